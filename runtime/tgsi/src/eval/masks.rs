//! Masks of execution, bit 0 for lane 0: which lanes an instruction concerns. A lane is active where all masks have it.

/// The masks, and what they were outside of the blocks that are open.
#[derive(Debug, Clone)]
pub(super) struct Masks {
    pub condition: u8,
    pub loops: u8,
    pub continues: u8,
    pub function: u8,
    pub switch: u8,
    conditions: Vec<u8>,
    outer_loops: Vec<(u8, u8)>,
    switches: Vec<Switch>,
    calls: Vec<Call>,
}

/// What lanes of a `SWITCH` do.
#[derive(Debug, Clone, Copy)]
struct Switch {
    outer: u8,
    /// By lane, the number of the case where it enters.
    targets: [Option<usize>; 4],
}

#[derive(Debug, Clone, Copy)]
struct Call {
    back: usize,
    function: u8,
}

impl Masks {
    pub fn new() -> Masks {
        Masks {
            condition: 0xf,
            loops: 0xf,
            continues: 0xf,
            function: 0xf,
            switch: 0xf,
            conditions: Vec::new(),
            outer_loops: Vec::new(),
            switches: Vec::new(),
            calls: Vec::new(),
        }
    }

    pub fn active(&self) -> u8 {
        self.condition & self.loops & self.continues & self.function & self.switch
    }

    pub fn begin_if(&mut self, holds: u8) {
        self.conditions.push(self.condition);
        self.condition &= holds;
    }

    pub fn begin_else(&mut self) {
        self.condition = !self.condition & self.conditions.last().copied().unwrap_or(0xf);
    }

    pub fn end_if(&mut self) {
        self.condition = self.conditions.pop().unwrap_or(0xf);
    }

    pub fn begin_loop(&mut self) {
        self.outer_loops.push((self.loops, self.continues));
    }

    /// Whether a lane goes around again; else the loop is left.
    pub fn end_loop(&mut self) -> bool {
        let (loops, continues) = self.outer_loops.last().copied().unwrap_or((0xf, 0xf));
        self.continues = continues;
        let again = self.active() != 0;
        if !again {
            self.outer_loops.pop();
            self.loops = loops;
        }
        again
    }

    pub fn begin_switch(&mut self, targets: [Option<usize>; 4]) {
        let (outer, active) = (self.switch, self.active());
        let targets = std::array::from_fn(|lane| targets[lane].filter(|_| active >> lane & 1 == 1));
        self.switches.push(Switch { outer, targets });
        self.switch = 0;
    }

    /// Lanes that enter at the case with this number become active.
    pub fn case(&mut self, number: usize) {
        if let Some(switch) = self.switches.last() {
            for lane in 0..4 {
                self.switch |= u8::from(switch.targets[lane] == Some(number)) << lane;
            }
        }
    }

    pub fn end_switch(&mut self) {
        self.switch = self.switches.pop().map_or(0xf, |switch| switch.outer);
    }

    pub fn call(&mut self, back: usize) {
        let function = self.function;
        self.calls.push(Call { back, function });
    }

    /// Where the end of a subroutine goes on.
    pub fn end_call(&mut self) -> Option<usize> {
        let call = self.calls.pop()?;
        self.function = call.function;
        Some(call.back)
    }

    /// Whether no lane will ever be active again: all have left the main program.
    pub fn are_done(&self) -> bool {
        self.function == 0 && self.calls.is_empty()
    }
}
