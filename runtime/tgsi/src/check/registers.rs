//! Which registers are declared: intervals by register file.

use crate::diag::Diags;
use crate::names::File;
use crate::syntax::ast::{Declaration, Range, Shader, Span};
use hashbrown::{HashMap, HashSet};

/// A register file, and which of its outer registers (buffers of constants); 0 where there is one dimension.
type Key = (File, u32);

/// The registers of a shader.
pub(super) struct Declared {
    /// Disjoint, in order.
    intervals: HashMap<Key, Vec<Range>>,
    arrays: HashSet<(File, u32)>,
    files: HashSet<File>,
    immediates: u32,
}

impl Declared {
    /// Collects declarations; tells of those that do not hold.
    pub fn of(shader: &Shader, diags: &mut Diags) -> Declared {
        let mut by_key: HashMap<Key, Vec<&Declaration>> = HashMap::new();
        let mut declared = Declared {
            intervals: HashMap::new(),
            arrays: HashSet::new(),
            files: HashSet::new(),
            immediates: shader.immediates().count() as u32,
        };
        for declaration in shader.declarations() {
            let reversed = |range: Range| range.0 > range.1;
            if declaration.range.is_some_and(reversed) || declaration.outer.flatten().is_some_and(reversed) {
                let help = "write the smaller number first";
                diags.error("E2107", declaration.span, "this range ends before it begins", help);
                continue;
            }
            if declaration.types.iter().any(|ty| Some(ty) != declaration.types.first()) {
                let help = "write one type: the public reader takes the first of four for all";
                diags.warning("W2101", declaration.span, "only the first of these types counts", help);
            }
            if let Some(array) = declaration.array {
                declared.arrays.insert((declaration.file, array));
            }
            declared.files.insert(declaration.file);
            by_key
                .entry((declaration.file, outer(declaration)))
                .or_default()
                .push(declaration);
        }
        let mut keys: Vec<Key> = by_key.keys().copied().collect();
        keys.sort_unstable();
        for key in keys {
            let mut list = by_key.remove(&key).unwrap_or_default();
            list.sort_by_key(|declaration| (range(declaration), declaration.span.start));
            declared.intervals.insert(key, merged(&list, diags));
        }
        declared
    }

    /// Whether a register that an operand names by number is declared.
    pub fn has(&self, file: File, outer: u32, index: i32) -> bool {
        let Ok(index) = u32::try_from(index) else { return false };
        match file {
            File::Null => true,
            File::Immediate => index < self.immediates,
            _ => self.intervals.get(&(file, outer)).is_some_and(|list| {
                let behind = list.partition_point(|(first, _)| *first <= index);
                behind > 0 && index <= list[behind - 1].1
            }),
        }
    }

    /// Whether a register file has any register.
    pub fn has_file(&self, file: File) -> bool {
        match file {
            File::Immediate => self.immediates > 0,
            _ => self.files.contains(&file),
        }
    }

    /// Whether an array of a register file is declared.
    pub fn has_array(&self, file: File, array: u32) -> bool {
        self.arrays.contains(&(file, array))
    }
}

fn outer(declaration: &Declaration) -> u32 {
    match declaration.file {
        File::Constant => declaration.outer.flatten().map_or(0, |range| range.0),
        // Vertices: their number is not that of a register.
        _ => 0,
    }
}

/// Empty brackets stand for what the draw call says: all there may be.
fn range(declaration: &Declaration) -> Range {
    declaration.range.unwrap_or((0, u32::from(u16::MAX)))
}

/// Intervals of declarations in order of their first registers; tells of registers that are declared twice.
fn merged(list: &[&Declaration], diags: &mut Diags) -> Vec<Range> {
    let mut out: Vec<Range> = Vec::new();
    // The declaration that goes furthest so far.
    let mut furthest: Option<(&Declaration, u32, Span)> = None;
    for declaration in list {
        let (first, last) = range(declaration);
        if let Some((before, end, span)) = furthest.filter(|(_, end, _)| first <= *end)
            && before.mask & declaration.mask != 0
        {
            let message = format!("register {first} is declared twice");
            let help = "remove one of the declarations, or change its numbers";
            let _ = end;
            diags.error_also("E2107", declaration.span, message, help, (span, "the first"));
        }
        if furthest.is_none_or(|(_, end, _)| last > end) {
            furthest = Some((declaration, last, declaration.span));
        }
        match out.last_mut() {
            Some((_, end)) if first <= end.saturating_add(1) => *end = (*end).max(last),
            _ => out.push((first, last)),
        }
    }
    out
}
