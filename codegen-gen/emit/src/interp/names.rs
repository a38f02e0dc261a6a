//! Rust identifiers for the names of a description.

use onespec_sem::ir::Program;
use proc_macro2::Ident;
use quote::format_ident;
use std::collections::HashSet;

/// Identifiers that are given out once per program, so that all printers agree.
#[derive(Debug)]
pub struct Names {
    pub files: Vec<Ident>,
    pub state: Vec<Ident>,
    pub funcs: Vec<Ident>,
    pub tables: Vec<Ident>,
}

/// Fields of the generated state that are not the description's.
const TAKEN: [&str; 6] = ["pc", "trap", "features", "settings", "shared", "window"];

impl Names {
    pub fn new(program: &Program) -> Names {
        let mut taken: HashSet<String> = TAKEN.iter().map(|s| s.to_string()).collect();
        let files = program
            .files
            .iter()
            .map(|f| unique(&mut taken, &snake(&f.name)))
            .collect();
        let state = program
            .state
            .iter()
            .map(|s| unique(&mut taken, &snake(&s.name)))
            .collect();
        let mut taken = HashSet::new();
        let funcs = program
            .funcs
            .iter()
            .map(|f| unique(&mut taken, &format!("fn_{}", snake(&f.name))))
            .collect();
        let table = |s: &str| format!("TABLE_{}", snake(s).to_uppercase());
        let tables = program
            .tables
            .iter()
            .map(|t| unique(&mut taken, &table(&t.name)))
            .collect();
        Names {
            files,
            state,
            funcs,
            tables,
        }
    }
}

/// A local: its name for reading, its number for uniqueness.
pub fn local(name: &str, id: u32) -> Ident {
    format_ident!("{}_{id}", snake(name))
}

/// Lower case, with `_` for what an identifier cannot hold.
pub fn snake(name: &str) -> String {
    let text: String = name
        .chars()
        .map(|c| {
            if c.is_ascii_alphanumeric() {
                c.to_ascii_lowercase()
            } else {
                '_'
            }
        })
        .collect();
    match text.chars().next() {
        Some(c) if c.is_ascii_digit() => format!("n{text}"),
        Some(_) => text,
        None => "n".into(),
    }
}

fn unique(taken: &mut HashSet<String>, wanted: &str) -> Ident {
    let mut name = wanted.to_string();
    let mut count = 1;
    while !taken.insert(name.clone()) || syn::parse_str::<Ident>(&name).is_err() {
        count += 1;
        name = format!("{wanted}_{count}");
    }
    format_ident!("{name}")
}
