//! Kernels on accelerators: the loop of a kernel as a function of elements, and the host that calls it.
//!
//! A kernel ([`crate::outline`]) is a loop whose iterations are independent. Its [`Elements`] are what one iteration
//! computes, as a circuit without control flow and memory: inputs are the elements that it loads, scalars and the counter;
//! it returns what the iteration stores and what it contributes to each variable. Beside it stands where inputs come from
//! and where results go. A device computes many elements at once, and needs neither loops nor addresses.
//!
//! * [`build`] makes it from the recipe that loops become vector code by ([`crate::vectorize`]).
//! * [`order`] sees that all loads of an iteration can be done before its stores.
//! * [`lanes`] is the same function on vectors, for machines whose registers hold the elements of several iterations.
//! * [`narrow`] puts numbers that are narrower than a target's into wider ones.
//! * [`offload`] runs kernels of a program on a [`Device`], a strip of iterations at a time, and takes their stores back.

mod build;
mod device;
mod lanes;
mod narrow;
mod offload;
mod order;

pub use device::{Device, Evaluated};
pub use lanes::{count, lanes, on_registers, pack, unpack};
pub use narrow::widen;
pub use offload::{Offload, Report};

use crate::evaluate::Straight;
use crate::outline::variables::{Places, tidy};
use crate::outline::{self, Kernel, Stays};
use crate::passes::{Context, Pipeline};
use crate::vectorize::Reason;
use onespec_graph::module::{Function, Module};
use onespec_graph::{Circuit, Opcode, Role, Type};

/// The function of elements of a kernel.
pub struct Elements {
    /// The name of the kernel.
    pub name: String,
    /// The line of the loop: a number of the module's lines.
    pub line: u32,
    /// Whether its floats may be approximated.
    pub approximate: bool,
    /// Its arguments are the inputs, what it returns the results.
    pub circuit: Circuit,
    /// By argument.
    pub inputs: Vec<Input>,
    /// By returned value.
    pub results: Vec<Output>,
    /// What the loop leaves behind, in the order of the kernel's results.
    pub variables: Vec<Variable>,
    /// Where variables are stored; none where the only one is the kernel's result.
    places: Option<Places>,
    host: Host,
}

/// An input of the function of elements.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Input {
    /// The type of an element.
    pub ty: Type,
    /// The line where it is read.
    pub line: u32,
    /// Where it comes from.
    pub source: Source,
}

/// Where an input comes from. Numbers are those of values that the host computes before the loop.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Source {
    /// From memory, side by side from an address on.
    Load {
        /// Which of the host's values is the address of the first one.
        address: usize,
        /// Bytes of one, and from one to the next.
        bytes: u32,
    },
    /// The same in all iterations.
    Scalar(usize),
    /// A number that grows.
    Counter {
        /// Which of the host's values is the first one.
        first: usize,
        /// What an iteration adds.
        step: u64,
    },
}

/// A result of the function of elements.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Output {
    /// The type of an element.
    pub ty: Type,
    /// The line where it is stored.
    pub line: u32,
    /// Where it goes.
    pub target: Target,
}

/// Where a result goes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Target {
    /// To memory, side by side from an address on.
    Store {
        /// Which of the host's values is the address of the first one.
        address: usize,
        /// Bytes of one, and from one to the next.
        bytes: u32,
    },
    /// Combined with a variable, in the order of iterations.
    Variable(usize),
}

/// A variable that iterations contribute to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Variable {
    /// Its type.
    pub ty: Type,
    /// The gate that combines what it was with what an iteration gives; none where nothing changes it.
    pub combines: Option<Opcode>,
}

/// What the host computes of a kernel's parameters.
struct Host {
    /// The kernel, with gates for the first iteration beside it.
    circuit: Circuit,
    /// Whether there is an iteration, how many there are, and what each variable is before the loop.
    begins: Straight,
    /// Whether iterations can be done at once, if that has to be asked, then the values that others number.
    values: Straight,
    asks: bool,
}

impl Elements {
    /// The function of elements of a kernel.
    ///
    /// # Errors
    /// What keeps an iteration from being one: inner loops, addresses that do not grow by an element, variables that are handed
    /// on and are no sums or the like.
    pub fn of(kernel: &Function) -> Result<Elements, Reason> {
        build::elements(kernel)
    }
}

/// What makes inner loops with a small number of turns that is known straight, so that iterations are alike.
const STRAIGHT: &str = "sccp,simplify,gvn,unroll,sccp,simplify,gvn,simplifycfg,dce";

/// Puts the turns of inner loops one behind the other, where their number is known and small. The loop of a kernel itself has bounds
/// that are parameters.
fn unroll(kernel: &mut Function) {
    let heads = |circuit: &Circuit| {
        circuit
            .gates()
            .filter(|gate| circuit.role(*gate) == Role::LoopBegin)
            .count()
    };
    // The names are those of passes, and the circuit verifies.
    let Ok(pipeline) = Pipeline::parse(STRAIGHT) else {
        return;
    };
    let mut before = usize::MAX;
    // Loops without loops in them first.
    while (2..before).contains(&heads(&kernel.circuit)) {
        before = heads(&kernel.circuit);
        let _ = pipeline.run(&mut kernel.circuit, &mut Context::default());
        tidy(kernel);
    }
}

/// Takes kernels out of a module that have a function of elements, and leaves externs of their names. The others stay
/// functions of it, with the reason.
pub fn take(module: &mut Module, kernels: &[Kernel]) -> (Vec<Elements>, Vec<Stays>) {
    outline::take(module, kernels, |_, function| {
        tidy(function);
        unroll(function);
        Elements::of(function)
    })
}
