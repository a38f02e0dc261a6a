//! Nearest names, for hints: a misspelt name is answered with the one that was probably meant.

/// Names of more bytes are not compared: that takes the product of both lengths.
const LONG: usize = 200;

/// The candidate with the smallest edit distance to `name`, if it is close enough to be a misspelling of it. A swap of
/// neighbours counts as one edit, the case of letters as none. Of equals the first in alphabetical order, so that messages do
/// not depend on the order of declaration.
pub fn nearest<'a>(name: &str, candidates: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    if name.len() > LONG {
        return None;
    }
    let limit = (name.chars().count() / 3).max(1);
    let asked = name.to_ascii_lowercase();
    let near = candidates
        .into_iter()
        .filter(|known| known.len().abs_diff(name.len()) <= 4 * limit && known.len() <= LONG);
    let measured = near.map(|known| (strsim::osa_distance(&asked, &known.to_ascii_lowercase()), known));
    measured
        .filter(|(distance, _)| *distance <= limit)
        .min()
        .map(|(_, known)| known)
}

/// A help line: `did you mean …?`, else the names there are (when they are few), else nothing.
pub fn did_you_mean<'a>(name: &str, candidates: impl IntoIterator<Item = &'a str>) -> Option<String> {
    const FEW: usize = 12;
    let mut all: Vec<&str> = candidates.into_iter().collect();
    if let Some(found) = nearest(name, all.iter().copied()) {
        return Some(format!("did you mean `{found}`?"));
    }
    all.sort_unstable();
    all.dedup();
    if all.is_empty() || all.len() > FEW {
        return None;
    }
    Some(format!("there are: {}", all.join(", ")))
}

#[cfg(test)]
mod tests {
    use super::nearest;

    #[test]
    fn finds_what_was_meant() {
        assert_eq!(nearest("fromat", ["format", "for", "bits"]), Some("format"));
        assert_eq!(nearest("OPP", ["OP", "OP_IMM", "LOAD"]), Some("OP"));
        assert_eq!(nearest("colour", ["format", "for", "bits"]), None);
    }
}
