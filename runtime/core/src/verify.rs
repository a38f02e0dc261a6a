//! Verification of machine code: every instruction of a byte stream is legal and comes when it may, or there is a
//! finding.

use crate::decode::{DecodeError, Decoder, Stream};
use crate::expr::{Env, show};
use crate::isa::{Isa, Op, OpId, Word};
use crate::mirror::{State, Unread};
use crate::timing::{self, Kind, Model, TimingFinding};
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

/// What is to be said about a word.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Verdict {
    /// No instruction, but close to one: a reserved encoding.
    Reserved,
    /// No instruction at all.
    Unknown,
    /// The input ends within the instruction.
    Truncated,
    /// An instruction that the target does not have.
    MissingFeature,
    /// An instruction with a combination of operands that it must not have.
    Illegal,
    /// Legal and without effect: a hint.
    Hint,
    /// No pseudo-instruction mirrors it in the state that the code has established, or its operands break a rule of it.
    Mode,
    /// A pseudo-instruction depends on state that the code has not established: it cannot be judged.
    State,
    /// A register is read or written before what an earlier instruction gives is there, and no hardware waits.
    TooEarly,
    /// What an earlier instruction gives, or reads late, has to be waited for by a flag or a command, and was not.
    NotWaitedFor,
    /// An earlier instruction must not be followed by this one so soon.
    MustNotFollow,
}

impl Verdict {
    /// Is it an error? Hints are not, nor is what cannot be judged.
    pub fn is_error(self) -> bool {
        !matches!(self, Verdict::Hint | Verdict::State)
    }

    /// Stable code.
    pub fn code(self) -> &'static str {
        match self {
            Verdict::Reserved => "V0001",
            Verdict::Unknown => "V0002",
            Verdict::Truncated => "V0003",
            Verdict::MissingFeature => "V0004",
            Verdict::Illegal => "V0005",
            Verdict::Hint => "V0006",
            Verdict::Mode => "V0007",
            Verdict::State => "V0008",
            Verdict::TooEarly => "V0009",
            Verdict::NotWaitedFor => "V0010",
            Verdict::MustNotFollow => "V0011",
        }
    }
}

/// Something to say about one word of machine code.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Finding {
    /// Offset in the bytes.
    pub offset: usize,
    /// The bits, right-aligned; `length` of them count.
    pub word: Word,
    /// Length in bits.
    pub length: u16,
    /// What is to be said about the word.
    pub verdict: Verdict,
    /// The instruction it is, or comes nearest to.
    pub op: Option<OpId>,
    /// For people.
    pub message: String,
}

/// Findings about the instructions in some bytes.
#[derive(Debug, Clone)]
pub struct Verifier<'a> {
    decoder: &'a Decoder,
    stream: Stream<'a>,
    /// What the code has established, on a machine of pseudo-instructions.
    state: State,
    /// Instructions looked at so far.
    pub count: usize,
}

impl<'a> Verifier<'a> {
    /// Looks at code from its first byte on, with nothing known of the state before it.
    pub fn new(decoder: &'a Decoder, bytes: &'a [u8]) -> Verifier<'a> {
        Verifier {
            decoder,
            stream: decoder.iter(bytes),
            state: State::unknown(),
            count: 0,
        }
    }
}

impl Verifier<'_> {
    /// What a machine of pseudo-instructions has to say about an instruction; the state goes on behind it.
    fn mirrored(&mut self, op: OpId, word: Word) -> Option<(Verdict, String)> {
        let isa = self.decoder.isa();
        let mirror = isa.mirror?;
        let read = self.state.read(isa, mirror, op, word);
        let modes = mirror.modes.iter().zip(self.state.modes());
        let named = modes.filter_map(|(mode, value)| Some(format!(" {}={}", mode.name, mode.name_of((*value)?))));
        let modes: String = named.collect();
        self.state.step(isa, mirror, op, word);
        let name = isa.ops.get(usize::from(op)).map_or("", |o| o.name);
        match read.err()? {
            Unread::Plain => None,
            Unread::UnknownState => Some((
                Verdict::State,
                format!("`{name}` depends on state that this code does not establish"),
            )),
            Unread::NoInstance => Some((Verdict::Mode, format!("`{name}` is reserved under{modes}"))),
            Unread::Refused(index, _, message) => {
                let pseudo = mirror.ops.get(index).map_or("", |o| o.name);
                Some((Verdict::Mode, format!("`{name}` is `{pseudo}` here: {message}")))
            }
        }
    }
}

impl Iterator for Verifier<'_> {
    type Item = Finding;

    fn next(&mut self) -> Option<Finding> {
        loop {
            let item = self.stream.next()?;
            self.count += 1;
            let judged = match &item.op {
                Ok(op) => {
                    let mirrored = self.mirrored(*op, item.word);
                    let judged = judge(self.decoder, *op, item.word).or(mirrored);
                    judged.map(|(v, m)| (v, Some(*op), m))
                }
                Err(e) => Some(failed(self.decoder, e)),
            };
            if let Some((verdict, op, message)) = judged {
                let (offset, word, length) = (item.offset, item.word, item.length);
                return Some(Finding {
                    offset,
                    word,
                    length,
                    verdict,
                    op,
                    message,
                });
            }
        }
    }
}

/// Hazards of code at `base`, on a core on which the program has to avoid them: by the offsets of their instructions.
/// Every path through the code counts.
pub fn hazards(decoder: &Decoder, model: &Model, bytes: &[u8], base: u64) -> Vec<Finding> {
    if !model.core().is_checked() {
        return Vec::new();
    }
    let finding = |found: TimingFinding| Finding {
        offset: found.offset,
        word: found.word,
        length: found.length,
        verdict: match found.kind {
            Kind::Slots => Verdict::TooEarly,
            Kind::Wait => Verdict::NotWaitedFor,
            Kind::Next => Verdict::MustNotFollow,
        },
        op: found.op,
        message: found.message,
    };
    timing::check(model, decoder, bytes, base)
        .into_iter()
        .map(finding)
        .collect()
}

/// Which `legal` rule of the instruction a word violates, in words; `None` when it violates none.
pub fn reserved(isa: &Isa, op: OpId, word: Word) -> Option<String> {
    let o: &Op = isa.ops.get(usize::from(op)).filter(|o| !o.legal.is_empty())?;
    let args = isa.extract(op, word);
    let env = Env::of(isa, o.operands, o.lets, &args);
    let violated = o.legal.iter().find(|l| !env.holds(l))?;
    let rule = show(violated, o.operands, o.lets);
    Some(format!(
        "reserved combination of operands: `{}` requires `{rule}`",
        o.name
    ))
}

/// What is to be said about a word that decodes; `None` when it is legal.
pub fn judge(decoder: &Decoder, op: OpId, word: Word) -> Option<(Verdict, String)> {
    let isa = decoder.isa();
    if let Some(message) = reserved(isa, op, word) {
        return Some((Verdict::Illegal, message));
    }
    let o: &Op = isa.ops.get(usize::from(op)).filter(|o| o.hint.is_some())?;
    let args = isa.extract(op, word);
    let env = Env::of(isa, o.operands, o.lets, &args);
    let hint = o.hint.as_ref().filter(|h| env.holds(h))?;
    let rule = show(hint, o.operands, o.lets);
    let why = if rule == "1" {
        String::new()
    } else {
        format!(", because `{rule}`")
    };
    Some((Verdict::Hint, format!("`{}` is a hint here{why}", o.name)))
}

fn failed(decoder: &Decoder, e: &DecodeError) -> (Verdict, Option<OpId>, String) {
    let (verdict, op) = match e {
        DecodeError::Truncated { .. } => (Verdict::Truncated, None),
        DecodeError::Reserved(n) => (Verdict::Reserved, Some(n.op)),
        DecodeError::NeedsFeature { op, .. } => (Verdict::MissingFeature, Some(*op)),
        DecodeError::Unknown => (Verdict::Unknown, None),
    };
    (verdict, op, e.message(decoder.isa()))
}
