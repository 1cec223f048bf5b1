//! TEMPORARY stub by the lead so that the app compiles; helper: overwrite.
use bevy::prelude::*;
pub const HAS_PAGE: bool = cfg!(target_family = "wasm");
pub const WINDOW_FOCUS_IS_APP_FOCUS: bool = !HAS_PAGE;
pub fn plugin(_: &mut App) {}
pub fn window() -> Window { Window { title: "Stacked".into(), ..default() } }
pub fn insets() -> [f32; 4] { [0.0; 4] }
pub fn is_touch() -> bool { false }
pub fn prefers_reduced_motion() -> bool { false }
pub fn fresh_seed() -> u64 { 1 }
pub fn preferred_languages() -> Vec<String> { Vec::new() }
pub fn toggle_fullscreen() {}
pub fn speak(_code: &str, _title: &str) {}
pub fn show_mirror(_: &str) {}
pub fn take_page_wishes() -> Vec<String> { Vec::new() }
pub fn take_page_left() -> bool { false }
pub fn wake() {}
pub async fn breathe() {}
pub fn slice_started() -> f64 { 0.0 }
pub fn slice_ended(_: f64) {}
