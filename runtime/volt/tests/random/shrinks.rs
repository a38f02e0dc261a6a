//! The shrinker on failures that are known: something small is left, and it fails as before.

use crate::{compile, run};
use onespec_circuit::GATES;
use onespec_test_support::shrink::shrink;
use onespec_test_support::volt::{Shape, program};

/// A program of many functions whose output has a text: of seeds from 1 on.
fn printing(what: &str) -> String {
    let programs = (1..20_000).map(|seed| program(&GATES, seed, &Shape::of_seed(seed)));
    let mut large = programs.filter(|text| (3000..6000).contains(&text.len()));
    large.find(|text| prints(text, what)).expect("a program that prints it")
}

fn prints(text: &str, what: &str) -> bool {
    compile(text, false).is_ok_and(|module| run(&module).1.contains(what))
}

#[test]
fn what_is_printed_takes_a_line() {
    let what = "nan\n";
    let text = printing(what);
    let mut questions = 0;
    let small = shrink(&text, &mut |text| {
        questions += 1;
        prints(text, what)
    });
    println!(
        "{} bytes become {} by {questions} questions\n{small}",
        text.len(),
        small.len()
    );
    assert!(prints(&small, what));
    assert!(small.len() < 200, "{small}");
}

#[test]
fn a_text_that_is_no_program_stays_one() {
    for text in ["", "fn", "fn f() {", "static x: i32 = ;", "é"] {
        let small = shrink(text, &mut |_| true);
        assert!(small.len() <= text.len());
        assert_eq!(shrink(text, &mut |_| false), text);
    }
}
