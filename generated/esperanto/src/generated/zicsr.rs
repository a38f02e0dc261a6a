//! Extension Zicsr: 6 instructions. control and status registers
use crate::tables::*;
use onespec_core::isa::*;
mod constructors {
    use crate::*;
    #[allow(clippy::too_many_arguments)]
    impl Inst {
        /// `csrrw rd, csrno, rs1`: Write a register into a CSR and keep its old value
        #[inline]
        pub const fn csrrw(rd: Gpr, csrno: Csr, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::Csrrw,
                args: [rd as Arg, csrno.0, rs1 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `csrrwi rd, csrno, uimm`: Write a constant into a CSR and keep its old value
        #[inline]
        pub fn csrrwi(rd: Gpr, csrno: Csr, uimm: impl Into<Uimm5>) -> Inst {
            Inst {
                op: Opcode::Csrrwi,
                args: [rd as Arg, csrno.0, uimm.into().get(), 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `csrrs rd, csrno, rs1`: Set the bits of a register in a CSR and keep its old value; no write for x0
        #[inline]
        pub const fn csrrs(rd: Gpr, csrno: Csr, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::Csrrs,
                args: [rd as Arg, csrno.0, rs1 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `csrrsi rd, csrno, uimm`: Set the bits of a constant in a CSR and keep its old value; no write for 0
        #[inline]
        pub fn csrrsi(rd: Gpr, csrno: Csr, uimm: impl Into<Uimm5>) -> Inst {
            Inst {
                op: Opcode::Csrrsi,
                args: [rd as Arg, csrno.0, uimm.into().get(), 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `csrrc rd, csrno, rs1`: Clear the bits of a register in a CSR and keep its old value; no write for x0
        #[inline]
        pub const fn csrrc(rd: Gpr, csrno: Csr, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::Csrrc,
                args: [rd as Arg, csrno.0, rs1 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `csrrci rd, csrno, uimm`: Clear the bits of a constant in a CSR and keep its old value; no write for 0
        #[inline]
        pub fn csrrci(rd: Gpr, csrno: Csr, uimm: impl Into<Uimm5>) -> Inst {
            Inst {
                op: Opcode::Csrrci,
                args: [rd as Arg, csrno.0, uimm.into().get(), 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
    }
}
pub(crate) const CSRRW: Op = Op {
    name: "csrrw",
    ident: "csrrw",
    feature: 22,
    length: 32,
    value: 0x1073,
    mask: 0x707f,
    needs: Needs { any: &T029E5A17 },
    operands: &TB1FA3E11,
    templates: &TCEF6EFA2,
    has_semantics: true,
    effects: Effects(0x20c),
    registers: &T2C7FC0D0,
    flows: &T2E506A26,
    doc: info!("Write a register into a CSR and keep its old value"),
    origin: info!("spec/riscv/zicsr.yaml:16"),
    data: &T72F8C49E,
    ..Op::DEFAULT
};
pub(crate) const CSRRWI: Op = Op {
    name: "csrrwi",
    ident: "csrrwi",
    feature: 22,
    length: 32,
    value: 0x5073,
    mask: 0x707f,
    needs: Needs { any: &T029E5A17 },
    operands: &TF8401280,
    templates: &TCEF6EFA2,
    has_semantics: true,
    effects: Effects(0x20c),
    registers: &T9025B991,
    flows: &T2E506A26,
    doc: info!("Write a constant into a CSR and keep its old value"),
    origin: info!("spec/riscv/zicsr.yaml:16"),
    data: &T126E21FD,
    ..Op::DEFAULT
};
pub(crate) const CSRRS: Op = Op {
    name: "csrrs",
    ident: "csrrs",
    feature: 22,
    length: 32,
    value: 0x2073,
    mask: 0x707f,
    needs: Needs { any: &T029E5A17 },
    operands: &TB1FA3E11,
    templates: &TCEF6EFA2,
    has_semantics: true,
    effects: Effects(0x20c),
    registers: &T75259D70,
    flows: &TDBE73029,
    doc: info!(
        "Set the bits of a register in a CSR and keep its old value; no write for x0"
    ),
    origin: info!("spec/riscv/zicsr.yaml:35"),
    data: &TF773DE19,
    ..Op::DEFAULT
};
pub(crate) const CSRRSI: Op = Op {
    name: "csrrsi",
    ident: "csrrsi",
    feature: 22,
    length: 32,
    value: 0x6073,
    mask: 0x707f,
    needs: Needs { any: &T029E5A17 },
    operands: &TF8401280,
    templates: &TCEF6EFA2,
    has_semantics: true,
    effects: Effects(0x20c),
    registers: &TA4367AF1,
    flows: &TDBE73029,
    doc: info!(
        "Set the bits of a constant in a CSR and keep its old value; no write for 0"
    ),
    origin: info!("spec/riscv/zicsr.yaml:35"),
    data: &T26986CF7,
    ..Op::DEFAULT
};
pub(crate) const CSRRC: Op = Op {
    name: "csrrc",
    ident: "csrrc",
    feature: 22,
    length: 32,
    value: 0x3073,
    mask: 0x707f,
    needs: Needs { any: &T029E5A17 },
    operands: &TB1FA3E11,
    templates: &TCEF6EFA2,
    has_semantics: true,
    effects: Effects(0x20c),
    registers: &T75259D70,
    flows: &TDBE73029,
    doc: info!(
        "Clear the bits of a register in a CSR and keep its old value; no write for x0"
    ),
    origin: info!("spec/riscv/zicsr.yaml:35"),
    data: &TEE779B23,
    ..Op::DEFAULT
};
pub(crate) const CSRRCI: Op = Op {
    name: "csrrci",
    ident: "csrrci",
    feature: 22,
    length: 32,
    value: 0x7073,
    mask: 0x707f,
    needs: Needs { any: &T029E5A17 },
    operands: &TF8401280,
    templates: &TCEF6EFA2,
    has_semantics: true,
    effects: Effects(0x20c),
    registers: &TA4367AF1,
    flows: &TDBE73029,
    doc: info!(
        "Clear the bits of a constant in a CSR and keep its old value; no write for 0"
    ),
    origin: info!("spec/riscv/zicsr.yaml:35"),
    data: &TF467542D,
    ..Op::DEFAULT
};
