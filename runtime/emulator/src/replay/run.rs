//! Running cases on a machine and comparing.

use super::bind::bind;
use super::delays::Timings;
use super::{Case, Code, Exchange, PC, Summary};
use crate::environment::Environment;
use onespec_core::asm::AsmOptions;
use onespec_core::decode::Decoder;
use onespec_core::exec::flat::Flat;
use onespec_core::exec::{Machine, Trap};
use onespec_core::explain::{Field, Role, fields};
use onespec_core::isa::{Isa, Op, Word};
use onespec_core::parse::Parser;
use onespec_core::print::{PrintOptions, Printer, transported};
use onespec_core::target::Resolved;
use std::collections::VecDeque;

/// Runs cases on a machine, which has the features of [`super::target_for`]. `reserved`: combinations of operands that are
/// reserved are executed, too.
pub fn replay<M: Machine>(
    m: &mut M,
    isa: &'static Isa,
    target: &Resolved,
    cases: &[Case<'_>],
    reserved: bool,
) -> Summary {
    let environment = Environment::of(isa);
    m.allow_reserved(reserved);
    for (name, value) in &environment.user_state {
        m.set(name, *value);
    }
    let whole = cases.iter().any(|case| case.whole || case.fresh);
    let mut runner = Runner {
        m,
        isa,
        target,
        environment,
        parser: Parser::new(isa, &target.features).with_reserved(reserved),
        reserved,
        decoder: Decoder::new(isa, target),
        printer: Printer::new(isa, &target.features, PrintOptions::default()),
        names: Vec::new(),
        start: Vec::new(),
        start_marks: Vec::new(),
        timings: Timings::default(),
    };
    if whole {
        runner.names = runner.m.names().to_vec();
        let value = |name: &String| runner.m.get_bytes(name).unwrap_or_default();
        runner.start = runner.names.iter().map(value).collect();
        runner.start_marks = runner.marks();
    }
    Summary::of(cases, |case| runner.case(case))
}

struct Runner<'a, M: Machine> {
    m: &'a mut M,
    isa: &'static Isa,
    target: &'a Resolved,
    environment: Environment,
    parser: Parser,
    /// Reserved combinations of operands are assembled and executed.
    reserved: bool,
    decoder: Decoder,
    printer: Printer,
    names: Vec<String>,
    /// All state at the beginning, when cases need it, and a number for each piece by which a change is noticed.
    start: Vec<Vec<u8>>,
    start_marks: Vec<u64>,
    timings: Timings,
}

/// A case with its instruction found.
#[derive(Default)]
struct Ready {
    words: Vec<Word>,
    inputs: Vec<(String, u64)>,
    results: Vec<(String, Vec<u8>)>,
}

impl<M: Machine> Runner<'_, M> {
    fn marks(&self) -> Vec<u64> {
        let mut marks = Vec::new();
        self.m.read_all(&mut marks);
        marks
    }

    /// Puts back what differs from the beginning.
    fn restart(&mut self) {
        let now = self.marks();
        let pieces = self
            .names
            .iter()
            .zip(&self.start)
            .zip(now.iter().zip(&self.start_marks));
        for ((name, value), _) in pieces.filter(|(_, (now, start))| now != start) {
            self.m.set_bytes(name, value);
        }
    }

    fn case(&mut self, case: &Case<'_>) -> Result<(), String> {
        if let Some(delay) = &case.delay {
            return self.timings.check(self.isa, delay);
        }
        if let (Code::Text(text), false) = (&case.code, case.encodes.is_empty()) {
            return self.check_encoding(text, case);
        }
        let ready = self.ready(&case.code)?;
        if case.whole || case.fresh {
            self.restart();
        }
        for (name, value) in &ready.inputs {
            self.put(name, &value.to_le_bytes())?;
        }
        for (name, value) in &case.before {
            self.put(name, value)?;
        }
        let mut memory = Flat::default();
        if let Some(wanted) = &case.issued {
            return self.check_issued(&ready.words, wanted, &mut memory);
        }
        for (address, bytes) in &case.memory {
            memory.put(*address, bytes);
        }
        if let Some(exchange) = &case.exchange {
            self.give(exchange, &mut memory)?;
        }
        let before = if case.whole { self.marks() } else { Vec::new() };
        let trap = self.execute(&ready.words, &mut memory)?;
        self.check_trap(trap, case)?;
        if let Some(exchange) = &case.exchange {
            self.take(exchange, &mut memory)?;
        }
        for (name, wanted) in ready.results.iter().chain(&case.after) {
            let found = self
                .m
                .get_bytes(name)
                .ok_or_else(|| format!("there is no state `{name}`"))?;
            if !equal(&found, wanted) {
                let of = sources(&case.code);
                return Err(format!("{of}{name} is {}, should be {}", hex(&found), hex(wanted)));
            }
        }
        for (address, wanted) in &case.memory_after {
            let found = (*address..).take(wanted.len()).map(|at| memory.bytes.get(&at).copied());
            if let Some((i, found)) = found.enumerate().find(|(i, found)| *found != wanted.get(*i).copied()) {
                let (found, wanted) = (found.unwrap_or(0), wanted.get(i).copied().unwrap_or(0));
                let at = address.wrapping_add(i as u64);
                return Err(format!("the byte at {at:#x} is {found:02x}, should be {wanted:02x}"));
            }
        }
        let hidden = |name: &str| self.environment.vector_hidden.iter().any(|known| known == name);
        let named = |name: &str| name == "pc" || hidden(name) || case.after.iter().any(|(known, _)| known == name);
        let after = if case.whole { self.marks() } else { Vec::new() };
        let changed = self.names.iter().zip(before.iter().zip(&after));
        let mut changed = changed.filter(|(name, (was, is))| was != is && !named(name));
        if let Some((name, _)) = changed.next() {
            let is = self.m.get_bytes(name).unwrap_or_default();
            return Err(format!("{name} became {}, should not have changed", hex(&is)));
        }
        Ok(())
    }

    /// Writes a piece of state, which must be able to have the value.
    fn put(&mut self, name: &str, value: &[u8]) -> Result<(), String> {
        let missing = || format!("there is no state `{name}`");
        if !self.m.set_bytes(name, value) {
            return Err(missing());
        }
        let found = self.m.get_bytes(name).ok_or_else(missing)?;
        match equal(&found, value) {
            true => Ok(()),
            false => Err(format!(
                "`{name}` cannot hold {}: it is {} then",
                hex(value),
                hex(&found)
            )),
        }
    }

    /// Places values by the machine's own instructions. The register that they go through is as before.
    fn give(&mut self, exchange: &Exchange, memory: &mut Flat) -> Result<(), String> {
        let register = &exchange.register;
        let before = self.m.get_bytes(register).unwrap_or_default();
        for (value, word) in &exchange.given {
            self.put(register, value)?;
            if let Some(trap) = self.execute(&[*word], memory)? {
                return Err(format!(
                    "placing a value raised {}",
                    crate::messages::cause(self.isa, trap)
                ));
            }
        }
        self.m.set_bytes(register, &before);
        Ok(())
    }

    /// Reads values by the machine's own instructions and compares them.
    fn take(&mut self, exchange: &Exchange, memory: &mut Flat) -> Result<(), String> {
        for (name, word, wanted) in &exchange.taken {
            if let Some(trap) = self.execute(&[*word], memory)? {
                return Err(format!(
                    "reading {name} raised {}",
                    crate::messages::cause(self.isa, trap)
                ));
            }
            let found = self.m.get_bytes(&exchange.register).unwrap_or_default();
            if !equal(&found, wanted) {
                return Err(format!("{name} is {}, should be {}", hex(&found), hex(wanted)));
            }
        }
        Ok(())
    }

    fn ready(&self, code: &Code<'_>) -> Result<Ready, String> {
        match code {
            Code::Named { result, .. } => {
                let bound = bind(self.isa, self.target, code)?;
                let results = match (bound.output, result) {
                    (Some(name), Some(value)) => vec![(name, value.to_le_bytes().to_vec())],
                    (None, Some(_)) => return Err("it has no destination register".to_owned()),
                    (_, None) => Vec::new(),
                };
                Ok(Ready {
                    words: vec![bound.word.into()],
                    inputs: bound.inputs,
                    results,
                })
            }
            Code::Gate { .. } => Err("a machine has no gates".to_owned()),
            Code::Text(text) => {
                let words = match self.parser.parse(text) {
                    Ok((_, word)) => vec![word],
                    // A macro, or a pseudo-instruction of a mirror.
                    Err(error) if error.code == "E0232" => self.assembled(text)?,
                    Err(error) => return Err(error.to_string()),
                };
                Ok(Ready {
                    words,
                    ..Ready::default()
                })
            }
            Code::Words(words) => Ok(Ready {
                words: words.clone(),
                ..Ready::default()
            }),
        }
    }

    /// The words of a text that stands for several instructions.
    fn assembled(&self, text: &str) -> Result<Vec<Word>, String> {
        let options = AsmOptions {
            compress: false,
            reserved: self.reserved,
            ..AsmOptions::default()
        };
        let assembly = onespec_core::asm::assemble(self.isa, self.target, text, &options);
        match assembly.errors.first() {
            Some(error) => Err(error.message.clone()),
            None => Ok(assembly.items.iter().map(|item| assembly.word(item)).collect()),
        }
    }

    /// Executes the words one after the other, up to a trap.
    fn execute(&mut self, words: &[Word], memory: &mut Flat) -> Result<Option<Trap>, String> {
        let mut pc = PC;
        self.m.set_trap(Trap::default());
        for word in words {
            let mut next = VecDeque::from([*word]);
            while let Some(word) = next.pop_front() {
                if !self.passes(memory, word, &mut next) {
                    continue;
                }
                let Some(slot) = self.m.decode(word, pc) else {
                    let cause = self.m.illegal_cause();
                    let tval = word as u64;
                    self.m.set_trap(Trap { cause, tval });
                    return Ok(Some(self.m.trap()));
                };
                pc = pc.wrapping_add(u64::from(M::slot_len(&slot)));
                self.m.set_pc(pc);
                if self.m.execute(memory, &slot).is_err() {
                    let trap = self.m.trap();
                    return Ok(Some(self.environment.completed(self.isa, trap, word as u64)));
                }
                // What it issues comes before what was to come after it.
                come_first(&mut next, memory.issued.drain(..).map(Word::from), None);
            }
        }
        Ok(None)
    }

    /// Whether a word is executed now: the front end may keep it, or issue words that come before it.
    fn passes(&mut self, memory: &mut Flat, word: Word, next: &mut VecDeque<Word>) -> bool {
        let passes = self.m.accept(memory, word);
        let is_first = memory.issued.is_empty();
        if !is_first {
            come_first(next, memory.issued.drain(..).map(Word::from), passes.then_some(word));
        }
        passes && is_first
    }

    /// Which words the front end passes on. Only its own instructions are executed.
    fn check_issued(&mut self, words: &[Word], wanted: &[Word], memory: &mut Flat) -> Result<(), String> {
        let front_end = self.environment.front_end.clone();
        let mut found: Vec<Word> = Vec::new();
        for word in words {
            if !self.passes(memory, *word, &mut VecDeque::new()) {
                continue;
            }
            let slot = self.m.decode(*word, PC).filter(|slot| {
                let op = self.isa.ops.get(usize::from(M::slot_op(slot)));
                op.is_some_and(|op| front_end.iter().any(|name| name == op.name))
            });
            match slot {
                None => found.push(*word),
                Some(slot) if self.m.execute(memory, &slot).is_err() => {
                    return Err(format!("raised {}", crate::messages::cause(self.isa, self.m.trap())));
                }
                Some(_) => {
                    let issued: Vec<Word> = memory.issued.drain(..).map(Word::from).collect();
                    for word in issued {
                        if self.passes(memory, word, &mut VecDeque::new()) {
                            found.push(word);
                        }
                    }
                }
            }
        }
        let differs = found.iter().zip(wanted).position(|(found, wanted)| found != wanted);
        match differs {
            Some(i) => Err(format!(
                "word {i} passed on is {:x}, should be {:x}",
                found.get(i).unwrap_or(&0),
                wanted.get(i).unwrap_or(&0)
            )),
            None if found.len() != wanted.len() => Err(format!(
                "{} words are passed on, should be {}",
                found.len(),
                wanted.len()
            )),
            None => Ok(()),
        }
    }

    /// A text and its word, both ways. Bits that the instruction does not look at are cleared by the assembler.
    fn check_encoding(&self, text: &str, case: &Case<'_>) -> Result<(), String> {
        let op_of = |word: Word| {
            let op = self.decoder.decode(word);
            let found = op.and_then(|op| Some((op, self.isa.ops.get(usize::from(op))?)));
            found.ok_or_else(|| format!("{word:x} does not decode"))
        };
        let parsed = match case.decodes_only {
            true => None,
            false => Some(self.parser.parse(text).map_err(|error| error.to_string())?),
        };
        for (rotl, wanted) in &case.encodes {
            let op = parsed.and_then(|(op, _)| self.isa.ops.get(usize::from(op)));
            let length = op.map(|op| op.length).or(self.isa.word_bits.first().copied());
            let length = length.unwrap_or(0);
            let back = transported(*wanted, length, length.saturating_sub(*rotl));
            let (id, op) = op_of(back)?;
            if let Some((_, word)) = parsed {
                let differs = word ^ back;
                if differs & !ignored(op, back) != 0 {
                    let found = transported(word, op.length, *rotl);
                    return Err(format!("`{text}` is {found:x}, should be {wanted:x}"));
                }
            }
            let mut own = String::new();
            self.printer.print(id, back, None, &mut own);
            if own.trim() != text.trim() {
                return Err(format!("{back:x} is `{}`, should be `{text}`", own.trim()));
            }
        }
        Ok(())
    }

    fn check_trap(&self, found: Option<Trap>, case: &Case<'_>) -> Result<(), String> {
        let shown = |trap: Trap| crate::messages::cause(self.isa, trap);
        match (found, case.trap) {
            (None, None) => Ok(()),
            (Some(found), None) => Err(format!("raised {}", shown(found))),
            (None, Some((cause, _))) => {
                let wanted = shown(Trap { cause, tval: 0 });
                Err(format!("should raise {wanted}, and raised nothing"))
            }
            (Some(found), Some((cause, tval))) => {
                if found.cause == cause && tval.is_none_or(|tval| tval == found.tval) {
                    return Ok(());
                }
                let tval = tval.unwrap_or(0);
                let wanted = shown(Trap { cause, tval });
                Err(format!("raised {}, should raise {wanted}", shown(found)))
            }
        }
    }
}

/// Bits that an instruction does not look at.
fn ignored(op: &Op, word: Word) -> Word {
    let bits = |field: &Field| (field.lo..=field.hi).fold(0, |bits: Word, bit| bits | 1 << bit);
    fields(op, word)
        .iter()
        .filter(|field| field.role == Role::Ignored)
        .fold(0, |all, field| all | bits(field))
}

/// Equal numbers: bytes that one of them does not have are zero.
fn equal(a: &[u8], b: &[u8]) -> bool {
    let common = a.len().min(b.len());
    let zero = |x: &[u8]| x.iter().skip(common).all(|byte| *byte == 0);
    a.iter().zip(b).all(|(a, b)| a == b) && zero(a) && zero(b)
}

/// As a number is written: the most significant digit first, without leading zeros.
pub fn hex(bytes: &[u8]) -> String {
    let digits: String = bytes.iter().rev().map(|byte| format!("{byte:02x}")).collect();
    match digits.trim_start_matches('0') {
        "" => "0".to_owned(),
        digits => digits.to_owned(),
    }
}

/// `of 1, ff: ` for a case that gives its sources.
fn sources(code: &Code<'_>) -> String {
    let Code::Named { sources, names, .. } = code else {
        return String::new();
    };
    let numbers = sources.iter().map(|value| format!("{value:x}"));
    let all: Vec<_> = numbers.chain(names.iter().map(|name| (*name).to_owned())).collect();
    format!("of {}: ", all.join(", "))
}

/// Puts words before those that wait, and another one behind them.
fn come_first<T>(next: &mut VecDeque<T>, words: impl DoubleEndedIterator<Item = T>, behind: Option<T>) {
    for word in behind.into_iter().chain(words.rev()) {
        next.push_front(word);
    }
}
