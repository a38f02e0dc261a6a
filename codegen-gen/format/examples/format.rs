//! Formats files in place, for work on the formatter: `cargo run -p onespec-format --example format FILE…`.

use std::process::ExitCode;

fn main() -> ExitCode {
    let mut code = ExitCode::SUCCESS;
    for name in std::env::args().skip(1) {
        let formatted = std::fs::read_to_string(&name)
            .map_err(|error| error.to_string())
            .and_then(|text| {
                let format = if name.ends_with(".rules") {
                    onespec_format::rules
                } else {
                    onespec_format::description
                };
                format(&text).map_err(|error| error.to_string())
            });
        let written = formatted.and_then(|text| std::fs::write(&name, text).map_err(|error| error.to_string()));
        if let Err(error) = written {
            eprintln!("{name}: {error}");
            code = ExitCode::FAILURE;
        }
    }
    code
}
