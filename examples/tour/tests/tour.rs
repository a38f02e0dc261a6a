//! What the tour prints, held against the text of an earlier one. `UPDATE_EXPECTED=1` writes it anew.

use std::fs;
use std::path::Path;

#[test]
fn the_tour_prints_what_is_expected() {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut printed = Vec::new();
    onespec_tour::tour(&here.join("../.."), &mut printed).unwrap();
    let printed = String::from_utf8(printed).unwrap();
    let file = here.join("tests/expected.txt");
    if std::env::var_os("UPDATE_EXPECTED").is_some() {
        fs::write(&file, &printed).unwrap();
    }
    assert_eq!(printed, fs::read_to_string(&file).unwrap());
}
