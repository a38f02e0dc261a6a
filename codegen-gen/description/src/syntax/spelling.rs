//! Which names a description may give: what becomes the name of a file leads nowhere else, and what becomes a mnemonic can be
//! written in a line of assembly.

use onespec_core::parse::expr::is_name;

/// Longest name, in bytes: with an ending it fits every file system.
const MAX_NAME: usize = 100;

/// Names that some systems keep for devices, whatever the ending.
const DEVICES: [&str; 4] = ["con", "prn", "aux", "nul"];

/// What is wrong with a name that becomes one of a file, a folder or a crate.
pub fn file_fault(name: &str) -> Option<String> {
    let lower = name.to_ascii_lowercase();
    let stem = lower.split('.').next().unwrap_or("");
    let numbered = |device: &str| {
        let rest = stem.strip_prefix(device);
        rest.is_some_and(|rest| matches!(rest.as_bytes(), [b'0'..=b'9']))
    };
    if DEVICES.contains(&stem) || numbered("com") || numbered("lpt") {
        return Some("is the name of a device on some systems".into());
    }
    if name.starts_with('.') {
        return Some("starts with `.`".into());
    }
    shared_fault(name, |c| !"/\\:*?\"<>|".contains(c))
}

/// What is wrong with a name that becomes a mnemonic: the assembler reads the names that it reads as symbols, and takes
/// those that start with a dot for directives.
pub fn mnemonic_fault(name: &str) -> Option<String> {
    if name.contains("..") {
        return Some("holds `..`".into());
    }
    if name.starts_with('.') {
        return Some("starts with `.`, as directives do".into());
    }
    if name.starts_with(|c: char| c.is_ascii_digit()) {
        return Some("starts with a digit".into());
    }
    shared_fault(name, |c| c.is_ascii() && is_name(c as u8))
}

fn shared_fault(name: &str, taken: impl Fn(char) -> bool) -> Option<String> {
    let bad = name.chars().find(|c| !c.is_ascii_graphic() || !taken(*c));
    if name.is_empty() {
        Some("is empty".into())
    } else if name.len() > MAX_NAME {
        Some(format!("has {} bytes; at most {MAX_NAME}", name.len()))
    } else if let Some(bad) = bad {
        Some(match bad {
            ' ' => "holds a blank".into(),
            bad => format!("holds `{}`", bad.escape_default()),
        })
    } else if name.ends_with('.') {
        Some("ends with `.`".into())
    } else {
        None
    }
}

#[cfg(test)]
mod tests {
    use super::{file_fault, mnemonic_fault};

    #[test]
    fn names_of_files_lead_nowhere_else() {
        for good in ["riscv", "Zba", "rvv-pseudo", "c_late", "A2.1", "compute"] {
            assert_eq!(file_fault(good), None, "{good}");
        }
        let long = "a".repeat(101);
        for bad in [
            "", ".", "..", "../x", "a/b", "a\\b", "a\0", "a\nb", "a b", "x.", "C:", "NUL", "com1", "ä", &long,
        ] {
            assert!(file_fault(bad).is_some(), "{bad:?}");
        }
    }

    #[test]
    fn mnemonics_can_be_written() {
        for good in ["add", "c.addi", "fcvt.w.s", "ldc.k", "a$vg", "_x"] {
            assert_eq!(mnemonic_fault(good), None, "{good}");
        }
        for bad in [
            "",
            "a b",
            "a,b",
            "a0..20000",
            "a.",
            "x/../y",
            "a#",
            "a:",
            "\u{202e}a",
            "5",
            "1f",
            "-",
            "(avg)",
            "%avg",
            "a=b",
            "a@b",
            "a*b",
            "a[b]",
            "a?",
            "a!",
            ".word",
        ] {
            assert!(mnemonic_fault(bad).is_some(), "{bad:?}");
        }
    }
}
