//! Each target for a moment, from a fixed seed: nothing is found, and the reader accepts the share of inputs that is asked for,
//! where the moment was long enough for a share.
//! `ONESPEC_ROUNDS` is the number of inputs of each.

use std::path::Path;
use std::process::Command;

/// From fewer inputs a share says nothing.
const FEW_INPUTS: u64 = 100;

#[test]
fn no_target_finds_anything() {
    let bound = match std::env::var("ONESPEC_ROUNDS") {
        Ok(rounds) => ["--seconds=86400".into(), format!("--inputs={rounds}")].to_vec(),
        Err(_) => ["--seconds=3".into()].to_vec(),
    };
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("smoke");
    let _ = std::fs::remove_dir_all(&folder);
    let out = Command::new(env!("CARGO_BIN_EXE_fuzz"))
        .args(bound)
        .args(["--seed", "1", "--folder"])
        .arg(&folder)
        .output()
        .expect("the targets run");
    let said = String::from_utf8_lossy(&out.stdout);
    assert!(out.status.success(), "{said}{}", String::from_utf8_lossy(&out.stderr));
    for line in said.lines() {
        let share = line
            .split_once(" % accepted")
            .and_then(|(before, _)| before.rsplit(' ').next()?.parse::<u64>().ok());
        let inputs = line
            .split_once(" inputs")
            .and_then(|(before, _)| before.rsplit(' ').next()?.parse::<u64>().ok());
        assert!(
            inputs.is_some_and(|inputs| inputs < FEW_INPUTS)
                || share.is_none_or(|share| share >= onespec_fuzz::work::GOAL),
            "too few inputs are accepted: {line}"
        );
    }
    assert_eq!(said.lines().count(), onespec_fuzz::targets::ALL.len(), "{said}");
}
