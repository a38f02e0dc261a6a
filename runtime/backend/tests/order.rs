//! Orders of random blocks beside the best there are, which brute force finds: dependences are kept, nothing is lost, no
//! order waits longer than the one before, and few wait longer than the best. `ONESPEC_SEED` is the first seed, `ONESPEC_ROUNDS`
//! how many blocks there are.

#[allow(dead_code)]
mod support;

use onespec_backend::code::{Arg, Function, Inst, VReg, What};
use onespec_backend::{Machine, list_scheduling};
use onespec_core::isa::{Dir, Effects, OpId};
use onespec_test_support::Rng;

/// Instructions of a block besides the last.
const COUNT: usize = 8;

/// An instruction as this test sees it.
#[derive(Clone, Copy)]
struct Known {
    op: OpId,
    cycles: u64,
    reads_memory: bool,
    writes_memory: bool,
}

fn one_of<T: Copy>(random: &mut Rng, all: &[T]) -> T {
    all[random.below(all.len())]
}

/// Instructions of registers and numbers, by kind: those that compute by how long they take, loads, stores.
fn known(machine: &Machine) -> Vec<Vec<Known>> {
    let mut kinds: Vec<(String, Vec<Known>)> = Vec::new();
    let memory = Effects(Effects::READS_MEMORY.0 | Effects::WRITES_MEMORY.0);
    for (op, of) in machine.isa.ops.iter().enumerate() {
        let others = Effects(of.effects.0 & !memory.0);
        let banked = |o: &onespec_core::isa::Operand| machine.bank_of_operand(o).is_some() || !machine.is_register(o);
        let fits = others == Effects(0) && of.has_semantics && of.is.is_none() && of.operands.iter().all(banked);
        let writes = of.operands.iter().filter(|o| o.dir != Dir::In).count();
        let (reads_memory, writes_memory) = (
            of.effects.any(Effects::READS_MEMORY),
            of.effects.any(Effects::WRITES_MEMORY),
        );
        let inout = of.operands.iter().any(|o| o.dir == Dir::InOut);
        if !fits || inout || !of.needs.holds(&machine.target.features) || writes != usize::from(!writes_memory) {
            continue;
        }
        let given = of.data.iter().find(|(key, _)| *key == "latency");
        let cycles = given.map_or(1, |(_, text)| text.parse().unwrap());
        let kind = format!("{cycles} {reads_memory} {writes_memory}");
        let one = Known {
            op: op as OpId,
            cycles,
            reads_memory,
            writes_memory,
        };
        match kinds.iter_mut().find(|(name, _)| *name == kind) {
            Some((_, all)) => all.push(one),
            None => kinds.push((kind, vec![one])),
        }
    }
    kinds.into_iter().map(|(_, all)| all).collect()
}

/// A function of a block that makes values and one that computes with them.
fn function(machine: &Machine, kinds: &[Vec<Known>], random: &mut Rng) -> (Function, Vec<Known>) {
    let mut code = Function::default();
    let mut values: Vec<VReg> = Vec::new();
    code.begin(&[], 0);
    code.push(What::Entry, &[], 0);
    for bank in [0, 1, 0, 1, 0] {
        let v = code.vreg(bank);
        code.push(What::Constant, &[Arg::Def(v), Arg::Number(1)], 0);
        values.push(v);
    }
    code.push(What::Jump, &[], 0);
    code.edge(1, &[]);
    code.end();
    code.begin(&[], 0);
    let mut chosen = Vec::new();
    for line in 1..=COUNT {
        let kind = &kinds[random.below(kinds.len())];
        let one = one_of(random, kind);
        let args: Vec<Arg> = machine
            .operands(one.op)
            .iter()
            .map(|o| match (machine.bank_of_operand(o), o.dir) {
                (None, _) => Arg::Number(0),
                (Some(bank), Dir::In) => {
                    // Young values are read more often.
                    let of_bank: Vec<VReg> = values
                        .iter()
                        .copied()
                        .filter(|v| code.banks[v.0 as usize] == bank)
                        .collect();
                    let young = &of_bank[of_bank.len().saturating_sub(3)..];
                    Arg::Use(one_of(random, young))
                }
                (Some(bank), _) => Arg::Def(code.vreg(bank)),
            })
            .collect();
        values.extend(args.iter().filter_map(|a| match a {
            Arg::Def(v) => Some(*v),
            _ => None,
        }));
        let at = code.push(What::Op(one.op), &args, line as u32);
        code.insts[at as usize].origin = Some(0);
        chosen.push(one);
    }
    code.push(What::Return, &[], 0);
    code.end();
    (code, chosen)
}

/// For each instruction, those that it comes behind, and for how long it waits for them.
fn dependences(code: &Function, insts: &[Inst], known: &[Known]) -> Vec<Vec<(usize, u64)>> {
    let reads = |inst: &Inst, v: VReg| code.args_of(inst).contains(&Arg::Use(v));
    let behind = |at: usize| {
        let mut all = Vec::new();
        for before in 0..at {
            let (a, b) = (known[before], known[at]);
            let reads = code.args_of(&insts[before]).iter().any(|arg| match arg {
                Arg::Def(v) => reads(&insts[at], *v),
                _ => false,
            });
            let touches = |k: Known| k.reads_memory || k.writes_memory;
            let memory = a.writes_memory && touches(b) || touches(a) && b.writes_memory;
            if reads || memory {
                all.push((before, if reads { a.cycles } else { 1 }));
            }
        }
        all
    };
    (0..known.len()).map(behind).collect()
}

/// Cycles until the last instruction of an order has begun; nothing if a dependence is broken.
fn takes(order: &[usize], behind: &[Vec<(usize, u64)>]) -> Option<u64> {
    let mut begun = vec![None; behind.len()];
    let mut now = 0;
    for &at in order {
        for &(before, cycles) in &behind[at] {
            now = now.max(begun[before]? + cycles);
        }
        begun[at] = Some(now);
        now += 1;
    }
    Some(now)
}

/// The same of the best order.
fn best(order: &mut Vec<usize>, behind: &[Vec<(usize, u64)>], bound: &mut u64) {
    match takes(order, behind) {
        Some(now) if now + ((behind.len() - order.len()) as u64) < *bound => {
            if order.len() == behind.len() {
                *bound = now;
            }
        }
        _ => return,
    }
    for at in 0..behind.len() {
        if !order.contains(&at) {
            order.push(at);
            best(order, behind, bound);
            order.pop();
        }
    }
}

#[test]
fn orders_are_about_as_good_as_the_best() {
    let asked = |name: &str, usual: u64| std::env::var(name).ok().and_then(|n| n.parse().ok()).unwrap_or(usual);
    let machine = support::machine();
    let kinds = known(&machine);
    assert!(kinds.len() > 5, "instructions take different times");
    let (mut before, mut found, mut least) = (0, 0, 0);
    let first = asked("ONESPEC_SEED", 1);
    println!("ONESPEC_SEED={first}");
    for seed in first..first + asked("ONESPEC_ROUNDS", 300) {
        let (mut code, known) = function(&machine, &kinds, &mut Rng::new(seed));
        let insts: Vec<Inst> = code.insts[code.blocks[1].insts.start as usize..].to_vec();
        let waits = list_scheduling::waits(&machine, &code);
        list_scheduling::order(&machine, &mut code);
        let ordered = &code.insts[code.blocks[1].insts.start as usize..];
        assert_eq!(ordered.last().map(|i| i.what), Some(What::Return), "seed {seed}");
        // Lines tell which is which.
        let order: Vec<usize> = ordered[..COUNT].iter().map(|i| i.line as usize - 1).collect();
        let mut sorted = order.clone();
        sorted.sort_unstable();
        assert!(sorted.into_iter().eq(0..COUNT), "seed {seed}: {order:?}");
        assert!(
            ordered[..COUNT]
                .iter()
                .zip(&order)
                .all(|(i, at)| i.args == insts[*at].args),
            "seed {seed}"
        );
        let behind = dependences(&code, &insts, &known);
        let as_was = takes(&(0..COUNT).collect::<Vec<_>>(), &behind).unwrap();
        let now = takes(&order, &behind).unwrap_or_else(|| panic!("seed {seed}: {order:?} breaks a dependence"));
        let mut bound = as_was + 1;
        best(&mut Vec::new(), &behind, &mut bound);
        assert!(now <= as_was, "seed {seed}: {now} cycles, was {as_was}");
        assert_eq!(as_was, COUNT as u64 + waits, "seed {seed}: the models differ");
        assert!(now * 2 <= bound * 3, "seed {seed}: {now} cycles, could be {bound}");
        before += as_was;
        found += now;
        least += bound;
    }
    println!("{before} cycles as it was, {found} in order, {least} at best");
    // Of 300 blocks, one percent more or a little less, whatever the seed.
    assert!(found * 200 <= least * 203, "{found} cycles, could be {least}");
}
