//! Random programs over made-up register files, from a seed.
// Classes are lists of ranges, of which there may be one.
#![allow(clippy::single_range_in_vec_init)]

use onespec_backend::groups::{
    Block, Class, ClassId, Clobber, Exchange, File, FileId, Function, Kind, Operand, Overlap, Pair, Role, Value,
};
use onespec_test_support::Rng;
use std::collections::BTreeSet;

/// Register files and the classes of values in them.
#[derive(Clone)]
pub struct Files {
    pub name: &'static str,
    pub files: Vec<File>,
    pub classes: Vec<Class>,
    /// Classes that values have; the others are those of operands.
    pub of_values: Vec<ClassId>,
    /// For a class of values: narrower ones that operands may have.
    pub narrower: Vec<(ClassId, ClassId)>,
    /// For a class of values: one of a part of it, and the offset.
    pub views: Vec<(ClassId, ClassId, u16)>,
}

pub const ANY: u32 = u32::MAX;

fn file(name: &str, units: u16, memory: u32, exchange: Exchange) -> File {
    File {
        name: name.into(),
        units,
        reserved: Vec::new(),
        exchange,
        memory,
    }
}

fn class(file: u16, size: u16, align: u16, within: &[std::ops::Range<u16>]) -> Class {
    Class {
        file: FileId(file),
        size,
        align,
        within: within.to_vec(),
    }
}

/// 32 registers with groups of up to `largest`; unit 0 is kept for masks.
pub fn grouped(largest: u16, tuples: bool) -> Files {
    let mut classes = Vec::new();
    let mut size = 1;
    while size <= largest {
        classes.push(class(0, size, size, &[1..32]));
        size *= 2;
    }
    if tuples {
        for align in [1, 2] {
            for fields in [2, 3, 4] {
                classes.push(class(0, align * fields, align, &[1..32]));
            }
        }
    }
    Files {
        name: "grouped",
        files: vec![file("v", 32, ANY, Exchange::Xor)],
        of_values: (0..classes.len() as u16).map(ClassId).collect(),
        classes,
        narrower: Vec::new(),
        views: Vec::new(),
    }
}

/// The same with masks in unit 0.
pub fn masked() -> Files {
    let mut files = grouped(4, false);
    files.name = "masked";
    let mask = ClassId(files.classes.len() as u16);
    files.classes.push(class(0, 1, 1, &[0..32]));
    files.classes.push(class(0, 1, 1, &[0..1]));
    files.of_values.push(mask);
    files.narrower.push((mask, ClassId(mask.0 + 1)));
    files
}

/// Full registers of two halves, of which the lower ones have names; vectors of them; predicates that can't be spilled.
pub fn halves() -> Files {
    let classes = vec![
        class(0, 2, 2, &[]),
        class(0, 1, 1, &[0..24]),
        class(0, 4, 2, &[]),
        class(0, 6, 2, &[]),
        class(0, 8, 2, &[]),
        class(1, 1, 1, &[]),
        class(0, 2, 2, &[0..24]),
    ];
    Files {
        name: "halves",
        files: vec![
            file("r", 48, ANY, Exchange::Instruction),
            File {
                reserved: vec![3..5],
                ..file("p", 8, 64, Exchange::None)
            },
        ],
        classes,
        of_values: (0..6).map(ClassId).collect(),
        narrower: vec![(ClassId(0), ClassId(6))],
        views: vec![
            (ClassId(0), ClassId(1), 0),
            (ClassId(0), ClassId(1), 1),
            (ClassId(2), ClassId(0), 2),
            (ClassId(4), ClassId(2), 2),
        ],
    }
}

/// Few registers of one size; `memory` says whether they can be spilled.
pub fn few(units: u16, memory: u32) -> Files {
    let half = units.div_ceil(2);
    Files {
        name: "few",
        files: vec![file("l", units, memory, Exchange::Instruction)],
        classes: vec![class(0, 1, 1, &[]), class(0, 1, 1, &[0..half])],
        of_values: vec![ClassId(0)],
        narrower: vec![(ClassId(0), ClassId(1))],
        views: Vec::new(),
    }
}

/// More than 64 registers.
pub fn many() -> Files {
    let classes = vec![
        class(0, 1, 1, &[]),
        class(0, 2, 2, &[]),
        class(0, 4, 1, &[]),
        class(0, 16, 16, &[]),
    ];
    Files {
        name: "many",
        files: vec![file("r", 192, ANY, Exchange::Xor)],
        of_values: (0..4).map(ClassId).collect(),
        classes,
        narrower: Vec::new(),
        views: Vec::new(),
    }
}

impl Files {
    pub fn function(&self) -> Function {
        Function {
            files: self.files.clone(),
            classes: self.classes.clone(),
            ..Function::default()
        }
    }
}

/// One block of `length` instructions, of which the values that live never take more than `limit` units. `mix` says how
/// often each size (1, 2, 4, 8) is drawn. Written after the evaluator of the design.
pub fn straight(rng: &mut Rng, files: &Files, target: usize, limit: usize, length: usize, mix: &[usize]) -> Function {
    let mut f = files.function();
    f.begin(&[]);
    let size_of = |f: &Function, v: Value| usize::from(f.class_of(v).size);
    let mut live: Vec<Value> = Vec::new();
    let mut pressure = 0;
    for _ in 0..length {
        let count = [1, 2, 2, 3][rng.below(4)].min(live.len());
        let mut uses: Vec<Value> = Vec::new();
        while uses.len() < count {
            let value = live[rng.below(live.len())];
            if !uses.contains(&value) {
                uses.push(value);
            }
        }
        let mut dying = Vec::new();
        for value in &uses {
            let percent = if pressure * 5 < target * 4 {
                15
            } else if pressure < target {
                50
            } else {
                95
            };
            if rng.below(100) < percent {
                dying.push(*value);
            }
        }
        let mut class = {
            let mut at = rng.below(mix.iter().sum());
            let mut chosen = 0;
            for (number, weight) in mix.iter().enumerate() {
                if at < *weight {
                    chosen = number;
                    break;
                }
                at -= weight;
            }
            chosen
        };
        let tuples = files.classes.len() > 4;
        if tuples && rng.below(100) < 15 {
            // Classes 4 to 6 are tuples of single units, 7 to 9 of pairs.
            class = 4 + rng.below(3) + if class == 0 { 0 } else { 3 };
        }
        let mut early = rng.below(100) < 15;
        let sum = |f: &Function, values: &[Value]| values.iter().map(|v| size_of(f, *v)).sum::<usize>();
        let mut after = pressure - sum(&f, &dying);
        let size = usize::from(files.classes[class].size);
        if (if early { pressure } else { after }) + size > limit {
            class = 0;
            if (if early { pressure } else { after }) + 1 > limit {
                early = false;
            }
            if after + 1 > limit {
                uses = vec![live[0]];
                dying = vec![live[0]];
                after = pressure - size_of(&f, live[0]);
            }
        }
        let value = f.value(ClassId(class as u16));
        let mut operands: Vec<Operand> = uses.iter().map(|v| f.operand(*v, Role::Use)).collect();
        operands.push(f.operand(value, if early { Role::DefEarly } else { Role::Def }));
        f.push(Kind::Op, &operands, &[], &[]);
        live.retain(|v| !dying.contains(v));
        live.push(value);
        pressure = after + size_of(&f, value);
    }
    // All that is left is used at the end, one after the other.
    for value in live {
        let operand = f.operand(value, Role::Use);
        f.push(Kind::Op, &[operand], &[], &[]);
    }
    f
}

/// What random programs have.
#[derive(Clone, Copy)]
pub struct Shape {
    pub blocks: usize,
    pub insts: usize,
    /// Operands with rules, ties, fixed places, clobbers, parts.
    pub rich: bool,
    /// Values are used this long after they are defined, about: the pressure.
    pub window: usize,
}

/// A program on a random graph: loops, critical edges, irreducible graphs, unreachable blocks.
pub fn random(rng: &mut Rng, files: &Files, shape: Shape) -> Function {
    let count = 1 + rng.below(shape.blocks);
    let edges: Vec<Vec<usize>> = (0..count)
        .map(|block| {
            let forward = |rng: &mut Rng| (block + 1 + rng.below(3)).min(count - 1);
            let mut to = Vec::new();
            for _ in 0..[0, 1, 1, 2, 2, 2, 3][rng.below(7)] {
                to.push(if rng.one_in(3) { rng.below(count) } else { forward(rng) });
            }
            if block + 1 < count && to.is_empty() && !rng.one_in(4) {
                to.push(block + 1);
            }
            to
        })
        .collect();
    let dominators = dominators(&edges);
    let mut f = files.function();
    let params: Vec<Vec<Value>> = (0..count)
        .map(|block| {
            let count = if block == 0 { 0 } else { [0, 0, 1, 2, 3][rng.below(5)] };
            (0..count).map(|_| new_value(rng, files, &mut f, false)).collect()
        })
        .collect();
    // Blocks that dominate come first, but blocks have to be built in order: so what each defines is decided before.
    let defined: Vec<Vec<Vec<Value>>> = (0..count)
        .map(|block| {
            // The entry has a value of each class, so that each edge has something to pass.
            let first = if block == 0 { files.of_values.len() } else { 0 };
            let insts = rng.below(shape.insts + 1) + first;
            (0..insts)
                .map(|inst| {
                    if inst < first {
                        return vec![f.value(files.of_values[inst])];
                    }
                    let count = [0, 1, 1, 1, 1, 2][rng.below(6)];
                    (0..count).map(|_| new_value(rng, files, &mut f, true)).collect()
                })
                .collect()
        })
        .collect();
    for block in 0..count {
        let mut available: Vec<Value> = Vec::new();
        for other in 0..count {
            if other != block && dominators[block].contains(&other) {
                available.extend(params[other].iter().chain(defined[other].iter().flatten()));
            }
        }
        available.extend(&params[block]);
        f.begin(&params[block]);
        for defs in &defined[block] {
            inst(rng, files, shape, &mut f, &available, defs);
            available.extend(defs);
        }
        if !edges[block].is_empty() {
            inst(rng, files, Shape { rich: false, ..shape }, &mut f, &available, &[]);
        }
        for to in &edges[block] {
            let args: Vec<Value> = params[*to]
                .iter()
                .map(|param| {
                    let fits = |v: &&Value| {
                        let (a, b) = (f.class_of(**v), f.class_of(*param));
                        a.file == b.file && a.size == b.size
                    };
                    let all: Vec<Value> = available.iter().filter(fits).copied().collect();
                    // Of unreachable blocks anything goes.
                    rng.pick(&all).unwrap_or(*param)
                })
                .collect();
            f.edge(Block(*to as u32), &args);
        }
    }
    f
}

fn new_value(rng: &mut Rng, files: &Files, f: &mut Function, may_be_again: bool) -> Value {
    let class = files.of_values[rng.below(files.of_values.len())];
    let value = f.value(class);
    f.values[value.index()].rematerialise = may_be_again && rng.one_in(8);
    value
}

fn inst(rng: &mut Rng, files: &Files, shape: Shape, f: &mut Function, available: &[Value], defs: &[Value]) {
    if shape.rich && defs.len() == 1 && rng.one_in(4) && parts(rng, f, available, defs[0]) {
        return;
    }
    let mut operands: Vec<Operand> = Vec::new();
    for _ in 0..[0, 1, 2, 2, 3][rng.below(5)] {
        let recent = &available[available.len().saturating_sub(shape.window)..];
        let from = if rng.one_in(6) { available } else { recent };
        let Some(value) = rng.pick(from) else { continue };
        let mut operand = f.operand(
            value,
            if shape.rich && rng.one_in(8) {
                Role::UseLate
            } else {
                Role::Use
            },
        );
        let own = operand.class;
        if let Some((_, class)) = files
            .narrower
            .iter()
            .find(|(of, _)| *of == own)
            .filter(|_| rng.one_in(3))
        {
            operand.class = *class;
        }
        let views: Vec<(ClassId, ClassId, u16)> = files.views.iter().filter(|(of, _, _)| *of == own).copied().collect();
        if let Some((_, class, offset)) = rng.pick(&views).filter(|_| rng.one_in(3)) {
            (operand.class, operand.offset) = (class, offset);
        }
        operands.push(operand);
    }
    let uses = operands.len();
    for value in defs {
        let early = shape.rich && rng.one_in(6);
        operands.push(f.operand(*value, if early { Role::DefEarly } else { Role::Def }));
    }
    let mut pairs = Vec::new();
    let mut clobbers = Vec::new();
    if shape.rich {
        for def in uses..operands.len() {
            if uses > 0 && rng.one_in(3) {
                let to = rng.below(uses);
                let taken = operands.iter().any(|o| o.tied == Some(to as u8));
                let size = |o: &Operand| (f.classes[o.class.index()].file, f.classes[o.class.index()].size);
                if !taken && operands[to].role == Role::Use && size(&operands[to]) == size(&operands[def]) {
                    operands[def].tied = Some(to as u8);
                    continue;
                }
            }
            if uses > 0 && operands[def].role == Role::Def && rng.one_in(4) {
                let rules = [
                    Overlap::SameOrApart,
                    Overlap::Apart,
                    Overlap::Low,
                    Overlap::High,
                    Overlap::Any,
                ];
                pairs.push(Pair {
                    def: def as u8,
                    other: rng.below(uses) as u8,
                    rule: rules[rng.below(5)],
                });
            }
        }
        for operand in &mut operands {
            if rng.one_in(10) {
                let class = &f.classes[operand.class.index()];
                let units = f.files[class.file.index()].units;
                operand.fixed = Some(rng.below(usize::from(units.min(8))) as u16 / class.align * class.align);
            }
        }
        if rng.one_in(25) {
            let file = rng.below(f.files.len());
            let units = f.files[file].units;
            let start = rng.below(usize::from(units)) as u16;
            let end = (start + 1 + rng.below(usize::from(units)) as u16).min(units);
            clobbers.push(Clobber {
                file: FileId(file as u16),
                units: start..end,
            });
        }
    }
    f.push(Kind::Op, &operands, &pairs, &clobbers);
}

/// A value of parts, as an instruction that collects or splits; whether there were parts.
fn parts(rng: &mut Rng, f: &mut Function, available: &[Value], def: Value) -> bool {
    if f.values[def.index()].rematerialise {
        return false;
    }
    let (file, size) = (f.class_of(def).file, f.class_of(def).size);
    let mut operands = Vec::new();
    let mut left = size;
    while left > 0 {
        let fits = |v: &&Value| f.class_of(**v).file == file && f.class_of(**v).size <= left;
        let all: Vec<Value> = available.iter().filter(fits).copied().collect();
        let recent = &all[all.len().saturating_sub(6)..];
        let Some(value) = rng.pick(recent) else { return false };
        left -= f.class_of(value).size;
        operands.push(f.operand(value, Role::Use));
    }
    operands.push(f.operand(def, Role::Def));
    f.push(Kind::Parts, &operands, &[], &[]);
    true
}

/// By block: the blocks that dominate it, by the definition.
fn dominators(edges: &[Vec<usize>]) -> Vec<BTreeSet<usize>> {
    let count = edges.len();
    let reach = |without: usize| {
        let mut seen = vec![false; count];
        let mut open = if without == 0 { Vec::new() } else { vec![0] };
        while let Some(block) = open.pop() {
            if !std::mem::replace(&mut seen[block], true) {
                open.extend(edges[block].iter().filter(|to| **to != without));
            }
        }
        seen
    };
    let all = reach(usize::MAX);
    let mut dominators = vec![BTreeSet::new(); count];
    for block in 0..count {
        let without = reach(block);
        for other in 0..count {
            if all[other] && (!without[other] || other == block) {
                dominators[other].insert(block);
            }
        }
    }
    dominators
}
