//! Rust names for things of a description. Descriptions are free in their spelling (`fcvt.w.s`, `(rpt2)`, ``); Rust is not.

use proc_macro2::{Ident, Span, TokenStream};
use quote::quote;
use std::collections::HashSet;

/// An identifier for a value or function: what is no letter or digit becomes `_`, keywords and names that the generated
/// code needs for itself get a trailing `_`.
pub fn snake(name: &str) -> Ident {
    let mut text: String = name
        .chars()
        .map(|c| {
            if c.is_ascii_alphanumeric() {
                c.to_ascii_lowercase()
            } else {
                '_'
            }
        })
        .collect();
    if text.is_empty() || text.starts_with(|c: char| c.is_ascii_digit()) {
        text.insert(0, '_');
    }
    if text.bytes().all(|b| b == b'_') {
        text = "none".into();
    }
    if syn::parse_str::<Ident>(&text).is_err() {
        text.push('_');
    }
    Ident::new(&text, Span::call_site())
}

/// An identifier for a type or an enum's variant: `c_addi` becomes `CAddi`.
pub fn camel(name: &str) -> Ident {
    let mut text = String::new();
    let mut upper = true;
    for c in name.chars() {
        if !c.is_ascii_alphanumeric() {
            upper = true;
        } else if upper {
            text.push(c.to_ascii_uppercase());
            upper = false;
        } else {
            text.push(c);
        }
    }
    if text.is_empty() {
        // Signs have names of their own; an empty name is that of nothing.
        for c in name.chars() {
            text.push_str(match c {
                '!' => "Bang",
                '+' => "Plus",
                '-' => "Minus",
                '*' => "Star",
                '~' => "Tilde",
                '?' => "Question",
                _ => "Sign",
            });
        }
    }
    if text.is_empty() {
        text.push_str("None");
    }
    if text.starts_with(|c: char| c.is_ascii_digit()) {
        text.insert(0, 'N');
    }
    if text == "Self" {
        text.push('_');
    }
    Ident::new(&text, Span::call_site())
}

/// An identifier for a constant.
pub fn constant(name: &str) -> Ident {
    Ident::new(&snake(name).to_string().to_ascii_uppercase(), Span::call_site())
}

/// Documentation of the item that follows, a line each.
pub fn outer_doc(text: &str) -> TokenStream {
    let lines = text.lines().map(spaced);
    quote!(#(#[doc = #lines])*)
}

fn spaced(line: &str) -> String {
    if line.is_empty() {
        String::new()
    } else {
        format!(" {line}")
    }
}

/// Names handed out once each: a repeated one gets a number behind it (`V2`, `V2_2`).
#[derive(Default)]
pub struct Unique {
    taken: HashSet<String>,
}

impl Unique {
    /// Starts with names that must not be handed out.
    pub fn without(reserved: &[&str]) -> Self {
        Unique {
            taken: reserved.iter().map(|s| s.to_string()).collect(),
        }
    }

    pub fn take(&mut self, ident: Ident) -> Ident {
        let base = ident.to_string();
        let mut text = base.clone();
        let mut n = 1;
        while !self.taken.insert(text.clone()) {
            n += 1;
            text = format!("{base}_{n}");
        }
        Ident::new(&text, Span::call_site())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_rust() {
        let both = |s: &str| (snake(s).to_string(), camel(s).to_string());
        assert_eq!(both("c.addi"), ("c_addi".into(), "CAddi".into()));
        assert_eq!(both("fn"), ("fn_".into(), "Fn".into()));
        assert_eq!(both("self"), ("self_".into(), "Self_".into()));
        assert_eq!(both(""), ("none".into(), "None".into()));
        assert_eq!(camel("!"), "Bang");
        assert_eq!(both(".aq"), ("_aq".into(), "Aq".into()));
        assert_eq!(both("2d"), ("_2d".into(), "N2d".into()));
    }

    #[test]
    fn repeated_names_are_numbered() {
        let mut names = Unique::without(&["Inst"]);
        assert_eq!(names.take(camel("inst")).to_string(), "Inst_2");
        assert_eq!(names.take(camel("a")).to_string(), "A");
        assert_eq!(names.take(camel("a")).to_string(), "A_2");
    }
}
