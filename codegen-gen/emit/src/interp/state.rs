//! The generated state: registers, named state, and access to it by name (`impl Cpu`).

use super::body::Unit;
use super::files::Storage;
use super::repr::{self, Repr, storage, uint};
use onespec_sem::ir::{File, State, Ty};
use proc_macro2::{Ident, Literal, TokenStream};
use quote::quote;

/// The struct and its constructor's defaults.
pub fn declare(unit: &Unit<'_>) -> TokenStream {
    let program = unit.program;
    let files = program.files.iter().zip(&unit.names.files).map(|(file, name)| {
        let ty = match Storage::of(file) {
            Storage::Words { len, bits, .. } => {
                let (ty, len) = (uint(bits), Literal::usize_unsuffixed(len));
                quote!([#ty; #len])
            }
            Storage::Bytes { len, .. } => {
                let len = Literal::usize_unsuffixed(len);
                quote!([u8; #len])
            }
            Storage::Heap { .. } => quote!(Vec<u8>),
        };
        let width = match file.setting.and_then(|at| program.settings.get(usize::from(at))) {
            Some(setting) => format!("`{}`", setting.name),
            None => file.width.to_string(),
        };
        let doc = format!(" `{}`: {} registers of {width} bits", file.name, file.count);
        quote! {
            #[doc = #doc]
            pub #name: #ty
        }
    });
    let vars = program.state.iter().zip(&unit.names.state).map(|(var, name)| {
        let ty = Repr::of(&var.ty).tokens();
        let doc = format!(" `{}`", var.name);
        quote! {
            #[doc = #doc]
            pub #name: #ty
        }
    });
    let file_values = program.files.iter().zip(&unit.names.files).map(|(file, name)| {
        let len = match Storage::of(file) {
            Storage::Words { len, .. } | Storage::Bytes { len, .. } => Literal::usize_unsuffixed(len),
            Storage::Heap { setting } => {
                let (at, count) = (
                    Literal::usize_unsuffixed(setting.into()),
                    Literal::usize_unsuffixed(file.count as usize),
                );
                return quote!(#name: vec![0; settings[#at] as usize / 8 * #count]);
            }
        };
        quote!(#name: [0; #len])
    });
    let lanes = program.files.iter().zip(&unit.names.files);
    let lanes = lanes.map(|(file, name)| super::place::lane_methods(file, name));
    let setting_count = Literal::usize_unsuffixed(program.settings.len());
    let setting_values = program.settings.iter().map(|s| {
        let (name, default) = (&s.name, repr::int_literal(s.default, &Repr::I64));
        let (lo, hi) = (repr::int_literal(s.lo, &Repr::I64), repr::int_literal(s.hi, &Repr::I64));
        quote!(target.setting(#name).unwrap_or(#default).clamp(#lo, #hi))
    });
    let var_values = program.state.iter().zip(&unit.names.state).map(|(var, name)| {
        let value = reset(var);
        quote!(#name: #value)
    });
    let made = quote! {
        State {
            #(#file_values,)*
            pc: 0,
            #(#var_values,)*
            settings,
            features: target.features,
            trap: Trap { cause: 0, tval: 0 },
            window: Window::default(),
            shared: Arc::new(shared),
        }
    };
    let made = match super::machine::reset(unit) {
        None => made,
        Some(reset) => quote! {
            let mut state = #made;
            #reset
            state
        },
    };
    quote! {
        /// The processor: registers, named state, program counter, trap.
        #[derive(Debug, Clone)]
        pub struct State {
            #(#files,)*
            /// Address of the next instruction.
            pub pc: u64,
            #(#vars,)*
            /// What is fixed while it runs, in the order of the description.
            settings: [i64; #setting_count],
            /// What the target has.
            pub features: FeatureSet,
            /// The trap behind the last stop.
            pub trap: Trap,
            /// What the host has lent.
            window: Window,
            shared: Arc<Shared>,
        }

        /// What does not change while it runs.
        #[derive(Debug)]
        struct Shared {
            decoder: Decoder,
            target: Resolved,
            names: Vec<String>,
        }

        impl State {
            #(#lanes)*

            /// A processor for a target: registers zero, state at its reset values.
            pub fn new(target: &Resolved) -> State {
                let shared = Shared {
                    decoder: Decoder::new(&super::ISA, target),
                    target: target.clone(),
                    names: names(),
                };
                let settings = [#(#setting_values),*];
                #made
            }
        }
    }
}

fn reset(var: &State) -> TokenStream {
    match &var.ty {
        Ty::Bits(n) => match storage(*n) {
            Some(bits) => repr::literal(u128::from(var.reset) & repr::ones(*n), bits),
            None => {
                let limbs = Literal::usize_unsuffixed(onespec_core::wide::limbs(*n));
                let reset = repr::literal(var.reset.into(), 128);
                quote!(wide::array::from_low::<#limbs>(#reset, false, 128))
            }
        },
        Ty::Int(lo, hi) => {
            let value = if *lo < 0 {
                i128::from(var.reset as i64)
            } else {
                i128::from(var.reset)
            };
            repr::int_literal(value.clamp(*lo, (*hi).max(*lo)), &Repr::of(&var.ty))
        }
        other => Repr::of(other).default(),
    }
}

/// `impl Cpu for State`.
pub fn face(unit: &Unit<'_>) -> TokenStream {
    let program = unit.program;
    let name_pushes = program.files.iter().map(|f| {
        let (format, count) = (format!("{}[{{i}}]", f.name), Literal::u32_unsuffixed(f.count));
        quote!((0..#count).for_each(|i| names.push(format!(#format)));)
    });
    let var_names = program.state.iter().map(|s| &s.name);
    let get_regs = program.files.iter().zip(&unit.names.files).map(|(file, name)| {
        let (text, count) = (&file.name, Literal::usize_unsuffixed(file.count as usize));
        let value = match Storage::of(file) {
            Storage::Words { len, .. } => {
                let mask = Literal::usize_unsuffixed(len - 1);
                quote!(self.#name[i & #mask] as u64)
            }
            Storage::Bytes { width, .. } => {
                let value = super::wide::load(quote!(self.#name), position(width), width.min(64));
                quote!(#value as u64)
            }
            Storage::Heap { setting } => {
                let width = heap_width(setting);
                quote!(wide::lane64(&self.#name, i * (#width / 8)))
            }
        };
        quote! {
            if let Some(i) = register(name, #text, #count) {
                return Some(#value);
            }
        }
    });
    let get_vars = program.state.iter().zip(&unit.names.state).map(|(var, name)| {
        let text = &var.name;
        let value = match Repr::of(&var.ty) {
            Repr::Wide(_) => quote!(self.#name[0]),
            Repr::Tuple(_) | Repr::Unit => quote!(0),
            _ => quote!(self.#name as u64),
        };
        quote!(#text => #value,)
    });
    let set_regs = program.files.iter().zip(&unit.names.files).map(|(file, name)| {
        let (text, count) = (&file.name, Literal::usize_unsuffixed(file.count as usize));
        let store = match Storage::of(file) {
            Storage::Words { len, bits, width } => {
                let (mask, ty) = (Literal::usize_unsuffixed(len - 1), uint(bits));
                let value = repr::masked(quote!((value as #ty)), width, bits);
                quote!(self.#name[i & #mask] = #value;)
            }
            Storage::Bytes { width, .. } => {
                let (width_literal, pos) = (Literal::u32_unsuffixed(width), position(width));
                quote!(wide::store(&mut self.#name, #pos, #width_literal, &[value]);)
            }
            Storage::Heap { setting } => {
                let width = heap_width(setting);
                quote!(wide::store(&mut self.#name, i * #width, #width as u32, &[value]);)
            }
        };
        let guarded = match file.zero {
            Some(zero) => {
                let zero = Literal::usize_unsuffixed(zero as usize);
                quote!(if i != #zero { #store })
            }
            None => store,
        };
        quote! {
            if let Some(i) = register(name, #text, #count) {
                #guarded
                return true;
            }
        }
    });
    let set_vars = program.state.iter().zip(&unit.names.state).map(|(var, name)| {
        let text = &var.name;
        let value = match (&var.ty, Repr::of(&var.ty)) {
            (Ty::Bits(n), Repr::Uint(bits)) => {
                let ty = uint(bits);
                repr::masked(quote!((value as #ty)), *n, bits)
            }
            (Ty::Int(lo, hi), repr) => {
                let ty = repr.tokens();
                let (low, high) = (repr::int_literal(*lo, &repr), repr::int_literal((*hi).max(*lo), &repr));
                // A number without sign that an i64 does not hold is beyond the range.
                let value = if *lo < 0 {
                    quote!((value as i64 as #ty))
                } else {
                    quote!((value.min(i64::MAX as u64) as #ty))
                };
                quote!(#value.clamp(#low, #high))
            }
            (Ty::Bits(n), Repr::Wide(limbs)) => {
                let (limbs, n) = (Literal::usize_unsuffixed(limbs), Literal::u32_unsuffixed(*n));
                quote!(wide::array::from_low::<#limbs>(value as u128, false, #n))
            }
            (_, repr) => repr.default(),
        };
        quote!(#text => self.#name = #value,)
    });
    let all_regs = program.files.iter().zip(&unit.names.files).map(|(file, name)| {
        let count = Literal::usize_unsuffixed(file.count as usize);
        if file.width > NARROW {
            let bytes = wide_register(file, name);
            return quote!(out.extend((0..#count).map(|i| digest(&#bytes))););
        }
        match Storage::of(file) {
            Storage::Words { .. } => quote!(out.extend(self.#name.iter().take(#count).map(|x| *x as u64));),
            Storage::Bytes { width, .. } => {
                let value = super::wide::load(quote!(self.#name), position(width), width);
                quote!(out.extend((0..#count).map(|i| #value as u64));)
            }
            // Wider than a word.
            Storage::Heap { .. } => TokenStream::new(),
        }
    });
    let all_vars = program.state.iter().zip(&unit.names.state).map(|(var, name)| {
        match (Repr::of(&var.ty), wide_variable(var, name)) {
            (_, Some(bytes)) => quote!(out.push(digest(&#bytes));),
            (Repr::Tuple(_) | Repr::Unit, None) => quote!(out.push(0);),
            _ => quote!(out.push(self.#name as u64);),
        }
    });
    let wide_files = || {
        program
            .files
            .iter()
            .zip(&unit.names.files)
            .filter(|(file, _)| file.width > NARROW)
    };
    let get_wide_regs = wide_files().map(|(file, name)| {
        let (text, count) = (&file.name, Literal::usize_unsuffixed(file.count as usize));
        let bytes = wide_register(file, name);
        quote! {
            if let Some(i) = register(name, #text, #count) {
                return Some(#bytes);
            }
        }
    });
    let set_wide_regs = wide_files().map(|(file, name)| {
        let (text, count) = (&file.name, Literal::usize_unsuffixed(file.count as usize));
        let store = set_wide_register(file, name);
        let store = match file.zero {
            Some(zero) => {
                let zero = Literal::usize_unsuffixed(zero as usize);
                quote!(if i != #zero { #store })
            }
            None => store,
        };
        quote! {
            if let Some(i) = register(name, #text, #count) {
                #store
                return true;
            }
        }
    });
    let vars = || program.state.iter().zip(&unit.names.state);
    let get_wide_vars = vars().filter_map(|(var, name)| {
        let (text, bytes) = (&var.name, wide_variable(var, name)?);
        Some(quote!(#text => Some(#bytes),))
    });
    let set_wide_vars = vars().filter_map(|(var, name)| {
        let (text, store) = (&var.name, set_wide_variable(var, name)?);
        Some(quote!(#text => #store,))
    });
    let csr_numbers = program.csrs.iter().map(|c| {
        let (name, number) = (&c.name, Literal::u32_unsuffixed(c.number));
        quote!((#name, #number))
    });
    quote! {
        /// Names of all pieces of state, in the order of the description.
        fn names() -> Vec<String> {
            let mut names = vec![String::from("pc")];
            #(#name_pushes)*
            let vars: &[&str] = &[#(#var_names),*];
            names.extend(vars.iter().copied().map(String::from));
            names
        }

        /// Names and numbers of CSRs, for access to a whole one by name.
        const CSRS: &[(&str, u32)] = &[#(#csr_numbers),*];

        fn csr_number(name: &str) -> Option<u64> {
            let name = name.strip_prefix("csr.")?;
            CSRS.iter().find(|(n, _)| *n == name).map(|(_, number)| (*number).into())
        }

        impl Cpu for State {
            fn pc(&self) -> u64 {
                self.pc
            }

            fn set_pc(&mut self, pc: u64) {
                self.pc = pc;
            }

            fn trap(&self) -> Trap {
                self.trap
            }

            fn set_trap(&mut self, trap: Trap) {
                self.trap = trap;
            }

            fn get(&self, name: &str) -> Option<u64> {
                #(#get_regs)*
                Some(match name {
                    "pc" => self.pc,
                    #(#get_vars)*
                    _ => return read_csr(&mut self.clone(), &mut (&mut NoHost as &mut dyn Host<State>), self.pc, 0, csr_number(name)?).ok(),
                })
            }

            fn set(&mut self, name: &str, value: u64) -> bool {
                #(#set_regs)*
                match name {
                    "pc" => self.pc = value,
                    #(#set_vars)*
                    _ => {
                        let Some(number) = csr_number(name) else { return false };
                        return write_csr(self, &mut (&mut NoHost as &mut dyn Host<State>), self.pc, 0, number, value).is_ok();
                    }
                }
                true
            }

            fn get_bytes(&self, name: &str) -> Option<Vec<u8>> {
                #(#get_wide_regs)*
                match name {
                    #(#get_wide_vars)*
                    _ => self.get(name).map(|value| value.to_le_bytes().to_vec()),
                }
            }

            fn set_bytes(&mut self, name: &str, bytes: &[u8]) -> bool {
                #(#set_wide_regs)*
                match name {
                    #(#set_wide_vars)*
                    _ => return self.set(name, low64(bytes)),
                }
                true
            }

            fn names(&self) -> &[String] {
                &self.shared.names
            }

            fn read_all(&self, out: &mut Vec<u64>) {
                out.clear();
                out.push(self.pc);
                #(#all_regs)*
                #(#all_vars)*
            }
        }
    }
}

/// Bits of state that [`onespec_core::exec::Cpu::get`] shows whole.
const NARROW: u32 = 64;

/// The bytes of register `i` of a file that is wider than a word.
fn wide_register(file: &File, name: &Ident) -> TokenStream {
    let (width, limbs) = (Literal::u32_unsuffixed(file.width), limbs(file.width));
    match Storage::of(file) {
        Storage::Words { len, .. } => {
            let mask = Literal::usize_unsuffixed(len - 1);
            quote!(wide::to_bytes(&wide::array::from_low::<#limbs>(self.#name[i & #mask], false, #width), #width))
        }
        Storage::Bytes { width: bits, .. } => {
            let at = position(bits);
            quote!(wide::to_bytes(&wide::array::load::<#limbs>(&self.#name, #at, #width), #width))
        }
        Storage::Heap { setting } => {
            let width = heap_width(setting);
            quote!(wide::part(&self.#name, i * (#width / 8), #width / 8).to_vec())
        }
    }
}

fn set_wide_register(file: &File, name: &Ident) -> TokenStream {
    let (width, limbs) = (Literal::u32_unsuffixed(file.width), limbs(file.width));
    let value = quote!(wide::array::from_bytes::<#limbs>(bytes, #width));
    match Storage::of(file) {
        Storage::Words { len, .. } => {
            let mask = Literal::usize_unsuffixed(len - 1);
            quote!(self.#name[i & #mask] = wide::low(&#value);)
        }
        Storage::Bytes { width: bits, .. } => {
            let at = position(bits);
            quote!(wide::store(&mut self.#name, #at, #width, &#value);)
        }
        Storage::Heap { setting } => {
            let width = heap_width(setting);
            quote!(wide::set_part(&mut self.#name, i * (#width / 8), #width / 8, bytes);)
        }
    }
}

/// The bytes of a piece of state that is wider than a word.
fn wide_variable(var: &State, name: &Ident) -> Option<TokenStream> {
    let Ty::Bits(n) = var.ty else { return None };
    let (width, limbs) = (Literal::u32_unsuffixed(n), limbs(n));
    (n > NARROW).then(|| match storage(n) {
        None => quote!(wide::to_bytes(&self.#name, #width)),
        Some(_) => quote!(wide::to_bytes(&wide::array::from_low::<#limbs>(self.#name, false, #width), #width)),
    })
}

fn set_wide_variable(var: &State, name: &Ident) -> Option<TokenStream> {
    let Ty::Bits(n) = var.ty else { return None };
    let (width, limbs) = (Literal::u32_unsuffixed(n), limbs(n));
    let value = quote!(wide::array::from_bytes::<#limbs>(bytes, #width));
    (n > NARROW).then(|| match storage(n) {
        None => quote!(self.#name = #value),
        Some(_) => quote!(self.#name = wide::low(&#value)),
    })
}

fn limbs(width: u32) -> Literal {
    Literal::usize_unsuffixed(onespec_core::wide::limbs(width))
}

/// Bits of a register whose width is a setting; the state is `self`.
fn heap_width(setting: u16) -> TokenStream {
    let at = Literal::usize_unsuffixed(setting.into());
    quote!((self.settings[#at] as usize))
}

/// Bit position of register `i` in a file of bytes.
fn position(width: u32) -> TokenStream {
    let width = Literal::usize_unsuffixed(width as usize);
    quote!((i * #width))
}
