//! Keeps the match: after every turn, so that a crash or a reload at any moment loses
//! nothing.

use bevy::prelude::*;

use super::{CurrentGame, Played, Reset, occasion::counts};
use crate::{
    app::{
        screen::FrameSystems,
        storage::{Best, Store},
    },
    engine::{Game, Status},
};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<LastResult>()
        .add_systems(Update, save.run_if(counts).in_set(FrameSystems::Show));
}

/// How the last finished match stands against the best.
#[derive(Resource, Default, Clone, Copy, Debug, PartialEq, Eq)]
pub struct LastResult {
    pub new_best: bool,
}

fn save(
    mut resets: MessageReader<Reset>,
    mut played: MessageReader<Played>,
    current: Res<CurrentGame>,
    mut store: ResMut<Store>,
    mut result: ResMut<LastResult>,
) {
    let changed = resets.read().count() + played.read().count() > 0;
    let Some(game) = current.get().filter(|_| changed) else {
        return;
    };
    if game.position().status() == Status::Choked {
        *result = finish(game, &mut store);
    } else {
        store.save_match(&game.to_string());
    }
}

fn finish(game: &Game, store: &mut Store) -> LastResult {
    store.add_record(&game.to_string());
    store.clear_match();
    let new_best = game.undone() == 0
        && store.offer_best(game.rules().tier, game.position().turn()) == Best::New;
    LastResult { new_best }
}
