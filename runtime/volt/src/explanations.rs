//! Explanations of error codes, for `onespec explain E2006`. They are kept as one text: a line with the code and a
//! title, then the explanation; indented lines are an example.

const TEXT: &str = include_str!("explanations.txt");

/// The explanation of a code.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Explanation {
    pub code: &'static str,
    pub title: &'static str,
    /// Why it is an error and what to do.
    pub explanation: String,
    /// May be empty.
    pub example: String,
}

/// All of them, in order.
pub fn explanations() -> Vec<Explanation> {
    let mut all: Vec<Explanation> = Vec::new();
    for line in TEXT.lines() {
        let code = line.split(' ').next().unwrap_or("");
        let begins = code.len() == 5 && code.starts_with(['E', 'W']) && code[1..].bytes().all(|b| b.is_ascii_digit());
        if begins {
            all.push(Explanation {
                code,
                title: line[code.len()..].trim(),
                explanation: String::new(),
                example: String::new(),
            });
        } else if let Some(explanation) = all.last_mut() {
            let into = match line.strip_prefix("    ") {
                Some(_) => &mut explanation.example,
                None => &mut explanation.explanation,
            };
            into.push_str(line.strip_prefix("    ").unwrap_or(line));
            into.push('\n');
        }
    }
    all
}

/// The explanation about a code, in any case.
pub fn explanation(code: &str) -> Option<Explanation> {
    explanations().into_iter().find(|a| a.code.eq_ignore_ascii_case(code))
}

#[cfg(test)]
mod tests {
    use super::explanations;
    use std::collections::BTreeSet;
    use std::path::Path;

    /// Codes as they stand in quotes in the sources below a folder.
    fn used(folder: &Path, codes: &mut BTreeSet<String>) {
        for entry in std::fs::read_dir(folder).expect("sources").flatten() {
            let path = entry.path();
            if path.is_dir() {
                used(&path, codes);
            } else if path.extension().is_some_and(|e| e == "rs") {
                let text = std::fs::read_to_string(&path).expect("a source");
                let quoted = text.split('"').filter(|part| part.len() == 5 && part.is_ascii());
                let is_code =
                    |part: &&str| part.starts_with(['E', 'W']) && part[1..].bytes().all(|b| b.is_ascii_digit());
                codes.extend(quoted.filter(is_code).map(str::to_string));
            }
        }
    }

    #[test]
    fn every_code_has_one_article() {
        let mut codes = BTreeSet::new();
        used(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut codes);
        let all = explanations();
        let known: Vec<String> = all.iter().map(|a| a.code.to_string()).collect();
        assert_eq!(codes.into_iter().collect::<Vec<_>>(), known);
        assert!(
            all.iter()
                .all(|a| a.explanation.trim().len() > 20 && !a.title.is_empty())
        );
    }
}
