//! Rust types for register files and operand kinds: `Gpr::A0`, `Rounding::Dyn`, `Csr::MSTATUS`.
//!
//! An argument of an instruction is a plain number; these types are what constructors take and views give, so that a
//! register of the wrong file does not compile.

use super::immediates::{self, Immediates};
use super::names::{Unique, camel, constant, snake};
use super::tables::dec;
use onespec_description::model::{Alt, Isa, Kind, Operand, RegFile};
use proc_macro2::{Ident, TokenStream};
use quote::quote;

/// The Rust type of each register file and kind.
pub struct Types {
    files: Vec<Ident>,
    /// `None`: the plain integer.
    kinds: Vec<Option<Ident>>,
    immediates: Immediates,
}

/// How an operand stands in a constructor: its type, and the expression that makes the argument from it.
pub struct Param {
    pub name: Ident,
    pub ty: TokenStream,
    pub arg: TokenStream,
}

impl Types {
    /// Names every type; names that the generated crate uses itself are avoided.
    pub fn new(isa: &Isa) -> Types {
        let mut names = Unique::without(&[
            "Inst",
            "Opcode",
            "Decoder",
            "Assembler",
            "Arg",
            "Word",
            "Isa",
            "Target",
            "CodeBuffer",
            "CodeError",
            "Label",
            "RegisterUse",
            "MemoryAccess",
            "ImmediateError",
        ]);
        let files = isa
            .files
            .iter()
            .map(|f| names.take(camel(if f.type_name.is_empty() { &f.name } else { &f.type_name })))
            .collect();
        let kinds = isa
            .kinds
            .iter()
            .zip(isa.kind_names.iter().map(String::as_str).chain(std::iter::repeat("")))
            .map(|(kind, name)| match kind {
                Kind::Enum { .. } | Kind::Flags { .. } if !name.is_empty() => Some(names.take(camel(name))),
                Kind::Sum { alts, .. } if !name.is_empty() && is_plain(isa, alts) => Some(names.take(camel(name))),
                _ => None,
            })
            .collect();
        let immediates = immediates::all(isa, &mut names);
        Types {
            files,
            kinds,
            immediates,
        }
    }

    /// All types, printed.
    pub fn print(&self, isa: &Isa) -> TokenStream {
        // State that no operand names is reached by name and number only.
        let named = |id: usize| {
            let is_of = |kind: &Kind| matches!(kind, Kind::Reg { file, .. } if usize::from(*file) == id);
            isa.kinds.iter().any(is_of)
        };
        let files = isa
            .files
            .iter()
            .zip(&self.files)
            .enumerate()
            .filter(|(id, _)| named(*id))
            .map(|(id, (file, ty))| register_file(id, file, ty));
        let is_sum = |(kind, ty): (&Kind, &Option<Ident>)| matches!(kind, Kind::Sum { .. }) && ty.is_some();
        let lookup = isa.kinds.iter().zip(&self.kinds).any(is_sum).then(Types::sum_lookup);
        let kinds = isa
            .kinds
            .iter()
            .zip(&self.kinds)
            .enumerate()
            .map(|(id, (kind, ty))| match (kind, ty) {
                (Kind::Sum { alts, .. }, Some(ty)) => self.sum(isa, id, ty, alts),
                (Kind::Enum { names, open: false }, Some(ty)) => closed_enum(ty, names),
                (Kind::Enum { names, open: true }, Some(ty)) => open_enum(ty, names),
                (Kind::Flags { letters, .. }, Some(ty)) => flags(ty, letters),
                _ => TokenStream::new(),
            });
        let immediates = self.immediates.print();
        quote!(#(#files)* #(#kinds)* #immediates #lookup)
    }

    /// Has the operand a type of its own? True: not every number is a value of it.
    pub fn is_named(&self, isa: &Isa, operand: &Operand) -> Option<bool> {
        let id = usize::from(operand.kind);
        match (isa.kinds.get(id), self.kinds.get(id)) {
            (Some(Kind::Reg { .. }), _) => Some(true),
            (Some(Kind::Enum { open: false, .. }), Some(Some(_))) => Some(true),
            (Some(Kind::Enum { .. } | Kind::Flags { .. }), Some(Some(_))) => Some(false),
            _ => None,
        }
    }

    /// The type of a number of an instruction that is checked where it is made; `None` for an operand that is no plain number.
    pub fn immediate(&self, isa: &Isa, operand: &Operand) -> Option<&Ident> {
        self.immediates.of(isa, operand)
    }

    /// The parameter of a constructor for an operand.
    pub fn param(&self, isa: &Isa, operand: &Operand) -> Param {
        let name = snake(&operand.name);
        let (ty, arg) = match (
            isa.kinds.get(usize::from(operand.kind)),
            self.kinds.get(usize::from(operand.kind)),
        ) {
            (Some(Kind::Reg { file, .. }), _) => match self.files.get(usize::from(*file)) {
                Some(ty) => (quote!(#ty), quote!(#name as Arg)),
                None => (quote!(Arg), quote!(#name)),
            },
            (Some(Kind::Enum { open: false, .. }), Some(Some(ty))) => (quote!(#ty), quote!(#name as Arg)),
            (Some(Kind::Enum { .. } | Kind::Flags { .. }), Some(Some(ty))) => (quote!(#ty), quote!(#name.0)),
            (Some(Kind::Sum { .. }), Some(Some(ty))) => (quote!(#ty), quote!(#name.bits())),
            _ => (quote!(Arg), quote!(#name)),
        };
        Param { name, ty, arg }
    }
}

fn register_file(id: usize, file: &RegFile, ty: &Ident) -> TokenStream {
    let mut unique = Unique::default();
    let count = file.count as usize;
    let mut variants = TokenStream::new();
    let mut all = Vec::with_capacity(count);
    let mut numbered = TokenStream::new();
    for i in 0..count {
        let spellings = file.abi.get(i).map_or(&[][..], Vec::as_slice);
        let plain = file.numbered.get(i).map_or("", String::as_str);
        let first = spellings.first().map_or(plain, String::as_str);
        let name = unique.take(camel(first));
        let doc = format!(" `{first}`, register {i}.");
        let number = dec(i as u32);
        variants.extend(quote!(#[doc = #doc] #name = #number,));
        for other in spellings.iter().skip(1).map(String::as_str).chain([plain]) {
            let other = camel(other);
            if unique.take(other.clone()) == other {
                numbered.extend(quote!(#[doc = #doc] pub const #other: Self = Self::#name;));
            }
        }
        all.push(name);
    }
    let doc = format!(" {}.", if file.doc.is_empty() { &file.name } else { &file.doc });
    let id = dec(id as u32);
    let (n, numbers) = (dec(file.count), format!(" All {count} of them, in order."));
    quote! {
        #[doc = #doc]
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[repr(u16)]
        pub enum #ty { #variants }
        #[allow(non_upper_case_globals)]
        impl #ty {
            #[doc = #numbers]
            pub const ALL: [Self; #n] = [#(Self::#all),*];
            #numbered
        }
        impl TryFrom<Arg> for #ty {
            type Error = Arg;
            /// The register with this number; the number when there is none.
            fn try_from(number: Arg) -> Result<Self, Arg> {
                usize::try_from(number).ok().and_then(|i| Self::ALL.get(i).copied()).ok_or(number)
            }
        }
        impl From<#ty> for Arg {
            fn from(register: #ty) -> Arg {
                register as Arg
            }
        }
        impl PartialEq<#ty> for RegisterUse {
            /// Is it this register?
            fn eq(&self, register: &#ty) -> bool {
                self.file == #id && self.number == Some(*register as u16)
            }
        }
    }
}

fn closed_enum(ty: &Ident, names: &[(String, i64)]) -> TokenStream {
    let mut unique = Unique::default();
    let (mut variants, mut from, mut seen) = (TokenStream::new(), TokenStream::new(), Vec::new());
    for (name, code) in names {
        if seen.contains(code) {
            continue;
        }
        seen.push(*code);
        let variant = unique.take(camel(name));
        let doc = if name.is_empty() {
            " Nothing in the text.".to_string()
        } else {
            format!(" `{name}`")
        };
        let number = dec(*code);
        variants.extend(quote!(#[doc = #doc] #variant = #number,));
        from.extend(quote!(#number => Ok(Self::#variant),));
    }
    let doc = format!(" Codes of an operand of kind `{ty}`.");
    quote! {
        #[doc = #doc]
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[repr(i32)]
        pub enum #ty { #variants }
        impl TryFrom<Arg> for #ty {
            type Error = Arg;
            /// The name for this code; the code when it has none.
            fn try_from(code: Arg) -> Result<Self, Arg> {
                match code { #from _ => Err(code) }
            }
        }
        impl From<#ty> for Arg {
            fn from(code: #ty) -> Arg {
                code as Arg
            }
        }
    }
}

fn open_enum(ty: &Ident, names: &[(String, i64)]) -> TokenStream {
    let mut unique = Unique::default();
    let consts = names.iter().filter(|(name, _)| !name.is_empty()).map(|(name, code)| {
        let name = unique.take(constant(name));
        let (doc, code) = (format!(" `{name}`"), dec(*code));
        quote!(#[doc = #doc] pub const #name: Self = Self(#code);)
    });
    let doc = format!(" Codes of an operand of kind `{ty}`; other numbers are allowed.");
    newtype(ty, &doc, quote!(#(#consts)*))
}

fn flags(ty: &Ident, letters: &str) -> TokenStream {
    let mut unique = Unique::without(&["NONE"]);
    let count = letters.chars().count();
    let consts = letters.chars().enumerate().map(|(i, letter)| {
        let name = unique.take(constant(&letter.to_string()));
        let (doc, code) = (format!(" `{letter}`"), dec(1i64 << (count - 1 - i).min(62)));
        quote!(#[doc = #doc] pub const #name: Self = Self(#code);)
    });
    let consts = quote! {
        /// The empty set.
        pub const NONE: Self = Self(0);
        #(#consts)*
    };
    let doc = format!(" A set of the letters `{letters}`.");
    let plain = newtype(ty, &doc, consts);
    quote! {
        #plain
        impl core::ops::BitOr for #ty {
            type Output = Self;
            fn bitor(self, other: Self) -> Self {
                Self(self.0 | other.0)
            }
        }
    }
}

fn newtype(ty: &Ident, doc: &str, consts: TokenStream) -> TokenStream {
    quote! {
        #[doc = #doc]
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct #ty(pub Arg);
        impl #ty { #consts }
        impl From<Arg> for #ty {
            fn from(code: Arg) -> Self {
                Self(code)
            }
        }
        impl From<#ty> for Arg {
            fn from(code: #ty) -> Arg {
                code.0
            }
        }
    }
}

/// Does every part have bits of its own that follow from its value by shifts alone?
fn is_plain(isa: &Isa, alts: &[Alt]) -> bool {
    let plain = |o: &Operand| match isa.kinds.get(usize::from(o.kind)) {
        Some(Kind::Reg { list, step, .. }) => list.is_empty() && *step <= 1,
        Some(_) => true,
        None => false,
    };
    alts.iter().all(|alt| alt.operands.iter().all(plain))
}
