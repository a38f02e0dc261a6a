//! The types of a mirror's tables as bytes: fields in the order of their declaration, alternatives by number.

use super::*;
use crate::packed::{Packed, Packer, Unpacker};

macro_rules! structs {
    ($($name:ident { $($field:ident),* })*) => {
        $(
            impl Packed for $name {
                fn put(&self, to: &mut Packer) {
                    $(self.$field.put(to);)*
                }
                fn take(from: &mut Unpacker<'_>) -> Option<$name> {
                    Some($name { $($field: Packed::take(from)?),* })
                }
            }
        )*
    };
}

macro_rules! enums {
    ($($name:ident { $($number:literal $variant:ident $(($($place:ident),*))? $({$($field:ident),*})?),* })*) => {
        $(
            impl Packed for $name {
                fn put(&self, to: &mut Packer) {
                    match self {
                        $(
                            $name::$variant $(($($place),*))? $({$($field),*})? => {
                                to.byte($number);
                                $($($place.put(to);)*)?
                                $($($field.put(to);)*)?
                            }
                        )*
                    }
                }
                fn take(from: &mut Unpacker<'_>) -> Option<$name> {
                    Some(match from.byte()? {
                        $(
                            $number => {
                                $($(let $place = Packed::take(from)?;)*)?
                                $name::$variant $(($($place),*))? $({$($field: Packed::take(from)?),*})?
                            }
                        )*
                        _ => return None,
                    })
                }
            }
        )*
    };
}

structs! {
    Mode { name, values }
    Instance { rows, roles, setup, uses, defs }
    Role { class, tied, early, back }
    Setup { when, after, lines }
    Sets { op, modes, operands }
    MirrorType { name, row, class, line, gates, least }
    Needs { any }
    Piece { word, value, len }
    Operand {
        name, kind, args, dir, width, signed, align, pieces, default, except, pcrel, scale, hex, wrap, shown
    }
    Let { name, value }
    Is { op, args }
    Touch { file, which, reads, writes }
    Flow { from, to }
}

enums! {
    ReadBack { 0 Base(index), 1 Mode(index), 2 State(value), 3 Nothing }
    Line { 0 Text(text), 1 Operand(index), 2 Value(value), 3 Unique, 4 Mode(index) }
    Dir { 0 In, 1 Out, 2 InOut }
    Expr {
        0 Num(n), 1 Operand(index), 2 Let(index), 3 Param(index), 4 Slice(index, high, low), 5 Un(op, a), 6 Bin(op, a, b),
        7 Cond(a, b, c), 8 In(a, ranges), 9 Call(func, a)
    }
    UnOp { 0 Not, 1 Neg, 2 Inv }
    BinOp {
        0 Or, 1 And, 2 Eq, 3 Ne, 4 Lt, 5 Le, 6 Gt, 7 Ge, 8 BitOr, 9 BitXor, 10 BitAnd, 11 Shl, 12 Shr, 13 Add, 14 Sub,
        15 Mul, 16 Div, 17 Rem
    }
    Func { 0 Ctz, 1 Clz, 2 Popcount, 3 Sext(bits) }
    Part { 0 Text(text), 1 Name, 2 Operand { index, lead, trail, optional }, 3 Let(index), 4 Choice { cond, yes, no } }
    AccessSize { 0 None, 1 Bytes(count), 2 Various }
    Which { 0 Operand(index), 1 Fixed(number), 2 Computed }
    End { 0 Register(index), 1 Memory, 2 State, 3 Address, 4 Target }
}

impl Packed for FeatureSet {
    fn put(&self, to: &mut Packer) {
        self.0.put(to);
    }
    fn take(from: &mut Unpacker<'_>) -> Option<FeatureSet> {
        Packed::take(from).map(FeatureSet)
    }
}

impl Packed for Effects {
    fn put(&self, to: &mut Packer) {
        self.0.put(to);
    }
    fn take(from: &mut Unpacker<'_>) -> Option<Effects> {
        Packed::take(from).map(Effects)
    }
}

/// Fields of which some are texts for people.
macro_rules! told {
    ($name:ident { $($field:ident),* } $($text:ident),*) => {
        impl Packed for $name {
            fn put(&self, to: &mut Packer) {
                $(self.$field.put(to);)*
                $(self.$text.put(to);)*
            }
            fn take(from: &mut Unpacker<'_>) -> Option<$name> {
                $(let $field = Packed::take(from)?;)*
                $(let $text = <&'static str>::take(from)?;)*
                Some($name { $($field,)* $($text: from.info($text),)* })
            }
        }
    };
}

told! { Mirror { of, modes, ops, instances, sets, types, across } doc }

told! {
    Op {
        name, ident, feature, needs, length, value, mask, operands, lets, where_, legal, hint, templates, specialises, is,
        has_semantics, effects, access, registers, flows, data
    }
    doc, origin
}
