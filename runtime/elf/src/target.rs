//! What an ELF file says about the machine that it was built for: the machine's number in its header, and the
//! architecture in its build attributes (the section format of the ARM ABI's addenda, which the RISC-V psABI uses too).
//!
//! Where that stands is `elf` of the description's platforms: the number, and for the attributes the section, the vendor's
//! name in it and the tag of the architecture's text.

use onespec_core::isa::Isa;
use onespec_core::target::{Resolved, TargetProblem};

/// Extensions of a file's architecture that the description need not know, at most.
const MAX_UNKNOWN: usize = 256;
/// `Tag_File`: the attributes that follow are those of the whole file.
const TAG_FILE: u64 = 1;

/// The machine number in the header of an ELF file in little-endian order.
pub fn machine_of(data: &[u8]) -> Option<u16> {
    let is_elf = data.starts_with(b"\x7fELF") && data.get(5) == Some(&1);
    let number: [u8; 2] = data.get(18..20)?.try_into().ok()?;
    is_elf.then(|| u16::from_le_bytes(number))
}

/// The number that the description gives its machine in ELF files.
pub fn machine_number(isa: &Isa) -> Option<u16> {
    isa.elf().map(|elf| elf.machine)
}

/// The target that a file was built for: the architecture of its attributes; without them the default target, or the one
/// like it with the file's word width. `None` where the description has no target of this width.
pub fn declared(isa: &Isa, data: &[u8]) -> Option<Resolved> {
    architecture(isa, data)
        .and_then(|text| resolve(isa, text))
        .or_else(|| by_width(isa, width(data)?))
}

/// The target to run a file on: the default one, and what the file's attributes add. Where these exclude each other, what
/// the attributes say alone.
pub fn to_run(isa: &Isa, data: &[u8]) -> Option<Resolved> {
    let base = by_width(isa, width(data)?)?;
    let Some(own) = architecture(isa, data).and_then(|text| resolve(isa, text)) else {
        return Some(base);
    };
    let features = isa.closure(&base.features.union(&own.features));
    if features == base.features {
        return Some(base);
    }
    let values =
        |param: &onespec_core::isa::Param| param.features.iter().filter(|f| features.contains(**f)).count() < 2;
    if !isa.conflicts(&features).is_empty() || !isa.params.iter().all(values) {
        return Some(own);
    }
    Some(Resolved {
        features,
        params: isa.param_values(&features),
        settings: isa.setting_values(&features),
        ..own
    })
}

/// Bits of a word, by the class of the file.
fn width(data: &[u8]) -> Option<i64> {
    match data.get(4)? {
        1 => Some(32),
        2 => Some(64),
        _ => None,
    }
}

/// The default target if it has this word width, else its sibling that has, else any that has.
pub fn by_width(isa: &Isa, width: i64) -> Option<Resolved> {
    let fits = |target: &Resolved| target.params.first().is_none_or(|(_, value)| *value == width);
    let usual = isa.target("").ok()?;
    if fits(&usual) {
        return Some(usual);
    }
    let own = usual.params.first().map_or(0, |(_, value)| *value).to_string();
    let sibling = usual.name.replace(&own, &width.to_string());
    let names = [sibling.as_str()]
        .into_iter()
        .chain(isa.targets.iter().map(|target| target.name));
    let mut all = names.filter_map(|name| isa.target(name).ok());
    all.find(fits)
}

/// A target from the text of an architecture. Extensions that the description does not have are left out.
fn resolve(isa: &Isa, text: &str) -> Option<Resolved> {
    let mut items: Vec<&str> = text.split('_').collect();
    for _ in 0..MAX_UNKNOWN {
        let error = match isa.target(&items.join("_")) {
            Ok(target) => return Some(target),
            Err(error) => error,
        };
        let TargetProblem::NoFeature { .. } = error.problem else {
            return None;
        };
        let before = items.len();
        let mut is_first = true;
        items.retain(|item| std::mem::take(&mut is_first) || *item != error.piece);
        if items.len() == before {
            return None;
        }
    }
    None
}

/// The text of the architecture in a file's attributes.
fn architecture<'d>(isa: &Isa, data: &'d [u8]) -> Option<&'d str> {
    use object::read::{Object, ObjectSection};
    let (name, vendor, tag) = isa.elf()?.attributes?;
    let file = object::File::parse(data).ok()?;
    let section = file.section_by_name(name)?;
    attribute(section.data().ok()?, vendor, tag)
}

/// The text of an attribute of the whole file. Tags that are odd have texts, the others numbers.
fn attribute<'d>(section: &'d [u8], vendor: &str, wanted: u64) -> Option<&'d str> {
    let mut rest = section.strip_prefix(b"A")?;
    while !rest.is_empty() {
        let mut part = take_sized(&mut rest, 0)?;
        if text(&mut part)? != vendor {
            continue;
        }
        while !part.is_empty() {
            let before = part.len();
            let tag = number(&mut part)?;
            let read = before - part.len();
            let mut list = take_sized(&mut part, read)?;
            while tag == TAG_FILE && !list.is_empty() {
                match number(&mut list)? {
                    tag if tag % 2 == 0 => {
                        number(&mut list)?;
                    }
                    tag => {
                        let found = text(&mut list)?;
                        if tag == wanted {
                            return Some(found);
                        }
                    }
                }
            }
        }
    }
    None
}

/// What follows a length of four bytes; the length counts itself and what was before it.
fn take_sized<'d>(rest: &mut &'d [u8], before: usize) -> Option<&'d [u8]> {
    let (length, _) = rest.split_first_chunk::<4>()?;
    let length = usize::try_from(u32::from_le_bytes(*length)).ok()?.checked_sub(before)?;
    let (part, after) = rest.split_at_checked(length)?;
    *rest = after;
    part.get(4..)
}

/// A text up to its zero.
fn text<'d>(rest: &mut &'d [u8]) -> Option<&'d str> {
    let end = rest.iter().position(|byte| *byte == 0)?;
    let found = std::str::from_utf8(rest.get(..end)?).ok()?;
    *rest = rest.get(end + 1..)?;
    Some(found)
}

/// A number in ULEB128.
fn number(rest: &mut &[u8]) -> Option<u64> {
    let mut value = 0u64;
    for shift in (0..63).step_by(7) {
        let (byte, after) = rest.split_first()?;
        *rest = after;
        value |= u64::from(byte & 0x7f) << shift;
        if byte & 0x80 == 0 {
            return Some(value);
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::attribute;

    /// As GNU as writes it: stack alignment 16, then the architecture.
    const SECTION: &[u8] = b"A\x1d\0\0\0riscv\0\x01\x13\0\0\0\x04\x10\x05rv64i2p1\0";

    #[test]
    fn the_architecture_is_found() {
        let mut section = SECTION.to_vec();
        let inner = 5 + 2 + 1 + 9;
        section[12..16].copy_from_slice(&(inner as u32).to_le_bytes());
        section[1..5].copy_from_slice(&((4 + 6 + inner) as u32).to_le_bytes());
        assert_eq!(attribute(&section, "riscv", 5), Some("rv64i2p1"));
        assert_eq!(attribute(&section, "arm", 5), None);
        assert_eq!(attribute(&section, "riscv", 7), None);
    }

    #[test]
    fn sections_that_are_cut_off_or_lie_say_nothing() {
        for length in 0..SECTION.len() {
            let _ = attribute(&SECTION[..length], "riscv", 5);
        }
        for at in 0..SECTION.len() {
            for byte in [0, 1, 0x7f, 0xff] {
                let mut section = SECTION.to_vec();
                section[at] = byte;
                let _ = attribute(&section, "riscv", 5);
            }
        }
        // Parts of length 0 end, too.
        assert_eq!(attribute(b"A\0\0\0\0", "riscv", 5), None);
    }
}
