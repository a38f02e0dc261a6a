//! Smaller inputs that do the same: first without ranges of lines, then without ranges of bytes (delta debugging).

use std::time::{Duration, Instant};

/// The smallest input found in the time for which `same` holds, as it does for the one that is given.
pub fn smaller(input: &[u8], mut same: impl FnMut(&[u8]) -> bool, time: Duration) -> Vec<u8> {
    let end = Instant::now() + time;
    let mut best = input.to_vec();
    for by_lines in [true, false] {
        let mut size = pieces(&best, by_lines).len() / 2;
        while size > 0 && Instant::now() < end {
            let mut at = 0;
            loop {
                let parts = pieces(&best, by_lines);
                if at >= parts.len() || Instant::now() >= end {
                    break;
                }
                let kept = [&parts[..at], &parts[(at + size).min(parts.len())..]].concat().concat();
                match same(&kept) {
                    true => best = kept,
                    false => at += size,
                }
            }
            size /= 2;
        }
    }
    best
}

fn pieces(input: &[u8], by_lines: bool) -> Vec<&[u8]> {
    match by_lines {
        true => input.split_inclusive(|byte| *byte == b'\n').collect(),
        false => input.chunks(1).collect(),
    }
}

#[cfg(test)]
mod tests {
    #[test]
    fn only_what_matters_stays() {
        let same = |input: &[u8]| input.contains(&b'x') && input.contains(&b'y');
        let found = super::smaller(b"one\ntwo x\nthree\nfour y\n", same, std::time::Duration::from_secs(5));
        assert_eq!(found, b"xy");
    }
}
