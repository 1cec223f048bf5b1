//! The choice of an opponent.

use bevy::prelude::*;

use super::{ChosenTier, HalfBelow, folding_list};
use crate::{
    app::{
        action::Action,
        fonts::Weight,
        i18n::Phrase,
        screen::{FrameSystems, Screen},
        settings::Settings,
        storage::Store,
        tuning::Tuning,
        ui::{
            focus::{Focus, Focusable},
            hit::Hit,
            layout::Area,
            palette::Role,
            text::TextSize,
            widget::{button, button_frame, column, label},
        },
    },
    card::tier_name,
    engine::Tier,
};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Screen::Tiers), spawn_tiers)
        .add_systems(
            Update,
            (choose_with_focus, focus_chosen)
                .chain()
                .run_if(in_state(Screen::Tiers))
                .in_set(FrameSystems::Show),
        );
}

/// The height four cards, their title and hint need one below the other.
const ONE_COLUMN: f32 = 410.0;

const fn flavour(tier: Tier) -> &'static str {
    match tier {
        Tier::Beginner => "tier-beginner-flavour",
        Tier::Intermediate => "tier-intermediate-flavour",
        Tier::Expert => "tier-expert-flavour",
    }
}

fn spawn_tiers(
    mut commands: Commands,
    tuning: Res<Tuning>,
    store: Res<Store>,
    settings: Res<Settings>,
    chosen: Res<ChosenTier>,
    mut focus: ResMut<Focus>,
) {
    // Which tier Enter would start is seen from the first.
    focus.show();
    let body = commands
        .spawn((
            Name::new("Tiers"),
            DespawnOnExit(Screen::Tiers),
            Area::Body,
            Node { ..column(8.0) },
            children![label(
                Phrase::new("tiers-title"),
                TextSize::Heading,
                Weight::Bold,
                Role::Ink
            )],
        ))
        .id();
    let list = commands
        .spawn((
            ChildOf(body),
            Node {
                max_width: px(560),
                ..folding_list(8.0)
            },
        ))
        .id();
    for tier in Tier::ALL {
        let (four, eight) = tuning.players.tier(tier).cooldowns;
        let cooldowns = Phrase::new("tier-cooldowns")
            .number("four", four)
            .number("eight", eight);
        let best = store
            .best(tier)
            .map_or(Phrase::new("tier-uncleared"), |turns| {
                Phrase::new("tier-best").number("turns", turns)
            });
        let focusable = Focusable {
            layer: 0,
            order: tier.index() as u8,
            first: tier == chosen.0,
        };
        commands.spawn((
            ChildOf(list),
            HalfBelow(ONE_COLUMN),
            button_frame(Action::StartTier(tier), focusable, Role::Quiet),
            children![
                label(
                    Phrase::new(tier_name(tier)),
                    TextSize::Body,
                    Weight::Bold,
                    Role::Ink
                ),
                line(Phrase::new(flavour(tier))),
                line(cooldowns),
                line(best),
            ],
        ));
    }
    let focusable = Focusable {
        layer: 0,
        order: Tier::ALL.len() as u8,
        first: false,
    };
    commands.spawn((
        ChildOf(list),
        HalfBelow(ONE_COLUMN),
        button(Action::Back, Phrase::new("tiers-back"), focusable),
    ));
    let hint = if settings.touch {
        "tiers-hint-touch"
    } else {
        "tiers-hint-keys"
    };
    commands.spawn((ChildOf(body), line(Phrase::new(hint))));
}

fn line(phrase: Phrase) -> impl Bundle {
    label(phrase, TextSize::Small, Weight::Regular, Role::InkSoft)
}

/// Going to a tier with the arrows chooses it.
fn choose_with_focus(focus: Res<Focus>, hits: Query<&Hit>, mut chosen: ResMut<ChosenTier>) {
    if focus.is_changed()
        && let Some(entity) = focus.entity()
        && let Ok(&Hit::Action(Action::StartTier(tier))) = hits.get(entity)
        && chosen.0 != tier
    {
        chosen.0 = tier;
    }
}

/// Choosing a tier by its number goes there.
fn focus_chosen(
    chosen: Res<ChosenTier>,
    mut focus: ResMut<Focus>,
    buttons: Query<(Entity, &Hit), With<Focusable>>,
) {
    if !chosen.is_changed() {
        return;
    }
    let card = buttons
        .iter()
        .find(|&(_, &hit)| hit == Hit::Action(Action::StartTier(chosen.0)));
    if let Some((entity, _)) = card
        && focus.entity() != Some(entity)
    {
        focus.set(entity);
        focus.show();
    }
}
