//! Comparison of what two texts say: YAML by its tree, code by its tokens, tables by their cells. Comments are compared by
//! their words, whatever order they come in.

use crate::code::{RULES, SEMANTICS, Syntax, said};
use crate::table::Table;
use crate::yaml::{Lead, Role, Shape, Tree, columns, role};

/// Do two trees say the same? The first difference otherwise.
pub fn trees(a: &Tree, b: &Tree) -> Result<(), String> {
    let mut path = Vec::new();
    match (a.root, b.root) {
        (None, None) => {}
        (Some(x), Some(y)) => nodes(a, x, b, y, &mut path)?,
        _ => return Err("one of the texts is empty".into()),
    }
    same(&comments(a), &comments(b), "comments")
}

/// Do two texts of rules say the same?
pub fn rules(a: &str, b: &str) -> Result<(), String> {
    texts(a, b, &RULES, "rules")
}

fn texts(a: &str, b: &str, syntax: &Syntax, what: &str) -> Result<(), String> {
    let ((code, comments), (other, others)) = (said(a, syntax), said(b, syntax));
    same(&code, &other, what)?;
    same(&comments, &others, "comments")
}

fn same(a: &[String], b: &[String], what: &str) -> Result<(), String> {
    if a == b {
        return Ok(());
    }
    let at = a
        .iter()
        .zip(b)
        .position(|(x, y)| x != y)
        .unwrap_or(a.len().min(b.len()));
    let show = |list: &[String]| list.get(at).cloned().unwrap_or_else(|| "nothing".into());
    Err(format!("{what} differ: `{}` became `{}`", show(a), show(b)))
}

fn nodes(a: &Tree, x: usize, b: &Tree, y: usize, path: &mut Vec<String>) -> Result<(), String> {
    let here = path.join(": ");
    let differ = |what: &str| Err(format!("{what} of `{here}` differs"));
    let (Some(left), Some(right)) = (a.node(x), b.node(y)) else {
        return differ("the place");
    };
    if role(path) == Role::Axis
        && let (Some(one), Some(two)) = (axis(a, x), axis(b, y))
    {
        return if one == two { Ok(()) } else { differ("the table") };
    }
    match (&left.shape, &right.shape) {
        (Shape::Scalar { value, .. }, Shape::Scalar { value: other, .. }) => {
            let code = role(path) == Role::Code && !value.trim().is_empty();
            if code {
                return texts(value, other, &SEMANTICS, &here);
            }
            if value == other { Ok(()) } else { differ("the text") }
        }
        (Shape::List(_), Shape::List(_)) | (Shape::Map(_), Shape::Map(_)) => {
            let (one, two) = (a.children(x), b.children(y));
            if one.len() != two.len() {
                return differ("the length");
            }
            for (one, two) in one.iter().zip(two) {
                let (Some(one), Some(two)) = (a.entry(*one), b.entry(*two)) else {
                    return differ("the place");
                };
                if a.key(one) != b.key(two) || one.key.is_some() != two.key.is_some() {
                    return Err(format!("the key `{}` became `{}`", a.key(one), b.key(two)));
                }
                let keyed = one.key.is_some();
                if keyed {
                    path.push(a.key(one).to_string());
                }
                nodes(a, one.value, b, two.value, path)?;
                if keyed {
                    path.pop();
                }
            }
            Ok(())
        }
        _ => differ("the sort"),
    }
}

/// Columns of a family, and comments in its table; however they are written.
type Axis = (Vec<(String, Vec<String>)>, Vec<String>);

fn axis(tree: &Tree, node: usize) -> Option<Axis> {
    if let Some(text) = tree.value(node) {
        let table = Table::read(text).filter(|_| text.contains('\n'))?;
        return Some((table.columns(), table.comments().map(str::to_string).collect()));
    }
    let mut columns = columns(tree, node, true)?;
    let cells = columns.iter_mut().flat_map(|(_, cells)| cells);
    cells.filter(|cell| *cell == "-").for_each(String::clear);
    Some((columns, Vec::new()))
}

/// The words of all comments, sorted: their places may move, their lines may be broken.
fn comments(tree: &Tree) -> Vec<String> {
    let mut words: Vec<String> = Vec::new();
    let mut add = |text: &str| {
        words.extend(text.trim_start_matches('#').split_whitespace().map(str::to_string));
    };
    let mut leads = |leads: &[Lead]| {
        for lead in leads {
            if let Lead::Comment(text) = lead {
                add(text);
            }
        }
    };
    leads(&tree.loose);
    for entry in &tree.entries {
        leads(&entry.lead);
        leads(&entry.after);
    }
    tree.entries
        .iter()
        .flat_map(|entry| &entry.notes)
        .for_each(|note| add(note));
    words.sort_unstable();
    words
}
