//! Instructions to text, by their templates.
//!
//! A template is walked part by part into the caller's buffer; nothing is allocated but what the buffer grows. With
//! aliases on, an abbreviating instruction prints as what it abbreviates, and an instruction prints as the alias that
//! fixes most of its operands.

use crate::expr::Env;
use crate::isa::{Alias, Expr, FeatureSet, Isa, Kind, Op, OpId, Operand, Part, Word};
use crate::number::{push_address, push_decimal, push_fixed, push_float, push_hex};
use crate::operand::{self, Args, MAX_NESTING, MAX_OPERANDS, word_ones};
use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;

/// How to print.
#[derive(Debug, Clone, Copy)]
pub struct PrintOptions {
    /// Print abbreviations as what they abbreviate, and the most special alias of each instruction.
    pub aliases: bool,
    /// Print all integers in hexadecimal.
    pub hex: bool,
    /// Print optional operands even when they have their default value, unless that is zero.
    pub defaults: bool,
    /// Bits of an address; targets of branches wrap there.
    pub address_bits: u8,
}

impl Default for PrintOptions {
    fn default() -> Self {
        PrintOptions {
            aliases: true,
            hex: false,
            defaults: false,
            address_bits: 64,
        }
    }
}

/// Prints the instructions of one target.
#[derive(Debug, Clone)]
pub struct Printer {
    isa: &'static Isa,
    options: PrintOptions,
    /// Per instruction, its aliases in the order in which they are tried.
    aliases: Vec<Vec<u16>>,
    /// Per enum kind, (code, index of the first name of that code), sorted.
    codes: Vec<Vec<(i64, u32)>>,
    /// Per enum kind whose codes are small, the name of each.
    names: Vec<Vec<Option<&'static str>>>,
}

/// Codes below this are looked up directly.
const SMALL_CODE: i64 = 256;
/// Lets whose values are kept while an instruction is printed.
const KEPT_LETS: usize = 8;

/// Abbreviations of abbreviations are followed this far.
const MAX_EXPANSIONS: u8 = 4;

impl Printer {
    pub fn new(isa: &'static Isa, features: &FeatureSet, options: PrintOptions) -> Printer {
        let mut aliases = vec![Vec::new(); isa.ops.len()];
        if options.aliases {
            for (i, a) in isa.aliases.iter().enumerate() {
                if a.print
                    && a.needs.holds(features)
                    && let Some(list) = aliases.get_mut(a.op as usize)
                {
                    list.push(i as u16);
                }
            }
            // Fewest operands of its own: fixes most. The sort is stable: then the order of declaration.
            for list in &mut aliases {
                list.sort_by_key(|&i| isa.aliases[i as usize].operands.len());
            }
        }
        let mut codes: Vec<_> = isa.kinds.iter().map(codes).collect();
        for (kind, code, _) in isa.name_needs.iter().filter(|n| !n.2.holds(features)) {
            if let Some(codes) = codes.get_mut(*kind as usize) {
                codes.retain(|c| c.0 != *code);
            }
        }
        let names = codes
            .iter()
            .zip(isa.kinds)
            .map(|(codes, kind)| small(codes, kind))
            .collect();
        Printer {
            isa,
            options,
            aliases,
            codes,
            names,
        }
    }

    pub fn isa(&self) -> &'static Isa {
        self.isa
    }

    /// Appends the text of a word that decodes as `op`. With the address of the instruction, operands relative to it
    /// print as absolute addresses, else as distances.
    pub fn print(&self, op: OpId, word: Word, pc: Option<u64>, out: &mut String) {
        let args = self.isa.extract(op, word);
        self.print_args(op, &args, pc, out);
    }

    /// The same from operand values.
    pub fn print_args(&self, op: OpId, args: &Args, pc: Option<u64>, out: &mut String) {
        let Some(mut o) = self.isa.ops.get(op as usize) else {
            return;
        };
        let mut op = op;
        let mut args = args;
        let mut expanded;
        if self.options.aliases {
            for _ in 0..MAX_EXPANSIONS {
                match self.expansion(o, args) {
                    Some((base, values)) => {
                        o = &self.isa.ops[base as usize];
                        expanded = values;
                        (op, args) = (base, &expanded);
                    }
                    None => break,
                }
            }
        }
        let pen = Pen { printer: self, pc };
        if let Some((alias, values)) = self.alias(op, o, args) {
            let env = Env::of(self.isa, alias.operands, &[], &values);
            return pen.parts(out, &env, alias.template, alias.name, 0);
        }
        let mut kept = [0; KEPT_LETS];
        let known = o.lets.len().min(KEPT_LETS);
        for i in 0..known {
            let env = Env {
                known: &kept[..i],
                ..Env::of(self.isa, o.operands, o.lets, args)
            };
            kept[i] = env.eval(&o.lets[i].value);
        }
        let env = Env {
            known: &kept[..known],
            ..Env::of(self.isa, o.operands, o.lets, args)
        };
        if let Some(template) = o.templates.first() {
            pen.parts(out, &env, template, o.name, 0);
        } else {
            out.push_str(o.name);
        }
    }

    /// The text of an operation that is not in the table of instructions, such as one of a mirror, in its own name.
    pub fn print_op(&self, op: &Op, args: &Args, out: &mut String) {
        let pen = Pen {
            printer: self,
            pc: None,
        };
        let env = Env::of(self.isa, op.operands, op.lets, args);
        match op.templates.first() {
            Some(template) => pen.parts(out, &env, template, op.name, 0),
            None => out.push_str(op.name),
        }
    }

    /// The text of one of its operands.
    pub fn print_operand(&self, op: &Op, args: &Args, index: u8, out: &mut String) {
        let pen = Pen {
            printer: self,
            pc: None,
        };
        let env = Env::of(self.isa, op.operands, op.lets, args);
        if let (Some(operand), Some(value)) = (op.operands.get(usize::from(index)), args.get(usize::from(index))) {
            pen.operand(out, &env, operand, *value, 0);
        }
    }

    /// The instruction that these operands abbreviate, unless they make a hint.
    fn expansion(&self, o: &Op, args: &Args) -> Option<(OpId, Args)> {
        let is = o.is.as_ref()?;
        let base = self.isa.ops.get(is.op as usize)?;
        let env = Env::of(self.isa, o.operands, o.lets, args);
        if o.hint.as_ref().is_some_and(|h| env.holds(h)) {
            return None;
        }
        let mut values = [0; MAX_OPERANDS];
        for ((v, e), b) in values.iter_mut().zip(is.args).zip(base.operands) {
            *v = operand::value(self.isa, b, operand::number(self.isa, b, env.eval(e)));
        }
        Some((is.op, values))
    }

    /// The alias to print for an instruction, and the values of its operands.
    fn alias(&self, op: OpId, o: &Op, args: &Args) -> Option<(&'static Alias, Args)> {
        let list = self.aliases.get(op as usize)?;
        list.iter().find_map(|&i| {
            let alias = &self.isa.aliases[i as usize];
            alias_values(self.isa, alias, o, args).map(|v| (alias, v))
        })
    }

    /// The name of an enum's code.
    #[inline]
    fn code_name(&self, kind: u16, value: i64) -> Option<&'static str> {
        let names = self.names.get(kind as usize)?;
        if !names.is_empty() {
            return usize::try_from(value).ok().and_then(|i| *names.get(i)?);
        }
        let codes = self.codes.get(kind as usize)?;
        let at = codes.binary_search_by_key(&value, |c| c.0).ok()?;
        match self.isa.kinds.get(kind as usize) {
            Some(Kind::Enum { names, .. }) => names.get(codes[at].1 as usize).map(|n| n.0),
            _ => None,
        }
    }
}

/// Values of an alias's operands when the instruction's operands have the values that the alias stands for.
pub fn alias_values(isa: &Isa, alias: &Alias, op: &Op, args: &Args) -> Option<Args> {
    let mut values = [0; MAX_OPERANDS];
    for (v, &from) in values.iter_mut().zip(alias.from) {
        *v = *args.get(from as usize)?;
    }
    let env = Env::of(isa, alias.operands, &[], &values);
    let agrees = |(e, &a): (&Expr, &i64)| match e {
        Expr::Num(n) => *n == a,
        e => env.eval(e) == a,
    };
    let all = alias
        .args
        .iter()
        .zip(&args[..op.operands.len().min(MAX_OPERANDS)])
        .all(agrees);
    (all && alias.where_.iter().all(|w| env.holds(w))).then_some(values)
}

/// Names by code where all codes are small.
fn small(codes: &[(i64, u32)], kind: &Kind) -> Vec<Option<&'static str>> {
    let (Kind::Enum { names, .. }, Some(last)) = (kind, codes.last()) else {
        return Vec::new();
    };
    if codes.first().is_some_and(|c| c.0 < 0) || last.0 >= SMALL_CODE {
        return Vec::new();
    }
    let mut out = vec![None; last.0 as usize + 1];
    for (code, index) in codes {
        out[*code as usize] = names.get(*index as usize).map(|n| n.0);
    }
    out
}

fn codes(kind: &Kind) -> Vec<(i64, u32)> {
    let Kind::Enum { names, .. } = kind else {
        return Vec::new();
    };
    let mut codes: Vec<(i64, u32)> = names.iter().enumerate().map(|(i, n)| (n.1, i as u32)).collect();
    codes.sort_unstable();
    codes.dedup_by_key(|c| c.0);
    codes
}

/// The bits of a word in another transport order: rotated left by `rotl` within its length.
pub fn transported(word: Word, length: u16, rotl: u16) -> Word {
    let (length, ones) = (length.clamp(1, 128), word_ones(length.clamp(1, 128)));
    let by = rotl % length;
    if by == 0 {
        return word & ones;
    }
    let word = word & ones;
    (word << by | word >> (length - by)) & ones
}

/// Appends a text that is often empty.
#[inline]
fn push(out: &mut String, text: &str) {
    if !text.is_empty() {
        out.push_str(text);
    }
}

/// One call's printing.
struct Pen<'a> {
    printer: &'a Printer,
    pc: Option<u64>,
}

impl Pen<'_> {
    fn parts(&self, out: &mut String, env: &Env<'_>, parts: &[Part], name: &str, depth: u8) {
        for part in parts {
            match part {
                Part::Text(text) => out.push_str(text),
                Part::Name => out.push_str(name),
                Part::Operand {
                    index,
                    lead,
                    trail,
                    optional,
                } => {
                    let Some(o) = env.operands.get(*index as usize) else {
                        continue;
                    };
                    let value = env.values.get(*index as usize).copied().unwrap_or(0);
                    if *optional && o.default == Some(value) && !self.shows_default(o, value) {
                        continue;
                    }
                    push(out, lead);
                    self.operand(out, env, o, value, depth);
                    push(out, trail);
                }
                Part::Let(i) => push_decimal(out, env.eval(&Expr::Let(*i))),
                Part::Choice { cond, yes, no } => {
                    self.parts(out, env, if env.holds(cond) { yes } else { no }, name, depth);
                }
            }
        }
    }

    /// Are defaults wanted, and has this one a text? Zero stands for nothing, left out or not.
    fn shows_default(&self, o: &Operand, value: i64) -> bool {
        self.printer.options.defaults
            && value != 0
            && match self.printer.isa.kinds.get(o.kind as usize) {
                Some(Kind::Enum { .. }) => self.printer.code_name(o.kind, value).is_some_and(|n| !n.is_empty()),
                _ => true,
            }
    }

    fn operand(&self, out: &mut String, env: &Env<'_>, o: &Operand, value: i64, depth: u8) {
        match self.printer.isa.kinds.get(o.kind as usize) {
            Some(Kind::Reg { file, .. }) => {
                let file = self.printer.isa.files.get(*file as usize);
                match file.and_then(|f| f.spelling(value)) {
                    Some(name) => out.push_str(name),
                    None => push_decimal(out, value),
                }
            }
            Some(Kind::Enum { .. }) => match self.printer.code_name(o.kind, value) {
                Some(name) => push(out, name),
                None if o.default == Some(value) => {}
                None => self.integer(out, o, value),
            },
            Some(Kind::Flags { letters, none }) => {
                let count = letters.len();
                let before = out.len();
                for (i, letter) in letters.chars().enumerate() {
                    if count - 1 - i < 64 && value >> (count - 1 - i) & 1 != 0 {
                        out.push(letter);
                    }
                }
                if out.len() == before {
                    out.push_str(none);
                }
            }
            Some(Kind::Float(width)) => match o.shown {
                Some(places) => push_fixed(out, value as u64, *width, places),
                None => push_float(out, value as u64, *width),
            },
            Some(Kind::Sum { alts, .. }) => {
                let (params, n) = operand::arguments(env, o);
                let mut values = [0; MAX_OPERANDS];
                match operand::shape_into(self.printer.isa, alts, value as u64, &params[..n], depth, &mut values) {
                    Some(i) if depth < MAX_NESTING => {
                        let alt = &alts[i];
                        let inner = Env {
                            isa: self.printer.isa,
                            operands: alt.operands,
                            lets: alt.lets,
                            values: &values,
                            params: &params[..n],
                            known: &[],
                        };
                        self.parts(out, &inner, alt.template, "", depth + 1);
                    }
                    _ => push_hex(out, value),
                }
            }
            Some(Kind::Int) | None => self.integer(out, o, value),
        }
    }

    fn integer(&self, out: &mut String, o: &Operand, value: i64) {
        if let (true, Some(pc)) = (o.pcrel, self.pc) {
            let bits = self.printer.options.address_bits.clamp(1, 64);
            return push_address(out, pc.wrapping_add(value as u64) & operand::ones(bits));
        }
        let shown = match o.shown {
            Some(bits) => (value as u64 & operand::ones(bits)) as i64,
            None => value,
        };
        if o.hex || self.printer.options.hex {
            push_hex(out, shown);
        } else {
            push_decimal(out, shown);
        }
    }
}
