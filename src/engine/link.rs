//! A match as the code of a link: what stands behind `#r=` in the page's address.
//!
//! The same log as the record, in the 64 characters that need no escape in an address,
//! six bits each: the version, then the rules, the seed, the opening and one group of
//! bits a turn, then a checksum. On the 4x4 board a turn takes eight bits. Whatever is
//! read is played by the rules: a code can be made up, its result cannot.

use std::fmt;

use super::{Cell, Dir, Game, Move, RecordError, Rules, Size, Slot, Tier, Tile};
use super::{record, rng};

/// Raised with the rules, or when the bits are laid out otherwise.
const VERSION: char = '1';
const DIGITS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
const BITS_OF_DIGIT: u32 = 6;
const DIGITS_OF_CHECKSUM: usize = 4;

const BITS_OF_TIER: u32 = 2;
const BITS_OF_SIDE: u32 = 3;
const BITS_OF_COOLDOWN: u32 = 8;
const BITS_OF_SEED: u32 = 64;
const BITS_OF_EXPONENT: u32 = 6;
const BITS_OF_SLOT: u32 = 2;
const BITS_OF_DIR: u32 = 2;
/// Numbers that are mostly small come in groups of this many bits, each with one more
/// that says whether another group follows.
const BITS_OF_GROUP: u32 = 7;

/// Why a text is no code of a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LinkError {
    /// Made by another version of the game.
    Version,
    /// Cut off, mistyped or changed.
    Damaged,
    /// Whole, but the rules do not allow what it tells.
    Record(RecordError),
}

impl fmt::Display for LinkError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Version => f.write_str("the code is of another version of the game"),
            Self::Damaged => f.write_str("the code is damaged"),
            Self::Record(fault) => fault.fmt(f),
        }
    }
}

impl std::error::Error for LinkError {}

impl Game {
    /// The match as the code of a link.
    pub fn to_link(&self) -> String {
        let Rules {
            size,
            tier,
            cooldowns,
        } = *self.rules();
        let mut bits = Writer::default();
        bits.put(tier.index() as u64, BITS_OF_TIER);
        for side in [size.rows(), size.cols()] {
            bits.put(u64::from(side - Size::MIN_SIDE), BITS_OF_SIDE);
        }
        for cooldown in &cooldowns[1..] {
            bits.put(u64::from(*cooldown), BITS_OF_COOLDOWN);
        }
        bits.put(self.seed(), BITS_OF_SEED);
        bits.put_number(self.undone().into());
        bits.put_number(self.opening().len() as u64);
        for &(cell, tile) in self.opening() {
            bits.put(size.index(cell) as u64, bits_of_cell(size));
            bits.put(tile.exponent().into(), BITS_OF_EXPONENT);
        }
        bits.put_number(self.moves().len() as u64);
        for played in self.moves() {
            match *played {
                Move::Place { tile, cell } => {
                    bits.put(u64::from(tile.exponent()), BITS_OF_SLOT);
                    bits.put(size.index(cell) as u64, bits_of_cell(size));
                }
                Move::Slide(dir) => bits.put(dir.index() as u64, BITS_OF_DIR),
            }
        }
        let digits = bits.digits();
        format!("{VERSION}{digits}{}", checksum(&digits))
    }

    /// Reads the code of a link and plays the match again, move by move.
    ///
    /// # Errors
    /// When the text is no code, or tells what the rules do not allow.
    pub fn from_link(code: &str) -> Result<Self, LinkError> {
        let rest = code.strip_prefix(VERSION).ok_or(LinkError::Version)?;
        let sum_at = rest.len().checked_sub(DIGITS_OF_CHECKSUM);
        let (digits, sum) = sum_at
            .and_then(|at| rest.split_at_checked(at))
            .ok_or(LinkError::Damaged)?;
        if checksum(digits) != sum {
            return Err(LinkError::Damaged);
        }
        let mut bits = Reader::of(digits).ok_or(LinkError::Damaged)?;
        let game = read(&mut bits)
            .ok_or(LinkError::Damaged)?
            .map_err(LinkError::Record)?;
        // One match has one code: nothing may hide in bits that are not read.
        if game.to_link() == code {
            Ok(game)
        } else {
            Err(LinkError::Damaged)
        }
    }
}

/// None when the bits end too early or hold what no match has.
fn read(bits: &mut Reader) -> Option<Result<Game, RecordError>> {
    let tier = *Tier::ALL.get(bits.index(BITS_OF_TIER)?)?;
    let mut side = || u8::try_from(bits.take(BITS_OF_SIDE)?).ok();
    let size = Size::new(side()? + Size::MIN_SIDE, side()? + Size::MIN_SIDE).ok()?;
    let mut cooldown = || u8::try_from(bits.take(BITS_OF_COOLDOWN)?).ok();
    let rules = Rules {
        size,
        tier,
        cooldowns: [0, cooldown()?, cooldown()?],
    };
    let seed = bits.take(BITS_OF_SEED)?;
    let undone = u32::try_from(bits.number()?).ok()?;
    let mut opening = Vec::new();
    for _ in 0..bits.number()? {
        let cell = bits.cell(size)?;
        let exponent = u8::try_from(bits.take(BITS_OF_EXPONENT)?).ok()?;
        opening.push((cell, Tile::from_exponent(exponent)?));
    }
    if let Err(fault) = record::check_opening(&rules, &opening) {
        return Some(Err(fault));
    }
    let mut game = Game::with_opening(rules, seed, opening);
    for index in 0..bits.number()? {
        let played = if index % 2 == 0 {
            let slot = Slot::ALL.get(bits.index(BITS_OF_SLOT)?.checked_sub(1)?)?;
            let cell = bits.cell(size)?;
            Move::Place {
                tile: slot.tile(),
                cell,
            }
        } else {
            Move::Slide(*Dir::ALL.get(bits.index(BITS_OF_DIR)?)?)
        };
        if let Err(illegal) = game.play(played) {
            let turn = usize::try_from(index / 2 + 1).ok()?;
            return Some(Err(RecordError::Turn { turn, illegal }));
        }
    }
    game.set_undone(undone);
    Some(Ok(game))
}

fn bits_of_cell(size: Size) -> u32 {
    size.area().next_power_of_two().trailing_zeros()
}

/// Told apart from a slip or a cut, not from a forger: the rules are for those.
fn checksum(digits: &str) -> String {
    let sum = digits
        .bytes()
        .fold(0, |sum, digit| rng::scrambled(sum ^ u64::from(digit)));
    let mut bits = Writer::default();
    let width = BITS_OF_DIGIT * DIGITS_OF_CHECKSUM as u32;
    bits.put(sum >> (u64::BITS - width), width);
    bits.digits()
}

#[derive(Default)]
struct Writer(Vec<bool>);

impl Writer {
    fn put(&mut self, value: u64, width: u32) {
        self.0
            .extend((0..width).rev().map(|bit| value >> bit & 1 == 1));
    }

    fn put_number(&mut self, mut value: u64) {
        while value >> BITS_OF_GROUP > 0 {
            self.put(1, 1);
            self.put(value, BITS_OF_GROUP);
            value >>= BITS_OF_GROUP;
        }
        self.put(0, 1);
        self.put(value, BITS_OF_GROUP);
    }

    fn digits(&self) -> String {
        let digits = self.0.chunks(BITS_OF_DIGIT as usize).map(|bits| {
            let set = bits.iter().enumerate().filter(|(_, bit)| **bit);
            let value: usize = set
                .map(|(at, _)| 1 << (BITS_OF_DIGIT as usize - 1 - at))
                .sum();
            char::from(DIGITS[value])
        });
        digits.collect()
    }
}

struct Reader {
    bits: Vec<bool>,
    at: usize,
}

impl Reader {
    fn of(digits: &str) -> Option<Self> {
        let mut bits = Writer::default();
        for digit in digits.bytes() {
            let value = DIGITS.iter().position(|&known| known == digit)?;
            bits.put(value as u64, BITS_OF_DIGIT);
        }
        Some(Self {
            bits: bits.0,
            at: 0,
        })
    }

    fn take(&mut self, width: u32) -> Option<u64> {
        let end = self.at + width as usize;
        let bits = self.bits.get(self.at..end)?;
        self.at = end;
        Some(
            bits.iter()
                .fold(0, |value, &bit| value << 1 | u64::from(bit)),
        )
    }

    fn index(&mut self, width: u32) -> Option<usize> {
        usize::try_from(self.take(width)?).ok()
    }

    fn cell(&mut self, size: Size) -> Option<Cell> {
        let index = self.index(bits_of_cell(size))?;
        size.cell(index)
    }

    fn number(&mut self) -> Option<u64> {
        let mut value = 0;
        for shift in (0..u64::BITS).step_by(BITS_OF_GROUP as usize) {
            let more = self.take(1)? == 1;
            value |= self.take(BITS_OF_GROUP)? << shift;
            if !more {
                return Some(value);
            }
        }
        None
    }
}
