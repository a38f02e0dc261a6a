//! Pieces of messages: a trap by its name, a place by its symbol, text that comes from a program.

use crate::elf::Symbol;
use onespec_core::exec::Trap;
use onespec_core::isa::Isa;

/// `LoadAccessFault (cause 5, value 0x10)`.
pub fn cause(isa: &Isa, trap: Trap) -> String {
    let name = cause_name(isa, trap).unwrap_or("unknown trap");
    format!("{name} (cause {}, value {:#x})", trap.cause, trap.tval)
}

/// The description's name for a trap.
pub fn cause_name(isa: &Isa, trap: Trap) -> Option<&'static str> {
    isa.causes
        .iter()
        .find(|(_, number)| u64::from(*number) == trap.cause)
        .map(|(name, _)| *name)
}

/// Text from a program, such as a name, with everything escaped that a terminal would act on.
pub fn shown(text: &str) -> String {
    let escape = |c: char| -> String {
        match c {
            '\'' | '"' => c.to_string(),
            c => c.escape_debug().to_string(),
        }
    };
    text.chars().map(escape).collect()
}

/// ` in main+0x10`, when a symbol is known.
pub fn place(symbols: &[Symbol], pc: u64) -> String {
    let before = symbols.partition_point(|symbol| symbol.addr <= pc);
    match before.checked_sub(1).and_then(|i| symbols.get(i)) {
        Some(symbol) if pc - symbol.addr < symbol.size.max(1 << 16) => {
            format!(" in {}+{:#x}", shown(&symbol.name), pc - symbol.addr)
        }
        _ => String::new(),
    }
}
