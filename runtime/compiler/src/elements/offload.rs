//! Calls of kernels by a program that is evaluated: the host reads the elements of a strip of iterations, a device computes
//! them, the host stores and combines what it gives.

use super::{Device, Elements, Source, Target};
use crate::evaluate::{Call, Host, Limits, Memory, Outcome, Program, Raised, Semantics, Stop, Words};
use onespec_graph::set::FoldArgs;

/// The outside of a program whose kernels are done by a device. All else is asked of another host.
pub struct Offload<'a, S: ?Sized> {
    kernels: &'a [Elements],
    host: &'a mut dyn Host,
    device: &'a mut dyn Device,
    semantics: &'a mut S,
    limits: Limits,
    report: Report,
}

/// What was done.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Report {
    /// Calls of kernels that the device did.
    pub offloaded: u64,
    /// Calls of kernels that the host did: accesses overlap in one iteration, numbers wrap, or an address is nowhere.
    pub kept: u64,
    /// Strips of iterations.
    pub strips: u64,
    /// Iterations.
    pub iterations: u64,
}

/// A kernel calls nobody.
struct Nobody;

impl Host for Nobody {}

impl<'a, S: Semantics + ?Sized> Offload<'a, S> {
    /// Kernels, which are externs of the program ([`super::take`]), on a device.
    pub fn new(
        kernels: &'a [Elements],
        host: &'a mut dyn Host,
        device: &'a mut dyn Device,
        semantics: &'a mut S,
        limits: Limits,
    ) -> Offload<'a, S> {
        Offload {
            kernels,
            host,
            device,
            semantics,
            limits,
            report: Report::default(),
        }
    }

    /// What was done so far.
    pub fn report(&self) -> Report {
        self.report
    }

    fn call_kernel(&mut self, at: usize, arguments: &[u64], memory: &mut Memory) -> Result<u64, Stop> {
        let kernels = self.kernels;
        let Some(kernel) = kernels.get(at) else {
            return Err(Stop::Call(format!("kernel {at}")));
        };
        let set = kernel.circuit.set();
        let bits_of = |ty| u64::MAX >> (64 - set.type_def(ty).width.clamp(1, 64));
        let given: Vec<Words> = arguments.iter().map(|&argument| vec![argument]).collect();
        let host = &kernel.host;
        let lowest = |words: Vec<Words>| -> Vec<u64> {
            let low = words.iter().map(|words| words.first().copied().unwrap_or(0));
            low.collect()
        };
        let begins = lowest(host.begins.run(&host.circuit, &given, self.semantics, memory)?);
        let [enters, count, firsts @ ..] = begins.as_slice() else {
            return Err(Stop::Device("there is no count".into()));
        };
        let mut variables = firsts.to_vec();
        if *enters == 0 {
            return finish(kernel, &variables, arguments, memory);
        }
        let values = host.values.run(&host.circuit, &given, self.semantics, memory);
        // What is nowhere ends the program where it always did.
        let Ok(values) = values.map(lowest) else {
            return self.call_host(kernel, arguments, memory);
        };
        let (holds, values) = match (host.asks, values.split_first()) {
            (true, Some((holds, values))) => (*holds != 0, values),
            _ => (true, values.as_slice()),
        };
        let value = |at: usize| values.get(at).copied().unwrap_or(0);
        let is_there = |memory: &Memory, address: usize, bytes: u32| {
            let all = count.checked_mul(bytes.into());
            all.is_some_and(|all| memory.bytes(value(address), all).is_ok())
        };
        let reads = kernel.inputs.iter().all(|input| match input.source {
            Source::Load { address, bytes } => is_there(memory, address, bytes),
            _ => true,
        });
        let writes = kernel.results.iter().all(|result| match result.target {
            Target::Store { address, bytes } => is_there(memory, address, bytes),
            Target::Variable(_) => true,
        });
        if !(holds && reads && writes) {
            return self.call_host(kernel, arguments, memory);
        }
        self.report.offloaded += 1;
        self.report.iterations += count;
        let most = self.device.lanes().max(1) as u64;
        let mut from = 0;
        while from < *count {
            let strip = most.min(count - from);
            let mut inputs = Vec::with_capacity(kernel.inputs.len());
            for input in &kernel.inputs {
                inputs.push(match input.source {
                    Source::Scalar(at) => vec![value(at) & bits_of(input.ty); strip as usize],
                    Source::Counter { first, step } => {
                        let number = |n: u64| value(first).wrapping_add(step.wrapping_mul(n)) & bits_of(input.ty);
                        (from..from + strip).map(number).collect()
                    }
                    Source::Load { address, bytes } => {
                        let size = u64::from(bytes);
                        let place = value(address).wrapping_add(from * size);
                        let read = memory.bytes(place, strip * size)?;
                        let element = |bytes: &[u8]| {
                            let number = bytes.iter().rev().fold(0, |all, &byte| all << 8 | u64::from(byte));
                            number & bits_of(input.ty)
                        };
                        read.chunks(bytes as usize).map(element).collect()
                    }
                });
            }
            let results = self.device.run(at, &inputs).map_err(Stop::Device)?;
            self.report.strips += 1;
            for lane in 0..strip as usize {
                for (output, elements) in kernel.results.iter().zip(&results) {
                    let Some(&element) = elements.get(lane) else {
                        return Err(Stop::Device(
                            "the device gave fewer elements than it was asked for".into(),
                        ));
                    };
                    match output.target {
                        Target::Store { address, bytes } => {
                            let place = value(address).wrapping_add((from + lane as u64) * u64::from(bytes));
                            memory.write(place, bytes, element & bits_of(output.ty))?;
                        }
                        Target::Variable(number) => self.combine(kernel, number, &mut variables, element)?,
                    }
                }
            }
            from += strip;
        }
        finish(kernel, &variables, arguments, memory)
    }

    /// Combines what an iteration gives with a variable.
    fn combine(&mut self, kernel: &Elements, number: usize, variables: &mut [u64], element: u64) -> Result<(), Stop> {
        let of = kernel.variables.get(number).zip(variables.get_mut(number));
        let Some((variable, now)) = of else { return Ok(()) };
        let Some(op) = variable.combines else { return Ok(()) };
        let ty = variable.ty;
        let bits = u64::MAX >> (64 - kernel.circuit.set().type_def(ty).width.clamp(1, 64));
        let args = FoldArgs {
            op,
            ty,
            bits: 0,
            types: &[ty, ty],
            values: &[*now & bits, element & bits],
        };
        let combined = self.semantics.eval(args);
        *now = combined.ok_or_else(|| Stop::Device("a variable can't be combined".into()))? & bits;
        Ok(())
    }

    /// The kernel as the loop that it was.
    fn call_host(&mut self, kernel: &Elements, arguments: &[u64], memory: &mut Memory) -> Result<u64, Stop> {
        self.report.kept += 1;
        let program = Program::demanded([&kernel.host.circuit]);
        let run = program.enter(0, arguments, memory, &mut Nobody, self.semantics, self.limits);
        match run.outcome? {
            Outcome::Return(value) => Ok(value.map_or(0, |(_, bits)| bits)),
            Outcome::Throw(_) => Err(Stop::Throw),
        }
    }
}

/// Gives back what the loop leaves behind.
fn finish(kernel: &Elements, variables: &[u64], arguments: &[u64], memory: &mut Memory) -> Result<u64, Stop> {
    let Some(places) = &kernel.places else {
        return Ok(variables.first().copied().unwrap_or(0));
    };
    let place = arguments.get(places.parameter).copied().unwrap_or(0);
    for ((variable, &now), offset) in kernel.variables.iter().zip(variables).zip(&places.offsets) {
        let bytes = (kernel.circuit.set().type_def(variable.ty).width / 8).max(1);
        memory.write(place.wrapping_add(*offset), bytes, now)?;
    }
    Ok(0)
}

impl<S: Semantics + ?Sized> Host for Offload<'_, S> {
    fn call(&mut self, call: Call<'_>, memory: &mut Memory) -> Result<u64, String> {
        self.host.call(call, memory)
    }

    fn external(&mut self, name: &str, arguments: &[u64], memory: &mut Memory) -> Result<u64, Stop> {
        match self.kernels.iter().position(|kernel| kernel.name == name) {
            Some(at) => self.call_kernel(at, arguments, memory),
            None => self.host.external(name, arguments, memory),
        }
    }

    fn function(&mut self, target: u64) -> Option<usize> {
        self.host.function(target)
    }

    fn raise(&mut self, call: Call<'_>, memory: &mut Memory) -> Result<Raised, String> {
        self.host.raise(call, memory)
    }

    fn symbol(&mut self, number: u64) -> Result<u64, String> {
        self.host.symbol(number)
    }
}
