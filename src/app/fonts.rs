//! The embedded fonts: one family for each language, in two weights.
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
        .insert(AssetId::default(), font(Lang::En, Weight::Regular))
        .expect("the default id is a UUID, which has no generation to be outdated");
    let fonts =
        Fonts(Lang::ALL.map(|lang| Weight::ALL.map(|weight| assets.add(font(lang, weight)))));
    app.insert_resource(fonts).add_systems(
        PostUpdate,
        set_fonts.before(load_font_assets_into_font_collection),
    );
}

/// Characters that code may draw besides printable ASCII; every font has them.
pub const SYMBOLS: &str = "▲×–—…·←↑→↓";

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

/// Handles of all fonts.
#[derive(Resource)]
pub struct Fonts([[Handle<Font>; Weight::ALL.len()]; Lang::ALL.len()]);

impl Fonts {
    pub fn get(&self, lang: Lang, weight: Weight) -> &Handle<Font> {
        &self.0[lang as usize][weight as usize]
    }
}

/// The font file of a language and weight.
pub fn bytes(lang: Lang, weight: Weight) -> &'static [u8] {
    match (lang, weight) {
        (Lang::En, Weight::Regular) => include_bytes!("../../assets/fonts/en-regular.ttf"),
        (Lang::En, Weight::Bold) => include_bytes!("../../assets/fonts/en-bold.ttf"),
        (Lang::Ja, Weight::Regular) => include_bytes!("../../assets/fonts/ja-regular.otf"),
        (Lang::Ja, Weight::Bold) => include_bytes!("../../assets/fonts/ja-bold.otf"),
    }
}

fn font(lang: Lang, weight: Weight) -> Font {
    Font::from_bytes(bytes(lang, weight).to_vec())
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
