//! Tokens that wait for others: kept as their text, which takes a tenth of their memory.

use proc_macro2::TokenStream;

/// Tokens as text.
#[derive(Debug, Clone, Default)]
pub struct Stored(Box<str>);

impl From<TokenStream> for Stored {
    fn from(tokens: TokenStream) -> Stored {
        Stored(tokens.to_string().into())
    }
}

impl Stored {
    /// The tokens again.
    pub fn tokens(&self) -> TokenStream {
        // What tokens are printed as is read as the same tokens.
        self.0.parse().unwrap_or_default()
    }
}
