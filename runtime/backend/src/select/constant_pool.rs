//! Constant pool: wide constants that many instructions would make are loaded from constant data instead, where that costs fewer
//! cycles. The convention's text `address BANK` loads what is at a symbol.

use crate::machine::{Binding, Machine, Template, constant};
use hashbrown::HashMap;
use onespec_core::timing::Model;
use onespec_graph::module::{Data, Module};
use onespec_graph::set::Bank;
use onespec_graph::{Gate, Role};

/// By number in a register of the bank of addresses, the symbol of the datum that holds it.
pub type ConstantPool = HashMap<i64, u32>;

/// The text that loads from a symbol into a register of the bank of addresses.
pub(super) fn load(machine: &Machine) -> Option<&Template> {
    let bank = machine.bank(machine.address_bank())?;
    machine.text_if(&format!("address {}", bank.name))
}

/// Data for the constants of a module that are loaded. Constants that no code needs in the end have a datum all the same.
pub fn form(machine: &Machine, binding: &Binding, module: &mut Module) -> ConstantPool {
    let mut pool = ConstantPool::new();
    let Some(text) = load(machine) else { return pool };
    let bits = 8 * machine.address_bytes();
    let loaded = cycles(machine, text);
    let mut wide: Vec<u64> = Vec::new();
    for function in &module.functions {
        let circuit = &function.circuit;
        let is_wide = |gate: &Gate| {
            let ty = circuit.ty(*gate);
            let def = circuit.set().type_def(ty);
            // A float is made of an integer with its bits.
            circuit.role(*gate) == Role::Constant
                && matches!(def.bank, Bank::Int | Bank::Float)
                && def.width == bits
                && binding.types.is_held(ty)
        };
        wide.extend(circuit.gates().filter(is_wide).map(|gate| circuit.bits(gate)));
    }
    wide.sort_unstable();
    wide.dedup();
    let mut missing: Vec<u64> = Vec::new();
    for number in wide {
        let made = constant(machine, number as i64).map_or(0, |text| cycles(machine, &text));
        if made > loaded {
            missing.push(number);
        }
    }
    for number in missing {
        let name = format!("constant.{number:016x}");
        let known = module.symbols.iter().position(|symbol| module.name(*symbol) == name);
        let symbol = known.map_or_else(
            || {
                module.add_data(Data {
                    name,
                    align: bits / 8,
                    bytes: number.to_le_bytes().into_iter().take(bits as usize / 8).collect(),
                    ..Data::default()
                })
            },
            |at| at as u32,
        );
        pool.insert(number as i64, symbol);
    }
    pool
}

/// Cycles until what a text makes may be read, one instruction behind the other.
fn cycles(machine: &Machine, text: &Template) -> u32 {
    let model = Model::of(machine.isa, &machine.target);
    let of = |op| model.as_ref().map_or(1, |model| model.result_cycles(op));
    text.lines.iter().map(|line| of(line.op)).sum()
}
