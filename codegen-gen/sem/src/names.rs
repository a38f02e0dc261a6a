//! The definitions of the semantics libraries by name, and what is known about each fn before any of it is lowered.

use super::ast::{self, TypeKind};
use super::mentions::{self, Names};
use super::texts::Texts;
use onespec_description::model::{Isa, LibraryText, SourceText};
use onespec_diag::{Diag, Diags, Origin};
use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

/// A fn of a library.
#[derive(Debug)]
pub struct FnDef {
    pub code: Rc<ast::Fn>,
    pub origin: Origin,
    /// Takes closures or reads operands of the instruction, itself or through what it calls: has no code of its own.
    pub inline: bool,
    /// Width variables: names that only types of parameters or of the result define.
    pub widths: Vec<Rc<str>>,
    /// Everything that it mentions, through the fns that it calls as well.
    pub reaches: Names,
}

/// A constant of a library.
#[derive(Debug)]
pub struct ConstDef {
    pub code: Rc<ast::Const>,
    pub origin: Origin,
}

/// All libraries of a machine.
#[derive(Debug, Default)]
pub struct Library {
    pub fns: BTreeMap<Rc<str>, Rc<FnDef>>,
    pub consts: BTreeMap<Rc<str>, Rc<ConstDef>>,
}

/// Functions of the language itself.
pub const BUILTINS: &[&str] = &[
    "sext", "zext", "trunc", "resize_s", "resize_u", "uint", "sint", "bits", "width", "rep", "imin", "imax", "clz",
    "ctz", "popcount", "trap", "require",
];

/// Reads all libraries; what is wrong with their syntax, and names defined twice, are reported.
/// `statics` are the names of static parameters, which no width variable may have.
pub fn read(isa: &Isa, statics: &BTreeSet<Rc<str>>, texts: &mut Texts, diags: &mut Diags) -> Library {
    let mut found: BTreeMap<Rc<str>, (Rc<ast::Fn>, Origin)> = BTreeMap::new();
    let mut library = Library::default();
    let mut defined: BTreeMap<Rc<str>, (Origin, ast::Span)> = BTreeMap::new();
    // What the machine's own folder defines comes last and replaces what other folders and the prelude define.
    let others = isa.fns.iter().filter(|library| !library.own);
    let own = isa.fns.iter().filter(|library| library.own);
    let own_names = own_names(isa, texts);
    for LibraryText { text, own } in others.chain(own) {
        let Some(parsed) = parse(text, texts, diags) else {
            continue;
        };
        let fns = parsed.fns.iter().map(|code| &code.name);
        for name in fns.chain(parsed.consts.iter().map(|code| &code.name)) {
            if !own && own_names.contains(&name.text) {
                continue;
            }
            if BUILTINS.contains(&&*name.text) {
                let message = format!("`{}` is a function of the language", name.text);
                once(
                    diags,
                    Diag::error("E1402", at(&text.origin, name.span), message).help("give the fn another name"),
                );
            } else if let Some((origin, span)) = defined.insert(name.text.clone(), (text.origin.clone(), name.span)) {
                let message = format!("`{}` is defined twice", name.text);
                once(
                    diags,
                    Diag::error("E1402", at(&text.origin, name.span), message)
                        .also(at(&origin, span), "the other definition"),
                );
            }
        }
        for code in parsed
            .fns
            .iter()
            .filter(|code| *own || !own_names.contains(&code.name.text))
        {
            found.insert(code.name.text.clone(), (code.clone(), text.origin.clone()));
        }
        for code in parsed
            .consts
            .iter()
            .filter(|code| *own || !own_names.contains(&code.name.text))
        {
            library.consts.insert(
                code.name.text.clone(),
                Rc::new(ConstDef {
                    code: code.clone(),
                    origin: text.origin.clone(),
                }),
            );
        }
    }
    let mentions: BTreeMap<Rc<str>, Names> = found
        .iter()
        .map(|(name, (code, _))| (name.clone(), mentions::of_fn(code)))
        .collect();
    for (name, (code, origin)) in &found {
        let reaches = closure(name, &mentions);
        let inline = code.body.is_some()
            && reaches
                .iter()
                .chain([name])
                .any(|callee| found.get(callee).is_some_and(|(code, _)| !code.with.is_empty()) || &**callee == "iword")
            || code
                .params
                .iter()
                .any(|param| matches!(param.ty.kind, TypeKind::Fn(..)));
        let widths = width_variables(code, statics, &found);
        let def = FnDef {
            code: code.clone(),
            origin: origin.clone(),
            inline,
            widths,
            reaches,
        };
        library.fns.insert(name.clone(), Rc::new(def));
    }
    library
}

/// Names that the libraries of the machine's own folder define.
fn own_names(isa: &Isa, texts: &mut Texts) -> BTreeSet<Rc<str>> {
    let mut names = BTreeSet::new();
    for library in isa.fns.iter().filter(|library| library.own) {
        if let Ok(parsed) = texts.library(&library.text.text) {
            names.extend(parsed.fns.iter().map(|code| code.name.text.clone()));
            names.extend(parsed.consts.iter().map(|code| code.name.text.clone()));
        }
    }
    names
}

fn parse(text: &SourceText, texts: &mut Texts, diags: &mut Diags) -> Option<Rc<ast::Library>> {
    match texts.library(&text.text) {
        Ok(parsed) => Some(parsed),
        Err(error) => {
            once(diags, error.diagnose(&text.origin));
            None
        }
    }
}

/// Libraries are read for each parameter value: what is wrong is told once.
fn once(diags: &mut Diags, diag: Diag) {
    if !diags.list.contains(&diag) {
        diags.push(diag);
    }
}

fn at(origin: &Origin, span: ast::Span) -> onespec_diag::Place {
    origin.at(span.start as usize, span.end as usize)
}

/// Everything reachable from a fn through mentions of fns.
fn closure(name: &Rc<str>, mentions: &BTreeMap<Rc<str>, Names>) -> Names {
    let mut all = Names::new();
    let mut todo = vec![name.clone()];
    while let Some(next) = todo.pop() {
        for mention in mentions.get(&next).into_iter().flatten() {
            if all.insert(mention.clone()) {
                todo.push(mention.clone());
            }
        }
    }
    all
}

/// Names that stand alone as a width in the signature and are nothing else.
fn width_variables(
    code: &ast::Fn,
    statics: &BTreeSet<Rc<str>>,
    fns: &BTreeMap<Rc<str>, (Rc<ast::Fn>, Origin)>,
) -> Vec<Rc<str>> {
    let mut widths = Vec::new();
    for ty in code.params.iter().map(|param| &param.ty).chain(code.result.as_ref()) {
        collect(ty, &mut widths);
    }
    widths.retain(|name| {
        let is_param = code.params.iter().any(|param| param.name.text == *name);
        !is_param && !statics.contains(name) && !fns.contains_key(name)
    });
    widths.sort();
    widths.dedup();
    widths
}

fn collect(ty: &ast::Type, widths: &mut Vec<Rc<str>>) {
    match &ty.kind {
        TypeKind::Bits(width) => {
            if let ast::ExprKind::Name(name) = &width.kind {
                widths.push(name.clone());
            }
        }
        TypeKind::Tuple(parts) => parts.iter().for_each(|part| collect(part, widths)),
        TypeKind::Fn(params, result) => {
            params.iter().for_each(|param| collect(param, widths));
            result.iter().for_each(|result| collect(result, widths));
        }
        TypeKind::Int(_) | TypeKind::Bool | TypeKind::Unknown(_) => {}
    }
}
