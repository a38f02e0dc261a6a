//! Regions to functions of Cranelift.

use crate::Refused;
use crate::enter::{GO_ON, LEFT, SPENT, STEP, Shared};
use crate::flags::{OWN, STATE};
use crate::held::{Held, Values};
use crate::loads::Loads;
use crate::lower::{Next, Writes, constant, lower};
use crate::memory::of_run;
use crate::operators::Operators;
use crate::pointers::Pointers;
use crate::region::{Does, Node, Region, Run, Then};
use crate::slots::{ROWS, Slot};
use crate::stubs::of_regions;
use crate::translator::Translator;
use cranelift_codegen::ir::condcodes::IntCC;
use cranelift_codegen::ir::types::I64;
use cranelift_codegen::ir::{self, AbiParam, Block, BlockArg, Function, InstBuilder, SigRef, Signature, UserFuncName};
use cranelift_frontend::{FunctionBuilder, FunctionBuilderContext, Variable};
use onespec_core::exec::window::Bare;
use std::collections::{BTreeMap, BTreeSet};
use std::mem::offset_of;

/// The function of a region. `None`: it can't be made.
pub fn make(translator: &mut Translator, region: &Region, (memory, pointers): (Bare, &Pointers)) -> Option<Function> {
    let mut function = Function::with_name_signature(UserFuncName::user(0, 0), of_regions());
    let mut frontend = FunctionBuilderContext::new();
    let mut builder = FunctionBuilder::new(&mut function, &mut frontend);
    let entry = builder.create_block();
    builder.append_block_params_for_function_params(entry);
    builder.switch_to_block(entry);
    builder.seal_block(entry);
    let [state, shared, given, _] = builder.block_params(entry).try_into().ok()?;
    let budget = builder.declare_var(I64);
    builder.def_var(budget, given);
    let signature = builder.import_signature(of_regions());
    let mut maker = Maker {
        translator,
        region,
        builder: &mut builder,
        memory,
        state,
        shared,
        pointers,
        budget,
        values: Values::default(),
        ways: Vec::new(),
        recent: BTreeMap::new(),
        blocks: BTreeMap::new(),
        signature,
        exits: BTreeMap::new(),
    };
    let loads = Loads::of(region);
    maker.enter(&loads.entry).ok()?;
    maker.runs(&loads).ok()?;
    maker.exits();
    builder.seal_all_blocks();
    builder.finalize();
    Some(function)
}

struct Maker<'a, 'f> {
    translator: &'a mut Translator,
    region: &'a Region,
    builder: &'a mut FunctionBuilder<'f>,
    memory: Bare,
    state: ir::Value,
    shared: ir::Value,
    pointers: &'a Pointers,
    budget: Variable,
    values: Values,
    /// Where the run leads within the region.
    ways: Vec<u64>,
    /// What the run has written.
    recent: BTreeMap<Held, ir::Value>,
    /// By the address of a run's first instruction.
    blocks: BTreeMap<u64, Block>,
    signature: SigRef,
    /// Where code comes back to who entered it, by why: with the guest's address and the budget.
    exits: BTreeMap<u64, Block>,
}

/// Where an instruction stands in its run.
#[derive(Clone, Copy)]
struct Place<'r> {
    node: &'r Node,
    /// Instructions of the run from this one on.
    rest: i64,
}

impl Maker<'_, '_> {
    /// Loads pieces of the state.
    fn enter(&mut self, loads: &BTreeSet<Held>) -> Result<(), Refused> {
        for held in loads {
            self.load(*held)?;
        }
        for leader in self.region.runs.keys() {
            let block = self.builder.create_block();
            self.blocks.insert(*leader, block);
        }
        // Small loops need not look for their runs of pages again and again: these are the same loads, from where all others are reached.
        for offset in self.runs_of_loops().into_iter().flatten() {
            self.builder.ins().load(I64, OWN, self.shared, offset as i32);
        }
        let head = self.blocks.get(&self.region.head).ok_or(Refused("no head"))?;
        self.builder.ins().jump(*head, &[]);
        Ok(())
    }

    /// Where code finds the runs of pages that small loops access.
    fn runs_of_loops(&self) -> BTreeSet<[usize; 3]> {
        let runs = self.region.runs.values().filter(|run| run.is_tight);
        let nodes = runs.flat_map(|run| run.at.iter().filter_map(|pc| self.region.nodes.get(pc)));
        let mut found = BTreeSet::new();
        for node in nodes {
            let Some(inst) = self.translator.inst(&node.guest) else {
                continue;
            };
            for (store, accesses) in [(false, inst.effects.reads_mem), (true, inst.effects.writes_mem)] {
                let pointers = node
                    .reads
                    .iter()
                    .filter(|held| accesses && matches!(held, Held::Register(..)));
                let runs = pointers.filter_map(|held| self.pointers.run(*held, store));
                found.extend(runs.map(|run| of_run(run, store)));
            }
        }
        found
    }

    /// Takes a piece of the state from where it lies.
    fn load(&mut self, held: Held) -> Result<(), Refused> {
        let home = held.home(self.translator.program, &self.translator.fixed)?;
        let v = self.builder.ins().load(home.ty, STATE, self.state, home.offset);
        let variable = self.values.variable(self.builder, held, &home);
        self.builder.def_var(variable, v);
        Ok(())
    }

    fn runs(&mut self, loads: &Loads) -> Result<(), Refused> {
        let region = self.region;
        // Of blocks to which all ways are there, values are known where they begin.
        let mut before: BTreeMap<u64, usize> = BTreeMap::from([(region.head, 0)]);
        for run in region.runs.values() {
            region
                .behind(run)
                .into_iter()
                .for_each(|to| *before.entry(to).or_default() += 1);
        }
        for (leader, run) in &region.runs {
            let Some(block) = self.blocks.get(leader).copied() else {
                continue;
            };
            self.builder.switch_to_block(block);
            if before.get(leader).is_none_or(|before| *before == 0) {
                self.builder.seal_block(block);
            }
            self.ways = region.behind(run);
            self.run(*leader, run, loads.runs.get(leader))?;
            for to in &self.ways {
                before.entry(*to).and_modify(|before| *before -= 1);
            }
        }
        Ok(())
    }

    fn run(&mut self, leader: u64, run: &Run, loads: Option<&BTreeSet<Held>>) -> Result<(), Refused> {
        let region = self.region;
        let count = run.at.len() as i64;
        let mut dirty = run.dirty.clone();
        self.recent.clear();
        self.values.facts.clear();
        let budget = self.builder.use_var(self.budget);
        if run.is_loop || leader == region.head {
            let (on, spent) = (self.builder.create_block(), self.builder.create_block());
            let longest = region.nodes.len() as i64;
            let enough = self
                .builder
                .ins()
                .icmp_imm(IntCC::SignedGreaterThanOrEqual, budget, longest);
            self.builder.ins().brif(enough, on, &[], spent, &[]);
            self.come_back(spent, leader, &dirty, 0, SPENT);
            self.begin(on);
        }
        for held in loads.into_iter().flatten() {
            self.load(*held)?;
        }
        if !run.is_tight {
            self.store(&mut dirty);
        }
        let less = self.builder.ins().iadd_imm(budget, -count);
        self.builder.def_var(self.budget, less);
        for (done, pc) in run.at.iter().enumerate() {
            let Some(node) = region.nodes.get(pc) else { continue };
            let place = Place {
                node,
                rest: count - done as i64,
            };
            let next = match node.does {
                Does::Translated => self.translated(place, &mut dirty, run.is_tight)?,
                Does::Called(slot) => self.called(place, slot, &mut dirty)?,
            };
            let is_last = done + 1 == run.at.len();
            if (is_last || next.is_some()) && !run.is_tight {
                self.store(&mut dirty);
            }
            if let Some(next) = next {
                self.go(&next, &dirty, matches!(node.then, Then::Call(_)));
                return Ok(());
            }
        }
        let last = run.at.last().and_then(|pc| region.nodes.get(pc));
        self.go(&Next::To(last.map_or(0, |last| last.guest.behind())), &dirty, false);
        Ok(())
    }

    /// An instruction in line. Gives where code goes on if not behind it. What differs from the state is stored where code leaves before the
    /// instruction, and behind it, so that it is stored once, unless the loop is `tight`.
    fn translated(
        &mut self,
        place: Place<'_>,
        dirty: &mut BTreeSet<Held>,
        is_tight: bool,
    ) -> Result<Option<Next>, Refused> {
        let around = self.translator.surroundings(self.memory, (self.shared, self.pointers));
        let lowered = lower(self.builder, around, &mut self.values, &place.node.guest)?;
        let at = self.builder.current_block();
        if let Some(aside) = lowered.aside {
            self.come_back(aside, place.node.guest.pc, dirty, place.rest, STEP);
        }
        if let Some(at) = at {
            self.builder.switch_to_block(at);
        }
        if lowered.aside.is_some() && !is_tight {
            self.store(dirty);
        }
        self.commit(&lowered.writes, dirty)?;
        Ok(lowered.writes.next.filter(|_| place.node.then != Then::Behind))
    }

    /// An instruction that the interpreter executes.
    fn called(&mut self, place: Place<'_>, slot: u64, dirty: &mut BTreeSet<Held>) -> Result<Option<Next>, Refused> {
        self.store(dirty);
        self.recent.clear();
        let behind = self.builder.ins().iconst(I64, place.node.guest.behind() as i64);
        self.set_pc(behind);
        let budget = self.builder.use_var(self.budget);
        let budget = self.builder.ins().iadd_imm(budget, place.rest);
        self.set_budget(budget);
        let mut signature = Signature::new(self.translator.host.default_call_conv());
        signature.params.extend([AbiParam::new(I64); 3]);
        signature.returns.push(AbiParam::new(I64));
        let signature = self.builder.import_signature(signature);
        let function = self.builder.ins().iconst(I64, self.translator.execute as i64);
        let slot = self.builder.ins().iconst(I64, slot as i64);
        let arguments = [self.state, self.shared, slot];
        let call = self.builder.ins().call_indirect(signature, function, &arguments);
        let why = self
            .builder
            .inst_results(call)
            .first()
            .copied()
            .ok_or(Refused("a call without a result"))?;
        let goes_on = self.builder.ins().icmp_imm(IntCC::Equal, why, GO_ON as i64);
        let (on, back) = (self.builder.create_block(), self.builder.create_block());
        self.builder.ins().brif(goes_on, on, &[], back, &[]);
        self.builder.set_cold_block(back);
        self.begin(back);
        self.builder.ins().return_(&[why]);
        self.begin(on);
        let effects = self
            .translator
            .program
            .insts
            .get(usize::from(place.node.guest.op))
            .and_then(|inst| Some(&inst.as_ref()?.effects));
        let effects = effects.ok_or(Refused("no semantics"))?;
        for held in &self.region.touches {
            if match held {
                Held::Register(file, _) => effects.writes_files.contains(file),
                Held::State(state) => effects.system || effects.writes_state.contains(state),
            } {
                self.load(*held)?;
            }
        }
        Ok((place.node.then == Then::Anywhere).then(|| {
            let offset = self.translator.fixed.layout.pc as i32;
            Next::Anywhere(self.builder.ins().load(I64, STATE, self.state, offset))
        }))
    }

    /// An instruction is complete: what it has written becomes the state.
    fn commit(&mut self, writes: &Writes, dirty: &mut BTreeSet<Held>) -> Result<(), Refused> {
        for (held, value) in &writes.held {
            let home = held.home(self.translator.program, &self.translator.fixed)?;
            let mut operators = Operators {
                builder: self.builder,
                topped: &mut self.values.topped,
            };
            let v = match value {
                _ if home.is_int => operators.int(value)?,
                _ => operators.bits(value, home.width)?,
            };
            // What is written again and again, as that a unit is in use, differs once.
            let number = |v| constant(self.builder, v);
            let before = self.recent.insert(*held, v);
            if before.and_then(number).is_some_and(|before| number(v) == Some(before)) {
                continue;
            }
            let variable = self.values.variable(self.builder, *held, &home);
            self.builder.def_var(variable, v);
            dirty.insert(*held);
        }
        Ok(())
    }

    /// The same, so that it no longer differs.
    fn store(&mut self, dirty: &mut BTreeSet<Held>) {
        self.flush(dirty);
        dirty.clear();
    }

    /// Stores what code keeps into the state.
    fn flush(&mut self, dirty: &BTreeSet<Held>) {
        for held in dirty {
            if let Ok(home) = held.home(self.translator.program, &self.translator.fixed) {
                let variable = self.values.variable(self.builder, *held, &home);
                let v = self.builder.use_var(variable);
                self.builder.ins().store(STATE, v, self.state, home.offset);
            }
        }
    }

    /// Goes on in a block to which no more ways will lead.
    fn begin(&mut self, block: Block) {
        self.builder.seal_block(block);
        self.builder.switch_to_block(block);
    }

    fn set_pc(&mut self, pc: ir::Value) {
        let offset = self.translator.fixed.layout.pc as i32;
        self.builder.ins().store(STATE, pc, self.state, offset);
    }

    fn set_budget(&mut self, budget: ir::Value) {
        let at = offset_of!(Shared, budget) as i32;
        self.builder.ins().store(OWN, budget, self.shared, at);
    }

    /// A block from which code comes back to who entered it.
    fn come_back(&mut self, block: Block, pc: u64, dirty: &BTreeSet<Held>, back: i64, why: u64) {
        self.builder.set_cold_block(block);
        self.begin(block);
        self.flush(dirty);
        let pc = self.builder.ins().iconst(I64, pc as i64);
        let budget = self.builder.use_var(self.budget);
        let budget = self.builder.ins().iadd_imm(budget, back);
        let builder = &mut *self.builder;
        let exit = *self.exits.entry(why).or_insert_with(|| {
            let exit = builder.create_block();
            builder.append_block_param(exit, I64);
            builder.append_block_param(exit, I64);
            exit
        });
        self.builder
            .ins()
            .jump(exit, &[BlockArg::from(pc), BlockArg::from(budget)]);
    }

    /// Fills the blocks in which code comes back.
    fn exits(&mut self) {
        for (why, exit) in std::mem::take(&mut self.exits) {
            self.builder.set_cold_block(exit);
            self.builder.switch_to_block(exit);
            if let [pc, budget] = *self.builder.block_params(exit) {
                self.leave_at(pc, budget, why);
            }
        }
    }

    /// Comes back with an address and a budget.
    fn leave_at(&mut self, pc: ir::Value, budget: ir::Value, why: u64) {
        self.set_pc(pc);
        self.set_budget(budget);
        let why = self.builder.ins().iconst(I64, why as i64);
        self.builder.ins().return_(&[why]);
    }

    /// Goes on behind a run.
    fn go(&mut self, next: &Next, dirty: &BTreeSet<Held>, is_call: bool) {
        match next {
            Next::To(pc) => match self.blocks.get(pc).filter(|_| !is_call && self.ways.contains(pc)) {
                Some(block) => {
                    self.builder.ins().jump(*block, &[]);
                }
                None => {
                    self.flush(dirty);
                    let slot = self.translator.slot(*pc);
                    let slot = self.builder.ins().iconst(I64, slot as i64);
                    let code = self.builder.ins().load(I64, OWN, slot, offset_of!(Slot, code) as i32);
                    self.leave_for(code, slot);
                }
            },
            Next::Choice(condition, yes, no) => {
                let blocks = [self.builder.create_block(), self.builder.create_block()];
                self.builder.ins().brif(*condition, blocks[0], &[], blocks[1], &[]);
                let stays = [yes, no].map(|next| matches!(**next, Next::To(pc) if self.ways.contains(&pc)));
                for ((block, next), stays_here) in blocks.into_iter().zip([yes, no]).zip(stays) {
                    if !stays_here && stays.contains(&true) {
                        self.builder.set_cold_block(block);
                    }
                    self.begin(block);
                    self.go(next, dirty, false);
                }
            }
            Next::Anywhere(pc) => {
                self.flush(dirty);
                // Rows have 16 bytes; instructions have even addresses.
                let row = self.builder.ins().ishl_imm(*pc, 3);
                let row = self.builder.ins().band_imm(row, ((ROWS - 1) << 4) as i64);
                let table = self.builder.ins().iconst(I64, self.translator.table.as_ptr() as i64);
                let row = self.builder.ins().iadd(table, row);
                let of_row =
                    |offset: usize, builder: &mut FunctionBuilder<'_>| builder.ins().load(I64, OWN, row, offset as i32);
                let at = of_row(offset_of!(Slot, pc), self.builder);
                let is_known = self.builder.ins().icmp(IntCC::Equal, at, *pc);
                let (known, unknown) = (self.builder.create_block(), self.builder.create_block());
                self.builder.ins().brif(is_known, known, &[], unknown, &[]);
                self.begin(known);
                let code = of_row(offset_of!(Slot, code), self.builder);
                self.leave_for(code, row);
                self.builder.set_cold_block(unknown);
                self.begin(unknown);
                let budget = self.builder.use_var(self.budget);
                self.leave_at(*pc, budget, LEFT);
            }
        }
    }

    /// Goes on in another region.
    fn leave_for(&mut self, code: ir::Value, slot: ir::Value) {
        let budget = self.builder.use_var(self.budget);
        let arguments = [self.state, self.shared, budget, slot];
        self.builder
            .ins()
            .return_call_indirect(self.signature, code, &arguments);
    }
}
