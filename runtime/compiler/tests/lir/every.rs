//! Every instruction of every target stands in a circuit by itself: with arguments of each type at its inputs it is in
//! order, and what is printed is read as the same; without its last input, and with numbers that nothing has, it is not.

use libtest_mimic::Failed;
use onespec_circuit::GATES;
use onespec_compiler::verify::{Options, verify};
use onespec_core::isa::Isa;
use onespec_core::target::Resolved;
use onespec_gen::Checked;
use onespec_graph::lir::{Shape, with_machine};
use onespec_graph::set::{Bitfield, Count, Out, Term};
use onespec_graph::{Circuit, Finding, Gate, GateSet, Opcode, Role, Type, isomorphic, text};

pub fn check(checked: &Checked) -> Result<(), Failed> {
    let isa = checked.tables.ok_or("no tables")?;
    let mut wrong = Vec::new();
    for target in targets(isa) {
        let set = with_machine(&GATES, isa, &target);
        let machine = set.machine.ok_or("no machine")?;
        for (instruction, op) in machine.instructions.iter().zip(machine.first..) {
            for last in types(set, op) {
                let circuit = alone(set, op, instruction.shape, last, 0);
                let name = set.def(op).name;
                // Numbers that are all 0 may be reserved: that is all that may be wrong.
                let found = verify(&circuit, &Options::default()).findings;
                // Vectors are no arguments and no results of functions.
                let vector = |f: &Finding| f.code == "E019" && f.to_string().contains(" is v");
                let wrongs = |f: &&Finding| !f.is_warning() && f.code != "E020" && !vector(f);
                if let Some(finding) = found.list().iter().find(wrongs) {
                    wrong.push(format!("{name}: {finding}"));
                }
                let printed = text::print(&circuit);
                match text::parse_one(set, &printed, &text::Options::default()) {
                    Ok(again) if isomorphic(&circuit, &again) => {}
                    _ => wrong.push(format!("{name} is not read as printed:\n{printed}")),
                }
                if !set.def(op).values.is_empty() {
                    let short = alone(set, op, instruction.shape, last, 1);
                    let found = verify(&short, &Options::default()).findings;
                    if !found.list().iter().any(|f| f.code == "E012") {
                        wrong.push(format!("{name}: an input less and no E012"));
                    }
                }
            }
            if let Bitfield::Immediates(fields) = set.def(op).bitfield {
                let used: u32 = fields.iter().map(|f| u32::from(f.width)).sum();
                if used < 64 && machine.fault(set.def(op), instruction, 1 << used).is_none() {
                    wrong.push(format!("{}: a bit beyond its numbers is legal", set.def(op).name));
                }
            }
        }
    }
    match wrong.is_empty() {
        true => Ok(()),
        false => Err(format!("{} wrong:\n{}", wrong.len(), wrong[..wrong.len().min(20)].join("\n")).into()),
    }
}

/// The declared targets, and each with all that does not exclude what it has: between them they have every instruction.
pub fn targets(isa: &'static Isa) -> Vec<Resolved> {
    let mut all = Vec::new();
    for declared in isa.targets {
        let Ok(target) = isa.target(declared.name) else {
            continue;
        };
        let mut most = target.clone();
        let is_value = |feature: u16| isa.params.iter().any(|param| param.features.contains(&feature));
        for (index, feature) in (0u16..).zip(isa.features) {
            let excluded = feature.conflicts.intersects(&most.features)
                || most
                    .features
                    .iter()
                    .any(|f| isa.features[usize::from(f)].conflicts.contains(index));
            if !excluded && !is_value(index) {
                most.features.insert(index);
            }
        }
        most.name += " with all that fits";
        all.extend([target, most]);
    }
    all
}

/// Types to try: each that the last input may have, or one.
fn types(set: &GateSet, op: Opcode) -> Vec<Type> {
    match set.def(op).values.last() {
        Some(Term::Any(types)) => {
            let all: Vec<Type> = (0..64).map(Type).filter(|&ty| types.has(ty)).collect();
            // All vectors are alike here.
            let vectors = all.iter().filter(|ty| set.type_def(**ty).lanes > 0).take(2);
            let scalars = all.iter().filter(|ty| set.type_def(**ty).lanes == 0);
            scalars.chain(vectors).copied().collect()
        }
        _ => vec![Type::NONE],
    }
}

/// A circuit of the instruction and what it needs; with `less` inputs fewer.
fn alone(set: &'static GateSet, op: Opcode, shape: Shape, last: Type, less: usize) -> Circuit {
    let mut c = Circuit::new(set, 64);
    let role = |role: Role| set.by_role(role).expect("a gate of each role");
    let def = set.def(op);
    let values: Vec<Gate> = (0..def.values.len() - less.min(def.values.len()))
        .map(|i| {
            let ty = match def.values[i] {
                Term::Any(_) if i + 1 == def.values.len() => last,
                Term::Any(types) => Type(types.0.trailing_zeros() as u8),
                Term::One(ty) => ty,
                _ => c.arch(),
            };
            c.add(role(Role::Arg), ty, i as u64, &[], &[], &[])
        })
        .collect();
    let (state, memory) = (c.state_entry(), c.depend_entry());
    let depends = match def.depends {
        Count::Fixed(0) => &[][..],
        _ => &[memory],
    };
    let ty = match def.out {
        Out::None | Out::OwnOrNone => Type::NONE,
        Out::One(ty) => ty,
        Out::Own => Type(def.types.0.trailing_zeros() as u8),
        Out::Arch => c.arch(),
    };
    let states = match shape {
        Shape::Fork | Shape::Jump => &[state][..],
        _ => &[],
    };
    let gate = c.add(op, ty, 0, states, depends, &values);
    let number = c.add(
        role(Role::Constant),
        set.type_by_name("i32").expect("i32"),
        0,
        &[],
        &[],
        &[],
    );
    let leave = |c: &mut Circuit, state: Gate, memory: Gate, value: Gate| {
        c.add(role(Role::Return), Type::NONE, 0, &[state], &[memory], &[value]);
    };
    let value = if ty == Type::NONE { number } else { gate };
    match shape {
        Shape::Fork => {
            for side in [Role::True, Role::False] {
                let state = c.add(role(side), Type::NONE, 0, &[gate], &[], &[]);
                leave(&mut c, state, memory, number);
            }
        }
        Shape::Jump => leave(&mut c, gate, memory, number),
        _ => {
            let memory = if def.depend_out { gate } else { memory };
            leave(&mut c, state, memory, value);
        }
    }
    c
}
