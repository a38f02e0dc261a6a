//! What goes where in an instruction: from registers, memory and state into registers, addresses, what is stored, and the
//! address of what comes next. A condition goes where the choice goes; one that only decides about a trap goes nowhere.

use super::known::Sources;
use onespec_core::isa::{End, Flow, Touch, Which};
use std::collections::{BTreeMap, BTreeSet, HashMap};

pub(super) type Register = (Which, u16);

/// One end of a flow while registers have no order yet.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Port {
    Register(Which, u16),
    Memory,
    State,
    Address,
    Target,
}

/// All flows of an instruction.
pub type Ports = BTreeSet<(Port, Port)>;

/// What goes into each thing that a body changes.
#[derive(Debug, Clone, Default)]
pub(super) struct Flows {
    /// Of accesses to memory: also what decides whether there is one.
    pub(super) address: Sources,
    pub(super) stored: Sources,
    pub(super) target: Sources,
    pub(super) registers: BTreeMap<Register, Sources>,
    /// Whether memory is accessed, and whether the address of what comes next is set.
    pub(super) accesses: bool,
    pub(super) goes: bool,
}

impl Flows {
    /// What a fn does that is reached under a condition from there.
    pub(super) fn include(&mut self, other: &Flows, under: Sources) {
        self.stored = self.stored | other.stored;
        if other.accesses {
            self.accesses(other.address | under);
        }
        if other.goes {
            self.goes(other.target | under);
        }
        for (at, from) in &other.registers {
            self.writes(*at, *from | under);
        }
    }

    pub(super) fn accesses(&mut self, address: Sources) {
        self.accesses = true;
        self.address = self.address | address;
    }

    pub(super) fn goes(&mut self, target: Sources) {
        self.goes = true;
        self.target = self.target | target;
    }

    pub(super) fn writes(&mut self, at: Register, from: Sources) {
        let known = self.registers.entry(at).or_default();
        *known = *known | from;
    }
}

/// Numbers for the registers that values come from.
#[derive(Debug, Default)]
pub(super) struct Numbers {
    by_register: HashMap<Register, u32>,
    registers: Vec<Register>,
}

impl Numbers {
    /// The bit of a register; none for those that come when all bits are given away.
    pub(super) fn bit(&mut self, at: Register) -> Sources {
        let next = self.registers.len() as u32;
        let number = *self.by_register.entry(at).or_insert_with(|| {
            self.registers.push(at);
            next
        });
        match number < Sources::REGISTERS {
            true => Sources(1 << number),
            false => Sources::NONE,
        }
    }

    /// The flows of an instruction by name.
    pub(super) fn ports(&self, flows: &Flows) -> Ports {
        let registers = flows
            .registers
            .iter()
            .map(|((which, file), from)| (Port::Register(*which, *file), *from));
        let others = [
            (Port::Address, flows.address),
            (Port::Memory, flows.stored),
            (Port::Target, flows.target),
        ];
        let mut ports = Ports::new();
        for (to, from) in registers.chain(others) {
            for (number, (which, file)) in self.registers.iter().enumerate().take(Sources::REGISTERS as usize) {
                if from.has(Sources(1 << number)) {
                    ports.insert((Port::Register(*which, *file), to));
                }
            }
            for (source, port) in [(Sources::MEMORY, Port::Memory), (Sources::STATE, Port::State)] {
                if from.has(source) {
                    ports.insert((port, to));
                }
            }
        }
        ports
    }
}

/// The flows between registers that are listed.
pub(super) fn listed(ports: &Ports, registers: &[Touch]) -> Vec<Flow> {
    let end = |port: &Port| {
        Some(match *port {
            Port::Register(which, file) => {
                let at = registers
                    .iter()
                    .position(|touch| (touch.which, touch.file) == (which, file))?;
                End::Register(u8::try_from(at).ok()?)
            }
            Port::Memory => End::Memory,
            Port::State => End::State,
            Port::Address => End::Address,
            Port::Target => End::Target,
        })
    };
    let flow = |(from, to): &(Port, Port)| {
        Some(Flow {
            from: end(from)?,
            to: end(to)?,
        })
    };
    ports.iter().filter_map(flow).collect()
}
