//! Pairs of the grammar into instructions: what an opcode takes is in its row of the table.

use super::ast::{Destination, Index, Indirect, Instruction, Offset, Register, Source, Span};
use super::errors::meant;
use super::numbers::{LAST_ARRAY, LAST_INDEX, number};
use super::{Node, Rule, span_of};
use crate::diag::Diags;
use crate::names::{File, Qualifier, Target};
use crate::opcodes::{Info, Kind, Opcode};
use pest::iterators::Pair;

/// Offsets of an instruction.
const MAX_OFFSETS: usize = 4;

/// Nothing where the instruction is wrong, which is told.
pub(super) fn instruction(node: Node<'_>, diags: &mut Diags) -> Option<Instruction> {
    let span = span_of(&node);
    let mut children = node.into_inner().peekable();
    let mnemonic = children.next()?;
    let name = span_of(&mnemonic);
    let Some((opcode, saturate, precise)) = named(mnemonic.as_str()) else {
        let names: Vec<&str> = Opcode::all().map(|opcode| opcode.info().name).collect();
        let help = match onespec_diag::nearest(mnemonic.as_str(), names.iter().copied()) {
            Some(near) => format!("did you mean `{near}`?"),
            None => "suffixes are `_SAT` and `_PRECISE`, in this order".to_owned(),
        };
        diags.error(
            "E2102",
            name,
            format!("there is no opcode `{}`", mnemonic.as_str()),
            help,
        );
        return None;
    };
    let info = opcode.info();
    let mut list: Vec<Node<'_>> = Vec::new();
    let mut label = None;
    for child in children {
        match child.as_rule() {
            Rule::label => label = Some(child),
            _ => list.push(child),
        }
    }
    let mut out = Instruction {
        opcode,
        saturate,
        precise,
        destinations: Vec::with_capacity(info.destinations),
        sources: Vec::with_capacity(info.sources),
        target: None,
        offsets: Vec::new(),
        qualifiers: Vec::new(),
        format: None,
        label: None,
        span,
        name,
    };
    let mut list = list.into_iter().peekable();
    let is_operand = |node: &Node<'_>| node.as_rule() == Rule::operand;
    for _ in 0..info.destinations {
        let Some(operand) = list.next_if(is_operand) else {
            return wrong_count(info, span, diags);
        };
        out.destinations.push(destination(operand, diags)?);
    }
    for _ in 0..info.sources {
        let Some(operand) = list.next_if(is_operand) else {
            return wrong_count(info, span, diags);
        };
        out.sources.push(source(operand, diags)?);
    }
    match info.kind {
        Kind::Texture => {
            out.target = Some(target(list.next(), info, span, diags)?);
            while let Some(operand) = list.next_if(is_operand) {
                out.offsets.push(offset(operand, diags)?);
            }
            if out.offsets.len() > MAX_OFFSETS {
                let help = format!("at most {MAX_OFFSETS} registers of offsets stand behind the target");
                diags.error("E2103", span, "these are too many offsets", help);
                return None;
            }
        }
        Kind::Memory => {
            for word in &mut list {
                memory_word(&word, &mut out, diags)?;
            }
        }
        _ => {}
    }
    if list.next().is_some() {
        return wrong_count(info, span, diags);
    }
    if let Some(label) = label {
        if info.kind != Kind::Branch {
            let message = format!("{} has no label", info.name);
            diags.error("E2103", span_of(&label), message, "remove the colon and the number");
            return None;
        }
        let number = label.clone().into_inner().next().and_then(|n| number(&n, u32::MAX));
        if number.is_none() {
            let help = "a label is the number of an instruction";
            diags.error("E2104", span_of(&label), "this number does not fit", help);
            return None;
        }
        out.label = number;
    }
    Some(out)
}

/// The opcode of a mnemonic, and its suffixes.
fn named(mnemonic: &str) -> Option<(Opcode, bool, bool)> {
    let without = |text: &str, suffix: &str| -> Option<usize> {
        let at = text.len().checked_sub(suffix.len())?;
        text.get(at..)?.eq_ignore_ascii_case(suffix).then_some(at)
    };
    if let Some(opcode) = Opcode::from_name(mnemonic) {
        return Some((opcode, false, false));
    }
    let (mut rest, mut suffixes) = (mnemonic, [false; 2]);
    for (suffix, is_there) in ["_PRECISE", "_SAT"].into_iter().zip(&mut suffixes) {
        if let Some(at) = without(rest, suffix) {
            (rest, *is_there) = (&rest[..at], true);
        }
    }
    let [precise, saturate] = suffixes;
    Opcode::from_name(rest).map(|opcode| (opcode, saturate, precise))
}

/// How an instruction is written: `MAD DST, SRC, SRC, SRC`.
fn form(info: &Info) -> String {
    let destinations = std::iter::repeat_n("DST", info.destinations);
    let target = (info.kind == Kind::Texture).then_some("TARGET");
    let operands: Vec<&str> = destinations
        .chain(std::iter::repeat_n("SRC", info.sources))
        .chain(target)
        .collect();
    format!("{} {}", info.name, operands.join(", ")).trim_end().to_owned()
}

fn wrong_count<T>(info: &Info, span: Span, diags: &mut Diags) -> Option<T> {
    let message = format!("these are not the operands of {}", info.name);
    diags.error("E2103", span, message, format!("write `{}`", form(info)));
    None
}

fn target(node: Option<Node<'_>>, info: &Info, span: Span, diags: &mut Diags) -> Option<Target> {
    let Some(word) = node.filter(|node| node.as_rule() == Rule::word) else {
        let message = format!("the texture target of {} is missing", info.name);
        diags.error("E2103", span, message, "write it behind the operands: `, 2D`");
        return None;
    };
    let found = Target::from_word(word.as_str());
    if found.is_none() {
        let message = format!("there is no texture target `{}`", word.as_str());
        let help = meant(word.as_str(), Target::ALL.iter().map(|target| target.word()));
        diags.error("E2102", span_of(&word), message, help);
    }
    found
}

fn memory_word(node: &Node<'_>, out: &mut Instruction, diags: &mut Diags) -> Option<()> {
    let word = node.as_str();
    if node.as_rule() != Rule::word {
        return wrong_count(out.opcode.info(), out.span, diags);
    }
    if let Some(qualifier) = Qualifier::from_word(word) {
        out.qualifiers.push(qualifier);
    } else if let (None, Some(target)) = (out.target, Target::from_word(word)) {
        out.target = Some(target);
    } else if word
        .get(..12)
        .is_some_and(|start| start.eq_ignore_ascii_case("PIPE_FORMAT_"))
        && out.format.is_none()
    {
        out.format = Some(word.to_ascii_uppercase());
    } else {
        let help = "qualifiers are COHERENT, RESTRICT, VOLATILE and STREAM_CACHE_POLICY; then a target and a format";
        diags.error("E2102", span_of(node), format!("`{word}` does not belong here"), help);
        return None;
    }
    Some(())
}

fn destination(node: Node<'_>, diags: &mut Diags) -> Option<Destination> {
    let span = span_of(&node);
    let Operand {
        register,
        suffix,
        negate,
        absolute,
    } = operand(node, diags)?;
    if negate || absolute {
        let help = "signs and `| |` belong to what is read";
        diags.error("E2103", span, "a register that is written has no sign", help);
        return None;
    }
    let mask = match suffix {
        Some(suffix) => mask(&suffix, diags)?,
        None => 0xf,
    };
    Some(Destination { register, mask })
}

fn source(node: Node<'_>, diags: &mut Diags) -> Option<Source> {
    let Operand {
        register,
        suffix,
        negate,
        absolute,
    } = operand(node, diags)?;
    let swizzle = match suffix {
        Some(suffix) => match <[u8; 4]>::try_from(components(&suffix)) {
            Ok(swizzle) => swizzle,
            Err(_) => {
                let help = "write four letters, such as `.xxxx`, or none";
                diags.error("E2103", span_of(&suffix), "what is read has four components", help);
                return None;
            }
        },
        None => [0, 1, 2, 3],
    };
    Some(Source {
        register,
        swizzle,
        negate,
        absolute,
    })
}

fn offset(node: Node<'_>, diags: &mut Diags) -> Option<Offset> {
    let span = span_of(&node);
    let Operand {
        register,
        suffix,
        negate,
        absolute,
    } = operand(node, diags)?;
    let swizzle = match suffix {
        Some(suffix) => <[u8; 3]>::try_from(components(&suffix)).ok(),
        None => Some([0, 1, 2]),
    };
    let Some(swizzle) = swizzle.filter(|_| !negate && !absolute) else {
        let help = "write a register with three letters, such as `IMM[0].xyz`";
        diags.error("E2103", span, "this is no offset of texels", help);
        return None;
    };
    Some(Offset { register, swizzle })
}

/// An operand before it is known to be read or written.
struct Operand<'t> {
    register: Register,
    suffix: Option<Node<'t>>,
    negate: bool,
    absolute: bool,
}

fn operand<'t>(node: Node<'t>, diags: &mut Diags) -> Option<Operand<'t>> {
    let (mut negate, mut absolute) = (false, false);
    for child in node.into_inner() {
        match child.as_rule() {
            Rule::minus => negate = true,
            Rule::bar => absolute = true,
            _ => {
                let (register, suffix) = register(child, diags)?;
                return Some(Operand {
                    register,
                    suffix,
                    negate,
                    absolute,
                });
            }
        }
    }
    None
}

fn register<'t>(node: Node<'t>, diags: &mut Diags) -> Option<(Register, Option<Node<'t>>)> {
    let span = span_of(&node);
    let mut children = node.into_inner().peekable();
    let file = file(&children.next()?, diags)?;
    let mut brackets = Vec::with_capacity(2);
    while let Some(bracket) = children.next_if(|child| child.as_rule() == Rule::bracket) {
        brackets.push(index(bracket, diags)?);
    }
    let (outer, index) = match brackets[..] {
        [index] => (None, index),
        [outer, index] => (Some(outer), index),
        _ => return None,
    };
    let register = Register {
        file,
        outer,
        index,
        span,
    };
    Some((register, children.next()))
}

fn file(node: &Node<'_>, diags: &mut Diags) -> Option<File> {
    let found = File::from_word(node.as_str());
    if found.is_none() {
        let message = format!("there is no register file `{}`", node.as_str());
        let help = meant(node.as_str(), File::ALL.iter().map(|file| file.word()));
        diags.error("E2102", span_of(node), message, help);
    }
    found
}

fn index(node: Node<'_>, diags: &mut Diags) -> Option<Index> {
    let span = span_of(&node);
    let mut out = Index {
        base: 0,
        indirect: None,
        array: None,
    };
    let mut fits = true;
    for child in node.into_inner() {
        match child.as_rule() {
            Rule::uint => match number(&child, LAST_INDEX) {
                Some(number) => out.base = number as i32,
                None => fits = false,
            },
            Rule::array => {
                out.array = child.into_inner().next().and_then(|n| number(&n, LAST_ARRAY));
                fits &= out.array.is_some();
            }
            _ => {
                let mut inner = child.into_inner();
                let file = file(&inner.next()?, diags)?;
                let register = inner.next().and_then(|n| number(&n, LAST_INDEX));
                fits &= register.is_some();
                let mut indirect = Indirect {
                    file,
                    index: register.unwrap_or(0),
                    component: 0,
                };
                for part in inner {
                    match part.as_rule() {
                        Rule::component => indirect.component = component(part.as_str().as_bytes()[0]),
                        _ => match part.as_str().parse::<i16>() {
                            Ok(added) => out.base = i32::from(added),
                            Err(_) => fits = false,
                        },
                    }
                }
                out.indirect = Some(indirect);
            }
        }
    }
    if !fits {
        let help = format!("registers of operands are counted up to {LAST_INDEX}, arrays up to {LAST_ARRAY}");
        diags.error("E2104", span, "this number does not fit", help);
        return None;
    }
    Some(out)
}

/// The components behind a dot that are written: letters in the order of `xyzw`, each at most once.
pub(super) fn mask(suffix: &Node<'_>, diags: &mut Diags) -> Option<u8> {
    let letters = components(suffix);
    if !letters.is_sorted_by(|a, b| a < b) {
        let help = "write each letter once, in the order of `xyzw`";
        diags.error("E2103", span_of(suffix), "these components are not in order", help);
        return None;
    }
    Some(letters.iter().fold(0, |mask, letter| mask | 1 << letter))
}

fn components(suffix: &Node<'_>) -> Vec<u8> {
    let letters = suffix.clone().into_inner().next();
    letters
        .as_ref()
        .map_or("", Pair::as_str)
        .bytes()
        .map(component)
        .collect()
}

/// 0 for x; the grammar lets no other letters through.
fn component(letter: u8) -> u8 {
    match letter.to_ascii_lowercase() {
        b'x' => 0,
        b'y' => 1,
        b'z' => 2,
        _ => 3,
    }
}
