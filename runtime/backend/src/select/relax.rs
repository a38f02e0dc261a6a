//! Comparisons of floats as comparisons of integers, in functions whose floats may be approximated: for machines that compare
//! integers alone. An exact comparison takes ten times as many instructions, nearly all of them for NaN and negative zeros.
//!
//! A number is compared with zero by its sign bit: a negative zero is less than zero. Others are subtracted first: they are equal
//! where the difference is zero, or is taken as zero. What is said of NaN is not specified. Whether a number is zero is exact.

use onespec_graph::set::{Bank, Bitfield, TypeDef};
use onespec_graph::{Circuit, Gate, Role, Type};

/// What holds between two numbers, as the code of a comparison of floats has it: a bit for each of equal, greater and less.
const RELATIONS: u64 = 0b111;
const EQUAL: u64 = 0b001;
const GREATER: u64 = 0b010;
const LESS: u64 = 0b100;
const UNEQUAL: u64 = LESS | GREATER;
const AT_LEAST: u64 = GREATER | EQUAL;
const AT_MOST: u64 = LESS | EQUAL;

/// What a comparison of floats may become; `None` for other gates, and for those that ask for NaN alone.
pub fn comparison(circuit: &mut Circuit, gate: Gate) -> Option<Gate> {
    let set = circuit.set();
    let name = |name: &str| set.by_name(name);
    if Some(circuit.op(gate)) != name("FCMP") {
        return None;
    }
    let (x, y) = (circuit.value(gate, 0), circuit.value(gate, 1));
    let float = circuit.ty(x);
    let width = set.type_def(float).width;
    let is_integer = |def: &TypeDef| def.lanes == 0 && def.bank == Bank::Int && def.width == width;
    let integer = Type(set.types.iter().position(is_integer)? as u8);
    let (constant, bitcast) = (set.by_role(Role::Constant)?, name("BITCAST")?);
    let compare = name("ICMP")?;
    let sign = 1u64.checked_shl(width.checked_sub(1)?)?;
    let ones = sign | (sign - 1);
    let is_zero = |value: Gate| circuit.role(value) == Role::Constant && circuit.bits(value) & !sign == 0;
    let (of, holds) = match (is_zero(x), is_zero(y)) {
        (_, true) => (x, circuit.bits(gate)),
        (true, false) => (y, swapped(circuit.bits(gate))),
        // A difference is less than zero or not: greater is less with the numbers exchanged.
        (false, false) => {
            let holds = circuit.bits(gate);
            let (x, y, holds) = match holds & RELATIONS {
                GREATER | AT_MOST => (y, x, swapped(holds)),
                _ => (x, y, holds),
            };
            let difference = match circuit.role(y) == Role::Constant {
                true => {
                    let negative = circuit.add(constant, float, circuit.bits(y) ^ sign, &[], &[], &[]);
                    circuit.add(name("FADD")?, float, 0, &[], &[], &[x, negative])
                }
                false => circuit.add(name("FSUB")?, float, 0, &[], &[], &[x, y]),
            };
            (difference, holds)
        }
    };
    let mut made = |op, ty, bits, inputs: &[Gate]| circuit.add(op, ty, bits, &[], &[], inputs);
    let bits = made(bitcast, integer, 0, &[of]);
    let zero = made(constant, integer, 0, &[]);
    let (value, relation) = match holds & RELATIONS {
        LESS => (bits, "SLT"),
        AT_LEAST => (bits, "SGE"),
        // The sign is set, or nothing is: one less than nothing has a sign.
        holds @ (GREATER | AT_MOST) => {
            let ones = made(constant, integer, ones, &[]);
            let before = made(name("ADD")?, integer, 0, &[bits, ones]);
            let value = made(name("OR")?, integer, 0, &[bits, before]);
            (value, if holds == GREATER { "SGE" } else { "SLT" })
        }
        EQUAL | UNEQUAL => {
            let magnitude = made(constant, integer, sign - 1, &[]);
            let value = made(name("AND")?, integer, 0, &[bits, magnitude]);
            (value, if holds & EQUAL != 0 { "EQ" } else { "NE" })
        }
        _ => return None,
    };
    let Bitfield::Condition(table) = set.def(compare).bitfield else {
        return None;
    };
    let code = set.conditions.get(usize::from(table))?.by_name(relation)?.code;
    let bit = circuit.ty(gate);
    Some(circuit.add(compare, bit, code.into(), &[], &[], &[value, zero]))
}

/// The code of the comparison with its inputs exchanged.
fn swapped(code: u64) -> u64 {
    let without = code & !(LESS | GREATER);
    let to = |from: u64, to: u64| if code & from != 0 { to } else { 0 };
    without | to(LESS, GREATER) | to(GREATER, LESS)
}

#[cfg(test)]
mod tests {
    use super::*;
    use onespec_circuit::GATES;
    use onespec_compiler::evaluate::{Memory, Straight, Tables};

    /// Numbers around zero, one and infinity.
    const NUMBERS: [u32; 14] = [
        0,
        1,
        0x8000_0001,
        0x0080_0000,
        0x8080_0000,
        0x3f7f_ffff,
        0x3f80_0000,
        0xbf80_0000,
        0xbf80_0001,
        0x4049_0fdb,
        0x7f7f_ffff,
        0xff7f_ffff,
        0x7f80_0000,
        0xff80_0000,
    ];

    /// What a gate gives for two numbers.
    fn value(circuit: &Circuit, gate: Gate, numbers: [u32; 2]) -> u64 {
        let straight = Straight::of(circuit, &[gate]).expect("computations alone");
        let arguments = numbers.map(|bits| vec![u64::from(bits)]);
        let values = straight.run(circuit, &arguments, &mut Tables(&GATES), &Memory::flat(64));
        values.expect("values")[0][0]
    }

    #[test]
    fn comparisons_of_numbers_are_right() {
        let name = |name: &str| GATES.by_name(name).expect("a gate");
        let of = |name: &str| GATES.type_by_name(name).expect("a type");
        let (arg, constant) = (GATES.by_role(Role::Arg), GATES.by_role(Role::Constant));
        let (arg, constant) = (arg.expect("arguments"), constant.expect("constants"));
        let Bitfield::Condition(table) = GATES.def(name("FCMP")).bitfield else {
            panic!("comparisons have conditions");
        };
        let mut relaxed = 0;
        for condition in GATES.conditions[usize::from(table)].codes {
            for known in [None, Some(0), Some(0x8000_0000), Some(0x3f80_0000)] {
                for exchanged in [false, true] {
                    let mut circuit = Circuit::new(&GATES, 64);
                    let x = circuit.add(arg, of("f32"), 0, &[], &[], &[]);
                    let y = match known {
                        Some(bits) => circuit.add(constant, of("f32"), bits, &[], &[], &[]),
                        None => circuit.add(arg, of("f32"), 1, &[], &[], &[]),
                    };
                    let inputs = if exchanged { [y, x] } else { [x, y] };
                    let exact = circuit.add(name("FCMP"), of("i1"), condition.code.into(), &[], &[], &inputs);
                    let Some(made) = comparison(&mut circuit, exact) else {
                        continue;
                    };
                    relaxed += 1;
                    for a in NUMBERS {
                        for b in NUMBERS {
                            // The difference of two infinities is NaN.
                            if known.is_none() && a == b && a & 0x7fff_ffff == 0x7f80_0000 {
                                continue;
                            }
                            let wanted = value(&circuit, exact, [a, b]);
                            let found = value(&circuit, made, [a, b]);
                            assert_eq!(found, wanted, "{} of {a:#x} and {b:#x}, {known:?}", condition.name);
                        }
                    }
                }
            }
        }
        assert_eq!(
            relaxed,
            12 * 4 * 2,
            "conditions that say less, equal or greater, by constants, both ways"
        );
    }
}
