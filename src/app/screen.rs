//! The states every other plugin hangs on. A leaf: it knows nobody.

use bevy::{prelude::*, state::state::FreelyMutableState, time::TimeSystems};

pub(super) fn plugin(app: &mut App) {
    app.init_state::<Screen>()
        .init_state::<Pause>()
        .init_state::<Dialog>()
        .add_computed_state::<AtBoard>()
        .add_systems(First, freeze_time.before(TimeSystems))
        .configure_sets(
            Update,
            (
                FrameSystems::Input,
                FrameSystems::Act,
                FrameSystems::Decide,
                FrameSystems::Play,
                FrameSystems::Show,
            )
                .chain(),
        );
}

/// What fills the window.
#[derive(States, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Screen {
    #[default]
    Title,
    Tiers,
    Ready,
    Play,
    Summary,
    /// The guided first match.
    HowTo,
    Settings,
    Statistics,
    /// A recorded match, shown again.
    Replay,
}

impl Screen {
    /// The word the page and its tests know the screen by.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Title => "title",
            Self::Tiers => "tiers",
            Self::Ready => "ready",
            Self::Play => "play",
            Self::Summary => "summary",
            Self::HowTo => "how-to",
            Self::Settings => "settings",
            Self::Statistics => "statistics",
            Self::Replay => "replay",
        }
    }

    /// True while a match is on the board and the clock may run.
    pub const fn is_match(self) -> bool {
        matches!(self, Self::Ready | Self::Play | Self::HowTo)
    }

    /// True where the match on the board takes placements.
    pub const fn takes_moves(self) -> bool {
        matches!(self, Self::Play | Self::HowTo)
    }
}

/// Exists while the match on the board takes placements.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct AtBoard;

impl ComputedStates for AtBoard {
    type SourceStates = Screen;

    fn compute(screen: Screen) -> Option<Self> {
        screen.takes_moves().then_some(Self)
    }
}

/// Whether a match stands still.
#[derive(States, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Pause {
    #[default]
    Running,
    Paused,
}

/// A question that lies over everything else.
#[derive(States, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Dialog {
    #[default]
    None,
    /// "Restart this match?"
    Restart,
    /// The list of languages.
    Languages,
    /// "Erase everything?"
    Erase,
    /// The card of a finished match.
    Share,
}

impl Dialog {
    /// The word the page and its tests know the dialog by.
    pub const fn name(self) -> Option<&'static str> {
        match self {
            Self::None => None,
            Self::Restart => Some("restart"),
            Self::Languages => Some("languages"),
            Self::Erase => Some("erase"),
            Self::Share => Some("share"),
        }
    }
}

/// A run condition: neither pause nor a question holds the match.
pub fn match_runs(pause: Res<State<Pause>>, dialog: Res<State<Dialog>>) -> bool {
    *pause.get() == Pause::Running && *dialog.get() == Dialog::None
}

/// Animations, thinking and waiting all go by virtual time, so they freeze with it.
fn freeze_time(
    pause: Res<State<Pause>>,
    dialog: Res<State<Dialog>>,
    mut time: ResMut<Time<Virtual>>,
) {
    let runs = match_runs(pause, dialog);
    if runs && time.is_paused() {
        time.unpause();
    } else if !runs && !time.is_paused() {
        time.pause();
    }
}

/// The order of one frame: every placement is granted and shown in the frame in which
/// it was wished.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FrameSystems {
    /// Devices become actions and wishes.
    Input,
    /// Actions change screens, pause and selection.
    Act,
    /// The Slider answers.
    Decide,
    /// Wishes are granted or refused.
    Play,
    /// What happened becomes visible, audible and stored.
    Show,
}

/// Asks for a state unless it already is the current one, so that nothing is left and
/// entered again.
pub fn go<S: FreelyMutableState + Copy>(state: &State<S>, next: &mut NextState<S>, to: S) {
    if *state.get() != to {
        next.set(to);
    }
}
