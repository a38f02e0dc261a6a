//! Kernels as functions of elements: programs whose kernels are done by a device print what they always do. Devices here are
//! the evaluator of circuits on the function of elements, and on its form on vectors. `ONESPEC_SEED` is the first seed,
//! `ONESPEC_ROUNDS` how many random kernels there are.

use crate::programs::{files, module, run};
use crate::random;
use crate::support::{count, gates};
use crate::target::{Mixed, evaluators};
use onespec_compiler::elements::{self, Device, Elements, Evaluated, Offload, Report, pack, unpack};
use onespec_compiler::evaluate::{Limits, Memory, Program, Stop, Straight, Tables};
use onespec_compiler::opt::{Level, optimise_module, outline_module};
use onespec_compiler::outline::Stays;
use onespec_compiler::verify::{Options as Rules, verify_module};
use onespec_graph::semantics::{Semantics, width};
use onespec_graph::{Circuit, Module};
use onespec_test_support::kernels::branching;
use onespec_volt::Services;
use std::collections::BTreeMap;

/// Lanes of a vector for each unit of the scale.
const LANES: u16 = 4;

/// Functions of elements on vectors; those that have no such form are evaluated an element at a time.
struct OnVectors<'e, 's> {
    kernels: &'e [Elements],
    forms: Vec<Option<(Circuit, Straight)>>,
    others: Evaluated<'e, Tables>,
    scale: u32,
    semantics: &'s mut Mixed,
}

impl<'e, 's> OnVectors<'e, 's> {
    fn new(kernels: &'e [Elements], scale: u32, semantics: &'s mut Mixed) -> OnVectors<'e, 's> {
        let all = usize::from(LANES) * scale as usize;
        let form = |kernel: &Elements| {
            let circuit = elements::lanes(&kernel.circuit, LANES, all as u64).ok()?;
            let straight = Straight::function(&circuit).expect("no control flow");
            Some((circuit, straight))
        };
        OnVectors {
            kernels,
            forms: kernels.iter().map(form).collect(),
            others: Evaluated::new(kernels, all, Tables(gates())).expect("functions of elements"),
            scale,
            semantics,
        }
    }
}

impl Device for OnVectors<'_, '_> {
    fn lanes(&self) -> usize {
        self.others.lanes()
    }

    fn run(&mut self, kernel: usize, inputs: &[Vec<u64>]) -> Result<Vec<Vec<u64>>, String> {
        let Some((circuit, straight)) = &self.forms[kernel] else {
            return self.others.run(kernel, inputs);
        };
        let (set, elements, all) = (circuit.set(), &self.kernels[kernel], self.others.lanes());
        let arguments: Vec<Vec<u64>> = (inputs.iter().zip(&elements.inputs))
            .map(|(given, input)| {
                // What is in lanes that nobody wants is anything.
                let mut given = given.clone();
                given.resize(all, 0xdead_beef_dead_beef);
                pack(&given, width(set.type_def(input.ty), 1))
            })
            .collect();
        let results = straight.run(circuit, &arguments, self.semantics, &Memory::default());
        let results = results.map_err(|stop| stop.describe(circuit))?;
        assert_eq!(self.semantics.scale(), self.scale);
        let count = inputs.first().map_or(all, Vec::len);
        let result =
            |(words, output): (&Vec<u64>, &elements::Output)| unpack(words, width(set.type_def(output.ty), 1), count);
        Ok(results.iter().zip(&elements.results).map(result).collect())
    }
}

/// A program whose kernels are taken out, and what stays.
fn taken(mut module: Module, name: &str) -> (Module, Vec<Elements>, Vec<Stays>) {
    let (kernels, mut stays) = outline_module(&mut module, false).unwrap_or_else(|f| panic!("{name}: {:?}", f.list()));
    let (elements, others) = elements::take(&mut module, &kernels);
    stays.extend(others);
    if let Err(found) = verify_module(&module, &Rules::errors()) {
        panic!("{name}: {:?}\n{}", found.list(), onespec_graph::module::print(&module));
    }
    for kernel in &elements {
        let rules = onespec_compiler::verify::Options::errors();
        let report = onespec_compiler::verify::verify(&kernel.circuit, &rules);
        assert!(report.is_ok(), "{name}: {}: {:?}", kernel.name, report.findings.list());
    }
    (module, elements, stays)
}

/// How it ends, what it prints and tells, and what the device did.
fn offloaded(
    module: &Module,
    kernels: &[Elements],
    device: &mut dyn Device,
) -> ((Result<Option<u64>, Stop>, String), Report) {
    let mut services = Services {
        most: 10 << 20,
        ..Services::default()
    };
    let limits = Limits {
        steps: 30_000_000,
        depth: 10_000,
        ..Limits::default()
    };
    let mut tables = Tables(gates());
    let mut host = Offload::new(kernels, &mut services, device, &mut tables, limits);
    let ran = Program::new(module).and_then(|p| p.run("main", &[], &mut host, &mut Tables(gates()), limits));
    let report = host.report();
    let text = [services.output, services.errors].concat();
    ((ran, String::from_utf8_lossy(&text).into_owned()), report)
}

/// Kernels of a program on devices against the program as it is; calls on devices and on the host, kernels on vectors, and
/// why loops stay.
#[derive(Default)]
struct Found {
    kernels: usize,
    vectors: usize,
    report: Report,
    stays: BTreeMap<String, usize>,
}

fn same(plain: Module, name: &str, evaluators: &mut [(u32, Mixed)], found: &mut Found) {
    let mut scalar = plain.clone();
    optimise_module(&mut scalar, Level::Full).unwrap_or_else(|f| panic!("{name}: {f:?}"));
    let expected = run(&scalar, &mut evaluators[0].1);
    if matches!(expected.0, Err(Stop::Steps(_))) {
        return;
    }
    let (made, kernels, stays) = taken(plain, name);
    found.kernels += kernels.len();
    for stay in stays {
        *found.stays.entry(stay.reason.why.to_string()).or_insert(0) += 1;
    }
    let mut tell = |ran: ((Result<Option<u64>, Stop>, String), Report), what: &str| {
        assert!(ran.0 == expected, "{name}: {what}: {:?} for {expected:?}", ran.0);
        found.report.offloaded += ran.1.offloaded;
        found.report.kept += ran.1.kept;
        found.report.strips += ran.1.strips;
        found.report.iterations += ran.1.iterations;
    };
    for lanes in [1, 7, 32] {
        let mut device = Evaluated::new(&kernels, lanes, Tables(gates())).expect("functions of elements");
        tell(offloaded(&made, &kernels, &mut device), &format!("{lanes} lanes"));
    }
    for (scale, semantics) in evaluators {
        let mut device = OnVectors::new(&kernels, *scale, semantics);
        found.vectors += device.forms.iter().flatten().count();
        tell(
            offloaded(&made, &kernels, &mut device),
            &format!("vectors, scale {scale}"),
        );
    }
}

fn tell(found: &Found) {
    println!(
        "{} kernels as functions of elements, {} of them on vectors; {:?}; loops that stay: {:#?}",
        found.kernels, found.vectors, found.report, found.stays
    );
}

#[test]
fn programs_on_devices() {
    let mut evaluators = evaluators(&[1, 2]);
    let mut found = Found::default();
    let folders = [
        "tests/vectorize/programs",
        "tests/vectorize/kernels",
        "tests/vectorize/elements",
        "../../tests/kernels",
        "../../examples/volt",
    ];
    for path in folders.map(files).concat() {
        for bounds in [false, true] {
            same(
                module(&path, bounds),
                &path.display().to_string(),
                &mut evaluators,
                &mut found,
            );
        }
    }
    tell(&found);
    assert!(found.kernels > 40 && found.vectors > 40, "too few kernels");
}

#[test]
fn random_kernels_on_devices() {
    let mut evaluators = evaluators(&[1, 2, 4]);
    let mut found = Found::default();
    let first = random::first_seed();
    for seed in first..first + count(200) {
        let text = branching::program(seed);
        let plain = random::module(&text, seed % 3 == 0).unwrap_or_else(|shown| panic!("seed {seed}\n{text}\n{shown}"));
        let at = seed as usize % evaluators.len();
        same(
            plain,
            &format!("seed {seed}\n{text}"),
            &mut evaluators[at..=at],
            &mut found,
        );
    }
    tell(&found);
    assert!(
        found.report.offloaded > found.report.kept,
        "most calls are done by the device"
    );
}
