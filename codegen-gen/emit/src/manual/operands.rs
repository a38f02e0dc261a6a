//! The page of operand kinds that the description names: names with their codes, letters, classes of registers, and the forms
//! of tagged operands.

use super::book::{Book, cell, code};
use crate::describe::template_text;
use onespec_description::model::{Alt, Kind};
use serde::Serialize;

#[derive(Serialize)]
pub struct Page {
    kinds: Vec<KindText>,
}

#[derive(Default, Serialize)]
struct KindText {
    name: String,
    /// What an operand of the kind is, in a sentence.
    what: String,
    codes: Vec<Code>,
    forms: Vec<Form>,
}

#[derive(Serialize)]
struct Code {
    name: String,
    code: i64,
    needs: String,
}

#[derive(Serialize)]
struct Form {
    name: String,
    text: String,
    when: String,
    operands: String,
}

/// The page; `None` where no kind has a name.
pub fn page(book: &Book<'_>) -> Option<Page> {
    let ids = 0..u16::try_from(book.model.kinds.len()).unwrap_or(u16::MAX);
    let kinds: Vec<KindText> = ids.filter_map(|id| kind(book, id)).collect();
    (!kinds.is_empty()).then_some(Page { kinds })
}

fn kind(book: &Book<'_>, id: u16) -> Option<KindText> {
    let name = book
        .model
        .kind_names
        .get(usize::from(id))
        .filter(|name| !name.is_empty())?;
    let text = KindText {
        name: name.clone(),
        ..KindText::default()
    };
    Some(match book.model.kinds.get(usize::from(id))? {
        Kind::Int => KindText {
            what: "An integer.".into(),
            ..text
        },
        Kind::Float(bits) => KindText {
            what: format!("A floating-point number of {bits} bits."),
            ..text
        },
        Kind::Reg {
            file,
            list,
            exclude,
            step,
        } => {
            let file = book.tables.files.get(usize::from(*file));
            let spelled = |n: &u16| {
                let name = file.and_then(|file| file.spelling(i64::from(*n)));
                format!("`{}`", name.unwrap_or("?"))
            };
            let names = |of: &[u16]| of.iter().map(spelled).collect::<Vec<_>>().join(", ");
            let mut what = format!("A register of `{}`", file.map_or("?", |file| file.name));
            if !list.is_empty() {
                what += &format!(", encoded in this order: {}", names(list));
            }
            if !exclude.is_empty() {
                what += &format!(", none of {}", names(exclude));
            }
            if *step > 1 {
                what += &format!(", its number a multiple of {step}");
            }
            KindText {
                what: what + ".",
                ..text
            }
        }
        Kind::Enum { names, open } => {
            let needs = |code: i64| {
                let found = book.model.name_needs.iter();
                let mut found = found.filter(|(kind, known, _)| (*kind, *known) == (id, code));
                found
                    .next()
                    .map_or(String::new(), |(.., needs)| cell(&book.needs(needs)))
            };
            let number = if *open {
                " Any other code is written as a number."
            } else {
                ""
            };
            KindText {
                what: format!("One of {} names.{number}", names.len()),
                codes: names
                    .iter()
                    .map(|(name, code)| Code {
                        name: if name.is_empty() {
                            "nothing".into()
                        } else {
                            format!("`{name}`")
                        },
                        code: *code,
                        needs: needs(*code),
                    })
                    .collect(),
                ..text
            }
        }
        Kind::Flags { letters, none } => KindText {
            what: format!("Letters of `{letters}`, the most significant bit first; `{none}` where no bit is set."),
            ..text
        },
        Kind::Sum { params, alts } => KindText {
            what: match params.is_empty() {
                true => "A tagged operand: the first form that its bits fit.".to_string(),
                false => format!(
                    "A tagged operand: the first form that its bits fit, with the parameters {}.",
                    params.iter().map(|p| format!("`{p}`")).collect::<Vec<_>>().join(", ")
                ),
            },
            forms: alts.iter().map(|alt| form(book, alt)).collect(),
            ..text
        },
    })
}

fn form(book: &Book<'_>, alt: &Alt) -> Form {
    let fixed = match alt.mask {
        0 => String::new(),
        mask => format!("bits & {mask:#x} == {:#x}", alt.value),
    };
    let conditions = alt.where_.iter().map(|condition| condition.text.clone());
    let when = [fixed].into_iter().chain(conditions).map(|text| code(&text));
    let operand = |o: &onespec_description::model::Operand| match book.kind(o.kind) {
        Some(link) => format!("`{}`: {link}", o.name),
        None => format!("`{}`", o.name),
    };
    Form {
        name: alt.name.clone(),
        text: code(&template_text(&alt.name, &alt.template, &alt.operands, &alt.lets)),
        when: when.filter(|text| !text.is_empty()).collect::<Vec<_>>().join(" and "),
        operands: alt.operands.iter().map(operand).collect::<Vec<_>>().join(", "),
    }
}
