//! Words in the player's language, and the systems that keep them on screen.
//!
//! An entity that shows a sentence carries a [`Phrase`] instead of a finished
//! string, so a language switch rewrites everything at once. No visible text
//! may be built anywhere else.

mod words;

use bevy::{prelude::*, text::load_font_assets_into_font_collection};

pub use crate::lang::{Lang, choose};
pub use words::{Arg, Phrase, Words};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Words>().add_systems(
        PostUpdate,
        write_phrases.before(load_font_assets_into_font_collection),
    );
}

fn write_phrases(words: Res<Words>, mut phrases: Query<(Ref<Phrase>, &mut Text)>) {
    for (phrase, mut text) in &mut phrases {
        if words.is_changed() || phrase.is_changed() {
            text.set_if_neq(Text(words.text_with(&phrase)));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text_of(app: &App, entity: Entity) -> &str {
        &app.world()
            .get::<Text>(entity)
            .expect("Phrase requires Text")
            .0
    }

    #[test]
    fn a_phrase_is_rewritten_when_it_or_the_language_changes() {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, plugin));
        let label = app
            .world_mut()
            .spawn(Phrase::new("summary-turns").number("turns", 1))
            .id();
        app.update();
        assert_eq!(text_of(&app, label), "Choked in 1 turn");

        app.world_mut()
            .entity_mut(label)
            .insert(Phrase::new("summary-turns").number("turns", 225));
        app.update();
        assert_eq!(text_of(&app, label), "Choked in 225 turns");

        app.world_mut().resource_mut::<Words>().set(Lang::Ja);
        app.update();
        assert_eq!(text_of(&app, label), "225ターンで詰み");
    }
}
