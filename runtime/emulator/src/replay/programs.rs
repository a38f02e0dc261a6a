//! A JSON object a line: words that are executed one after the other, with the state before and after; or words that come
//! in, and those that the machine's front end passes on.
//!
//! | field | |
//! |---|---|
//! | `arch` | the target |
//! | `words` | the words, in hexadecimal digits |
//! | `pre`, `post` | state before, besides its reset values; of state after, all that changed |
//! | `partial` | true: state that `post` does not name may be anything |
//! | `in_words`, `issued` | instead of these: the words that come in, and those that are passed on |
//! | `asm`, … | instead of these: a text, and its word under the name that `vector_word:` of the environment gives, and under the names of other bit orders |
//! | `check` | `decode`: the word has this text, and nothing is said of what the text is assembled to |
//!
//! Where a field has another name for targets, `vector_target:` says which and what its values are: `gen 320=a320 420=a420`.
//! Lines with values that the machine's own instructions place and read are the module [`super::exchange`]'s.
//!
//! State has the names of the description; `L3` is register 3 of file `L`. A value is a number, in digits where it is
//! text; where `vector_lanes:` of the description's environment names its file or itself (`L=32`), it is written lane by
//! lane, the lowest first, each so many bits. A map is registers of a file by number. A list of lists is a stack, from
//! the bottom: `vector_stacks:` says which state counts its entries and which files hold their parts (`stk=sp:en,cc`).

use super::reader::{Object, Reader, text, word_list, words};
use super::{Case, Code, Format, exchange};
use onespec_core::isa::{Isa, Word};
use serde_json::Value;

/// The format.
#[derive(Debug)]
pub struct Programs;

/// Fields by which a line is known.
const FIELDS: [&[&str]; 2] = [&["words", "pre", "post"], &["in_words", "issued"]];

impl Format for Programs {
    fn name(&self, _: &Isa) -> Option<String> {
        Some("JSON objects with `words`, `pre` and `post`, with `in_words` and `issued`, or with `asm` and its word, a line each".to_owned())
    }

    fn recognises(&self, isa: &Isa, first_line: &str) -> bool {
        let Ok(object) = serde_json::from_str::<Object>(first_line) else {
            return false;
        };
        let has = |keys: &[&str]| keys.iter().all(|key| object.contains_key(*key));
        let encodes = has(&["asm"]) && orders(isa).any(|(name, _)| object.contains_key(name));
        encodes || FIELDS.iter().any(|fields| has(fields)) || exchange::recognises(isa, &object)
    }

    fn cases<'t>(&self, isa: &'static Isa, text: &'t str) -> Result<Vec<Case<'t>>, String> {
        let reader = Reader::new(isa);
        let lines = text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty());
        lines
            .map(|(i, line)| {
                let object = serde_json::from_str(line).map_err(|error| error.to_string());
                let case = object.and_then(|object: Object| match object.contains_key("asm") {
                    true => reader.encoding(i + 1, &object),
                    false => reader.case(i + 1, &object),
                });
                case.map_err(|error| format!("line {}: {error}", i + 1))
            })
            .collect()
    }
}

/// Names under which a line gives a word: in the machine's own bit order, and left rotations of the others.
fn orders(isa: &Isa) -> impl Iterator<Item = (&'static str, u16)> {
    let own = isa.environment.iter().find(|(key, _)| *key == "vector_word");
    let own = own.map_or("word", |(_, name)| *name);
    std::iter::once((own, 0)).chain(isa.transports.iter().copied())
}

impl Reader {
    fn case<'t>(&self, line: usize, object: &Object) -> Result<Case<'t>, String> {
        let target = self.target(object)?;
        let case = Case {
            line,
            target,
            ..Case::default()
        };
        if object.contains_key("in_words") {
            return Ok(Case {
                code: Code::Words(words(object, "in_words")?),
                issued: Some(word_list(object, "issued")?),
                fresh: true,
                ..case
            });
        }
        if let Some(case) = exchange::case(self, object, case.clone())? {
            return Ok(case);
        }
        let partial = object.get("partial").and_then(Value::as_bool).unwrap_or(false);
        Ok(Case {
            code: Code::Words(words(object, "words")?),
            before: self.pieces(object, "pre")?,
            after: self.pieces(object, "post")?,
            whole: !partial,
            fresh: true,
            ..case
        })
    }

    /// A text with its word.
    fn encoding<'t>(&self, line: usize, object: &Object) -> Result<Case<'t>, String> {
        let given = orders(self.isa).filter_map(|(name, rotl)| Some((rotl, object.get(name)?)));
        let word = |(rotl, value): (u16, &Value)| {
            let digits = text(value)?;
            let word = Word::from_str_radix(digits, 16).map_err(|_| format!("`{digits}` is no word"))?;
            Ok((rotl, word))
        };
        let encodes: Vec<(u16, Word)> = given.map(word).collect::<Result<_, String>>()?;
        if encodes.is_empty() {
            let own = orders(self.isa).next().map_or("word", |(name, _)| name);
            return Err(format!("it has no word under `{own}`"));
        }
        let asm = object.get("asm").map(text).transpose()?.unwrap_or("");
        Ok(Case {
            line,
            target: self.target(object)?,
            code: Code::Text(asm.to_owned().into()),
            encodes,
            decodes_only: object.get("check").is_some_and(|check| check == "decode"),
            ..Case::default()
        })
    }
}
