//! Programs on vectors, as circuits: strips of whatever length the machine's vectors have, so results are the same on all of
//! them; sums, slides, vectors that live through loops; and reading what does not count, which shows.

use crate::lanes::read;
use crate::reference;
use crate::support::gates;
use onespec_compiler::evaluate::{Event, Limits, Memory, Oracle, Outcome, Program, Run, Semantics};
use onespec_graph::Circuit;

fn run(c: &Circuit, arguments: &[u64], memory: &mut Memory, semantics: &mut dyn Semantics) -> Run {
    let limits = Limits {
        events: 1000,
        ..Limits::default()
    };
    Program::demanded([c]).enter(0, arguments, memory, &mut Oracle::default(), semantics, limits)
}

fn value(run: &Run, c: &Circuit) -> u64 {
    match &run.outcome {
        Ok(Outcome::Return(Some((_, bits)))) => *bits,
        Ok(other) => panic!("{other:?}"),
        Err(stop) => panic!("{}", stop.describe(c)),
    }
}

const SCALES: [u32; 3] = [1, 2, 8];

/// y[i] = a * x[i] + y[i] for n floats of 32 bits.
const SAXPY: &str = "circuit saxpy(f32, i64, i64, i64) -> i64
%a : f32 = ARG<0>
%x : i64 = ARG<1>
%y : i64 = ARG<2>
%n : i64 = ARG<3>
%zero : i64 = CONSTANT<0>
%two : i64 = CONSTANT<2>
%head = LOOP_BEGIN s(@S, %back)
%i : i64 = VALUE_SELECTOR<2> s(%head) v(%zero, %next)
%mem = DEPEND_SELECTOR<2> s(%head) d(@D, %put)
%c = ICMP.ULT v(%i, %n)
%br = IF_BRANCH s(%head) v(%c)
%t = IF_TRUE s(%br)
%f = IF_FALSE s(%br)
%in = DEPEND_RELAY s(%t) d(%mem)
%rest : i64 = SUB v(%n, %i)
%vl : i64 = V_SETVL<4> v(%rest)
%offset : i64 = SHL v(%i, %two)
%px : i64 = ADD v(%x, %offset)
%py : i64 = ADD v(%y, %offset)
%vx : v4f32 = V_LOAD d(%in) v(%px, %vl)
%vy : v4f32 = V_LOAD d(%vx) v(%py, %vl)
%va : v4f32 = V_SPLAT v(%a)
%product : v4f32 = V_FMUL v(%va, %vx, %vl)
%sum : v4f32 = V_FADD v(%product, %vy, %vl)
%put = V_STORE d(%vy) v(%sum, %py, %vl)
%next : i64 = ADD v(%i, %vl)
%back = LOOP_BACK s(%t)
%r = RETURN s(%f) d(%mem) v(%i)
";

#[test]
fn saxpy() {
    let c = read(SAXPY);
    for scale in SCALES {
        let mut semantics = reference(scale);
        for n in [0u64, 1, 3, 4, 5, 31, 32, 33, 100] {
            let mut memory = Memory::flat(64);
            let (x, y) = (0x1000, 0x8000);
            for i in 0..n {
                memory.write(x + 4 * i, 4, (i as f32).to_bits().into()).unwrap();
                memory
                    .write(y + 4 * i, 4, (100.0 - i as f32 / 2.0).to_bits().into())
                    .unwrap();
            }
            let a = u64::from(1.5f32.to_bits());
            let ran = run(&c, &[a, x, y, n], &mut memory, &mut semantics);
            assert_eq!(value(&ran, &c), n, "scale {scale}");
            for i in 0..n {
                let expected = 1.5 * i as f32 + (100.0 - i as f32 / 2.0);
                let found = f32::from_bits(memory.read(y + 4 * i, 4).unwrap() as u32);
                assert_eq!(found, expected, "scale {scale}, {i} of {n}");
            }
            // Nothing is written but what counts, an element a store.
            let stores = ran.events.iter().filter(|e| matches!(e, Event::Store { bytes: 4, .. }));
            assert_eq!((stores.count() as u64, ran.events.len() as u64), (n, n));
        }
    }
}

/// The sum of n numbers, by a vector that lives through the loop: each strip is added to it.
const SUM: &str = "circuit sum(i64, i64) -> i64
%x : i64 = ARG<0>
%n : i64 = ARG<1>
%zero : i64 = CONSTANT<0>
%three : i64 = CONSTANT<3>
%most : i64 = CONSTANT<0xffffffffffffffff>
%all : i64 = V_SETVL<2> v(%most)
%none : v2i64 = V_SPLAT v(%zero)
%head = LOOP_BEGIN s(@S, %back)
%i : i64 = VALUE_SELECTOR<2> s(%head) v(%zero, %next)
%total : v2i64 = VALUE_SELECTOR<2> s(%head) v(%none, %more)
%mem = DEPEND_SELECTOR<2> s(%head) d(@D, %v)
%c = ICMP.ULT v(%i, %n)
%br = IF_BRANCH s(%head) v(%c)
%t = IF_TRUE s(%br)
%f = IF_FALSE s(%br)
%in = DEPEND_RELAY s(%t) d(%mem)
%rest : i64 = SUB v(%n, %i)
%vl : i64 = V_SETVL<2> v(%rest)
%offset : i64 = SHL v(%i, %three)
%p : i64 = ADD v(%x, %offset)
%v : v2i64 = V_LOAD d(%in) v(%p, %vl)
%low : i64 = V_REDSUM v(%v, %vl)
%first : v2i64 = V_SPLAT v(%low)
%more : v2i64 = V_ADD v(%total, %first, %all)
%next : i64 = ADD v(%i, %vl)
%back = LOOP_BACK s(%t)
%result : i64 = V_EXTRACT v(%total, %zero)
%r = RETURN s(%f) d(%mem) v(%result)
";

#[test]
fn a_vector_lives_through_a_loop() {
    let c = read(SUM);
    for scale in SCALES {
        let mut semantics = reference(scale);
        for n in [0u64, 1, 2, 7, 40] {
            let mut memory = Memory::flat(64);
            for i in 0..n {
                let value = i.wrapping_mul(i).wrapping_sub(50);
                memory.write(0x1000 + 8 * i, 8, value).unwrap();
            }
            let expected = (0..n).fold(0u64, |sum, i| sum.wrapping_add(i.wrapping_mul(i).wrapping_sub(50)));
            let ran = run(&c, &[0x1000, n], &mut memory, &mut semantics);
            assert_eq!(value(&ran, &c), expected, "scale {scale}, n {n}");
        }
    }
}

#[test]
fn what_does_not_count_is_poison() {
    // Three of the elements count; the fourth is read.
    let c = read(
        "circuit f(i32, i64) -> i32
%a : i32 = ARG<0>
%k : i64 = ARG<1>
%three : i64 = CONSTANT<3>
%v : v4i32 = V_SPLAT v(%a)
%w : v4i32 = V_ADD v(%v, %v, %three)
%e : i32 = V_EXTRACT v(%w, %k)
%r = RETURN s(@S) d(@D) v(%e)
",
    );
    let mut semantics = reference(1);
    for (k, expected) in [(0, 14), (2, 14), (3, 0xdead_dead), (4, 0)] {
        let ran = run(&c, &[7, k], &mut Memory::flat(64), &mut semantics);
        assert_eq!(value(&ran, &c), expected, "element {k}");
    }
}

#[test]
fn atomics_and_fences() {
    // Adds to a cell, exchanges it where it is what the addition left, and once where it is not.
    let c = read(
        "circuit f(i64, i32) -> i32
%p : i64 = ARG<0>
%a : i32 = ARG<1>
%nine : i32 = CONSTANT<9>
%old : i32 = ATOMIC_ADD d(@D) v(%a, %p)
%fence = FENCE d(%old)
%now : i32 = ADD v(%old, %a)
%was : i32 = ATOMIC_CAS d(%fence) v(%now, %nine, %p)
%not : i32 = ATOMIC_CAS d(%was) v(%now, %a, %p)
%end : i32 = ATOMIC_LOAD d(%not) v(%p)
%s : i32 = ADD v(%was, %not)
%t : i32 = ADD v(%s, %end)
%r = RETURN s(@S) d(%end) v(%t)
",
    );
    let mut memory = Memory::flat(64);
    memory.write(0x100, 4, 100).unwrap();
    let ran = run(&c, &[0x100, 5], &mut memory, &mut reference(1));
    assert_eq!(value(&ran, &c), 105 + 9 + 9);
    let store = |value| Event::Store {
        address: 0x100,
        bytes: 4,
        value,
    };
    let access = |operands: &[u64], result| Event::Access {
        operands: operands.to_vec(),
        result,
    };
    // A fence and an exchange that does not happen are seen, too.
    let expected = [
        store(105),
        access(&[], None),
        store(9),
        access(&[105, 5, 0x100], Some(9)),
    ];
    assert_eq!(ran.events, expected);
}

#[test]
fn slides_make_prefix_sums() {
    // Two steps: elements and those one below, then those two below.
    let c = read(
        "circuit f(i64, i64) -> i64
%p : i64 = ARG<0>
%q : i64 = ARG<1>
%one : i64 = CONSTANT<1>
%two : i64 = CONSTANT<2>
%four : i64 = CONSTANT<4>
%v : v4i16 = V_LOAD d(@D) v(%p, %four)
%none : i16 = CONSTANT<0>
%zeros : v4i16 = V_SPLAT v(%none)
%a : v4i16 = V_SLIDEUP v(%v, %zeros, %one, %four)
%b : v4i16 = V_ADD v(%v, %a, %four)
%d : v4i16 = V_SLIDEUP v(%b, %zeros, %two, %four)
%e : v4i16 = V_ADD v(%b, %d, %four)
%put = V_STORE d(%v) v(%e, %q, %four)
%r = RETURN s(@S) d(%put) v(%one)
",
    );
    for scale in SCALES {
        let mut memory = Memory::flat(64);
        for (i, x) in [3u64, 1, 4, 1].into_iter().enumerate() {
            memory.write(0x10 + 2 * i as u64, 2, x).unwrap();
        }
        let ran = run(&c, &[0x10, 0x40], &mut memory, &mut reference(scale));
        assert_eq!(value(&ran, &c), 1);
        let found: Vec<u64> = (0..4).map(|i| memory.read(0x40 + 2 * i, 2).unwrap()).collect();
        assert_eq!(found, [3, 4, 8, 9], "scale {scale}");
    }
    let _ = gates();
}
