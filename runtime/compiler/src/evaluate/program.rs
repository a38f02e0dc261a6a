//! Programs: circuits that are ready to run, and what stands beside them.

use super::memory::Region;
use super::plan::Plan;
use super::{Memory, Stop};
use crate::verify::{self, verify_module};
use hashbrown::HashMap;
use onespec_graph::Circuit;
use onespec_graph::module::{Module, Symbol};

/// Where functions begin: nothing can be read there.
const CODE: u64 = 0x100;

/// Circuits that are ready to run, and call each other.
pub struct Program<'m> {
    pub(super) circuits: Vec<&'m Circuit>,
    pub(super) plans: Vec<Plan>,
    /// What symbols are, where the circuits are those of a module.
    pub(super) linked: Option<Linked<'m>>,
}

/// A module with the addresses of its symbols.
pub(super) struct Linked<'m> {
    pub module: &'m Module,
    pub functions: HashMap<u64, Symbol>,
    /// With static data.
    pub memory: Memory,
}

impl<'m> Program<'m> {
    /// A module: lays out static data and schedules every function.
    ///
    /// # Errors
    /// If the module does not verify, there is too much data, or a circuit can't be scheduled.
    pub fn new(module: &'m Module) -> Result<Program<'m>, Stop> {
        verify_module(module, &verify::Options::errors()).map_err(|found| {
            let first = found.list().first().map_or_else(String::new, ToString::to_string);
            Stop::Module(first)
        })?;
        let mut memory = Memory::default();
        let mut addresses = Vec::with_capacity(module.symbols.len());
        let mut functions = HashMap::new();
        for (number, symbol) in (0..).zip(&module.symbols) {
            let address = match symbol {
                Symbol::Data(at) => {
                    let data = &module.data[*at as usize];
                    let place = memory.grow(Region::Data, data.size(), data.align.into(), 0);
                    let place = place.ok_or(Stop::Memory)?;
                    memory.set_bytes(place, &data.bytes)?;
                    place
                }
                symbol => {
                    let address = CODE + 4 * number;
                    functions.insert(address, *symbol);
                    address
                }
            };
            addresses.push(address);
        }
        let bytes = module.address_bytes();
        for (number, symbol) in module.symbols.iter().enumerate() {
            let Symbol::Data(at) = symbol else { continue };
            for relocation in &module.data[*at as usize].relocations {
                let target = addresses.get(relocation.symbol as usize).copied().unwrap_or(0);
                let value = target.wrapping_add_signed(relocation.addend);
                memory.write(addresses[number].wrapping_add(relocation.offset), bytes, value)?;
            }
        }
        let circuits: Vec<&Circuit> = module.functions.iter().map(|f| &f.circuit).collect();
        let mut plans = Vec::with_capacity(circuits.len());
        for circuit in &circuits {
            let plan = Plan::scheduled(circuit).map_err(|finding| Stop::Module(finding.to_string()))?;
            plans.push(with_symbols(plan, &addresses)?);
        }
        Ok(Program {
            circuits,
            plans,
            linked: Some(Linked {
                module,
                functions,
                memory,
            }),
        })
    }

    /// Circuits of any form, whose gates are computed on demand. The host says where they are, and where symbols are.
    pub fn demanded(circuits: impl IntoIterator<Item = &'m Circuit>) -> Program<'m> {
        let circuits: Vec<&Circuit> = circuits.into_iter().collect();
        Program {
            plans: circuits.iter().map(|circuit| Plan::demanded(circuit)).collect(),
            circuits,
            linked: None,
        }
    }
}

/// A plan with the addresses of symbols in its frame.
fn with_symbols(mut plan: Plan, addresses: &[u64]) -> Result<Plan, Stop> {
    for &at in &plan.symbols {
        let step = &plan.steps[at as usize];
        let address = usize::try_from(step.bits).ok().and_then(|number| addresses.get(number));
        let address = address.ok_or_else(|| Stop::Module(format!("there is no symbol {}", step.bits)))?;
        plan.frame[step.to as usize] = *address;
    }
    plan.symbols.clear();
    Ok(plan)
}
