//! Where a state keeps its pieces (see `onespec_core::exec::layout`).

use super::Unit;
use super::files::Storage;
use super::repr::{Repr, storage};
use onespec_sem::ir::Ty;
use proc_macro2::{Ident, Literal, TokenStream};
use quote::quote;

/// The method that tells it.
pub fn method(unit: &Unit<'_>) -> TokenStream {
    let field = |name: &str, member: &Ident, bytes: usize, count: usize| {
        let (bytes, count) = (Literal::usize_unsuffixed(bytes), Literal::usize_unsuffixed(count));
        quote!(Piece { name: #name, offset: core::mem::offset_of!(State, #member), bytes: #bytes, count: #count })
    };
    let files = unit.program.files.iter().zip(&unit.names.files).map(|(file, member)| {
        let bytes = match Storage::of(file) {
            Storage::Words { bits, .. } => bits as usize / 8,
            Storage::Bytes { width, .. } if width.is_multiple_of(8) => width as usize / 8,
            Storage::Bytes { .. } | Storage::Heap { .. } => 0,
        };
        field(&file.name, member, bytes, file.count as usize)
    });
    let state = unit.program.state.iter().zip(&unit.names.state).map(|(var, member)| {
        let bits = match &var.ty {
            Ty::Bits(width) => storage(*width).filter(|bits| *bits <= 64).unwrap_or(0),
            ty if Repr::of(ty) == Repr::I64 => 64,
            _ => 0,
        };
        field(&var.name, member, bits as usize / 8, 1)
    });
    quote! {
        fn described(&self) -> Option<Described<'_>> {
            static LAYOUT: StateLayout = StateLayout {
                size: size_of::<State>(),
                pc: core::mem::offset_of!(State, pc),
                files: &[#(#files),*],
                state: &[#(#state),*],
            };
            Some(Described {
                isa: &super::ISA,
                target: &self.shared.target,
                features: &self.features,
                settings: &self.settings,
                layout: &LAYOUT,
                semantics: super::semantics::PROGRAMS,
            })
        }
    }
}
