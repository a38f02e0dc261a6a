//! Names of the system calls of the generic Linux interface, for messages about calls that are not served.

/// Lines `number name`, or `number name quiet`.
const TABLE: &str = include_str!("system_calls.txt");

/// A call of the interface.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SystemCall {
    pub name: &'static str,
    /// C libraries try it and do without it when it fails: no message.
    pub quiet: bool,
}

/// The call of this number.
pub fn find(number: u64) -> Option<SystemCall> {
    rows().find(|(n, _)| *n == number).map(|(_, call)| call)
}

fn rows() -> impl Iterator<Item = (u64, SystemCall)> {
    TABLE.lines().filter(|line| !line.starts_with('#')).filter_map(|line| {
        let mut words = line.split(' ');
        let (number, name) = (words.next()?.parse().ok()?, words.next()?);
        let quiet = words.next() == Some("quiet");
        Some((number, SystemCall { name, quiet }))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_line_is_a_call_and_numbers_ascend() {
        let numbers: Vec<u64> = rows().map(|(number, _)| number).collect();
        assert_eq!(
            numbers.len(),
            TABLE.lines().filter(|line| !line.starts_with('#')).count()
        );
        assert!(numbers.is_sorted_by(|a, b| a < b));
        let loud = SystemCall {
            name: "execve",
            quiet: false,
        };
        assert_eq!(find(221), Some(loud));
        assert!(find(293).is_some_and(|call| call.quiet && call.name == "rseq"));
        assert_eq!(find(99_999), None);
    }
}
