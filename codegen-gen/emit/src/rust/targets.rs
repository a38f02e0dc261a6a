//! `Target`: the machines that the description names, as an enum.

use super::names::{Unique, camel};
use super::tables::dec;
use onespec_core::isa::Isa;
use proc_macro2::TokenStream;
use quote::quote;

/// The enum, with its names. It stands wherever the name of a target may stand.
pub fn print(isa: &Isa) -> TokenStream {
    if isa.targets.is_empty() {
        return TokenStream::new();
    }
    let mut unique = Unique::default();
    let variants: Vec<_> = isa.targets.iter().map(|t| unique.take(camel(t.name))).collect();
    let docs = isa.targets.iter().map(|t| format!(" `{}`: {}", t.name, t.doc));
    let default = usize::from(isa.default_target).min(variants.len() - 1);
    let (default, count) = (&variants[default], dec(variants.len() as u32));
    quote! {
        #[doc = " Machines that the description names."]
        mod targets {
            use crate::tables::ISA;

            /// A machine that the description names. Functions that take the name of a target take this, too; a name may
            /// have letters and extensions behind it besides.
            #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
            pub enum Target { #(#[doc = #docs] #variants,)* }

            impl Target {
                /// All of them, in the order of the description.
                pub const ALL: [Target; #count] = [#(Target::#variants),*];

                /// Its name, as the description has it.
                pub fn name(self) -> &'static str {
                    ISA.targets[self as usize].name
                }
            }

            impl Default for Target {
                /// The one that is meant where none is named.
                fn default() -> Target {
                    Target::#default
                }
            }

            impl AsRef<str> for Target {
                fn as_ref(&self) -> &str {
                    self.name()
                }
            }

            impl core::fmt::Display for Target {
                fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                    f.write_str(self.name())
                }
            }
        }
        pub use targets::Target;
    }
}
