//! Every sound, made from a few notes. Pure: samples out, and the same on every machine.

use super::Cue;
use crate::engine::Tile;

/// Samples a second.
pub const RATE: u32 = 44_100;

/// Loudness of the softest and of the loudest wave, before the player's volume.
const SOFT: f32 = 0.12;
const FULL: f32 = 0.3;

/// How a note rises, in seconds. Without it there would be a crack.
const ATTACK: f32 = 0.004;

/// The steps of a pentatonic scale above its root: whatever merges, nothing clashes.
const SCALE: [f32; 5] = [1.0, 9.0 / 8.0, 5.0 / 4.0, 3.0 / 2.0, 5.0 / 3.0];
/// C4, in hertz.
const ROOT: f32 = 261.63;

/// The form of one vibration.
#[derive(Clone, Copy)]
enum Wave {
    Sine,
    /// Like a sine with an edge to it.
    Reed,
    /// Air.
    Noise,
}

/// One tone that fades. Times in seconds, frequencies in hertz.
#[derive(Clone, Copy)]
struct Note {
    wave: Wave,
    from: f32,
    to: f32,
    at: f32,
    length: f32,
    loudness: f32,
}

impl Note {
    const fn new(wave: Wave, hertz: f32, length: f32) -> Self {
        Self {
            wave,
            from: hertz,
            to: hertz,
            at: 0.0,
            length,
            loudness: FULL,
        }
    }

    const fn gliding_to(self, to: f32) -> Self {
        Self { to, ..self }
    }

    const fn at(self, at: f32) -> Self {
        Self { at, ..self }
    }

    const fn as_loud_as(self, loudness: f32) -> Self {
        Self { loudness, ..self }
    }
}

/// The sound of `cue` in one channel, [`RATE`] samples a second, each from -1 to 1.
pub fn render(cue: Cue) -> Vec<f32> {
    let notes = notes(cue);
    let end = notes
        .iter()
        .map(|note| note.at + note.length)
        .fold(0.0, f32::max);
    let mut samples = vec![0.0; samples_in(end)];
    for note in &notes {
        let start = samples_in(note.at);
        add(note, &mut samples[start..]);
    }
    for sample in &mut samples {
        *sample = sample.clamp(-1.0, 1.0);
    }
    samples
}

fn notes(cue: Cue) -> Vec<Note> {
    use Wave::{Noise, Reed, Sine};
    match cue {
        Cue::Click => vec![Note::new(Sine, 1046.5, 0.03).as_loud_as(SOFT)],
        Cue::Place => vec![
            Note::new(Sine, 392.0, 0.09).gliding_to(220.0),
            Note::new(Noise, 1.0, 0.02).as_loud_as(SOFT),
        ],
        Cue::Refused => vec![
            Note::new(Reed, 138.6, 0.08),
            Note::new(Reed, 130.8, 0.12).at(0.09),
        ],
        Cue::Slide => vec![
            Note::new(Noise, 1.0, 0.12).as_loud_as(SOFT),
            Note::new(Sine, 180.0, 0.11)
                .gliding_to(120.0)
                .as_loud_as(SOFT),
        ],
        Cue::Merge(tile) => {
            let hertz = pitch(tile);
            vec![
                Note::new(Sine, hertz, 0.32),
                Note::new(Sine, 2.0 * hertz, 0.18).as_loud_as(SOFT),
            ]
        }
        Cue::ClockReady => vec![
            Note::new(Sine, 1318.5, 0.07).as_loud_as(SOFT),
            Note::new(Sine, 1760.0, 0.14).at(0.07).as_loud_as(SOFT),
        ],
        Cue::Choke => rising(&[0, 2, 3, 5], 0.11, 0.4),
        Cue::NewBest => rising(&[0, 2, 3, 5, 7, 8, 10], 0.09, 0.7),
    }
}

/// An arpeggio over the given steps of the scale; its last note rings.
fn rising(steps: &[usize], apart: f32, ring: f32) -> Vec<Note> {
    let last = steps.len() - 1;
    (0..=last)
        .map(|place| {
            let length = if place == last { ring } else { 1.8 * apart };
            Note::new(Wave::Reed, scale(steps[place] + SCALE.len()), length)
                .at(apart * place as f32)
                .as_loud_as(0.2)
        })
        .collect()
}

/// Merges rise by a step of the scale with each doubling.
fn pitch(tile: Tile) -> f32 {
    scale(usize::from(tile.exponent()).saturating_sub(2).min(20))
}

/// The tone `step` steps above the root.
fn scale(step: usize) -> f32 {
    let octave = (1_u32 << (step / SCALE.len())) as f32;
    ROOT * octave * SCALE[step % SCALE.len()]
}

fn samples_in(seconds: f32) -> usize {
    (seconds * RATE as f32) as usize
}

fn add(note: &Note, samples: &mut [f32]) {
    let length = samples_in(note.length);
    let attack = ATTACK * RATE as f32;
    let mut phase = 0.0_f32;
    let mut noise = Hiss(1);
    for (n, sample) in samples.iter_mut().take(length).enumerate() {
        let part = n as f32 / length as f32;
        let left = 1.0 - part;
        let envelope = (n as f32 / attack).min(1.0) * left * left;
        phase = (phase + (note.from + (note.to - note.from) * part) / RATE as f32).fract();
        let wave = match note.wave {
            Wave::Sine => arch(phase),
            Wave::Reed => 0.6 * arch(phase) + 0.3 * arch((3.0 * phase).fract()),
            Wave::Noise => noise.next(),
        };
        *sample += note.loudness * envelope * wave;
    }
}

/// A sine to the ear, made of two parabolas. `phase` runs from 0 to 1.
fn arch(phase: f32) -> f32 {
    let x = 2.0 * phase - 1.0;
    -4.0 * x * (1.0 - x.abs())
}

/// Noise whose shrill part is smoothed away.
struct Hiss(u32);

impl Hiss {
    fn next(&mut self) -> f32 {
        let mut sum = 0.0;
        for _ in 0..4 {
            // The constants of Numerical Recipes' quick generator.
            self.0 = self.0.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            sum += (self.0 >> 16) as f32 / 32_768.0 - 1.0;
        }
        sum / 2.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cues() -> Vec<Cue> {
        let merges = (2..=20).map(|e| Cue::Merge(Tile::from_exponent(e).expect("in range")));
        [
            Cue::Click,
            Cue::Place,
            Cue::Refused,
            Cue::Slide,
            Cue::ClockReady,
            Cue::Choke,
            Cue::NewBest,
        ]
        .into_iter()
        .chain(merges)
        .collect()
    }

    /// How often the wave goes up through zero in a second.
    fn crossings(samples: &[f32]) -> f32 {
        let ups = samples.windows(2).filter(|w| w[0] < 0.0 && w[1] >= 0.0);
        ups.count() as f32 * RATE as f32 / samples.len() as f32
    }

    #[test]
    fn every_cue_is_heard_begins_and_ends_softly_and_is_short() {
        for cue in cues() {
            let samples = render(cue);
            let loudest = samples.iter().fold(0.0_f32, |most, s| most.max(s.abs()));
            assert!((0.05..=1.0).contains(&loudest), "{cue:?}: {loudest}");
            assert!(samples[0].abs() < 0.01, "{cue:?} begins with a crack");
            let last = samples.last().expect("it has samples");
            assert!(last.abs() < 0.01, "{cue:?} ends with a crack");
            assert!(samples.len() < samples_in(1.5), "{cue:?} is long");
        }
    }

    #[test]
    fn larger_merges_sound_higher() {
        let pitches: Vec<f32> = (2..=17)
            .map(|e| Cue::Merge(Tile::from_exponent(e).expect("in range")))
            .map(|cue| crossings(&render(cue)))
            .collect();
        assert!(pitches.is_sorted_by(|a, b| a < b), "{pitches:?}");
    }

    #[test]
    fn the_same_cue_gives_the_same_samples() {
        for cue in cues() {
            assert_eq!(render(cue), render(cue));
        }
    }
}
