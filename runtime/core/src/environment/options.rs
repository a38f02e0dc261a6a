//! How `assembler_options` is written: the words that `.option` takes beside those of every machine (`push`, `pop`, `arch`), and
//! what each does. An item is `word=effect`, with several effects behind commas:
//!
//! | effect | |
//! |---|---|
//! | `shorten` | from here on an instruction is shortened where a shorter one does the same |
//! | `exact` | from here on instructions stay as they are written |
//! | `+F`, `-F` | from here on the target has the feature, or not |
//! | `ignored` | nothing: what it says is of no use to this assembler |

use super::names::{Name, Wanted};
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

/// What an option of a source does.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct SourceOption<'a> {
    /// Whether instructions are shortened from here on.
    pub compress: Option<bool>,
    /// Features that are switched on and off: `+F`, `-F`.
    pub features: Vec<&'a str>,
}

/// Reads the effects behind a word; the features that they name, with their places in the text.
///
/// # Errors
/// Something that is no effect, with its place.
pub fn effects(text: &str) -> Result<(SourceOption<'_>, Vec<Name<'_>>), (usize, String)> {
    let mut option = SourceOption::default();
    let mut names = Vec::new();
    let mut at = 0;
    for effect in text.split(',') {
        match effect {
            "shorten" => option.compress = Some(true),
            "exact" => option.compress = Some(false),
            "ignored" => {}
            _ => match effect.strip_prefix(['+', '-']) {
                Some(feature) if !feature.is_empty() => {
                    option.features.push(effect);
                    names.push(Name {
                        at: at + 1,
                        text: feature,
                        wanted: Wanted::Feature,
                        value: None,
                    });
                }
                _ => return Err((at, format!("`{effect}` is nothing that an option does"))),
            },
        }
        at += effect.len() + 1;
    }
    Ok((option, names))
}
