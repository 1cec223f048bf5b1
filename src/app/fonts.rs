//! The embedded fonts: a family for each script, in two weights.
//!
//! `tools/fonts.py` cuts them to the glyphs the words need. Nothing is loaded
//! at run time, and no font is ever removed: that would rebuild all text.

use bevy::{prelude::*, text::load_font_assets_into_font_collection};

use super::i18n::{Lang, Words};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Assets<Font>>();
    let mut assets = app.world_mut().resource_mut::<Assets<Font>>();
    // Text without a `Weight` still shows.
    assets
        .insert(AssetId::default(), font(Family::Latin, Weight::Regular))
        .expect("the default id is a UUID, which has no generation to be outdated");
    let fonts =
        Fonts(Family::ALL.map(|family| Weight::ALL.map(|weight| assets.add(font(family, weight)))));
    app.insert_resource(fonts).add_systems(
        PostUpdate,
        set_fonts.before(load_font_assets_into_font_collection),
    );
}

/// Characters that code may draw besides printable ASCII; every font has them.
pub const SYMBOLS: &str = "▲×–—…·←↑→↓";

/// Fonts that belong together. The three with Han characters have each their own forms of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Family {
    /// And Cyrillic.
    Latin,
    Chinese,
    Japanese,
    Korean,
}

impl Family {
    pub const ALL: [Self; 4] = [Self::Latin, Self::Chinese, Self::Japanese, Self::Korean];

    pub const fn of(lang: Lang) -> Self {
        match lang {
            Lang::En | Lang::Es | Lang::De | Lang::Fr | Lang::Ru => Self::Latin,
            Lang::Zh => Self::Chinese,
            Lang::Ja => Self::Japanese,
            Lang::Ko => Self::Korean,
        }
    }
}

/// How heavy a text is; its font follows the language.
#[derive(Component, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[require(TextFont)]
pub enum Weight {
    #[default]
    Regular,
    Bold,
}

impl Weight {
    pub const ALL: [Self; 2] = [Self::Regular, Self::Bold];
}

/// Keeps a text with a [`Weight`] in one language's font, such as a name in the switcher.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct FontOf(pub Lang);

/// Handles of all fonts, in the order of [`Family::ALL`] and [`Weight::ALL`].
#[derive(Resource)]
pub struct Fonts([[Handle<Font>; Weight::ALL.len()]; Family::ALL.len()]);

impl Fonts {
    pub fn get(&self, lang: Lang, weight: Weight) -> &Handle<Font> {
        &self.0[Family::of(lang) as usize][weight as usize]
    }
}

/// The font file of a family and weight.
pub fn bytes(family: Family, weight: Weight) -> &'static [u8] {
    macro_rules! file {
        ($name:literal) => {
            include_bytes!(concat!("../../assets/fonts/", $name))
        };
    }
    match (family, weight) {
        (Family::Latin, Weight::Regular) => file!("latin-regular.ttf"),
        (Family::Latin, Weight::Bold) => file!("latin-bold.ttf"),
        (Family::Chinese, Weight::Regular) => file!("zh-regular.otf"),
        (Family::Chinese, Weight::Bold) => file!("zh-bold.otf"),
        (Family::Japanese, Weight::Regular) => file!("ja-regular.otf"),
        (Family::Japanese, Weight::Bold) => file!("ja-bold.otf"),
        (Family::Korean, Weight::Regular) => file!("ko-regular.otf"),
        (Family::Korean, Weight::Bold) => file!("ko-bold.otf"),
    }
}

fn font(family: Family, weight: Weight) -> Font {
    Font::from_bytes(bytes(family, weight).to_vec())
}

/// Looks at every text: a `TextFont` put in anew for another size has lost its font.
fn set_fonts(
    words: Res<Words>,
    fonts: Res<Fonts>,
    mut texts: Query<(&Weight, Option<&FontOf>, &mut TextFont)>,
) {
    for (&weight, own, mut text_font) in &mut texts {
        let lang = own.map_or(words.lang(), |own| own.0);
        let wanted = FontSource::Handle(fonts.get(lang, weight).clone());
        if text_font.font != wanted {
            text_font.font = wanted;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::i18n;

    fn font_of(app: &App, entity: Entity) -> FontSource {
        app.world()
            .get::<TextFont>(entity)
            .expect("Weight requires TextFont")
            .font
            .clone()
    }

    #[test]
    fn the_font_follows_weight_and_language() {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, i18n::plugin, plugin));
        let label = app
            .world_mut()
            .spawn((Text::new("2048"), Weight::Bold))
            .id();
        let name = app
            .world_mut()
            .spawn((
                Text::new(Lang::Ja.name()),
                Weight::Regular,
                FontOf(Lang::Ja),
            ))
            .id();
        let handle = |app: &App, lang, weight| {
            FontSource::Handle(app.world().resource::<Fonts>().get(lang, weight).clone())
        };
        app.update();
        assert_eq!(font_of(&app, label), handle(&app, Lang::En, Weight::Bold));
        assert_eq!(font_of(&app, name), handle(&app, Lang::Ja, Weight::Regular));

        app.world_mut().resource_mut::<Words>().set(Lang::Ja);
        app.update();
        assert_eq!(font_of(&app, label), handle(&app, Lang::Ja, Weight::Bold));

        app.world_mut().resource_mut::<Words>().set(Lang::En);
        app.world_mut()
            .entity_mut(label)
            .insert(TextFont::from_font_size(12.0));
        app.update();
        assert_eq!(font_of(&app, label), handle(&app, Lang::En, Weight::Bold));
    }

    #[test]
    fn stray_text_has_a_font() {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, i18n::plugin, plugin));
        assert!(
            app.world()
                .resource::<Assets<Font>>()
                .contains(AssetId::default())
        );
    }
}
