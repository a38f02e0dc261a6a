//! Aliases that are never read (E0214) and aliases that stand for no word (E0215).
//!
//! The assembler tries the instructions of a mnemonic, then its aliases in their order. An alias whose texts are all
//! taken before, on some target, would be printed there all the same, and its text would be another instruction.

use super::accept::conditions;
use super::features::Compatibility;
use super::solve::{Answer, Budget, Condition, find};
use onespec_core::expr::Env;
use onespec_core::isa::{Alias, Expr, FeatureSet, Isa, Kind, Needs, Op, Operand, Part};
use onespec_core::operand::{accepts, encode, gather, range, read};
use onespec_description::model;
use onespec_diag::{Diag, Diags, Origin};
use std::collections::{HashMap, HashSet};

pub fn check(model: &model::Isa, isa: &'static Isa, compat: &Compatibility, diags: &mut Diags) {
    let mut seen = HashSet::new();
    let mut once = |origin: &Origin, diag: Diag| {
        if seen.insert((origin.file, origin.start)) {
            diags.push(diag);
        }
    };
    let mut texts: HashMap<&str, Vec<Text<'_>>> = HashMap::new();
    for (op, declared) in isa.ops.iter().zip(&model.ops).filter(|(_, op)| !op.unreachable) {
        let plain = op.where_.is_empty() && op.legal.is_empty();
        for parts in op.templates.iter().filter(|_| plain) {
            texts.entry(op.name).or_default().push(Text {
                parts,
                operands: op.operands,
                needs: &op.needs,
                origin: &declared.origin,
                alias: None,
            });
        }
    }
    let budget = Budget::default();
    for (alias, declared) in isa.aliases.iter().zip(&model.aliases) {
        let text = Text {
            parts: alias.template,
            operands: alias.operands,
            needs: &alias.needs,
            origin: &declared.origin,
            alias: Some(declared),
        };
        let others = texts.entry(alias.name).or_default();
        // What one declaration stands for has one text. A condition that the same alias does not have is told elsewhere.
        let conditional =
            |other: &model::Alias| !alias.where_.is_empty() && other.op == declared.op && other.args == declared.args;
        // What is printed is read as the other wherever a target has both; else it is never read where all have both.
        let meets = |other: &Text<'_>| match alias.print {
            true => compat.together(&alias.needs, other.needs).is_some(),
            false => other.is_with(isa, &alias.needs),
        };
        let another = |other: &&Text<'_>| other.origin != text.origin && !other.alias.is_some_and(conditional);
        if let Some(other) = others
            .iter()
            .filter(another)
            .find(|other| meets(other) && other.takes_all_of(isa, &text))
        {
            let what = if other.alias.is_some() { "alias" } else { "instruction" };
            let message = format!("another {what} takes all texts of this alias `{}`", alias.name);
            let diag = Diag::error("E0214", text.origin, message).also(other.origin, format!("the {what}"));
            let help =
                "it is never read, and printed its text would be something else: give it another mnemonic or form";
            once(text.origin, diag.help(help));
        } else if let Some(diag) = stands_for_nothing(isa, alias, declared, &budget) {
            once(text.origin, diag);
        }
        if alias.where_.is_empty() {
            others.push(text);
        }
    }
}

/// Texts of one template, and who has it.
struct Text<'a> {
    parts: &'static [Part],
    operands: &'static [Operand],
    needs: &'static Needs,
    origin: &'a Origin,
    /// The alias that has it; else an instruction does.
    alias: Option<&'a model::Alias>,
}

impl Text<'_> {
    /// Is it there on every target that has these needs?
    fn is_with(&self, isa: &Isa, needs: &Needs) -> bool {
        let everywhere = [(FeatureSet::EMPTY, FeatureSet::EMPTY)];
        let any = if needs.any.is_empty() {
            &everywhere[..]
        } else {
            needs.any
        };
        any.iter().all(|(all, _)| self.needs.holds(&isa.closure(all)))
    }

    /// Is every text of the other one of these?
    fn takes_all_of(&self, isa: &'static Isa, other: &Text<'_>) -> bool {
        let mut own = self.parts.iter().peekable();
        let mut operands: HashMap<u8, u8> = HashMap::new();
        for part in other.parts {
            // What may be left out and is not there has its default.
            while own.next_if(|own| optional(own) && !same_place(own, part)).is_some() {}
            match (own.next(), part) {
                (Some(Part::Text(a)), Part::Text(b)) if a == b => {}
                (Some(Part::Name), Part::Name) => {}
                (Some(mine @ Part::Operand { index: a, .. }), Part::Operand { index: b, .. }) => {
                    let operand = |list: &'static [Operand], i: u8| list.get(usize::from(i));
                    let taken = match (operand(self.operands, *a), operand(other.operands, *b)) {
                        (Some(a), Some(b)) => takes(isa, a, b),
                        _ => false,
                    };
                    // An operand that stands twice takes texts with two equal ones only.
                    if !taken || !same_place(mine, part) || operands.insert(*a, *b).is_some_and(|known| known != *b) {
                        return false;
                    }
                }
                _ => return false,
            }
        }
        own.all(optional)
    }
}

fn optional(part: &Part) -> bool {
    matches!(part, Part::Operand { optional: true, .. })
}

/// Do both parts show an operand with the same text around it?
fn same_place(a: &Part, b: &Part) -> bool {
    match (a, b) {
        (Part::Operand { lead: a, trail: x, .. }, Part::Operand { lead: b, trail: y, .. }) => a == b && x == y,
        _ => false,
    }
}

/// Can the one operand have every value of the other, in the same text?
fn takes(isa: &Isa, a: &Operand, b: &Operand) -> bool {
    if !a.except.is_empty() || a.shown != b.shown {
        return false;
    }
    match (isa.kinds.get(usize::from(a.kind)), isa.kinds.get(usize::from(b.kind))) {
        (Some(Kind::Reg { file: x, .. }), Some(Kind::Reg { file: y, .. })) => {
            let count = isa.files.get(usize::from(*y)).map_or(0, |file| i64::from(file.count));
            x == y && (0..count).all(|n| encode(isa, b, n).is_err() || encode(isa, a, n).is_ok())
        }
        (Some(Kind::Int), Some(Kind::Int)) => {
            let ((low, high), (from, to)) = (range(a), range(b));
            low <= from && to <= high && a.align <= b.align && a.scale == b.scale && (a.wrap || !b.wrap)
        }
        (Some(Kind::Sum { .. }), _) | (_, Some(Kind::Sum { .. })) => false,
        _ => a.kind == b.kind && a.width == b.width,
    }
}

/// An alias whose conditions no word of its instruction satisfies.
fn stands_for_nothing(
    isa: &'static Isa,
    alias: &'static Alias,
    declared: &model::Alias,
    budget: &Budget,
) -> Option<Diag> {
    let op: &'static Op = isa.ops.get(usize::from(alias.op))?;
    if alias.where_.is_empty() {
        return None;
    }
    // The operands of the alias where they stand in the word.
    let from = alias.from.iter().map(|i| op.operands.get(usize::from(*i)));
    let operands: Vec<&'static Operand> = from.collect::<Option<_>>()?;
    let bits_of = |e: &Expr| {
        let mut mentioned = 0;
        for (i, operand) in operands.iter().enumerate() {
            if mentions(e, i as u8) {
                mentioned |= onespec_core::operand::footprint(operand.pieces);
            }
        }
        mentioned
    };
    let holds = |e: &'static Expr| {
        let operands = operands.clone();
        let holds = move |word| {
            let values: Vec<i64> = operands.iter().map(|o| read(isa, o, word)).collect();
            Env::of(isa, alias.operands, &[], &values).holds(e)
        };
        Condition {
            bits: bits_of(e),
            holds: Box::new(holds),
        }
    };
    let wanted: Vec<Condition<'_>> = alias.where_.iter().map(holds).collect();
    // A constant of the right side is the value of that operand.
    let fixed = op
        .operands
        .iter()
        .zip(alias.args)
        .filter_map(|(operand, arg)| match arg {
            Expr::Num(n) => Some(Condition {
                bits: onespec_core::operand::footprint(operand.pieces),
                holds: Box::new(move |word| accepts(isa, operand, gather(operand.pieces, word)) == Ok(*n)),
            }),
            _ => None,
        });
    let fixed: Vec<Condition<'_>> = fixed.collect();
    let own = conditions(isa, op);
    let all: Vec<&Condition<'_>> = own.iter().chain(&fixed).chain(&wanted).collect();
    if !matches!(find(op.mask, op.value, &all, budget), Answer::Nothing) {
        return None;
    }
    let alone = |c: &&Condition<'_>| matches!(find(op.mask, op.value, &[c], budget), Answer::Nothing);
    let culprit = wanted.iter().position(|c| alone(&c)).unwrap_or(0);
    let at = declared.where_.get(culprit).map_or(&declared.origin, |c| &c.origin);
    let diag = Diag::error("E0215", at, format!("this alias stands for no word of `{}`", op.name));
    Some(diag.help("its condition asks for values that its operands cannot have"))
}

/// Does an expression mention an operand?
fn mentions(e: &Expr, operand: u8) -> bool {
    let of = |e: &Expr| mentions(e, operand);
    match e {
        Expr::Operand(i) | Expr::Slice(i, ..) => *i == operand,
        Expr::Num(_) | Expr::Param(_) | Expr::Let(_) => false,
        Expr::Un(_, a) | Expr::In(a, _) | Expr::Call(_, a) => of(a),
        Expr::Bin(_, a, b) => of(a) || of(b),
        Expr::Cond(c, a, b) => of(c) || of(a) || of(b),
    }
}
