//! The text notation of circuits (`.cir`): one gate a line.
//!
//! ```text
//! circuit max(i32, i32) -> i32
//! %a : i32 = ARG<0>
//! %b : i32 = ARG<1>
//! %c = ICMP.SGT v(%a, %b)
//! %x : i32 = SELECT v(%c, %a, %b)
//! %r = RETURN s(@S) d(@D) v(%x)
//! ```
//!
//! Reading takes time in proportion to the text and never recurses; it says everything that is wrong at once (codes E001
//! to E004). What the gates have to do with each other is not looked at: the verifier does.

mod case;
mod cursor;
mod fields;
mod gate;
mod header;
mod labels;
mod nearest;
mod order;
mod parse;
mod print;
mod symbols;
mod vocabulary;

pub use crate::circuit::{GateName, gate_name};
pub(crate) use nearest::did_you_mean;
pub use order::{order, states};
pub(crate) use print::printed_name;
pub use print::{Lines, print, print_all, print_gate, print_in_order, print_numbered};
pub(crate) use symbols::number as number_of_name;

use crate::circuit::Circuit;
use crate::circuit::set::GateSet;
use crate::finding::{Finding, Findings};

/// How a text is read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Options {
    /// Width of addresses, 32 or 64, where the text has no `arch` line.
    pub arch_bits: u32,
    /// How many findings are kept.
    pub limit: usize,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            arch_bits: 64,
            limit: Findings::LIMIT,
        }
    }
}

/// All circuits of a text, in its order. Gates above the first `circuit` line are a circuit without a signature.
///
/// # Errors
/// Everything that is wrong: lines that can't be read (E001), opcodes that there aren't (E002), ids that are defined twice
/// (E003) or not at all (E004), in the order of the text.
pub fn parse(set: &'static GateSet, text: &str, options: &Options) -> Result<Vec<Circuit>, Findings> {
    parse::parse(set, text, options).map(|(circuits, _)| circuits)
}

/// The only circuit of a text; one without gates for an empty text.
///
/// # Errors
/// As [`parse`]; more than one circuit is E001.
pub fn parse_one(set: &'static GateSet, text: &str, options: &Options) -> Result<Circuit, Findings> {
    let (mut all, bits) = parse::parse(set, text, options)?;
    if all.len() > 1 {
        let mut findings = Findings::new(options.limit);
        let message = format!("expected one circuit, found {}", all.len());
        findings.push(|| Finding::in_text(0, 0, "E001", message));
        return Err(findings);
    }
    Ok(all.pop().unwrap_or_else(|| Circuit::new(set, bits)))
}
