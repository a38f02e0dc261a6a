//! Generated text as files: a module with a body becomes a file, formatted.

use crate::items::items;
use proc_macro2::TokenStream;
use quote::ToTokens;
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

/// The items of a crate's root, in parts, as files: `mod.rs`, and one for each module that has a body there. A part is asked for
/// when what stands before it is text, and an item becomes text before the next one is parsed.
///
/// # Errors
/// Text that does not parse as Rust: a fault of the generator.
pub fn split(parts: impl IntoIterator<Item = TokenStream>) -> Result<Vec<SourceFile>, syn::Error> {
    let mut root = SourceFile {
        name: ROOT.into(),
        text: String::new(),
        feature: None,
    };
    let mut files = Vec::new();
    for item in parts.into_iter().flat_map(items) {
        match item.module() {
            Ok((declaration, body)) => {
                let mut module: syn::ItemMod = syn::parse2(declaration)?;
                // What is said about the module stands in its file; what decides whether there is one, at its declaration.
                let (docs, attributes) = module.attrs.drain(..).partition(|a| a.path().is_ident("doc"));
                module.attrs = attributes;
                let mut file = SourceFile {
                    name: format!("{}.rs", module.ident),
                    text: inner_docs(docs),
                    feature: module.attrs.iter().find_map(feature),
                };
                for item in items(body) {
                    file.text += &formatted(item.tokens)?;
                }
                files.push(file);
                root.text += &formatted(module.to_token_stream())?;
            }
            Err(item) => root.text += &formatted(item.tokens)?,
        }
    }
    files.insert(0, root);
    Ok(files)
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
        let files = split([quote! {
            #[doc = " Numbers."]
            #[cfg(feature = "more")]
            pub mod numbers { pub const ONE: u8 = 1; mod inner { } }
            pub use numbers::ONE;
        }]);
        let files = files.expect("Rust");
        assert_eq!(files[0].name, ROOT);
        assert_eq!(
            files[0].text,
            "#[cfg(feature = \"more\")]\npub mod numbers;\npub use numbers::ONE;\n"
        );
        assert_eq!(files[1].name, "numbers.rs");
        assert_eq!(files[1].text, "//! Numbers.\npub const ONE: u8 = 1;\nmod inner {}\n");
        assert_eq!(files[1].feature.as_deref(), Some("more"));
        assert!(split([quote!(mod)]).is_err());
    }
}
