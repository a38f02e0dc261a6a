//! Items in a stream of tokens: where each ends, found without parsing. To parse all items of a crate at once takes a hundred
//! kilobytes an instruction.

use proc_macro2::{Delimiter, TokenStream, TokenTree};

/// The tokens of an item, its attributes included.
#[derive(Debug)]
pub struct Item {
    pub tokens: TokenStream,
    is_module: bool,
}

impl Item {
    /// Of a module with a body its declaration, `mod name;`, and the body; else the item as it was.
    pub fn module(self) -> Result<(TokenStream, TokenStream), Item> {
        if !self.is_module {
            return Err(self);
        }
        let mut tokens: Vec<TokenTree> = self.tokens.into_iter().collect();
        let body = match tokens.pop() {
            Some(TokenTree::Group(group)) if group.delimiter() == Delimiter::Brace => group.stream(),
            last => {
                tokens.extend(last);
                let (tokens, is_module) = (tokens.into_iter().collect(), false);
                return Err(Item { tokens, is_module });
            }
        };
        tokens.push(TokenTree::Punct(proc_macro2::Punct::new(
            ';',
            proc_macro2::Spacing::Alone,
        )));
        Ok((tokens.into_iter().collect(), body))
    }
}

/// How far an item is known.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Sort {
    /// Attributes and visibility so far.
    Open,
    /// After `const`: a constant, or a function.
    Const,
    /// After `extern`: a crate, or a function, or a block.
    Extern,
    /// It ends with a semicolon, whatever stands before.
    Semicolon,
    Module,
    /// It ends with braces or a semicolon.
    Braces,
}

impl Sort {
    /// The sort behind a word.
    fn behind(self, word: &str) -> Sort {
        match (self, word) {
            (Sort::Open, "pub" | "unsafe" | "async") => Sort::Open,
            (Sort::Open, "const") => Sort::Const,
            (Sort::Open, "extern") => Sort::Extern,
            (Sort::Open, "static" | "use" | "type") | (Sort::Extern, "crate") => Sort::Semicolon,
            (Sort::Open, "mod") => Sort::Module,
            (Sort::Const, "fn" | "unsafe" | "async" | "extern") | (Sort::Open | Sort::Extern, _) => Sort::Braces,
            (Sort::Const, _) => Sort::Semicolon,
            (Sort::Semicolon | Sort::Module | Sort::Braces, _) => self,
        }
    }

    /// Whether a token ends the item.
    fn ends(self, token: &TokenTree) -> bool {
        match token {
            TokenTree::Punct(punct) => punct.as_char() == ';',
            TokenTree::Group(group) => {
                group.delimiter() == Delimiter::Brace && !matches!(self, Sort::Semicolon | Sort::Const)
            }
            _ => false,
        }
    }
}

/// The items of a stream, one after the other. What is no item is left for the parser to tell.
pub fn items(stream: TokenStream) -> impl Iterator<Item = Item> {
    let mut tokens = stream.into_iter();
    let next = move || {
        let (mut sort, mut item) = (Sort::Open, Vec::new());
        for token in tokens.by_ref() {
            if let TokenTree::Ident(word) = &token {
                sort = sort.behind(&word.to_string());
            }
            let is_last = sort.ends(&token);
            item.push(token);
            if is_last {
                break;
            }
        }
        (!item.is_empty()).then(|| Item {
            tokens: item.into_iter().collect(),
            is_module: sort == Sort::Module,
        })
    };
    std::iter::from_fn(next)
}

#[cfg(test)]
mod tests {
    use super::*;
    use quote::quote;

    #[test]
    fn items_end_where_the_parser_ends_them() {
        let all = quote! {
            #[doc = "a; { }"]
            #[cfg(feature = "x")]
            pub(crate) mod m { fn f() {} mod inner { } }
            mod declared;
            pub use a::{b, c};
            extern crate alloc;
            pub static S: [u8; { 2 }] = [{ 1 }, 2];
            const C: fn() = { f };
            pub const fn f<const N: usize>() -> [u8; N] where [u8; N]: Copy { [0; N] }
            const unsafe fn g() {}
            pub(super) unsafe extern "C" fn h() {}
            extern "C" { fn i(); }
            struct Unit;
            struct Tuple(u8) where u8: Copy;
            pub struct Named { a: u8 }
            impl<T> Trait for T where T: Copy { const A: u8 = 1; }
            macro_rules! made { () => { }; }
            made! {}
            made!();
            type T = u8;
            enum E { A = { 1 }, B }
        };
        let parsed = syn::parse2::<syn::File>(all.clone()).expect("Rust").items;
        let parsed: Vec<String> = parsed.iter().map(|item| quote!(#item).to_string()).collect();
        let found: Vec<String> = items(all).map(|item| item.tokens.to_string()).collect();
        assert_eq!(found, parsed);
    }

    #[test]
    fn what_is_no_item_is_kept() {
        let told = |text: &str| {
            let tokens: TokenStream = text.parse().expect("tokens");
            items(tokens).map(|item| item.tokens.to_string()).collect::<Vec<_>>()
        };
        assert_eq!(told("fn f"), ["fn f"]);
        assert_eq!(told("; x"), [";", "x"]);
        assert!(told("").is_empty());
    }
}
