//! Register allocation: presents selected code to regalloc2 in the form that its interface asks for, but for banks whose
//! values take groups of registers ([`scaled`]).

pub mod halves;
mod pressure;
mod scaled;
mod view;

use crate::code::{Function, Inst, PReg, What};
use crate::machine::Machine;
use crate::problem::Problem;
use regalloc2::{Algorithm, Allocation, Ctx, Edit, InstPosition, Output, RegAllocError, RegallocOptions};
use view::View;

/// Where a value is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Place {
    Register(PReg),
    /// A slot of the frame, by number; all have the same size.
    Spill(u32),
    /// A slot for registers of a bank whose size is known when code runs: as many registers of it lie before this one.
    Scaled(u8, u32),
}

/// A value goes from one place to another before an instruction.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Move {
    /// The instruction, as an index into [`Function::insts`]; of those after an instruction, the next one.
    pub before: u32,
    pub from: Place,
    pub to: Place,
    /// How many registers of its bank, one behind the other.
    pub size: u8,
}

/// What allocation gives.
#[derive(Debug, Clone, Default)]
pub struct Allocated {
    /// For each [`crate::code::Arg`] that is a virtual register, its place (of a tied one, that of both).
    pub places: Vec<Option<Place>>,
    /// In the order of instructions.
    pub moves: Vec<Move>,
    /// Places of the frame that values take which registers do not suffice for.
    pub spills: u32,
    /// How many such values there are.
    pub spilled: u32,
    /// The bank whose registers have a size that is known when code runs, and how many of them slots hold.
    pub scaled: Option<(u8, u32)>,
    /// Registers that are written anywhere.
    pub used: Vec<PReg>,
    /// Of a kernel, the first register of the areas of its frame.
    pub areas: u16,
    /// A bank whose registers are lower than those that the convention names.
    pub moved: Option<halves::Moved>,
}

impl Allocated {
    /// No value of the function has a place.
    fn clear(&mut self, function: &Function) {
        self.places.clear();
        self.places.resize(function.args.len(), None);
        self.moves.clear();
        self.used.clear();
        (self.spills, self.spilled) = (0, 0);
    }
}

/// How registers are given.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct How {
    /// In one pass over the code, with more moves.
    pub fast: bool,
    /// A register is kept free for large distances.
    pub scratch: bool,
}

/// Scratch buffers for allocation, used again for each function.
#[derive(Default)]
pub struct Context {
    context: Ctx,
    view: view::Scratch,
    allocated: Allocated,
}

impl Context {
    /// Gives registers to a function.
    ///
    /// # Errors
    /// The function has more values or places than the allocator can count, or needs more registers at one point than
    /// there are.
    pub fn allocate(&mut self, machine: &Machine, function: &Function, how: How) -> Result<&Allocated, Problem> {
        let grouped = machine.grouped_bank().filter(|bank| function.banks.contains(bank));
        let calls = |inst: &Inst| matches!(inst.what, What::Call | What::CallRegister);
        match grouped {
            // Nothing is left for the other allocator.
            Some(bank) if function.banks.iter().all(|own| *own == bank) && !function.insts.iter().any(calls) => {
                self.allocated.clear(function);
            }
            _ => self.allocate_others(machine, function, how)?,
        }
        (self.allocated.scaled, self.allocated.areas, self.allocated.moved) = (None, 0, None);
        if let Some(bank) = grouped {
            let given = scaled::allocate(machine, function, bank)?;
            let end = given.registers;
            add(&mut self.allocated, given, bank);
            if machine.convention.stack.is_none() {
                let areas = machine.area_registers(function);
                let first = halves::pack(machine, bank, end, areas, &mut self.allocated);
                let all = machine.bank(bank).and_then(|bank| bank.order.iter().copied().max());
                let all = all.map_or(0, |last| last + 1);
                if areas > 0 && first.saturating_add(areas) > all {
                    let message =
                        format!("arrays take {areas} registers behind {first} that hold values; there are {all}");
                    return Err(Problem::new(message));
                }
                self.allocated.areas = first;
            }
        }
        Ok(&self.allocated)
    }

    /// Gives registers to values that take one register each.
    fn allocate_others(&mut self, machine: &Machine, function: &Function, how: How) -> Result<(), Problem> {
        let env = machine.registers(how.scratch)?;
        let view = View::new(machine, function, std::mem::take(&mut self.view))?;
        let options = RegallocOptions {
            verbose_log: false,
            validate_ssa: cfg!(debug_assertions),
            algorithm: if how.fast { Algorithm::Fastalloc } else { Algorithm::Ion },
        };
        let output = regalloc2::run_with_ctx(&view, env, &options, &mut self.context);
        let has_stack = machine.convention.stack.is_some();
        let output = output.map_err(|error| match error {
            RegAllocError::TooManyLiveRegs if !has_stack => pressure::too_many(machine, function),
            error => Problem::new(told(&error)),
        })?;
        if output.num_spillslots > 0 && !has_stack {
            return Err(pressure::too_many(machine, function));
        }
        take(machine, function, &view, output, &mut self.allocated);
        self.view = view.into_space();
        Ok(())
    }
}

/// Adds what values of a bank of groups got.
fn add(allocated: &mut Allocated, given: scaled::Given, bank: u8) {
    for (at, register) in given.places {
        if let Some(slot) = allocated.places.get_mut(at as usize) {
            *slot = Some(Place::Register(register));
        }
    }
    allocated.moves.extend(given.moves);
    allocated.moves.sort_by_key(|one| one.before);
    allocated.spilled += given.spilled;
    allocated.scaled = (given.slots > 0).then_some((bank, given.slots));
}

/// What the allocator says, in terms of the function.
fn take(machine: &Machine, function: &Function, view: &View<'_>, output: &Output, allocated: &mut Allocated) {
    allocated.clear(function);
    let Allocated {
        places,
        moves,
        spills,
        spilled,
        used,
        ..
    } = allocated;
    *spills = output.num_spillslots as u32;
    let place = |a: Allocation| -> Option<Place> {
        match a.as_reg() {
            Some(register) => machine.register(register).map(Place::Register),
            None => a.as_stack().map(|slot| Place::Spill(slot.index() as u32)),
        }
    };
    let mut seen = [0u128; 4];
    let mut note = |place: Option<Place>| {
        if let Some(Place::Register(register)) = place
            && let Some(seen) = seen.get_mut(usize::from(register.bank))
            && let Some(bit) = 1u128.checked_shl(register.number.into())
            && *seen & bit == 0
        {
            *seen |= bit;
            used.push(register);
        }
    };
    for inst in 0..function.insts.len() {
        let inst = regalloc2::Inst::new(inst);
        let allocs = output.inst_allocs(inst);
        for (at, alloc) in view.args_of(inst).iter().zip(allocs) {
            let place = place(*alloc);
            note(place);
            if let Some(slot) = places.get_mut(*at as usize) {
                *slot = place;
            }
        }
    }
    for (point, edit) in &output.edits {
        let Edit::Move { from, to } = edit;
        let (Some(from), Some(to)) = (place(*from), place(*to)) else {
            continue;
        };
        note(Some(to));
        if from != to {
            let after = u32::from(point.pos() == InstPosition::After);
            moves.push(Move {
                before: point.inst().index() as u32 + after,
                from,
                to,
                size: 1,
            });
        }
    }
    *spilled = count(moves);
}

/// How many values are in the frame, each with a place of its own.
fn count(moves: &[Move]) -> u32 {
    let places = moves.iter().flat_map(|one| [one.from, one.to]);
    let mut slots: Vec<u32> = places
        .filter_map(|place| match place {
            Place::Spill(slot) => Some(slot),
            Place::Register(_) | Place::Scaled(..) => None,
        })
        .collect();
    slots.sort_unstable();
    slots.dedup();
    slots.len() as u32
}

fn told(error: &RegAllocError) -> String {
    match error {
        RegAllocError::TooManyLiveRegs => "an instruction needs more registers than the machine has".into(),
        RegAllocError::TooManyOperands => "an instruction has too many operands".into(),
        other => format!("register allocation refuses the code: {other}"),
    }
}
