//! Random arithmetic over ranged integers, compared with its definition: mathematical integers, written down here once more.
//!
//! An expression is computed by its definition, by the reference evaluator, folded (the same expression with its inputs as
//! literals), and by generated Rust. The range that the checker found must contain every value. `ONESPEC_SEED` is the seed,
//! `ONESPEC_ROUNDS` how many expressions there are.

use onespec_diag::{Diag, Diags};
use onespec_emit::interp::Plain;
use onespec_graph::semantics::NoMemory;
use onespec_sem::eval::Steps;
use onespec_sem::ir::{ExprKind, Program, Stmt, Ty};
use onespec_sem::lower;
use std::fmt::Write as _;
use std::path::Path;

#[path = "../../sem/src/tests/machine.rs"]
mod machine;

fn run(sem: &str, fns: &str) -> (Program, Vec<Diag>) {
    let isa = machine::with(sem, fns);
    let mut diags = Diags::default();
    let program = lower(&isa, &[("xlen".to_string(), 64)], &mut diags);
    (program, diags.list)
}

/// Random numbers: the same for the same seed.
struct Random(fastrand::Rng);

impl Random {
    fn new(seed: u64) -> Random {
        Random(fastrand::Rng::with_seed(seed))
    }

    fn bits(&mut self) -> u64 {
        self.0.u64(..)
    }

    fn below(&mut self, n: u64) -> u64 {
        self.bits() % n
    }

    /// A number near a power of two, small, or any of 12 bits.
    fn number(&mut self) -> i128 {
        let near = (1i128 << self.below(12)) + i128::from(self.below(3)) - 1;
        match self.below(4) {
            0 => near,
            1 => -near,
            2 => i128::from(self.below(20)) - 6,
            _ => i128::from(self.below(4096)) - 2048,
        }
    }
}

/// What an instruction reads: two registers, a register number and an immediate.
#[derive(Clone, Copy)]
struct Inputs {
    a: u64,
    b: u64,
    number: i64,
    imm: i64,
}

enum Int {
    Literal(i128),
    /// Bits `hi..=lo` of a register, with or without sign.
    Field(bool, bool, u32, u32),
    Number,
    Imm,
    Neg(Box<Int>),
    Inv(Box<Int>),
    Binary(&'static str, Box<Int>, Box<Int>),
    Min(Box<Int>, Box<Int>),
    Max(Box<Int>, Box<Int>),
    /// A bit of the second register chooses.
    Pick(u32, Box<Int>, Box<Int>),
    Choice(&'static str, [Box<Int>; 4]),
    /// Bits of an integer, as an integer with or without sign.
    Cut(bool, u32, u32, Box<Int>),
}

/// The low `width` bits at `lo` of a number in two's complement.
fn cut(n: i128, signed: bool, hi: u32, lo: u32) -> i128 {
    let size = 1i128 << (hi - lo + 1);
    let bits = n.div_euclid(1 << lo).rem_euclid(size);
    if signed && bits >= size / 2 { bits - size } else { bits }
}

impl Int {
    fn random(random: &mut Random, depth: u32) -> Int {
        if depth == 0 || random.below(7) == 0 {
            return match random.below(6) {
                0 | 1 => Int::Literal(random.number()),
                2 => Int::Number,
                3 => Int::Imm,
                _ => {
                    let lo = random.below(60) as u32;
                    let width = 1 + random.below(12).min(63 - u64::from(lo)) as u32;
                    Int::Field(random.below(2) == 0, random.below(2) == 0, lo + width - 1, lo)
                }
            };
        }
        let mut sub = || Box::new(Int::random(random, depth - 1));
        let (a, b) = (sub(), sub());
        // Divisors are positive, amounts small and not negative: else the checker refuses most texts.
        let positive = |b: Box<Int>| Box::new(Int::Max(b, Box::new(Int::Literal(1))));
        match random.below(22) {
            0 | 1 => Int::Binary("+", a, b),
            2 | 3 => Int::Binary("-", a, b),
            4 => Int::Binary("*", a, b),
            5 => Int::Binary("/", a, positive(b)),
            6 => Int::Binary("%", a, positive(b)),
            7 | 8 => {
                let (x, y) = (1 + random.below(300), 1 + random.below(300));
                let divisor = |n: u64| Box::new(Int::Literal(n.into()));
                let b = Box::new(Int::Pick(random.below(64) as u32, divisor(x), divisor(y)));
                Int::Binary(if random.below(3) == 0 { "/" } else { "%" }, a, b)
            }
            9 => Int::Binary("&", a, b),
            10 => Int::Binary("|", a, b),
            11 => Int::Binary("^", a, b),
            n @ (12 | 13) => {
                let most = Box::new(Int::Literal(random.below(20).into()));
                let amount = Int::Min(Box::new(Int::Max(b, Box::new(Int::Literal(0)))), most);
                Int::Binary(if n == 12 { "<<" } else { ">>" }, a, Box::new(amount))
            }
            14 => Int::Neg(a),
            15 => Int::Inv(a),
            16 => Int::Min(a, b),
            17 => Int::Max(a, b),
            18 => Int::Pick(random.below(64) as u32, a, b),
            19 => {
                let ops = ["<", "<=", ">", ">=", "==", "!="];
                let op = ops[random.below(6) as usize];
                let rest = [(); 2].map(|()| Box::new(Int::random(random, depth - 1)));
                let [x, y] = rest;
                Int::Choice(op, [a, b, x, y])
            }
            _ => {
                let lo = random.below(4) as u32;
                Int::Cut(random.below(2) == 0, lo + random.below(5) as u32, lo, a)
            }
        }
    }

    /// The definition. `None`: beyond 2^125, which the language has no integers for.
    fn value(&self, x: &Inputs) -> Option<i128> {
        let value = match self {
            Int::Literal(n) => *n,
            Int::Field(second, signed, hi, lo) => cut((if *second { x.b } else { x.a }).into(), *signed, *hi, *lo),
            Int::Number => x.number.into(),
            Int::Imm => x.imm.into(),
            Int::Neg(a) => 0 - a.value(x)?,
            Int::Inv(a) => -1 - a.value(x)?,
            Int::Binary(op, a, b) => binary(op, a.value(x)?, b.value(x)?)?,
            Int::Min(a, b) => {
                let (a, b) = (a.value(x)?, b.value(x)?);
                if a < b { a } else { b }
            }
            Int::Max(a, b) => {
                let (a, b) = (a.value(x)?, b.value(x)?);
                if a > b { a } else { b }
            }
            Int::Pick(bit, a, b) => match x.b / (1 << bit) % 2 {
                1 => a.value(x)?,
                _ => b.value(x)?,
            },
            Int::Choice(op, [a, b, yes, no]) => {
                let order = a.value(x)?.cmp(&b.value(x)?);
                let holds = match *op {
                    "<" => order.is_lt(),
                    "<=" => order.is_le(),
                    ">" => order.is_gt(),
                    ">=" => order.is_ge(),
                    "==" => order.is_eq(),
                    _ => order.is_ne(),
                };
                if holds { yes.value(x)? } else { no.value(x)? }
            }
            Int::Cut(signed, hi, lo, a) => cut(a.value(x)?, *signed, *hi, *lo),
        };
        (value.unsigned_abs() <= 1 << 125).then_some(value)
    }

    /// The text: with inputs as the instruction reads them, or as the literals that they are.
    fn text(&self, known: Option<&Inputs>) -> String {
        let sub = |a: &Int| a.text(known);
        let bit = |bit: u32| match known {
            Some(x) => format!("({} == 1)", x.b >> bit & 1),
            None => format!("X[rs2][{bit}]"),
        };
        match (self, known) {
            (Int::Field(..) | Int::Number | Int::Imm, Some(x)) => {
                format!("({})", self.value(x).unwrap_or(0))
            }
            (Int::Literal(n), _) => format!("({n})"),
            (Int::Field(second, signed, hi, lo), None) => {
                let (name, register) = (
                    if *signed { "sint" } else { "uint" },
                    if *second { "rs2" } else { "rs1" },
                );
                format!("{name}(X[{register}][{hi}:{lo}])")
            }
            (Int::Number, None) => "rd".to_string(),
            (Int::Imm, None) => "imm".to_string(),
            (Int::Neg(a), _) => format!("(-{})", sub(a)),
            (Int::Inv(a), _) => format!("(~{})", sub(a)),
            (Int::Binary(op, a, b), _) => format!("({} {op} {})", sub(a), sub(b)),
            (Int::Min(a, b), _) => format!("imin({}, {})", sub(a), sub(b)),
            (Int::Max(a, b), _) => format!("imax({}, {})", sub(a), sub(b)),
            (Int::Pick(at, a, b), _) => format!("({} ? {} : {})", bit(*at), sub(a), sub(b)),
            (Int::Choice(op, [a, b, yes, no]), _) => {
                format!("({} {op} {} ? {} : {})", sub(a), sub(b), sub(yes), sub(no))
            }
            (Int::Cut(signed, hi, lo, a), _) => {
                format!("{}({}[{hi}:{lo}])", if *signed { "sint" } else { "uint" }, sub(a))
            }
        }
    }
}

fn binary(op: &str, a: i128, b: i128) -> Option<i128> {
    match op {
        "+" => a.checked_add(b),
        "-" => a.checked_sub(b),
        "*" => a.checked_mul(b),
        // Towards zero; the remainder has the sign of the left side.
        "/" => Some(a.signum() * (a.abs() / b)),
        "%" => Some(a.signum() * (a.abs() % b)),
        "<<" => a.checked_mul(1i128.checked_shl(u32::try_from(b).ok()?)?),
        ">>" => Some(a.div_euclid(1 << b)),
        _ => {
            // Digit by digit; both are not negative, or known to the checker.
            let digit = |x: i128, y: i128| match op {
                "&" => x * y,
                "|" => x + y - x * y,
                _ => (x + y) % 2,
            };
            let bit = |n: i128, i: u32| n.div_euclid(1 << i).rem_euclid(2);
            let low: i128 = (0..100).map(|i| digit(bit(a, i), bit(b, i)) << i).sum();
            let sign = digit(i128::from(a < 0), i128::from(b < 0));
            Some(low - (sign << 100))
        }
    }
}

/// `rd` of the test is number and destination.
fn sem(text: &str) -> String {
    format!("let result = {text}; X[rd] = bits(result, 64); X[1] = bits(result >> 60, 64);")
}

/// What the instruction leaves in the two registers.
fn reference(program: &'static Program, x: &Inputs) -> (u64, u64) {
    let mut steps = Steps::new(program);
    steps.set_reg(0, 2, x.a);
    steps.set_reg(0, 3, x.b);
    let done = steps.run(0, &[x.number, 2, 3, x.imm], (0x1000, 4), &mut NoMemory);
    assert!(done.is_some(), "it traps");
    (steps.reg(0, x.number as u64), steps.reg(0, 1))
}

/// The range that the checker found for `result`.
fn range(program: &Program) -> Option<(i128, i128)> {
    let inst = program.insts.first()?.as_ref()?;
    inst.body.stmts.iter().find_map(|stmt| match stmt {
        Stmt::Let(id, _) => match inst.locals.get(*id as usize) {
            Some(local) if local.name == "result" => match local.ty {
                Ty::Int(lo, hi) => Some((lo, hi)),
                _ => None,
            },
            _ => None,
        },
        _ => None,
    })
}

fn asked(name: &str, default: u64) -> u64 {
    std::env::var(name).ok().and_then(|n| n.parse().ok()).unwrap_or(default)
}

/// Inputs with ends of ranges among them. Destinations are neither sources nor the second result.
fn inputs(random: &mut Random) -> Inputs {
    let mut word = || match random.below(4) {
        0 => 0,
        1 => u64::MAX,
        _ => random.bits(),
    };
    let (a, b) = (word(), word());
    let imm = [-2048, 2047, 0, random.below(4096) as i64 - 2048][random.below(4) as usize];
    Inputs {
        a,
        b,
        number: 4 + random.below(28) as i64,
        imm,
    }
}

#[test]
fn arithmetic_of_ranged_integers_is_that_of_integers() {
    let (seed, rounds) = (asked("ONESPEC_SEED", 1), asked("ONESPEC_ROUNDS", 1200));
    println!("ONESPEC_SEED={seed} ONESPEC_ROUNDS={rounds}");
    let mut random = Random::new(seed);
    let mut accepted = 0;
    for round in 0..rounds {
        let int = Int::random(&mut random, 1 + (round % 4) as u32);
        let text = int.text(None);
        let (program, diags) = run(&sem(&text), "");
        let cases: Vec<Inputs> = (0..12).map(|_| inputs(&mut random)).collect();
        if !diags.is_empty() {
            continue;
        }
        accepted += 1;
        let found = range(&program);
        let program: &'static Program = Box::leak(Box::new(program));
        for x in &cases {
            let Some(value) = int.value(x) else {
                panic!("seed {seed}: {text} leaves the integers, and the checker took it");
            };
            let wanted = (value as u64, (value >> 60) as u64);
            let told = format!(
                "seed {seed}, a {:#x}, b {:#x}, rd {}, imm {}: {text}",
                x.a, x.b, x.number, x.imm
            );
            assert_eq!(reference(program, x), wanted, "reference: {told}");
            if let Some((lo, hi)) = found {
                assert!(lo <= value && value <= hi, "{value} is not in {lo}..={hi}: {told}");
            }
        }
        // Folded: what is known of literals may be refused (a divisor of 0 that imax does not reach), never differ.
        for x in cases.iter().take(2) {
            let (program, diags) = run(&sem(&int.text(Some(x))), "");
            let value = int.value(x).unwrap_or(0);
            if diags.is_empty() {
                let folded = reference(Box::leak(Box::new(program)), x);
                assert_eq!(
                    folded,
                    (value as u64, (value >> 60) as u64),
                    "folded, seed {seed}: {}",
                    int.text(Some(x))
                );
            }
        }
    }
    assert!(accepted * 3 > rounds, "only {accepted} of {rounds} texts were accepted");
}

#[test]
fn generated_code_computes_the_same_integers() {
    const FNS: u64 = 120;
    let seed = asked("ONESPEC_SEED", 1).wrapping_add(1_000_000);
    println!("seed {seed}");
    let mut random = Random::new(seed);
    let (mut items, mut checks, mut made) = (String::new(), String::new(), 0);
    while made < FNS {
        let int = Int::random(&mut random, 1 + (made % 4) as u32);
        // The operands as parameters of a fn, so that it stands by itself.
        let text = int.text(None).replace("X[rs1]", "a").replace("X[rs2]", "b");
        let fns = format!(
            "fn sample{made}(a: bits<64>, b: bits<64>, rd: dyn int<32>, i: bits<12>) -> (bits<64>, bits<64>) {{
               let imm = sint(i); let result = {text}; (bits(result, 64), bits(result >> 60, 64)) }}"
        );
        let call = format!("let (x, y) = sample{made}(X[rs1], X[rs2], rd, bits(imm, 12)); X[rd] = x; X[1] = y;");
        let (program, diags) = run(&call, &fns);
        let cases: Vec<Inputs> = (0..12).map(|_| inputs(&mut random)).collect();
        let Some(id) = called(&program).filter(|_| diags.is_empty()) else {
            continue;
        };
        let plain = Plain::new(&program);
        let Some(name) = plain.name(id).filter(|_| plain.is(id)) else {
            continue;
        };
        _ = writeln!(items, "mod m{made} {{ {}\npub fn check() {{", plain.print(&[id]));
        for x in &cases {
            let Some(value) = int.value(x) else {
                panic!("seed {seed}: {text} leaves the integers")
            };
            let (low, high) = (value as u64, (value >> 60) as u64);
            let (a, b, number, imm) = (x.a, x.b, x.number, x.imm & 0xfff);
            let given = parameters(
                &program,
                id,
                &[a.to_string(), b.to_string(), number.to_string(), imm.to_string()],
            );
            _ = writeln!(
                items,
                "assert_eq!({name}({given}), ({low}, {high}), \"seed {seed}, {a:#x}, {b:#x}, {number}, {imm}: {{}}\", {text:?});"
            );
        }
        _ = writeln!(items, "}} }}");
        _ = writeln!(checks, "m{made}::check();");
        made += 1;
    }
    let program = format!("#![allow(warnings)]\n{items}\nfn main() {{\n{checks}}}\n");
    runs(&program);
}

/// The fn that the instruction calls.
fn called(program: &Program) -> Option<u32> {
    let inst = program.insts.first()?.as_ref()?;
    inst.body.stmts.iter().find_map(|stmt| match stmt {
        Stmt::LetTuple(_, e) => match e.kind {
            ExprKind::Call(id, _) => Some(id),
            _ => None,
        },
        _ => None,
    })
}

/// The arguments of those parameters that the code has.
fn parameters(program: &Program, id: u32, values: &[String]) -> String {
    let Some(func) = program.funcs.get(id as usize) else {
        return String::new();
    };
    let names = func.params.iter().filter_map(|p| func.locals.get(*p as usize));
    let value = |name: &str| match name {
        "a" => &values[0],
        "b" => &values[1],
        "rd" => &values[2],
        _ => &values[3],
    };
    names
        .map(|local| value(&local.name).as_str())
        .collect::<Vec<_>>()
        .join(", ")
}

/// Compiles a program and runs it.
fn runs(program: &str) {
    let folder = std::env::temp_dir().join(format!("onespec-ints-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder");
    let (source, binary) = (folder.join("ints.rs"), folder.join("ints"));
    std::fs::write(&source, program).expect("written");
    let rustc = std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let run = |command: &mut std::process::Command| {
        let output = command.output().expect("a compiler and what it makes can be run");
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(output.status.success(), "{said}");
    };
    let paths: [&Path; 2] = [&source, &binary];
    run(std::process::Command::new(rustc)
        .args(["--edition", "2024", "-o"])
        .arg(paths[1])
        .arg(paths[0]));
    run(&mut std::process::Command::new(&binary));
    std::fs::remove_dir_all(&folder).expect("removed");
}

/// The first fault that these tests were written for.
#[test]
fn a_remainder_is_kept_where_the_least_divisor_is_reached() {
    let sem = "let c = uint(X[rs1][7:0]); let e = c >= 200 ? 256 : 10; X[rd] = bits(c % e, 64);";
    let (program, diags) = run(sem, "");
    assert!(diags.is_empty());
    let x = |a: u64| Inputs {
        a,
        b: 0,
        number: 5,
        imm: 0,
    };
    let program: &'static Program = Box::leak(Box::new(program));
    assert_eq!(
        [47, 9, 10, 199, 200, 255].map(|c| reference(program, &x(c)).0),
        [7, 9, 0, 9, 200, 255]
    );
}
