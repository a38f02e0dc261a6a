//! Vectors as lists of numbers, and the description's types of them.

use crate::support::gates;
use onespec_graph::set::TypeDef;
use onespec_graph::{Circuit, GateSet, Type, TypeSet};
use onespec_test_support::Rng;
use onespec_test_support::circuits::value;

pub fn def(ty: Type) -> &'static TypeDef {
    gates().type_def(ty)
}

/// Bits of an element.
pub fn bits(ty: Type) -> u32 {
    def(def(ty).element).width
}

pub fn mask(bits: u32) -> u64 {
    u64::MAX >> (64 - bits)
}

/// How many elements a vector has.
pub fn count(ty: Type, scale: u32) -> usize {
    (u32::from(def(ty).lanes) * scale) as usize
}

/// Elements side by side, the first lowest.
pub fn pack(ty: Type, elements: &[u64]) -> Vec<u64> {
    let width = bits(ty) as usize;
    let mut words = vec![0; (elements.len() * width).div_ceil(64)];
    for (i, element) in elements.iter().enumerate() {
        let at = i * width;
        words[at / 64] |= (element & mask(width as u32)) << (at % 64);
    }
    words
}

pub fn unpack(ty: Type, words: &[u64], count: usize) -> Vec<u64> {
    let width = bits(ty) as usize;
    let element = |i: usize| words[i * width / 64] >> (i * width % 64) & mask(width as u32);
    (0..count).map(element).collect()
}

pub fn random(ty: Type, scale: u32, rng: &mut Rng) -> Vec<u64> {
    let element = def(ty).element;
    (0..count(ty, scale)).map(|_| value(gates(), element, rng)).collect()
}

/// What stands in elements that do not count: a pattern that shows.
pub fn poison(ty: Type) -> u64 {
    0xdead_dead_dead_dead & mask(bits(ty))
}

/// Vectors among types.
pub fn vectors(set: &GateSet, types: TypeSet) -> Vec<Type> {
    let all = (0..set.types.len() as u8).map(Type);
    all.filter(|&ty| types.has(ty) && set.type_def(ty).lanes > 0).collect()
}

/// A circuit from its text.
pub fn read(text: &str) -> Circuit {
    let read = onespec_graph::text::parse_one(gates(), text, &onespec_graph::text::Options::default());
    let c = read.unwrap_or_else(|found| panic!("{:?}\n{text}", found.list()));
    crate::support::well_formed(&c).unwrap_or_else(|why| panic!("{why}\n{text}"));
    c
}
