//! Literals: numbers, characters, strings.

use super::ast::ExprKind;
use super::{Node, Read, Reader, Rule};
use crate::diag::Diag;
use std::rc::Rc;

pub(super) fn integer(reader: &Reader, node: &Node<'_>) -> Read<ExprKind> {
    let text = node.as_str();
    let suffix = node.clone().into_inner().find(|n| n.as_rule() == Rule::int_suf);
    let digits = suffix.as_ref().map_or(text, |s| &text[..text.len() - s.as_str().len()]);
    let suffix = suffix.map(|s| Rc::from(s.as_str()));
    let (radix, pattern) = match () {
        () if digits.starts_with("0x") => (16, true),
        () if digits.starts_with("0b") => (2, true),
        () => (10, false),
    };
    let plain: String = digits[if pattern { 2 } else { 0 }..]
        .chars()
        .filter(|c| *c != '_')
        .collect();
    match u64::from_str_radix(&plain, radix) {
        Ok(value) => Ok(ExprKind::Int { value, pattern, suffix }),
        Err(_) => Err(Box::new(
            Diag::error("E2008", reader.span(node), "this number needs more than 64 bits")
                .help("the largest number is 18446744073709551615, of type u64"),
        )),
    }
}

pub(super) fn float(node: &Node<'_>) -> ExprKind {
    let text = node.as_str();
    let suffix = node.clone().into_inner().find(|n| n.as_rule() == Rule::float_suf);
    let digits = suffix.as_ref().map_or(text, |s| &text[..text.len() - s.as_str().len()]);
    ExprKind::Float {
        digits: Rc::from(digits),
        suffix: suffix.map(|s| Rc::from(s.as_str())),
    }
}

pub(super) fn character(reader: &Reader, node: &Node<'_>) -> Read<u8> {
    let inner = &node.as_str()[1..node.as_str().len() - 1];
    match unescape(reader, node, inner)?.as_slice() {
        &[byte] => Ok(byte),
        _ => Err(Box::new(
            Diag::error("E2008", reader.span(node), "a character is one byte")
                .help("only ASCII is one byte: write a text for what takes several"),
        )),
    }
}

pub(super) fn text(reader: &Reader, node: &Node<'_>) -> Read<Vec<u8>> {
    let all = node.as_str();
    unescape(reader, node, &all[1..all.len() - 1])
}

fn unescape(reader: &Reader, node: &Node<'_>, inner: &str) -> Read<Vec<u8>> {
    let mut bytes = Vec::with_capacity(inner.len());
    let mut rest = inner.char_indices();
    while let Some((at, c)) = rest.next() {
        if c != '\\' {
            bytes.extend(c.encode_utf8(&mut [0; 4]).as_bytes());
            continue;
        }
        let known = match rest.next() {
            Some((_, 'n')) => Some(b'\n'),
            Some((_, 't')) => Some(b'\t'),
            Some((_, 'r')) => Some(b'\r'),
            Some((_, '0')) => Some(0),
            Some((_, c @ ('\\' | '\'' | '"'))) => Some(c as u8),
            Some((at, 'x')) => {
                let digits = inner.get(at + 1..at + 3);
                let value = digits.and_then(|d| u8::from_str_radix(d, 16).ok());
                if value.is_some() {
                    rest.next();
                    rest.next();
                }
                value
            }
            _ => None,
        };
        match known {
            Some(byte) => bytes.push(byte),
            None => {
                let start = node.as_span().start() + 1 + at;
                return Err(Box::new(
                    Diag::error("E2001", reader.range(start, start + 2), "an escape that there isn't")
                        .help("there are \\n \\t \\r \\0 \\\\ \\' \\\" and \\x with two hexadecimal digits"),
                ));
            }
        }
    }
    Ok(bytes)
}
