//! Memory of kernels: regions, aliases, registers, state that harts share.

use super::{Names, Reader};
use crate::description::{Alias, ReadsAs, Region, Register, RegisterGroups, WriteEffect};
use crate::expr::Expr;
use crate::text::{Line, Section};
use onespec_emulator::harts::{Exchange, rights};

impl Reader {
    pub(super) fn memory(&mut self, section: &Section<'_>) {
        for line in &section.lines {
            let Some([base, bytes, letters]) = self.exactly(*line, "an address, a size and rights") else {
                continue;
            };
            let (base, bytes) = (self.number(*line, base), self.number(*line, bytes));
            let Some(rights) = rights(letters) else {
                self.wrong(*line, format!("`{letters}` are no rights; write letters of `rwx`"));
                continue;
            };
            self.description.memory.push(Region { base, bytes, rights });
        }
    }

    pub(super) fn aliases(&mut self, section: &Section<'_>) {
        for line in &section.lines {
            let (base, rest) = line.split();
            let (bytes, to) = rest.split();
            let (base, bytes) = (self.number(*line, base), self.number(*line, bytes));
            let to = self.expr(to, &Names::of(&["a", "h"]));
            self.description.aliases.push(Alias { base, bytes, to });
        }
    }

    pub(super) fn register_groups(&mut self, section: &Section<'_>) {
        for line in &section.lines {
            let (key, rest) = line.split();
            let Some([shift, bits, harts]) = self.exactly(rest, "a bit, a number of bits, and harts of a group") else {
                continue;
            };
            if key != "group" {
                self.unknown(*line, key);
            }
            self.description.register_groups = RegisterGroups {
                shift: self.number(rest, shift).min(63) as u32,
                bits: self.number(rest, bits).min(32) as u32,
                harts: self.number(rest, harts),
            };
        }
    }

    pub(super) fn register(&mut self, section: &Section<'_>, head: Line<'_>) {
        let names = Names::of(&["h", "i", "v", "first"]);
        let mut register = Register {
            name: head.text.to_owned(),
            base: 0,
            steps: Vec::new(),
            bytes: 8,
            reads: ReadsAs::Value(Expr::Number(0)),
            writes: Vec::new(),
        };
        for line in &section.lines {
            let (key, rest) = line.split();
            match key {
                "at" => {
                    if let Some([base, step, count]) = self.exactly(rest, "an address, a step and a count") {
                        register.base = self.number(rest, base);
                        register.steps.push((self.number(rest, step), self.number(rest, count)));
                    }
                }
                "step" => {
                    if let Some([step, count]) = self.exactly(rest, "a step and a count") {
                        register.steps.push((self.number(rest, step), self.number(rest, count)));
                    }
                }
                "bytes" => register.bytes = self.number(rest, rest.text) as u32,
                "read" => {
                    register.reads = match rest.split() {
                        ("state", state) => ReadsAs::State(state.text.to_owned()),
                        _ => ReadsAs::Value(self.expr(rest, &names)),
                    };
                }
                "set" => register.writes.extend(self.set_effect(rest, &names)),
                "add" => register.writes.extend(self.add_effect(rest, &names)),
                _ => self.unknown(*line, key),
            }
        }
        self.description.registers.push(register);
    }

    /// `STATE VALUE  hart HART`.
    fn set_effect(&mut self, line: Line<'_>, names: &Names) -> Option<WriteEffect> {
        let (state, rest) = line.split();
        let Some((value, hart)) = rest.around(" hart ") else {
            self.wrong(line, "`STATE VALUE hart HART` is expected");
            return None;
        };
        Some(WriteEffect {
            state: state.to_owned(),
            when: None,
            value: Some(self.expr(value, names)),
            each: None,
            hart: self.expr(hart, names),
        })
    }

    /// `STATE if CONDITION  bit VALUE  hart HART`.
    fn add_effect(&mut self, line: Line<'_>, names: &Names) -> Option<WriteEffect> {
        let (state, rest) = line.split();
        let parts = rest.around(" bit ").and_then(|(when, rest)| {
            let (bits, hart) = rest.around(" hart ")?;
            Some((when.split(), bits, hart))
        });
        let Some((("if", when), bits, hart)) = parts else {
            self.wrong(line, "`STATE if CONDITION bit BITS hart HART` is expected");
            return None;
        };
        Some(WriteEffect {
            state: state.to_owned(),
            when: Some(self.expr(when, names)),
            value: None,
            each: Some(self.expr(bits, names)),
            hart: self.expr(hart, &names.and(["bit".to_owned()])),
        })
    }

    pub(super) fn shared(&mut self, section: &Section<'_>) {
        for line in &section.lines {
            let Some([name, range, bits]) = self.exactly(*line, "state, a range or `-`, and a number of bits") else {
                continue;
            };
            let bits = self.number(*line, bits).min(63) as u32;
            match range.split_once("..") {
                None => self.description.shared.push((name.to_owned(), bits)),
                Some((first, last)) => {
                    let (first, last) = (self.number(*line, first), self.number(*line, last));
                    if last > 4096 {
                        self.wrong(*line, "a file has fewer registers");
                        continue;
                    }
                    let all = (first..=last).map(|i| (format!("{name}[{i}]"), bits));
                    self.description.shared.extend(all);
                }
            }
        }
    }

    pub(super) fn exchanges(&mut self, section: &Section<'_>) {
        const COLUMNS: &str = "five names, a number of registers and a name";
        for line in &section.lines {
            let Some([partner, side, count, first, from, registers, to]) = self.exactly(*line, COLUMNS) else {
                continue;
            };
            let registers = self.number(*line, registers);
            let [partner, side, count, first, from, to] = [partner, side, count, first, from, to].map(str::to_owned);
            self.description.exchanges.push(Exchange {
                partner,
                side,
                count,
                first,
                from,
                registers,
                to,
            });
        }
    }
}
