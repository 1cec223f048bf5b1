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
    if game.moves().is_empty() {
        give_up_saved(&mut store);
    }
    if game.position().status() == Status::Choked {
        *result = finish(game, &mut store);
    } else {
        store.save_match(&game.to_string());
    }
}

/// A match that has begun ends when another one takes its place.
fn give_up_saved(store: &mut Store) {
    let saved = store.load_match().and_then(|record| record.parse().ok());
    if let Some(saved) = saved.filter(|saved: &Game| !saved.moves().is_empty()) {
        store.add_result(saved.rules().tier, None);
    }
}

fn finish(game: &Game, store: &mut Store) -> LastResult {
    let (tier, turns) = (game.rules().tier, game.position().turn());
    store.add_record(&game.to_string());
    store.add_result(tier, Some(turns));
    store.clear_match();
    let new_best = game.undone() == 0 && store.offer_best(tier, turns) == Best::New;
    LastResult { new_best }
}
