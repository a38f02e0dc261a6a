//! `impl Machine for State`: decoding into slots, the table of handlers, the hooks of the machine.

use super::All;
use super::body::Unit;
use super::repr::{self, Repr, storage, uint};
use super::slots::{Class, Layout, Sizes};
use crate::files::Around;
use onespec_sem::ir::{Block, FuncId, Inst, Program, Stmt, Ty};
use proc_macro2::{Literal, TokenStream};
use quote::{format_ident, quote};
use std::rc::Rc;

/// The slot, and the types of the table that fills it.
pub fn slots(layouts: &[Option<Layout>]) -> TokenStream {
    let sizes = Sizes::of(layouts);
    let count = |n: usize| Literal::usize_unsuffixed(n);
    let (bytes, ints, longs) = (count(sizes.bytes), count(sizes.ints), count(sizes.longs));
    let long_field = (sizes.longs > 0).then(|| quote!(l: [i64; #longs],));
    quote! {
        /// A decoded instruction: which handler, and its operands where the handler looks for them.
        #[derive(Debug, Clone, Copy)]
        pub struct Slot {
            /// Address of the instruction.
            pc: u64,
            handler: u16,
            op: u16,
            /// Length in bytes.
            len: u8,
            flags: u8,
            /// Register numbers and other small operands.
            b: [u8; #bytes],
            /// Immediates.
            i: [i32; #ints],
            #long_field
        }

        /// A block ends behind the instruction.
        const ENDS: u8 = 1;
        /// It may change interrupts, privilege or translation, or call a service.
        const SYSTEM: u8 = 2;
        /// It is none, but the exit of a block.
        const EXIT: u8 = 4;
        /// It is none, but a guard of a trace.
        const GUARD: u8 = 8;

        /// How an instruction becomes a slot.
        struct Recipe {
            handler: u16,
            flags: u8,
            /// The operand that is the number of a CSR, where the flags are for that CSR alone.
            csr: Option<u8>,
            fields: &'static [Field],
        }

        /// An operand and its place.
        struct Field {
            operand: u8,
            class: u8,
            at: u8,
            /// For a register that is written: which number reads zero, and where writes to it go instead.
            sink: Option<(u32, u32)>,
        }

        const BYTE: u8 = 0;
        const INT: u8 = 1;
        const LONG: u8 = 2;

    }
}

/// How instructions become slots: a table by instruction.
pub fn recipes<'a>(all: Rc<All<'a>>) -> Around<'a> {
    let mut handler = 0u32;
    let count = all.1.len();
    let parts = (0..count).map(move |op| {
        let (unit, layouts, ..) = &*all;
        let (inst, layout) = (unit.program.insts.get(op), layouts.get(op));
        let (Some(Some(inst)), Some(Some(layout))) = (inst, layout) else {
            return quote!(Recipe {
                handler: 0,
                flags: ENDS,
                csr: None,
                fields: &[]
            },);
        };
        handler += 1;
        let handler = Literal::u32_unsuffixed(handler);
        let flags = flags(inst);
        let fields = layout.fields.iter().map(|f| {
            let (operand, at) = (Literal::u8_unsuffixed(f.operand), Literal::u8_unsuffixed(f.at));
            let class = match f.class {
                Class::Byte => quote!(BYTE),
                Class::Int => quote!(INT),
                Class::Long => quote!(LONG),
            };
            let sink = match f.sink {
                Some((_, zero, sink)) => {
                    let (zero, sink) = (Literal::u32_unsuffixed(zero), Literal::u32_unsuffixed(sink));
                    quote!(Some((#zero, #sink)))
                }
                None => quote!(None),
            };
            quote!(Field { operand: #operand, class: #class, at: #at, sink: #sink })
        });
        let csr = match super::csrs::operand(unit.program, inst).map(Literal::u8_unsuffixed) {
            Some(operand) => quote!(Some(#operand)),
            None => quote!(None),
        };
        quote!(Recipe { handler: #handler, flags: #flags, csr: #csr, fields: &[#(#fields),*] },)
    });
    Around {
        item: Box::new(|recipes| {
            quote! {
                /// By instruction.
                static RECIPES: &[Recipe] = &[#recipes];
            }
        }),
        mark: "T_MARK,",
        parts: Box::new(parts),
    }
}

/// What makes a slot of an instruction.
pub fn predecode(unit: &Unit<'_>, layouts: &[Option<Layout>]) -> TokenStream {
    let sizes = Sizes::of(layouts);
    let count = |n: usize| Literal::usize_unsuffixed(n);
    let (bytes, ints, longs) = (count(sizes.bytes), count(sizes.ints), count(sizes.longs));
    let long_value = (sizes.longs > 0).then(|| quote!(l: [0; #longs],));
    let long_arm = if sizes.longs > 0 {
        quote!(if let Some(x) = slot.l.get_mut(field.at as usize) {
            *x = value
        })
    } else {
        quote!(())
    };
    let quiet = super::csrs::quiet(unit).into_iter().map(Literal::u32_unsuffixed);
    quote! {
        /// Numbers of CSRs behind which no block ends, in order.
        static QUIET_CSRS: &[u32] = &[#(#quiet),*];

        fn predecode(op: u16, run: u16, len: u8, pc: u64, args: &[i64]) -> Option<Slot> {
            let recipe = RECIPES.get(run as usize)?;
            let number = recipe.csr.and_then(|operand| args.get(operand as usize));
            let number = number.and_then(|number| u32::try_from(*number).ok());
            let quiet = number.is_some_and(|number| QUIET_CSRS.binary_search(&number).is_ok());
            let mut slot = Slot {
                pc,
                handler: recipe.handler,
                op,
                len,
                flags: if quiet { 0 } else { recipe.flags },
                b: [0; #bytes],
                i: [0; #ints],
                #long_value
            };
            for field in recipe.fields {
                let mut value = args.get(field.operand as usize).copied().unwrap_or(0);
                if let Some((zero, sink)) = field.sink && value == i64::from(zero) {
                    value = sink.into();
                }
                match field.class {
                    BYTE => if let Some(x) = slot.b.get_mut(field.at as usize) { *x = value as u8 },
                    INT => if let Some(x) = slot.i.get_mut(field.at as usize) { *x = value as i32 },
                    _ => #long_arm,
                }
            }
            Some(slot)
        }
    }
}

/// What comes behind an instruction.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Behind {
    /// The next one of its block.
    Next,
    /// Another block, to which code goes by itself.
    Block,
    /// The engine, which looks at what the instruction may have changed.
    Engine,
}

/// What comes behind an instruction.
pub fn behind(inst: &Inst) -> Behind {
    if inst.effects.system {
        Behind::Engine
    } else if inst.effects.writes_pc || always_traps(&inst.body) {
        Behind::Block
    } else {
        Behind::Next
    }
}

/// What an engine has to know behind an instruction.
fn flags(inst: &Inst) -> TokenStream {
    match behind(inst) {
        Behind::Engine => quote!(ENDS | SYSTEM),
        Behind::Block => quote!(ENDS),
        Behind::Next => quote!(0),
    }
}

fn always_traps(block: &Block) -> bool {
    block.stmts.iter().any(|s| match s {
        Stmt::Trap(..) => true,
        Stmt::If(_, yes, no) => always_traps(yes) && always_traps(no),
        _ => false,
    })
}

/// The table of handlers and the trait.
pub fn machine((unit, layouts, copied, forwards): &All<'_>) -> TokenStream {
    let program = unit.program;
    let sizes = Sizes::of(layouts);
    let (bytes, ints) = (
        Literal::usize_unsuffixed(sizes.bytes),
        Literal::usize_unsuffixed(sizes.ints),
    );
    let longs = Literal::usize_unsuffixed(sizes.longs);
    let long_value = (sizes.longs > 0).then(|| quote!(l: [0; #longs],));
    let no_operands = quote!(b: [0; #bytes], i: [0; #ints], #long_value);
    let chain = super::chain::entries(&no_operands);
    let layout = super::layout::method(unit);
    let handlers: Vec<_> = (0..program.insts.iter().flatten().count())
        .map(|i| format_ident!("h{}", i + 1))
        .collect();
    let numbers = (1..=handlers.len()).map(Literal::usize_unsuffixed);
    let semantics = program.insts.iter().flatten().enumerate();
    let through = semantics
        .filter(|(_, inst)| behind(inst) == Behind::Block)
        .map(|(i, _)| {
            let (number, handler) = (Literal::usize_unsuffixed(i + 1), format_ident!("t{}", i + 1));
            quote!(table[#number] = #handler;)
        });
    let is_copied = |number: usize| copied.contains(&number);
    let semantics = (1..).zip(program.insts.iter().flatten());
    let copied: Vec<_> = semantics
        .filter(|(number, _)| is_copied(*number))
        .map(|(number, inst)| match behind(inst) {
            Behind::Block => (number, format_ident!("t{number}")),
            Behind::Next | Behind::Engine => (number, format_ident!("h{number}")),
        })
        .collect();
    let copies = super::copies::tables(&copied);
    let semantics = layouts
        .iter()
        .zip(forwards)
        .filter_map(|(layout, forward)| Some((layout.as_ref()?, forward)));
    let semantics = (1..).zip(semantics).filter(|(_, (_, forward))| forward.is_any());
    let semantics = semantics.map(|(number, (layout, forward))| (number, forward, layout, is_copied(number)));
    let forwards = super::forward::tables(&semantics.collect::<Vec<_>>());
    let total = Literal::usize_unsuffixed((handlers.len() + 1).next_power_of_two());
    let number = |n: u32| Literal::u64_unsuffixed(n.into());
    let faults = program.faults;
    let (illegal, load, store, fetch) = (
        number(faults.illegal),
        number(faults.load),
        number(faults.store),
        number(faults.fetch),
    );
    let translate = hook(unit, program.translate, &[quote!(addr), quote!(access as u64)]);
    let translate = translate.map_or(quote!(Ok(addr)), |call| {
        quote! {
            let (s, h, pc) = (self, &mut &mut *host, 0u64);
            Ok(#call as u64)
        }
    });
    let take_trap = hook(
        unit,
        program.take_trap,
        &[quote!(pc), quote!(t_trap.cause), quote!(t_trap.tval)],
    );
    let take_trap = take_trap.map_or(quote!(false), |call| {
        quote! {
            let t_trap = self.trap;
            let (s, h) = (self, &mut &mut *host);
            let mut enter = || -> Result<(), Stop> {
                #call;
                Ok(())
            };
            enter().is_ok()
        }
    });
    let pending = hook(unit, program.pending, &[]);
    let pending = pending.map_or(quote!(false), |call| {
        quote! {
            let (s, h, pc) = (self, &mut &mut *host, 0u64);
            let mut ask = || -> Result<(), Stop> {
                let (now, cause) = #call;
                if now == 0 {
                    return Err(Stop);
                }
                s.trap = Trap { cause: cause as u64, tval: 0 };
                Ok(())
            };
            ask().is_ok()
        }
    });
    let accept = hook(unit, program.accept, &[quote!(word)]).map(|call| {
        quote! {
            #[inline]
            fn accept(&mut self, host: &mut dyn Host<Self>, word: Word) -> bool {
                let (s, h, pc) = (self, &mut &mut *host, 0u64);
                let mut ask = || -> Result<bool, Stop> { Ok(#call != 0) };
                ask().unwrap_or(false)
            }
        }
    });
    quote! {
        /// The host, behind one pointer, so that a handler has its arguments in registers.
        type H<'h, 'd> = &'h mut &'d mut (dyn Host<State> + 'd);

        /// Executes the first of some entries and, when it does not stop, the others: by a jump to the next handler, where
        /// the compiler makes one of a call in last position, else by as many nested calls as there are entries. Returns
        /// how many were left from the one on that stopped, or from an exit where no way was known. Five arguments leave
        /// handlers as many registers as most need. The sixth is what the instruction before has written: those that take it
        /// need its register no longer then, the others never.
        type Handler = fn(&mut State, H<'_, '_>, &Chain<Code>, &[Code], u64) -> usize;

        #chain

        /// A power of two.
        const HANDLERS: usize = #total;

        static TABLE: [Handler; HANDLERS] = {
            let mut table: [Handler; HANDLERS] = [no_semantics; HANDLERS];
            #(table[#numbers] = #handlers;)*
            table
        };

        /// The same for the middle of a trace.
        static THROUGH: [Handler; HANDLERS] = {
            let mut table = TABLE;
            #(#through)*
            table
        };

        #copies

        #forwards

        /// For instructions of which the description does not say what they do.
        fn no_semantics(s: &mut State, _: H<'_, '_>, _: &Chain<Code>, code: &[Code], _: u64) -> usize {
            raise(s, #illegal, 0);
            code.len()
        }

        /// Puts a trap into the state.
        #[cold]
        #[inline(never)]
        fn raise(s: &mut State, cause: u64, tval: u64) -> Stop {
            s.trap = Trap { cause, tval };
            Stop
        }

        impl Machine for State {
            type Slot = Slot;

            fn decode(&self, word: Word, pc: u64) -> Option<Slot> {
                let isa = &super::ISA;
                let op = self.shared.decoder.decode(word)?;
                let decl = isa.ops.get(op as usize)?;
                let mut args = isa.extract(op, word);
                let mut run = op;
                // An abbreviation runs as what it abbreviates.
                while let Some((short, is)) = isa.ops.get(run as usize).and_then(|o| Some((o, o.is.as_ref()?))) {
                    let mut next = [0; MAX_OPERANDS];
                    let env = Env::of(isa, short.operands, short.lets, &args);
                    next.iter_mut().zip(is.args).for_each(|(to, arg)| *to = env.eval(arg));
                    (run, args) = (is.op, next);
                }
                predecode(op, run, (decl.length / 8) as u8, pc, &args)
            }

            fn length(&self, low: u32) -> Option<u8> {
                self.shared.target.length(low).map(|bits| (bits / 8) as u8)
            }

            #[inline(always)]
            fn slot_len(slot: &Slot) -> u8 {
                slot.len
            }

            #[inline(always)]
            fn slot_op(slot: &Slot) -> u16 {
                slot.op
            }

            #[inline(always)]
            fn ends_block(slot: &Slot) -> bool {
                slot.flags & ENDS != 0
            }

            #[inline(always)]
            fn system(slot: &Slot) -> bool {
                slot.flags & SYSTEM != 0
            }

            fn execute(&mut self, host: &mut dyn Host<Self>, slot: &Slot) -> Result<(), Stop> {
                self.execute_ready(host, &Self::ready(*slot, None))
            }

            #[inline]
            fn execute_ready(&mut self, host: &mut dyn Host<Self>, code: &Code) -> Result<(), Stop> {
                let alone = const { &Chain::new() };
                if go(self, &mut &mut *host, alone, core::slice::from_ref(code), 0) == 0 { Ok(()) } else { Err(Stop) }
            }

            #[inline(always)]
            fn move_to(code: &mut Code, pc: u64) -> bool {
                code.slot.pc = pc;
                true
            }

            type Code = Code;

            #[inline]
            fn ready(slot: Slot, before: Option<&Code>) -> Code {
                let taken = before.and_then(|before| behind(&slot, &before.slot));
                let own = taken.or_else(|| if slot.flags & ENDS == 0 { copy(&slot) } else { None });
                Code { handler: own.unwrap_or(TABLE[slot.handler as usize % HANDLERS]), slot }
            }

            #[inline(always)]
            fn slot(code: &Code) -> &Slot {
                &code.slot
            }

            fn exits(end: u64, chained: bool) -> Option<[Code; 2]> {
                let exit = exit(end, if chained { straight_on } else { leave });
                Some([exit; 2])
            }

            fn middle(last: &Code, next: u64, behind: u8) -> Option<[Code; 3]> {
                let goes_on = last.slot.flags & (ENDS | SYSTEM) == ENDS;
                goes_on.then(|| {
                    let own = copy(&last.slot);
                    let handler = own.unwrap_or(THROUGH[last.slot.handler as usize % HANDLERS]);
                    let through = Code { handler, slot: last.slot };
                    let mut guard = exit(next, leave);
                    guard.slot.flags = GUARD;
                    guard.slot.len = behind;
                    [through, guard, exit(next, leave)]
                })
            }

            fn run(&mut self, host: &mut dyn Host<Self>, chain: &Chain<Code>, block: u32) -> Halt {
                let left = go(self, &mut &mut *host, chain, chain.entries(block), 0);
                let entry = chain.len() - left;
                match chain.entry(entry) {
                    Some(code) if code.slot.flags & (EXIT | GUARD) != 0 => Halt::Left(entry),
                    _ => Halt::Stopped(entry),
                }
            }

            #layout

            #[inline(always)]
            fn window(&mut self) -> Option<&mut Window> {
                Some(&mut self.window)
            }

            fn translate(&mut self, host: &mut dyn Host<Self>, addr: u64, access: Access) -> Result<u64, Stop> {
                #translate
            }

            fn take_trap(&mut self, host: &mut dyn Host<Self>, pc: u64) -> bool {
                #take_trap
            }

            fn pending(&mut self, host: &mut dyn Host<Self>) -> bool {
                #pending
            }

            fn allow_reserved(&mut self, allowed: bool) {
                self.features.put(FeatureSet::ALLOW_RESERVED, allowed);
            }

            #accept

            fn fault_cause(&self, access: Access) -> u64 {
                match access {
                    Access::Load => #load,
                    Access::Store => #store,
                    Access::Fetch => #fetch,
                }
            }

            fn illegal_cause(&self) -> u64 {
                #illegal
            }
        }
    }
}

/// What `State::new` does at last: the machine's own reset of `state`.
pub fn reset(unit: &Unit<'_>) -> Option<TokenStream> {
    let call = hook(unit, unit.program.reset, &[])?;
    Some(quote! {
        let (s, h, pc) = (&mut state, &mut (&mut NoHost as &mut dyn Host<State>), 0u64);
        let mut reset = || -> Result<(), Stop> {
            #call;
            Ok(())
        };
        // A description that traps here leaves the rest of the state as it is.
        let _ = reset();
    })
}

/// A call of one of the machine's fns; `s`, `h` and `pc` are at hand.
fn hook(unit: &Unit<'_>, id: Option<FuncId>, words: &[TokenStream]) -> Option<TokenStream> {
    let id = id? as usize;
    let (func, needs, name) = (
        unit.program.funcs.get(id)?,
        unit.needs.get(id)?,
        unit.names.funcs.get(id)?,
    );
    let mut args = Vec::new();
    if needs.state {
        args.push(quote!(s));
    }
    if needs.host {
        args.push(quote!(h));
    }
    if needs.pc {
        args.push(quote!(pc));
    }
    if needs.ilen {
        args.push(quote!(0));
    }
    for (param, word) in func.params.iter().zip(words) {
        args.push(match func.locals.get(*param as usize).map(|l| &l.ty) {
            Some(Ty::Bits(n)) => {
                let bits = storage(*n).unwrap_or(64);
                let ty = uint(bits);
                repr::masked(quote!((#word as #ty)), *n, bits)
            }
            other => {
                let ty = other.map_or(quote!(i64), |ty| Repr::of(ty).tokens());
                quote!((#word as #ty))
            }
        });
    }
    let stop = needs.stops.then(|| quote!(?));
    Some(quote!(#name(#(#args),*)#stop))
}

/// Name of the module for a program: `xlen64`.
pub fn module_name(program: &Program) -> proc_macro2::Ident {
    let text: Vec<_> = program
        .params
        .iter()
        .map(|(name, value)| super::names::snake(&format!("{name}{value}")))
        .collect();
    if text.is_empty() {
        format_ident!("machine")
    } else {
        format_ident!("{}", text.join("_"))
    }
}
