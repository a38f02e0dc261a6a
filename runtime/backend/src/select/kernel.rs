//! Where the arguments and results of a kernel are: each in one register.

use super::places::{self, Placed, Shape, Spot};
use crate::code::PReg;
use crate::machine::{Binding, Machine};
use crate::problem::Problem;
use onespec_graph::module::Function;
use onespec_graph::{Gate, Role, Type};

/// The registers of a kernel.
pub struct KernelPlaces {
    /// By argument.
    pub arguments: Vec<PReg>,
    /// By value that it leaves.
    pub results: Vec<PReg>,
}

impl KernelPlaces {
    /// # Errors
    /// No register holds a value of a type, or there are too few.
    pub fn of(machine: &Machine, binding: &Binding, function: &Function) -> Result<KernelPlaces, Problem> {
        let circuit = &function.circuit;
        let shape = |ty: Type| {
            let def = circuit.set().type_def(ty);
            let bank = binding.bank(ty).filter(|_| binding.types.is_held(ty));
            let message = || {
                format!(
                    "no register of {} holds values of type {}",
                    machine.target.name, def.name
                )
            };
            let bank = bank.ok_or_else(|| Problem::new(message()))?;
            Ok(Shape::of(machine, binding, bank, ty))
        };
        let shapes = |types: &[Type]| {
            types
                .iter()
                .map(|ty| shape(*ty))
                .collect::<Result<Vec<Shape>, Problem>>()
        };
        let few = |what: &str, needed: usize| {
            let name = machine.convention.name;
            Problem::new(format!(
                "calling convention {name} has too few registers for the {needed} {what} of this kernel; make two kernels of it"
            ))
        };
        let params = function.signature.params.len();
        let arguments = places::arguments(machine, &shapes(&function.signature.params)?);
        let register = |placed: &Placed| match placed.spots.as_slice() {
            [Spot::Register(register)] => Some(*register),
            _ => None,
        };
        let arguments: Option<Vec<PReg>> = arguments.values.iter().map(register).collect();
        let leaves = circuit.gates().find(|g| circuit.role(*g) == Role::Return);
        let values = leaves.map_or_else(Vec::<Gate>::new, |gate| circuit.values(gate).to_vec());
        let types: Vec<Type> = values.iter().map(|v| circuit.ty(*v)).collect();
        let results = places::results(machine, &shapes(&types)?);
        Ok(KernelPlaces {
            arguments: arguments.ok_or_else(|| few("arguments", params))?,
            results: results.ok_or_else(|| few("results", types.len()))?.concat(),
        })
    }
}
