//! Where the arguments and results of a kernel are: each in one register, or, where the convention has rows for them, arrays in
//! rows.

use super::places::{self, Placed, Shape, Spot};
use crate::code::PReg;
use crate::machine::{Binding, Machine};
use crate::problem::Problem;
use onespec_graph::module::Function;
use onespec_graph::{Gate, Role, Type};

/// Where an argument or result of a kernel is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum KernelPlace {
    /// In a register.
    Register(PReg),
    /// From this row on, of elements that registers of a bank hold.
    Row { bank: u8, row: u32 },
}

/// Which values of a kernel are elements of arrays.
#[derive(Debug, Clone, Copy)]
pub struct Arrays<'a> {
    /// By argument, whether it is: of what is not, all elements are the same.
    pub arguments: &'a [bool],
    /// By result, the argument that is loaded from the same array, if one is: then the result goes where that came from.
    pub results: &'a [Option<usize>],
}

/// The places of a kernel's values.
#[derive(Debug, Clone)]
pub struct KernelPlaces {
    /// By argument.
    pub arguments: Vec<KernelPlace>,
    /// By value that it leaves.
    pub results: Vec<KernelPlace>,
}

impl KernelPlaces {
    /// Without `arrays` all of them are registers; else arrays, and all results, are in rows.
    ///
    /// # Errors
    /// No register holds a value of a type, there are too few registers or rows, or the convention has no rows.
    pub fn of(
        machine: &Machine,
        binding: &Binding,
        function: &Function,
        arrays: Option<Arrays<'_>>,
    ) -> Result<KernelPlaces, Problem> {
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
        let name = machine.convention.name;
        let few = |what: &str, needed: usize| {
            Problem::new(format!(
                "calling convention {name} has too few registers for the {needed} {what} of this kernel; make two kernels of it"
            ))
        };
        let rows =
            match arrays {
                Some(_) => Some(machine.convention.rows.ok_or_else(|| {
                    Problem::new(format!("calling convention {name} has no rows for arrays (`rows`)"))
                })?),
                None => None,
            };
        let is_array = |at: usize| arrays.is_some_and(|arrays| arrays.arguments.get(at) == Some(&true));
        let params = shapes(&function.signature.params)?;
        let in_registers = params.iter().enumerate().filter(|(at, _)| !is_array(*at));
        let in_registers: Vec<Shape> = in_registers.map(|(_, shape)| *shape).collect();
        let placed = places::arguments(machine, &in_registers);
        let register = |placed: &Placed| match placed.spots.as_slice() {
            [Spot::Register(register)] => Some(KernelPlace::Register(*register)),
            _ => None,
        };
        let placed: Option<Vec<KernelPlace>> = placed.values.iter().map(register).collect();
        let mut placed = placed.ok_or_else(|| few("arguments", in_registers.len()))?.into_iter();
        let leaves = circuit.gates().find(|g| circuit.role(*g) == Role::Return);
        let values = leaves.map_or_else(Vec::<Gate>::new, |gate| circuit.values(gate).to_vec());
        let types: Vec<Type> = values.iter().map(|v| circuit.ty(*v)).collect();
        let results = shapes(&types)?;
        let mut taken = 0;
        let mut row = |shape: &Shape| {
            let row = taken * rows.map_or(0, |rows| rows.tile);
            taken += 1;
            KernelPlace::Row { bank: shape.bank, row }
        };
        let of_argument = |(at, shape): (usize, &Shape)| match is_array(at) {
            true => Some(row(shape)),
            false => placed.next(),
        };
        let arguments: Vec<KernelPlace> = params.iter().enumerate().filter_map(of_argument).collect();
        let results = match arrays {
            Some(arrays) => {
                let own = |at: usize| arrays.results.get(at).copied().flatten().filter(|at| is_array(*at));
                let place = |(at, shape): (usize, &Shape)| match own(at).and_then(|at| arguments.get(at)) {
                    Some(place) => *place,
                    None => row(shape),
                };
                let placed: Vec<KernelPlace> = results.iter().enumerate().map(place).collect();
                // Those that masks keep in part are stored last, whatever their order.
                let twice = (1..)
                    .zip(&placed)
                    .find(|(next, one)| placed.iter().skip(*next).any(|other| other == *one));
                if twice.is_some() {
                    return Err(Problem::new("two results of this kernel are stored in the same rows"));
                }
                placed
            }
            None => {
                let found = places::results(machine, &results).ok_or_else(|| few("results", types.len()))?;
                found.concat().into_iter().map(KernelPlace::Register).collect()
            }
        };
        match rows.filter(|rows| taken > rows.count) {
            Some(rows) => Err(Problem::new(format!(
                "calling convention {name} has rows for {} arrays, and this kernel has {taken}; make two kernels of it",
                rows.count
            ))),
            None => Ok(KernelPlaces { arguments, results }),
        }
    }
}
