use super::*;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

fn faults(shape: Shape, text: &str) -> String {
    let (names, faults) = shape.read(text);
    let names: Vec<String> = names.iter().map(|n| format!("{}@{}", n.text, n.at)).collect();
    let faults: Vec<String> = faults
        .iter()
        .map(|f| format!("{}: {}", text.get(f.at.clone()).unwrap_or("?"), f.message))
        .collect();
    match faults.is_empty() {
        true => names.join(" "),
        false => format!("! {}", faults.join(" | ")),
    }
}

const FLOAT: &str = "nan_result=default default_nan=positive nan_integer=largest tininess=after_rounding \
    invalid=16 divide_by_zero=8 overflow=4 underflow=2 inexact=1 nearest_even=0 toward_zero=1 down=2 up=3 \
    nearest_away=4 odd=5";

#[test]
fn a_float_unit_is_what_its_text_states() {
    assert_eq!(float_unit(FLOAT), Unit::DEFAULT);
    let other = FLOAT
        .replace("odd=5", "")
        .replace("down=2", "down=7")
        .replace("default_nan=positive", "default_nan=negative");
    let unit = float_unit(&other);
    assert!(unit.negative_nan && unit.modes[7] == crate::fp::Rounding::Down);
    assert_eq!(unit.modes[2], crate::fp::Rounding::TowardZero);
}

#[test]
fn values_are_read_and_faults_have_their_places() {
    for (shape, text, wanted) in [
        (Shape::Number(16), "4", ""),
        (Shape::Number(16), "four", "! four: `four` is no number of 64 bits"),
        (Shape::Number(16), "17", "! 17: `17` is more than 16"),
        (Shape::Number(16), " ", "!  : it is empty"),
        (
            Shape::Number(u64::MAX),
            "0x+4",
            "! 0x+4: `0x+4` is no number of 64 bits",
        ),
        (Shape::Size(16), "0", "! 0: `0` is not from 1 to 16"),
        (Shape::State, " X[2] ", "X[2]@1"),
        (Shape::State, "X[2] X[3]", "! X[2] X[3]: one name is needed"),
        (Shape::StateNumbers, "a=1  b=0x2", "a@0 b@5"),
        (
            Shape::StateNumbers,
            "a=1 b a=c",
            "! b: `b` is not `name=value` | c: `c` is no number of 64 bits | a: `a` stands here twice",
        ),
        (Shape::StateRanges, "a=1..3 b=4", "a@0 b@7"),
        (
            Shape::StateRanges,
            "a=3..1",
            "! 3..1: `3..1` is no number, and no range `first..last`",
        ),
        (Shape::CauseNumbers(64), "A=65", "! 65: `65` is not from 1 to 64"),
        (Shape::Options, "a=shorten,+Zca b=ignored", "Zca@11"),
        (
            Shape::Options,
            "a=shorter",
            "! shorter: `shorter` is nothing that an option does",
        ),
        (Shape::Float, FLOAT, ""),
        (
            Shape::Float,
            "tininess=never inexact=32 up=9",
            "! tininess=never: `never` is no rule for `tininess` | inexact=32: `32` is no mask of 5 bits \
             | up=9: `9` is no code of 3 bits | tininess=never inexact=32 up=9: these are missing: nan_result, \
             default_nan, nan_integer, invalid, divide_by_zero, overflow, underflow, nearest_even",
        ),
        (
            Shape::MemoryModel,
            "let a = [R];po;[W] // comment\n  | fence\nacyclic (a | rf)+ | co?\nempty rmw & (fr ; co^-1)\n",
            "",
        ),
        (
            Shape::MemoryModel,
            "let a = pos\nlet R = po\nlet b po\nacyclic R\nlet c = [po]\nlet d = (po\nrelax po\nlet e = po po\n",
            "! pos: nothing is called `pos` | R: `R` is defined already | p: a `=` is missing behind `b` \
             | R: this is a set of accesses; `[s]` makes a relation of it \
             | po: this is a relation, where a set of accesses is needed | (: this `(` is not closed \
             | relax: `relax` begins neither a definition nor an axiom | po: this goes on with no operator",
        ),
        (
            Shape::MemoryModel,
            "let a = po",
            "! let a = po: it has no axiom: every execution would be possible",
        ),
        (Shape::Lanes, "a=12", "! 12: 12 bits are no whole bytes"),
        (Shape::Stacks, "s=n:a,b", "n@2 a@4 b@6"),
        (Shape::Stacks, "s=n", "! n: `n` is not `state:file,file`"),
        (
            Shape::Command,
            "csrrw x0, 5",
            "! csrrw x0, 5: it does not say where the command goes",
        ),
        (
            Shape::Exchange,
            "in a\nout b\nregister L[0]\nstep 2\nwrite st {at}\nread ld {at}\nwhen f 1 s=1 t=2\n",
            "L[0]@20 st {at}@38 ld {at}@51 s@68 t@72",
        ),
        (
            Shape::Exchange,
            "in a b\nstep x\nread ld\n",
            "! in a b: `in` takes one word | step x: `x` is no number | read ld: the instruction of `read` has no `{at}` \
             | in a b\nstep x\nread ld\n: these lines are missing: out, register, write",
        ),
        (Shape::Targets, "gen 320=a320 420=a420", "a320@8 a420@17"),
        (Shape::Targets, "gen a320", "! a320: `a320` is not `name=value`"),
        (Shape::Word, "a b", "! a b: `a b` is not one plain word"),
        (
            Shape::Rows,
            "set vl=0\nwidest\nvl before vl dec\nv  after operand:vd bytes:16\n",
            "vl@4 vl@26 vd@50",
        ),
        (
            Shape::Rows,
            "a text\nb given\na given\n",
            "! a: the column `a` stands here twice",
        ),
        (Shape::Rows, "a before b x=1 y=0x2\n", "b@9 b@11 b@15"),
        (
            Shape::Rows,
            "a sometimes vl dec\nb",
            "! a sometimes vl dec: `sometimes` is nothing that a column can mean | b: nothing is said of `b`",
        ),
    ] {
        assert_eq!(faults(shape, text), wanted, "{shape:?} {text:?}");
    }
}

#[test]
fn numbers_are_read_as_they_are_checked() {
    assert_eq!(
        (number("12"), number("0xc"), number("-1"), number("")),
        (Some(12), Some(12), None, None)
    );
    assert_eq!(
        (range("0..4"), range("7"), range("a")),
        (Some((0, 4)), Some((7, 7)), None)
    );
}
