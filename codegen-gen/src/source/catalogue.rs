//! What each code means, for `onespec explain E0401`. The articles are data, in `catalogue.yaml`.

use serde::Deserialize;
use std::collections::BTreeMap;

/// An article about a code.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Article {
    /// What is wrong, in a few words.
    pub title: String,
    /// Why it is an error and what to do.
    pub explanation: String,
    /// A text that has the fault, and usually the text that has not.
    #[serde(default)]
    pub example: String,
}

/// All articles by code, in order.
pub fn articles() -> BTreeMap<String, Article> {
    // The file is part of this program and read by a test: it always parses.
    serde_yaml::from_str(include_str!("catalogue.yaml")).unwrap_or_default()
}

/// The article about a code such as `E0401`, in any case.
pub fn article(code: &str) -> Option<Article> {
    articles().remove(&code.to_ascii_uppercase())
}

#[cfg(test)]
mod tests {
    #[test]
    fn the_catalogue_parses() {
        let text = include_str!("catalogue.yaml");
        let _: std::collections::BTreeMap<String, super::Article> = serde_yaml::from_str(text).expect("catalogue");
    }
}
