//! Made-up machines of a few instructions with eight bits, each with one fault (or none).

use onespec_description::model::*;
use onespec_diag::{Diags, Origin};
use onespec_sem::isa_tables::lower;

/// An instruction from its layout: `01aaabbb` has the operands `a` and `b`.
fn op(name: &str, layout: &str) -> Op {
    let length = layout.len();
    let (mut value, mut mask) = (0, 0);
    let mut operands: Vec<Operand> = Vec::new();
    for (i, c) in layout.chars().enumerate() {
        let bit = (length - 1 - i) as u8;
        match c {
            '0' | '1' => {
                mask |= 1 << bit;
                value |= Word::from(c == '1') << bit;
            }
            '.' => {}
            letter => {
                let at = operands
                    .iter()
                    .position(|o| o.name == letter.to_string())
                    .unwrap_or_else(|| {
                        operands.push(operand(letter));
                        operands.len() - 1
                    });
                let o = &mut operands[at];
                o.pieces.iter_mut().for_each(|p| p.value += 1);
                o.pieces.push(Piece {
                    word: bit,
                    value: 0,
                    len: 1,
                });
                o.width += 1;
            }
        }
    }
    Op {
        name: name.into(),
        ident: name.into(),
        feature: 0,
        needs: Needs::default(),
        length: length as u16,
        value,
        mask,
        ignored: 0,
        operands,
        lets: Vec::new(),
        where_: Vec::new(),
        legal: Vec::new(),
        hint: None,
        templates: Vec::new(),
        specialises: Vec::new(),
        is: None,
        sem: None,
        adapted: Default::default(),
        guards: Vec::new(),
        unreachable: false,
        consts: Default::default(),
        doc: "Documented".into(),
        examples: Vec::new(),
        data: Vec::new(),
        // Places tell entries apart; there is no file behind them.
        origin: Origin {
            start: name.bytes().map(u32::from).sum(),
            ..Origin::default()
        },
    }
}

fn operand(name: char) -> Operand {
    Operand {
        name: name.to_string(),
        kind: 0,
        args: Vec::new(),
        dir: Dir::In,
        width: 0,
        signed: false,
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

/// `operand index` compared with a number.
fn where_(mut op: Op, relation: BinOp, index: u8, number: i64) -> Op {
    let expr = Expr::Bin(relation, Box::new(Expr::Operand(index)), Box::new(Expr::Num(number)));
    op.where_.push(Constraint {
        expr,
        text: String::new(),
        origin: Origin::default(),
    });
    op
}

fn feature(name: &str) -> Feature {
    Feature {
        name: name.into(),
        ..Feature::default()
    }
}

fn needs(mut op: Op, index: u16) -> Op {
    op.needs.any.push((FeatureSet::of(index), FeatureSet::EMPTY));
    op
}

/// Codes, messages and notes of what is wrong.
fn faults(isa: &Isa) -> Vec<String> {
    let mut diags = Diags::default();
    super::check(isa, lower(isa, &[], &|_| String::new()), &[], &mut diags);
    diags
        .list
        .iter()
        .map(|d| format!("{} {} {}", d.code, d.message, d.notes.join(" ")))
        .collect()
}

fn machine(ops: Vec<Op>) -> Isa {
    Isa {
        features: vec![feature("P"), feature("Q")],
        kinds: vec![Kind::Int],
        kind_names: vec![String::new()],
        ops,
        ..Isa::default()
    }
}

#[test]
fn instructions_that_differ_in_fixed_bits_are_apart() {
    assert_eq!(
        faults(&machine(vec![
            op("a", "00aaabbb"),
            op("b", "01aaabbb"),
            op("c", "1aaaabbb")
        ])),
        [""; 0]
    );
}

#[test]
fn an_overlap_shows_a_word() {
    let found = faults(&machine(vec![op("a", "00aaa000"), op("b", "00111bbb")]));
    assert_eq!(
        found,
        ["E0401 encodings of `a` and `b` overlap the word 0x38 is both, in a target with no extension"]
    );
}

#[test]
fn constraints_keep_instructions_apart() {
    let general = where_(op("a", "00aaabbb"), BinOp::Ne, 0, 7);
    assert_eq!(faults(&machine(vec![general.clone(), op("b", "00111bbb")])), [""; 0]);
    let weaker = where_(op("a", "00aaabbb"), BinOp::Ne, 0, 6);
    assert_eq!(faults(&machine(vec![weaker, op("b", "00111bbb")])).len(), 1);
    let mut excluded = op("a", "00aaabbb");
    excluded.operands[0].except = vec![7];
    assert_eq!(faults(&machine(vec![excluded, op("b", "00111bbb")])), [""; 0]);
}

#[test]
fn features_that_no_target_has_together_are_not_compared() {
    let ops = vec![needs(op("a", "00aaabbb"), 0), needs(op("b", "00bbbaaa"), 1)];
    let mut isa = machine(ops);
    assert_eq!(faults(&isa).len(), 1);
    isa.features[1].conflicts = FeatureSet::of(0);
    assert_eq!(faults(&isa), [""; 0]);
    isa.features[1].conflicts = FeatureSet::EMPTY;
    isa.params = vec![Param {
        name: "n".into(),
        values: vec![1, 2],
        features: vec![0, 1],
    }];
    assert_eq!(faults(&isa), [""; 0]);
}

#[test]
fn declared_subsets_are_subsets() {
    let special = |layout: &str| Op {
        specialises: vec![0],
        ..op("b", layout)
    };
    assert_eq!(
        faults(&machine(vec![op("a", "00aaabbb"), special("00111bbb")])),
        [""; 0]
    );
    let found = faults(&machine(vec![op("a", "00aaa000"), special("00111bbb")]));
    assert_eq!(found, ["E0402 `b` does not specialise `a` the word 0x39 is `b` only"]);
    let limited = where_(op("a", "00aaabbb"), BinOp::Lt, 1, 4);
    assert_eq!(faults(&machine(vec![limited, special("00111bbb")])).len(), 1);
}

#[test]
fn a_subset_that_is_everything_leaves_nothing() {
    let special = Op {
        specialises: vec![0],
        ..op("b", "00cccddd")
    };
    assert_eq!(
        faults(&machine(vec![op("a", "00aaabbb"), special])),
        ["E0404 `a` can never be decoded "]
    );
}

#[test]
fn alternatives_behind_a_catch_all_are_unreachable() {
    let alt = |name: &str, mask, value| Alt {
        name: name.into(),
        mask,
        value,
        operands: Vec::new(),
        lets: Vec::new(),
        where_: Vec::new(),
        prefer: Vec::new(),
        template: Vec::new(),
        origin: Origin::default(),
    };
    let mut isa = machine(Vec::new());
    isa.kinds.push(Kind::Sum {
        params: Vec::new(),
        alts: vec![alt("x", 0b10, 0b10), alt("y", 0b11, 0b01)],
    });
    assert_eq!(faults(&isa), [""; 0]);
    isa.kinds.push(Kind::Sum {
        params: Vec::new(),
        alts: vec![alt("x", 0b10, 0b10), alt("y", 0b10, 0), alt("z", 0b01, 0b01)],
    });
    assert_eq!(faults(&isa), ["E0403 the alternative `z` can never be taken "]);
}

#[test]
fn targets_have_what_they_require_and_no_conflicts() {
    let mut isa = machine(vec![needs(op("a", "00aaabbb"), 0), needs(op("b", "00bbbaaa"), 1)]);
    for (i, feature) in isa.ops.iter_mut().enumerate() {
        feature.feature = i as u16;
    }
    isa.features[0].requires = FeatureSet::of(1);
    isa.targets.push(Target {
        name: "t".into(),
        features: FeatureSet::of(0),
        ..Target::default()
    });
    let codes = |isa: &Isa| faults(isa).iter().map(|f| f[..5].to_string()).collect::<Vec<_>>();
    assert_eq!(codes(&isa), ["E0330", "E0401"]);
    isa.features[0].requires = FeatureSet::EMPTY;
    isa.features[0].conflicts = FeatureSet::of(1);
    isa.targets[0].features.insert(1);
    assert_eq!(codes(&isa), ["E0331"]);
}

#[test]
fn documentation_is_missed_once_an_entry() {
    let undocumented = |name: &str, layout: &str| Op {
        doc: String::new(),
        origin: Origin::default(),
        ..op(name, layout)
    };
    let found = faults(&machine(vec![
        undocumented("a", "00aaabbb"),
        undocumented("b", "01aaabbb"),
    ]));
    assert_eq!(found, ["W0701 `a` has no documentation "]);
}
