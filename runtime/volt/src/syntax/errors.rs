//! Converts pest's errors: the furthest position and what would have been accepted there.

use super::{Reader, Rule};
use crate::diag::Diag;
use pest::error::{Error, ErrorVariant, InputLocation};

pub(super) fn syntax(error: &Error<Rule>, text: &str, reader: &Reader) -> Diag {
    const FEW: usize = 4;
    let mut start = match error.location {
        InputLocation::Pos(at) | InputLocation::Span((at, _)) => at,
    };
    let mut wanted: Vec<String> = match &error.variant {
        ErrorVariant::ParsingError { positives, .. } => {
            let described = positives.iter().filter_map(|rule| describe(*rule));
            described.map(str::to_string).collect()
        }
        ErrorVariant::CustomError { .. } => Vec::new(),
    };
    // Tokens that no rule stands for are known besides; those further on say more.
    if let Some(attempts) = error.parse_attempts().filter(|a| a.max_position >= start) {
        const CLOSING: [&str; 11] = [";", ":", "=", ")", "]", "}", "{", "(", ",", "=>", ".."];
        let tokens = attempts.expected_tokens().into_iter().map(|token| token.to_string());
        let closing = tokens.filter(|t| CLOSING.contains(&t.as_str()));
        let closing: Vec<String> = closing.map(|token| format!("`{token}`")).collect();
        if attempts.max_position > start {
            start = attempts.max_position;
            wanted = closing;
        } else {
            // What opens a bracket is one of many expressions.
            let operand = wanted.iter().any(|w| w == "an expression");
            wanted.extend(closing.into_iter().filter(|t| !(operand && t == "`(`")));
        }
    }
    wanted.sort_unstable();
    wanted.dedup();
    // Wherever an operator may follow, so may what closes the expression: that is more likely what is missing.
    if let Some(at) = wanted.iter().position(|w| w == "an operator") {
        match wanted.iter().any(|w| w.starts_with('`')) {
            true => drop(wanted.remove(at)),
            false => wanted = vec!["an operator or the end of the expression".into()],
        }
    }
    let rest = &text[start..];
    let word: usize = rest
        .bytes()
        .take_while(|b| b.is_ascii_alphanumeric() || *b == b'_')
        .count();
    let length = match word {
        0 => rest.chars().next().map_or(0, char::len_utf8),
        n => n,
    };
    let shown = &rest[..length.min(40)];
    let found = match shown.is_empty() {
        true => "the end".to_string(),
        false => format!("`{}`", shown.escape_debug()),
    };
    let message = match wanted.as_slice() {
        [] => format!("{found} does not belong here"),
        _ if wanted.len() > FEW => format!("{found} does not belong here"),
        [one] => format!("expected {one}, found {found}"),
        [rest @ .., last] => format!("expected {} or {last}, found {found}", rest.join(", ")),
    };
    // At the end of an item the caret stands behind what was read last.
    let at = if shown.is_empty() { text.trim_end().len() } else { start };
    let diag = Diag::error("E2001", reader.range(at, at + length), message);
    match help(rest, &text[..start]) {
        Some(help) => diag.help(help),
        None => diag,
    }
}

fn help(rest: &str, before: &str) -> Option<&'static str> {
    let before = before.trim_end();
    let keyword = |word: &str| {
        rest.starts_with(word) && !rest[word.len()..].starts_with(|c: char| c.is_ascii_alphanumeric() || c == '_')
    };
    Some(match () {
        () if rest.starts_with("/*") => "this comment has no `*/`",
        () if rest.starts_with('"') => "a text ends with `\"` in its line",
        () if rest.starts_with('\'') => "a character is one byte between quotes, such as 'a' or '\\n'",
        () if rest.starts_with('}') && !before.ends_with([';', '}', '{']) => "a statement ends with `;`",
        () if ["+", "-"].iter().any(|op| before.ends_with(op) && rest.starts_with(op)) => "write `x += 1`",
        () if keyword("elif") => "write `else if`",
        () if keyword("mut") => "`var x` is what may be assigned, `let x` what may not",
        () if rest.is_empty() => "a bracket may have no partner",
        () if rest.starts_with('=') && before.ends_with(['=', '<', '>', '!']) => {
            "comparisons do not chain: `a < b && b < c`"
        }
        () => return None,
    })
}

/// What a rule is to a reader; `None` for those that only repeat another.
fn describe(rule: Rule) -> Option<&'static str> {
    Some(match rule {
        Rule::EOI => "the end",
        Rule::item
        | Rule::func
        | Rule::extern_fn
        | Rule::global
        | Rule::global_kw
        | Rule::struct_d
        | Rule::import_d
        | Rule::value_d
        | Rule::stage_d => "`fn`, `extern`, `static`, `const`, `struct` or `import`",
        Rule::kw_fn => "`fn`",
        Rule::ident | Rule::param | Rule::params => "a name",
        Rule::path | Rule::ty | Rule::ptr_ty | Rule::arr_ty | Rule::vec_ty | Rule::star => "a type",
        Rule::ret_ty => "`->`",
        Rule::kw_throws => return None,
        Rule::block => "`{`",
        Rule::expr | Rule::operand | Rule::primary | Rule::un_op | Rule::group | Rule::list | Rule::call => {
            "an expression"
        }
        Rule::float | Rule::int | Rule::char | Rule::bitcast | Rule::setvl | Rule::zero | Rule::sizeof => return None,
        Rule::kw_true | Rule::kw_false | Rule::kw_bitcast | Rule::kw_setvl | Rule::kw_zero | Rule::kw_sizeof => {
            return None;
        }
        Rule::string => "a text",
        Rule::bin_op => "an operator",
        Rule::cast | Rule::index | Rule::field | Rule::args => return None,
        Rule::assign_op => "`=`",
        Rule::kw_else => "`else`",
        Rule::kw_in => "`in`",
        Rule::kw_as => return None,
        Rule::kw_catch => "`catch`",
        Rule::kw_while => "`while`",
        Rule::case_s => "a case",
        Rule::default_s => "`else =>`",
        Rule::let_s | Rule::if_s | Rule::while_s | Rule::simple_s | Rule::let_kw | Rule::for_kw => "a statement",
        _ => return None,
    })
}
