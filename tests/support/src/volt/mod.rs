//! Random Volt programs: well typed, terminating, the same for the same seed everywhere. Their output shows
//! what they computed, so two ways to run one can be compared. [`shrink`](crate::shrink) makes a failing one small.
//!
//! Every loop has a bound that nothing else changes; calls go to earlier functions (and to the function itself with a
//! decreasing number). The most executions of each statement are counted during generation, so that no program runs
//! long. Indices are in bounds, but for a few of slices: those end the program, as the language says.

mod expr;
mod items;
mod places;
mod stmt;
mod ty;

use crate::Rng;
use expr::nameable;
use onespec_graph::{GateSet, Opcode};
use places::Variable;
use ty::Ty;

/// What programs are like.
#[derive(Debug, Clone, Copy)]
pub struct Shape {
    /// Functions beside `main`.
    pub functions: usize,
    /// Statements of a function, about.
    pub statements: usize,
    /// Statements and operators in each other.
    pub depth: u32,
    /// Statements that run at most, loops and calls included.
    pub steps: u64,
    /// Floats.
    pub floats: bool,
    /// Bools in memory, too.
    pub bools: bool,
    /// Gates by their names.
    pub gates: bool,
    /// Gates that are not named: those that are not exact.
    pub without: &'static [&'static str],
}

impl Shape {
    /// Small and large ones, in turns.
    pub fn of_seed(seed: u64) -> Shape {
        let mut rng = Rng::new(seed ^ 0x0b01);
        Shape {
            functions: rng.below(6),
            statements: 2 + rng.below(8),
            depth: 2 + rng.below(3) as u32,
            steps: 4000,
            floats: !rng.one_in(4),
            gates: !rng.one_in(3),
            bools: true,
            without: &[],
        }
    }
}

/// A program.
pub fn program(set: &'static GateSet, seed: u64, shape: &Shape) -> String {
    let mut made = Maker::new(set, seed, *shape);
    made.program();
    made.text
}

/// A function that may be called.
#[derive(Debug, Clone)]
struct Callable {
    name: String,
    params: Vec<Ty>,
    result: Option<Ty>,
    throws: bool,
    /// It calls itself: the first argument says how often.
    recurs: bool,
    /// Statements that a call runs at most.
    cost: u64,
}

/// A program that is being made.
struct Maker {
    set: &'static GateSet,
    rng: Rng,
    shape: Shape,
    text: String,
    /// Globals that were found to be needed: they come last.
    late: String,
    indent: usize,
    names: u32,
    structs: Vec<Vec<Ty>>,
    /// Those that are in scope, globals first.
    variables: Vec<Variable>,
    /// Globals of which only the function that is being made knows.
    spares: Vec<Variable>,
    functions: Vec<Callable>,
    /// Gates that may be named.
    gates: Vec<Opcode>,
    /// Of the function that is being made.
    current: Option<Callable>,
    /// How often the statement that is being made runs at most, and what those before it cost.
    times: u64,
    cost: u64,
    /// What it may cost.
    most: u64,
    /// Loops around that can be left.
    loops: u32,
    /// Something thrown would be caught.
    in_try: bool,
    /// In a loop of independent iterations, or before the program runs: nothing but values.
    bare: bool,
}

impl Maker {
    fn new(set: &'static GateSet, seed: u64, shape: Shape) -> Maker {
        Maker {
            set,
            rng: Rng::new(seed),
            shape,
            text: String::new(),
            late: String::new(),
            indent: 0,
            names: 0,
            structs: Vec::new(),
            variables: Vec::new(),
            spares: Vec::new(),
            functions: Vec::new(),
            gates: nameable(set, &shape),
            current: None,
            times: 1,
            cost: 0,
            most: shape.steps,
            loops: 0,
            in_try: false,
            bare: false,
        }
    }

    fn line(&mut self, text: &str) {
        self.text.extend(std::iter::repeat_n(' ', 4 * self.indent));
        self.text.push_str(text);
        self.text.push('\n');
    }

    fn open(&mut self, text: &str) {
        self.line(&format!("{text} {{"));
        self.indent += 1;
    }

    fn close(&mut self, behind: &str) {
        self.indent -= 1;
        self.line(&format!("}}{behind}"));
    }

    fn name(&mut self, kind: &str) -> String {
        self.names += 1;
        format!("{kind}{}", self.names)
    }

    fn throws(&self) -> bool {
        self.in_try || self.current.as_ref().is_some_and(|f| f.throws)
    }

    /// Whether something of this cost may stand here.
    fn affords(&self, cost: u64) -> bool {
        self.cost.saturating_add(cost.saturating_mul(self.times)) <= self.most
    }

    fn pay(&mut self, cost: u64) {
        self.cost = self.cost.saturating_add(cost.saturating_mul(self.times));
    }
}
