//! The checker against texts: what is refused, with code, place and message, and what is accepted.
//!
//! The cases are data, in `bad.yaml` and `good.yaml`. They are lowered for a made-up machine of 64 bits.

mod machine;

use super::ir::{Expr, ExprKind, Place, Program, Stmt};
use super::lower;
use onespec_diag::{Diag, Diags, Level};
use serde::Deserialize;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Bad {
    sem: String,
    /// Definitions that the text uses.
    #[serde(default)]
    fns: String,
    code: String,
    /// The bytes that the caret marks.
    at: String,
    /// A part of the message.
    says: String,
    /// A part of the help.
    #[serde(default)]
    help: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Good {
    sem: String,
    #[serde(default)]
    fns: String,
    /// The value last assigned to `X[rd]`, where it is known when the instruction is lowered.
    #[serde(default)]
    value: Option<i64>,
}

fn run(sem: &str, fns: &str) -> (Program, Vec<Diag>) {
    let isa = machine::with(sem, fns);
    let mut diags = Diags::default();
    let program = lower(&isa, &[("xlen".to_string(), 64)], &mut diags);
    (program, diags.list)
}

#[test]
fn bad_semantics_is_refused_with_a_place_and_a_way_out() {
    let cases: Vec<Bad> = serde_yaml::from_str(include_str!("bad.yaml")).expect("bad.yaml");
    let mut wrong = Vec::new();
    for case in &cases {
        let (_, diags) = run(&case.sem, &case.fns);
        let text_of = |diag: &Diag| {
            let text = if diag.place.origin.start == machine::FNS {
                &case.fns
            } else {
                &case.sem
            };
            let (start, end) = diag.place.within.unwrap_or_default();
            text.get(start as usize..end as usize).unwrap_or("?").to_string()
        };
        let fits = |diag: &Diag| {
            diag.code == case.code
                && diag.message.contains(&case.says)
                && text_of(diag) == case.at
                && diag.help.as_deref().unwrap_or("").contains(&case.help)
        };
        if diags.len() != 1 || !diags.iter().all(fits) {
            let shown: Vec<_> = diags
                .iter()
                .map(|d| format!("{} at `{}`: {} (help: {:?})", d.code, text_of(d), d.message, d.help))
                .collect();
            wrong.push(format!(
                "{}\n  wanted {} at `{}`: {}\n  got {shown:#?}",
                case.sem, case.code, case.at, case.says
            ));
        }
    }
    assert!(
        wrong.is_empty(),
        "{} of {} cases:\n{}",
        wrong.len(),
        cases.len(),
        wrong.join("\n")
    );
}

#[test]
fn good_semantics_is_accepted() {
    let cases: Vec<Good> = serde_yaml::from_str(include_str!("good.yaml")).expect("good.yaml");
    let mut wrong = Vec::new();
    for case in &cases {
        let (program, diags) = run(&case.sem, &case.fns);
        if !diags.is_empty() {
            let shown: Vec<_> = diags.iter().map(|d| format!("{} {}", d.code, d.message)).collect();
            wrong.push(format!("{}\n  {shown:?}", case.sem));
        } else if case.value.is_some() && assigned(&program) != case.value {
            wrong.push(format!(
                "{}\n  wanted {:?}, got {:?}",
                case.sem,
                case.value,
                assigned(&program)
            ));
        }
    }
    assert!(
        wrong.is_empty(),
        "{} of {} cases:\n{}",
        wrong.len(),
        cases.len(),
        wrong.join("\n")
    );
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Touching {
    sem: String,
    #[serde(default)]
    fns: String,
    /// Names of effects.
    is: String,
    registers: String,
}

#[test]
fn footprints_are_those_of_the_texts() {
    let cases: Vec<Touching> = serde_yaml::from_str(include_str!("footprints.yaml")).expect("footprints.yaml");
    let mut wrong = Vec::new();
    for case in &cases {
        let mut isa = machine::with(&case.sem, &case.fns);
        isa.settled = vec!["fflags".to_string(), "csr.status.MODE".to_string()];
        let mut diags = Diags::default();
        let program = lower(&isa, &[("xlen".to_string(), 64)], &mut diags);
        let found = &super::footprint::all(&isa, &[program])[0];
        let effects: Vec<&str> = found.effects.names().collect();
        // Operands that a text does not mention are what they say they are, in full: not the question here.
        let mentioned = |touch: &&onespec_core::isa::Touch| touch.reads.max(touch.writes) != u32::MAX;
        let shown = found.registers.iter().filter(mentioned).map(|touch| shown(&isa, touch));
        let (effects, registers) = (effects.join(" "), shown.collect::<Vec<_>>().join(", "));
        if diags.has_errors() || effects != case.is || registers != case.registers {
            let codes: Vec<_> = diags.list.iter().map(|d| &d.message).collect();
            wrong.push(format!("{}\n  got `{effects}` `{registers}` {codes:?}", case.sem));
        }
    }
    assert!(
        wrong.is_empty(),
        "{} of {} cases:\n{}",
        wrong.len(),
        cases.len(),
        wrong.join("\n")
    );
}

/// `rd -/64`: read and written bits of a register.
fn shown(isa: &onespec_description::model::Isa, touch: &onespec_core::isa::Touch) -> String {
    use onespec_core::isa::Which;
    let file = &isa.files[usize::from(touch.file)].name;
    let which = match touch.which {
        Which::Operand(i) => isa.ops[0].operands[usize::from(i)].name.clone(),
        Which::Fixed(n) => format!("{file}{n}"),
        Which::Computed => format!("{file}?"),
    };
    let bits = |n: u32| if n == 0 { "-".to_string() } else { n.to_string() };
    format!("{which} {}/{}", bits(touch.reads), bits(touch.writes))
}

/// The constant that the instruction assigns to a register last.
fn assigned(program: &Program) -> Option<i64> {
    let inst = program.insts.first()?.as_ref()?;
    inst.body.stmts.iter().rev().find_map(|stmt| match stmt {
        Stmt::Assign(
            Place::Reg { .. },
            Expr {
                kind: ExprKind::Const(value),
                ..
            },
        ) => Some(*value as i64),
        _ => None,
    })
}

#[test]
fn one_bad_text_reports_all_that_is_wrong_and_spares_the_others() {
    let (program, diags) = run(
        "let a = X[rs]; X[rd] = a; fllag = 1; X[rd] = X[rs1] + X[rs2][31:0];",
        "",
    );
    assert_eq!(
        diags.iter().map(|d| d.code).collect::<Vec<_>>(),
        ["E1301", "E1301", "E1201"]
    );
    assert!(diags.iter().all(|d| d.level == Level::Error));
    assert!(program.insts.first().is_some_and(Option::is_none));
    assert!(
        program.insts.get(1).is_some_and(Option::is_some),
        "the other instruction keeps its semantics"
    );
}

#[test]
fn hostile_texts_end() {
    let deep = [
        format!("X[rd] = {}1{};", "(".repeat(100_000), ")".repeat(100_000)),
        format!("X[rd] = {}X[rs1];", "-".repeat(100_000)),
        format!("X[rd] = X[rs1]{};", " + X[rs1]".repeat(100_000)),
        "{".repeat(1000),
        format!("X[rd] = {}0;", "flag ? 1 : ".repeat(50_000)),
    ];
    for text in deep {
        assert_eq!(run(&text, "").1.iter().map(|d| d.code).collect::<Vec<_>>(), ["E1001"]);
    }
}

#[test]
fn code_that_doubles_at_every_level_ends() {
    // Each fn calls the one before twice with a closure: inlining doubles the code at every level.
    let mut fns = "fn f0(f: fn(bits<64>) -> bits<64>) -> bits<64> { f(1) }\n".to_string();
    for i in 1..40 {
        fns += &format!(
            "fn f{i}(f: fn(bits<64>) -> bits<64>) -> bits<64> {{ f{0}(|x| f(x)) + f{0}(|x| f(x) + 1) }}\n",
            i - 1
        );
    }
    assert!(run("X[rd] = f39(|x| x + 1);", &fns).1.iter().any(|d| d.code == "E1001"));
}

#[test]
fn legal_depth_fits_the_stack_of_a_test() {
    let nested = format!("X[rd] = {}X[rs1]{};", "(1 + ".repeat(38), ")".repeat(38));
    assert!(run(&nested, "").1.is_empty());
    let blocks = format!("{}X[rd] = 1;{}", "if X[rs1] == 0 { ".repeat(38), "}".repeat(38));
    assert!(run(&blocks, "").1.is_empty());
}
