//! Objects beside those of gcc, linked into one program: C calls Volt and Volt calls C, with random signatures. Each function shows
//! its arguments and gives a result that the caller shows; what must come out is computed here. Values that live across all calls
//! show whether a callee kept what it has to keep.

use crate::Findings;
use onespec_tests::programs;
use onespec_tests::random::Random;
use std::fmt::Write;
use std::io;
use std::path::Path;
use std::process::Command;

const SIGNATURES: usize = 150;
/// Values that live across all calls, of each kind.
const KEPT: u64 = 14;
const SEED: u64 = 0xc0de;

/// Levels and targets of ours; of theirs what the same is called, and the name of its qemu.
const TARGETS: [(&str, &str, [&str; 3]); 9] = [
    ("-O0", "rv64gc", RV64GC),
    ("-O2", "rv64gc", RV64GC),
    ("-O2", "rv64gc_zba_zbb_zbs_zicond", RV64GC),
    ("-O0", "rv64imac", RV64IMAC),
    ("-O2", "rv64imac", RV64IMAC),
    ("-O0", "rv32gc", RV32GC),
    ("-O2", "rv32gc", RV32GC),
    ("-O0", "rv32imac", RV32IMAC),
    ("-O2", "rv32imac", RV32IMAC),
];
const RV64GC: [&str; 3] = ["-march=rv64gc", "-mabi=lp64d", "qemu-riscv64"];
const RV64IMAC: [&str; 3] = ["-march=rv64imac", "-mabi=lp64", "qemu-riscv64"];
const RV32GC: [&str; 3] = ["-march=rv32gc", "-mabi=ilp32d", "qemu-riscv32"];
const RV32IMAC: [&str; 3] = ["-march=rv32imac", "-mabi=ilp32", "qemu-riscv32"];

/// The type of a parameter or a result.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Kind {
    Bool,
    Int {
        bits: u32,
        signed: bool,
    },
    Float(u32),
    /// The address of a struct.
    Pointer,
    /// A struct that fits no two registers: C and Volt pass the address of a copy, and of where a result is to go.
    Struct,
    /// An address and a length.
    Slice,
}

impl Kind {
    /// One of the first so many.
    fn random(random: &mut Random, most: usize) -> Kind {
        match random.below(most) {
            0 => Kind::Bool,
            n @ 1..=8 => Kind::Int {
                bits: 8 << (n as u32 % 4),
                signed: n > 4,
            },
            9 | 10 => Kind::Float(32),
            11 => Kind::Float(64),
            12 => Kind::Pointer,
            13 => Kind::Struct,
            _ => Kind::Slice,
        }
    }

    fn volt(self) -> String {
        match self {
            Kind::Bool => "bool".into(),
            Kind::Int { bits, signed } => format!("{}{bits}", if signed { "i" } else { "u" }),
            Kind::Float(bits) => format!("f{bits}"),
            Kind::Pointer => "*S".into(),
            Kind::Struct => "S".into(),
            Kind::Slice => "[i16]".into(),
        }
    }

    fn c(self) -> String {
        match self {
            Kind::Bool => "bool".into(),
            Kind::Int { bits, signed } => format!("{}int{bits}_t", if signed { "" } else { "u" }),
            Kind::Float(32) => "float".into(),
            Kind::Float(_) => "double".into(),
            Kind::Pointer => "struct S *".into(),
            Kind::Struct => "struct S".into(),
            Kind::Slice => "int16_t *".into(),
        }
    }
}

/// A value: for what is more than a scalar, bits of which its parts are made.
#[derive(Debug, Clone, Copy)]
struct Value(Kind, u64);

impl Value {
    fn random(random: &mut Random, kind: Kind) -> Value {
        let any = random.bits() >> (random.bits() % 64);
        let bits = match kind {
            Kind::Bool => any & 1,
            Kind::Int { bits, .. } | Kind::Float(bits) => any & (u64::MAX >> (64 - bits)),
            _ => any & 0x7fff,
        };
        Value(kind, bits)
    }

    /// The struct's parts.
    fn parts(self) -> (i64, f64, u8) {
        (-(self.1 as i64), self.1 as f64 / 4.0, self.1 as u8)
    }

    fn in_volt(self) -> String {
        let Value(kind, bits) = self;
        match kind {
            Kind::Bool => (bits != 0).to_string(),
            Kind::Int { .. } => format!("{bits:#x}{}", kind.volt()),
            Kind::Float(width) => format!("bitcast(f{width}, {bits:#x}u{width})"),
            Kind::Pointer => format!("keep({bits})"),
            Kind::Struct => format!("made({bits})"),
            Kind::Slice => format!("numbers[{}..{}]", bits % 4, bits % 4 + 1 + bits % 3),
        }
    }

    fn in_c(self) -> String {
        let Value(kind, bits) = self;
        match kind {
            Kind::Bool => bits.to_string(),
            Kind::Int { .. } => format!("({})UINT64_C({bits:#x})", kind.c()),
            Kind::Float(width) => format!("float{width}(UINT64_C({bits:#x}))"),
            Kind::Pointer => format!("keep({bits})"),
            Kind::Struct => format!("made({bits})"),
            Kind::Slice => format!("numbers + {}, {}", bits % 4, 1 + bits % 3),
        }
    }

    /// What is shown of it.
    fn shown(self) -> String {
        let Value(kind, bits) = self;
        match kind {
            Kind::Int {
                bits: width,
                signed: true,
            } => {
                let above = 64 - width;
                format!("{}\n", (bits << above) as i64 >> above)
            }
            Kind::Pointer | Kind::Struct => {
                let (a, b, c) = self.parts();
                format!("{a}\n{}\n{c}\n", b.to_bits())
            }
            Kind::Slice => format!("{}\n{}\n", 1 + bits % 3, 100 * (bits % 4)),
            _ => format!("{bits}\n"),
        }
    }
}

/// Of [`Kind::random`], those that every function takes and gives. C can't be told of the others by Volt's `extern`.
const PLAIN: usize = 13;

struct Signature {
    params: Vec<Value>,
    result: Value,
}

/// Runs the suite.
pub fn run() -> io::Result<Findings> {
    let scratch = programs::scratch("interop")?;
    let mut random = Random::new(SEED);
    println!("seed {SEED:#x}");
    let [into_volt, into_c] = [[PLAIN + 2, PLAIN + 1], [PLAIN; 2]].map(|[params, result]| {
        let one = |random: &mut Random, most| {
            let kind = Kind::random(random, most);
            Value::random(random, kind)
        };
        let signature = |random: &mut Random| Signature {
            params: (0..random.below(18)).map(|_| one(random, params)).collect(),
            result: one(random, result),
        };
        (0..SIGNATURES).map(|_| signature(&mut random)).collect::<Vec<_>>()
    });
    let both = [&into_volt[..], &into_c];
    std::fs::write(scratch.join("side.vt"), volt(both))?;
    std::fs::write(scratch.join("main.c"), c(both))?;
    let wanted = wanted(both);
    let mut findings = 0;
    for (level, target, theirs) in TARGETS {
        if let Err(why) = linked(&scratch, level, target, theirs, &wanted)? {
            println!("{level} {target}: {why}");
            findings += 1;
        }
    }
    println!("{SIGNATURES} signatures both ways");
    Ok(findings)
}

/// Compiles, links and runs; what is wrong with the output.
fn linked(
    scratch: &Path,
    level: &str,
    target: &str,
    [arch, abi, qemu]: [&str; 3],
    wanted: &str,
) -> io::Result<Result<(), String>> {
    let mut ours = Command::new(programs::onespec());
    ours.current_dir(scratch).args([
        "compile", "--target", target, level, "--emit", "obj", "-o", "side.o", "side.vt",
    ]);
    // Without a C library, which there is not for all of them; what the compiler itself needs is its own library.
    let mut theirs = Command::new("riscv64-unknown-elf-gcc");
    theirs
        .current_dir(scratch)
        .args([arch, abi, "-mcmodel=medany", "-O2", "-Wall", "-ffreestanding"]);
    theirs.args([
        "-fno-builtin",
        "-nostdlib",
        "-Wl,--no-relax",
        "-Wl,-Ttext-segment=0x10000",
    ]);
    theirs.args(["-o", "program", "main.c", "side.o", "-lgcc"]);
    for command in [&mut ours, &mut theirs] {
        let ended = programs::run(command, "")?;
        if ended.code != Some(0) {
            return Ok(Err(format!("{command:?}: {}", ended.errors)));
        }
    }
    let ended = programs::run(
        Command::new(qemu).args(["-cpu", "max"]).arg(scratch.join("program")),
        "",
    )?;
    if ended.code != Some(0) {
        return Ok(Err(format!("exit code {:?}, {}", ended.code, ended.errors)));
    }
    let mut lines = ended.output.lines().zip(wanted.lines()).enumerate();
    Ok(match lines.find(|(_, (found, wanted))| found != wanted) {
        Some((at, (found, wanted))) => Err(format!("line {}: `{found}`, not `{wanted}`", at + 1)),
        None if ended.output.len() != wanted.len() => {
            Err(format!("{} bytes, not {}", ended.output.len(), wanted.len()))
        }
        None => Ok(()),
    })
}

fn wanted(both: [&[Signature]; 2]) -> String {
    let mut all = String::new();
    // First C calls Volt, then Volt calls C.
    for (way, signatures) in ["volt", "c"].into_iter().zip(both) {
        for (number, signature) in signatures.iter().enumerate() {
            let _ = writeln!(all, "{way} {number}");
            signature.params.iter().for_each(|value| all.push_str(&value.shown()));
            all.push_str(&signature.result.shown());
        }
        for at in 0..KEPT {
            let _ = writeln!(all, "{}\n{}", at * 1001, (at as f64 + 0.5).to_bits());
        }
    }
    all
}

/// What each parameter needs, one behind the other.
fn each(signature: &Signature, one: impl Fn(usize, Value) -> String) -> String {
    let params = signature.params.iter().enumerate();
    params.map(|(at, value)| one(at, *value)).collect::<Vec<_>>().join(" ")
}

/// Parameters as either language declares them.
fn declared(signature: &Signature, one: impl Fn(usize, Kind) -> String) -> String {
    let params = signature.params.iter().enumerate();
    params
        .map(|(at, value)| one(at, value.0))
        .collect::<Vec<_>>()
        .join(", ")
}

fn volt([into_volt, into_c]: [&[Signature]; 2]) -> String {
    let mut text = String::from(
        "struct S { a: i64, b: f64, c: u8 }
static kept: [S; 32];
static count: i64;
static numbers: [i16; 8] = [0, 100, 200, 300, 400, 500, 600, 700];
extern fn opaque_long(x: i64) -> i64;
extern fn opaque_double(x: f64) -> f64;
fn made(x: i64) -> S { return S(-x, x as f64 / 4.0, x as u8); }
fn keep(x: i64) -> *S { count = (count + 1) & 31; kept[count] = made(x); return &kept[count]; }
fn show_struct(s: *S) { print(s.a); print(bitcast(u64, s.b)); print(s.c); }
",
    );
    let show = |name: &str, kind: Kind| match kind {
        Kind::Float(width) => format!("print(bitcast(u{width}, {name}));"),
        Kind::Pointer => format!("show_struct({name});"),
        Kind::Struct => format!("var s_{name}: S = {name}; show_struct(&s_{name});"),
        Kind::Slice => format!("print({name}.len); print({name}[0]);"),
        _ => format!("print({name});"),
    };
    let mut calls = String::new();
    let declare = |signature: &Signature| declared(signature, |at, kind| format!("p{at}: {}", kind.volt()));
    for (number, signature) in into_volt.iter().enumerate() {
        let (kind, value) = (signature.result.0.volt(), signature.result.in_volt());
        let shows = each(signature, |at, value| show(&format!("p{at}"), value.0));
        let _ = writeln!(
            text,
            "fn v{number}({}) -> {kind} {{ {shows} return {value}; }}",
            declare(signature)
        );
    }
    for (number, signature) in into_c.iter().enumerate() {
        let Value(kind, _) = signature.result;
        let _ = writeln!(text, "extern fn c{number}({}) -> {};", declare(signature), kind.volt());
        let values: Vec<String> = signature.params.iter().map(|value| value.in_volt()).collect();
        let _ = writeln!(
            calls,
            "    print(\"c {number}\"); let r{number}: {} = c{number}({}); {}",
            kind.volt(),
            values.join(", "),
            show(&format!("r{number}"), kind)
        );
    }
    let before: String = (0..KEPT)
        .map(|at| {
            format!(
                "    let l{at} = opaque_long({}); let d{at} = opaque_double({at}.5);\n",
                at * 1001
            )
        })
        .collect();
    let behind: String = (0..KEPT)
        .map(|at| format!("    print(l{at}); print(bitcast(u64, d{at}));\n"))
        .collect();
    text + &format!("fn calls() {{\n{before}{calls}{behind}}}\n")
}

/// Where the program begins.
const START: &str = r#"void begin(void) { linux(94, main(), 0, 0); }
__asm__(".globl _start\n_start: call begin\n");
"#;

fn c([into_volt, into_c]: [&[Signature]; 2]) -> String {
    let mut text = String::from(
        r#"#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
/* Linux, and the few functions of the C library that this program and its compiler ask for. */
static long linux(long number, long a, long b, long c) {
    register long a7 __asm__("a7") = number, a0 __asm__("a0") = a, a1 __asm__("a1") = b, a2 __asm__("a2") = c;
    __asm__ volatile("ecall" : "+r"(a0) : "r"(a1), "r"(a2), "r"(a7) : "memory");
    return a0;
}
static void write_all(const char *at, long count) { linux(64, 1, (long)at, count); }
void *memcpy(void *to, const void *from, size_t n) { for (size_t i = 0; i < n; i++) ((char *)to)[i] = ((const char *)from)[i]; return to; }
void *memset(void *to, int c, size_t n) { for (size_t i = 0; i < n; i++) ((char *)to)[i] = c; return to; }
static void line(const char *at) { long n = 0; while (at[n]) n++; write_all(at, n); write_all("\n", 1); }
static void show_unsigned(uint64_t x) {
    char digits[24]; int at = 24; digits[--at] = '\n';
    do { digits[--at] = '0' + x % 10; x /= 10; } while (x);
    write_all(digits + at, 24 - at);
}
static void show_signed(int64_t x) {
    if (x < 0) { write_all("-", 1); show_unsigned(-(uint64_t)x); } else show_unsigned(x);
}
struct S { int64_t a; double b; uint8_t c; };
static struct S kept[32];
static int count;
static int16_t numbers[8] = {0, 100, 200, 300, 400, 500, 600, 700};
static struct S made(int64_t x) { struct S s = {-x, (double)x / 4.0, (uint8_t)x}; return s; }
static struct S *keep(int64_t x) { count = (count + 1) & 31; kept[count] = made(x); return &kept[count]; }
static float float32(uint64_t x) { uint32_t low = x; float f; memcpy(&f, &low, 4); return f; }
static double float64(uint64_t x) { double f; memcpy(&f, &x, 8); return f; }
static void show_float(float x) { uint32_t bits; memcpy(&bits, &x, 4); show_unsigned(bits); }
static void show_double(double x) { uint64_t bits; memcpy(&bits, &x, 8); show_unsigned(bits); }
static void show_struct(const struct S *s) { show_signed(s->a); show_double(s->b); show_unsigned(s->c); }
/* What machines have no instruction for. */
double volt_gate_sitofp_f64_i64(int64_t x) { return x; }
double volt_gate_fdiv_f64(double a, double b) { return a / b; }
void volt_print_i64(int64_t x) { show_signed(x); }
void volt_print_u64(uint64_t x) { show_unsigned(x); }
void volt_print_text(const char *at, int64_t length) { write_all(at, length); write_all("\n", 1); }
void volt_exit(int code) { linux(94, code, 0, 0); }
void volt_bad_index(const char *at, int64_t i, int64_t n) { line(at); show_signed(i); show_signed(n); volt_exit(101); }
void volt_bad_end(const char *at, int64_t i, int64_t n) { volt_bad_index(at, i, n); }
void volt_bad_range(const char *at, int64_t i, int64_t n) { volt_bad_index(at, i, n); }
__attribute__((noinline)) int64_t opaque_long(int64_t x) { __asm__("" : "+r"(x)); return x; }
__attribute__((noinline)) double opaque_double(double x) { __asm__("" : "+m"(x)); return x; }
void calls(void);
"#,
    );
    let show = |name: &str, kind: Kind| match kind {
        Kind::Int { signed: true, .. } => format!("show_signed({name});"),
        Kind::Float(32) => format!("show_float({name});"),
        Kind::Float(_) => format!("show_double({name});"),
        Kind::Pointer => format!("show_struct({name});"),
        Kind::Struct => format!("show_struct(&{name});"),
        Kind::Slice => format!("show_signed({name}_length); show_signed({name}[0]);"),
        _ => format!("show_unsigned({name});"),
    };
    let mut calls = String::new();
    let declare = |signature: &Signature| match signature.params.is_empty() {
        true => "void".into(),
        false => declared(signature, |at, kind| match kind {
            Kind::Slice => format!("int16_t *p{at}, int64_t p{at}_length"),
            kind => format!("{} p{at}", kind.c()),
        }),
    };
    for (number, signature) in into_c.iter().enumerate() {
        let (kind, value) = (signature.result.0.c(), signature.result.in_c());
        let shows = each(signature, |at, value| show(&format!("p{at}"), value.0));
        let _ = writeln!(
            text,
            "{kind} c{number}({}) {{ {shows} return {value}; }}",
            declare(signature)
        );
    }
    for (number, signature) in into_volt.iter().enumerate() {
        let Value(kind, _) = signature.result;
        let _ = writeln!(text, "{} v{number}({});", kind.c(), declare(signature));
        let values: Vec<String> = signature.params.iter().map(|value| value.in_c()).collect();
        let _ = writeln!(
            calls,
            "    line(\"volt {number}\"); {} r{number} = v{number}({}); {}",
            kind.c(),
            values.join(", "),
            show(&format!("r{number}"), kind)
        );
    }
    let before: String = (0..KEPT)
        .map(|at| {
            format!(
                "    int64_t l{at} = opaque_long({}); double d{at} = opaque_double({at}.5);\n",
                at * 1001
            )
        })
        .collect();
    let behind: String = (0..KEPT)
        .map(|at| format!("    show_signed(l{at}); show_double(d{at});\n"))
        .collect();
    text + &format!("int main(void) {{\n{before}{calls}{behind}    calls();\n    return 0;\n}}\n") + START
}
