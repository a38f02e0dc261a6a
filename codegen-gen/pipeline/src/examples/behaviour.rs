//! An example's state before and after: the instruction is executed on a machine, and what changed is compared.

use super::values::{Number, address, canonical, memory, shown};
use super::views::shown_by;
use onespec_core::exec::flat::Flat;
use onespec_core::exec::{Machine, Trap, Visitor};
use onespec_core::isa::{Isa, Word};
use onespec_description::model::{Example, Isa as Model, SourceText};
use onespec_description::syntax::bits;
use onespec_diag::{Diag, did_you_mean};
use std::collections::BTreeMap;

/// Where instructions stand unless the example says otherwise.
const PC: u64 = 0x1000;

/// An example and the word of its instruction, to be executed on a machine that is fresh.
#[derive(Debug, Clone, Copy)]
pub struct Case<'a> {
    pub model: &'a Model,
    pub isa: &'static Isa,
    pub example: &'a Example,
    pub word: Word,
}

impl Visitor for Case<'_> {
    type Out = Result<(), Diag>;

    fn visit<M: Machine>(self, mut m: M) -> Result<(), Diag> {
        let at = &self.example.asm.origin;
        let mut bytes = Flat::default();
        m.set_pc(PC);
        self.programs_state(&mut m);
        for (name, value) in &self.example.before {
            match address(&name.text) {
                Some(address) => bytes.define(address, &memory_of(value)?),
                None => self.set(&mut m, name, value)?,
            }
        }
        let pc = m.pc();
        let none = || Diag::error("E0142", at, "this is no instruction of the target");
        let slot = m.decode(self.word, pc).ok_or_else(none)?;
        let (names, mut before) = (m.names().to_vec(), Vec::new());
        m.read_all(&mut before);
        let untouched = bytes.bytes.clone();
        m.set_trap(Trap::default());
        let next = pc.wrapping_add(u64::from(M::slot_len(&slot)));
        m.set_pc(next);
        let trap = m.execute(&mut bytes, &slot).err().map(|_| m.trap());
        self.check_trap(trap)?;
        let named = self.check_after(&mut m, &bytes)?;
        if trap.is_some() {
            return Ok(());
        }
        if !named.iter().any(|name| name == "pc") && m.pc() != next {
            let message = format!("`pc` becomes {:#x}, and the example does not say so", m.pc());
            return Err(Diag::error("E0148", at, message).help(SAY));
        }
        let mut after = Vec::new();
        m.read_all(&mut after);
        let changed = names.iter().zip(before.iter().zip(&after)).filter(|(_, (a, b))| a != b);
        let mut changed = changed.map(|(name, _)| name).filter(|name| *name != "pc");
        if let Some(name) = changed.find(|name| !named.contains(name)) {
            let value = m.get_bytes(name).unwrap_or_default();
            let message = format!("`{name}` becomes {}, and the example does not say so", shown(&value));
            return Err(Diag::error("E0148", at, message).help(SAY));
        }
        self.check_memory(&untouched, &bytes.bytes)
    }
}

/// What to do about a change of which nothing is said.
const SAY: &str = "say it under `after:`, or mend `sem`; what `after:` does not name is unchanged";

impl Case<'_> {
    /// State that is set before a program starts, as far as it is that of CSRs: it switches units on.
    fn programs_state<M: Machine>(&self, m: &mut M) {
        let state = self.isa.environment.iter().find(|(key, _)| *key == "user_state");
        let items = state.map_or("", |(_, items)| items).split_whitespace();
        for (name, value) in items.filter_map(|item| item.split_once('=')) {
            let value = bits::number(value).and_then(|n| u64::try_from(n).ok());
            if let (true, Some(value)) = (name.starts_with("csr."), value) {
                m.set(name, value);
            }
        }
    }

    fn set<M: Machine>(&self, m: &mut M, name: &SourceText, value: &SourceText) -> Result<(), Diag> {
        let wanted = number_of(value)?;
        let plain = canonical(self.isa, &name.text);
        let held = self.known(m, name, &plain)?;
        let (bytes, whole) = wanted.bytes(held.len());
        if plain == "pc" {
            m.set_pc(onespec_core::exec::low64(&bytes));
            return Ok(());
        }
        let width = width(m, &plain, &held);
        if !m.set_bytes(&plain, &bytes) {
            let diag = Diag::error("E0145", &name.origin, format!("`{}` cannot be written", name.text));
            return Err(diag.help("its write traps in the state before"));
        }
        let found = m.get_bytes(&plain).unwrap_or_default();
        if !whole || !same(&found, &bytes, &wanted, &width) {
            let message = format!(
                "`{}` cannot hold {}: it is {} then",
                name.text,
                value.text,
                shown(&found)
            );
            return Err(Diag::error("E0146", &value.origin, message).help("give a value that it can have"));
        }
        Ok(())
    }

    /// What a piece of state holds, or that there is none of this name.
    fn known<M: Machine>(&self, m: &M, name: &SourceText, plain: &str) -> Result<Vec<u8>, Diag> {
        m.get_bytes(plain).ok_or_else(|| {
            let diag = Diag::error("E0145", &name.origin, format!("there is no state `{}`", name.text));
            let near = did_you_mean(plain, m.names().iter().map(String::as_str));
            diag.help(near.unwrap_or_else(|| {
                "name a register (`X[1]`), state, `pc`, a CSR (`csr.NAME`, `csr.NAME.FIELD`) or memory (`mem 0x100`)".into()
            }))
        })
    }

    /// Compares what the example says about the state after; the names that it speaks of, those that a CSR shows included.
    fn check_after<M: Machine>(&self, m: &mut M, bytes: &Flat) -> Result<Vec<String>, Diag> {
        let mut named = Vec::new();
        for (name, value) in &self.example.after {
            if let Some(address) = address(&name.text) {
                let wanted = memory_of(value)?;
                let places = (0..wanted.len() as u64).map(|i| address.wrapping_add(i));
                let found: Option<Vec<u8>> = places.map(|at| bytes.bytes.get(&at).copied()).collect();
                let Some(found) = found else {
                    let diag = Diag::error("E0145", &name.origin, "there is no memory at this address");
                    return Err(diag.help("`before:` says which memory there is"));
                };
                if found != wanted {
                    let found: String = found.iter().map(|byte| format!("{byte:02x}")).collect();
                    let message = format!("`{}` is {found}, not {}", name.text, value.text);
                    return Err(Diag::error("E0147", &value.origin, message).help(MEND));
                }
                continue;
            }
            let wanted = number_of(value)?;
            let plain = canonical(self.isa, &name.text);
            let found = self.known(m, name, &plain)?;
            let width = width(m, &plain, &found);
            let (bytes, whole) = wanted.bytes(found.len());
            if !whole || !same(&found, &bytes, &wanted, &width) {
                let message = format!("`{}` is {}, not {}", name.text, shown(&found), value.text);
                return Err(Diag::error("E0147", &value.origin, message).help(MEND));
            }
            named.extend(shown_by(self.model, &plain));
            named.push(plain);
        }
        Ok(named)
    }

    /// Memory that `after:` does not name is unchanged, too.
    fn check_memory(&self, before: &BTreeMap<u64, u8>, after: &BTreeMap<u64, u8>) -> Result<(), Diag> {
        let mut said = std::collections::BTreeSet::new();
        for (name, value) in &self.example.after {
            if let Some(address) = address(&name.text) {
                let count = memory_of(value)?.len() as u64;
                said.extend((0..count).map(|i| address.wrapping_add(i)));
            }
        }
        let changed = after
            .iter()
            .find(|(at, byte)| before.get(*at) != Some(byte) && !said.contains(at));
        match changed {
            Some((at, byte)) => {
                let message = format!("the byte at {at:#x} becomes {byte:#04x}, and the example does not say so");
                Err(Diag::error("E0148", &self.example.asm.origin, message).help(SAY))
            }
            None => Ok(()),
        }
    }

    fn check_trap(&self, trap: Option<Trap>) -> Result<(), Diag> {
        let name = |trap: &Trap| {
            let mut causes = self.isa.causes.iter();
            let found = causes.find(|(_, number)| u64::from(*number) == trap.cause);
            found.map_or_else(|| trap.cause.to_string(), |(name, _)| (*name).to_string())
        };
        match (&trap, &self.example.trap) {
            (None, None) => Ok(()),
            (Some(trap), None) => {
                let message = format!("this traps: {}, value {:#x}", name(trap), trap.tval);
                let diag = Diag::error("E0149", &self.example.asm.origin, message);
                Err(diag.help("say it with `trap: [Cause, value]`, give the state before that it needs, or mend `sem`"))
            }
            (found, Some((cause, value))) => {
                if !self.isa.causes.iter().any(|(known, _)| *known == cause.text) {
                    let diag = Diag::error("E0149", &cause.origin, format!("there is no cause `{}`", cause.text));
                    let near = did_you_mean(&cause.text, self.isa.causes.iter().map(|(name, _)| *name));
                    return Err(diag.help(near.unwrap_or_else(|| "name one of `causes`".into())));
                }
                let Some(trap) = found else {
                    return Err(Diag::error("E0149", &cause.origin, "this does not trap").help(MEND));
                };
                let found = name(trap);
                if found != cause.text || value.is_some_and(|value| value != trap.tval) {
                    let wanted = value.map_or(String::new(), |value| format!(", value {value:#x}"));
                    let message = format!(
                        "this traps with {found}, value {:#x}, not {}{wanted}",
                        trap.tval, cause.text
                    );
                    return Err(Diag::error("E0149", &cause.origin, message).help(MEND));
                }
                Ok(())
            }
        }
    }
}

/// What to do about a result that differs.
const MEND: &str = "mend `sem`, or the example";

fn number_of(value: &SourceText) -> Result<Number, Diag> {
    Number::parse(&value.text).ok_or_else(|| {
        let diag = Diag::error("E0146", &value.origin, format!("`{}` is no value", value.text));
        diag.help("decimal, `0x…` of any length, or lanes, the lowest first: `0x00000001 each 0x00000000`")
    })
}

fn memory_of(value: &SourceText) -> Result<Vec<u8>, Diag> {
    memory(&value.text).ok_or_else(|| {
        let diag = Diag::error("E0146", &value.origin, format!("`{}` is no memory", value.text));
        diag.help("bytes in the order of addresses, two digits each: \"0102ff\"")
    })
}

/// The bits that a register has, found by writing ones; of other state it is not asked, since a write may do something.
fn width<M: Machine>(m: &mut M, name: &str, held: &[u8]) -> Vec<u8> {
    if !name.ends_with(']') || name.starts_with("csr.") {
        return Vec::new();
    }
    m.set_bytes(name, &vec![0xff; held.len()]);
    let ones = m.get_bytes(name).unwrap_or_default();
    m.set_bytes(name, held);
    ones
}

/// Is what was found what was wanted? The upper bits of a negative number are as many as what holds it has.
fn same(found: &[u8], bytes: &[u8], wanted: &Number, width: &[u8]) -> bool {
    let mask = |i: usize| match width.get(i) {
        Some(ones) if wanted.is_negative() => *ones,
        _ => 0xff,
    };
    if wanted.is_negative() && width.is_empty() {
        return found == bytes || narrow(found, bytes);
    }
    found.len() == bytes.len() && found.iter().zip(bytes).enumerate().all(|(i, (f, b))| *f == b & mask(i))
}

/// A negative number in state whose width is not known: its upper bits may be missing.
fn narrow(found: &[u8], bytes: &[u8]) -> bool {
    let used = found.iter().rposition(|byte| *byte != 0).map_or(0, |at| at + 1);
    found.get(..used) == bytes.get(..used) && bytes.get(used.saturating_sub(1)).is_some_and(|byte| byte >> 7 == 1)
}
