//! A made-up machine for the checker's tests: what every kind of declaration looks like to it.

use onespec_description::model::{
    Csr, CsrField, Dir, Isa, Kind, LibraryText, Needs, Op, Operand, Param, RegFile, RomTable, Setting, SourceText,
    StateVar,
};
use onespec_diag::Origin;

/// Where the `fns:` text under test stands.
pub const FNS: u32 = 1;

const LIBRARY: &str = "
    fn log2(n: int) -> int { match n { 8 => 3, 16 => 4, 32 => 5, 64 => 6, _ => 7 } }
    fn low(r: int) -> bits<32> { F[r][31:0] }
    fn set_low(r: int, v: bits<32>) { F[r] = zext(v); }
    fn map(x: bits<N>, w: int, f: fn(bits<w>) -> bits<w>) -> bits<N> {
      var r = x;
      for i in 0..N/w { r.e<w>[i] = f(x.e<w>[i]); }
      r
    }
    fn clamp(x: bits<W>, n: int) -> bits<n> { if (x >> n) != 0 { return rep(1u1, n); } x[n-1:0] }
    const NV: bits<5> = 16;
    extern fn f_add(a: bits<W>, b: bits<W>, rm: bits<3>) -> (bits<W>, bits<5>);
    extern fn clock_ticks() -> bits<64> effects clock;
";

fn text(text: &str, start: u32) -> SourceText {
    SourceText {
        text: text.to_string(),
        origin: Origin {
            start,
            ..Origin::default()
        },
    }
}

fn operand(name: &str, kind: u16, width: u8, signed: bool, dir: Dir) -> Operand {
    Operand {
        name: name.to_string(),
        kind,
        args: Vec::new(),
        dir,
        width,
        signed,
        align: 0,
        pieces: Vec::new(),
        default: None,
        except: Vec::new(),
        pcrel: false,
        scale: 1,
        hex: false,
        wrap: false,
        shown: None,
        origin: Origin::default(),
    }
}

fn op(name: &str, sem: &str, start: u32) -> Op {
    Op {
        name: name.to_string(),
        ident: name.to_string(),
        feature: 0,
        needs: Needs::default(),
        length: 32,
        value: 0,
        mask: 0,
        ignored: 0,
        operands: vec![
            operand("rd", 1, 5, false, Dir::Out),
            operand("rs1", 1, 5, false, Dir::In),
            operand("rs2", 1, 5, false, Dir::In),
            operand("imm", 0, 12, true, Dir::In),
        ],
        lets: Vec::new(),
        where_: Vec::new(),
        legal: Vec::new(),
        hint: None,
        templates: Vec::new(),
        specialises: Vec::new(),
        is: None,
        sem: Some(text(sem, start)),
        consts: [("k".to_string(), 3)].into(),
        doc: String::new(),
        adapted: Default::default(),
        guards: Vec::new(),
        unreachable: false,
        examples: Vec::new(),
        data: Vec::new(),
        origin: Origin::default(),
    }
}

fn file(name: &str, count: u32, width: &str) -> RegFile {
    RegFile {
        name: name.to_string(),
        count,
        width: text(width, 9),
        ..RegFile::default()
    }
}

fn state(name: &str, ty: &str) -> StateVar {
    StateVar {
        name: name.to_string(),
        ty: text(ty, 9),
        ..StateVar::default()
    }
}

fn field(name: &str, hi: &str, lo: &str) -> CsrField {
    CsrField {
        name: name.to_string(),
        hi: text(hi, 9),
        lo: text(lo, 9),
        ..CsrField::default()
    }
}

/// The machine with a text as the semantics of its first instruction, and a library beside its own.
pub fn with(sem: &str, fns: &str) -> Isa {
    let views = vec![("s".to_string(), "low".to_string(), "set_low".to_string())];
    let mode = CsrField {
        warl: Some(text("v == 2 ? old : v", 9)),
        ..field("MODE", "12", "11")
    };
    let sum = CsrField {
        read: Some(text("csr.status.MODE != 0", 9)),
        ..field("SUM", "xlen-1", "xlen-1")
    };
    Isa {
        name: "made-up".to_string(),
        params: vec![Param {
            name: "xlen".to_string(),
            values: vec![64],
            features: vec![1],
        }],
        features: ["Base", "xlen64", "C"]
            .map(|name| onespec_description::model::Feature {
                name: name.to_string(),
                ..Default::default()
            })
            .into(),
        files: vec![
            RegFile {
                zero: Some(0),
                ..file("X", 32, "xlen")
            },
            RegFile {
                views,
                ..file("F", 32, "64")
            },
            RegFile {
                grouped: true,
                ..file("V", 32, "128")
            },
            RegFile {
                grouped: true,
                ..file("Z", 32, "zlen")
            },
        ],
        settings: vec![Setting {
            name: "zlen".to_string(),
            values: vec![64, 128, 256],
            default: 128,
            ..Setting::default()
        }],
        kinds: vec![
            Kind::Int,
            Kind::Reg {
                file: 0,
                list: Vec::new(),
                exclude: Vec::new(),
                step: 1,
            },
        ],
        ops: vec![op("test", sem, 0), op("addi", "X[rd] = X[rs1] + imm;", 9)],
        causes: vec![("Bad".to_string(), 2), ("Misaligned".to_string(), 4)],
        state: vec![
            state("flag", "bool"),
            state("fflags", "bits<5>"),
            state("vl", "int<129>"),
        ],
        csrs: vec![
            Csr {
                name: "status".to_string(),
                number: 0x300,
                fields: vec![mode, sum],
                ..Csr::default()
            },
            Csr {
                name: "scratch".to_string(),
                number: 0x340,
                ..Csr::default()
            },
            Csr {
                name: "fcsr".to_string(),
                number: 3,
                read: Some(text("zext(fflags)", 9)),
                write: Some(text("fflags = v[4:0];", 9)),
                ..Csr::default()
            },
        ],
        tables: vec![RomTable {
            name: "rom".to_string(),
            width: 8,
            data: vec![1, 2, 3, 4],
        }],
        fns: [text(LIBRARY, 9), text(fns, FNS)]
            .map(|text| LibraryText { text, own: true })
            .to_vec(),
        machine: onespec_description::model::MachineHooks {
            illegal: "Bad".to_string(),
            ..Default::default()
        },
        ..Isa::default()
    }
}
