//! The first pass: statements to bytes, labels and fixups.

use super::AsmError;
use super::fixup::{Fixup, Text, Use};
use super::options::AsmOptions;
use super::output::{Assembly, Item, Section, Symbol};
use super::scan::Statements;
use super::symbols::{Definition, SoFar, Symbols};
use super::{directives, layout};
use crate::compress::Compressor;
use crate::isa::{Arm, FeatureSet, Isa, Line, OpId, Word};
use crate::names::Names;
use crate::number::push_decimal;
use crate::operand::Args;
use crate::parse::expr::{Value, is_name, name_length, skip_blanks};
use crate::parse::{Matcher, Outcome, Parser};
use crate::target::Resolved;
use alloc::format;
use alloc::rc::Rc;
use alloc::string::{String, ToString};
use alloc::vec;
use alloc::vec::Vec;

/// Errors kept; the rest is counted.
const MAX_ERRORS: usize = 500;
/// Macros in macros.
const MAX_DEPTH: u32 = 24;
/// Lines that one statement may expand to.
const MAX_LINES: u32 = 4096;

/// Where a statement stands.
#[derive(Debug, Clone)]
pub(super) struct Place<'t> {
    /// Offset in the source of the statement (or of the macro call around it).
    pub start: usize,
    pub line: u32,
    /// The text is a line of an expansion.
    pub expansion: Option<Rc<str>>,
    /// Nesting of expansions.
    pub depth: u32,
    /// The statement itself.
    pub text: &'t str,
}

/// The tools for one set of features; `.option arch` changes it.
#[derive(Debug, Clone)]
pub(super) struct Tools {
    pub parser: Rc<Parser>,
    pub compressor: Rc<Compressor>,
}

/// Everything while a source is assembled.
pub(super) struct State<'a> {
    pub isa: &'static Isa,
    pub source: &'a str,
    pub options: AsmOptions,
    pub tools: Tools,
    /// Tools made so far, by features.
    pub made: Vec<(FeatureSet, Tools)>,
    pub symbols: Symbols,
    pub sections: Vec<Section>,
    /// Per section: only a size, no bytes.
    pub sizes_only: Vec<bool>,
    pub section_names: Names<String>,
    pub current: u16,
    pub previous: u16,
    pub section_stack: Vec<u16>,
    pub option_stack: Vec<(Tools, bool)>,
    pub compress: bool,
    pub items: Vec<Item>,
    pub fixups: Vec<Fixup>,
    pub errors: Vec<AsmError>,
    pub more_errors: usize,
    pub lengths: &'static [(u32, u32, u16)],
    matcher: Matcher,
    total: u64,
    expansions: u32,
    lines_left: u32,
    /// What code is padded with: words and their lengths in bytes, longest first.
    padding: Vec<(Word, u8)>,
}

impl<'a> State<'a> {
    pub fn new(isa: &'static Isa, target: &Resolved, source: &'a str, options: &AsmOptions) -> State<'a> {
        let tools = make_tools(isa, &target.features);
        let mut state = State {
            isa,
            source,
            options: *options,
            made: vec![(target.features, tools.clone())],
            tools,
            symbols: Symbols::default(),
            sections: Vec::new(),
            sizes_only: Vec::new(),
            section_names: Names::new(),
            current: 0,
            previous: 0,
            section_stack: Vec::new(),
            option_stack: Vec::new(),
            compress: options.compress,
            items: Vec::new(),
            fixups: Vec::new(),
            errors: Vec::new(),
            more_errors: 0,
            lengths: target.lengths,
            matcher: Matcher::new(),
            total: 0,
            expansions: 0,
            lines_left: 0,
            padding: Vec::new(),
        };
        state.section(".text", None);
        state.padding = state.padding();
        state
    }

    /// The instruction that code is padded with, and shorter ones that mean the same.
    fn padding(&self) -> Vec<(Word, u8)> {
        let text = self.isa.environment.iter().find(|e| e.0 == "pad").map(|e| e.1);
        let Some((op, word)) = text.and_then(|t| self.tools.parser.parse(t).ok()) else {
            return Vec::new();
        };
        let bytes = |op: OpId| self.isa.ops.get(usize::from(op)).map_or(0, |o| (o.length / 8) as u8);
        let mut all = vec![(word, bytes(op))];
        let short = self.tools.compressor.compress(op, &self.isa.extract(op, word));
        all.extend(short.map(|(op, word)| (word, bytes(op))));
        all
    }

    /// Reads the whole source.
    pub fn run(&mut self) {
        if self.source.len() > u32::MAX as usize / 2 {
            self.report(0, 1, 1, "E0244", "the source is larger than 2 GiB".to_string(), None);
            return;
        }
        let source = self.source;
        for s in Statements::new(source, self.tools.parser.hash_in_text) {
            let place = Place {
                start: s.start,
                line: s.line,
                expansion: None,
                depth: 0,
                text: &s.text,
            };
            self.lines_left = MAX_LINES;
            self.statement(&place);
            if self.total > self.options.limit {
                break;
            }
        }
    }

    /// Lays out, resolves, and hands over.
    pub fn finish(mut self) -> Assembly {
        let order = layout::place(&mut self.sections, &self.options);
        self.resolve();
        let mut symbols = Vec::new();
        for (name, index) in self.symbols.names.iter() {
            let entry = &self.symbols.entries[index as usize];
            let Some(Definition::Value(v)) = entry.definition else {
                continue;
            };
            let section = v.section.and_then(|s| order.iter().position(|o| *o == usize::from(s)));
            let base = v
                .section
                .and_then(|s| self.sections.get(usize::from(s)))
                .map_or(0, |s| s.address);
            symbols.push(Symbol {
                name: name.to_string(),
                value: base.wrapping_add(v.n as u64),
                section: section.map(|s| s as u16),
                size: entry.size,
                global: entry.global,
                function: entry.function,
            });
        }
        let mut rank = vec![0u16; order.len()];
        for (i, &o) in order.iter().enumerate() {
            rank[o] = i as u16;
        }
        for item in &mut self.items {
            item.section = rank.get(usize::from(item.section)).copied().unwrap_or(0);
        }
        let mut slots: Vec<Option<Section>> = self.sections.into_iter().map(Some).collect();
        let sections = order.iter().filter_map(|&i| slots[i].take()).collect();
        self.errors.sort_by_key(|e| (e.line, e.column));
        Assembly {
            sections,
            symbols,
            items: self.items,
            errors: self.errors,
            more_errors: self.more_errors,
        }
    }

    /// Labels, then a directive, an assignment, or an instruction.
    pub fn statement(&mut self, place: &Place<'_>) {
        let text = place.text;
        let bytes = text.as_bytes();
        let mut at = skip_blanks(bytes, 0);
        loop {
            let len = match bytes.get(at) {
                Some(c) if c.is_ascii_digit() => bytes[at..].iter().take_while(|c| c.is_ascii_digit()).count(),
                _ => name_length(&bytes[at..]),
            };
            if len == 0 || bytes.get(at + len) != Some(&b':') {
                break;
            }
            self.label(text.get(at..at + len).unwrap_or(""), at, place);
            at = skip_blanks(bytes, at + len + 1);
        }
        let Some(&first) = bytes.get(at) else { return };
        if first == b'.' {
            let len = name_length(&bytes[at..]);
            let after = skip_blanks(bytes, at + len);
            if bytes.get(after) != Some(&b'=') {
                return directives::directive(self, text.get(at..at + len).unwrap_or(""), at, after, place);
            }
        }
        if is_name(first) && !first.is_ascii_digit() {
            let len = name_length(&bytes[at..]);
            let after = skip_blanks(bytes, at + len);
            if bytes.get(after) == Some(&b'=') && bytes.get(after + 1) != Some(&b'=') {
                let name = text.get(at..at + len).unwrap_or("");
                return directives::assign(self, name, at, after + 1, place);
            }
        }
        self.instruction(at, place);
    }

    fn label(&mut self, name: &str, at: usize, place: &Place<'_>) {
        let (section, offset) = self.here();
        if name.bytes().all(|c| c.is_ascii_digit()) {
            match name.parse::<u64>() {
                Ok(n) => self.symbols.number(n, section, offset),
                Err(_) => self.error(place, at, name.len(), "E0245", "the number is too large".to_string()),
            }
            return;
        }
        let line = place.line;
        let entry = self.symbols.entry(name);
        if entry.definition.is_some() {
            let message = format!("`{name}` is already defined in line {}", entry.line);
            return self.error(place, at, name.len(), "E0245", message);
        }
        entry.definition = Some(Definition::Value(Value {
            n: offset as i64,
            section: Some(section),
        }));
        entry.line = line;
    }

    /// The current section and offset.
    #[inline]
    pub fn here(&self) -> (u16, u64) {
        (
            self.current,
            self.sections.get(usize::from(self.current)).map_or(0, |s| s.size),
        )
    }

    /// Names as they are known here.
    pub fn scope(&self) -> SoFar<'_> {
        SoFar {
            symbols: &self.symbols,
            parser: &self.tools.parser,
            here: self.here(),
        }
    }

    fn instruction(&mut self, at: usize, place: &Place<'_>) {
        let here = self.here();
        let State {
            matcher,
            symbols,
            tools,
            ..
        } = self;
        let scope = SoFar {
            symbols,
            parser: &tools.parser,
            here,
        };
        let text = &place.text[at..];
        match tools.parser.parse_with(matcher, text, &scope) {
            Ok(Outcome::Instruction { op, word }) => self.encoded(op, word, at, place),
            Ok(Outcome::Macro { index }) => self.expand(index, at, place),
            Err(e) => self.error_with_hint(place, at + e.at, e.len, e.code, e.message, e.hint),
        }
    }

    fn encoded(&mut self, op: OpId, word: Word, at: usize, place: &Place<'_>) {
        let (section, offset) = self.here();
        let (mut op, mut word) = (op, word);
        if self.matcher.symbols().is_empty() {
            if self.compress {
                (op, word) = self
                    .tools
                    .compressor
                    .compress(op, self.matcher.args())
                    .unwrap_or((op, word));
            }
        } else {
            for s in self.matcher.symbols() {
                let (start, end) = (at as u32 + s.start, at as u32 + s.end);
                let text = match &place.expansion {
                    Some(text) => Text::Expansion(text.clone(), start, end),
                    None => Text::Source(place.start as u32 + start, place.start as u32 + end),
                };
                self.fixups.push(Fixup {
                    section,
                    offset,
                    text,
                    role: Use::Operand {
                        op,
                        operand: s.operand,
                        reloc: s.reloc,
                    },
                    sequence: self.symbols.sequence,
                    place: place.start as u32,
                    line: place.line,
                });
            }
        }
        let length = self
            .isa
            .ops
            .get(usize::from(op))
            .map_or(4, |o| o.length.div_ceil(8) as u8);
        self.code(word, length, place);
    }

    /// One instruction word.
    pub fn code(&mut self, word: Word, length: u8, place: &Place<'_>) {
        let (section, offset) = self.here();
        if self.emit(&word.to_le_bytes()[..usize::from(length.min(16))], place) {
            self.items.push(Item {
                offset,
                section,
                length,
                code: true,
                line: place.line,
            });
        }
    }

    fn expand(&mut self, index: u16, at: usize, place: &Place<'_>) {
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
        let Some(arm) = self.arm(m.arms, m.operands, &args, symbolic) else {
            let message = format!("`{}` has no expansion for these operands", m.name);
            return self.error(place, at, m.name.len(), "E0246", message);
        };
        let unique = self.expansions;
        self.expansions += 1;
        for line in arm.lines {
            if self.lines_left == 0 {
                return self.expansion_error(m.name, at, place);
            }
            self.lines_left -= 1;
            let env = crate::expr::Env::of(self.isa, m.operands, &[], &args);
            let mut out = String::new();
            for piece in *line {
                match piece {
                    Line::Text(t) => out.push_str(t),
                    Line::Operand(i) => {
                        let (start, end) = spans.get(usize::from(*i)).copied().unwrap_or((0, 0));
                        out.push_str(text.get(start..end).unwrap_or(""));
                    }
                    Line::Value(e) => push_decimal(&mut out, env.eval(e)),
                    Line::Unique => {
                        // No label that a person writes looks like this by chance.
                        out.push('$');
                        push_decimal(&mut out, i64::from(unique));
                    }
                }
            }
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

    /// The arm of a macro for these operands: one for symbols when there are any.
    fn arm(
        &self,
        arms: &'static [Arm],
        operands: &'static [crate::isa::Operand],
        args: &Args,
        symbolic: bool,
    ) -> Option<&'static Arm> {
        let features = self.tools.parser.features();
        let env = crate::expr::Env::of(self.isa, operands, &[], args);
        let usable = |a: &&&Arm| a.needs.holds(features) && (symbolic || a.when.as_ref().is_none_or(|w| env.holds(w)));
        let fitting = || arms.iter().filter(move |a| a.needs.holds(features));
        match symbolic {
            true => fitting().find(|a| a.symbolic),
            false => fitting()
                .filter(|a| !a.symbolic)
                .find(|a| usable(&a))
                .or_else(|| fitting().find(|a| a.symbolic)),
        }
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

    /// Appends bytes to the current section. False when they are not there afterwards.
    pub fn emit(&mut self, bytes: &[u8], place: &Place<'_>) -> bool {
        let index = usize::from(self.current);
        if self.sizes_only.get(index) == Some(&true) {
            if bytes.iter().any(|b| *b != 0) {
                let message = format!("section `{}` holds only zeros", self.sections[index].name);
                self.error(place, 0, 1, "E0248", message);
                return false;
            }
            self.reserve(bytes.len() as u64, place);
            return false;
        }
        self.total += bytes.len() as u64;
        if self.total > self.options.limit {
            self.too_large(place);
            return false;
        }
        let Some(s) = self.sections.get_mut(index) else {
            return false;
        };
        s.bytes.extend_from_slice(bytes);
        s.size += bytes.len() as u64;
        true
    }

    /// Appends zeros.
    pub fn reserve(&mut self, size: u64, place: &Place<'_>) {
        let index = usize::from(self.current);
        let stored = self.sizes_only.get(index) == Some(&false);
        if stored {
            self.total = self.total.saturating_add(size);
        }
        let Some(s) = self.sections.get_mut(index) else { return };
        let large = s.size.checked_add(size).is_none_or(|n| n > 1 << 40);
        if large || stored && self.total > self.options.limit {
            return self.too_large(place);
        }
        s.size += size;
        if stored {
            s.bytes.resize(s.size as usize, 0);
        }
    }

    fn too_large(&mut self, place: &Place<'_>) {
        let message = format!("the output has more than {} bytes", self.options.limit);
        self.error(place, 0, 1, "E0244", message);
        self.total = self.options.limit + 1;
    }

    /// Pads with instructions in code, with zeros elsewhere.
    pub fn pad(&mut self, gap: u64, place: &Place<'_>) {
        let execute = self.sections.get(usize::from(self.current)).is_some_and(|s| s.execute);
        let shortest = self.padding.last().map_or(1, |p| u64::from(p.1.max(1)));
        if !execute || self.padding.is_empty() || gap > self.options.limit {
            return self.fill(gap.min(i64::MAX as u64) as i64, 1, 0, place);
        }
        self.reserve(gap % shortest, place);
        let mut gap = gap - gap % shortest;
        // Short ones first, so that the long ones stand aligned.
        for (word, length) in self.padding.clone().into_iter().rev() {
            let longer = self.padding.first().map_or(1, |p| u64::from(p.1.max(1)));
            while gap >= u64::from(length) && (gap % longer != 0 || u64::from(length) == longer) {
                self.code(word, length, place);
                gap -= u64::from(length);
            }
        }
    }

    pub fn set_align(&mut self, align: u64) {
        if let Some(s) = self.sections.get_mut(usize::from(self.current)) {
            s.align = s.align.max(align);
        }
    }

    /// Makes a section current; `flags` (of ELF) when given for a new one.
    pub fn section(&mut self, name: &str, flags: Option<(&str, bool)>) {
        self.previous = self.current;
        if let Some(i) = self.section_names.get(name) {
            self.current = i as u16;
            return;
        }
        let starts = |prefix: &str| name == prefix || name.starts_with(&format!("{prefix}."));
        let zeros = starts(".bss") || starts(".sbss") || starts(".tbss");
        let data = zeros || starts(".data") || starts(".sdata") || starts(".tdata");
        let text = starts(".text") || starts(".init") || starts(".fini");
        let (write, execute, alloc, nobits) = match flags {
            Some((f, nobits)) if !f.is_empty() => (f.contains('w'), f.contains('x'), f.contains('a'), nobits),
            Some((_, nobits)) => (data, text, data || text || starts(".rodata"), nobits || zeros),
            None => (data, text, true, zeros),
        };
        let section = Section {
            name: name.to_string(),
            align: 1,
            write,
            execute,
            alloc,
            ..Section::default()
        };
        if self.sections.len() >= usize::from(u16::MAX) {
            return;
        }
        self.current = self.sections.len() as u16;
        self.section_names.insert(name.to_string(), u32::from(self.current));
        self.sections.push(section);
        self.sizes_only.push(nobits);
    }

    /// Changes the features that instructions are taken from.
    pub fn change_features(&mut self, features: &FeatureSet) {
        if let Some((_, tools)) = self.made.iter().find(|m| m.0 == *features) {
            self.tools = tools.clone();
            return;
        }
        self.tools = make_tools(self.isa, features);
        // A source that goes through very many sets pays for it in time, not in memory.
        if self.made.len() < 16 {
            self.made.push((*features, self.tools.clone()));
        }
    }

    /// An error at an offset of the statement's text.
    pub fn error(&mut self, place: &Place<'_>, at: usize, len: usize, code: &'static str, message: String) {
        self.error_with_hint(place, at, len, code, message, None);
    }

    fn error_with_hint(
        &mut self,
        place: &Place<'_>,
        at: usize,
        len: usize,
        code: &'static str,
        message: String,
        hint: Option<String>,
    ) {
        match &place.expansion {
            None => self.report(place.start + at, len, place.line, code, message, hint),
            Some(text) => {
                let hint = Some(format!("in the expansion: {}", text.trim()));
                self.report(place.start, 1, place.line, code, message, hint);
            }
        }
    }

    /// An error at an offset of the source.
    pub fn report(
        &mut self,
        at: usize,
        len: usize,
        line: u32,
        code: &'static str,
        message: String,
        hint: Option<String>,
    ) {
        if self.errors.len() >= MAX_ERRORS {
            self.more_errors += 1;
            return;
        }
        let at = (0..=at.min(self.source.len()))
            .rev()
            .find(|&i| self.source.is_char_boundary(i))
            .unwrap_or(0);
        let start = self.source[..at].rfind('\n').map_or(0, |n| n + 1);
        let source = self.source[start..].lines().next().unwrap_or("");
        let column = self.source[start..at].chars().count() as u32 + 1;
        let length = len.max(1).min(u32::MAX as usize) as u32;
        let source = source.chars().take(4096).collect();
        self.errors.push(AsmError {
            line,
            column,
            length,
            code,
            message,
            hint,
            source,
        });
    }
}

fn make_tools(isa: &'static Isa, features: &FeatureSet) -> Tools {
    Tools {
        parser: Rc::new(Parser::new(isa, features)),
        compressor: Rc::new(Compressor::new(isa, features)),
    }
}
