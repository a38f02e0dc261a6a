//! Accesses to memory that are one instruction, and what they need no more.

use crate::machine::Joined;
use hashbrown::{HashMap, HashSet};
use onespec_compiler::vectorize::{Fields, Inputs};
use onespec_graph::set::Class;
use onespec_graph::{Circuit, Gate};

/// Accesses that are one instruction.
#[derive(Debug)]
pub struct Row {
    pub fields: Fields,
    pub joined: Joined,
}

/// The rows of a function.
#[derive(Debug, Default)]
pub struct Rows {
    rows: Vec<Row>,
    /// By access, its row.
    of: HashMap<Gate, u32>,
    inputs: HashMap<Gate, Inputs>,
    /// What only inputs were computed from that are left out.
    idle: HashSet<Gate>,
}

impl Rows {
    /// Adds a row, with where each of its accesses has its inputs.
    pub fn add(&mut self, row: Row, inputs: Vec<Inputs>) {
        let at = self.rows.len() as u32;
        for (gate, inputs) in row.fields.accesses.iter().zip(inputs) {
            self.of.insert(*gate, at);
            self.inputs.insert(*gate, inputs);
        }
        self.rows.push(row);
    }

    /// Finds what nothing needs, since inputs are left out.
    pub fn find_idle(&mut self, circuit: &Circuit) {
        if self.rows.is_empty() {
            return;
        }
        let mut users = vec![0u32; circuit.len()];
        let mut work = Vec::new();
        for gate in circuit.gates() {
            for (input, value) in (0..).zip(circuit.values(gate).iter()) {
                match self.is_left_out(gate, input) {
                    true => work.push(value),
                    false => users[value.index()] += 1,
                }
            }
        }
        while let Some(gate) = work.pop() {
            let is_computed = circuit.def(gate).class == Class::Compute;
            if users[gate.index()] > 0 || !is_computed || !self.idle.insert(gate) {
                continue;
            }
            for value in circuit.values(gate).iter() {
                users[value.index()] = users[value.index()].saturating_sub(1);
                work.push(value);
            }
        }
    }

    /// The row of an access.
    pub fn row(&self, gate: Gate) -> Option<&Row> {
        self.rows.get(*self.of.get(&gate)? as usize)
    }

    /// Whether an access is one of several that are one instruction.
    pub fn has(&self, gate: Gate) -> bool {
        !self.rows.is_empty() && self.of.contains_key(&gate)
    }

    /// The access of a row that says where all are: the one with the lowest address.
    fn leads(&self, gate: Gate) -> bool {
        self.row(gate)
            .is_some_and(|row| row.fields.accesses.first() == Some(&gate))
    }

    /// Whether nothing is needed of an input of a gate: another access of its row has the address for both, the distance
    /// between elements is the size of all fields, or nothing needs the gate itself.
    pub fn is_left_out(&self, gate: Gate, input: u32) -> bool {
        if self.rows.is_empty() {
            return false;
        }
        if self.idle.contains(&gate) {
            return true;
        }
        match (self.inputs.get(&gate), self.row(gate)) {
            (Some(inputs), Some(row)) => {
                let leads = self.leads(gate);
                input == inputs.address && !leads || input == inputs.step && !(leads && row.joined.takes_distance)
            }
            _ => false,
        }
    }

    /// Whether a gate that an access reads is nothing that it needs.
    pub fn leaves_out(&self, circuit: &Circuit, access: Gate, value: Gate) -> bool {
        if !self.has(access) {
            return false;
        }
        let mut inputs = (0..)
            .zip(circuit.values(access).iter())
            .filter(|(_, read)| *read == value);
        inputs.all(|(input, _)| self.is_left_out(access, input))
    }
}
