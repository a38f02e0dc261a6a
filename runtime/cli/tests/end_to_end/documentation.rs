//! The commands that the README shows do what it says: each `onespec …` line runs, and ends well.

use crate::support::{onespec, root};

#[test]
fn commands_of_the_readme_run() {
    let readme = std::fs::read_to_string(root().join("README.md")).expect("the README");
    let commands = readme.lines().filter_map(|line| line.strip_prefix("onespec "));
    let mut count = 0;
    for line in commands {
        let command = line.split(" # ").next().unwrap_or("");
        // The reader has edited `spec/` by then; `add_instruction.rs` runs those.
        if command.contains("avg") || command.contains("average") {
            continue;
        }
        // What the shell would write into a file comes back as output.
        let command = command.split(" > ").next().unwrap_or("");
        let arguments: Vec<&str> = command.split_whitespace().collect();
        let ended = onespec(&arguments, b"");
        assert_eq!(ended.code, 0, "onespec {command}\n{}{}", ended.out, ended.err);
        count += 1;
    }
    assert!(count >= 8, "only {count} commands found");
}
