//! The table of opcodes: names, operands, modes and types, each written once.
//!
//! Source: TGSI of Mesa 22.3.6, opcode table and documentation. [`Kind::Old`] are opcodes of older dialects, which
//! texts of before 2017 hold and which later readers refuse.

use hashbrown::HashMap;
use std::sync::OnceLock;

/// How the components of a result come about.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Mode {
    /// Each component from the same component of the sources.
    Componentwise,
    /// One result, copied to all components that are written.
    Replicated,
    /// Each component has a formula of its own.
    Dependent,
    /// Resources, textures: see the opcode.
    Other,
    /// There is no result.
    None,
}

/// What the bits of an operand are; it decides what `-` and `| |` do to them.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Type {
    /// IEEE binary32.
    Float,
    /// Signed, two's complement.
    Signed,
    /// Unsigned; `-` is two's complement negation.
    Unsigned,
    /// Bits that are kept; modifiers change the sign bit as for floats.
    Untyped,
}

/// What an opcode may be given besides operands, and whether it is of today's dialect.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// Operands alone.
    Plain,
    /// Samples or asks a texture: a target follows the operands, then offsets.
    Texture,
    /// Begins or ends a block that dumps label with the number of another instruction.
    Branch,
    /// Accesses a resource: qualifiers, a target and a format may follow the operands.
    Memory,
    /// Its operands are pairs of components, 64 bits each.
    Wide,
    /// Of an older dialect.
    Old,
}

/// A row of the table.
#[derive(Debug, Clone, Copy)]
pub struct Info {
    /// The mnemonic, in capitals.
    pub name: &'static str,
    /// Operands that are written.
    pub destinations: usize,
    /// Operands that are read.
    pub sources: usize,
    /// How components come about.
    pub mode: Mode,
    /// What the result is.
    pub result: Type,
    /// What each source is; the last one stands for all that follow.
    pub types: &'static [Type],
    /// What else it may be given.
    pub kind: Kind,
}

macro_rules! mode {
    (C) => {
        Mode::Componentwise
    };
    (R) => {
        Mode::Replicated
    };
    (K) => {
        Mode::Dependent
    };
    (O) => {
        Mode::Other
    };
    (N) => {
        Mode::None
    };
}

macro_rules! ty {
    (f) => {
        Type::Float
    };
    (i) => {
        Type::Signed
    };
    (u) => {
        Type::Unsigned
    };
    (x) => {
        Type::Untyped
    };
}

macro_rules! opcodes {
    ($($name:ident $destinations:literal / $sources:literal $mode:ident $result:ident ($($of:ident)+) $kind:ident;)*) => {
        /// An opcode; its facts are in [`Opcode::info`].
        #[allow(non_camel_case_types, clippy::upper_case_acronyms)]
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
        pub enum Opcode {
            $(#[doc = concat!("`", stringify!($name), "`")] $name,)*
        }

        const TABLE: &[(Opcode, Info)] = &[$((Opcode::$name, Info {
            name: stringify!($name),
            destinations: $destinations,
            sources: $sources,
            mode: mode!($mode),
            result: ty!($result),
            types: &[$(ty!($of)),+],
            kind: Kind::$kind,
        }),)*];
    };
}

// Name, destinations / sources, mode (C componentwise, R replicated, K dependent, O other, N none), type of the result,
// types of the sources (f float, i signed, u unsigned, x untyped), kind.
opcodes! {
    // ---- floats
    MOV 1/1 C x (x) Plain;
    ADD 1/2 C f (f) Plain;
    MUL 1/2 C f (f) Plain;
    DIV 1/2 C f (f) Plain;
    MAD 1/3 C f (f) Plain;
    FMA 1/3 C f (f) Plain;
    LRP 1/3 C f (f) Plain;
    MIN 1/2 C f (f) Plain;
    MAX 1/2 C f (f) Plain;
    DP2 1/2 R f (f) Plain;
    DP3 1/2 R f (f) Plain;
    DP4 1/2 R f (f) Plain;
    DST 1/2 K f (f) Plain;
    RCP 1/1 R f (f) Plain;
    RSQ 1/1 R f (f) Plain;
    SQRT 1/1 R f (f) Plain;
    EX2 1/1 R f (f) Plain;
    LG2 1/1 R f (f) Plain;
    POW 1/2 R f (f) Plain;
    SIN 1/1 R f (f) Plain;
    COS 1/1 R f (f) Plain;
    EXP 1/1 K f (f) Plain;
    LOG 1/1 K f (f) Plain;
    LIT 1/1 K f (f) Plain;
    FLR 1/1 C f (f) Plain;
    CEIL 1/1 C f (f) Plain;
    TRUNC 1/1 C f (f) Plain;
    ROUND 1/1 C f (f) Plain;
    FRC 1/1 C f (f) Plain;
    SSG 1/1 C f (f) Plain;
    CMP 1/3 C x (f x x) Plain;
    SLT 1/2 C f (f) Plain;
    SGE 1/2 C f (f) Plain;
    SEQ 1/2 C f (f) Plain;
    SGT 1/2 C f (f) Plain;
    SLE 1/2 C f (f) Plain;
    SNE 1/2 C f (f) Plain;
    FSLT 1/2 C u (f) Plain;
    FSGE 1/2 C u (f) Plain;
    FSEQ 1/2 C u (f) Plain;
    FSNE 1/2 C u (f) Plain;
    LDEXP 1/2 C f (f i) Plain;
    DDX 1/1 C f (f) Plain;
    DDY 1/1 C f (f) Plain;
    DDX_FINE 1/1 C f (f) Plain;
    DDY_FINE 1/1 C f (f) Plain;
    ARL 1/1 C i (f) Plain;
    ARR 1/1 C i (f) Plain;
    PK2H 1/1 R u (f) Plain;
    UP2H 1/1 K f (u) Plain;
    PK2US 1/1 R u (f) Plain;
    PK4B 1/1 R u (f) Plain;
    PK4UB 1/1 R u (f) Plain;
    UP2US 1/1 K f (u) Plain;
    UP4B 1/1 K f (u) Plain;
    UP4UB 1/1 K f (u) Plain;

    // ---- integers and bits
    UADD 1/2 C u (i) Plain;
    UMUL 1/2 C u (u) Plain;
    UMAD 1/3 C u (u) Plain;
    IMUL_HI 1/2 C i (i) Plain;
    UMUL_HI 1/2 C u (u) Plain;
    IDIV 1/2 C i (i) Plain;
    UDIV 1/2 C u (u) Plain;
    UMOD 1/2 C u (u) Plain;
    MOD 1/2 C i (i) Plain;
    INEG 1/1 C i (i) Plain;
    IABS 1/1 C i (i) Plain;
    ISSG 1/1 C i (i) Plain;
    IMAX 1/2 C i (i) Plain;
    IMIN 1/2 C i (i) Plain;
    UMAX 1/2 C u (u) Plain;
    UMIN 1/2 C u (u) Plain;
    ISLT 1/2 C u (i) Plain;
    ISGE 1/2 C u (i) Plain;
    USLT 1/2 C u (u) Plain;
    USGE 1/2 C u (u) Plain;
    USEQ 1/2 C u (u) Plain;
    USNE 1/2 C u (u) Plain;
    AND 1/2 C u (u) Plain;
    OR 1/2 C u (u) Plain;
    XOR 1/2 C u (u) Plain;
    NOT 1/1 C u (u) Plain;
    SHL 1/2 C u (u) Plain;
    USHR 1/2 C u (u) Plain;
    ISHR 1/2 C i (i) Plain;
    UCMP 1/3 C x (u x x) Plain;
    F2I 1/1 C i (f) Plain;
    F2U 1/1 C u (f) Plain;
    I2F 1/1 C f (i) Plain;
    U2F 1/1 C f (u) Plain;
    UARL 1/1 C i (u) Plain;
    IBFE 1/3 C i (i) Plain;
    UBFE 1/3 C u (u) Plain;
    BFI 1/4 C u (u) Plain;
    BREV 1/1 C u (u) Plain;
    POPC 1/1 C u (u) Plain;
    LSB 1/1 C i (u) Plain;
    UMSB 1/1 C i (u) Plain;
    IMSB 1/1 C i (i) Plain;

    // ---- textures
    TEX 1/2 O x (f) Texture;
    TXB 1/2 O x (f) Texture;
    TXL 1/2 O x (f) Texture;
    TXP 1/2 O x (f) Texture;
    TXD 1/4 O x (f) Texture;
    TEX2 1/3 O x (f) Texture;
    TXB2 1/3 O x (f) Texture;
    TXL2 1/3 O x (f) Texture;
    TEX_LZ 1/2 O x (f) Texture;
    TXF 1/2 O x (i) Texture;
    TXF_LZ 1/2 O x (i) Texture;
    TXQ 1/2 O i (i) Texture;
    TXQS 1/1 O i (i) Texture;
    TG4 1/3 O x (f i x) Texture;
    LODQ 1/2 O f (f) Texture;
    LOD 1/3 O f (f) Plain;
    SAMPLE 1/3 O x (f) Plain;
    SAMPLE_B 1/4 O x (f) Plain;
    SAMPLE_L 1/4 O x (f) Plain;
    SAMPLE_D 1/5 O x (f) Plain;
    SAMPLE_C 1/4 O x (f) Plain;
    SAMPLE_C_LZ 1/4 O x (f) Plain;
    SAMPLE_I 1/2 O x (i) Plain;
    SAMPLE_I_MS 1/3 O x (i) Plain;
    GATHER4 1/3 O x (f) Plain;
    SVIEWINFO 1/2 O i (i) Plain;
    SAMPLE_POS 1/2 O f (i) Plain;
    SAMPLE_INFO 1/2 O i (i) Plain;

    // ---- kill, memory and others
    KILL 0/0 N x (x) Plain;
    KILL_IF 0/1 N x (f) Plain;
    DEMOTE 0/0 N x (x) Plain;
    READ_HELPER 1/0 R u (x) Plain;
    LOAD 1/2 O x (u) Memory;
    STORE 1/2 O x (u x) Memory;
    ATOMUADD 1/3 O u (u) Memory;
    ATOMXCHG 1/3 O u (u) Memory;
    ATOMCAS 1/4 O u (u) Memory;
    ATOMAND 1/3 O u (u) Memory;
    ATOMOR 1/3 O u (u) Memory;
    ATOMXOR 1/3 O u (u) Memory;
    ATOMUMIN 1/3 O u (u) Memory;
    ATOMUMAX 1/3 O u (u) Memory;
    ATOMIMIN 1/3 O i (u u i) Memory;
    ATOMIMAX 1/3 O i (u u i) Memory;
    ATOMFADD 1/3 O f (u u f) Memory;
    ATOMINC_WRAP 1/3 O u (u) Memory;
    ATOMDEC_WRAP 1/3 O u (u) Memory;
    RESQ 1/1 O i (x) Memory;
    BARRIER 0/0 N x (x) Plain;
    MEMBAR 0/1 N x (u) Plain;
    INTERP_CENTROID 1/1 O f (f) Plain;
    INTERP_SAMPLE 1/2 O f (f i) Plain;
    INTERP_OFFSET 1/2 O f (f) Plain;
    CLOCK 1/0 O u (x) Plain;
    FBFETCH 1/1 O x (x) Plain;
    READ_INVOC 1/2 C x (x u) Plain;
    READ_FIRST 1/1 C x (x) Plain;
    BALLOT 1/1 O u (u) Plain;
    VOTE_ANY 1/1 R u (u) Plain;
    VOTE_ALL 1/1 R u (u) Plain;
    VOTE_EQ 1/1 R u (u) Plain;
    IMG2HND 1/1 O u (x) Plain;
    SAMP2HND 1/1 O u (x) Plain;
    NOP 0/0 N x (x) Plain;
    EMIT 0/1 N x (i) Plain;
    ENDPRIM 0/1 N x (i) Plain;

    // ---- control flow
    IF 0/1 N x (f) Branch;
    UIF 0/1 N x (u) Branch;
    ELSE 0/0 N x (x) Branch;
    ENDIF 0/0 N x (x) Plain;
    BGNLOOP 0/0 N x (x) Branch;
    BRK 0/0 N x (x) Plain;
    CONT 0/0 N x (x) Plain;
    ENDLOOP 0/0 N x (x) Branch;
    CAL 0/0 N x (x) Branch;
    BGNSUB 0/0 N x (x) Plain;
    ENDSUB 0/0 N x (x) Plain;
    RET 0/0 N x (x) Plain;
    SWITCH 0/1 N x (u) Plain;
    CASE 0/1 N x (u) Plain;
    DEFAULT 0/0 N x (x) Plain;
    ENDSWITCH 0/0 N x (x) Plain;
    END 0/0 N x (x) Plain;

    // ---- 64 bits: known by name
    F2D 1/1 C f (f) Wide;
    D2F 1/1 C f (f) Wide;
    I2D 1/1 C f (i) Wide;
    D2I 1/1 C i (f) Wide;
    U2D 1/1 C f (u) Wide;
    D2U 1/1 C u (f) Wide;
    DABS 1/1 C f (f) Wide;
    DNEG 1/1 C f (f) Wide;
    DADD 1/2 C f (f) Wide;
    DMUL 1/2 C f (f) Wide;
    DDIV 1/2 C f (f) Wide;
    DMAX 1/2 C f (f) Wide;
    DMIN 1/2 C f (f) Wide;
    DSLT 1/2 C u (f) Wide;
    DSGE 1/2 C u (f) Wide;
    DSEQ 1/2 C u (f) Wide;
    DSNE 1/2 C u (f) Wide;
    DRCP 1/1 C f (f) Wide;
    DSQRT 1/1 C f (f) Wide;
    DRSQ 1/1 C f (f) Wide;
    DMAD 1/3 C f (f) Wide;
    DFMA 1/3 C f (f) Wide;
    DFRAC 1/1 C f (f) Wide;
    DLDEXP 1/2 C f (f i) Wide;
    DFRACEXP 2/1 C f (f) Wide;
    DFLR 1/1 C f (f) Wide;
    DTRUNC 1/1 C f (f) Wide;
    DCEIL 1/1 C f (f) Wide;
    DROUND 1/1 C f (f) Wide;
    DSSG 1/1 C f (f) Wide;
    F2I64 1/1 C i (f) Wide;
    F2U64 1/1 C u (f) Wide;
    I2I64 1/1 C i (i) Wide;
    U2I64 1/1 C i (u) Wide;
    D2I64 1/1 C i (f) Wide;
    D2U64 1/1 C u (f) Wide;
    I642F 1/1 C f (i) Wide;
    U642F 1/1 C f (u) Wide;
    I642D 1/1 C f (i) Wide;
    U642D 1/1 C f (u) Wide;
    I64ABS 1/1 C i (i) Wide;
    I64SSG 1/1 C i (i) Wide;
    I64NEG 1/1 C i (i) Wide;
    U64ADD 1/2 C u (u) Wide;
    U64MUL 1/2 C u (u) Wide;
    I64DIV 1/2 C i (i) Wide;
    U64DIV 1/2 C u (u) Wide;
    I64MOD 1/2 C i (i) Wide;
    U64MOD 1/2 C u (u) Wide;
    I64MIN 1/2 C i (i) Wide;
    I64MAX 1/2 C i (i) Wide;
    U64MIN 1/2 C u (u) Wide;
    U64MAX 1/2 C u (u) Wide;
    U64SEQ 1/2 C u (u) Wide;
    U64SNE 1/2 C u (u) Wide;
    I64SLT 1/2 C u (i) Wide;
    U64SLT 1/2 C u (u) Wide;
    I64SGE 1/2 C u (i) Wide;
    U64SGE 1/2 C u (u) Wide;
    U64SHL 1/2 C u (u) Wide;
    I64SHR 1/2 C i (i u) Wide;
    U64SHR 1/2 C u (u) Wide;

    // ---- shorthands of older dialects
    SUB 1/2 C f (f) Old;
    ABS 1/1 C f (f) Old;
    CLAMP 1/3 C f (f) Old;
    XPD 1/2 K f (f) Old;
    DPH 1/2 R f (f) Old;
    SCS 1/1 K f (f) Old;
    DP2A 1/3 R f (f) Old;
}

impl Opcode {
    /// Its row of the table.
    pub fn info(self) -> &'static Info {
        &TABLE[self as usize].1
    }

    /// The opcode with this name, in any case.
    pub fn from_name(name: &str) -> Option<Opcode> {
        static BY_NAME: OnceLock<HashMap<&'static str, Opcode>> = OnceLock::new();
        let by_name = BY_NAME.get_or_init(|| TABLE.iter().map(|(opcode, info)| (info.name, *opcode)).collect());
        match by_name.get(name) {
            Some(opcode) => Some(*opcode),
            None => by_name.get(&*name.to_ascii_uppercase()).copied(),
        }
    }

    /// All opcodes in the order of the table.
    pub fn all() -> impl Iterator<Item = Opcode> {
        TABLE.iter().map(|(opcode, _)| *opcode)
    }

    /// Whether what follows is within a block that it begins, as dumps indent.
    pub fn opens(self) -> bool {
        use Opcode::*;
        matches!(self, IF | UIF | ELSE | BGNLOOP | BGNSUB)
    }

    /// Whether it ends the block that it stands behind, as dumps indent.
    pub fn closes(self) -> bool {
        use Opcode::*;
        matches!(self, ELSE | ENDIF | ENDLOOP | ENDSUB)
    }
}

impl Info {
    /// What source `index` is.
    pub fn source_type(&self, index: usize) -> Type {
        *self.types.get(index).or(self.types.last()).unwrap_or(&Type::Untyped)
    }
}

#[cfg(test)]
mod tests {
    use super::{Kind, Opcode};

    #[test]
    fn the_table_holds_each_opcode_once() {
        let old = Opcode::all().filter(|opcode| opcode.info().kind == Kind::Old).count();
        assert_eq!((Opcode::all().count() - old, old), (244, 7));
        for opcode in Opcode::all() {
            assert_eq!(Opcode::from_name(&opcode.info().name.to_lowercase()), Some(opcode));
        }
    }
}
