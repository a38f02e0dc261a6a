//! From an offset in the decoded text of a YAML scalar back to the offset in the file.
//!
//! Spec texts live in plain, quoted and block scalars, where escapes, indentation and folded lines make the two differ.
//! The map is computed only when a diagnostic is shown.

/// For each byte of the decoded text, and its end, the offset in `raw` (the scalar as it stands in the file).
/// `indent`: blanks at the start of the line on which the scalar starts.
pub fn decoded_offsets(raw: &str, indent: usize) -> Vec<u32> {
    match raw.as_bytes().first() {
        Some(b'"') => quoted(raw, b'"'),
        Some(b'\'') => quoted(raw, b'\''),
        Some(b'|') => block(raw, indent, false),
        Some(b'>') => block(raw, indent, true),
        _ => flow(raw, 0, raw.len(), |_, _| None),
    }
}

fn quoted(raw: &str, quote: u8) -> Vec<u32> {
    let end = if raw.len() > 1 && raw.as_bytes().last() == Some(&quote) {
        raw.len() - 1
    } else {
        raw.len()
    };
    if quote == b'\'' {
        return flow(raw, 1, end, |raw, at| raw[at..].starts_with("''").then_some((2, 1)));
    }
    flow(raw, 1, end, |raw, at| {
        let escape = raw[at..].strip_prefix('\\')?;
        let digits = match escape.bytes().next()? {
            b'x' => 2,
            b'u' => 4,
            b'U' => 8,
            b'\n' => return Some((2 + leading_blanks(&escape[1..]), 0)),
            b'_' | b'N' => return Some((2, 2)),
            b'L' | b'P' => return Some((2, 3)),
            _ => return Some((1 + escape.chars().next().map_or(1, char::len_utf8), 1)),
        };
        let code = escape.get(1..1 + digits).and_then(|d| u32::from_str_radix(d, 16).ok());
        Some((2 + digits, code.and_then(char::from_u32).map_or(1, char::len_utf8)))
    })
}

fn leading_blanks(text: &str) -> usize {
    text.bytes().take_while(|b| *b == b' ' || *b == b'\t').count()
}

/// Flow scalars: a line break with the blanks around it is one blank, each further break is itself.
/// `special` recognises an escape: its length in the source and in the decoded text.
fn flow(raw: &str, start: usize, end: usize, special: impl Fn(&str, usize) -> Option<(usize, usize)>) -> Vec<u32> {
    let mut map = Vec::with_capacity(end + 1);
    let mut at = start;
    while at < end {
        // Characters of several bytes are walked byte by byte: within one there is no escape.
        let escape = raw.is_char_boundary(at).then(|| special(raw, at)).flatten();
        if let Some((source, decoded)) = escape {
            map.extend(std::iter::repeat_n(at as u32, decoded));
            at += source;
        } else if raw.as_bytes()[at] == b'\n' {
            while map
                .last()
                .is_some_and(|p| matches!(raw.as_bytes()[*p as usize], b' ' | b'\t' | b'\r'))
            {
                map.pop();
            }
            map.push(at as u32);
            at += 1 + leading_blanks(&raw[at + 1..end]);
            while at < end && raw.as_bytes()[at] == b'\n' {
                *map.last_mut().unwrap_or(&mut 0) = at as u32;
                at += 1 + leading_blanks(&raw[at + 1..end]);
            }
        } else {
            map.push(at as u32);
            at += 1;
        }
    }
    map.push(end as u32);
    map
}

/// Block scalars: a header line, then lines of which the common indentation is cut.
fn block(raw: &str, indent: usize, folded: bool) -> Vec<u32> {
    let Some(body) = raw.find('\n').map(|i| i + 1) else {
        return vec![0];
    };
    let lines = || raw[body..].split_inclusive('\n');
    let explicit = raw[..body]
        .bytes()
        .skip(1)
        .take(2)
        .find(u8::is_ascii_digit)
        .map(|d| indent + (d - b'0') as usize);
    let blanks = |line: &str| line.bytes().take_while(|b| *b == b' ').count();
    let first = lines().find(|l| !l.trim().is_empty()).map_or(0, blanks);
    let cut = explicit.unwrap_or(first);
    let mut map = Vec::with_capacity(raw.len());
    let mut at = body;
    let mut blank_before = false;
    for line in lines() {
        let skip = cut.min(blanks(line));
        let blank = line.trim().is_empty();
        if folded && blank && !blank_before {
            map.pop();
        }
        blank_before = blank;
        map.extend((at + skip..at + line.len()).map(|i| i as u32));
        at += line.len();
    }
    map.push(raw.trim_end().len() as u32);
    map
}

#[cfg(test)]
mod tests {
    use super::decoded_offsets;

    fn at(raw: &str, indent: usize, decoded: usize) -> &str {
        &raw[decoded_offsets(raw, indent)[decoded] as usize..]
    }

    #[test]
    fn every_style_maps_back() {
        assert!(at("abc", 0, 1).starts_with("bc"));
        assert!(at("'it''s x'", 0, 5).starts_with("x"));
        assert!(at("\"a\\tb\\u00e9c\"", 0, 5).starts_with("c"));
        assert!(at("\"é\\t→b\"", 0, 6).starts_with("b"));
        assert!(at("'é''→b'", 0, 6).starts_with("b"));
        assert!(at("|\n    let a;\n      b = c;\n", 2, 9).starts_with("b = c"));
        assert!(at("one\n   two", 0, 4).starts_with("two"));
        assert!(at(">\n  one\n  two", 0, 4).starts_with("two"));
    }
}
