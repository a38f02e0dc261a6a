//! Layouts: where each field of an instruction, or of an alternative of a sum, has its bits.

use super::cx::Cx;
use super::fields::{FieldDef, field_value};
use super::kinds::Resolved;
pub use super::numbers::ones;
use crate::model::{Kind, Operand, Piece};
use crate::syntax::bits::{Element, FieldBits, FieldUse};
use crate::syntax::yaml::Text;
use onespec_core::isa::Dir;
use onespec_diag::{Diag, Origin, Place};

/// A layout with every element at its place.
#[derive(Debug, Default)]
pub struct Placed {
    pub width: u32,
    pub value: u128,
    pub mask: u128,
    pub ignored: u128,
    /// In the order of the layout, most significant first.
    pub fields: Vec<PlacedField>,
}

/// A field and its bits.
#[derive(Debug, Clone)]
pub struct PlacedField {
    pub name: String,
    pub at: Place,
    /// The same, as exact as an origin can be.
    pub origin: Origin,
    /// A bit of the number may stand in several of them: copies that are written alike and must agree.
    pub pieces: Vec<Piece>,
    /// Bits of the number that are placed somewhere.
    pub placed: u128,
}

impl PlacedField {
    /// Highest placed bit of the number, plus one.
    pub fn width(&self) -> u32 {
        128 - self.placed.leading_zeros()
    }
}

/// What is known about the width of a whole field.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Width {
    Known(u32),
    /// Nothing says it.
    Unknown,
    /// What should say it has an error, which is reported there.
    Bad,
}

/// Widths of whole fields: what `fields` or the kind says.
pub type WidthOf<'a> = &'a dyn Fn(&str) -> Width;

/// Places all elements. `None` after reporting.
pub fn place(cx: &Cx<'_>, text: &Text, width_of: WidthOf<'_>) -> Option<Placed> {
    let layout = cx.layout(text)?;
    let mut widths = Vec::with_capacity(layout.elements.len());
    let mut total = 0u32;
    for element in &layout.elements {
        let width = match element {
            Element::Pattern(bits) => bits.len() as u32,
            Element::Constant { value, width, at } => {
                if *width < 128 && value >> width != 0 {
                    let at = text.origin.at(at.0, at.1);
                    cx.report(Diag::error(
                        "E0104",
                        at,
                        format!("{value:#x} does not fit {width} bits"),
                    ));
                    return None;
                }
                *width
            }
            Element::Ignored(width) => *width,
            Element::Fields(uses) => {
                let mut each = Vec::new();
                for used in uses {
                    each.push(width_of_use(cx, text, used, width_of)?);
                }
                let first = each.first().copied().unwrap_or(0);
                if each.iter().any(|w| *w != first) {
                    let at = text.origin.at(uses[0].at.0, uses.last().map_or(0, |u| u.at.1));
                    let sizes: Vec<String> = each.iter().map(u32::to_string).collect();
                    let message = format!("tied pieces differ in width: {} bits", sizes.join(" and "));
                    cx.report(Diag::error("E0106", at, message).help("give each piece the same number of bits"));
                    return None;
                }
                first
            }
        };
        widths.push(width);
        total += width;
    }
    if total == 0 || total > 128 {
        let diag = Diag::error("E0109", &text.origin, format!("the layout has {total} bits"));
        cx.report(diag.help("1 to 128 bits"));
        return None;
    }
    let mut placed = Placed {
        width: total,
        ..Placed::default()
    };
    let mut low = total;
    for (element, width) in layout.elements.iter().zip(widths) {
        low -= width;
        match element {
            Element::Pattern(bits) => {
                for (i, bit) in bits.iter().rev().enumerate() {
                    let at = 1u128 << (low as usize + i);
                    match bit {
                        b'.' => placed.ignored |= at,
                        b'1' => (placed.value, placed.mask) = (placed.value | at, placed.mask | at),
                        _ => placed.mask |= at,
                    }
                }
            }
            Element::Constant { value, width, .. } => {
                placed.value |= value << low;
                placed.mask |= ones(*width) << low;
            }
            Element::Ignored(width) => placed.ignored |= ones(*width) << low,
            Element::Fields(uses) => uses.iter().for_each(|used| placed.add(text, used, low, width)),
        }
    }
    Some(placed)
}

fn width_of_use(cx: &Cx<'_>, text: &Text, used: &FieldUse, width_of: WidthOf<'_>) -> Option<u32> {
    match &used.bits {
        FieldBits::Sized(width) => Some(*width),
        FieldBits::Ranges(ranges) => Some(ranges.iter().map(|(high, low)| high - low + 1).sum()),
        FieldBits::Whole => match width_of(&used.name) {
            Width::Known(width) => Some(width),
            Width::Bad => None,
            Width::Unknown => {
                let name = &used.name;
                let diag = Diag::error(
                    "E0105",
                    text.origin.at(used.at.0, used.at.1),
                    format!("`{name}` has no width"),
                );
                cx.report(diag.help(format!(
                    "write `{name}:N`, declare it in `fields`, or give it a kind with a width"
                )));
                None
            }
        },
    }
}

impl Placed {
    fn add(&mut self, text: &Text, used: &FieldUse, low: u32, width: u32) {
        let index = self.fields.iter().position(|f| f.name == used.name).unwrap_or_else(|| {
            let at = text.origin.at(used.at.0, used.at.1);
            let name = used.name.clone();
            self.fields.push(PlacedField {
                name,
                at,
                origin: text.part(used.at.0, used.at.1).origin,
                pieces: Vec::new(),
                placed: 0,
            });
            self.fields.len() - 1
        });
        let ranges = match &used.bits {
            FieldBits::Ranges(ranges) => ranges.clone(),
            _ if width == 0 => Vec::new(),
            _ => vec![(width - 1, 0)],
        };
        let mut at = low + width;
        for (high, bottom) in ranges {
            at -= high - bottom + 1;
            self.fields[index].piece(at, bottom, high - bottom + 1);
        }
    }
}

impl PlacedField {
    /// A run of bits.
    fn piece(&mut self, word: u32, value: u32, len: u32) {
        self.placed |= ones(len) << value;
        self.pieces.push(Piece {
            word: word as u8,
            value: value as u8,
            len: len as u8,
        });
    }
}

/// Fixes a field to a constant.
pub fn fix(
    cx: &Cx<'_>,
    placed: &mut Placed,
    field: &PlacedField,
    value: &str,
    at: Place,
    def: &FieldDef,
) -> Option<u128> {
    let width = field.width();
    let value = field_value(cx, &field.name, value, at.clone(), width, def)?;
    if value & !field.placed != 0 {
        let message = format!(
            "`{}={value:#x}` has ones in bits that are not in the layout",
            field.name
        );
        cx.report(Diag::error("E0104", at, message).also(field.at.clone(), "placed here"));
        return None;
    }
    let mut set = |word: u32, bit: u128| {
        placed.mask |= 1 << word;
        placed.value |= bit << word;
    };
    for piece in &field.pieces {
        (0..u32::from(piece.len))
            .for_each(|i| set(u32::from(piece.word) + i, value >> (u32::from(piece.value) + i) & 1));
    }
    Some(value)
}

/// An operand: the bits of a field and its kind.
pub fn operand(cx: &Cx<'_>, field: &PlacedField, resolved: &Resolved, kind: u16, shape: &Kind) -> Option<Operand> {
    let number = matches!(shape, Kind::Int | Kind::Float(_));
    let highest = field.width();
    let width = resolved.width.unwrap_or(highest);
    let name = &field.name;
    // The width of an enum is that of its largest code; a wider field has codes that are not encodings.
    let codes = matches!(shape, Kind::Enum { .. });
    if highest > width && !codes {
        let message = format!("bit {} of `{name}` is placed, its kind has {width} bits", highest - 1);
        cx.report(
            Diag::error("E0107", field.at.clone(), message).help("the kind is too narrow, or the layout too wide"),
        );
        return None;
    }
    let width = width.max(highest);
    if width > 64 {
        cx.report(Diag::error(
            "E0107",
            field.at.clone(),
            format!("`{name}` has {width} bits; an operand has at most 64"),
        ));
        return None;
    }
    let lowest = field.placed.trailing_zeros();
    let from = if number { lowest } else { 0 };
    let missing = ones(width) & !field.placed & !ones(from);
    if missing != 0 {
        let bits: Vec<String> = (0..width)
            .filter(|i| missing >> i & 1 == 1)
            .map(|i| i.to_string())
            .collect();
        let message = match bits.as_slice() {
            [one] => format!("bit {one} of `{name}` is missing"),
            all => format!("bits {} of `{name}` are missing", all.join(", ")),
        };
        let diag = Diag::error("E0108", field.at.clone(), message);
        cx.report(
            diag.help(
                "place every bit of the number; only the lowest bits of a number may be left out (they are zero)",
            ),
        );
        return None;
    }
    let attrs = &resolved.attrs;
    Some(Operand {
        name: name.clone(),
        kind,
        args: Vec::new(),
        dir: attrs.dir.unwrap_or(Dir::In),
        width: width as u8,
        signed: resolved.signed,
        align: if number { lowest as u8 } else { 0 },
        pieces: field.pieces.clone(),
        default: attrs.default,
        except: attrs.except.clone(),
        pcrel: attrs.pcrel,
        scale: attrs.scale.max(1),
        hex: attrs.hex,
        wrap: attrs.wrap,
        shown: attrs.shown,
        origin: field.origin.clone(),
    })
}
