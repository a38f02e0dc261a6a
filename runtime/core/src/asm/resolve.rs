//! The second pass: operands and data that name symbols get their values.

use super::fixup::{Fixup, Text, Use, fits};
use super::output::Item;
use super::state::State;
use super::symbols::{Definition, Everything};
use crate::encode;
use crate::isa::{Kind, OpId, Word};
use crate::names::near;
use crate::parse::expr::{Eval, Value, evaluate};
use crate::parse::reloc_value;
use alloc::collections::BTreeMap;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

/// A problem at a place of an expression: offset into it, length, code, message.
type Problem = (usize, usize, &'static str, String);

impl State<'_> {
    /// Works out all fixups. Sections have their addresses.
    pub(super) fn resolve(&mut self) {
        let fixups = core::mem::take(&mut self.fixups);
        // What `%pcrel_lo` looks for: the distance that the instruction at a label computed.
        let mut distances: BTreeMap<u64, i64> = BTreeMap::new();
        let mut values: Vec<Option<Value>> = Vec::with_capacity(fixups.len());
        for f in &fixups {
            let value = match self.evaluate(f) {
                Ok(v) => {
                    if self.is_pcrel(f) {
                        distances.insert(self.pc(f) as u64, v.n.wrapping_sub(self.pc(f)));
                    }
                    Some(v)
                }
                Err(problem) => {
                    self.report_fixup(f, problem);
                    None
                }
            };
            values.push(value);
        }
        let mut at = 0;
        while at < fixups.len() {
            // Fixups of one instruction stand together.
            let first = &fixups[at];
            let same = |f: &&Fixup| (f.section, f.offset) == (first.section, first.offset);
            let count = fixups[at..].iter().take_while(same).count().max(1);
            let all_known = values[at..at + count].iter().all(Option::is_some);
            if all_known {
                self.apply(&fixups[at..at + count], &values[at..at + count], &distances);
            }
            at += count;
        }
    }

    fn evaluate(&self, f: &Fixup) -> Result<Value, Problem> {
        let (text, start, end) = self.text_of(&f.text);
        let scope = self.everything(f.sequence, (f.section, f.offset));
        match evaluate(text.get(..end).unwrap_or(""), start, &scope) {
            Ok((Eval::Known(v), _)) => Ok(v),
            Ok((Eval::Undefined { at, end }, _)) => {
                let name = text.get(at..end).unwrap_or("");
                Err((at.saturating_sub(start), end - at, "E0240", self.undefined(f, name)))
            }
            Ok((Eval::Invalid { at, why }, _)) => Err((at.saturating_sub(start), 1, "E0235", why.to_string())),
            Err(e) => Err((
                e.at.saturating_sub(start),
                1,
                "E0234",
                format!("expected {}", e.expected),
            )),
        }
    }

    fn text_of<'t>(&'t self, text: &'t Text) -> (&'t str, usize, usize) {
        match text {
            Text::Source(start, end) => (self.source, *start as usize, *end as usize),
            Text::Expansion(text, start, end) => (text, *start as usize, *end as usize),
        }
    }

    fn is_pcrel(&self, f: &Fixup) -> bool {
        match f.role {
            Use::Operand { reloc: Some(r), .. } => self.isa.relocs.get(usize::from(r)).is_some_and(|r| r.pcrel),
            _ => false,
        }
    }

    /// The message for a name that stands for nothing. Where the operand has names of its own, one of those was meant.
    fn undefined(&self, f: &Fixup, name: &str) -> String {
        if let Some(entry) = self.symbols.get(name)
            && let Some(Definition::Deferred(_)) = entry.definition
        {
            let line = entry.line;
            return format!("`{name}` has no value: line {line} defines it by itself, or by what is not defined");
        }
        if self.enough() {
            return format!("undefined symbol `{name}`");
        }
        let operand = match f.role {
            Use::Operand { op, operand, .. } => self
                .isa
                .ops
                .get(usize::from(op))
                .and_then(|o| o.operands.get(usize::from(operand))),
            Use::Data { .. } => None,
        };
        let kind = operand.and_then(|o| self.isa.kinds.get(usize::from(o.kind)));
        let near = match kind {
            Some(Kind::Enum { names, .. }) => near(name, names.iter().map(|n| n.0)),
            _ => near(name, self.symbols.names.iter().map(|n| n.0)),
        };
        match near.is_empty() {
            true => format!("undefined symbol `{name}`"),
            false => format!("undefined symbol `{name}`; did you mean `{}`?", near.join("`, `")),
        }
    }

    /// All names, seen from a place.
    pub(super) fn everything(&self, sequence: u32, here: (u16, u64)) -> Everything<'_> {
        Everything {
            symbols: &self.symbols,
            bases: &self.bases,
            sequence,
            here,
            missing: None,
        }
    }

    /// Address of the place of a fixup.
    fn pc(&self, f: &Fixup) -> i64 {
        let base = self.bases.get(usize::from(f.section)).copied().unwrap_or(0);
        base.wrapping_add(f.offset) as i64
    }

    fn apply(&mut self, group: &[Fixup], values: &[Option<Value>], distances: &BTreeMap<u64, i64>) {
        let Some(first) = group.first() else { return };
        if let Use::Data { bytes } = first.role {
            for (f, v) in group.iter().zip(values) {
                self.patch_data(f, bytes, v.map_or(0, |v| v.n));
            }
            return;
        }
        let Use::Operand { op, .. } = first.role else { return };
        let Some(o) = self.isa.ops.get(usize::from(op)) else {
            return;
        };
        let bytes = o.length.div_ceil(8) as u8;
        let item = Item {
            offset: first.offset,
            section: first.section,
            length: bytes,
            code: true,
            line: 0,
        };
        let word: Word = self.read(&item);
        let mut args = self.isa.extract(op, word);
        for (f, v) in group.iter().zip(values) {
            let Use::Operand { operand, reloc, .. } = f.role else {
                continue;
            };
            match self.operand_value(f, v.unwrap_or(Value::number(0)), operand, op, reloc, distances) {
                Ok(value) => {
                    if let Some(a) = args.get_mut(usize::from(operand)) {
                        *a = value;
                    }
                }
                Err(problem) => return self.report_fixup(f, problem),
            }
        }
        match encode::encode_with(
            self.isa,
            o,
            &args[..o.operands.len().min(args.len())],
            self.options.reserved,
        ) {
            Ok(word) => self.write(&item, word),
            Err(problem) => {
                let message = encode::explain(self.isa, o, &args, problem);
                let (text, start, end) = self.text_of(&first.text);
                let len = text.get(start..end).map_or(1, str::len);
                self.report_fixup(first, (0, len, problem.code(), message));
            }
        }
    }

    /// The value of one operand from the value of its expression.
    fn operand_value(
        &self,
        f: &Fixup,
        value: Value,
        operand: u8,
        op: OpId,
        reloc: Option<u16>,
        distances: &BTreeMap<u64, i64>,
    ) -> Result<i64, Problem> {
        let distance = value.n.wrapping_sub(self.pc(f));
        let Some(r) = reloc.and_then(|r| self.isa.relocs.get(usize::from(r))) else {
            let o = self
                .isa
                .ops
                .get(usize::from(op))
                .and_then(|o| o.operands.get(usize::from(operand)));
            // A plain number is the operand itself.
            return match o.filter(|o| o.pcrel && value.section.is_some()) {
                Some(o) => o.steps(distance).ok_or_else(|| {
                    let message = format!(
                        "distance {distance} is no multiple of {}, one step of `{}`",
                        o.scale, o.name
                    );
                    (0, 1, "E0222", message)
                }),
                None => Ok(value.n),
            };
        };
        if !r.of_label {
            return Ok(reloc_value(
                self.isa,
                &r.value,
                if r.pcrel { distance } else { value.n },
            ));
        }
        match value.section.and_then(|_| distances.get(&(value.n as u64))) {
            Some(x) => Ok(reloc_value(self.isa, &r.value, *x)),
            None => {
                let message = format!(
                    "the label of `%{}` is at no instruction that takes the distance's upper part",
                    r.name
                );
                Err((0, 1, "E0241", message))
            }
        }
    }

    fn patch_data(&mut self, f: &Fixup, bytes: u8, value: i64) {
        if !fits(value, bytes) {
            let message = format!("{value:#x} does not fit into {bytes} bytes");
            return self.report_fixup(f, (0, 1, "E0242", message));
        }
        let item = Item {
            offset: f.offset,
            section: f.section,
            length: bytes,
            code: false,
            line: 0,
        };
        self.write(&item, value as u64 as Word);
    }

    fn read(&self, item: &Item) -> Word {
        let start = usize::try_from(item.offset).unwrap_or(usize::MAX);
        let bytes = self
            .sections
            .get(usize::from(item.section))
            .and_then(|s| s.bytes.get(start..))
            .unwrap_or(&[]);
        bytes
            .iter()
            .take(usize::from(item.length))
            .rev()
            .fold(0, |w, &b| w << 8 | Word::from(b))
    }

    fn write(&mut self, item: &Item, word: Word) {
        let start = usize::try_from(item.offset).unwrap_or(usize::MAX);
        if let Some(bytes) = self
            .sections
            .get_mut(usize::from(item.section))
            .and_then(|s| s.bytes.get_mut(start..))
        {
            for (b, v) in bytes.iter_mut().take(usize::from(item.length)).zip(word.to_le_bytes()) {
                *b = v;
            }
        }
    }

    fn report_fixup(&mut self, f: &Fixup, (at, len, code, message): Problem) {
        match &f.text {
            // An expression in the source has its own place; one in an expansion has the macro's.
            Text::Source(start, _) => self.report(*start as usize + at, len, f.line, code, message, None),
            Text::Expansion(text, ..) => {
                let hint = Some(format!("in the expansion: {}", text.trim()));
                self.report(f.place as usize, 1, f.line, code, message, hint);
            }
        }
    }
}
