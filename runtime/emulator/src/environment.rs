//! What a description says about programs for its machine: registers of the system call, signals.
//!
//! The tables carry it as text under the keys of `environment:`; here it becomes typed once, and a run without what it
//! needs ends with a message that names the key.

use onespec_core::environment::{self, number};
use onespec_core::exec::Trap;
use onespec_core::isa::Isa;

/// `environment:` of a machine.
#[derive(Debug, Clone, Default)]
pub struct Environment {
    /// State that holds the stack pointer.
    pub sp: String,
    /// State that holds a system call's number.
    pub number: String,
    /// State that holds a system call's arguments, in order.
    pub args: Vec<String>,
    /// State that takes a system call's result.
    pub result: String,
    /// Name of the cause of a system call.
    pub syscall_cause: String,
    /// Bytes of the instruction that makes a system call.
    pub syscall_length: u64,
    /// State to set before a user program starts.
    pub user_state: Vec<(String, u64)>,
    /// State that tests choose at random, from the first to the second value, so that instructions do something.
    pub vary: Vec<(String, u64, u64)>,
    /// Signal number of a cause.
    pub signals: Vec<(String, u64)>,
    /// `AT_HWCAP` of the auxiliary vector.
    pub hwcap: u64,
    /// Name of the machine without its address width, for `uname` and for `AT_PLATFORM` of the auxiliary vector.
    pub uname: String,
    /// Causes whose value is the instruction's word where the semantics gives none.
    pub word_traps: Vec<String>,
    /// State that vectors do not know: it may change unseen.
    pub vector_hidden: Vec<String>,
    /// Mnemonics of the instructions that the front end executes itself.
    pub front_end: Vec<String>,
}

impl Environment {
    /// Reads the description's data, which the generator holds against the schema ([`environment`]).
    pub fn of(isa: &Isa) -> Environment {
        let read = environment::Environment::of(isa);
        let text = |key: &str| read.text(key).unwrap_or("").to_owned();
        let words = |key: &str| read.words(key).map(str::to_owned).collect();
        let numbers = |key: &str| read.numbers(key).map(|(name, n)| (name.to_owned(), n)).collect();
        Environment {
            sp: text("sp"),
            number: text("syscall_number"),
            args: words("syscall_args"),
            result: text("syscall_result"),
            syscall_cause: text("syscall_cause"),
            syscall_length: read.number("syscall_length").unwrap_or(0),
            user_state: numbers("user_state"),
            vary: read
                .ranges("vary")
                .map(|(name, low, high)| (name.to_owned(), low, high))
                .collect(),
            signals: numbers("signals"),
            hwcap: read.number("hwcap").unwrap_or(0),
            uname: text("uname"),
            word_traps: words("word_traps"),
            vector_hidden: words("vector_hidden"),
            front_end: words("front_end"),
        }
    }

    /// A trap with the word that raised it as its value, if the machine has it so and the semantics gave no value.
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn items_and_numbers() {
        let items: Vec<_> = pairs("priv=0 csr.mstatus.FS=0x3 odd").collect();
        assert_eq!(items, [("priv", Some(0)), ("csr.mstatus.FS", Some(3)), ("odd", None)]);
    }
}
