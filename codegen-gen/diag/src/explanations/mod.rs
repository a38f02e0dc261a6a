//! What each code means, for `onespec explain E0401`. The explanations are data, one file for each group of codes.

use serde::Deserialize;
use std::collections::BTreeMap;

/// The explanation of a code.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Explanation {
    /// What is wrong, in a few words.
    pub title: String,
    /// Why it is an error and what to do.
    pub explanation: String,
    /// A text that has the fault, and usually the text that has not. May be empty.
    #[serde(default)]
    pub example: String,
}

/// E00xx files and YAML, E01xx to E03xx encodings, E022x to E025x assembling, V0xxx verifying machine code, E04xx checks, E05xx
/// gates, E080x timing, E081x platforms, E1xxx semantics, E20xx
/// and W20xx Volt, E21xx and W21xx TGSI; with three digits, circuits.
const FILES: &[&str] = &[
    include_str!("files.yaml"),
    include_str!("encodings.yaml"),
    include_str!("assembler.yaml"),
    include_str!("verifier.yaml"),
    include_str!("check.yaml"),
    include_str!("timing.yaml"),
    include_str!("platforms.yaml"),
    include_str!("examples.yaml"),
    include_str!("gates.yaml"),
    include_str!("circuits.yaml"),
    include_str!("semantics.yaml"),
    include_str!("volt.yaml"),
    include_str!("tgsi.yaml"),
];

impl Explanation {
    /// The whole of it as text: `E0401: title`, why it is an error, an example.
    pub fn text(&self, code: &str) -> String {
        let example: String = self.example.lines().map(|line| format!("    {line}\n")).collect();
        let gap = if example.is_empty() { "" } else { "\n" };
        let code = code.to_ascii_uppercase();
        format!("{code}: {}\n\n{}\n{gap}{example}", self.title, self.explanation.trim())
    }
}

/// All explanations by code, in order.
pub fn explanations() -> BTreeMap<String, Explanation> {
    let mut all = BTreeMap::new();
    for file in FILES {
        // The files are part of this program and read by a test: they always parse.
        all.extend(serde_yaml::from_str::<BTreeMap<String, Explanation>>(file).unwrap_or_default());
    }
    all
}

/// The explanation about a code such as `E0401`, in any case.
pub fn explanation(code: &str) -> Option<Explanation> {
    explanations().remove(&code.to_ascii_uppercase())
}

#[cfg(test)]
mod tests {
    use super::{Explanation, FILES, explanation, explanations};
    use std::collections::{BTreeMap, BTreeSet};
    use std::path::Path;

    #[test]
    fn the_catalogue_parses_and_no_code_has_two_articles() {
        let (mut seen, mut numbers) = (BTreeSet::new(), BTreeSet::new());
        for file in FILES {
            let read: BTreeMap<String, Explanation> = serde_yaml::from_str(file).expect("catalogue");
            for (code, explanation) in read {
                assert!(seen.insert(code.clone()), "{code} twice");
                // `E017` and `E0017` would be one code to who reads them aloud.
                let number: u32 = code[1..].parse().expect("a number");
                assert!(
                    numbers.insert((code[..1].to_string(), number)),
                    "{code}: its number is taken"
                );
                assert!(
                    explanation.explanation.trim().len() > 20 && !explanation.title.is_empty(),
                    "{code}"
                );
            }
        }
        assert!(explanation("e0401").is_some());
    }

    /// Codes as they stand in quotes in the sources below a folder.
    fn used(folder: &Path, codes: &mut BTreeSet<String>) {
        for entry in std::fs::read_dir(folder).expect("sources").flatten() {
            let path = entry.path();
            if path.is_dir() {
                used(&path, codes);
            } else if path.extension().is_some_and(|e| e == "rs") {
                let text = std::fs::read_to_string(&path).expect("a source");
                let quoted = text
                    .split('"')
                    .filter(|part| matches!(part.len(), 4 | 5) && part.is_ascii());
                let is_code =
                    |part: &&str| part.starts_with(['E', 'W']) && part[1..].bytes().all(|b| b.is_ascii_digit());
                codes.extend(quoted.filter(is_code).map(str::to_string));
            }
        }
    }

    #[test]
    fn every_code_has_an_article() {
        let sources = Path::new(env!("CARGO_MANIFEST_DIR"));
        let mut codes = BTreeSet::new();
        for generator in ["description", "diag", "emit", "pipeline", "select", "sem"] {
            used(&sources.join("..").join(generator).join("src"), &mut codes);
        }
        for runtime in ["core", "graph", "compiler", "volt", "tgsi"] {
            used(&sources.join("../../runtime").join(runtime).join("src"), &mut codes);
        }
        let known = explanations();
        let missing: Vec<&String> = codes.iter().filter(|code| !known.contains_key(*code)).collect();
        assert!(missing.is_empty(), "no explanation about {missing:?}");
    }
}
