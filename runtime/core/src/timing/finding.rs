//! Hazards of machine code, found and told: the code is decoded, cut into basic blocks, analysed, and each hazard becomes a
//! message that names the consumer, the producer and what is missing.

use super::flow::{Found, Hazard};
use super::graph::{Block, Graph};
use super::instance::Instance;
use super::{Model, show};
use crate::decode::Decoder;
use crate::isa::{Effects, Isa, Word};
use crate::print::{PrintOptions, Printer};
use alloc::collections::BTreeSet;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

/// What kind of hazard it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Kind {
    /// Slots are missing between a producer and a consumer.
    Slots,
    /// A result, or the end of a read, was not waited for.
    Wait,
    /// An instruction follows another one that it must not follow.
    Next,
}

/// A hazard of an instruction in some bytes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TimingFinding {
    /// Offset in the bytes.
    pub offset: usize,
    /// The instruction word, right-aligned.
    pub word: Word,
    /// Length of the word in bits.
    pub length: u16,
    /// The instruction that has the hazard. `None`: a word that is no instruction.
    pub op: Option<crate::isa::OpId>,
    /// Which kind of hazard it is.
    pub kind: Kind,
    /// Issue slots that are missing; 0 where a class has to be waited for.
    pub missing: u32,
    /// Offset of the instruction that it is too close to.
    pub by: usize,
    /// For people.
    pub message: String,
}

/// Decoded code.
struct Code {
    offsets: Vec<usize>,
    words: Vec<(Word, u16)>,
    instances: Vec<Instance>,
}

/// The hazards of code that stands at `base`.
pub fn check(model: &Model, decoder: &Decoder, bytes: &[u8], base: u64) -> Vec<TimingFinding> {
    let mut code = Code {
        offsets: Vec::new(),
        words: Vec::new(),
        instances: Vec::new(),
    };
    for item in decoder.iter(bytes) {
        code.offsets.push(item.offset);
        code.words.push((item.word, item.length));
        code.instances.push(model.instance(item.op.ok(), item.word));
    }
    let graph = blocks(decoder.isa(), &code);
    let found = graph.hazards(model, &code.instances);
    let options = PrintOptions {
        aliases: false,
        ..PrintOptions::default()
    };
    let printer = Printer::for_few(decoder.isa(), decoder.features(), options);
    let offset = |at: u32| code.offsets.get(at as usize).copied().unwrap_or(0);
    let finding = |found: &Found| {
        let at = code.instances.get(found.at as usize)?;
        let (word, length) = *code.words.get(found.at as usize)?;
        let mut text = String::new();
        match at.op {
            Some(op) => printer.print(op, word, None, &mut text),
            None => text.push_str("this word"),
        }
        let by = base.wrapping_add(offset(found.by) as u64);
        Some(TimingFinding {
            offset: offset(found.at),
            word,
            length,
            op: at.op,
            kind: match found.hazard {
                Hazard::Slots => Kind::Slots,
                Hazard::Class(_) | Hazard::Late(_) => Kind::Wait,
                Hazard::Next(_) => Kind::Next,
            },
            missing: found.missing,
            by: offset(found.by),
            message: describe(model, &code.instances, found, &text, &format!(" at 0x{by:x}")),
        })
    };
    found.iter().filter_map(finding).collect()
}

/// A hazard in words. `text` is the consumer; `place`, where the producer stands, follows its name.
pub fn describe(model: &Model, code: &[Instance], found: &Found, text: &str, place: &str) -> String {
    let slots = |n: u32| match n {
        1 => String::from("a slot"),
        n => format!("{n} slots"),
    };
    let producer = code.get(found.by as usize);
    let name = producer.map_or("other", |p| model.name(p));
    let file = found
        .register
        .and_then(|(file, _)| model.isa.files.get(usize::from(file)));
    let register = found.register.and_then(|(_, number)| file?.spelling(number.into()));
    let register = register.unwrap_or("it");
    let does = if found.writes { "writes" } else { "reads" };
    let class = |class: u8| model.core.classes.get(usize::from(class));
    let wait = |at: u8| match class(at) {
        Some(class) if class.flag.is_some() => format!("({})", class.name),
        Some(class) => format!("`{}`", class.fill),
        None => String::new(),
    };
    match found.hazard {
        Hazard::Slots => format!(
            "`{text}` {does} {register} {} too early: `{name}`{place} has it after {} cycles and nothing waits",
            slots(found.missing),
            found.cycles
        ),
        Hazard::Class(at) => {
            format!(
                "`{text}` {does} {register}, for which {} has to be waited: `{name}`{place}",
                wait(at)
            )
        }
        Hazard::Late(at) => format!(
            "`{text}` writes {register}, which `{name}`{place} may still read: {} has to be waited for",
            wait(at)
        ),
        Hazard::Next(rule) => {
            let rule = producer.and_then(|p| p.next.get(usize::from(rule)));
            let must = rule.map_or(String::new(), |(rule, _)| show(model.core, &rule.must));
            format!(
                "`{text}` follows `{name}`{place} {} too early: until then `{must}` has to hold",
                slots(found.missing)
            )
        }
    }
}

/// Cuts code into basic blocks.
fn blocks(isa: &Isa, code: &Code) -> Graph {
    const GOES: Effects = Effects(Effects::JUMPS.0 | Effects::BRANCHES.0);
    let count = code.instances.len();
    let effects = |at: usize| {
        let op = code.instances.get(at).and_then(|k| isa.ops.get(usize::from(k.op?)));
        op.map_or(Effects(0), |op| op.effects)
    };
    let target = |at: usize| {
        let k = code.instances.get(at)?;
        let from = *code.offsets.get(at)? as u64;
        let to = isa.branch_target(k.op?, &k.args, from)?;
        code.offsets.binary_search(&usize::try_from(to).ok()?).ok()
    };
    let mut leaders: BTreeSet<usize> = BTreeSet::from([0]);
    for at in 0..count {
        leaders.extend(target(at));
        if (effects(at).any(GOES) || target(at).is_some()) && at + 1 < count {
            leaders.insert(at + 1);
        }
    }
    let leaders: Vec<usize> = leaders.into_iter().collect();
    let index = |at: usize| leaders.binary_search(&at).ok();
    let block = |(n, first): (usize, &usize)| {
        let end = leaders.get(n + 1).copied().unwrap_or(count);
        let last = end.saturating_sub(1);
        let effects = effects(last);
        // Behind a call nothing is pending: the function that was called has waited.
        let falls = !effects.any(Effects::JUMPS) && end < count;
        let follows = if falls { index(end) } else { None };
        let jumps = target(last).filter(|_| !effects.any(Effects::LINKS)).and_then(index);
        let mut successors: Vec<usize> = follows.into_iter().chain(jumps).collect();
        successors.dedup();
        Block {
            code: *first..end,
            successors,
        }
    };
    Graph {
        blocks: leaders.iter().enumerate().map(block).collect(),
    }
}
