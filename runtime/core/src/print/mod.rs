//! The printer: instructions to text, by their templates.
//!
//! A template is compiled once ([`plan`]) and walked step by step into the caller's buffer ([`cursor`]); only the
//! buffer's growth allocates. With aliases on, an abbreviating instruction prints as the instruction that it
//! abbreviates, and an instruction prints as the alias that fixes most of its operands.

mod cursor;
mod line;
mod plan;
mod steps;
mod stream;

pub use stream::{Disassembled, Disassembly};

use crate::expr::Env;
use crate::isa::{Alias, Expr, FeatureSet, Isa, Kind, Op, OpId, Word};
use crate::operand::{self, Args, MAX_OPERANDS, word_ones};
use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;
use cursor::Cursor;
use line::Line;
use steps::Plans;

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
    /// Templates made ready; `None` when they are walked as they stand.
    plans: Option<Plans>,
}

/// Codes below this are looked up directly.
const SMALL_CODE: i64 = 256;
/// Lets whose values are kept while an instruction is printed.
const KEPT_LETS: usize = 8;

/// Abbreviations of abbreviations are followed this far.
const MAX_EXPANSIONS: u8 = 4;

impl Printer {
    /// A printer for many instructions: makes all templates ready, which takes as long as printing some ten thousand.
    pub fn new(isa: &'static Isa, features: &FeatureSet, options: PrintOptions) -> Printer {
        let mut printer = Printer::for_few(isa, features, options);
        printer.plans = Some(plan::plans(&printer));
        printer
    }

    /// A printer for one text or a few: the same texts, each in more time.
    pub fn for_few(isa: &'static Isa, features: &FeatureSet, options: PrintOptions) -> Printer {
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
            plans: None,
        }
    }

    /// Tables of the machine.
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
        let cursor = Cursor { printer: self, pc };
        let out = &mut Line::new(out);
        if let Some((index, values)) = self.alias(op, o, args) {
            let alias = &self.isa.aliases[usize::from(index)];
            let env = Env::of(self.isa, alias.operands, &[], &values);
            return match &self.plans {
                Some(plans) => cursor.steps(out, &env, plans, plans.alias(index), 0),
                None => cursor.parts(out, &env, alias.template, alias.name, 0),
            };
        }
        let Some(plans) = &self.plans else {
            let env = Env::of(self.isa, o.operands, o.lets, args);
            return match o.templates.first() {
                Some(template) => cursor.parts(out, &env, template, o.name, 0),
                None => out.text(o.name),
            };
        };
        let plan = plans.op(op);
        let mut kept = [0; KEPT_LETS];
        let known = o.lets.len().min(KEPT_LETS);
        for i in 0..known {
            if plan.lets >> i & 1 != 0 {
                let env = Env {
                    known: &kept[..i],
                    ..Env::of(self.isa, o.operands, o.lets, args)
                };
                kept[i] = env.eval(&o.lets[i].value);
            }
        }
        let env = Env {
            known: &kept[..known],
            ..Env::of(self.isa, o.operands, o.lets, args)
        };
        cursor.steps(out, &env, plans, plan.steps, 0);
    }

    /// The text of an operation that is not in the table of instructions, such as one of a mirror, in its own name.
    pub fn print_op(&self, op: &Op, args: &Args, out: &mut String) {
        let cursor = Cursor {
            printer: self,
            pc: None,
        };
        let env = Env::of(self.isa, op.operands, op.lets, args);
        match op.templates.first() {
            Some(template) => cursor.parts(&mut Line::new(out), &env, template, op.name, 0),
            None => out.push_str(op.name),
        }
    }

    /// The text of one of its operands.
    pub fn print_operand(&self, op: &Op, args: &Args, index: u8, out: &mut String) {
        let cursor = Cursor {
            printer: self,
            pc: None,
        };
        let env = Env::of(self.isa, op.operands, op.lets, args);
        if let (Some(operand), Some(value)) = (op.operands.get(usize::from(index)), args.get(usize::from(index))) {
            cursor.operand(&mut Line::new(out), &env, operand, *value, 0);
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
    fn alias(&self, op: OpId, o: &Op, args: &Args) -> Option<(u16, Args)> {
        let list = self.aliases.get(op as usize)?;
        list.iter().find_map(|&i| {
            let alias = &self.isa.aliases[i as usize];
            alias_values(self.isa, alias, o, args).map(|v| (i, v))
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
    // Most aliases that do not fit have another constant.
    let differs = |(e, a): (&Expr, &i64)| matches!(e, Expr::Num(n) if n != a);
    if alias.args.iter().zip(args).take(op.operands.len()).any(differs) {
        return None;
    }
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
