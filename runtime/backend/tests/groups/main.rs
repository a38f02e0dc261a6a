//! The allocator for groups: random programs are run before and after allocation, programs that fit get no spill, faults
//! that are planted are found. `ONESPEC_SEED` and `ONESPEC_ROUNDS` choose other programs.

mod interpreter;
mod programs;

use onespec_backend::groups::{
    Allocation, At, Block, Class, ClassId, Edit, Error, Exchange, File, FileId, Function, Kind, Location, Point, Role,
    allocate, check,
};
use onespec_test_support::Rng;
use programs::{ANY, Files, Shape};

fn rounds(quick: u64) -> std::ops::Range<u64> {
    let number = |name: &str| std::env::var(name).ok().and_then(|text| text.parse::<u64>().ok());
    let first = number("ONESPEC_SEED").unwrap_or(1);
    first..first + number("ONESPEC_ROUNDS").unwrap_or(quick)
}

/// The allocation is right by the checker and by running it.
fn verify(function: &Function, allocation: &Allocation, seed: u64) {
    if let Err(faults) = check(function, allocation) {
        panic!(
            "seed {seed}: {}",
            faults.iter().map(|f| f.to_string() + "\n").collect::<String>()
        );
    }
    for path in 0..4 {
        let expected = interpreter::before(function, path, 60);
        let found = interpreter::after(function, allocation, path, 60);
        assert!(
            found.as_ref() == Some(&expected),
            "seed {seed}, path {path}: it computes something else"
        );
    }
}

fn all_files() -> Vec<Files> {
    vec![
        programs::grouped(4, false),
        programs::grouped(8, true),
        programs::masked(),
        programs::halves(),
        programs::few(6, ANY),
        programs::few(12, 0),
        programs::many(),
    ]
}

#[test]
fn random_programs_compute_the_same_after_allocation() {
    let shapes = [
        Shape {
            blocks: 1,
            insts: 30,
            rich: true,
            window: 12,
        },
        Shape {
            blocks: 8,
            insts: 6,
            rich: false,
            window: 20,
        },
        Shape {
            blocks: 12,
            insts: 5,
            rich: true,
            window: 10,
        },
        Shape {
            blocks: 20,
            insts: 3,
            rich: true,
            window: 40,
        },
    ];
    for files in all_files() {
        let (mut valid, mut done, mut restarts) = (0, 0, 0);
        for seed in rounds(60) {
            let mut rng = Rng::new(seed);
            let shape = shapes[seed as usize % shapes.len()];
            let function = programs::random(&mut rng, &files, shape);
            if function.validate().is_err() {
                continue;
            }
            valid += 1;
            match allocate(&function) {
                Ok(allocation) => {
                    done += 1;
                    restarts += allocation.stats.restarts;
                    verify(&function, &allocation, seed);
                }
                Err(Error::Invalid(what)) => panic!("{} seed {seed}: {what}", files.name),
                Err(_) => {}
            }
        }
        println!("{}: {valid} valid, {done} allocated, {restarts} restarts", files.name);
        assert!(valid * 3 > rounds(60).count(), "{}: {valid} are valid", files.name);
        if files.files.iter().all(|f| f.memory == ANY) {
            assert!(done * 10 > valid * 7, "{}: {done} of {valid}", files.name);
        }
    }
}

/// The table of the design: moves where values of several sizes share 31 units, and no spill ever.
#[test]
fn programs_that_fit_get_no_spill() {
    let mixes = [
        (
            "1 to 4",
            programs::grouped(8, false),
            vec![5, 3, 2, 0],
            [(24, 2.5), (28, 10.0), (31, 15.0)],
        ),
        (
            "1 to 8",
            programs::grouped(8, false),
            vec![4, 3, 2, 1],
            [(24, 14.0), (28, 20.0), (31, 21.0)],
        ),
        (
            "1 to 8 and tuples",
            programs::grouped(8, true),
            vec![4, 3, 2, 1],
            [(24, 17.0), (28, 26.0), (31, 29.0)],
        ),
        (
            "4",
            programs::grouped(8, false),
            vec![0, 0, 1, 0],
            [(24, 0.1), (28, 0.1), (31, 2.0)],
        ),
    ];
    for (name, files, mix, targets) in mixes {
        for (target, most) in targets {
            let (mut moves, mut insts, mut room, mut packed, mut restarts) = (0, 0, 0, 0, 0);
            let tuples = files.classes.len() > 4;
            for seed in rounds(16) {
                let function = programs::straight(&mut Rng::new(seed), &files, target, 31, 120, &mix);
                let allocation = allocate(&function).unwrap_or_else(|e| panic!("{name} seed {seed}: {e}"));
                let stats = allocation.stats;
                // Tuples need not have an arrangement that is right on both sides of an instruction: a few spill once.
                if tuples && stats.restarts > 0 {
                    restarts += 1;
                } else {
                    let found = (stats.spills, stats.reloads, stats.restarts);
                    assert_eq!(found, (0, 0, 0), "{name} {target} seed {seed}");
                }
                verify(&function, &allocation, seed);
                (moves, insts) = (moves + stats.moves + 3 * stats.exchanges, insts + 120);
                (room, packed) = (room + stats.made_room, packed + stats.packed);
            }
            assert!(
                restarts * 500 <= insts / 120 + 499,
                "{name} at {target}: {restarts} began again"
            );
            let each = |n: u32| 100.0 * f64::from(n) / f64::from(insts);
            println!(
                "{name:18} {target}: moves {:5.2} room {:5.2} packed {:4.2} /100",
                each(moves),
                each(room),
                each(packed)
            );
            assert!(
                each(moves) <= most,
                "{name} at {target}: {} moves in 100 instructions",
                each(moves)
            );
        }
    }
}

/// Programs with loops whose live values fit everywhere.
#[test]
fn programs_with_loops_that_fit_get_no_spill() {
    let files = programs::grouped(4, false);
    let shape = Shape {
        blocks: 12,
        insts: 6,
        rich: false,
        window: 5,
    };
    let mut fitting = 0;
    for seed in rounds(150) {
        let function = programs::random(&mut Rng::new(seed), &files, shape);
        if function.validate().is_err() || most_units(&function) > 31 {
            continue;
        }
        fitting += 1;
        let allocation = allocate(&function).unwrap_or_else(|e| panic!("seed {seed}: {e}"));
        let stats = allocation.stats;
        assert_eq!(
            (stats.spills, stats.reloads, stats.rematerialised, stats.restarts),
            (0, 0, 0, 0),
            "seed {seed}"
        );
        verify(&function, &allocation, seed);
    }
    println!("{fitting} fit");
    assert!(fitting * 10 > rounds(150).count());
}

/// The most units that are live at a point, by sets that are iterated to a fixed point.
fn most_units(function: &Function) -> usize {
    use std::collections::BTreeSet;
    let count = function.blocks.len();
    let mut live_in: Vec<BTreeSet<u32>> = vec![BTreeSet::new(); count];
    let units = |set: &BTreeSet<u32>| -> usize {
        set.iter()
            .map(|v| usize::from(function.class_of(onespec_backend::groups::Value(*v)).size))
            .sum()
    };
    let mut reachable = vec![false; count];
    let mut open = vec![0];
    while let Some(block) = open.pop() {
        if !std::mem::replace(&mut reachable[block], true) {
            open.extend(function.edges_of(block).map(|e| function.edges[e].to.index()));
        }
    }
    let mut most = 0;
    let mut changed = true;
    while changed {
        changed = false;
        for block in (0..count).rev().filter(|b| reachable[*b]) {
            let mut live: BTreeSet<u32> = BTreeSet::new();
            for edge in function.edges_of(block) {
                let to = function.edges[edge].to.index();
                let params = function.params_of(to);
                live.extend(live_in[to].iter().filter(|v| params.iter().all(|p| p.0 != **v)));
            }
            for edge in function.edges_of(block) {
                live.extend(function.args_of(edge).iter().map(|v| v.0));
            }
            most = most.max(units(&live));
            for inst in function.insts_of(block).rev() {
                let operands = function.operands_of(inst);
                live.extend(operands.iter().filter(|o| o.role.is_def()).map(|o| o.value.0));
                most = most.max(units(&live));
                operands.iter().filter(|o| o.role == Role::Def).for_each(|o| {
                    live.remove(&o.value.0);
                });
                live.extend(operands.iter().filter(|o| !o.role.is_def()).map(|o| o.value.0));
                most = most.max(units(&live));
                operands.iter().filter(|o| o.role.is_def()).for_each(|o| {
                    live.remove(&o.value.0);
                });
            }
            // All parameters are written at once, but those that nothing reads.
            most = most.max(units(&live));
            if live != live_in[block] {
                live_in[block] = live;
                changed = true;
            }
        }
    }
    most
}

/// Faults that are planted in results: what the checker accepts has to compute the same.
#[test]
fn planted_faults_are_found() {
    let (mut found, mut harmless) = (0, 0);
    for files in all_files() {
        for seed in rounds(12) {
            let mut rng = Rng::new(seed);
            let shape = Shape {
                blocks: 6,
                insts: 8,
                rich: true,
                window: 25,
            };
            let function = programs::random(&mut rng, &files, shape);
            let Some(good) = function.validate().ok().and_then(|()| allocate(&function).ok()) else {
                continue;
            };
            for _ in 0..12 {
                let mut bad = good.clone();
                if !plant(&mut rng, &function, &mut bad) || bad.operands == good.operands && bad.edits == good.edits {
                    continue;
                }
                if check(&function, &bad).is_err() {
                    found += 1;
                    continue;
                }
                harmless += 1;
                for path in 0..12 {
                    let expected = interpreter::before(&function, path, 60);
                    let ran = interpreter::after(&function, &bad, path, 60);
                    assert!(
                        ran == Some(expected),
                        "{} seed {seed}: a fault was not found",
                        files.name
                    );
                }
            }
        }
    }
    println!("{found} found, {harmless} harmless");
    assert!(found > 100 && found > harmless, "{found} found, {harmless} harmless");
}

/// Breaks one thing; whether there was one.
fn plant(rng: &mut Rng, function: &Function, bad: &mut Allocation) -> bool {
    let edits = bad.edits.len();
    match rng.below(5) {
        0 if !bad.operands.is_empty() => {
            let at = rng.below(bad.operands.len());
            if bad.operands[at] == Allocation::UNREACHABLE {
                return false;
            }
            bad.operands[at] = rng.below(12) as u16;
        }
        1 if edits > 0 => drop(bad.edits.remove(rng.below(edits))),
        2 if edits > 0 => {
            let at = rng.below(edits);
            let unit = rng.below(12) as u16;
            match &mut bad.edits[at].1 {
                Edit::Move {
                    from: Location::Register { unit: place, .. },
                    ..
                }
                | Edit::Move {
                    to: Location::Register { unit: place, .. },
                    ..
                }
                | Edit::Exchange { a: place, .. }
                | Edit::Rematerialise { to: place, .. } => *place = unit,
                Edit::Move { .. } => return false,
            }
        }
        3 if edits > 1 => {
            let at = rng.below(edits - 1);
            if bad.edits[at].0 != bad.edits[at + 1].0 {
                return false;
            }
            bad.edits.swap(at, at + 1);
        }
        4 if edits > 0 => {
            // A move to its own source's neighbour: an extra write.
            let at = rng.below(edits);
            let file = FileId(rng.below(function.files.len()) as u16);
            let units = usize::from(function.files[file.index()].units);
            let place = |rng: &mut Rng| Location::Register {
                file,
                unit: rng.below(units) as u16,
            };
            let edit = Edit::Move {
                from: place(rng),
                to: place(rng),
                size: 1,
            };
            let point = bad.edits[at].0;
            bad.edits.insert(at, (point, edit));
        }
        _ => return false,
    }
    true
}

/// Inputs with something changed are refused, or allocated rightly, or are an error: nothing panics.
#[test]
fn changed_inputs_do_not_panic() {
    let (mut refused, mut done) = (0, 0);
    for files in all_files() {
        for seed in rounds(60) {
            let mut rng = Rng::new(seed);
            let shape = Shape {
                blocks: 5,
                insts: 5,
                rich: true,
                window: 15,
            };
            let mut function = programs::random(&mut rng, &files, shape);
            for _ in 0..=rng.below(3) {
                change(&mut rng, &mut function);
            }
            if function.validate().is_err() {
                refused += 1;
            } else if let Ok(allocation) = allocate(&function) {
                done += 1;
                verify(&function, &allocation, seed);
            }
        }
    }
    println!("{refused} refused, {done} allocated");
    assert!(refused > 0 && done > 0);
}

fn change(rng: &mut Rng, f: &mut Function) {
    let any = |rng: &mut Rng, len: usize| rng.below(len + 1);
    match rng.below(12) {
        0 if !f.operands.is_empty() => {
            let at = rng.below(f.operands.len());
            f.operands[at].value.0 = any(rng, f.values.len()) as u32;
        }
        1 if !f.operands.is_empty() => {
            let at = rng.below(f.operands.len());
            f.operands[at].class.0 = any(rng, f.classes.len()) as u16;
        }
        2 if !f.operands.is_empty() => {
            let at = rng.below(f.operands.len());
            f.operands[at].tied = Some(rng.below(5) as u8);
        }
        3 if !f.operands.is_empty() => {
            let at = rng.below(f.operands.len());
            f.operands[at].offset = rng.below(4) as u16;
            f.operands[at].role = [Role::Use, Role::UseLate, Role::Def, Role::DefEarly][rng.below(4)];
        }
        4 => {
            let at = rng.below(f.blocks.len());
            let edge = f.edges.len() as u32;
            f.blocks[at].edges = 0..any(rng, edge as usize) as u32;
        }
        5 if !f.edges.is_empty() => {
            let at = rng.below(f.edges.len());
            f.edges[at].to.0 = any(rng, f.blocks.len()) as u32;
        }
        6 => {
            let at = rng.below(f.classes.len());
            f.classes[at].size = rng.below(9) as u16;
        }
        7 => {
            let at = rng.below(f.classes.len());
            f.classes[at].align = rng.below(9) as u16;
        }
        8 => {
            let at = rng.below(f.files.len());
            f.files[at].units = [0, 1, 3, 8, 40, 1024, u16::MAX][rng.below(7)];
        }
        9 => {
            let at = rng.below(f.files.len());
            f.files[at].memory = rng.below(20) as u32;
            f.files[at].exchange = Exchange::None;
        }
        10 => {
            let at = rng.below(f.files.len());
            let (a, b) = (rng.below(40) as u16, rng.below(40) as u16);
            f.files[at].reserved.push(a..b);
        }
        11 if !f.operands.is_empty() => {
            let at = rng.below(f.operands.len());
            f.operands[at].fixed = Some(rng.below(33) as u16);
        }
        _ => {}
    }
}

/// One file of 8 units without a way to spill.
fn no_memory() -> Function {
    Function {
        files: vec![File {
            name: "l".into(),
            units: 8,
            exchange: Exchange::Instruction,
            ..File::default()
        }],
        classes: vec![Class {
            file: FileId(0),
            size: 1,
            align: 1,
            within: Vec::new(),
        }],
        ..Function::default()
    }
}

#[test]
fn what_does_not_fit_and_can_not_be_spilled_is_an_error_that_names_the_values() {
    for count in [8, 9] {
        let mut f = no_memory();
        f.begin(&[]);
        let values: Vec<_> = (0..count).map(|_| f.value(ClassId(0))).collect();
        for value in &values {
            let def = f.operand(*value, Role::Def);
            f.push(Kind::Op, &[def], &[], &[]);
        }
        for value in &values {
            let operand = f.operand(*value, Role::Use);
            f.push(Kind::Op, &[operand], &[], &[]);
        }
        match allocate(&f) {
            Ok(allocation) => {
                assert_eq!(count, 8);
                verify(&f, &allocation, 0);
            }
            Err(Error::Pressure {
                at, live, need, have, ..
            }) => {
                assert_eq!((count, need, have), (9, 9, 8));
                assert_eq!(live, values);
                assert_eq!(at, At::Inst(onespec_backend::groups::Inst(8)));
            }
            Err(error) => panic!("{error}"),
        }
    }
}

#[test]
fn a_constant_is_computed_again_where_nothing_can_be_spilled() {
    let mut f = no_memory();
    f.begin(&[]);
    let values: Vec<_> = (0..9).map(|_| f.value(ClassId(0))).collect();
    f.values[0].rematerialise = true;
    for value in &values {
        let operand = f.operand(*value, Role::Def);
        f.push(Kind::Op, &[operand], &[], &[]);
    }
    for value in values.iter().rev() {
        let operand = f.operand(*value, Role::Use);
        f.push(Kind::Op, &[operand], &[], &[]);
    }
    let allocation = allocate(&f).unwrap();
    verify(&f, &allocation, 0);
    assert_eq!((allocation.stats.rematerialised, allocation.stats.spills), (1, 0));
}

/// What lives through a loop unused leaves before it, and nothing is loaded in the loop.
#[test]
fn what_a_loop_does_not_use_leaves_before_it() {
    let mut f = no_memory();
    f.files[0].memory = ANY;
    let one = |f: &mut Function, value, role| {
        let operand = f.operand(value, role);
        f.push(Kind::Op, &[operand], &[], &[]);
    };
    f.begin(&[]);
    let outer: Vec<_> = (0..6).map(|_| f.value(ClassId(0))).collect();
    let inner: Vec<_> = (0..6).map(|_| f.value(ClassId(0))).collect();
    for value in outer.iter().chain(&inner).copied().collect::<Vec<_>>() {
        one(&mut f, value, Role::Def);
    }
    f.push(Kind::Op, &[], &[], &[]);
    f.edge(Block(1), &[]);
    f.begin(&[]);
    let loop_start = f.insts.len() as u32;
    for value in &inner {
        one(&mut f, *value, Role::Use);
    }
    f.edge(Block(1), &[]);
    f.edge(Block(2), &[]);
    let loop_end = f.insts.len() as u32;
    f.begin(&[]);
    for value in &outer {
        one(&mut f, *value, Role::Use);
    }
    let allocation = allocate(&f).unwrap();
    verify(&f, &allocation, 0);
    assert!(allocation.stats.reloads > 0);
    for (point, edit) in &allocation.edits {
        let inside = match point {
            Point::Before(inst) => (loop_start..loop_end).contains(&inst.0),
            Point::Edge(edge) => *edge == 1,
            Point::Start(_) => false,
        };
        assert!(!inside, "{point:?}: {edit:?}");
    }
}

/// Parts that are defined for a group lie in their places, and those of a group that is split stay there.
#[test]
fn groups_cost_no_moves() {
    let files = programs::grouped(8, false);
    let mut f = files.function();
    f.begin(&[]);
    let parts: Vec<_> = (0..4).map(|_| f.value(ClassId(0))).collect();
    for part in &parts {
        let def = f.operand(*part, Role::Def);
        f.push(Kind::Op, &[def], &[], &[]);
    }
    let group = f.value(ClassId(2));
    let mut operands: Vec<_> = parts.iter().map(|v| f.operand(*v, Role::Use)).collect();
    operands.push(f.operand(group, Role::Def));
    f.push(Kind::Parts, &operands, &[], &[]);
    let halves = [f.value(ClassId(1)), f.value(ClassId(1))];
    let operands = [
        f.operand(group, Role::Use),
        f.operand(halves[0], Role::Def),
        f.operand(halves[1], Role::Def),
    ];
    f.push(Kind::Parts, &operands, &[], &[]);
    let operands = [f.operand(halves[1], Role::Use), f.operand(halves[0], Role::Use)];
    f.push(Kind::Op, &operands, &[], &[]);
    let allocation = allocate(&f).unwrap();
    verify(&f, &allocation, 0);
    assert_eq!(allocation.edits, []);
}

/// A long function takes time in proportion: this is too slow to end if it does not.
#[test]
fn long_functions_end() {
    let files = programs::grouped(8, false);
    let function = programs::straight(&mut Rng::new(3), &files, 40, 64, 5_000, &[4, 3, 2, 1]);
    let allocation = allocate(&function).unwrap();
    assert!(allocation.stats.spills > 100);
    check(&function, &allocation).unwrap();
}
