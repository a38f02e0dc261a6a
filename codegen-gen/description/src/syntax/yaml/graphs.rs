//! The shapes of an intermediate representation: types, gates and what they refer to. `docs/reference/gates.md`
//! says what they mean.

use super::axis::Axis;
use super::shape::{Items, Map, Text, TextOr, Words, shape};

shape! {
    /// A primary type.
    GraphType "a type" {
        for_ = "for": Option<Axis>,
        with: Map<Text>,
        when: Option<Text>,
        name: Option<Text>,
        width: Option<Text>,
        bank: Option<Text>,
        class: Option<Text>,
        either: Words,
        lanes: Option<Text>,
        element: Option<Text>,
    }
}

shape! {
    /// A set of types in its long form.
    TypeSet "a set of types" {
        for_ = "for": Option<Axis>,
        types: Words,
        vectors: Words,
    }
}

shape! {
    /// The codes of a comparison.
    Conditions "a table of conditions" {
        width: Option<Text>,
        codes: Map<Text>,
        swapped: Option<Text>,
        negated: Option<Text>,
    }
}

shape! {
    /// Secondary types and their order.
    Lattice "a lattice" {
        prefix: Option<Text>,
        types: Map<LatticeType>,
        doc: Option<Text>,
    }
}

shape! {
    /// A secondary type.
    LatticeType "a type of a lattice" {
        gc: Option<Text>,
        below: Words,
        doc: Option<Text>,
    }
}

shape! {
    /// A gate of an intermediate representation: wires instead of bits.
    Gate "a gate" open {
        for_ = "for": Option<Axis>,
        with: Map<Text>,
        when: Option<Text>,
        name: Option<Text>,
        lift: Option<Text>,
        class: Option<Text>,
        role: Option<Text>,
        level: Option<Text>,
        state: Option<Text>,
        depend: Option<Text>,
        value: Vec<Map<Text>>,
        root: Option<Text>,
        out: Option<TextOr<Map<Text>>>,
        type_ = "type": Option<Text>,
        bitfield: Option<TextOr<Map<Text>>>,
        where_ = "where": Items<Text>,
        effect: Option<Text>,
        commutative: Option<Text>,
        unique: Option<Text>,
        cost: Option<Text>,
        lattice: Option<Text>,
        infer: Option<Text>,
        sem: Option<Text>,
        doc: Option<Text>,
    }
}
