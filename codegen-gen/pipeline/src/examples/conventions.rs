//! The assembly texts of calling conventions, assembled for every target that has the convention: with registers, numbers and
//! names of symbols in their holes.

use onespec_core::asm::{AsmError, AsmOptions, assemble};
use onespec_core::convention::{Hole, is_assembly, probes};
use onespec_core::isa::{Convention, Isa};
use onespec_core::target::Resolved;
use onespec_description::model::{Isa as Model, SourceText};
use onespec_diag::{Diag, Diags, nearest};

/// The assembler's code for a symbol that nothing defines, as `main` is here.
const UNDEFINED: &str = "E0240";
/// What stands in the holes of names.
const SYMBOL: &str = "onespec$symbol";

/// Assembles all texts. A mirror has the conventions of the machine that it mirrors, where they are assembled.
pub fn check(model: &Model, isa: &'static Isa, diags: &mut Diags) {
    if model.mirror.is_some() {
        return;
    }
    // A text that others extend is told of once, too.
    let mut told: Vec<Diag> = Vec::new();
    for (convention, written) in isa.conventions.iter().zip(&model.conventions) {
        let mut found: Vec<Diag> = Vec::new();
        let filled = written
            .texts
            .iter()
            .filter(|(key, _)| is_assembly(key))
            .filter_map(|(key, text)| {
                let filled = Filled::new(isa, convention, key, text);
                filled.map_err(|diag| found.push(diag)).ok()
            });
        let filled: Vec<Filled<'_>> = filled.collect();
        let targets = isa.targets.iter().filter(|t| convention.needs.holds(&t.features));
        for target in targets.filter_map(|target| isa.target(target.name).ok()) {
            // All at once first, which is quick; labels of several texts may have one name.
            let all: String = filled.iter().map(|filled| format!("{}\n", filled.text)).collect();
            if errors(isa, &target, &all).next().is_none() {
                continue;
            }
            for filled in &filled {
                let of_text = errors(isa, &target, &filled.text).map(|error| filled.diag(convention, &error));
                // What is wrong on several targets is told once.
                let new: Vec<Diag> = of_text.filter(|diag| !found.contains(diag)).collect();
                found.extend(new);
            }
        }
        let is_known = |diag: &Diag| told.iter().any(|t| (t.code, &t.place) == (diag.code, &diag.place));
        found.retain(|diag| !is_known(diag));
        told.extend(found.iter().cloned());
        diags.list.append(&mut found);
    }
}

/// What is wrong with a text. Symbols that it does not define itself are labels behind it.
fn errors(isa: &'static Isa, target: &Resolved, text: &str) -> impl Iterator<Item = AsmError> + use<> {
    let assembled = |text: &str| assemble(isa, target, text, &AsmOptions::default()).errors;
    let mut errors = assembled(text);
    // The place of one in an expansion is that of the macro; the message has the name.
    let name = |error: &AsmError| Some(format!("{}:\n", error.message.split('`').nth(1)?));
    let undefined = errors.iter().filter(|error| error.code == UNDEFINED);
    let mut labels: Vec<String> = undefined.filter_map(name).collect();
    if !labels.is_empty() {
        labels.sort_unstable();
        labels.dedup();
        errors = assembled(&format!("{text}\n{}", labels.concat()));
    }
    let lines = text.lines().count();
    let inside = move |error: &AsmError| error.line as usize <= lines && error.code != UNDEFINED;
    errors.into_iter().filter(inside)
}

/// A text with something in its holes.
struct Filled<'a> {
    key: &'a str,
    written: &'a SourceText,
    text: String,
    /// Where pieces begin: in `text`, as written, and whether it is a hole.
    pieces: Vec<(usize, usize, bool)>,
}

impl<'a> Filled<'a> {
    fn new(isa: &Isa, convention: &Convention, key: &'a str, written: &'a SourceText) -> Result<Filled<'a>, Diag> {
        let mut filled = Filled {
            key,
            written,
            text: String::new(),
            pieces: Vec::new(),
        };
        let wrong = |from: usize, to: usize, message: String, help: String| {
            let message = format!("text `{key}` of convention `{}`: {message}", convention.name);
            Diag::error("E0153", written.origin.at(from, to), message).help(help)
        };
        let mut holes: Vec<Hole> = Vec::new();
        let [number, _] = probes(key).map(|number| number.to_string());
        let mut at = 0;
        while let Some(rest) = written.text.get(at..).filter(|rest| !rest.is_empty()) {
            let (plain, behind) = rest.split_once('{').map_or((rest, None), |(a, b)| (a, Some(b)));
            filled.piece(at, plain, false);
            let Some(behind) = behind else { break };
            let start = at + plain.len();
            let name = behind.split('}').next().unwrap_or("");
            let end = (start + name.len() + 2).min(written.text.len());
            let Some(hole) = Hole::named(name) else {
                let names = || Hole::ALL.map(|(name, _)| name);
                let help = match nearest(name, names()) {
                    Some(near) => format!("did you mean `{{{near}}}`?"),
                    None => format!("there are: {}", names().join(", ")),
                };
                return Err(wrong(start, end, format!("there is no hole `{{{name}}}`"), help));
            };
            let index = holes.iter().position(|known| *known == hole).unwrap_or(holes.len());
            if index == holes.len() {
                holes.push(hole);
            }
            let value = match hole {
                _ if hole.is_number() => Some(number.as_str()),
                _ if hole.is_name() => Some(SYMBOL),
                _ => convention.register(isa, key, hole, index),
            };
            let Some(value) = value else {
                let message = format!("there is no register for `{{{name}}}`");
                return Err(wrong(
                    start,
                    end,
                    message,
                    "give the bank more registers in `order`".into(),
                ));
            };
            filled.piece(start, value, true);
            at = end;
        }
        Ok(filled)
    }

    fn piece(&mut self, written: usize, text: &str, hole: bool) {
        self.pieces.push((self.text.len(), written, hole));
        self.text.push_str(text);
    }

    /// The place as written of a place in the text. What lies in a hole is the hole's beginning, or its end.
    fn origin(&self, at: usize, end: bool) -> usize {
        let next = self.pieces.partition_point(|(start, _, _)| *start <= at);
        let Some((start, written, hole)) = next.checked_sub(1).and_then(|i| self.pieces.get(i)) else {
            return at;
        };
        match (hole, end) {
            (false, _) => written + (at - start),
            (true, false) => *written,
            (true, true) => self.pieces.get(next).map_or(self.written.text.len(), |piece| piece.1),
        }
    }

    fn diag(&self, convention: &Convention, error: &AsmError) -> Diag {
        let line = self
            .text
            .split_inclusive('\n')
            .nth(error.line.saturating_sub(1) as usize);
        let line = line.unwrap_or("");
        let before = line.as_ptr() as usize - self.text.as_ptr() as usize;
        let place = |column: u32| {
            let chars = line.char_indices().nth(column as usize);
            before + chars.map_or(line.trim_end().len(), |(at, _)| at)
        };
        let start = place(error.column.saturating_sub(1));
        let last = place((error.column + error.length.max(1)).saturating_sub(2)).max(start);
        let behind = match self.text.get(last..).and_then(|rest| rest.chars().next()) {
            Some(_) if self.in_hole(last) => self.origin(last, true),
            Some(c) => self.origin(last, true) + c.len_utf8(),
            None => self.written.text.len(),
        };
        let message = format!(
            "text `{}` of convention `{}`: {}",
            self.key, convention.name, error.message
        );
        let diag = Diag::error(
            "E0153",
            self.written.origin.at(self.origin(start, false), behind),
            message,
        );
        let shown = format!("it is assembled as `{}`", line.trim());
        diag.note(shown).help(error.hint.clone().unwrap_or_else(|| {
            "write it as the machine's assembler reads it, with registers, numbers and names in its holes".into()
        }))
    }

    fn in_hole(&self, at: usize) -> bool {
        let next = self.pieces.partition_point(|(start, _, _)| *start <= at);
        next.checked_sub(1)
            .and_then(|i| self.pieces.get(i))
            .is_some_and(|piece| piece.2)
    }
}
