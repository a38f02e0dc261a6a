//! The regions that were made, and the ways into them: all that does not depend on the machine's type.

use crate::Refused;
use crate::code::Code;
use crate::decode::Guest;
use crate::fixed::Fixed;
use crate::held::{Held, Values};
use crate::host;
use crate::lower::{Next, Surroundings, lower};
use crate::pointers::Pointers;
use crate::region::{Does, Node, Then};
use crate::sites::Sites;
use crate::slots::{NO_ADDRESS, ROWS, Slot};
use crate::stubs;
use cranelift_codegen::control::ControlPlane;
use cranelift_codegen::ir::{Function, UserFuncName, Value};
use cranelift_codegen::isa::OwnedTargetIsa;
use cranelift_codegen::{CodegenError, CompileError, Context};
use cranelift_frontend::{FunctionBuilder, FunctionBuilderContext};
use onespec_core::exec::window::Bare;
use onespec_sem::ir::{Inst, Program};
use std::cell::Cell;
use std::collections::{BTreeSet, HashMap, HashSet};
use std::ptr::NonNull;

/// Bytes of code that a region may take: where less is free, all regions are forgotten.
const ROOM: usize = 1 << 20;

/// Translates for one machine.
pub struct Translator {
    pub program: &'static Program,
    pub fixed: Fixed,
    pub host: OwnedTargetIsa,
    /// The address of the function by which code has an instruction executed.
    pub execute: u64,
    sites: Sites,
    collector: Option<u16>,
    has_fma: bool,
    code: Code,
    /// Bytes of code that stay.
    keep: usize,
    pub trampoline: NonNull<u8>,
    stub: NonNull<u8>,
    regions: HashMap<u64, NonNull<u8>>,
    /// By address, what code goes on by that leads there.
    slots: HashMap<u64, Box<Slot>>,
    pub table: Box<[Slot]>,
}

impl Translator {
    /// Without code. `None`: the host is none that code can be made for, or gives no memory.
    pub fn new(fixed: Fixed, execute: u64) -> Option<Translator> {
        let mut made = Translator {
            program: fixed.program,
            collector: fixed.collector,
            fixed,
            execute,
            has_fma: host::has_fma(),
            sites: Sites::default(),
            host: host::target()?,
            code: Code::new().ok()?,
            keep: 0,
            trampoline: NonNull::dangling(),
            stub: NonNull::dangling(),
            regions: HashMap::new(),
            slots: HashMap::new(),
            table: (0..ROWS).map(|_| Slot::default()).collect(),
        };
        made.trampoline = made.compile(stubs::trampoline(made.host.default_call_conv())?)?;
        made.stub = made.compile(stubs::nowhere(made.fixed.layout.pc as i32))?;
        made.keep = made.code.used();
        made.clear();
        Some(made)
    }

    /// The code of the region that begins at an address.
    pub fn region(&self, pc: u64) -> Option<NonNull<u8>> {
        let row = self.table.get((pc >> 1) as usize % ROWS)?;
        match row.pc.get() == pc {
            true => NonNull::new(row.code.get() as *mut u8),
            false => self.regions.get(&pc).copied(),
        }
    }

    /// The addresses at which regions begin.
    pub fn heads(&self) -> HashSet<u64> {
        self.regions.keys().copied().collect()
    }

    /// Whether there is no room for another region until all are forgotten.
    pub const fn is_full(&self) -> bool {
        self.code.room() < ROOM
    }

    /// Forgets the region that begins at an address. Its code stays where it is, and nothing leads there.
    pub fn forget(&mut self, head: u64) {
        self.regions.remove(&head);
        if let Some(slot) = self.slots.get(&head) {
            slot.code.set(self.stub.as_ptr() as u64);
        }
        if let Some(row) = self
            .table
            .get((head >> 1) as usize % ROWS)
            .filter(|row| row.pc.get() == head)
        {
            row.pc.set(NO_ADDRESS);
        }
    }

    /// Forgets all regions.
    pub fn clear(&mut self) {
        self.regions.clear();
        self.slots.clear();
        for row in &self.table {
            row.pc.set(NO_ADDRESS);
        }
        self.code.forget(self.keep);
    }

    /// Makes code of a region's function and lets others lead there. Gives its bytes; `None`: it can't be made.
    pub fn add(&mut self, head: u64, function: Function) -> Option<usize> {
        let before = self.code.used();
        let code = self.compile(function)?;
        self.regions.insert(head, code);
        if let Some(slot) = self.slots.get(&head) {
            slot.code.set(code.as_ptr() as u64);
        }
        self.enter_row(head, code);
        Some(self.code.used() - before)
    }

    /// Henceforth the table leads to this region from the row of its address.
    pub fn enter_row(&self, pc: u64, code: NonNull<u8>) {
        if let Some(row) = self.table.get((pc >> 1) as usize % ROWS) {
            row.pc.set(pc);
            row.code.set(code.as_ptr() as u64);
        }
    }

    /// The semantics of an instruction.
    pub fn inst(&self, guest: &Guest) -> Option<&'static Inst> {
        self.program.insts.get(usize::from(guest.op))?.as_ref()
    }

    /// What is known of an instruction that is translated.
    ///
    /// # Errors
    /// It is not translated.
    pub fn look(&self, guest: &Guest, memory: Bare) -> Result<Node, Refused> {
        let mut function = Function::with_name_signature(UserFuncName::user(0, 0), stubs::of_regions());
        let mut context = FunctionBuilderContext::new();
        let mut builder = FunctionBuilder::new(&mut function, &mut context);
        let entry = builder.create_block();
        builder.append_block_params_for_function_params(entry);
        builder.switch_to_block(entry);
        let state = builder.block_params(entry).first().copied();
        let state = state.ok_or(Refused("no state"))?;
        let mut values = Values::default();
        let pointers = Pointers::default();
        let around = self.surroundings(memory, (state, &pointers));
        let lowered = lower(&mut builder, around, &mut values, guest)?;
        let writes: BTreeSet<Held> = lowered.writes.held.keys().copied().collect();
        let then = match lowered.writes.next {
            None => Then::Behind,
            Some(Next::To(to)) if to == guest.behind() => Then::Behind,
            Some(Next::To(to)) if writes.is_empty() => Then::Jump(to),
            Some(Next::To(to)) => Then::Call(to),
            Some(Next::Choice(_, yes, no)) => match (*yes, *no) {
                (Next::To(yes), Next::To(no)) => Then::Branch(yes, no),
                _ => Then::Anywhere,
            },
            Some(Next::Anywhere(_)) => Then::Anywhere,
        };
        Ok(Node {
            guest: guest.clone(),
            then,
            does: Does::Translated,
            writes,
            reads: values.variables.keys().copied().collect(),
        })
    }

    /// What an instruction is translated in.
    pub fn surroundings<'a>(&'a self, memory: Bare, (shared, pointers): (Value, &'a Pointers)) -> Surroundings<'a> {
        Surroundings {
            program: self.program,
            fixed: &self.fixed,
            memory,
            shared,
            pointers,
            sites: &self.sites,
            collector: self.collector,
            convention: self.host.default_call_conv(),
            has_fma: self.has_fma,
        }
    }

    fn compile(&mut self, function: Function) -> Option<NonNull<u8>> {
        let mut context = Context::for_function(function);
        let compiled = context.compile(&*self.host, &mut ControlPlane::default());
        if let Err(CompileError {
            inner: inner @ CodegenError::Verifier(_),
            func,
        }) = &compiled
        {
            debug_assert!(false, "a fault of the translator: {inner:?}\n{}", func.display());
        }
        let compiled = compiled.ok()?;
        // Everything is reached by addresses that are known; code that is to be patched can't be used.
        if !compiled.buffer.relocs().is_empty() {
            return None;
        }
        self.code.add(compiled.code_buffer())
    }

    /// The address of what code goes on by that leads to an address of the guest.
    pub fn slot(&mut self, pc: u64) -> u64 {
        let code = self.region(pc).unwrap_or(self.stub);
        let made = || {
            Box::new(Slot {
                code: Cell::new(code.as_ptr() as u64),
                pc: Cell::new(pc),
            })
        };
        std::ptr::from_ref(&**self.slots.entry(pc).or_insert_with(made)) as u64
    }
}
