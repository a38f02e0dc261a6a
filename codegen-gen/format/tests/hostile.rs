//! Texts that are deep, wide or nothing: each gets an answer at once.

use onespec_format::{description, rules};
use std::time::{Duration, Instant};

fn quick(what: &str, run: impl FnOnce() -> bool) {
    let start = Instant::now();
    assert!(run(), "{what}");
    assert!(
        start.elapsed() < Duration::from_secs(20),
        "{what} took {:?}",
        start.elapsed()
    );
}

#[test]
fn nothing_stays_nothing() {
    for text in [
        "",
        "\n\n",
        "# a comment\n\n\n# another",
        "---\n",
        "- \n",
        "a",
        "{}",
        "[]",
        "\u{feff}a: 1\r\n",
    ] {
        let formatted = description(text).expect(text);
        assert_eq!(description(&formatted).expect(text), formatted, "{text:?}");
    }
    assert_eq!(rules("").expect("empty"), "");
}

#[test]
fn deep_texts_are_refused_or_left() {
    quick("deep maps", || description(&"[".repeat(100_000)).is_err());
    quick("deep blocks", || {
        description(&(0..1000).map(|n| " ".repeat(n) + "a:\n").collect::<String>()).is_err()
    });
    // Code that cannot be laid out stays as it is.
    let code = format!("fns: \"{}1{}\"\n", "(".repeat(5000), ")".repeat(5000));
    quick("deep code", || {
        description(&code).is_ok_and(|formatted| formatted.contains(&"(".repeat(5000)))
    });
    quick("deep rules", || rules(&"(".repeat(100_000)).is_err());
}

#[test]
fn wide_texts_take_no_longer_than_they_are() {
    let sum = format!("fns: |\n  fn f() -> int {{ {}1 }}\n", "1 + ".repeat(20_000));
    quick("a long sum", || description(&sum).is_ok());
    let mixed = format!(
        "fns: |\n  fn f() -> int {{ {}1 }}\n",
        "1 + 2 * f(3) ? 4 : ".repeat(2_000)
    );
    quick("a long choice", || description(&mixed).is_ok());
    let nested = format!("fns: |\n  {}{}\n", "f(|i| { a; ".repeat(30), "})".repeat(30));
    quick("nested blocks", || description(&nested).is_ok());
    let soft = format!(
        "fns: |\n  fn f() {{ {}1{} }}\n",
        "if a { ".repeat(50),
        " } else { 2 }".repeat(50)
    );
    quick("nested choices", || description(&soft).is_ok());
    let comments: String = (0..20_000).map(|n| format!("a{n}: {{b: [1, 2]}} # c\n# d\n")).collect();
    quick("many comments", || description(&comments).is_ok());
    let word = format!("a: {}\n", "x".repeat(1_000_000));
    quick("a long word", || description(&word).is_ok());
}
