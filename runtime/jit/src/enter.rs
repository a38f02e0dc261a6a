//! The way into translated code and back, and what code shares with who enters it.

use onespec_core::exec::Machine;
use onespec_core::exec::window::{Bare, Window};
use std::ptr::NonNull;

/// What compiled code shares with who enters it.
#[repr(C)]
#[derive(Debug)]
pub struct Shared {
    /// Instructions that may still be executed.
    pub budget: i64,
    /// What that was in the beginning.
    pub given: i64,
    /// The address of an [`Interpreter`], of the type for which the code was made.
    pub interpreter: *mut (),
    /// The memory, such as the code was made for; where it lies is looked up here.
    pub memory: Bare,
}

impl Shared {
    /// Takes over where memory lies now. False: it is other memory than code was made for.
    pub fn follows(&mut self, window: &mut Window) -> bool {
        if window.is(&self.memory) {
            return true;
        }
        let before = std::mem::replace(&mut self.memory, window.bare());
        before.fits(&self.memory)
    }
}

/// Where code came back.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[repr(u64)]
pub enum Entered {
    /// At an address of which no region is known.
    Left = LEFT,
    /// Before an instruction that the interpreter is to execute.
    Step = STEP,
    /// Where too little was left of the budget.
    Spent = SPENT,
    /// Before an instruction that has raised a trap, which the machine holds.
    Trap = TRAP,
}

/// [`Entered`] as code gives it.
pub const LEFT: u64 = 0;
pub const STEP: u64 = 1;
pub const SPENT: u64 = 2;
const TRAP: u64 = 3;
/// What [`execute`] gives where code goes on.
pub const GO_ON: u64 = 4;

/// What executes an instruction that is not translated, amid code that is.
pub trait Interpreter<M: Machine> {
    /// Executes an instruction of a machine whose `pc` is the address behind it. So many instructions were executed since code was
    /// entered. Gives where code is to come back; `None`: it goes on. Unless it comes back for [`Entered::Left`], the
    /// instruction has not been executed and `pc` is its address.
    fn execute(&mut self, m: &mut M, slot: &M::Slot, executed: u64) -> Option<Entered>;
}

/// Enters code by the trampoline.
///
/// # Safety
/// `trampoline` is the address of a function of this type, `code` of code that expects this state and the shared pieces' interpreter, and
/// the memory that it was made for is as it was.
pub unsafe fn enter(trampoline: NonNull<u8>, state: *mut u8, shared: &mut Shared, code: NonNull<u8>) -> Entered {
    type Trampoline = unsafe extern "C" fn(*mut u8, *mut Shared, *mut u8) -> u64;
    // SAFETY: as the caller says.
    let function: Trampoline = unsafe { std::mem::transmute(trampoline.as_ptr()) };
    // SAFETY: as the caller says.
    match unsafe { function(state, shared, code.as_ptr()) } {
        STEP => Entered::Step,
        SPENT => Entered::Spent,
        TRAP => Entered::Trap,
        _ => Entered::Left,
    }
}

/// Called by translated code to have an instruction executed. Gives [`GO_ON`], or where code is to come back: also where the instruction has
/// changed the memory that code knows.
///
/// # Safety
/// `state` is the address of the machine that was given to who entered the code, of whom all references are given up while it runs;
/// `shared` that of the shared pieces, whose interpreter is an `I`; `slot` that of a decoded instruction that lives as long as the code.
pub unsafe extern "C" fn execute<M: Machine, I: Interpreter<M>>(
    state: *mut M,
    shared: *mut Shared,
    slot: *const M::Slot,
) -> u64 {
    // SAFETY: as the caller says: the three are different objects, and nothing else refers to them now.
    let (m, shared, slot) = unsafe { (&mut *state, &mut *shared, &*slot) };
    // SAFETY: as the caller says.
    let interpreter = unsafe { &mut *shared.interpreter.cast::<I>() };
    let entered = interpreter.execute(m, slot, (shared.given - shared.budget).unsigned_abs());
    if let (None, Some(window)) = (entered, m.window())
        && shared.follows(window)
    {
        return GO_ON;
    }
    let entered = entered.unwrap_or(Entered::Left);
    if entered == Entered::Left {
        shared.budget -= 1;
    }
    entered as u64
}
