//! Keys of an instruction on a core: what its entry and its formats say, and what the core says above that, as tables.

use super::exprs::{Exprs, Given, Sees, leak, leak_text};
use crate::model::{Isa, Op};
use crate::syntax::yaml::{Footprint, FootprintTerm, Named, NextRule, Text, TextOr, TimingKeys};
use onespec_core::isa::Dir;
use onespec_core::isa::timing::{Expr, Keys, Next, Place, Term, Wait};
use onespec_diag::{Diag, did_you_mean};

/// Most cycles, and most slots.
const MAX_CYCLES: i64 = 65_535;
const MAX_SLOTS: i64 = 255;

/// What a core declares.
pub struct Declared<'a> {
    /// `None`: the core of targets that name none. It knows no units and no classes.
    pub name: Option<&'a str>,
    pub wait: Wait,
    pub units: &'a [(&'static str, u16)],
    pub numbers: &'a [(&'static str, i64)],
    pub classes: &'a [&'a str],
}

impl Declared<'_> {
    pub fn given(&self) -> Given<'_> {
        Given {
            units: self.units,
            numbers: self.numbers,
        }
    }

    /// Who waits, by name. `None` after reporting.
    pub fn wait(&self, exprs: &Exprs<'_, '_>, text: &Text) -> Option<Wait> {
        match &*text.text {
            "hardware" => Some(Wait::Hardware),
            "slots" => Some(Wait::Slots),
            name => self.class(exprs, text, name).map(Wait::Class),
        }
    }

    fn class(&self, exprs: &Exprs<'_, '_>, at: &Text, name: &str) -> Option<u8> {
        let found = self.classes.iter().position(|known| *known == name);
        if found.is_none() && self.name.is_some() {
            let message = format!("nothing declares the class `{name}`");
            let known = self.classes.iter().copied().chain(["hardware", "slots"]);
            let help = did_you_mean(name, known).unwrap_or_else(|| "declare it under `waits` of the core".into());
            exprs.cx.report(Diag::error("E0801", &at.origin, message).help(help));
        }
        found.map(|at| at as u8)
    }
}

/// Makes the keys of one instruction.
pub struct Maker<'x, 'y, 'a> {
    pub exprs: &'y Exprs<'x, 'a>,
    pub isa: &'x Isa,
    pub core: &'y Declared<'y>,
    /// `None`: a word that is no instruction.
    pub op: Option<&'x Op>,
    /// Whether a target of the core has it.
    pub is_had: bool,
}

impl Maker<'_, '_, '_> {
    /// `layers`: what is said, the nearest first. A key counts where it is said first.
    pub fn keys(&self, layers: &[&TimingKeys]) -> Keys {
        let named = |of: fn(&TimingKeys) -> Option<&Named>, most| self.named(layers.iter().find_map(|l| of(l)), most);
        let number = |of: fn(&TimingKeys) -> Option<&Text>, most| {
            let text = layers.iter().find_map(|l| of(l)).filter(|text| is_said(text))?;
            self.number(text, most)
        };
        let clears = layers.iter().map(|l| &l.clears).find(|map| map.iter().next().is_some());
        let next = layers.iter().map(|l| &l.next.0).find(|list| !list.is_empty());
        let footprint = layers.iter().find_map(|l| l.footprint.as_ref());
        let late = layers.iter().find_map(|l| l.late.as_ref()).filter(|text| is_said(text));
        let clears = clears
            .into_iter()
            .flat_map(|map| map.iter())
            .filter_map(|(class, when)| {
                let index = self.core.class(self.exprs, class, &class.text)?;
                Some((index, self.condition(when)?))
            });
        Keys {
            latency: named(|l| l.latency.as_ref(), MAX_CYCLES),
            reads: named(|l| l.reads.as_ref(), MAX_SLOTS),
            slots: number(|l| l.slots.as_ref(), MAX_SLOTS),
            idle: number(|l| l.idle.as_ref(), MAX_SLOTS),
            units: self.units(layers.iter().find_map(|l| l.unit.as_ref())),
            busy: named(|l| l.busy.as_ref(), MAX_CYCLES),
            wait: self.waits(layers.iter().find_map(|l| l.wait.as_ref())),
            late: late.and_then(|text| self.core.class(self.exprs, text, &text.text)),
            clears: leak(clears.collect()),
            next: leak(next.into_iter().flatten().filter_map(|rule| self.next(rule)).collect()),
            footprint: footprint.and_then(|footprint| self.footprint(footprint)),
        }
    }

    fn expr(&self, text: &Text) -> Option<Expr> {
        self.exprs.expr(self.core.given(), Sees::Op(self.op), text)
    }

    /// A number of cycles or slots.
    fn number(&self, text: &Text, most: i64) -> Option<Expr> {
        let e = self.expr(text)?;
        if let Expr::Num(n) = e
            && !(0..=most).contains(&n)
        {
            let diag = Diag::error("E0803", &text.origin, format!("`{n}` is no number of cycles"));
            self.exprs
                .cx
                .report(diag.help(format!("a whole number from 0 to {most}")));
            return None;
        }
        Some(e)
    }

    fn named(&self, said: Option<&Named>, most: i64) -> &'static [(&'static str, Expr)] {
        let list = match said {
            None => Vec::new(),
            Some(TextOr::Text(text)) => match is_said(text) {
                true => self.number(text, most).map(|e| ("", e)).into_iter().collect(),
                false => Vec::new(),
            },
            Some(TextOr::Full(map)) => {
                let one = |(name, text): &(Text, Text)| {
                    let name = if &*name.text == "*" { "" } else { leak_text(&name.text) };
                    Some((name, self.number(text, most)?))
                };
                map.iter().filter_map(one).collect()
            }
        };
        leak(list)
    }

    fn units(&self, said: Option<&Text>) -> &'static [&'static [u8]] {
        let Some(text) = said.filter(|text| self.core.name.is_some() && is_said(text) && &*text.text != "none") else {
            return &[];
        };
        let unit = |name: &str| {
            let found = self.core.units.iter().position(|(known, _)| *known == name);
            if found.is_none() && self.is_had {
                let message = format!("the core `{}` has no unit `{name}`", self.core.name.unwrap_or(""));
                let help = did_you_mean(name, self.core.units.iter().map(|(known, _)| *known));
                let help = help.unwrap_or_else(|| "declare it under `units` of the core, or write `none`".into());
                self.exprs
                    .cx
                    .report(Diag::error("E0801", &text.origin, message).help(help));
            }
            found.map(|at| at as u8)
        };
        let group = |group: &str| leak(group.split('|').filter_map(|name| unit(name.trim())).collect());
        leak(
            text.text
                .split('+')
                .map(group)
                .filter(|list| !list.is_empty())
                .collect(),
        )
    }

    /// Who waits. What the core says comes last.
    fn waits(&self, said: Option<&Named>) -> &'static [(Wait, Option<Expr>)] {
        let mut list = Vec::new();
        match said {
            None => {}
            Some(TextOr::Text(text)) if !is_said(text) => {}
            Some(TextOr::Text(text)) => list.extend(self.core.wait(self.exprs, text).map(|wait| (wait, None))),
            Some(TextOr::Full(map)) => {
                for (name, when) in map.iter() {
                    if let (Some(wait), Some(when)) = (self.core.wait(self.exprs, name), self.condition(when)) {
                        list.push((wait, when));
                    }
                }
            }
        }
        let ends = list.iter().any(|(_, when)| when.is_none());
        if !ends && (self.core.wait != Wait::Hardware || !list.is_empty()) {
            list.push((self.core.wait, None));
        }
        leak(list)
    }

    /// `otherwise` always holds.
    fn condition(&self, text: &Text) -> Option<Option<Expr>> {
        match &*text.text {
            "otherwise" => Some(None),
            _ => self.expr(text).map(Some),
        }
    }

    fn next(&self, rule: &NextRule) -> Option<Next> {
        let Some(must) = &rule.must else {
            let diag = Diag::error("E0719", &rule.origin, "a rule for what comes next has no `must`");
            self.exprs
                .cx
                .report(diag.help("say what has to hold behind the instruction: `must: op == nop`"));
            return None;
        };
        let when = rule.when.as_ref().map(|text| self.expr(text));
        let must = self.exprs.expr(self.core.given(), Sees::Any, must);
        let slots = rule
            .for_
            .as_ref()
            .map_or(Some(Expr::Num(1)), |text| self.number(text, MAX_SLOTS));
        let wait = rule.wait.as_ref().map(|text| self.core.wait(self.exprs, text));
        Some(Next {
            when: opened(when)?,
            must: must?,
            slots: slots?,
            wait: opened(wait)?,
        })
    }

    fn footprint(&self, said: &Footprint) -> Option<&'static [Term]> {
        match said {
            Footprint::Text(text) if &*text.text == "none" => Some(&[]),
            Footprint::Text(text) if !is_said(text) => None,
            Footprint::Text(text) => {
                let diag = Diag::error("E0718", &text.origin, format!("`{}` is no footprint", text.text));
                let help = "a list of terms, as `[{out: rd}, {in: rs1}]`, or `none`";
                self.exprs.cx.report(diag.help(help));
                None
            }
            Footprint::Terms(terms) => Some(leak(terms.iter().filter_map(|term| self.term(term)).collect())),
        }
    }

    fn term(&self, term: &FootprintTerm) -> Option<Term> {
        let sides = [(Dir::In, &term.in_), (Dir::Out, &term.out), (Dir::InOut, &term.inout)];
        let mut said = sides.into_iter().filter_map(|(dir, text)| Some((dir, text.as_ref()?)));
        let (Some((dir, target)), None) = (said.next(), said.next()) else {
            let diag = Diag::error("E0719", &term.origin, "a term has one of `in`, `out`, `inout`");
            self.exprs
                .cx
                .report(diag.help("`{out: rd}` is a register that is written"));
            return None;
        };
        let number = |text: &Option<Text>, most| opened(text.as_ref().map(|text| self.number(text, most)));
        let place = self.target(target)?;
        let when = opened(term.when.as_ref().map(|text| self.expr(text)))?;
        let name = term.as_.as_ref().unwrap_or(target);
        Some(Term {
            dir,
            place,
            name: leak_text(name.text.trim()),
            count: number(&term.count, MAX_CYCLES)?,
            at: number(&term.at, MAX_CYCLES)?,
            width: number(&term.width, MAX_CYCLES)?,
            when,
            reads: number(&term.reads, MAX_SLOTS)?,
        })
    }

    /// What a term is of: an operand, a register, registers in a row, an element, a file.
    fn target(&self, text: &Text) -> Option<Place> {
        let name = text.text.trim();
        let file = |name: &str| {
            self.isa
                .files
                .iter()
                .position(|file| file.name == name)
                .map(|at| at as u16)
        };
        let register = |name: &str| {
            self.isa.files.iter().enumerate().find_map(|(at, file)| {
                let numbered = file.numbered.iter().position(|known| known == name);
                let abi = || {
                    file.abi
                        .iter()
                        .position(|known| known.iter().any(|known| known == name))
                };
                Some((at as u16, numbered.or_else(abi)? as u16))
            })
        };
        let operand = self.op.is_some_and(|op| op.operands.iter().any(|o| o.name == name));
        if operand {
            self.exprs.note((&text.origin).into(), name, true, Vec::new);
            return Some(Place::Operand(leak_text(name)));
        }
        if let Some(at) = file(name) {
            return Some(Place::File(at));
        }
        if let Some((first, last)) = name.split_once("..") {
            if let (Some((of, first)), Some((same, last))) = (register(first.trim()), register(last.trim()))
                && of == same
                && first <= last
            {
                return Some(Place::Registers(of, first, last));
            }
            let diag = Diag::error("E0801", &text.origin, format!("`{name}` are no registers in a row"));
            let help = "two registers of one file, the lower one first: `x4..x7`";
            self.exprs.cx.report(diag.help(help));
            return None;
        }
        if let Some((of, index)) = name.split_once('[') {
            let Some((of, index)) = file(of.trim()).zip(index.strip_suffix(']')) else {
                let diag = Diag::error("E0801", &text.origin, format!("`{name}` is no register of a file"));
                let help = did_you_mean(of.trim(), self.isa.files.iter().map(|file| file.name.as_str()));
                let help = help.unwrap_or_else(|| "`FILE[expression]`".into());
                self.exprs.cx.report(diag.help(help));
                return None;
            };
            let start = text.text.find('[').map_or(0, |at| at + 1);
            let index = text.part(start, start + index.len());
            return Some(Place::Element(of, self.expr(&index)?));
        }
        if let Some((of, number)) = register(name) {
            return Some(Place::Registers(of, number, number));
        }
        let near = || {
            let operands = self.op.iter().flat_map(|op| op.operands.iter().map(|o| o.name.clone()));
            operands
                .chain(self.isa.files.iter().map(|file| file.name.clone()))
                .collect()
        };
        self.exprs.note((&text.origin).into(), name, false, near);
        Some(Place::Operand(leak_text(name)))
    }
}

/// An empty cell of a family says nothing.
fn is_said(text: &Text) -> bool {
    !text.text.trim().is_empty()
}

/// Something that need not be there; `None` where it is and is wrong.
pub fn opened<T>(said: Option<Option<T>>) -> Option<Option<T>> {
    match said {
        None => Some(None),
        Some(None) => None,
        Some(found) => Some(found),
    }
}
