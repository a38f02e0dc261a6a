//! What a description says about programs for its machine: registers of the system call, signals, ELF number.
//!
//! The tables carry it as text under the keys of `environment:`; here it becomes typed once, and a run without what it
//! needs ends with a message that names the key.

use onespec_core::isa::Isa;

/// `environment:` of a machine.
#[derive(Debug, Clone, Default)]
pub struct Environment {
    /// ELF machine number.
    pub elf: Option<u16>,
    /// State that holds the stack pointer.
    pub sp: String,
    /// State that holds a system call's number, arguments and result.
    pub number: String,
    pub args: Vec<String>,
    pub result: String,
    /// Name of the cause of a system call, and the length of the instruction that makes it.
    pub syscall_cause: String,
    pub syscall_length: u64,
    /// State to set before a user program starts.
    pub user_state: Vec<(String, u64)>,
    /// Signal number of a cause.
    pub signals: Vec<(String, u64)>,
    pub hwcap: u64,
    pub platform: String,
    /// `MSIP=3 MTIP=7`
    pub interrupts: String,
}

impl Environment {
    /// Reads the description's data. Numbers that do not parse count as absent.
    pub fn of(isa: &Isa) -> Environment {
        let text = |key: &str| {
            isa.environment
                .iter()
                .find(|(k, _)| *k == key)
                .map_or("", |(_, value)| *value)
        };
        let list = |key: &str| {
            pairs(text(key))
                .filter_map(|(name, value)| Some((name.to_owned(), value?)))
                .collect::<Vec<_>>()
        };
        Environment {
            elf: number(text("elf")).and_then(|n| u16::try_from(n).ok()),
            sp: text("sp").to_owned(),
            number: text("syscall_number").to_owned(),
            args: text("syscall_args").split_whitespace().map(str::to_owned).collect(),
            result: text("syscall_result").to_owned(),
            syscall_cause: text("syscall_cause").to_owned(),
            syscall_length: number(text("syscall_length")).unwrap_or(4),
            user_state: list("user_state"),
            signals: list("signals"),
            hwcap: number(text("hwcap")).unwrap_or(0),
            platform: text("platform").to_owned(),
            interrupts: text("interrupts").to_owned(),
        }
    }

    /// The signal by which Linux ends a program for this cause: SIGSEGV unless the description says otherwise.
    pub fn signal(&self, cause: &str) -> u8 {
        const SIGSEGV: u8 = 11;
        let found = self.signals.iter().find(|(name, _)| name == cause);
        found
            .and_then(|(_, signal)| u8::try_from(*signal).ok())
            .unwrap_or(SIGSEGV)
    }
}

/// Items of `a=1 b=0x2`.
pub fn pairs(text: &str) -> impl Iterator<Item = (&str, Option<u64>)> {
    text.split_whitespace().map(|item| match item.split_once('=') {
        Some((name, value)) => (name, number(value)),
        None => (item, None),
    })
}

fn number(text: &str) -> Option<u64> {
    match text.strip_prefix("0x") {
        Some(hex) => u64::from_str_radix(hex, 16).ok(),
        None => text.parse().ok(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn items_and_numbers() {
        let items: Vec<_> = pairs("priv=0 csr.mstatus.FS=0x3 odd").collect();
        assert_eq!(items, [("priv", Some(0)), ("csr.mstatus.FS", Some(3)), ("odd", None)]);
    }
}
