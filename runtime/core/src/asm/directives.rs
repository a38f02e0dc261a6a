//! Directives: what each one does with the statement behind its name.

use super::data::{constant, string};
use super::state::{Place, State};
use super::symbols::{Deferred, Definition};
use crate::isa::{FeatureSet, Word};
use crate::names::near;
use crate::parse::expr::{Eval, Value, evaluate, name_length, skip_blanks};
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

/// All that are known; the ones of debug information and linking are accepted and have no effect.
const NAMES: &[&str] = &[
    ".text",
    ".data",
    ".rodata",
    ".bss",
    ".section",
    ".pushsection",
    ".popsection",
    ".previous",
    ".byte",
    ".half",
    ".short",
    ".hword",
    ".word",
    ".long",
    ".int",
    ".dword",
    ".quad",
    ".2byte",
    ".4byte",
    ".8byte",
    ".float",
    ".double",
    ".ascii",
    ".asciz",
    ".string",
    ".zero",
    ".space",
    ".skip",
    ".fill",
    ".align",
    ".p2align",
    ".balign",
    ".org",
    ".equ",
    ".set",
    ".comm",
    ".lcomm",
    ".globl",
    ".global",
    ".weak",
    ".local",
    ".type",
    ".size",
    ".option",
    ".insn",
    ".file",
    ".ident",
    ".loc",
    ".attribute",
    ".addrsig",
    ".addrsig_sym",
    ".hidden",
    ".protected",
    ".internal",
    ".end",
];

/// The largest alignment in bytes.
const MAX_ALIGN: u64 = 1 << 20;
/// `.option push` and `.pushsection` nest at most this deep.
const MAX_STACK: usize = 1024;

/// A problem: offset in the statement, message.
type Problem = (usize, String);

fn said((at, message): (usize, &'static str)) -> Problem {
    (
        at,
        if message.starts_with("a ") {
            format!("expected {message}")
        } else {
            message.to_string()
        },
    )
}

/// Carries out a directive whose name stands at `at` and whose arguments start at `args`.
pub(super) fn directive(s: &mut State<'_>, name: &str, at: usize, args: usize, place: &Place<'_>) {
    let text = place.text;
    let done = match name {
        ".text" | ".data" | ".rodata" | ".bss" => {
            s.section(name, None);
            Ok(())
        }
        ".section" => section(s, text, args, false),
        ".pushsection" => section(s, text, args, true),
        ".popsection" => s
            .section_stack
            .pop()
            .map(|c| s.current = c)
            .ok_or((at, "no section was pushed".to_string())),
        ".previous" => {
            core::mem::swap(&mut s.current, &mut s.previous);
            Ok(())
        }
        ".byte" => numbers(s, text, args, 1, place),
        ".half" | ".short" | ".hword" | ".2byte" => numbers(s, text, args, 2, place),
        ".word" | ".long" | ".int" | ".4byte" => numbers(s, text, args, 4, place),
        ".dword" | ".quad" | ".8byte" => numbers(s, text, args, 8, place),
        ".float" => {
            s.floats(text, args, 32, place);
            Ok(())
        }
        ".double" => {
            s.floats(text, args, 64, place);
            Ok(())
        }
        ".ascii" | ".asciz" | ".string" => {
            s.strings(text, args, name != ".ascii", place);
            Ok(())
        }
        ".zero" | ".space" | ".skip" => arguments(s, text, args, 1, 2).map(|a| s.fill(a[0], 1, second(&a), place)),
        ".fill" => arguments(s, text, args, 1, 3).and_then(|a| {
            let size = a.get(1).copied().unwrap_or(1);
            let size = u8::try_from(size).map_err(|_| (args, format!("{size} is no size of a value: 0 to 8 bytes")))?;
            s.fill(a[0], size.min(8), a.get(2).copied().unwrap_or(0), place);
            Ok(())
        }),
        ".align" | ".p2align" => optional_arguments(s, text, args).and_then(|a| align(s, args, &a, true, place)),
        ".balign" => optional_arguments(s, text, args).and_then(|a| align(s, args, &a, false, place)),
        ".org" => arguments_or_here(s, text, args).map(|a| s.origin(a[0], second(&a), place)),
        ".equ" | ".set" => name_then(text, args).map(|(name, next)| assign(s, name, args, next, place)),
        ".globl" | ".global" | ".weak" => names(text, args).map(|all| {
            for n in all {
                s.symbols.entry(n).global = true;
            }
        }),
        ".type" => name_then(text, args).map(|(name, next)| {
            let kind = text.get(next..).unwrap_or("").trim();
            s.symbols.entry(name).function = kind.ends_with("function") || kind.ends_with("STT_FUNC");
        }),
        ".size" => name_then(text, args).map(|(name, next)| {
            if let Ok((size, _)) = constant(s, text, next) {
                s.symbols.entry(name).size = size.max(0) as u64;
            }
        }),
        ".comm" | ".lcomm" => common(s, text, args, place),
        ".option" => option(s, text, args),
        ".insn" => raw(s, text, args, place),
        n if NAMES.contains(&n) || n.starts_with(".cfi_") => Ok(()),
        n => {
            let near = match s.enough() {
                true => Vec::new(),
                false => near(n, NAMES.iter().copied()),
            };
            let hint = if near.is_empty() {
                String::new()
            } else {
                format!("; did you mean `{}`?", near.join("`, `"))
            };
            return s.error(place, at, n.len(), "E0250", format!("unknown directive `{n}`{hint}"));
        }
    };
    if let Err((at, message)) = done {
        s.error(place, at, 1, "E0234", message);
    }
}

fn numbers(s: &mut State<'_>, text: &str, args: usize, bytes: u8, place: &Place<'_>) -> Result<(), Problem> {
    s.numbers(text, args, bytes, place);
    Ok(())
}

fn second(a: &[i64]) -> i64 {
    a.get(1).copied().unwrap_or(0)
}

/// Numbers separated by commas; between `least` and `most` of them.
fn arguments(s: &State<'_>, text: &str, at: usize, least: usize, most: usize) -> Result<Vec<i64>, Problem> {
    let all = optional_arguments(s, text, at)?;
    let known: Vec<i64> = all.iter().map_while(|a| *a).collect();
    match known.len() {
        n if n < least => Err((text.len(), "expected a number".to_string())),
        n if n > most || n < all.len() => Err((at, format!("expected at most {most} numbers"))),
        _ => Ok(known),
    }
}

/// Numbers separated by commas, of which some may be left out: `3,,2`.
fn optional_arguments(s: &State<'_>, text: &str, at: usize) -> Result<Vec<Option<i64>>, Problem> {
    let bytes = text.as_bytes();
    let mut all = Vec::new();
    let mut at = skip_blanks(bytes, at);
    while at < bytes.len() && all.len() < 8 {
        if bytes[at] == b',' {
            all.push(None);
        } else {
            let (n, end) = constant(s, text, at).map_err(said)?;
            all.push(Some(n));
            at = skip_blanks(bytes, end);
        }
        match bytes.get(at) {
            None => break,
            Some(b',') => at = skip_blanks(bytes, at + 1),
            Some(_) => return Err((at, "expected `,`".to_string())),
        }
    }
    Ok(all)
}

/// Like [`arguments`] for `.org`, whose first number may be a place in the current section.
fn arguments_or_here(s: &State<'_>, text: &str, at: usize) -> Result<Vec<i64>, Problem> {
    match evaluate(text, at, &s.scope()) {
        Ok((
            Eval::Known(Value {
                n,
                section: Some(section),
            }),
            end,
        )) if section == s.current => {
            let end = skip_blanks(text.as_bytes(), end);
            let fill = match text.as_bytes().get(end) {
                Some(b',') => constant(s, text, end + 1).map_err(said)?.0,
                _ => 0,
            };
            Ok([n, fill].to_vec())
        }
        _ => arguments(s, text, at, 1, 2),
    }
}

fn align(s: &mut State<'_>, at: usize, a: &[Option<i64>], power: bool, place: &Place<'_>) -> Result<(), Problem> {
    if a.len() > 3 {
        return Err((
            at,
            "expected an alignment, a fill byte, and the most bytes to skip".to_string(),
        ));
    }
    let Some(Some(n)) = a.first() else {
        return Err((at, "expected a number".to_string()));
    };
    let align = match (u32::try_from(*n), power) {
        (Ok(n), true) if n < 64 => 1u64 << n,
        (Ok(0), false) => 1,
        (Ok(n), false) if n.is_power_of_two() => u64::from(n),
        _ => 0,
    };
    if align == 0 || align > MAX_ALIGN {
        return Err((
            at,
            format!("{n} is no alignment: a power of two up to {MAX_ALIGN} bytes"),
        ));
    }
    s.align(align, a.get(1).copied().flatten(), a.get(2).copied().flatten(), place);
    Ok(())
}

/// A name and where what follows its comma starts.
fn name_then(text: &str, at: usize) -> Result<(&str, usize), Problem> {
    let bytes = text.as_bytes();
    let len = name_length(&bytes[at..]);
    let comma = skip_blanks(bytes, at + len);
    match bytes.get(comma) {
        _ if len == 0 => Err((at, "expected a name".to_string())),
        Some(b',') => Ok((&text[at..at + len], comma + 1)),
        _ => Err((comma, "expected `,`".to_string())),
    }
}

/// Names separated by commas.
fn names(text: &str, at: usize) -> Result<Vec<&str>, Problem> {
    let all: Vec<&str> = text.get(at..).unwrap_or("").split(',').map(str::trim).collect();
    match all
        .iter()
        .find(|n| n.is_empty() || name_length(n.as_bytes()) != n.len())
    {
        Some(_) => Err((at, "expected names separated by commas".to_string())),
        None => Ok(all),
    }
}

/// `name = expression`
pub(super) fn assign(s: &mut State<'_>, name: &str, at: usize, value: usize, place: &Place<'_>) {
    let text = place.text;
    let here = s.here();
    let definition = match evaluate(text, value, &s.scope()) {
        Ok((_, end)) if skip_blanks(text.as_bytes(), end) < text.len() => {
            return s.error(
                place,
                skip_blanks(text.as_bytes(), end),
                1,
                "E0234",
                "expected an operator".to_string(),
            );
        }
        Ok((Eval::Known(v), _)) => Definition::Value(v),
        Ok((Eval::Undefined { .. }, end)) => {
            let text = text.get(value..end).unwrap_or("").into();
            Definition::Deferred(Deferred {
                text,
                sequence: s.symbols.sequence,
                here,
            })
        }
        Ok((Eval::Invalid { at, why }, _)) => return s.error(place, at, 1, "E0235", why.to_string()),
        Err(e) => return s.error(place, e.at, 1, "E0234", format!("expected {}", e.expected)),
    };
    let entry = s.symbols.entry(name);
    if entry.definition.is_some() && !entry.variable {
        let message = format!("`{name}` is already defined in line {}", entry.line);
        return s.error(place, at, name.len(), "E0245", message);
    }
    entry.definition = Some(definition);
    entry.variable = true;
    entry.line = place.line;
}

/// Flags of a section, a letter each: those of GNU as for ELF (its manual, `.section`), with digits as numbers.
const SECTION_FLAGS: &[u8] = b"adewxolMSGTR?0123456789";

/// `.section name, "flags", @type`
fn section(s: &mut State<'_>, text: &str, at: usize, push: bool) -> Result<(), Problem> {
    let bytes = text.as_bytes();
    let (name, mut end) = match bytes.get(at) {
        Some(b'"') => {
            let (name, end) = string(text, at).map_err(said)?;
            (String::from_utf8_lossy(&name).into_owned(), end)
        }
        _ => {
            let stop = |c: char| c == ',' || c == ' ' || c == '\t';
            let name: &str = text[at..].split(stop).next().unwrap_or("");
            (name.to_string(), at + name.len())
        }
    };
    if name.is_empty() {
        return Err((at, "expected the name of a section".to_string()));
    }
    end = skip_blanks(bytes, end);
    let mut flags = None;
    if bytes.get(end) == Some(&b',') {
        let quote = skip_blanks(bytes, end + 1);
        let (letters, after) = string(text, quote).map_err(said)?;
        if let Some(other) = letters.iter().position(|letter| !SECTION_FLAGS.contains(letter)) {
            let letter = letters[other].escape_ascii();
            return Err((
                quote + 1 + other,
                format!("`{letter}` is no flag of a section; `a` is in memory, `w` written, `x` executed"),
            ));
        }
        let kind = text.get(after..).unwrap_or("");
        flags = Some((String::from_utf8_lossy(&letters).into_owned(), kind.contains("nobits")));
    }
    if push {
        if s.section_stack.len() >= MAX_STACK {
            return Err((at, "too many sections are pushed".to_string()));
        }
        s.section_stack.push(s.current);
    }
    s.section(&name, flags.as_ref().map(|f| (f.0.as_str(), f.1)));
    Ok(())
}

/// `.comm name, size, alignment`: zeros with a name.
fn common(s: &mut State<'_>, text: &str, at: usize, place: &Place<'_>) -> Result<(), Problem> {
    let (name, next) = name_then(text, at)?;
    let a = arguments(s, text, next, 1, 2)?;
    let (current, previous) = (s.current, s.previous);
    s.section(".bss", None);
    let align = a.get(1).copied().unwrap_or(1);
    let done = self::align(s, at, &[Some(align)], false, place);
    s.label(name, at, place);
    s.fill(a[0], 1, 0, place);
    let entry = s.symbols.entry(name);
    entry.size = a[0].max(0) as u64;
    (s.current, s.previous) = (current, previous);
    done
}

fn option(s: &mut State<'_>, text: &str, at: usize) -> Result<(), Problem> {
    let mut words = text[at..].split(',').map(str::trim);
    match words.next().unwrap_or("") {
        "push" if s.option_stack.len() < MAX_STACK => s.option_stack.push((s.tools.clone(), s.compress)),
        "push" => return Err((at, "too many options are pushed".to_string())),
        "pop" => {
            (s.tools, s.compress) = s.option_stack.pop().ok_or((at, "no option was pushed".to_string()))?;
        }
        "arch" => {
            let mut features = *s.tools.parser.features();
            for word in words {
                features = change(s, features, word).map_err(|message| (at, message))?;
            }
            s.change_features(&features);
        }
        other => return own_option(s, other).map_err(|message| (at, message)),
    }
    Ok(())
}

/// An option of the description (`assembler_options`).
fn own_option(s: &mut State<'_>, name: &str) -> Result<(), String> {
    let known = s.option_words.iter().find(|(known, _)| *known == name);
    let Some((_, option)) = known.cloned() else {
        let names = ["push", "pop", "arch"].into_iter();
        let all: Vec<&str> = names.chain(s.option_words.iter().map(|(known, _)| *known)).collect();
        return Err(format!("unknown option `{name}`; there are: {}", all.join(", ")));
    };
    if let Some(compress) = option.compress {
        s.compress = compress;
    }
    if !option.features.is_empty() {
        let mut features = *s.tools.parser.features();
        for word in option.features {
            features = change(s, features, word)?;
        }
        s.change_features(&features);
    }
    Ok(())
}

/// `+zba`, `-c`, or a whole target name.
fn change(s: &State<'_>, features: FeatureSet, word: &str) -> Result<FeatureSet, String> {
    let (sign, name) = match word.as_bytes().first() {
        Some(b'+' | b'-') => word.split_at(1),
        _ => return s.isa.target(word).map(|t| t.features).map_err(|e| e.to_string()),
    };
    let feature = s.isa.features.iter().position(|f| f.name.eq_ignore_ascii_case(name));
    let Some(feature) = feature else {
        let near = near(name, s.isa.features.iter().map(|f| f.name));
        return Err(format!("there is no feature `{name}`; near: {}", near.join(", ")));
    };
    let mut changed = features;
    if sign == "-" {
        changed.remove(feature as u16);
        return Ok(changed);
    }
    changed.insert(feature as u16);
    let changed = s.isa.closure(&changed);
    match s.isa.conflicts(&changed).first() {
        Some(&(a, b)) => {
            let name = |f: u16| s.isa.features.get(usize::from(f)).map_or("?", |f| f.name);
            Err(format!("{} and {} exclude each other", name(a), name(b)))
        }
        None => Ok(changed),
    }
}

/// `.insn 0x…` or `.insn bytes, 0x…`: an instruction by its bits.
fn raw(s: &mut State<'_>, text: &str, at: usize, place: &Place<'_>) -> Result<(), Problem> {
    let a = arguments(s, text, at, 1, 2)?;
    let (bytes, word) = match *a.as_slice() {
        [bytes, word] => (bytes, word),
        [word] => {
            let low = word as u32;
            let Some((_, _, bits)) = s.lengths.iter().find(|(mask, value, _)| low & mask == *value) else {
                let message = format!("no instruction of this target begins with the low bits of {word:#x}");
                return Err((at, message + ": give its length in bytes, then its bits"));
            };
            (i64::from(bits / 8), word)
        }
        _ => return Err((at, "expected a number".to_string())),
    };
    let fits = (1..=8).contains(&bytes) && (bytes == 8 || (word as u64) >> (bytes * 8) == 0);
    if !fits {
        return Err((at, format!("{word:#x} is no instruction of {bytes} bytes")));
    }
    s.code(word as u64 as Word, bytes as u8, place);
    Ok(())
}
