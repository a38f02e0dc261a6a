//! Circuits as text and as bytes: reader, verifier, then optimiser, schedulers, compiler.

use super::Target;
use super::compiled::{self, Compilers};
use crate::corpus;
use crate::mutate::{self, Pool};
use crate::trail::Trail;
use fastrand::Rng;
use onespec_circuit::GATES;
use onespec_compiler::evaluate::{Limits, Oracle, Tables, run};
use onespec_compiler::open;
use onespec_graph::circuit::WireClass;
use onespec_graph::{Circuit, Findings, Gate, Type, binary, text};

/// Circuits as text.
pub fn text() -> Box<dyn Target> {
    Box::new(Circuits {
        bytes: false,
        compilers: Compilers::new(),
    })
}

/// Circuits as bytes.
pub fn bytes() -> Box<dyn Target> {
    Box::new(Circuits {
        bytes: true,
        compilers: Compilers::new(),
    })
}

struct Circuits {
    bytes: bool,
    compilers: Compilers,
}

impl Target for Circuits {
    fn corpus(&self) -> Vec<Vec<u8>> {
        let folders = [
            "examples",
            "runtime/backend/tests/data/run",
            "runtime/driver/tests/data",
            "runtime/driver/tests/data/memory_model",
            "runtime/compiler/tests/passes/modules",
            "runtime/compiler/tests/passes/golden/simplifycfg",
            "runtime/compiler/tests/passes/golden/gvn",
            "runtime/compiler/tests/passes/golden/sroa",
            "runtime/compiler/tests/passes/golden/strength-reduction",
            "runtime/compiler/tests/data/schedule/places",
            "runtime/compiler/tests/data/schedule/golden",
        ];
        let mut all = corpus::files(&folders, ".cir", 6000);
        all.extend(corpus::parts(
            &corpus::text("runtime/compiler/tests/data/examples.cir"),
            "### ",
        ));
        match self.bytes {
            true => all.iter().filter_map(|item| as_bytes(item)).collect(),
            false => all,
        }
    }

    fn mutate(&self, input: &[u8], pool: &Pool<'_>, rng: &mut Rng, wild: bool) -> Vec<u8> {
        if !self.bytes {
            return mutate::text(input, pool, rng, wild);
        }
        match binary::read(&GATES, input) {
            Ok(mut circuits) if rng.u8(..4) > 0 => {
                for circuit in &mut circuits {
                    for _ in 0..1 + if wild { rng.usize(..4) } else { 0 } {
                        change(circuit, rng);
                    }
                }
                binary::write(&GATES, &circuits)
            }
            _ => mutate::bytes(input, pool, rng, wild),
        }
    }

    fn run(&self, input: &[u8]) -> Trail {
        let mut trail = Trail::default();
        let options = open::Options::default();
        if let Err(found) = open::read(&GATES, input, &options) {
            refused(&found, &mut trail);
            return trail;
        }
        trail.accepted = true;
        let circuits = match open::circuits(&GATES, input, &options) {
            Ok(circuits) => circuits,
            Err(found) => {
                refused(&found, &mut trail);
                return trail;
            }
        };
        trail.line("verified");
        let again = binary::write(&GATES, &circuits);
        assert!(binary::read(&GATES, &again).is_ok(), "what was written is not read");
        for circuit in &circuits {
            compiled::shape(circuit, &mut trail);
            compiled::circuit(circuit, &mut trail);
            evaluate(circuit, &mut trail);
        }
        match open::module(&GATES, input, &options) {
            Ok(module) => self.compilers.run(&module, &mut trail),
            Err(found) => refused(&found, &mut trail),
        }
        trail
    }
}

fn refused(found: &Findings, trail: &mut Trail) {
    for finding in found.list() {
        trail.saw((finding.code, finding.opcode.as_str()));
        trail.message(&finding.message);
        trail.line(&finding.to_string());
    }
}

/// Runs a circuit on arguments that are small.
fn evaluate(circuit: &Circuit, trail: &mut Trail) {
    let params = circuit.signature.as_ref().map_or(0, |signature| signature.params.len());
    let arguments: Vec<u64> = (0..params.min(64) as u64).map(|at| at % 2).collect();
    let limits = Limits {
        steps: 10_000,
        ..Limits::default()
    };
    let ran = run(circuit, &arguments, &mut Tables(&GATES), &mut Oracle::default(), limits);
    match &ran.outcome {
        Ok(_) => trail.saw("it ends"),
        Err(stop) => trail.message(&stop.describe(circuit)),
    }
}

fn as_bytes(item: &[u8]) -> Option<Vec<u8>> {
    let text = std::str::from_utf8(item).ok()?;
    let circuits = text::parse(&GATES, text, &text::Options::default()).ok()?;
    Some(binary::write(&GATES, &circuits))
}

/// Something about a gate, most often another input of the same class and type, so that the verifier sees what no reader
/// refuses.
fn change(circuit: &mut Circuit, rng: &mut Rng) {
    let roots = u32::from(circuit.set().roots);
    let gates: Vec<Gate> = circuit
        .gates()
        .filter(|&gate| gate.0 >= roots && !circuit.is_dead(gate))
        .collect();
    if gates.is_empty() {
        return;
    }
    let gate = gates[rng.usize(..gates.len())];
    let inputs = circuit.inputs(gate).len() as u32;
    match rng.u8(..16) {
        0..9 if inputs > 0 => {
            let index = rng.u32(..inputs);
            let old = circuit.input(gate, index);
            let same = |&other: &Gate| {
                let alike = old.index() < circuit.len() && circuit.ty(other) == circuit.ty(old);
                alike && (circuit.ty(old) != Type::NONE || circuit.def(other).class == circuit.def(old).class)
            };
            let fitting: Vec<Gate> = gates.iter().copied().filter(same).collect();
            let from = if fitting.is_empty() || rng.u8(..8) == 0 {
                &gates
            } else {
                &fitting
            };
            let target = from[rng.usize(..from.len())];
            circuit.set_input(gate, index, target);
        }
        9 => circuit.set_op(gate, rng.u16(..GATES.gates.len() as u16)),
        10 | 11 => circuit.set_op(gate, circuit.op(gates[rng.usize(..gates.len())])),
        12 => circuit.set_ty(gate, circuit.ty(gates[rng.usize(..gates.len())])),
        13 => {
            let bits = [
                rng.u64(..),
                rng.u64(..64),
                circuit.bits(gate) ^ 1,
                circuit.bits(gate).wrapping_add(1),
            ];
            circuit.set_bits(gate, bits[rng.usize(..bits.len())]);
        }
        14 if inputs > 0 => circuit.remove_input(gate, rng.u32(..inputs)),
        _ => {
            let class = [WireClass::State, WireClass::Depend, WireClass::Value][rng.usize(..3)];
            let at = match class {
                WireClass::State => 0,
                WireClass::Depend => circuit.states(gate).len() as u32,
                _ => (circuit.states(gate).len() + circuit.depends(gate).len()) as u32,
            };
            circuit.insert_input(gate, at, class, gates[rng.usize(..gates.len())]);
        }
    }
}
