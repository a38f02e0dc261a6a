//! Services of the wave, by name: functions that a lowered shader calls and that its target or its host has.
//!
//! | service | arguments | result |
//! |---|---|---|
//! | `shader_input`, `shader_system_value` | number of a scalar: 4 * register + component | its bits, after interpolation |
//! | `shader_constant` | buffer, number of a scalar | its bits; 0 outside |
//! | `shader_constant_row` | buffer, number of a register, number of a scalar that is added, known | of kernels: a handle to four scalars |
//! | `shader_array_get` | of kernels: an area, an index, a limit | the element whose number is the least of both |
//! | `shader_array_put` | of kernels: an area, an index, a limit, bits | |
//! | `shader_output` | number of a scalar, bits | |
//! | `shader_discard`, `shader_discard_if` | none; bits | discards the thread: always; where they are not 0 |
//! | `shader_is_helper` | | all ones for a helper |
//! | `shader_ddx`, `shader_ddy`, `shader_ddx_fine`, `shader_ddy_fine` | bits of a float | its difference between lanes of the quad |
//! | `shader_tex_2d`, `shader_txl_2d_offset`, … by opcode and target | unit, components of the sources in front of the sampler, offsets | a handle |
//! | `shader_texel` | handle, component | bits of a texture's result, or of a row |
//! | `shader_exp2` `shader_log2` `shader_rsqrt` `shader_sin` `shader_cos`, `shader_pow` | bits of floats | bits of a float |
//! | `shader_ldexp` | bits of a float, a signed integer | bits of a float |
//! | `shader_pack_half`, `shader_unpack_half` | bits of two floats; two halves, 0 for the low and 1 for the high one | two halves; bits of a float |
//! | `shader_to_half`, `shader_from_half` | of kernels: bits of a float; a word whose low bits are a half | a half, zeros above it; bits of a float |
//!
//! All values are I32.
//!
//! A kernel ([`Kernel`]) has what is known before it begins as arguments, and leaves its outputs as values: for these it calls
//! no service.

use super::builder::Builder;
use hashbrown::HashMap;
use onespec_circuit::{Opcode, types};
use onespec_graph::circuit::Signature;
use onespec_graph::module::{Extern, Module};
use onespec_graph::{Gate, Type};

/// What stands before the names of services.
pub const PREFIX: &str = "shader_";

/// What an argument of a kernel is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Input {
    /// A scalar of an input, by its number: 4 * register + component.
    Input(u32),
    /// A scalar of a system value.
    SystemValue(u32),
    /// A constant: the number of its buffer, and of the scalar in it.
    Constant(u32, u32),
    /// The handle that a texture's service gives, which is asked before the kernel begins: a number in [`Kernel::fetches`].
    Fetched(u32),
}

/// A service of a texture that is asked before a kernel begins.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fetch {
    /// Its name.
    pub service: String,
    /// The number of the texture's unit.
    pub unit: u32,
    /// Its coordinates: scalars of inputs, by their numbers.
    pub inputs: Vec<u32>,
}

/// The arguments and results of a shader that is a kernel.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Kernel {
    /// By argument: what the shader reads, each once.
    pub arguments: Vec<Input>,
    /// Registers of outputs; the kernel leaves four scalars of each, in their order.
    pub outputs: Vec<u32>,
    /// What is asked before the kernel begins.
    pub fetches: Vec<Fetch>,
}

/// Services that were called so far.
pub(super) struct Services {
    pub module: Module,
    /// Of a kernel, the arguments so far, with their gates.
    pub kernel: Option<(Kernel, HashMap<Input, Gate>)>,
    symbols: HashMap<String, u32>,
    addresses: HashMap<u32, Gate>,
}

impl Services {
    pub fn new(module: Module) -> Services {
        Services {
            module,
            kernel: None,
            symbols: HashMap::new(),
            addresses: HashMap::new(),
        }
    }

    /// What a kernel is given. `None`: it is no kernel.
    pub fn argument(&mut self, builder: &mut Builder, what: Input) -> Option<Gate> {
        let (kernel, known) = self.kernel.as_mut()?;
        if let Some(gate) = known.get(&what) {
            return Some(*gate);
        }
        let gate = builder.pure(Opcode::Arg, types::I32, kernel.arguments.len() as u64, &[]);
        kernel.arguments.push(what);
        known.insert(what, gate);
        Some(gate)
    }

    /// What an argument of a kernel is that a gate is.
    fn argument_of(&self, gate: Gate) -> Option<Input> {
        let (_, known) = self.kernel.as_ref()?;
        known.iter().find(|(_, own)| **own == gate).map(|(input, _)| *input)
    }

    /// The handle that a texture's service gives which is asked before the kernel begins. `None`: its coordinates are no inputs, or
    /// `most` other handles are asked for already.
    pub fn fetched(
        &mut self,
        builder: &mut Builder,
        service: &str,
        unit: u32,
        coordinates: &[Gate],
        most: u32,
    ) -> Option<Gate> {
        let input = |gate: &Gate| match self.argument_of(*gate) {
            Some(Input::Input(scalar)) => Some(scalar),
            _ => None,
        };
        let inputs: Vec<u32> = coordinates.iter().map(input).collect::<Option<_>>()?;
        let (kernel, _) = self.kernel.as_mut()?;
        let fetch = Fetch {
            service: service.to_owned(),
            unit,
            inputs,
        };
        let known = kernel.fetches.iter().position(|known| *known == fetch);
        let number = match known {
            Some(known) => known,
            None if kernel.fetches.len() < most as usize => {
                kernel.fetches.push(fetch);
                kernel.fetches.len() - 1
            }
            None => return None,
        };
        self.argument(builder, Input::Fetched(number as u32))
    }

    /// Calls a service. What it gives, where it gives something.
    pub fn call(&mut self, builder: &mut Builder, name: &str, result: Option<Type>, arguments: &[Gate]) -> Gate {
        let result = result.unwrap_or(Type::NONE);
        let symbol = match self.symbols.get(name) {
            Some(symbol) => *symbol,
            None => {
                let full = format!("{PREFIX}{name}");
                let signature = Signature {
                    name: full.clone(),
                    params: vec![types::I32; arguments.len()],
                    result,
                };
                let symbol = self.module.add_extern(Extern { name: full, signature });
                self.symbols.insert(name.to_owned(), symbol);
                symbol
            }
        };
        let arch = builder.circuit.arch();
        let address = *self
            .addresses
            .entry(symbol)
            .or_insert_with(|| builder.pure(Opcode::Symbol, arch, u64::from(symbol), &[]));
        let values: Vec<Gate> = [address].into_iter().chain(arguments.iter().copied()).collect();
        builder.effect(Opcode::Call, result, &values)
    }
}
