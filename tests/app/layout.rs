//! Everything has a place in every window: areas by arithmetic, and every text in every
//! language on every screen, measured on the real layout.

use bevy::{prelude::*, text::TextLayoutInfo, ui::ComputedNode};
use stacked::{
    app::{
        action::Action,
        i18n::{Lang, Words},
        play::{Intent, Occasion, Turn},
        screen::Screen,
        tuning::Tuning,
        ui::{
            hit::Hit,
            layout::{Area, Layout},
        },
    },
    engine::{Board, Game, Size, Slot, Tier},
};

use super::harness::{Player, place};

const MATCH_AREAS: [Area; 11] = [
    Area::Brand,
    Area::Language,
    Area::Hud,
    Area::Status,
    Area::PauseButton,
    Area::Board,
    Area::RackTitle,
    Area::Slot(0),
    Area::Slot(1),
    Area::Slot(2),
    Area::Hint,
];
/// What rounding may do, in pixels.
const SLACK: f32 = 0.6;

fn holds(outer: Rect, inner: Rect) -> bool {
    let outer = outer.inflate(SLACK);
    outer.contains(inner.min) && outer.contains(inner.max)
}

fn overlap(a: Rect, b: Rect) -> bool {
    let shared = a.intersect(b);
    shared.width() > SLACK && shared.height() > SLACK
}

#[test]
fn areas_lie_in_the_window_and_beside_each_other() {
    let sides = [
        320.0, 360.0, 390.0, 480.0, 568.0, 667.0, 768.0, 844.0, 1024.0, 1280.0, 1440.0,
    ];
    let mut sizes = vec![Vec2::new(2560.0, 1440.0), Vec2::new(1440.0, 2560.0)];
    for width in sides {
        for height in sides {
            if f32::max(width, height) >= 480.0 {
                sizes.push(Vec2::new(width, height));
            }
        }
    }
    for size in sizes {
        check_areas(size, [0.0; 4]);
        if size.y >= 667.0 {
            check_areas(size, [47.0, 0.0, 34.0, 0.0]);
        } else if size.x >= 667.0 && size.y >= 360.0 {
            check_areas(size, [0.0, 47.0, 21.0, 47.0]);
        }
    }
}

fn check_areas(size: Vec2, insets: [f32; 4]) {
    let layout = Layout::new(size, insets);
    let safe = layout.rect(Area::Safe);
    for (i, area) in MATCH_AREAS.into_iter().enumerate() {
        let rect = layout.rect(area);
        let what = format!("{area:?} {rect:?} at {size} less {insets:?}");
        assert!(holds(safe, rect), "{what} leaves {safe:?}");
        assert!(
            rect.width() > 1.0 && rect.height() > 1.0,
            "{what} is nothing"
        );
        for other in &MATCH_AREAS[..i] {
            let other_rect = layout.rect(*other);
            assert!(
                !overlap(rect, other_rect),
                "{what} overlaps {other:?} {other_rect:?}"
            );
        }
        if matches!(area, Area::Slot(_) | Area::PauseButton) {
            assert!(rect.size().min_element() >= 48.0, "{what} is too small");
        }
    }
    assert!(holds(safe, layout.rect(Area::Body)));
    let cell = layout.rect(Area::Board).width() * Layout::cell();
    assert!(
        cell >= 48.0 - SLACK,
        "a cell of {cell} at {size} less {insets:?}"
    );
}

/// Phones, and screens of 1280x800 and 1280x720 zoomed to 200 %.
const WINDOWS: [(u32, u32); 8] = [
    (320, 568),
    (320, 480),
    (480, 320),
    (568, 320),
    (390, 844),
    (1280, 800),
    (640, 400),
    (640, 360),
];

#[test]
fn every_text_fits_on_every_screen() {
    let mut faults = Vec::new();
    for window in WINDOWS {
        for touch in [false, true] {
            tour(window, touch, &mut |player, screen| {
                for lang in Lang::ALL {
                    player.app.world_mut().resource_mut::<Words>().set(lang);
                    player.steps(3);
                    let here = format!("{window:?} {lang:?} touch {touch} {screen}");
                    faults.extend(faults_of(player).map(|fault| format!("{here}: {fault}")));
                }
            });
        }
    }
    faults.dedup();
    assert!(
        faults.is_empty(),
        "{} faults\n{}",
        faults.len(),
        faults.join("\n")
    );
}

/// Looks at every screen, the fullest way it can be.
fn tour(window: (u32, u32), touch: bool, look: &mut impl FnMut(&mut Player, &str)) {
    let mut player = Player::in_window(window, None);
    look(&mut player, "title");
    // Of the tier with the longest name.
    let rules = Tuning::default().players.rules(Tier::Intermediate);
    let nearly_choked = Board::parse("2 4 2 4 / 4 2 4 2 / 2 4 2 4 / 4 2 4 .", Size::CLASSIC);
    let game = Game::with_opening(rules, 7, nearly_choked.unwrap().tiles().collect());
    let mut player = Player::in_window(window, Some(&game));
    player.set_touch(touch);
    for tier in Tier::ALL {
        player.store().offer_best(tier, 225);
    }
    player.act(Action::Settings);
    look(&mut player, "settings");
    player.act(Action::Erase);
    look(&mut player, "erase?");
    player.act(Action::CancelErase);
    player.act(Action::Back);
    player.act(Action::Statistics);
    look(&mut player, "no statistics");
    player.act(Action::Back);
    for turns in [9_999, 12_000, 15_000, 18_000, 20_000, 22_000, 24_999] {
        player.store().add_result(Tier::Expert, Some(turns));
    }
    player.act(Action::Statistics);
    player.act(Action::ChooseTier(Tier::Expert));
    look(&mut player, "statistics");
    player.act(Action::Back);
    player.act(Action::Play);
    look(&mut player, "tiers");
    player.act(Action::Back);
    look(&mut player, "title with a match");
    player.act(Action::ToggleLanguages);
    look(&mut player, "languages");
    player.act(Action::ToggleLanguages);

    player.act(Action::HowTo);
    while player.turn() != Turn::Over {
        player.until_turn(Turn::Placing);
        player.steps(3);
        look(&mut player, "how to play, pick");
        let advice = {
            let world = player.app.world();
            let tuning = world.resource::<Tuning>();
            Occasion::Lesson.advice(tuning, player.game())
        };
        let (slot, cell) = advice.unwrap();
        player.act(Action::SelectSlot(slot));
        look(&mut player, "how to play, place");
        player.wish(place(slot, "a1"));
        player.steps(3);
        look(&mut player, "how to play, elsewhere");
        player.wish(Intent::Place { slot, cell });
        player.steps(3);
        look_frozen(&mut player, "how to play, watch", look);
        player.until("the answer", |player| player.turn() != Turn::Thinking);
    }
    player.steps(3);
    look(&mut player, "how to play, done");
    player.act(Action::Back);

    player.act(Action::Continue);
    look(&mut player, "play");
    player.act(Action::Pause);
    look(&mut player, "pause");
    player.act(Action::Resume);
    player.wish(place(Slot::Two, "d4"));
    player.until_screen(Screen::Summary);
    player.steps(3);
    look(&mut player, "summary");
    player.act(Action::Share);
    look(&mut player, "share card");
    player.act(Action::CopyCard);
    look(&mut player, "share card, copied or not");
    player.act(Action::CloseCard);
    player.act(Action::Retry);
    player.steps(3);
    look(&mut player, "ready");
    player.act(Action::Pause);
    look(&mut player, "pause before the match");
    player.act(Action::Resume);
    player.until_turn(Turn::Placing);
    while player.position().turn() < 6 {
        let cell = player.position().board().empty_cells().next().unwrap();
        let slot = Slot::Two;
        player.wish(Intent::Place { slot, cell });
        player.steps(2);
        player.until("the answer", |player| player.turn() != Turn::Thinking);
    }
    look_frozen(&mut player, "the answer", look);
    player.until_turn(Turn::Placing);
    let cells: Vec<_> = player.position().board().empty_cells().take(2).collect();
    for cell in cells {
        let slot = Slot::Eight;
        player.wish(Intent::Place { slot, cell });
    }
    player.steps(3);
    look_frozen(&mut player, "a tile waits", look);
    player.until_turn(Turn::Placing);
    player.act(Action::Restart);
    look(&mut player, "restart?");
}

/// The look must not let the turn go on.
fn look_frozen(player: &mut Player, screen: &str, look: &mut impl FnMut(&mut Player, &str)) {
    player.set_frame(std::time::Duration::ZERO);
    look(player, screen);
    player.set_frame(super::harness::FRAME);
}

struct Seen {
    layer: i32,
    /// Inside something that is pressed as one, whose clock covers its number.
    in_slot: bool,
    text: String,
    rect: Rect,
    parent: Rect,
}

/// Everything that is visible and does not fit.
fn faults_of(player: &mut Player) -> impl Iterator<Item = String> + use<> {
    let world = player.app.world_mut();
    let window = {
        let mut windows = world.query::<&Window>();
        let window = windows.single(world).unwrap();
        Rect::from_corners(Vec2::ZERO, window.size())
    };
    let rect_of = |node: &ComputedNode, place: &UiGlobalTransform| {
        Rect::from_center_size(place.translation, node.size())
    };
    let mut faults = Vec::new();
    let mut nodes = world.query::<(&ComputedNode, &UiGlobalTransform)>();
    let mut parents = world.query::<&ChildOf>();
    let mut hit_of = world.query::<&Hit>();
    let mut layers = world.query::<&GlobalZIndex>();
    let mut texts = world.query::<(
        Entity,
        &Text,
        &TextLayoutInfo,
        &ComputedNode,
        &UiGlobalTransform,
        &InheritedVisibility,
    )>();
    let mut seen = Vec::new();
    for (entity, text, info, node, place, visible) in texts.iter(world) {
        if !visible.get() || text.is_empty() {
            continue;
        }
        let size = info.size.max(node.size());
        let rect = Rect::from_center_size(place.translation, size);
        let parent = parents.get(world, entity).map(ChildOf::parent).unwrap();
        let (parent_node, parent_place) = nodes.get(world, parent).unwrap();
        let parent = rect_of(parent_node, parent_place);
        let mut root = entity;
        let mut layer = 0;
        let mut in_slot = false;
        while let Ok(up) = parents.get(world, root) {
            root = up.parent();
            in_slot |= matches!(hit_of.get(world, root), Ok(Hit::Slot(_)));
            layer = layers.get(world, root).map_or(layer, |index| index.0);
        }
        let text = text.0.clone();
        seen.push(Seen {
            layer,
            in_slot,
            text,
            rect,
            parent,
        });
    }
    for (i, it) in seen.iter().enumerate() {
        if !holds(window, it.rect) {
            faults.push(format!("{:?} {:?} leaves the window", it.text, it.rect));
        }
        if !holds(it.parent, it.rect) {
            faults.push(format!(
                "{:?} {:?} leaves {:?}",
                it.text, it.rect, it.parent
            ));
        }
        for other in &seen[..i] {
            let covers = it.in_slot && other.in_slot && it.parent != other.parent;
            if it.layer == other.layer && !covers && overlap(it.rect, other.rect) {
                faults.push(format!("{:?} lies on {:?}", it.text, other.text));
            }
        }
    }
    let mut hits = world.query::<(
        &Hit,
        &ComputedNode,
        &UiGlobalTransform,
        &InheritedVisibility,
    )>();
    for (hit, node, place, visible) in hits.iter(world) {
        let rect = rect_of(node, place);
        if !visible.get() {
            continue;
        }
        if !holds(window, rect) {
            faults.push(format!("{hit:?} {rect:?} leaves the window"));
        }
        let is_small = rect.size().min_element() < 48.0 - SLACK;
        if is_small && !matches!(hit, Hit::Cell(_)) {
            faults.push(format!("{hit:?} {rect:?} is too small for a thumb"));
        }
    }
    faults.into_iter()
}

#[test]
fn a_turned_phone_still_has_room_for_everything() {
    let mut faults = Vec::new();
    tour((390, 844), true, &mut |player, screen| {
        for (width, height) in [(844.0, 390.0), (390.0, 844.0)] {
            player.resize(width, height);
            let here = format!("turned to {width}x{height} {screen}");
            faults.extend(faults_of(player).map(|fault| format!("{here}: {fault}")));
        }
    });
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}
