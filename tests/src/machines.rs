//! The machines that encodings are compared on: a target of ours and what the other tools call the same thing.
//!
//! Every scalar extension is in one of two machines of each width, because Zcmp and Zcmt claim words that belong to the
//! compressed loads and stores of doubles. Vectors have two of their own.

use crate::llvm::Llvm;

/// One machine under its two names.
#[derive(Debug, Clone)]
pub struct Machine {
    pub xlen: u32,
    /// Whether it is compared on vector instructions, or on the others.
    pub vectors: bool,
    /// Name of our target.
    pub target: String,
    pub llvm: Llvm,
}

/// Extension as LLVM 19 spells it; ours is the same without `experimental-`.
const MAIN: &[&str] = &[
    "zicsr",
    "zifencei",
    "zihintntl",
    "zba",
    "zbb",
    "zbs",
    "zbc",
    "zbkb",
    "zbkx",
    "zknd",
    "zkne",
    "zknh",
    "zksed",
    "zksh",
    "zicond",
    "zfa",
    "zfh",
    "zfbfmin",
    "zcb",
    "zcmop",
    "zimop",
    "zawrs",
    "experimental-zacas",
    "zabha",
    "zicbom",
    "zicbop",
    "zicboz",
    "h",
    "svinval",
    "experimental-zicfilp",
    "experimental-zicfiss",
];

/// With the short instructions for stacks and jump tables, so without doubles.
const MOVES: &[&str] = &["zicsr", "zifencei", "zca", "zcb", "zcmp", "zcmt"];

/// Vectors: all that go together, and the least machine that has any.
const VECTORS: &[&str] = &[
    "zicsr", "zvbb", "zvbc", "zvkb", "zvkg", "zvkned", "zvknhb", "zvksed", "zvksh", "zfh", "zvfh", "zfbfmin",
    "zvfbfmin", "zvfbfwma",
];
const SMALL_VECTORS: &[&str] = &["zicsr", "zve32x", "zvkb", "zvknha"];

/// All machines of a width.
pub fn machines(xlen: u32) -> Vec<Machine> {
    vec![
        machine(xlen, "imafdc", MAIN),
        machine(xlen, "ima", MOVES),
        machine(xlen, "imafdcv", VECTORS),
        machine(xlen, "im", SMALL_VECTORS),
    ]
}

fn machine(xlen: u32, letters: &str, extensions: &[&str]) -> Machine {
    let single = letters.chars().skip(1).map(|letter| format!("+{letter}"));
    let attributes: Vec<String> = single.chain(extensions.iter().map(|name| format!("+{name}"))).collect();
    let ours: Vec<&str> = extensions
        .iter()
        .map(|name| name.strip_prefix("experimental-").unwrap_or(name))
        .collect();
    Machine {
        xlen,
        vectors: ours.iter().any(|name| name.starts_with("zv")),
        // Debug mode's instruction is in every machine of theirs.
        target: format!("rv{xlen}{letters}_{}_sdext", ours.join("_")),
        llvm: Llvm {
            triple: if xlen == 64 { "riscv64" } else { "riscv32" },
            attributes: attributes.join(","),
        },
    }
}
