//! The name that was probably meant.

/// The candidate that a misspelt name is nearest to, if it is near; of equals the first in the alphabet.
pub(crate) fn nearest<'a>(name: &str, candidates: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    /// Longer names are not compared: that takes the product of both lengths.
    const LONG: usize = 64;
    if name.len() > LONG {
        return None;
    }
    let limit = (name.len() / 3).max(1);
    let asked = name.to_ascii_lowercase();
    let near = candidates.into_iter().filter(|c| c.len().abs_diff(name.len()) <= limit);
    let judged = near.map(|c| (strsim::osa_distance(&asked, &c.to_ascii_lowercase()), c));
    judged
        .filter(|(distance, _)| *distance <= limit && *distance < name.len())
        .min()
        .map(|(_, c)| c)
}

/// `; did you mean …?`, or nothing.
pub(crate) fn did_you_mean<'a>(name: &str, candidates: impl IntoIterator<Item = &'a str>) -> String {
    nearest(name, candidates).map_or_else(String::new, |found| format!("; did you mean `{found}`?"))
}
