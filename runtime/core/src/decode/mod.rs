//! The decoder: words to instructions.
//!
//! A tree over the low 64 bits of a word, flattened into one array of `u64` (format in [`tree`]). [`build`] makes it
//! for exactly the instructions of a target; a generated crate carries the array for its default target as a `static`.
//! Both are walked by the same few lines, so live and generated decoders cannot differ. Generated crates ask a [`Choice`]
//! before the tree, printed as comparisons. Errors are explained off the hot path, in [`diagnose`].

mod build;
mod choice;
mod diagnose;
mod list;
mod tree;

pub use build::{build, keys};
pub use choice::{Choice, NONE, Test, choice, runs_of};
pub use diagnose::{DecodeError, Fault, Nearest, fault};
pub use list::List;
pub use tree::{Step, steps};

use crate::isa::{FeatureSet, Isa, OpId, Word};
use crate::target::Resolved;
use alloc::borrow::Cow;

/// Decodes the words of one target.
#[derive(Debug, Clone)]
pub struct Decoder {
    isa: &'static Isa,
    features: FeatureSet,
    lengths: &'static [(u32, u32, u16)],
    nodes: Cow<'static, [u64]>,
    /// The same entries, for walking.
    steps: Cow<'static, [Step]>,
}

impl Decoder {
    /// Builds the decoder of a target: quickly when it is a declared one, else its tree is searched for.
    pub fn new(isa: &'static Isa, target: &Resolved) -> Decoder {
        let nodes = build(isa, &target.features);
        Decoder {
            isa,
            features: target.features,
            lengths: target.lengths,
            steps: Cow::Owned(tree::steps_of(&nodes)),
            nodes: Cow::Owned(nodes),
        }
    }

    /// A decoder over an array that [`build`] made earlier for the same tables and features, and its [`steps`].
    pub const fn from_static(
        isa: &'static Isa,
        features: FeatureSet,
        lengths: &'static [(u32, u32, u16)],
        nodes: &'static [u64],
        steps: &'static [Step],
    ) -> Decoder {
        Decoder {
            isa,
            features,
            lengths,
            nodes: Cow::Borrowed(nodes),
            steps: Cow::Borrowed(steps),
        }
    }

    /// Tables of the machine.
    pub fn isa(&self) -> &'static Isa {
        self.isa
    }

    /// Features of the target.
    pub fn features(&self) -> &FeatureSet {
        &self.features
    }

    /// The tree's array.
    pub fn nodes(&self) -> &[u64] {
        &self.nodes
    }

    /// The instruction of a word; bits above the instruction's length may be anything. `None` when it is none.
    #[inline]
    pub fn decode(&self, word: Word) -> Option<OpId> {
        tree::decode(self.isa, &self.nodes, &self.steps, word)
    }

    /// Like [`Decoder::decode`] for a word of which only `bits` bits are there, and with the reason when it fails.
    ///
    /// # Errors
    /// The word is no instruction of the target, or fewer bits are there than the instruction has.
    #[inline]
    pub fn decode_checked(&self, word: Word, bits: u16) -> Result<OpId, DecodeError> {
        match self.decode(word) {
            Some(op) if self.isa.ops[op as usize].length <= bits => Ok(op),
            found => Err(diagnose::diagnose(self, word, bits, found)),
        }
    }

    /// Length in bits of the instruction that starts with these low bits, by the target's rule; when no rule fits, the
    /// machine's shortest.
    #[inline]
    pub fn length(&self, low: u32) -> u16 {
        match self.lengths.iter().find(|(mask, value, _)| low & mask == *value) {
            Some(l) => l.2,
            None => self.isa.word_bits.first().copied().unwrap_or(32),
        }
    }

    /// The instructions in some bytes, little endian, one after the other.
    pub fn iter<'a>(&'a self, bytes: &'a [u8]) -> Stream<'a> {
        Stream {
            decoder: self,
            bytes,
            offset: 0,
        }
    }
}

/// The low bits of a word from bytes, as many as there are, and their number.
#[inline]
pub fn word_at(bytes: &[u8]) -> (Word, u16) {
    if let Some(eight) = bytes.first_chunk::<8>() {
        let low = Word::from(u64::from_le_bytes(*eight));
        return match bytes.first_chunk::<16>() {
            Some(all) => (Word::from_le_bytes(*all), 128),
            None => (low | rest(&bytes[8..]) << 64, bytes.len() as u16 * 8),
        };
    }
    (rest(bytes), bytes.len() as u16 * 8)
}

fn rest(bytes: &[u8]) -> Word {
    bytes.iter().rev().fold(0, |w, &b| w << 8 | Word::from(b))
}

/// One step through a byte stream.
#[derive(Debug, Clone)]
pub struct Item {
    /// Where it starts in the bytes.
    pub offset: usize,
    /// Its bits, right-aligned; `length` of them count.
    pub word: Word,
    /// Bits taken from the stream.
    pub length: u16,
    /// The instruction, or why the bits are none.
    pub op: Result<OpId, DecodeError>,
}

/// Iterates over the instructions in a byte slice. After a word that is no instruction it goes on behind it, by the
/// length its low bits claim.
#[derive(Debug, Clone)]
pub struct Stream<'a> {
    decoder: &'a Decoder,
    bytes: &'a [u8],
    offset: usize,
}

/// The same step without the reason when the bits are no instruction.
pub(crate) struct Found {
    pub(crate) offset: usize,
    /// The bits that are there, and how many.
    all: (Word, u16),
    pub(crate) length: u16,
    pub(crate) op: Option<OpId>,
}

impl Found {
    /// The bits taken from the stream.
    pub(crate) fn word(&self) -> Word {
        self.all.0 & crate::operand::word_ones(self.length)
    }
}

impl Stream<'_> {
    /// The next eight bytes, as one number, and where they are; `None` where fewer are left.
    #[inline]
    pub fn eight_bytes(&self) -> Option<(usize, u64)> {
        let left = self.bytes.get(self.offset..)?;
        Some((self.offset, u64::from_le_bytes(*left.first_chunk()?)))
    }

    /// Goes on behind an instruction of so many bits that is here.
    #[inline]
    pub fn go_behind(&mut self, length: u16) {
        self.offset += usize::from((length / 8).max(1));
    }

    #[inline]
    pub(crate) fn advance(&mut self) -> Option<Found> {
        let left = self.bytes.get(self.offset..).filter(|b| !b.is_empty())?;
        let (word, bits) = word_at(left);
        let decoder = self.decoder;
        let length_of = |op: OpId| Some(decoder.isa.ops.get(op as usize)?.length).filter(|length| *length <= bits);
        let found = decoder.decode(word).and_then(|op| Some((op, length_of(op)?)));
        let length = found.map_or_else(|| decoder.length(word as u32), |(_, length)| length);
        let length = length.clamp(8, bits.max(8)) & !7;
        let offset = self.offset;
        self.offset += usize::from(length / 8);
        Some(Found {
            offset,
            all: (word, bits),
            length,
            op: found.map(|(op, _)| op),
        })
    }
}

impl Iterator for Stream<'_> {
    type Item = Item;

    fn next(&mut self) -> Option<Item> {
        let found = self.advance()?;
        let (word, bits) = found.all;
        Some(Item {
            offset: found.offset,
            word: found.word(),
            length: found.length,
            op: found.op.map_or_else(|| self.decoder.decode_checked(word, bits), Ok),
        })
    }
}
