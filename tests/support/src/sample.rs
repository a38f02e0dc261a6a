//! Two small made-up machines with hand-written tables: one with the shapes of a RISC machine (classes, scattered
//! immediates, aliases, abbreviations, macros, relocations), one with those of a GPU (tagged operands, prefix
//! modifiers, counts hidden in other operands' bits).

use onespec_core::isa::*;

/// An operand of a whole field.
const fn op(name: &'static str, kind: KindId, width: u8, pieces: &'static [Piece]) -> Operand {
    Operand {
        name,
        kind,
        args: &[],
        dir: Dir::In,
        width,
        signed: false,
        align: 0,
        pieces,
        default: None,
        except: &[],
        pcrel: false,
        scale: 1,
        hex: false,
        wrap: false,
        shown: None,
    }
}

const fn at(word: u8, value: u8, len: u8) -> Piece {
    Piece { word, value, len }
}

const fn part(index: u8) -> Part {
    Part::Operand {
        index,
        lead: "",
        trail: "",
        optional: false,
    }
}

const fn needs(features: &'static [(FeatureSet, FeatureSet)]) -> Needs {
    Needs { any: features }
}

const BASE: Op = Op {
    name: "",
    ident: "",
    feature: 0,
    needs: Needs { any: &[] },
    length: 32,
    value: 0,
    mask: 0,
    operands: &[],
    lets: &[],
    where_: &[],
    legal: &[],
    hint: None,
    templates: &[],
    specialises: &[],
    is: None,
    has_semantics: false,
    effects: Effects::WORST,
    access: AccessSize::Various,
    registers: &[],
    flows: &[],
    doc: "",
    origin: "",
    data: &[],
};

const fn feature(name: &'static str) -> Feature {
    Feature {
        name,
        doc: "",
        requires: FeatureSet::EMPTY,
        conflicts: FeatureSet::EMPTY,
        implied: None,
    }
}

// ---- the RISC machine: features base, short (16-bit forms), extra

const REGISTER: KindId = 1;
const SHORT_REGISTER: KindId = 2;
const ORDER: KindId = 3;
const FLAGS: KindId = 4;
const MODE: KindId = 5;
const CODE: KindId = 6;

const RD: Operand = op("rd", REGISTER, 5, &[at(7, 0, 5)]);
const RS1: Operand = op("rs1", REGISTER, 5, &[at(15, 0, 5)]);
const RS2: Operand = op("rs2", REGISTER, 5, &[at(20, 0, 5)]);
const IMM: Operand = Operand {
    signed: true,
    ..op("imm", 0, 12, &[at(20, 0, 12)])
};
const BRANCH: Operand = Operand {
    signed: true,
    align: 1,
    pcrel: true,
    ..op("imm", 0, 13, &[at(31, 12, 1), at(25, 5, 6), at(8, 1, 4), at(7, 11, 1)])
};
const MODE_OPERAND: Operand = Operand {
    default: Some(7),
    ..op("rm", MODE, 3, &[at(12, 0, 3)])
};

const NAME_3: &[Part] = &[
    Part::Name,
    Part::Text(" "),
    part(0),
    Part::Text(", "),
    part(1),
    Part::Text(", "),
    part(2),
];
const NAME_2: &[Part] = &[Part::Name, Part::Text(" "), part(0), Part::Text(", "), part(1)];
const MEMORY: &[Part] = &[
    Part::Name,
    Part::Text(" "),
    part(0),
    Part::Text(", "),
    part(1),
    Part::Text("("),
    part(2),
    Part::Text(")"),
];
const MEMORY_BARE: &[Part] = &[
    Part::Name,
    Part::Text(" "),
    part(0),
    Part::Text(", "),
    Part::Text("("),
    part(2),
    Part::Text(")"),
];

const SHORT: Needs = needs(&[(FeatureSet([2, 0, 0, 0]), FeatureSet::EMPTY)]);
const EXTRA: Needs = needs(&[(FeatureSet([4, 0, 0, 0]), FeatureSet::EMPTY)]);

pub const ADD: OpId = 0;
pub const ADDI: OpId = 1;
pub const BEQ: OpId = 3;
pub const FENCE: OpId = 5;

static RISC_OPS: [Op; 17] = [
    Op {
        name: "add",
        ident: "add",
        value: 0x33,
        mask: 0xfe00707f,
        operands: &[RD, RS1, RS2],
        templates: &[NAME_3],
        ..BASE
    },
    Op {
        name: "addi",
        ident: "addi",
        value: 0x13,
        mask: 0x707f,
        operands: &[RD, RS1, IMM],
        templates: &[NAME_3],
        ..BASE
    },
    Op {
        name: "lw",
        ident: "lw",
        value: 0x2003,
        mask: 0x707f,
        operands: &[RD, IMM, RS1],
        templates: &[MEMORY, MEMORY_BARE],
        ..BASE
    },
    Op {
        name: "beq",
        ident: "beq",
        value: 0x63,
        mask: 0x707f,
        operands: &[RS1, RS2, BRANCH],
        templates: &[NAME_3],
        ..BASE
    },
    Op {
        name: "amo.w",
        ident: "amo_w",
        value: 0x202f,
        mask: 0xf800707f,
        operands: &[op("aqrl", ORDER, 2, &[at(25, 0, 2)]), RD, RS2, RS1],
        templates: &[&[
            Part::Name,
            part(0),
            Part::Text(" "),
            part(1),
            Part::Text(", "),
            part(2),
            Part::Text(", ("),
            part(3),
            Part::Text(")"),
        ]],
        ..BASE
    },
    Op {
        name: "fence",
        ident: "fence",
        value: 0xf,
        mask: 0x707f,
        operands: &[
            op("pred", FLAGS, 4, &[at(24, 0, 4)]),
            op("succ", FLAGS, 4, &[at(20, 0, 4)]),
        ],
        templates: &[NAME_2],
        ..BASE
    },
    Op {
        name: "pause",
        ident: "pause",
        value: 0x0100000f,
        mask: 0xffffffff,
        templates: &[&[Part::Name]],
        specialises: &[FENCE],
        ..BASE
    },
    Op {
        name: "fadd",
        ident: "fadd",
        value: 0x53,
        mask: 0xfe00007f,
        operands: &[RD, RS1, RS2, MODE_OPERAND],
        templates: &[&[
            Part::Name,
            Part::Text(" "),
            part(0),
            Part::Text(", "),
            part(1),
            Part::Text(", "),
            part(2),
            Part::Operand {
                index: 3,
                lead: ", ",
                trail: "",
                optional: true,
            },
        ]],
        ..BASE
    },
    Op {
        name: "lui",
        ident: "lui",
        value: 0x37,
        mask: 0x7f,
        operands: &[RD, op("uimm", 0, 20, &[at(12, 0, 20)])],
        templates: &[NAME_2],
        ..BASE
    },
    Op {
        name: "c.addi",
        ident: "c_addi",
        needs: SHORT,
        length: 16,
        value: 1,
        mask: 0xe003,
        operands: &[
            op("rds", REGISTER, 5, &[at(7, 0, 5)]),
            Operand {
                signed: true,
                ..op("imm", 0, 6, &[at(12, 5, 1), at(2, 0, 5)])
            },
        ],
        where_: &[Expr::Bin(BinOp::Ne, &Expr::Operand(0), &Expr::Num(0))],
        hint: Some(Expr::Bin(BinOp::Eq, &Expr::Operand(1), &Expr::Num(0))),
        templates: &[NAME_2],
        is: Some(Is {
            op: ADDI,
            args: &[Expr::Operand(0), Expr::Operand(0), Expr::Operand(1)],
        }),
        ..BASE
    },
    Op {
        name: "c.add",
        ident: "c_add",
        needs: SHORT,
        length: 16,
        value: 0x9002,
        mask: 0xf003,
        operands: &[
            op("rds", REGISTER, 5, &[at(7, 0, 5)]),
            Operand {
                except: &[0],
                ..op("rs2", REGISTER, 5, &[at(2, 0, 5)])
            },
        ],
        templates: &[NAME_2],
        is: Some(Is {
            op: ADD,
            args: &[Expr::Operand(0), Expr::Operand(0), Expr::Operand(1)],
        }),
        ..BASE
    },
    Op {
        name: "c.sub",
        ident: "c_sub",
        needs: SHORT,
        length: 16,
        value: 0x8c01,
        mask: 0xfc63,
        operands: &[
            op("rdsc", SHORT_REGISTER, 3, &[at(7, 0, 3)]),
            op("rs2c", SHORT_REGISTER, 3, &[at(2, 0, 3)]),
        ],
        templates: &[NAME_2],
        ..BASE
    },
    Op {
        name: "min",
        ident: "min",
        needs: EXTRA,
        value: 0x0a004033,
        mask: 0xfe00707f,
        operands: &[RD, RS1, RS2],
        templates: &[NAME_3],
        ..BASE
    },
    Op {
        name: "csrr",
        ident: "csrr",
        value: 0x2073,
        mask: 0xff07f,
        operands: &[RD, op("csr", CODE, 12, &[at(20, 0, 12)])],
        templates: &[NAME_2],
        ..BASE
    },
    Op {
        name: "auipc",
        ident: "auipc",
        value: 0x17,
        mask: 0x7f,
        operands: &[RD, op("uimm", 0, 20, &[at(12, 0, 20)])],
        templates: &[NAME_2],
        ..BASE
    },
    // One register named twice in the word, an immediate that may not be 0 unless the register is 1.
    Op {
        name: "pair",
        ident: "pair",
        value: 0x5b,
        mask: 0x707f,
        operands: &[op("r", REGISTER, 5, &[at(7, 0, 5), at(15, 0, 5)]), IMM],
        legal: &[Expr::Bin(
            BinOp::Or,
            &Expr::Bin(BinOp::Ne, &Expr::Operand(1), &Expr::Num(0)),
            &Expr::Bin(BinOp::Eq, &Expr::Operand(0), &Expr::Num(1)),
        )],
        templates: &[NAME_2],
        ..BASE
    },
    Op {
        name: "c.jalr",
        ident: "c_jalr",
        needs: SHORT,
        length: 16,
        value: 0x9002,
        mask: 0xf07f,
        operands: &[Operand {
            except: &[0],
            ..op("rs1", REGISTER, 5, &[at(7, 0, 5)])
        }],
        templates: &[&[Part::Name, Part::Text(" "), part(0)]],
        ..BASE
    },
];

const ANY_REGISTER: Operand = op("r", REGISTER, 5, &[]);
const ANY_IMM: Operand = Operand {
    signed: true,
    ..op("imm", 0, 12, &[])
};
const ANY_TARGET: Operand = Operand {
    signed: true,
    align: 1,
    pcrel: true,
    ..op("imm", 0, 13, &[])
};

const ALIAS: Alias = Alias {
    name: "",
    template: &[],
    operands: &[],
    op: 0,
    args: &[],
    from: &[],
    where_: &[],
    print: true,
    needs: Needs { any: &[] },
};

static RISC_ALIASES: [Alias; 5] = [
    Alias {
        name: "li",
        template: NAME_2,
        operands: &[ANY_REGISTER, ANY_IMM],
        op: ADDI,
        args: &[Expr::Operand(0), Expr::Num(0), Expr::Operand(1)],
        from: &[0, 2],
        ..ALIAS
    },
    Alias {
        name: "mv",
        template: NAME_2,
        operands: &[ANY_REGISTER, ANY_REGISTER],
        op: ADDI,
        args: &[Expr::Operand(0), Expr::Operand(1), Expr::Num(0)],
        from: &[0, 1],
        ..ALIAS
    },
    Alias {
        name: "nop",
        template: &[Part::Name],
        op: ADDI,
        args: &[Expr::Num(0), Expr::Num(0), Expr::Num(0)],
        ..ALIAS
    },
    Alias {
        name: "beqz",
        template: NAME_2,
        operands: &[ANY_REGISTER, ANY_TARGET],
        op: BEQ,
        args: &[Expr::Operand(0), Expr::Num(0), Expr::Operand(1)],
        from: &[0, 2],
        ..ALIAS
    },
    // The same register twice.
    Alias {
        name: "double",
        template: NAME_2,
        operands: &[ANY_REGISTER, ANY_REGISTER],
        op: ADD,
        args: &[Expr::Operand(0), Expr::Operand(1), Expr::Operand(1)],
        from: &[0, 1],
        ..ALIAS
    },
];

const LABEL: Operand = Operand {
    signed: true,
    ..op("sym", 0, 64, &[])
};

static RISC_MACROS: [Macro; 3] = [
    Macro {
        name: "li",
        template: NAME_2,
        operands: &[ANY_REGISTER, LABEL],
        needs: Needs { any: &[] },
        doc: "",
        arms: &[Arm {
            when: None,
            needs: Needs { any: &[] },
            symbolic: false,
            lines: &[
                &[
                    Line::Text("lui "),
                    Line::Operand(0),
                    Line::Text(", "),
                    Line::Value(Expr::Bin(
                        BinOp::BitAnd,
                        &Expr::Bin(
                            BinOp::Shr,
                            &Expr::Bin(
                                BinOp::Sub,
                                &Expr::Operand(1),
                                &Expr::Call(Func::Sext(12), &Expr::Operand(1)),
                            ),
                            &Expr::Num(12),
                        ),
                        &Expr::Num(0xfffff),
                    )),
                ],
                &[
                    Line::Text("addi "),
                    Line::Operand(0),
                    Line::Text(", "),
                    Line::Operand(0),
                    Line::Text(", "),
                    Line::Value(Expr::Call(Func::Sext(12), &Expr::Operand(1))),
                ],
            ],
        }],
    },
    Macro {
        name: "la",
        template: NAME_2,
        operands: &[ANY_REGISTER, LABEL],
        needs: Needs { any: &[] },
        doc: "",
        arms: &[Arm {
            when: None,
            needs: Needs { any: &[] },
            symbolic: true,
            lines: &[
                &[
                    Line::Text(".L"),
                    Line::Unique,
                    Line::Text(": auipc "),
                    Line::Operand(0),
                    Line::Text(", %pcrel_hi("),
                    Line::Operand(1),
                    Line::Text(")"),
                ],
                &[
                    Line::Text("addi "),
                    Line::Operand(0),
                    Line::Text(", "),
                    Line::Operand(0),
                    Line::Text(", %pcrel_lo(.L"),
                    Line::Unique,
                    Line::Text(")"),
                ],
            ],
        }],
    },
    Macro {
        name: "forever",
        template: &[Part::Name],
        operands: &[],
        needs: Needs { any: &[] },
        doc: "",
        arms: &[Arm {
            when: None,
            needs: Needs { any: &[] },
            symbolic: false,
            lines: &[&[Line::Text("forever")], &[Line::Text("forever")]],
        }],
    },
];

const HIGH: Expr = Expr::Bin(
    BinOp::BitAnd,
    &Expr::Bin(
        BinOp::Shr,
        &Expr::Bin(BinOp::Add, &Expr::Param(0), &Expr::Num(0x800)),
        &Expr::Num(12),
    ),
    &Expr::Num(0xfffff),
);

/// The RISC machine.
pub static RISC: Isa = Isa {
    name: "risc",
    word_bits: &[16, 32],
    features: &[
        feature("base"),
        Feature {
            requires: FeatureSet([1, 0, 0, 0]),
            ..feature("C")
        },
        feature("Zextra"),
        Feature {
            conflicts: FeatureSet([2, 0, 0, 0]),
            ..feature("Q")
        },
        feature("w64"),
    ],
    params: &[Param {
        name: "w",
        values: &[64],
        features: &[4],
    }],
    settings: &[],
    targets: &[
        Target {
            name: "risc",
            doc: "",
            features: FeatureSet([0b10001, 0, 0, 0]),
            lengths: LENGTHS,
            core: None,
            keys: &[],
        },
        Target {
            name: "riscc",
            doc: "",
            features: FeatureSet([0b10011, 0, 0, 0]),
            lengths: LENGTHS,
            core: None,
            keys: &[],
        },
    ],
    letters: &[("x", FeatureSet([0b110, 0, 0, 0]))],
    default_target: 1,
    files: &[RegFile {
        part_of: None,
        name: "X",
        count: 32,
        numbered: &NUMBERED,
        abi: &ABI,
        width: &[32],
        zero: None,
        holds: &[],
    }],
    kinds: &[
        Kind::Int,
        Kind::Reg {
            file: 0,
            list: &[],
            exclude: &[],
            step: 1,
        },
        Kind::Reg {
            file: 0,
            list: &[8, 9, 10, 11, 12, 13, 14, 15],
            exclude: &[],
            step: 1,
        },
        Kind::Enum {
            names: &[("", 0), (".rl", 1), (".aq", 2), (".aqrl", 3)],
            open: false,
        },
        Kind::Flags {
            letters: "iorw",
            none: "0",
        },
        Kind::Enum {
            names: &[("rne", 0), ("rtz", 1), ("rdn", 2), ("rup", 3), ("rmm", 4), ("dyn", 7)],
            open: false,
        },
        Kind::Enum {
            names: &[
                ("c0", 0x300),
                ("c1", 0x301),
                ("c2", 0x302),
                ("c3", 0x303),
                ("c4", 0x304),
                ("c5", 0x305),
                ("c6", 0x306),
                ("c7", 0x307),
                ("c8", 0x308),
            ],
            open: true,
        },
    ],
    ops: &RISC_OPS,
    flows: onespec_core::isa::variants::Flows::none(),
    aliases: &RISC_ALIASES,
    macros: &RISC_MACROS,
    relocs: &[
        Reloc {
            name: "hi",
            pcrel: false,
            of_label: false,
            value: HIGH,
        },
        Reloc {
            name: "lo",
            pcrel: false,
            of_label: false,
            value: Expr::Call(Func::Sext(12), &Expr::Param(0)),
        },
        Reloc {
            name: "pcrel_hi",
            pcrel: true,
            of_label: false,
            value: HIGH,
        },
        Reloc {
            name: "pcrel_lo",
            pcrel: false,
            of_label: true,
            value: Expr::Call(Func::Sext(12), &Expr::Param(0)),
        },
    ],
    causes: &[],
    transports: &[],
    name_needs: &[],
    environment: &[(
        "assembler_options",
        "rvc=shorten norvc=exact relax=ignored zextra=+zextra,-C",
    )],
    conventions: &[],
    platforms: &[],
    cores: &[],
    mirror: None,
    hash: "",
};

const LENGTHS: &[(u32, u32, u16)] = &[(0x1f, 0x1f, 48), (3, 3, 32), (3, 0, 16), (3, 1, 16), (3, 2, 16)];

static NUMBERED: [&str; 32] = [
    "x0", "x1", "x2", "x3", "x4", "x5", "x6", "x7", "x8", "x9", "x10", "x11", "x12", "x13", "x14", "x15", "x16", "x17",
    "x18", "x19", "x20", "x21", "x22", "x23", "x24", "x25", "x26", "x27", "x28", "x29", "x30", "x31",
];

static ABI: [&[&str]; 32] = [
    &["zero"],
    &["ra"],
    &["sp"],
    &["gp"],
    &["tp"],
    &["t0"],
    &["t1"],
    &["t2"],
    &["s0", "fp"],
    &["s1"],
    &["a0"],
    &["a1"],
    &["a2"],
    &["a3"],
    &["a4"],
    &["a5"],
    &["a6"],
    &["a7"],
    &["s2"],
    &["s3"],
    &["s4"],
    &["s5"],
    &["s6"],
    &["s7"],
    &["s8"],
    &["s9"],
    &["s10"],
    &["s11"],
    &["t3"],
    &["t4"],
    &["t5"],
    &["t6"],
];

// ---- the GPU machine: one instruction of everything

const SOURCE: KindId = 3;
const REG: KindId = 2;

const NOT_FULL: Expr = Expr::Un(UnOp::Not, &Expr::Operand(2));
const RPT_IS_0: Expr = Expr::Bin(BinOp::Eq, &Expr::Operand(5), &Expr::Num(0));

/// A source operand: its kind takes (half, repeated).
const fn source(name: &'static str, pieces: &'static [Piece]) -> Operand {
    Operand {
        args: &[NOT_FULL, Expr::Bin(BinOp::And, &RPT_IS_0, &Expr::Operand(4))],
        ..op(name, SOURCE, 16, pieces)
    }
}

/// Operands: sy ss full r2 r1 rpt dst src1 src2 dconv.
static GPU_OPS: [Op; 2] = [
    Op {
        name: "add.f",
        ident: "add_f",
        length: 64,
        value: 0x4000_0000_0000_0000,
        mask: 0xe7c0_0000_0000_0000,
        operands: &[
            op("sy", 4, 1, &[at(60, 0, 1)]),
            op("ss", 5, 1, &[at(59, 0, 1)]),
            op("full", 0, 1, &[at(52, 0, 1)]),
            op("r2", 0, 1, &[at(51, 0, 1)]),
            op("r1", 0, 1, &[at(43, 0, 1)]),
            op("rpt", 6, 2, &[at(40, 0, 2)]),
            op("dst", REG, 8, &[at(32, 0, 8)]),
            source("src1", &[at(0, 0, 16)]),
            source("src2", &[at(16, 0, 16)]),
            op("dconv", 0, 1, &[at(46, 0, 1)]),
        ],
        lets: &[
            Let {
                name: "nop",
                value: Expr::Cond(
                    &RPT_IS_0,
                    &Expr::Bin(
                        BinOp::Add,
                        &Expr::Operand(4),
                        &Expr::Bin(BinOp::Mul, &Expr::Num(2), &Expr::Operand(3)),
                    ),
                    &Expr::Num(0),
                ),
            },
            Let {
                name: "dhalf",
                value: Expr::Bin(
                    BinOp::And,
                    &Expr::Bin(BinOp::Eq, &Expr::Operand(2), &Expr::Operand(9)),
                    &Expr::Bin(BinOp::Le, &Expr::Operand(6), &Expr::Num(0xf7)),
                ),
            },
        ],
        templates: &[&[
            part(0),
            part(1),
            Part::Choice {
                cond: Expr::Bin(BinOp::Gt, &Expr::Let(0), &Expr::Num(0)),
                yes: &[Part::Text("(nop"), Part::Let(0), Part::Text(") ")],
                no: &[part(5)],
            },
            Part::Name,
            Part::Text(" "),
            Part::Choice {
                cond: Expr::Let(1),
                yes: &[Part::Text("h")],
                no: &[],
            },
            part(6),
            Part::Text(", "),
            part(7),
            Part::Text(", "),
            part(8),
        ]],
        ..BASE
    },
    Op {
        name: "jump",
        ident: "jump",
        length: 64,
        value: 0,
        mask: 0xffff_ffff_0000_0000,
        operands: &[Operand {
            signed: true,
            pcrel: true,
            ..op("imm", 0, 32, &[at(0, 0, 32)])
        }],
        templates: &[&[Part::Name, Part::Text(" #"), part(0)]],
        ..BASE
    },
];

const COMPONENT: Operand = op("c", 1, 2, &[at(0, 0, 2)]);
const NEG: Operand = op("neg", 7, 2, &[at(14, 0, 2)]);
const HALF: Part = Part::Choice {
    cond: Expr::Param(0),
    yes: &[Part::Text("h")],
    no: &[],
};
const REPEAT: Part = Part::Choice {
    cond: Expr::Param(1),
    yes: &[Part::Text("(r)")],
    no: &[],
};

/// The GPU machine.
pub static GPU: Isa = Isa {
    name: "gpu",
    word_bits: &[64],
    features: &[feature("base")],
    params: &[],
    settings: &[],
    targets: &[Target {
        name: "gpu",
        doc: "",
        features: FeatureSet([1, 0, 0, 0]),
        lengths: &[(0, 0, 64)],
        core: None,
        keys: &[],
    }],
    letters: &[],
    default_target: 0,
    files: &[],
    kinds: &[
        Kind::Int,
        Kind::Enum {
            names: &[("x", 0), ("y", 1), ("z", 2), ("w", 3)],
            open: false,
        },
        Kind::Sum {
            params: 0,
            alts: &[
                Alt {
                    name: "address",
                    mask: 0xfc,
                    value: 0xf4,
                    operands: &[COMPONENT],
                    lets: &[],
                    where_: &[],
                    prefer: &[],
                    template: &[Part::Text("a0."), part(0)],
                },
                Alt {
                    name: "general",
                    mask: 0,
                    value: 0,
                    operands: &[op("n", 0, 6, &[at(2, 0, 6)]), COMPONENT],
                    lets: &[],
                    where_: &[],
                    prefer: &[],
                    template: &[Part::Text("r"), part(0), Part::Text("."), part(1)],
                },
            ],
        },
        Kind::Sum {
            params: 2,
            alts: &[
                Alt {
                    name: "gpr",
                    mask: 0x3f00,
                    value: 0,
                    operands: &[NEG, op("reg", REG, 8, &[at(0, 0, 8)])],
                    lets: &[],
                    where_: &[],
                    prefer: &[],
                    template: &[part(0), REPEAT, HALF, part(1)],
                },
                Alt {
                    name: "relative",
                    mask: 0x3c00,
                    value: 0x800,
                    operands: &[
                        NEG,
                        Operand {
                            signed: true,
                            ..op("off", 0, 10, &[at(0, 0, 10)])
                        },
                    ],
                    lets: &[],
                    where_: &[],
                    prefer: &[],
                    template: &[
                        part(0),
                        REPEAT,
                        HALF,
                        Part::Text("r<a0.x"),
                        Part::Choice {
                            cond: Expr::Bin(BinOp::Ne, &Expr::Operand(1), &Expr::Num(0)),
                            yes: &[Part::Text(" + "), part(1)],
                            no: &[],
                        },
                        Part::Text(">"),
                    ],
                },
                Alt {
                    name: "immediate",
                    mask: 0x3800,
                    value: 0x2000,
                    operands: &[
                        NEG,
                        Operand {
                            signed: true,
                            ..op("n", 0, 11, &[at(0, 0, 11)])
                        },
                    ],
                    lets: &[],
                    where_: &[],
                    prefer: &[],
                    template: &[
                        part(0),
                        REPEAT,
                        Part::Choice {
                            cond: Expr::Param(0),
                            yes: &[Part::Text("h("), part(1), Part::Text(")")],
                            no: &[part(1)],
                        },
                    ],
                },
                Alt {
                    name: "table",
                    mask: 0x3800,
                    value: 0x2800,
                    operands: &[NEG, op("t", 8, 10, &[at(0, 0, 10)])],
                    lets: &[],
                    where_: &[],
                    prefer: &[Expr::Un(UnOp::Not, &Expr::Param(0))],
                    template: &[part(0), REPEAT, part(1)],
                },
            ],
        },
        Kind::Enum {
            names: &[("", 0), ("(sy)", 1)],
            open: false,
        },
        Kind::Enum {
            names: &[("", 0), ("(ss)", 1)],
            open: false,
        },
        Kind::Enum {
            names: &[("", 0), ("(rpt1)", 1), ("(rpt2)", 2), ("(rpt3)", 3)],
            open: false,
        },
        Kind::Enum {
            names: &[("", 0), ("(neg)", 1), ("(abs)", 2), ("(absneg)", 3)],
            open: false,
        },
        Kind::Enum {
            names: &[("(0.0)", 0), ("(0.5)", 1), ("(1/pi)", 2)],
            open: false,
        },
    ],
    ops: &GPU_OPS,
    flows: onespec_core::isa::variants::Flows::none(),
    aliases: &[],
    macros: &[],
    name_needs: &[],
    relocs: &[],
    causes: &[],
    transports: &[("stream", 2)],
    environment: &[],
    conventions: &[],
    platforms: &[],
    cores: &[],
    mirror: None,
    hash: "",
};
