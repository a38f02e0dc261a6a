//! What the tables say of an instruction with its operands: registers, memory, length, where it goes.

use proc_macro2::TokenStream;
use quote::quote;

/// Methods of `Inst` that need no feature; they stand in the module of `Inst`.
pub fn print() -> TokenStream {
    quote! {
        pub use onespec_core::instruction::{MemoryAccess, RegisterUse};

        impl Inst {
            /// The arguments as the tables take them.
            // Operands have 32 or 64 bits, as the machine needs.
            #[allow(clippy::useless_conversion)]
            pub(crate) fn values(&self) -> onespec_core::operand::Args {
                let mut values = [0; onespec_core::operand::MAX_OPERANDS];
                for (to, from) in values.iter_mut().zip(self.args) {
                    *to = i64::from(from);
                }
                values
            }

            /// Bytes of the encoding.
            pub fn length(&self) -> usize {
                self.op.info().bytes()
            }

            /// The registers that it reads. A use is compared with a register: `inst.reads().any(|r| r == register)`.
            /// A register that is always zero is none.
            pub fn reads(&self) -> impl Iterator<Item = RegisterUse> + use<> {
                ISA.reads(self.op.id(), self.values())
            }

            /// The registers that it writes, as [`Inst::reads`] gives them.
            pub fn writes(&self) -> impl Iterator<Item = RegisterUse> + use<> {
                ISA.writes(self.op.id(), self.values())
            }

            /// What it does with memory: whether it loads, stores, and how many bytes. `None`: nothing.
            pub fn memory(&self) -> Option<MemoryAccess> {
                ISA.memory(self.op.id())
            }

            /// The address that a jump or branch at `pc` goes to when it is taken. `None`: it is no jump, or where it goes
            /// is not in its operands.
            pub fn branch_target(&self, pc: u64) -> Option<u64> {
                ISA.branch_target(self.op.id(), &self.values(), pc)
            }
        }
    }
}
