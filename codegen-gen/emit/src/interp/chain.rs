//! Entries of a chain of decoded instructions, and the ways from handler to handler: within a block, from block to block, and
//! past the guards of traces (see `onespec_core::exec::chain`).

use proc_macro2::TokenStream;
use quote::quote;

/// The type of entries and the functions that go on with another one; `no_operands` fills the operands of a slot.
pub fn entries(no_operands: &TokenStream) -> TokenStream {
    quote! {
        /// An entry: a slot with its handler, or an exit of a block, whose slot holds a way. The address stands in `pc`, the
        /// number of instructions in `len`, the entry in the places for handler and opcode, which an exit does not need. A guard
        /// has its address in `pc` and the number of instructions behind it in `len`.
        #[derive(Clone, Copy)]
        pub struct Code {
            handler: Handler,
            slot: Slot,
        }

        impl Code {
            /// The entry to which an exit leads: both halves lie side by side, so this is one read.
            #[inline(always)]
            fn at(&self) -> u32 {
                u32::from(self.slot.handler) | u32::from(self.slot.op) << 16
            }
        }

        impl Entry for Code {
            fn way(&self) -> Option<Way> {
                let way = Way { pc: self.slot.pc, at: self.at(), count: self.slot.len };
                (self.slot.flags & EXIT != 0).then_some(way)
            }

            fn set_way(&mut self, way: Way) {
                if self.slot.flags & EXIT != 0 {
                    self.slot.pc = way.pc;
                    self.slot.handler = way.at as u16;
                    self.slot.op = (way.at >> 16) as u16;
                    self.slot.len = way.count;
                }
            }

            fn guarded(&self) -> Option<u64> {
                (self.slot.flags & GUARD != 0).then_some(self.slot.pc)
            }

            fn lengthen(&mut self, count: u8) {
                if self.slot.flags & GUARD != 0 {
                    self.slot.len = self.slot.len.saturating_add(count);
                }
            }
        }

        /// An exit without a way yet.
        fn exit(pc: u64, handler: Handler) -> Code {
            let slot = Slot { pc, handler: u16::MAX, op: u16::MAX, len: 0, flags: EXIT, #no_operands };
            Code { handler, slot }
        }

        /// Goes on with the first of these entries; `last` is what the instruction before it has written.
        #[inline(always)]
        fn go(s: &mut State, h: H<'_, '_>, chain: &Chain<Code>, code: &[Code], last: u64) -> usize {
            match code.first() {
                Some(first) => (first.handler)(s, h, chain, code, last),
                None => 0,
            }
        }

        /// From the exits of a block, the first of these entries, to where `pc` leads.
        #[inline(always)]
        fn follow(s: &mut State, h: H<'_, '_>, chain: &Chain<Code>, code: &[Code]) -> usize {
            let [first, second, ..] = code else { return 0 };
            if first.slot.pc == s.pc {
                take(s, h, chain, code, first)
            } else if second.slot.pc == s.pc {
                take(s, h, chain, code, second)
            } else {
                elsewhere(s, h, chain, code)
            }
        }

        /// By the way of one of the exits.
        #[inline(always)]
        fn take(s: &mut State, h: H<'_, '_>, chain: &Chain<Code>, code: &[Code], exit: &Code) -> usize {
            match chain.enter(exit.at(), exit.slot.len, &mut s.window.allowance) {
                Some(next) => go(s, h, chain, next, 0),
                None => code.len(),
            }
        }

        /// From the guard of a trace, the first of these entries, to what stands behind its side exit when `pc` leads there.
        #[inline(always)]
        fn pass(s: &mut State, h: H<'_, '_>, chain: &Chain<Code>, code: &[Code]) -> usize {
            let [guard, _, next @ ..] = code else { return 0 };
            if guard.slot.pc == s.pc && !s.window.allowance.is_spent() {
                go(s, h, chain, next, 0)
            } else {
                aside(s, h, chain, code)
            }
        }

        /// From the guard of a trace to elsewhere.
        fn aside(s: &mut State, h: H<'_, '_>, chain: &Chain<Code>, code: &[Code]) -> usize {
            let [guard, side, ..] = code else { return 0 };
            s.window.allowance.give_back(guard.slot.len.into());
            if side.slot.pc == s.pc {
                take(s, h, chain, code, side)
            } else {
                elsewhere(s, h, chain, code)
            }
        }

        /// Where no exit leads to `pc`.
        fn elsewhere(s: &mut State, h: H<'_, '_>, chain: &Chain<Code>, code: &[Code]) -> usize {
            match chain.elsewhere(s.pc, &mut s.window.allowance) {
                Some(next) => go(s, h, chain, next, 0),
                None => code.len(),
            }
        }

        /// The exit of a block whose last instruction goes nowhere else: it has one way only.
        fn straight_on(s: &mut State, h: H<'_, '_>, chain: &Chain<Code>, code: &[Code], _: u64) -> usize {
            let Some(exit) = code.first() else { return 0 };
            s.pc = exit.slot.pc;
            take(s, h, chain, code, exit)
        }

        /// The exit of a block that is left by the engine alone.
        fn leave(_: &mut State, _: H<'_, '_>, _: &Chain<Code>, code: &[Code], _: u64) -> usize {
            code.len()
        }
    }
}
