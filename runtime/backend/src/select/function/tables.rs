//! Jumps through tables of addresses, where a switch has one.

use super::{Gate, Select};
use crate::code::{Arg, What};
use crate::machine::{Hole, OfBank};
use crate::problem::Problem;
use crate::select::jump_tables::{self, JumpTable};
use crate::select::text::{Fill, instantiate};
use hashbrown::HashMap;

impl<'a> Select<'a> {
    /// The table of a state that is a jump through one.
    pub(super) fn table_of(&self, state: Gate) -> Option<&'a JumpTable> {
        jump_tables::of_switch(self.tables, state)
    }

    /// The address of the entry of that table.
    pub(super) fn entry_of(&self, state: Gate) -> Option<Gate> {
        self.table_of(state).map(|table| table.entry)
    }

    /// A jump through a table.
    pub(super) fn jump_by_table(&mut self, switch: Gate, table: &JumpTable) -> Result<(), Problem> {
        let (machine, line) = (self.machine, self.circuit.line(switch));
        let entry = self.maker.at_border(&mut self.code, table.entry)?;
        let bank = machine.address_bank();
        let text = machine.bank_text(OfBank::Load, bank)?;
        let holes = [(Hole::Base, Fill::Register(entry)), (Hole::Offset, Fill::Number(0))];
        let target = instantiate(machine, &mut self.code, text, &holes, line)?;
        let symbol = Arg::Symbol {
            symbol: table.symbol,
            addend: 0,
            reloc: None,
        };
        let mut args = vec![Arg::Use(target), symbol];
        let mut edges: Vec<u32> = Vec::new();
        let mut number_of: HashMap<u32, i64> = HashMap::new();
        for side in &table.sides {
            let to = self.schedule.block_of(*side);
            let to = to.ok_or_else(|| self.maker.problem(switch, "a side of the switch is missing".into()))?;
            let number = *number_of.entry(to).or_insert_with(|| {
                edges.push(to);
                edges.len() as i64 - 1
            });
            args.push(Arg::Number(number));
        }
        self.code.push(What::Table, &args, line);
        for to in edges {
            self.code.edge(to, &[]);
        }
        Ok(())
    }
}
