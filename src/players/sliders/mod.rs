//! Agents for the Slider's seat.

mod tier;

pub use tier::{Answer, TierSearch, TierSlider, blundered};
