//! The first pass: statements to bytes, labels and fixups.

use super::AsmError;
use super::fixup::Fixup;
use super::layout;
use super::options::AsmOptions;
use super::output::{Assembly, Item, Section, Symbol};
use super::symbols::{Definition, SoFar, Symbols};
use crate::compress::Compressor;
use crate::environment::{Environment, SourceOption};
use crate::isa::{FeatureSet, Isa, Word};
use crate::names::Names;
use crate::parse::{Matcher, Parser};
use crate::print::Printer;
use crate::target::Resolved;
use alloc::boxed::Box;
use alloc::format;
use alloc::rc::Rc;
use alloc::string::{String, ToString};
use alloc::vec;
use alloc::vec::Vec;

/// Errors kept; the rest is counted.
const MAX_ERRORS: usize = 500;
/// Instructions that a source is padded with.
const MAX_PADDING: u32 = 1 << 22;
/// Characters of a line that an error keeps.
const MAX_SHOWN: usize = 4096;

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
    /// Registers that the source has labels of: there they are symbols.
    pub label_registers: Names<Box<str>>,
    pub labels_searched: bool,
    pub symbols: Symbols,
    pub sections: Vec<Section>,
    /// Addresses of the sections, in the second pass.
    pub bases: Vec<u64>,
    /// Per section: only a size, no bytes.
    pub sizes_only: Vec<bool>,
    pub section_names: Names<String>,
    pub current: u16,
    pub previous: u16,
    pub section_stack: Vec<u16>,
    pub option_stack: Vec<(Tools, bool)>,
    /// The options that the description has.
    pub option_words: Vec<(&'static str, SourceOption<'static>)>,
    pub compress: bool,
    pub items: Vec<Item>,
    pub fixups: Vec<Fixup>,
    pub errors: Vec<AsmError>,
    pub more_errors: usize,
    pub lengths: &'static [(u32, u32, u16)],
    pub matcher: Matcher,
    pub total: u64,
    pub expansions: u32,
    pub lines_left: u32,
    /// What code is padded with: words and their lengths in bytes, longest first.
    pub padding: Vec<(Word, u8)>,
    /// Instructions that may still be padded with.
    pub padding_left: u32,
    /// For the pseudo-instructions of a mirror, once there was one.
    pub mirror_printer: Option<Rc<Printer>>,
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
            bases: Vec::new(),
            label_registers: Names::new(),
            labels_searched: false,
            sizes_only: Vec::new(),
            section_names: Names::new(),
            current: 0,
            previous: 0,
            section_stack: Vec::new(),
            option_stack: Vec::new(),
            option_words: Environment::of(isa).source_options(),
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
            padding_left: MAX_PADDING,
            mirror_printer: None,
        };
        state.matcher.reserved = options.reserved;
        state.section(".text", None);
        state.padding = state.padding();
        state
    }

    /// Lays out, resolves, and hands over.
    pub fn finish(mut self) -> Assembly {
        let order = layout::place(&mut self.sections, &self.options);
        self.bases = self.sections.iter().map(|s| s.address).collect();
        self.symbols.settle(&self.bases);
        self.resolve();
        let mut symbols = Vec::new();
        for (name, index) in self.symbols.names.iter() {
            let entry = &self.symbols.entries[index as usize];
            let Some(definition) = &entry.definition else { continue };
            let Some(value) = self.everything(0, (0, 0)).value(definition) else {
                continue;
            };
            let section = match definition {
                Definition::Value(v) => v.section.and_then(|s| order.iter().position(|o| *o == usize::from(s))),
                Definition::Deferred(_) => None,
            };
            symbols.push(Symbol {
                name: name.to_string(),
                value: value.n as u64,
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

    /// The current section and offset.
    #[inline]
    pub fn here(&self) -> (u16, u64) {
        (
            self.current,
            self.sections.get(usize::from(self.current)).map_or(0, |s| s.size),
        )
    }

    /// Names as they are known here, for directives: a register's name is a symbol like any other.
    pub fn scope(&self) -> SoFar<'_> {
        SoFar {
            symbols: &self.symbols,
            parser: &self.tools.parser,
            here: self.here(),
            registers: None,
        }
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

    pub fn error_with_hint(
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

    /// Are there so many errors that further ones are only counted?
    pub fn enough(&self) -> bool {
        self.errors.len() >= MAX_ERRORS
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
        if self.enough() {
            self.more_errors += 1;
            return;
        }
        let at = (0..=at.min(self.source.len()))
            .rev()
            .find(|&i| self.source.is_char_boundary(i))
            .unwrap_or(0);
        let start = self.source[..at].rfind('\n').map_or(0, |n| n + 1);
        let column = self.source[start..at].chars().count() as u32 + 1;
        let length = len.max(1).min(u32::MAX as usize) as u32;
        let shown = self.source[start..].chars().take_while(|c| !matches!(c, '\n' | '\r'));
        let source = shown.take(MAX_SHOWN).collect();
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
