//! What a description says about programs for its machine: registers of the system call, signals, ELF number.
//!
//! The tables carry it as text under the keys of `environment:`; here it becomes typed once, and a run without what it
//! needs ends with a message that names the key.

use onespec_core::exec::Trap;
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
    /// State that tests choose at random, from the first to the second value, so that instructions do something.
    pub vary: Vec<(String, u64, u64)>,
    /// Signal number of a cause.
    pub signals: Vec<(String, u64)>,
    pub hwcap: u64,
    pub platform: String,
    /// `MSIP=3 MTIP=7`
    pub interrupts: String,
    /// Causes whose value is the instruction's word where the meaning gives none.
    pub word_traps: Vec<String>,
    /// State that vectors do not know: it may change unseen.
    pub vector_hidden: Vec<String>,
    /// Mnemonics of the instructions that the front end executes itself.
    pub front_end: Vec<String>,
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
            vary: text("vary").split_whitespace().filter_map(range).collect(),
            signals: list("signals"),
            hwcap: number(text("hwcap")).unwrap_or(0),
            platform: text("platform").to_owned(),
            interrupts: text("interrupts").to_owned(),
            word_traps: text("word_traps").split_whitespace().map(str::to_owned).collect(),
            vector_hidden: text("vector_hidden").split_whitespace().map(str::to_owned).collect(),
            front_end: text("front_end").split_whitespace().map(str::to_owned).collect(),
        }
    }

    /// A trap with the word that raised it as its value, if the machine has it so and the meaning gave no value.
    pub fn completed(&self, isa: &Isa, trap: Trap, word: u64) -> Trap {
        let wants = |(name, number): &(&str, u32)| {
            u64::from(*number) == trap.cause && self.word_traps.iter().any(|known| known == name)
        };
        match trap.tval == 0 && isa.causes.iter().any(wants) {
            true => Trap { tval: word, ..trap },
            false => trap,
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

/// `vl=0..40`
fn range(item: &str) -> Option<(String, u64, u64)> {
    let (name, values) = item.split_once('=')?;
    let (low, high) = values.split_once("..").unwrap_or((values, values));
    Some((name.to_owned(), number(low)?, number(high)?))
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
    fn ranges_have_two_ends() {
        assert_eq!(range("vl=0..40"), Some(("vl".to_owned(), 0, 40)));
        assert_eq!(range("vill=0"), Some(("vill".to_owned(), 0, 0)));
        assert_eq!(range("vl"), None);
    }

    #[test]
    fn items_and_numbers() {
        let items: Vec<_> = pairs("priv=0 csr.mstatus.FS=0x3 odd").collect();
        assert_eq!(items, [("priv", Some(0)), ("csr.mstatus.FS", Some(3)), ("odd", None)]);
    }
}
