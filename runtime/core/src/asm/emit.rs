//! Bytes into sections, within bounds.

use super::output::{Item, Section};
use super::state::{Place, State};
use crate::isa::Word;
use alloc::format;
use alloc::string::ToString;
use alloc::vec;
use alloc::vec::Vec;

impl State<'_> {
    /// The instruction that code is padded with, and shorter ones that mean the same.
    pub fn padding(&self) -> Vec<(Word, u8)> {
        let text = self.isa.environment.iter().find(|e| e.0 == "pad").map(|e| e.1);
        let Some((op, word)) = text.and_then(|t| self.tools.parser.parse(t).ok()) else {
            return Vec::new();
        };
        let mut all = vec![(word, self.isa.bytes(op))];
        let short = self.tools.compressor.compress(op, &self.isa.extract(op, word));
        all.extend(short.map(|(op, word)| (word, self.isa.bytes(op))));
        all
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
            while gap >= u64::from(length) && (!gap.is_multiple_of(longer) || u64::from(length) == longer) {
                let Some(left) = self.padding_left.checked_sub(1) else {
                    let message = "this source is padded with too many instructions: give the byte to fill with";
                    return self.error(place, 0, 1, "E0244", message.to_string());
                };
                self.padding_left = left;
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
}
