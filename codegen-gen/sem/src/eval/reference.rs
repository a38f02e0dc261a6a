//! The evaluator as a processor: the same face that generated crates show to engines.

use super::concrete::walk;
use super::state::{self, EvalState, Piece};
use super::value::Value;
use crate::ir::{FuncId, Program, Ty};
use onespec_bv::Bits;
use onespec_core::decode::{Decoder, List};
use onespec_core::exec::chain::Entry;
use onespec_core::exec::{Access, Cpu, Host, Machine, NoHost, Stop, Trap, digest, low64};
use onespec_core::expr::Env;
use onespec_core::isa::{Isa, Word};
use onespec_core::operand::{Args, MAX_OPERANDS};
use onespec_core::target::Resolved;
use std::sync::Arc;

/// A processor that is described by tables and a program of semantics, both as loaded at run time.
#[derive(Debug, Clone)]
pub struct Reference {
    state: EvalState,
    shared: Arc<Shared>,
}

/// What does not change while it runs.
#[derive(Debug)]
struct Shared {
    code: &'static Program,
    isa: &'static Isa,
    words: Words,
    target: Resolved,
    names: Vec<String>,
}

/// How words are decoded.
#[derive(Debug)]
enum Words {
    /// For programs.
    Tree(Decoder),
    /// For a few words.
    List(List),
}

impl Words {
    fn decode(&self, word: Word) -> Option<u16> {
        match self {
            Words::Tree(decoder) => decoder.decode(word),
            Words::List(list) => list.decode(word),
        }
    }
}

/// Longest chain of abbreviations.
const MAX_ABBREVIATIONS: usize = 4;

/// A decoded instruction of the evaluator.
#[derive(Debug, Clone, Copy)]
pub struct Slot {
    op: u16,
    /// The instruction whose semantics runs: `op`, or the one that it abbreviates.
    run: u16,
    len: u8,
    pc: u64,
    args: Args,
}

impl Reference {
    /// A processor for a target, all registers zero and all state at its reset values. `code` are the semantics for the
    /// target's parameter values, `isa` the tables of the same description.
    pub fn new(code: &'static Program, isa: &'static Isa, target: &Resolved) -> Reference {
        Reference::with(code, isa, target, Words::Tree(Decoder::new(isa, target)))
    }

    /// The same for a few instructions: it is made in much less time, and decodes in more.
    pub fn for_few(code: &'static Program, isa: &'static Isa, target: &Resolved) -> Reference {
        Reference::with(code, isa, target, Words::List(List::new(isa, &target.features)))
    }

    fn with(code: &'static Program, isa: &'static Isa, target: &Resolved, words: Words) -> Reference {
        let shared = Shared {
            code,
            isa,
            words,
            target: target.clone(),
            names: state::names(code),
        };
        let mut made = Reference {
            state: EvalState::new(code, target.features, &target.settings),
            shared: Arc::new(shared),
        };
        if let Some(reset) = code.reset {
            // A description that traps here leaves the rest of the state as it is.
            let _ = made.hook(&mut NoHost, reset, Vec::new());
        }
        made
    }

    /// Calls one of the fns that the machine names, at the current `pc`.
    fn hook(&mut self, host: &mut dyn Host<Reference>, id: FuncId, args: Vec<Value>) -> Result<Value, Stop> {
        let (code, pc) = (self.shared.code, self.state.pc);
        walk(code, self, host, (pc, 0), &[]).call(id, args)
    }

    /// Arguments of a hook, in the types that it declares.
    fn hook_args(&self, id: FuncId, words: &[u64]) -> Vec<Value> {
        let Some(func) = self.shared.code.funcs.get(id as usize) else {
            return Vec::new();
        };
        let types = func
            .params
            .iter()
            .filter_map(|p| func.locals.get(*p as usize))
            .map(|local| &local.ty);
        types
            .zip(words)
            .map(|(ty, word)| Value::from_low64(ty, *word))
            .collect()
    }
}

impl AsMut<EvalState> for Reference {
    fn as_mut(&mut self) -> &mut EvalState {
        &mut self.state
    }
}

impl Cpu for Reference {
    fn pc(&self) -> u64 {
        self.state.pc
    }

    fn set_pc(&mut self, pc: u64) {
        self.state.pc = pc;
    }

    fn trap(&self) -> Trap {
        self.state.trap
    }

    fn set_trap(&mut self, trap: Trap) {
        self.state.trap = trap;
    }

    fn get(&self, name: &str) -> Option<u64> {
        let code = self.shared.code;
        match state::find(code, name)? {
            Piece::Pc => Some(self.state.pc),
            Piece::Reg(file, index) => Some(self.state.reg(file, code.files.get(file)?, index as u64).low64()),
            Piece::Var(i) => Some(self.state.var(i).low64()),
            Piece::Csr(i) => {
                let read = code.csrs.get(i)?.read;
                self.clone().hook(&mut NoHost, read, Vec::new()).ok().map(|v| v.low64())
            }
        }
    }

    fn set(&mut self, name: &str, value: u64) -> bool {
        let code = self.shared.code;
        match state::find(code, name) {
            Some(Piece::Pc) => self.state.pc = value,
            Some(Piece::Reg(file, index)) => {
                if let Some(decl) = code.files.get(file) {
                    self.state
                        .set_reg(file, decl, index as u64, Bits::new(decl.width, u128::from(value)));
                }
            }
            Some(Piece::Var(i)) => {
                if let Some(decl) = code.state.get(i) {
                    self.state.set_var(i, Value::from_low64(&decl.ty, value));
                }
            }
            Some(Piece::Csr(i)) => {
                let Some(write) = code.csrs.get(i).map(|c| c.write) else {
                    return false;
                };
                let args = self.hook_args(write, &[value]);
                return self.hook(&mut NoHost, write, args).is_ok();
            }
            None => return false,
        }
        true
    }

    fn get_bytes(&self, name: &str) -> Option<Vec<u8>> {
        let code = self.shared.code;
        let mut bytes = match state::find(code, name)? {
            Piece::Reg(file, index) => self.state.reg(file, code.files.get(file)?, index as u64).to_bytes(),
            Piece::Var(i) => match self.state.var(i) {
                Value::Bits(bits) => bits.to_bytes(),
                other => other.low64().to_le_bytes().to_vec(),
            },
            Piece::Pc | Piece::Csr(_) => self.get(name)?.to_le_bytes().to_vec(),
        };
        bytes.resize(bytes.len().max(8), 0);
        Some(bytes)
    }

    fn set_bytes(&mut self, name: &str, bytes: &[u8]) -> bool {
        let code = self.shared.code;
        match state::find(code, name) {
            Some(Piece::Reg(file, index)) => {
                if let Some(decl) = code.files.get(file) {
                    let value = Bits::from_bytes(decl.width, bytes);
                    self.state.set_reg(file, decl, index as u64, value);
                }
                true
            }
            Some(Piece::Var(i)) => {
                let Some(decl) = code.state.get(i) else { return false };
                match decl.ty {
                    Ty::Bits(n) => self.state.set_var(i, Value::Bits(Bits::from_bytes(n, bytes))),
                    _ => return self.set(name, low64(bytes)),
                }
                true
            }
            _ => self.set(name, low64(bytes)),
        }
    }

    fn names(&self) -> &[String] {
        &self.shared.names
    }

    fn read_all(&self, out: &mut Vec<u64>) {
        out.clear();
        let value = |name: &String| self.get_bytes(name).map_or(0, |bytes| digest(&bytes));
        out.extend(self.names().iter().map(value));
    }
}

impl Entry for Slot {}

impl Machine for Reference {
    type Slot = Slot;
    type Code = Slot;

    fn ready(slot: Slot, _: Option<&Slot>) -> Slot {
        slot
    }

    fn slot(code: &Slot) -> &Slot {
        code
    }

    fn decode(&self, word: Word, pc: u64) -> Option<Slot> {
        let isa = self.shared.isa;
        let op = self.shared.words.decode(word)?;
        let decl = isa.ops.get(usize::from(op))?;
        let mut args = isa.extract(op, word);
        let mut run = op;
        // An abbreviation may abbreviate another one; a description that ties them into a ring stops at some of them.
        for _ in 0..MAX_ABBREVIATIONS {
            let Some((short, is)) = isa.ops.get(usize::from(run)).and_then(|o| Some((o, o.is.as_ref()?))) else {
                break;
            };
            let mut next = [0; MAX_OPERANDS];
            let env = Env::of(isa, short.operands, short.lets, &args);
            next.iter_mut().zip(is.args).for_each(|(to, arg)| *to = env.eval(arg));
            (run, args) = (is.op, next);
        }
        Some(Slot {
            op,
            run,
            len: (decl.length / 8) as u8,
            pc,
            args,
        })
    }

    fn length(&self, low: u32) -> Option<u8> {
        self.shared.target.length(low).map(|bits| (bits / 8) as u8)
    }

    fn slot_len(slot: &Slot) -> u8 {
        slot.len
    }

    fn slot_op(slot: &Slot) -> u16 {
        slot.op
    }

    /// Always: the evaluator looks around after every instruction, it is not in a hurry.
    fn ends_block(_: &Slot) -> bool {
        true
    }

    fn execute(&mut self, host: &mut dyn Host<Self>, slot: &Slot) -> Result<(), Stop> {
        let code = self.shared.code;
        match code.insts.get(usize::from(slot.run)).and_then(Option::as_ref) {
            Some(inst) => walk(code, self, host, (slot.pc, slot.len), &slot.args).inst(inst),
            None => {
                self.state.trap = Trap {
                    cause: self.illegal_cause(),
                    tval: 0,
                };
                Err(Stop)
            }
        }
    }

    fn translate(&mut self, host: &mut dyn Host<Self>, addr: u64, access: Access) -> Result<u64, Stop> {
        match self.shared.code.translate {
            Some(id) => {
                let args = self.hook_args(id, &[addr, access as u64]);
                Ok(self.hook(host, id, args)?.low64())
            }
            None => Ok(addr),
        }
    }

    fn take_trap(&mut self, host: &mut dyn Host<Self>, pc: u64) -> bool {
        let Some(id) = self.shared.code.take_trap else {
            return false;
        };
        let Trap { cause, tval } = self.state.trap;
        let args = self.hook_args(id, &[pc, cause, tval]);
        self.hook(host, id, args).is_ok()
    }

    fn pending(&mut self, host: &mut dyn Host<Self>) -> bool {
        let Some(id) = self.shared.code.pending else {
            return false;
        };
        let Ok(Value::Tuple(parts)) = self.hook(host, id, Vec::new()) else {
            return false;
        };
        match parts.as_slice() {
            [now, cause] if now.is_true() => {
                self.state.trap = Trap {
                    cause: cause.low64(),
                    tval: 0,
                };
                true
            }
            _ => false,
        }
    }

    fn allow_reserved(&mut self, allowed: bool) {
        self.state.allow_reserved(allowed);
    }

    fn accept(&mut self, host: &mut dyn Host<Self>, word: Word) -> bool {
        let Some(id) = self.shared.code.accept else {
            return true;
        };
        let args = self.hook_args(id, &[word as u64]);
        self.hook(host, id, args).is_ok_and(|answer| answer.is_true())
    }

    fn fault_cause(&self, access: Access) -> u64 {
        let faults = self.shared.code.faults;
        u64::from(match access {
            Access::Load => faults.load,
            Access::Store => faults.store,
            Access::Fetch => faults.fetch,
        })
    }

    fn illegal_cause(&self) -> u64 {
        self.shared.code.faults.illegal.into()
    }
}
