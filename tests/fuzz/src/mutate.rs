//! Mutations of texts by their tokens and lines, and of bytes.
//!
//! A gentle mutation keeps what readers look at first: it replaces a number by another number, a word by another word that
//! stands behind the same token elsewhere, an operator by another one of the same class, or it moves whole lines. A wild one
//! may do anything.

use fastrand::Rng;

/// Numbers at which things change.
const NUMBERS: [&str; 28] = [
    "0",
    "1",
    "2",
    "3",
    "4",
    "7",
    "8",
    "15",
    "16",
    "31",
    "32",
    "33",
    "63",
    "64",
    "65",
    "127",
    "128",
    "255",
    "256",
    "2047",
    "2048",
    "4095",
    "65535",
    "2147483647",
    "4294967295",
    "9223372036854775807",
    "18446744073709551615",
    "1000000007",
];
/// Operators that may stand for each other.
const CLASSES: [&[&str]; 4] = [
    &["+", "-", "*", "/", "%", "&", "|", "^", "<<", ">>"],
    &["==", "!=", "<", ">", "<=", ">="],
    &["&&", "||"],
    &["+=", "-=", "*=", "&=", "|=", "^="],
];
/// Longest token that is made of several marks.
const MARKS: [&str; 19] = [
    "<<=", ">>=", "==", "!=", "<=", ">=", "<<", ">>", "&&", "||", "->", "=>", "..", "::", "+=", "-=", "*=", "&=", "|=",
];
/// Longest input.
pub const MAX_BYTES: usize = 1 << 18;

/// What mutations take pieces from.
pub struct Pool<'a> {
    pub items: &'a [Vec<u8>],
}

impl<'a> Pool<'a> {
    /// Any of its items.
    pub fn any(&self, rng: &mut Rng) -> &'a [u8] {
        let items = self.items;
        match items.len() {
            0 => &[],
            count => &items[rng.usize(..count)],
        }
    }
}

/// A text with some tokens or lines changed.
pub fn text(input: &[u8], pool: &Pool<'_>, rng: &mut Rng, wild: bool) -> Vec<u8> {
    let text = String::from_utf8_lossy(input).into_owned();
    let other = String::from_utf8_lossy(pool.any(rng)).into_owned();
    let mut text = text;
    let times = if wild { 1 + rng.usize(..4) } else { 1 };
    for _ in 0..times {
        text = match (wild, rng.u8(..10)) {
            (true, 0..4) => wild_change(&text, &other, rng),
            (_, 0..6) => gentle_change(&text, &other, rng),
            (_, 6..9) => number(&text, rng),
            _ => lines(&text, &other, rng),
        };
    }
    let mut bytes = text.into_bytes();
    if wild && rng.u8(..20) == 0 {
        noise(&mut bytes, rng);
    }
    bytes.truncate(MAX_BYTES);
    bytes
}

/// A few bytes changed.
pub fn bytes(input: &[u8], pool: &Pool<'_>, rng: &mut Rng, wild: bool) -> Vec<u8> {
    let mut bytes = input.to_vec();
    if wild && rng.u8(..8) == 0 {
        let other = pool.any(rng);
        let (at, from) = (rng.usize(..=bytes.len()), rng.usize(..=other.len()));
        bytes.truncate(at);
        bytes.extend_from_slice(&other[from..]);
    }
    for _ in 0..if wild { 1 + rng.usize(..8) } else { 1 } {
        noise(&mut bytes, rng);
    }
    bytes.truncate(MAX_BYTES);
    bytes
}

fn noise(bytes: &mut Vec<u8>, rng: &mut Rng) {
    if bytes.is_empty() {
        bytes.push(rng.u8(..));
        return;
    }
    let at = rng.usize(..bytes.len());
    match rng.u8(..8) {
        0..3 => bytes[at] ^= 1 << rng.u8(..8),
        3 => bytes[at] = rng.u8(..),
        4 => bytes[at] = [0, 1, 0x7f, 0x80, 0xff][rng.usize(..5)],
        5 => bytes[at] = bytes[at].wrapping_add(1),
        6 => {
            let from = rng.usize(..bytes.len());
            let end = (from + 1 + rng.usize(..16)).min(bytes.len());
            let piece = bytes[from..end].to_vec();
            let room = (bytes.len() - at).min(piece.len());
            bytes[at..at + room].copy_from_slice(&piece[..room]);
        }
        _ => {
            // Eight bytes that are a length or an address somewhere.
            let number = [0, 1, u64::MAX, 1 << 31, 1 << 32, 1 << 63, 0x1000][rng.usize(..7)].to_le_bytes();
            let room = (bytes.len() - at).min(1 << rng.usize(..4));
            bytes[at..at + room].copy_from_slice(&number[..room.min(8)]);
        }
    }
}

/// Words, numbers, spaces and marks: what they are made of stands next to each other in the text.
pub fn tokens(text: &str) -> Vec<&str> {
    let mut tokens = Vec::new();
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let is_word = |c: char| c.is_alphanumeric() || c == '_' || c == '.';
        let length = if first.is_alphanumeric() || first == '_' {
            rest.find(|c| !is_word(c)).unwrap_or(rest.len())
        } else if first == ' ' {
            rest.find(|c| c != ' ').unwrap_or(rest.len())
        } else {
            let mark = MARKS.iter().find(|mark| rest.starts_with(**mark));
            mark.map_or(first.len_utf8(), |mark| mark.len())
        };
        let (token, behind) = rest.split_at(length);
        tokens.push(token);
        rest = behind;
    }
    tokens
}

fn is_number(token: &str) -> bool {
    token.starts_with(|c: char| c.is_ascii_digit())
}

fn is_word(token: &str) -> bool {
    token.starts_with(|c: char| c.is_alphabetic() || c == '_')
}

/// One of the tokens that a condition holds for.
fn choose(tokens: &[&str], rng: &mut Rng, fits: impl Fn(usize, &str) -> bool) -> Option<usize> {
    if tokens.is_empty() {
        return None;
    }
    // From a random place on, so that it need not be known how many there are.
    let start = rng.usize(..tokens.len());
    let all = (start..tokens.len()).chain(0..start);
    let mut all = all.filter(|&at| fits(at, tokens[at]));
    let skip = rng.usize(..4);
    let first = all.next()?;
    Some(all.nth(skip).unwrap_or(first))
}

fn replaced(tokens: &[&str], at: usize, with: &str) -> String {
    let mut text = String::new();
    for (index, token) in tokens.iter().enumerate() {
        text.push_str(if index == at { with } else { token });
    }
    text
}

fn number(text: &str, rng: &mut Rng) -> String {
    let all = tokens(text);
    let Some(at) = choose(&all, rng, |_, token| is_number(token)) else {
        return gentle_change(text, text, rng);
    };
    let old = all[at];
    let new = match old.strip_prefix("0x") {
        Some(digits) => {
            let value = u128::from_str_radix(digits, 16).unwrap_or(0);
            format!("{:#x}", nearby(value, rng))
        }
        None if old.bytes().all(|b| matches!(b, b'0' | b'1')) && old.len() > 2 => {
            // Binary digits of a layout: as many as before.
            old.bytes()
                .map(|b| {
                    if rng.u8(..4) == 0 {
                        char::from(b ^ 1)
                    } else {
                        char::from(b)
                    }
                })
                .collect()
        }
        None => match old.parse::<u128>() {
            Ok(value) if rng.bool() => nearby(value, rng).to_string(),
            _ => NUMBERS[rng.usize(..NUMBERS.len())].to_owned(),
        },
    };
    replaced(&all, at, &new)
}

fn nearby(value: u128, rng: &mut Rng) -> u128 {
    match rng.u8(..6) {
        0 => value.wrapping_add(1),
        1 => value.wrapping_sub(1) & u128::from(u64::MAX),
        2 => value ^ (1 << rng.u8(..12)),
        3 => value.wrapping_mul(2) & u128::from(u64::MAX),
        4 => value / 2,
        _ => u128::from(rng.u64(..) >> rng.u8(..64)),
    }
}

/// A word for another one behind the same token, or an operator for another one of its class.
fn gentle_change(text: &str, other: &str, rng: &mut Rng) -> String {
    let all = tokens(text);
    if rng.u8(..4) == 0 {
        let class_of = |token: &str| CLASSES.iter().find(|class| class.contains(&token));
        if let Some(at) = choose(&all, rng, |_, token| class_of(token).is_some())
            && let Some(class) = class_of(all[at])
        {
            return replaced(&all, at, class[rng.usize(..class.len())]);
        }
    }
    let before = |all: &[&str], at: usize| {
        let found = all[..at].iter().rev().find(|token| !token.trim().is_empty());
        found.map_or(String::new(), |token| {
            if is_word(token) {
                "word".to_owned()
            } else {
                (*token).to_owned()
            }
        })
    };
    let Some(at) = choose(&all, rng, |_, token| is_word(token)) else {
        return lines(text, other, rng);
    };
    let (role, old) = (before(&all, at), all[at]);
    let upper = |token: &str| token.starts_with(char::is_uppercase);
    let source = if rng.u8(..4) == 0 { tokens(other) } else { all.clone() };
    let fits = |index: usize, token: &str| {
        is_word(token) && token != old && upper(token) == upper(old) && before(&source, index) == role
    };
    match choose(&source, rng, fits) {
        Some(found) => replaced(&all, at, source[found]),
        None => lines(text, other, rng),
    }
}

/// A line goes, comes twice, changes places with the next, or comes from another text.
fn lines(text: &str, other: &str, rng: &mut Rng) -> String {
    let mut all: Vec<&str> = text.lines().collect();
    let others: Vec<&str> = other.lines().collect();
    if all.is_empty() {
        return other.to_owned();
    }
    let at = rng.usize(..all.len());
    match rng.u8(..4) {
        0 => _ = all.remove(at),
        1 => all.insert(at, all[at]),
        2 => all.swap(at, (at + 1).min(text.lines().count() - 1)),
        _ if others.is_empty() => {}
        _ => all.insert(at, others[rng.usize(..others.len())]),
    }
    all.join("\n") + "\n"
}

fn wild_change(text: &str, other: &str, rng: &mut Rng) -> String {
    let all = tokens(text);
    let others = tokens(other);
    if all.is_empty() {
        return other.to_owned();
    }
    let at = rng.usize(..all.len());
    let end = (at + 1 + rng.usize(..6)).min(all.len());
    let join = |parts: &[&[&str]]| parts.concat().concat();
    match rng.u8(..7) {
        0 => join(&[&all[..at], &all[end..]]),
        1 => join(&[&all[..end], &all[at..]]),
        2 if !others.is_empty() => {
            let from = rng.usize(..others.len());
            let to = (from + 1 + rng.usize(..12)).min(others.len());
            join(&[&all[..at], &others[from..to], &all[end..]])
        }
        3 => join(&[&all[..at]]),
        4 => {
            // Deep or long: a token many times.
            let many = vec![all[at]; 1 << rng.u8(2..13)];
            join(&[&all[..at], &many, &all[at..]])
        }
        5 => {
            let (a, b) = (rng.usize(..all.len()), rng.usize(..all.len()));
            let mut all = all;
            all.swap(a, b);
            all.concat()
        }
        _ => {
            let marks = [
                "(", ")", "[", "]", "{", "}", ",", ";", ":", "\"", "'", "#", "-", "@", "%", "\\", "\0", "é", "\t", "\n",
            ];
            join(&[&all[..at], &[marks[rng.usize(..marks.len())]], &all[at..]])
        }
    }
}
