//! Generated text as files: a module with a body becomes a file, formatted.

use proc_macro2::TokenStream;
use quote::ToTokens;
use syn::{Attribute, Item, Meta};

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

/// The items of a crate's root as files: `mod.rs`, and one for each module that has a body there.
///
/// # Errors
/// Text that does not parse as Rust: a fault of the generator.
pub fn split(root: TokenStream) -> Result<Vec<SourceFile>, syn::Error> {
    let mut items = syn::parse2::<syn::File>(root)?.items;
    let mut files = Vec::new();
    for item in &mut items {
        let Item::Mod(module) = item else { continue };
        let Some((_, body)) = module.content.take() else {
            continue;
        };
        module.semi = Some(Default::default());
        // What is said about the module stands in its file; what decides whether there is one, at its declaration.
        let (docs, attributes) = module.attrs.drain(..).partition(|a| a.path().is_ident("doc"));
        module.attrs = attributes;
        files.push(SourceFile {
            name: format!("{}.rs", module.ident),
            text: inner_docs(docs) + &formatted(body),
            feature: module.attrs.iter().find_map(feature),
        });
    }
    files.insert(
        0,
        SourceFile {
            name: ROOT.into(),
            text: formatted(items),
            feature: None,
        },
    );
    Ok(files)
}

/// Items as formatted text.
fn formatted(items: Vec<Item>) -> String {
    prettyplease::unparse(&syn::File {
        shebang: None,
        frontmatter: None,
        attrs: Vec::new(),
        items,
    })
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
        let files = split(quote! {
            #[doc = " Numbers."]
            #[cfg(feature = "more")]
            pub mod numbers { pub const ONE: u8 = 1; mod inner { } }
            pub use numbers::ONE;
        });
        let files = files.expect("Rust");
        assert_eq!(files[0].name, ROOT);
        assert_eq!(
            files[0].text,
            "#[cfg(feature = \"more\")]\npub mod numbers;\npub use numbers::ONE;\n"
        );
        assert_eq!(files[1].name, "numbers.rs");
        assert_eq!(files[1].text, "//! Numbers.\npub const ONE: u8 = 1;\nmod inner {}\n");
        assert_eq!(files[1].feature.as_deref(), Some("more"));
        assert!(split(quote!(mod)).is_err());
    }
}
