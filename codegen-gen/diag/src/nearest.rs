//! Nearest names, for hints: a misspelt name is answered with the one that was probably meant.

/// The candidate with the smallest edit distance to `name`, if it is close enough to be a misspelling of it.
/// Of equals the first in alphabetical order, so that messages do not depend on the order of declaration.
pub fn nearest<'a>(name: &str, candidates: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let limit = (name.chars().count() / 3).max(1);
    let mut best: Option<(usize, &str)> = None;
    for candidate in candidates {
        let found = (distance(name, candidate), candidate);
        if found.0 <= limit && best.is_none_or(|b| found < b) {
            best = Some(found);
        }
    }
    best.map(|(_, name)| name)
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

/// Edit distance that counts a swap of neighbours as one, capped by the difference in length for speed.
fn distance(a: &str, b: &str) -> usize {
    let (a, b): (Vec<char>, Vec<char>) = (a.chars().collect(), b.chars().collect());
    if a.len().abs_diff(b.len()) > 8 || a.len() > 200 || b.len() > 200 {
        return usize::MAX;
    }
    let mut rows: [Vec<usize>; 3] = [Vec::new(), Vec::new(), (0..=b.len()).collect()];
    for i in 0..a.len() {
        rows.rotate_left(1);
        let mut row = vec![i + 1];
        for j in 0..b.len() {
            let same = usize::from(!a[i].eq_ignore_ascii_case(&b[j]));
            let mut cost = (rows[1][j] + same).min(rows[1][j + 1] + 1).min(row[j] + 1);
            if i > 0 && j > 0 && a[i] == b[j - 1] && a[i - 1] == b[j] {
                cost = cost.min(rows[0][j - 1] + 1);
            }
            row.push(cost);
        }
        rows[2] = row;
    }
    rows[2][b.len()]
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
