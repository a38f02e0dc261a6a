//! The message of a panic: the command has a bug, and this is what to send to the maintainers.

use std::ffi::{OsStr, OsString};
use std::io::Write;
use std::panic::{self, PanicHookInfo};

/// Makes panics of this process say what to send, with these arguments as the command line.
pub fn report_panics(arguments: Vec<OsString>) {
    panic::set_hook(Box::new(move |info| {
        let text = report(&arguments, &place(info), &message(info));
        // Where standard error is closed there is nobody to tell.
        let _ = std::io::stderr().write_all(text.as_bytes());
    }));
}

fn place(info: &PanicHookInfo<'_>) -> String {
    info.location().map_or_else(
        || "an unknown place".to_string(),
        |at| format!("{}:{}:{}", at.file(), at.line(), at.column()),
    )
}

fn message(info: &PanicHookInfo<'_>) -> String {
    let payload = info.payload();
    let text = payload.downcast_ref::<&str>().copied();
    let text = text.or_else(|| payload.downcast_ref::<String>().map(String::as_str));
    text.unwrap_or("no message").to_string()
}

fn report(arguments: &[OsString], place: &str, message: &str) -> String {
    format!(
        "\nonespec panicked at {place}: {message}\n\nThis is a bug of onespec, whatever the input. Please send:\n  * the lines \
         above\n  * version {}, {} {}\n  * the command: {}\n  * the input, if you may share it, or a smaller one that does \
         the same\nSECURITY.md says where to, and how to report it in private.\n",
        env!("CARGO_PKG_VERSION"),
        std::env::consts::OS,
        std::env::consts::ARCH,
        shape(arguments)
    )
}

/// The command line without what it names: the command, options by name, and endings of files.
fn shape(arguments: &[OsString]) -> String {
    let mut words = vec!["onespec".to_string()];
    for (index, argument) in arguments.iter().skip(1).enumerate() {
        let text = argument.to_string_lossy();
        let is_word = text.chars().all(|c| c.is_ascii_alphanumeric() || c == '-');
        words.push(match text.split_once('=') {
            _ if is_word && (index == 0 || text.starts_with('-')) => text.into_owned(),
            Some((option, _)) if option.starts_with("--") => format!("{option}=…"),
            _ => format!("…{}", ending(argument)),
        });
    }
    words.join(" ")
}

fn ending(argument: &OsStr) -> String {
    let ending = std::path::Path::new(argument).extension();
    let ending = ending
        .and_then(OsStr::to_str)
        .filter(|e| e.len() <= 5 && e.chars().all(char::is_alphanumeric));
    ending.map_or_else(String::new, |ending| format!(".{ending}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_report_names_the_version_the_place_and_the_command_but_no_files() {
        let arguments = [
            "/home/me/bin/onespec",
            "run",
            "--root",
            "/secret/place",
            "--set=vlen=1",
            "-O2",
            "a secret.elf",
        ];
        let arguments: Vec<OsString> = arguments.iter().map(OsString::from).collect();
        let text = report(&arguments, "runtime/x.rs:1:2", "index out of bounds");
        assert!(
            text.contains("onespec panicked at runtime/x.rs:1:2: index out of bounds\n"),
            "{text}"
        );
        assert!(text.contains("onespec run --root … --set=… -O2 ….elf\n"), "{text}");
        assert!(
            text.contains(env!("CARGO_PKG_VERSION")) && text.contains("SECURITY.md"),
            "{text}"
        );
        assert!(!text.contains("secret") && !text.contains("/home"), "{text}");
    }

    /// A process of this test's own panics; its standard error is what a user would see.
    #[test]
    fn a_panic_says_what_to_send() {
        const CHILD: &str = "ONESPEC_TEST_PANICS";
        if std::env::var_os(CHILD).is_some() {
            report_panics(vec!["onespec".into(), "check".into(), "spec".into()]);
            panic!("for the test");
        }
        let child = std::process::Command::new(std::env::current_exe().expect("this test"))
            .args(["--exact", "bug::tests::a_panic_says_what_to_send"])
            .env(CHILD, "1")
            .output()
            .expect("a process");
        let said = String::from_utf8_lossy(&child.stderr);
        assert!(!child.status.success());
        assert!(
            said.contains("This is a bug of onespec") && said.contains("for the test"),
            "{said}"
        );
        assert!(
            said.contains("bug.rs:") && said.contains("the command: onespec check …\n"),
            "{said}"
        );
    }
}
