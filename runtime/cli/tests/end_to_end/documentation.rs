//! The commands that the README and every help text show do what these say: each `onespec …` line runs, and ends well.

use crate::support::{onespec, onespec_in, playground, root};
use std::path::Path;

/// Runs a line as a shell would: what `echo` says is the input, and what would be written into a file comes back.
fn runs(dir: &Path, line: &str) {
    let line = line.split(" # ").next().unwrap_or("").split(" > ").next().unwrap_or("");
    let (input, command) = match line.split_once(" | ") {
        Some((echo, command)) => {
            let text = echo
                .trim()
                .strip_prefix("echo ")
                .expect("what stands before a bar is echo");
            (format!("{}\n", text.trim_matches('\'')), command)
        }
        None => (String::new(), line),
    };
    let words: Vec<&str> = command.split_whitespace().collect();
    let (first, arguments) = words.split_first().expect("a command");
    assert_eq!(*first, "onespec", "{line}");
    let ended = onespec_in(dir, arguments, input.as_bytes());
    assert_eq!(ended.code, 0, "{line}\n{}{}", ended.out, ended.err);
}

#[test]
fn commands_of_the_readme_run() {
    let dir = playground("readme");
    let readme = std::fs::read_to_string(root().join("README.md")).expect("the README");
    // The reader has edited `spec/` by then; `add_instruction.rs` runs those.
    let edited = |line: &&str| line.contains("avg") || line.contains("average");
    let lines: Vec<&str> = readme
        .lines()
        .filter(|line| line.starts_with("onespec ") && !edited(line))
        .collect();
    assert!(lines.len() >= 20, "only {} commands found", lines.len());
    lines.iter().for_each(|line| runs(&dir, line));
}

#[test]
fn examples_of_help_texts_run() {
    let dir = playground("help");
    let help = onespec(&["--help"], b"").out;
    let commands = help.lines().skip_while(|line| !line.starts_with("Commands:")).skip(1);
    let commands: Vec<&str> = commands
        .take_while(|line| !line.is_empty())
        .filter_map(|line| line.split_whitespace().next())
        .filter(|command| *command != "help")
        .collect();
    assert!(commands.len() >= 15, "{commands:?}");
    let own = commands.iter().map(|command| onespec(&[command, "--help"], b"").out);
    for text in std::iter::once(help.clone()).chain(own) {
        let after = text.find("\nExample").expect("an example");
        let lines = text[after..].lines().map(|line| line.trim());
        let lines = lines.map(|line| line.strip_prefix("Example: ").unwrap_or(line));
        let shown: Vec<&str> = lines
            .filter(|line| line.starts_with("onespec ") || line.contains("| onespec "))
            .collect();
        assert!(!shown.is_empty(), "{text}");
        shown.iter().for_each(|line| runs(&dir, line));
    }
}

/// The README's figures are those of the page that `onespec bench --report` wrote.
#[test]
fn figures_of_the_readme_are_those_of_the_report() {
    let text = |file: &str| std::fs::read_to_string(root().join(file)).expect("a text");
    let table = |text: &str| {
        let lines = text.lines().skip_while(|line| !line.starts_with("| group | beside |"));
        lines
            .take_while(|line| line.starts_with('|'))
            .map(str::to_owned)
            .collect::<Vec<String>>()
    };
    let shown = table(&text("README.md"));
    assert!(shown.len() > 5, "{shown:?}");
    assert_eq!(shown, table(&text("docs/reports/speed.md")));
}
