//! Macros: from a statement to the lines of the arm that fits, within bounds.

use super::state::{Place, State};
use crate::expr::Env;
use crate::isa::{Arm, FeatureSet, Isa, Line, Macro};
use crate::number::push_decimal;
use crate::operand::Args;
use crate::parse::Matcher;
use crate::print::{PrintOptions, Printer};
use alloc::format;
use alloc::rc::Rc;
use alloc::string::String;
use alloc::vec::Vec;

/// Macros in macros.
const MAX_DEPTH: u32 = 24;

impl State<'_> {
    pub fn expand(&mut self, index: u16, at: usize, place: &Place<'_>) {
        let Some(m) = self.isa.macros.get(usize::from(index)) else {
            return;
        };
        if place.depth >= MAX_DEPTH {
            return self.expansion_error(m.name, at, place);
        }
        let args = *self.matcher.args();
        let symbolic = !self.matcher.symbols().is_empty();
        let spans: Vec<(usize, usize)> = (0..m.operands.len()).map(|i| self.matcher.span(i)).collect();
        let text = &place.text[at..];
        let Some(arm) = arm(self.isa, m, self.tools.parser.features(), &args, symbolic) else {
            let message = format!("`{}` has no expansion for these operands", m.name);
            return self.error(place, at, m.name.len(), "E0246", message);
        };
        let unique = self.expansions;
        self.expansions += 1;
        for out in lines(self.isa, m, arm, &args, &spans, text, unique) {
            if self.lines_left == 0 {
                return self.expansion_error(m.name, at, place);
            }
            self.lines_left -= 1;
            let out: Rc<str> = out.into();
            let inner = Place {
                expansion: Some(out.clone()),
                depth: place.depth + 1,
                text: &out,
                ..place.clone()
            };
            self.statement(&inner);
        }
    }

    /// A pseudo-instruction of the machine's mirror: the lines before its base instruction, then that.
    pub fn lower(&mut self, index: u16, at: usize, place: &Place<'_>) {
        let args = *self.matcher.args();
        let Some(mirror) = self.isa.mirror else { return };
        let printer = self.printer();
        let Some(lowered) = mirror.lower(&printer, usize::from(index), &args) else {
            let name = mirror.ops.get(usize::from(index)).map_or("", |op| op.name);
            let message = format!("`{name}` has no expansion for these operands");
            return self.error(place, at, name.len(), "E0246", message);
        };
        self.lines(lowered.setup, place);
        match self.isa.encode(lowered.op, &lowered.args) {
            Ok(word) => {
                self.code(word, self.isa.bytes(lowered.op), place);
            }
            Err(error) => self.error(place, at, place.text.len() - at, error.problem.code(), error.message),
        }
        self.lines(lowered.after, place);
    }

    fn lines(&mut self, lines: Vec<String>, place: &Place<'_>) {
        for line in lines {
            let line: Rc<str> = line.into();
            let inner = Place {
                expansion: Some(line.clone()),
                depth: place.depth + 1,
                text: &line,
                ..place.clone()
            };
            self.statement(&inner);
        }
    }

    /// Prints operands of pseudo-instructions as the assembler reads them. Made once.
    fn printer(&mut self) -> Rc<Printer> {
        let features = self.tools.parser.features();
        let make = || {
            Rc::new(Printer::new(
                self.isa,
                features,
                PrintOptions {
                    aliases: false,
                    ..PrintOptions::default()
                },
            ))
        };
        self.mirror_printer.get_or_insert_with(make).clone()
    }

    fn expansion_error(&mut self, name: &str, at: usize, place: &Place<'_>) {
        // One message for the statement, however many expansions were on the way.
        let reported = self
            .errors
            .last()
            .is_some_and(|e| e.code == "E0247" && e.line == place.line);
        if !reported {
            self.error(
                place,
                at,
                name.len(),
                "E0247",
                format!("`{name}` expands to too many lines"),
            );
        }
        self.lines_left = 0;
    }
}

/// The arm of a macro for these operands: one for symbols when there are any.
fn arm(isa: &Isa, m: &'static Macro, features: &FeatureSet, args: &Args, symbolic: bool) -> Option<&'static Arm> {
    let env = Env::of(isa, m.operands, &[], args);
    let usable = |a: &&&Arm| a.needs.holds(features) && (symbolic || a.when.as_ref().is_none_or(|w| env.holds(w)));
    let fitting = || m.arms.iter().filter(move |a| a.needs.holds(features));
    match symbolic {
        true => fitting().find(|a| a.symbolic),
        false => fitting()
            .filter(|a| !a.symbolic)
            .find(|a| usable(&a))
            .or_else(|| fitting().find(|a| a.symbolic)),
    }
}

/// The lines of an arm. `spans` are the places of the macro's operands in the statement's text.
fn lines(
    isa: &Isa,
    m: &Macro,
    arm: &Arm,
    args: &Args,
    spans: &[(usize, usize)],
    text: &str,
    unique: u32,
) -> Vec<String> {
    let env = Env::of(isa, m.operands, &[], args);
    let line = |pieces: &&[Line]| {
        let mut out = String::new();
        for piece in *pieces {
            match piece {
                Line::Text(t) => out.push_str(t),
                Line::Operand(i) => {
                    let (start, end) = spans.get(usize::from(*i)).copied().unwrap_or((0, 0));
                    out.push_str(text.get(start..end).unwrap_or(""));
                }
                Line::Value(e) => push_decimal(&mut out, env.eval(e)),
                // Macros have no modes.
                Line::Mode(_) => {}
                Line::Unique => {
                    // No label that a person writes looks like this by chance.
                    out.push('$');
                    push_decimal(&mut out, i64::from(unique));
                }
            }
        }
        out
    };
    arm.lines.iter().map(line).collect()
}

/// The lines that a macro stands for, in the statement `text` that was just parsed by `matcher`. `unique` tells its labels
/// from those of other expansions. `None`: it has no arm for these operands.
pub fn expansion(
    isa: &'static Isa,
    features: &FeatureSet,
    index: u16,
    matcher: &Matcher,
    text: &str,
    unique: u32,
) -> Option<Vec<String>> {
    let m = isa.macros.get(usize::from(index))?;
    let arm = arm(isa, m, features, matcher.args(), !matcher.symbols().is_empty())?;
    let spans: Vec<(usize, usize)> = (0..m.operands.len()).map(|i| matcher.span(i)).collect();
    Some(lines(isa, m, arm, matcher.args(), &spans, text, unique))
}
