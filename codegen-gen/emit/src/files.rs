//! Generated text as files: a module with a body becomes a file, formatted.

use crate::items::items;
use proc_macro2::{Span, TokenStream};
use quote::ToTokens;
use std::iter::once;
use syn::{Attribute, Meta};

/// A file of generated Rust.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SourceFile {
    /// Name below the folder of generated text: `mod.rs`, `tables.rs`.
    pub name: String,
    pub text: String,
    /// The feature of the crate without which the file is no part of it.
    pub feature: Option<String>,
}

/// Name of the file that holds the items of the crate's root, and declares the other files.
pub const ROOT: &str = "mod.rs";

/// A part of a crate's root. A part is asked for when what stands before it is text.
pub enum Part<'a> {
    /// Items; those that are modules with a body become files.
    Items(TokenStream),
    /// A module that becomes a file: its declaration, `mod name;`, and what stands in it.
    Module(TokenStream, Box<dyn Iterator<Item = Piece<'a>> + 'a>),
}

/// What stands in a module, one behind the other: each is asked for when the one before is text.
pub enum Piece<'a> {
    /// Items.
    Items(TokenStream),
    /// An item around very many parts.
    Around(Around<'a>),
}

/// An item around very many parts, such as an `impl` of a function for each instruction. They become text some at a time.
pub struct Around<'a> {
    /// The item with some parts.
    pub item: Box<dyn Fn(TokenStream) -> TokenStream + 'a>,
    /// A part like the others that is none of them, as the line that it becomes.
    pub mark: &'static str,
    /// The parts.
    pub parts: Box<dyn Iterator<Item = TokenStream> + 'a>,
}

/// The items of a crate's root, in parts, as files: `mod.rs`, and one for each module that has a body there. An item becomes text
/// before the next one is parsed.
///
/// # Errors
/// Text that does not parse as Rust: a fault of the generator.
pub fn split<'a>(parts: impl IntoIterator<Item = Part<'a>>) -> Result<Vec<SourceFile>, syn::Error> {
    let mut root = SourceFile {
        name: ROOT.into(),
        text: String::new(),
        feature: None,
    };
    let mut files = Vec::new();
    for part in parts {
        let tokens = match part {
            Part::Module(declaration, pieces) => {
                files.push(module(declaration, pieces, &mut root.text)?);
                continue;
            }
            Part::Items(tokens) => tokens,
        };
        for item in items(tokens) {
            match item.module() {
                Ok((declaration, body)) => files.push(module(declaration, once(Piece::Items(body)), &mut root.text)?),
                Err(item) => root.text += &formatted(item.tokens)?,
            }
        }
    }
    files.insert(0, root);
    Ok(files)
}

/// A module as a file; its declaration goes into the root.
fn module<'a>(
    declaration: TokenStream,
    body: impl Iterator<Item = Piece<'a>>,
    root: &mut String,
) -> Result<SourceFile, syn::Error> {
    let mut module: syn::ItemMod = syn::parse2(declaration)?;
    // What is said about the module stands in its file; what decides whether there is one, at its declaration.
    let (docs, attributes) = module.attrs.drain(..).partition(|a| a.path().is_ident("doc"));
    module.attrs = attributes;
    let mut file = SourceFile {
        name: format!("{}.rs", module.ident),
        text: inner_docs(docs),
        feature: module.attrs.iter().find_map(feature),
    };
    for piece in body {
        match piece {
            Piece::Items(tokens) => {
                for item in items(tokens) {
                    file.text += &formatted(item.tokens)?;
                }
            }
            Piece::Around(around) => around.write(&mut file.text)?,
        }
    }
    root.push_str(&formatted(module.to_token_stream())?);
    Ok(file)
}

impl Around<'_> {
    /// Parts that become text together.
    const SOME: usize = 64;

    fn write(mut self, text: &mut String) -> Result<(), syn::Error> {
        let mark: TokenStream = self.mark.parse()?;
        let some = |parts: &mut dyn Iterator<Item = TokenStream>| parts.take(Self::SOME).collect::<Vec<_>>();
        let mut now = some(&mut self.parts);
        let mut next = some(&mut self.parts);
        if next.is_empty() {
            text.push_str(&formatted((self.item)(now.into_iter().collect()))?);
            return Ok(());
        }
        // Between two marks, parts stand in lines of their own, as they do among all.
        let is_mark = |line: &&str| line.trim() == self.mark;
        let mut tail = String::new();
        let mut is_first = true;
        while !now.is_empty() {
            let parts = [mark.clone()].into_iter().chain(now).chain([mark.clone()]);
            let whole = formatted((self.item)(parts.collect()))?;
            let lines: Vec<&str> = whole.split_inclusive('\n').collect();
            let (Some(first), Some(last)) = (lines.iter().position(is_mark), lines.iter().rposition(is_mark)) else {
                return Err(syn::Error::new(
                    Span::call_site(),
                    "the mark of an item is no line of it",
                ));
            };
            if is_first {
                text.extend(lines.iter().take(first).copied());
                is_first = false;
            }
            text.extend(lines.iter().take(last).skip(first + 1).copied());
            tail = lines.iter().skip(last + 1).copied().collect();
            now = std::mem::replace(&mut next, some(&mut self.parts));
        }
        text.push_str(&tail);
        Ok(())
    }
}

/// Items as formatted text.
fn formatted(items: TokenStream) -> Result<String, syn::Error> {
    Ok(prettyplease::unparse(&syn::parse2(items)?))
}

/// Documentation of a module, as it stands inside of it.
fn inner_docs(docs: Vec<Attribute>) -> String {
    let text = |doc: &Attribute| match &doc.meta {
        Meta::NameValue(meta) => match syn::parse2::<syn::LitStr>(meta.value.to_token_stream()) {
            Ok(line) => format!("//!{}\n", line.value()),
            Err(_) => String::new(),
        },
        _ => String::new(),
    };
    docs.iter().map(text).collect()
}

/// `x` of `#[cfg(feature = "x")]`.
fn feature(attribute: &Attribute) -> Option<String> {
    if !attribute.path().is_ident("cfg") {
        return None;
    }
    let condition: syn::MetaNameValue = attribute.parse_args().ok()?;
    let name: syn::LitStr = syn::parse2(condition.value.to_token_stream()).ok()?;
    condition.path.is_ident("feature").then(|| name.value())
}

#[cfg(test)]
mod tests {
    use super::*;
    use quote::quote;

    #[test]
    fn modules_become_files() {
        let files = split([Part::Items(quote! {
            #[doc = " Numbers."]
            #[cfg(feature = "more")]
            pub mod numbers { pub const ONE: u8 = 1; mod inner { } }
            pub use numbers::ONE;
        })]);
        let files = files.expect("Rust");
        assert_eq!(files[0].name, ROOT);
        assert_eq!(
            files[0].text,
            "#[cfg(feature = \"more\")]\npub mod numbers;\npub use numbers::ONE;\n"
        );
        assert_eq!(files[1].name, "numbers.rs");
        assert_eq!(files[1].text, "//! Numbers.\npub const ONE: u8 = 1;\nmod inner {}\n");
        assert_eq!(files[1].feature.as_deref(), Some("more"));
        assert!(split([Part::Items(quote!(mod))]).is_err());
    }

    #[test]
    fn many_parts_are_written_as_all_at_once() {
        type Wrap = fn(TokenStream) -> TokenStream;
        let cases: [(Wrap, &'static str, Wrap); 2] = [
            (
                |parts| quote!(mod inner { use crate::*; #[allow(clippy::all)] impl Inst { #parts } }),
                "fn t_mark() {}",
                |n| quote!(#[doc = " A."] #[inline] pub const fn f(a: u8) -> Inst { Inst { op: Opcode::X, args: [#n, 0] } }),
            ),
            (
                |parts| quote!(static R: &[Recipe] = &[#parts];),
                "T_MARK,",
                |n| quote!(Recipe { handler: #n, fields: &[Field { at: 0 }, Field { at: 1 }] },),
            ),
        ];
        for (wrap, mark, part) in cases {
            for count in [0, 1, Around::SOME, Around::SOME + 1, 5 * Around::SOME] {
                let parts = || (0..count).map(move |n: usize| part(quote!(#n)));
                let around = Around {
                    item: Box::new(wrap),
                    mark,
                    parts: Box::new(parts()),
                };
                let mut text = String::new();
                around.write(&mut text).expect("Rust");
                assert_eq!(text, formatted(wrap(parts().collect())).expect("Rust"), "{count}");
            }
        }
    }
}
