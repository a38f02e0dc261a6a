//! Mutations: a circuit or module that verifies, one change, and the classes of what the verifier then finds.

use onespec_circuit::GATES;
use onespec_compiler::verify::{CODES, MODULE_CODES, Options, verify, verify_module};
use onespec_graph::circuit::WireClass;
use onespec_graph::module::{self, Function, Module, Relocation, Symbol};
use onespec_graph::{Circuit, Gate, Role, Type, text};
use onespec_test_support::Rng;
use onespec_test_support::circuits::{self, Shape};
use std::collections::{BTreeMap, BTreeSet};

/// A module with one fault.
pub struct Invalid {
    pub code: &'static str,
    pub module: Module,
    /// What was done to it.
    pub what: String,
}

/// Changes that are tried before a class counts as out of reach.
const MAX_TRIES: u64 = 1_000_000;

/// Classes that the verifier finds in a circuit, its lists of uses among them.
pub fn codes(circuit: &Circuit) -> BTreeSet<&'static str> {
    let options = Options {
        links: true,
        ..Options::default()
    };
    let report = verify(circuit, &options);
    let found = report.findings.list().iter().map(|finding| finding.code);
    found.filter(|code| code.starts_with('E')).collect()
}

/// Classes that the verifier finds in a module.
pub fn module_codes(module: &Module) -> BTreeSet<&'static str> {
    match verify_module(module, &Options::default()) {
        Ok(()) => BTreeSet::new(),
        Err(found) => found.list().iter().map(|finding| finding.code).collect(),
    }
}

/// Valid modules: written ones with all that circuits and modules have, and random ones.
pub fn originals(seed: u64) -> Vec<Module> {
    let written = [
        include_str!("originals.cir"),
        include_str!("../../../compiler/tests/passes/modules/calls.in.cir"),
        include_str!("../../../compiler/tests/passes/modules/tail.in.cir"),
    ];
    let mut all: Vec<Module> = Vec::new();
    for text in written {
        let parsed = module::parse(&GATES, text, &text::Options::default());
        all.push(parsed.unwrap_or_else(|found| panic!("{}", found.list()[0])));
    }
    for seed in seed..seed + 60 {
        let circuit = circuits::circuit(&GATES, seed, &Shape::of_seed(seed));
        let mut module = Module::new(&GATES);
        let signature = circuit.signature.clone().expect("random circuits have a signature");
        module.add_function(Function {
            name: signature.name.clone(),
            signature,
            circuit,
            line: 0,
            independent: Vec::new(),
            unordered: Vec::new(),
            approximate: false,
        });
        let names_symbols = |f: &Function| f.circuit.gates().any(|g| f.circuit.role(g) == Role::Symbol);
        if module_codes(&module).is_empty() || !module.functions.iter().any(names_symbols) {
            all.push(module);
        }
    }
    for (at, module) in all.iter().enumerate() {
        assert_eq!(module_codes(module), BTreeSet::new(), "original {at}");
    }
    all
}

/// At least `each` of every class, by random changes of all originals in turn.
pub fn all(seed: u64, each: usize) -> Vec<Invalid> {
    let originals = originals(seed);
    let mut rng = Rng::new(seed);
    let classes = CODES.iter().chain(MODULE_CODES).map(|code| code.code);
    let mut missing: BTreeMap<&'static str, usize> =
        classes.filter(|c| c.starts_with('E')).map(|c| (c, each)).collect();
    let mut all = Vec::new();
    let mut tries = 0;
    while !missing.is_empty() && tries < MAX_TRIES {
        tries += 1;
        let mut module = originals[rng.below(originals.len())].clone();
        let beside = rng.one_in(8);
        let (what, codes) = match beside {
            true => {
                let what = change_module(&mut module, &mut rng);
                (what.to_owned(), module_codes(&module))
            }
            false => {
                let at = rng.below(module.functions.len());
                let circuit = &mut module.functions[at].circuit;
                let what = change(circuit, &mut rng);
                (what, codes(circuit))
            }
        };
        // A fault of one class: then each class is refused by its own rule.
        let mut codes = codes.into_iter();
        let (Some(code), None) = (codes.next(), codes.next()) else {
            continue;
        };
        if let Some(left) = missing.get_mut(code) {
            *left -= 1;
            if *left == 0 {
                missing.remove(code);
            }
            all.push(Invalid { code, module, what });
        }
    }
    assert!(
        missing.is_empty(),
        "seed {seed}: too few of {missing:?} after {tries} changes"
    );
    all
}

fn change_module(module: &mut Module, rng: &mut Rng) -> &'static str {
    let symbol = rng.below(module.symbols.len().max(1));
    let datum = rng.below(module.data.len().max(1));
    match rng.below(12) {
        0 if module.symbols.len() > 1 => {
            module.symbols[symbol] = module.symbols[(symbol + 1) % module.symbols.len()];
            "a symbol twice"
        }
        1 => {
            module.symbols.push(Symbol::Data(77));
            "a symbol of nothing"
        }
        2 => {
            let function = rng.below(module.functions.len());
            module.functions[function].name = String::new();
            "a function without a name"
        }
        3 if !module.data.is_empty() => {
            module.data[datum].name = module.functions[0].name.clone();
            "a name for two"
        }
        4 if !module.data.is_empty() => {
            module.data[datum].align = [0, 3, 48, 1 << 31][rng.below(4)];
            "an alignment"
        }
        5 | 6 if !module.data.is_empty() => {
            let last = module.symbols.len() as u32;
            let data = &mut module.data[datum];
            let bytes = data.bytes.len() as u64;
            let offset = [bytes, bytes.wrapping_sub(7), u64::MAX][rng.below(3)];
            data.relocations.push(Relocation {
                offset,
                symbol: rng.below(last as usize) as u32,
                addend: 0,
            });
            "an address behind its datum"
        }
        7 if !module.data.is_empty() => {
            let symbol = module.symbols.len() as u32;
            let data = &mut module.data[datum];
            data.bytes.extend([0; 8]);
            let offset = data.bytes.len() as u64 - 8;
            data.relocations.push(Relocation {
                offset,
                symbol,
                addend: 0,
            });
            "an address of a symbol that is not there"
        }
        _ => {
            let function = rng.below(module.functions.len());
            let last = module.symbols.len() as u64;
            let circuit = &mut module.functions[function].circuit;
            let named: Vec<Gate> = circuit.gates().filter(|&g| circuit.role(g) == Role::Symbol).collect();
            if let Some(&gate) = named.first() {
                circuit.set_bits(gate, last + rng.below(9) as u64);
            }
            "a gate that names no symbol"
        }
    }
}

/// States that nothing reaches, a cycle that is no loop, a second way into a loop: what no change of one gate makes.
fn change_control(circuit: &mut Circuit, rng: &mut Rng) -> Option<&'static str> {
    let set = circuit.set();
    let op = |role: Role| set.by_role(role).expect("the set has it");
    let of_role = |circuit: &Circuit, role: Role| -> Vec<Gate> {
        circuit
            .gates()
            .filter(|&g| !circuit.is_dead(g) && circuit.role(g) == role)
            .collect()
    };
    let head = rng.pick(&of_role(circuit, Role::LoopBegin));
    match rng.below(4) {
        0 => {
            let first = circuit.add(op(Role::Block), Type::NONE, 0, &[Gate::NONE], &[], &[]);
            let second = circuit.add(op(Role::Block), Type::NONE, 0, &[first], &[], &[]);
            circuit.set_input(first, 0, second);
            Some("an island")
        }
        1 => {
            let head = head?;
            let back = circuit
                .states(head)
                .iter()
                .find(|&s| circuit.role(s) == Role::LoopBack)?;
            circuit.set_op(head, op(Role::Merge));
            circuit.set_bits(head, circuit.states(head).len() as u64);
            circuit.set_op(back, op(Role::Block));
            Some("a cycle")
        }
        _ => {
            let head = head?;
            let next = circuit.successors(head).next()?;
            let merge = rng.pick(&of_role(circuit, Role::Merge))?;
            let way = rng.below(circuit.states(merge).len()) as u32;
            let from = circuit.state(merge, way);
            // What is attached to the merge loses the same way.
            let selects = |g: &Gate| matches!(circuit.role(*g), Role::ValueSelector | Role::DependSelector);
            let selectors: Vec<Gate> = circuit.uses(merge).map(|u| u.user).filter(selects).collect();
            circuit.remove_input(merge, way);
            for selector in selectors {
                circuit.remove_input(selector, way + 1);
            }
            let entry = circuit.add(op(Role::Merge), Type::NONE, 2, &[head, from], &[], &[]);
            let at = circuit.states(next).iter().position(|s| s == head)?;
            circuit.set_input(next, at as u32, entry);
            Some("a second way into a loop")
        }
    }
}

/// One change of a circuit.
fn change(circuit: &mut Circuit, rng: &mut Rng) -> String {
    if rng.one_in(12)
        && let Some(what) = change_control(circuit, rng)
    {
        return what.to_owned();
    }
    let roots = u32::from(circuit.set().roots);
    let gates: Vec<Gate> = circuit
        .gates()
        .filter(|&g| g.0 >= roots && !circuit.is_dead(g))
        .collect();
    let mut gate = gates[rng.below(gates.len())];
    let of_role = |rng: &mut Rng, role: Role| {
        let all: Vec<Gate> = gates.iter().copied().filter(|&g| circuit.role(g) == role).collect();
        (!all.is_empty()).then(|| all[rng.below(all.len())])
    };
    // Some rules are about few gates: these come more often than by chance.
    const SPECIAL: [Role; 12] = [
        Role::LoopBack,
        Role::LoopBegin,
        Role::Merge,
        Role::Case,
        Role::True,
        Role::False,
        Role::ValueSelector,
        Role::DependSelector,
        Role::Relay,
        Role::Arg,
        Role::Store,
        Role::Load,
    ];
    let special = SPECIAL[rng.below(SPECIAL.len())];
    if rng.one_in(2)
        && let Some(found) = of_role(rng, special)
    {
        gate = found;
    }
    let name = format!("gate {} {}", gate.0, circuit.def(gate).name);
    let inputs = circuit.inputs(gate).len() as u32;
    let what = match rng.below(20) {
        0..10 if inputs > 0 => {
            let index = rng.below(inputs as usize) as u32;
            let old = circuit.input(gate, index);
            let like = |&g: &Gate| {
                old.index() < circuit.len()
                    && circuit.ty(g) == circuit.ty(old)
                    && circuit.is_state(g) == circuit.is_state(old)
            };
            let alike: Vec<Gate> = gates.iter().copied().filter(like).collect();
            let from = if alike.is_empty() || rng.one_in(5) {
                &gates
            } else {
                &alike
            };
            circuit.set_input(gate, index, from[rng.below(from.len())]);
            "another input"
        }
        10 if inputs > 0 => {
            let target = [Gate::NONE, Gate(4_000_000_000)][rng.below(2)];
            circuit.set_input(gate, rng.below(inputs as usize) as u32, target);
            "no input"
        }
        11 if inputs > 0 => {
            circuit.break_link(gate, rng.below(inputs as usize) as u32);
            "a use that is not listed"
        }
        12 if inputs > 0 => {
            circuit.remove_input(gate, rng.below(inputs as usize) as u32);
            "an input less"
        }
        13 | 14 => {
            let (states, depends, values) = (
                circuit.states(gate).len(),
                circuit.depends(gate).len(),
                circuit.values(gate).len(),
            );
            let (class, at) = [
                (WireClass::State, states),
                (WireClass::Depend, states + depends),
                (WireClass::Value, states + depends + values),
            ][rng.below(3)];
            circuit.insert_input(gate, at as u32, class, gates[rng.below(gates.len())]);
            "an input more"
        }
        15 => {
            let op = [
                60_000,
                circuit.op(gates[rng.below(gates.len())]),
                rng.below(GATES.gates.len()) as u16,
            ][rng.below(3)];
            circuit.set_op(gate, op);
            "another opcode"
        }
        16 => {
            let ty = [
                Type::NONE,
                Type(1 + rng.below(7) as u8),
                circuit.ty(gates[rng.below(gates.len())]),
            ][rng.below(3)];
            circuit.set_ty(gate, ty);
            "another type"
        }
        17 => {
            let bits = [
                circuit.bits(gate) ^ 1,
                circuit.bits(gate).wrapping_add(1),
                rng.next(),
                7,
                8,
            ][rng.below(5)];
            circuit.set_bits(gate, bits);
            "another bitfield"
        }
        18 => {
            circuit.kill(gate);
            "a dead gate"
        }
        _ => {
            let root = circuit.root_gate(rng.below(usize::from(circuit.set().roots)) as u16);
            match (rng.below(3), inputs) {
                (0, _) => circuit.kill(root),
                (1, 1..) if circuit.is_rooted(gate) => circuit.set_input(gate, inputs - 1, root),
                _ => {
                    _ = circuit.push(
                        circuit.op(gate),
                        circuit.ty(gate),
                        circuit.bits(gate),
                        onespec_graph::circuit::Wires::default(),
                    )
                }
            }
            "another root"
        }
    };
    format!("{what} of {name}")
}
