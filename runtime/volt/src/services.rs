//! The environment of Volt programs that run by their circuits: printing, time, memory, and a few functions of the C
//! library. On a machine the library in `lib/` does the same.

use crate::lower::SERVICES;
use onespec_compiler::evaluate::{Host, Memory, Stop};

/// Exit code of a program that cannot go on.
const FAILED: u8 = 101;

/// The services of the language's library and a few functions of C. What is printed is kept.
#[derive(Debug, Default)]
pub struct Services {
    pub output: Vec<u8>,
    /// What tells why the program ended.
    pub errors: Vec<u8>,
    /// Bytes that may be printed; 0 for any number.
    pub most: usize,
}

impl Services {
    fn line(&mut self, text: &str) -> Result<u64, Stop> {
        self.print(text.as_bytes())?;
        self.print(b"\n")
    }

    /// Ends the program with a message: a place, and the two numbers that do not go together there.
    fn fail(&mut self, place: u64, memory: &Memory, message: impl FnOnce(&str) -> String) -> Result<u64, Stop> {
        let text = message(&String::from_utf8_lossy(&memory.text(place)?));
        self.errors.extend_from_slice(text.as_bytes());
        self.errors.push(b'\n');
        Err(Stop::Exit(FAILED))
    }

    fn print(&mut self, bytes: &[u8]) -> Result<u64, Stop> {
        if self.most > 0 && self.output.len() + bytes.len() > self.most {
            return Err(Stop::Memory);
        }
        self.output.extend_from_slice(bytes);
        Ok(0)
    }
}

impl Host for Services {
    fn external(&mut self, name: &str, arguments: &[u64], memory: &mut Memory) -> Result<u64, Stop> {
        match name.strip_prefix(SERVICES) {
            Some(service) => self.service(service, arguments, memory),
            None => self.c(name, arguments, memory),
        }
    }
}

impl Services {
    /// Calls a service of the language by its name without the prefix.
    fn service(&mut self, name: &str, arguments: &[u64], memory: &mut Memory) -> Result<u64, Stop> {
        let argument = |at: usize| arguments.get(at).copied().unwrap_or(0);
        let [a, b, c] = [argument(0), argument(1), argument(2)];
        match name {
            "print_i64" => self.line(&(a as i64).to_string()),
            "print_u64" => self.line(&a.to_string()),
            "print_f64" => self.line(&float_text(f64::from_bits(a), &format!("{:e}", f64::from_bits(a)))),
            "print_f32" => {
                let value = f32::from_bits(a as u32);
                self.line(&float_text(value.into(), &format!("{value:e}")))
            }
            "print_text" => {
                let bytes = memory.bytes(a, b)?.to_vec();
                self.print(&bytes)?;
                self.print(b"\n")
            }
            "putc" => self.put(a),
            "bad_index" | "bad_end" | "bad_index_unsigned" | "bad_end_unsigned" => {
                let what = if name.contains("index") { "index" } else { "range end" };
                let (number, length) = (shown(name, b), c as i64);
                self.fail(a, memory, |place| {
                    format!("{place}: {what} {number} is out of bounds: the length is {length}")
                })
            }
            "bad_range" | "bad_range_unsigned" => {
                let (from, to) = (shown(name, b), shown(name, c));
                self.fail(a, memory, |place| {
                    format!("{place}: range {from}..{to} ends before it begins")
                })
            }
            "exit" => Err(Stop::Exit(a as u8)),
            "clock" => {
                let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
                Ok(now.map_or(0, |time| time.as_nanos() as u64))
            }
            "alloc" => memory.allocate(a).ok_or(Stop::Memory),
            _ => Err(Stop::Call(format!("`{SERVICES}{name}`"))),
        }
    }

    /// Calls a function of the C library.
    fn c(&mut self, name: &str, arguments: &[u64], memory: &mut Memory) -> Result<u64, Stop> {
        let argument = |at: usize| arguments.get(at).copied().unwrap_or(0);
        let [a, b, c] = [argument(0), argument(1), argument(2)];
        match name {
            "putchar" => self.put(a),
            "puts" => {
                let bytes = memory.text(a)?.to_vec();
                self.print(&bytes)?;
                self.print(b"\n")
            }
            "malloc" => memory.allocate(a).ok_or(Stop::Memory),
            "calloc" => memory.allocate(a.saturating_mul(b)).ok_or(Stop::Memory),
            "free" => Ok(0),
            "strlen" => Ok(memory.text(a)?.len() as u64),
            "memcpy" | "memmove" => {
                let bytes = memory.bytes(b, c)?.to_vec();
                memory.set_bytes(a, &bytes)?;
                Ok(a)
            }
            "memset" => {
                memory.bytes(a, c)?;
                memory.set_bytes(a, &vec![b as u8; c as usize])?;
                Ok(a)
            }
            "abs" => Ok(u64::from((a as i32).unsigned_abs())),
            "labs" => Ok((a as i64).unsigned_abs()),
            _ => Err(Stop::Call(format!("`{name}`"))),
        }
    }

    fn put(&mut self, byte: u64) -> Result<u64, Stop> {
        self.print(&[byte as u8])?;
        Ok(byte & 0xff)
    }
}

/// A number as the service of a name prints it.
fn shown(name: &str, number: u64) -> i128 {
    match name.ends_with("_unsigned") {
        true => number.into(),
        false => (number as i64).into(),
    }
}

/// A float as the language prints it: the shortest digits that give it back, at least one behind the point; with an exponent from 1e16
/// on and below 1e-5. `exponential` is what Rust's `{:e}` gives, which knows of which width the float was.
pub fn float_text(value: f64, exponential: &str) -> String {
    if value.is_nan() {
        return "nan".into();
    }
    if value.is_infinite() {
        return if value > 0.0 { "inf" } else { "-inf" }.into();
    }
    let (sign, rest) = match exponential.strip_prefix('-') {
        Some(rest) => ("-", rest),
        None => ("", exponential),
    };
    let (mantissa, exponent) = rest.split_once('e').unwrap_or((rest, "0"));
    let exponent: i32 = exponent.parse().unwrap_or(0);
    let digits: String = mantissa.chars().filter(|c| *c != '.').collect();
    if value != 0.0 && !(-5..16).contains(&exponent) {
        let (first, rest) = digits.split_at(1);
        let rest = if rest.is_empty() { "0" } else { rest };
        return format!("{sign}{first}.{rest}e{exponent}");
    }
    if exponent < 0 {
        let zeros = "0".repeat(exponent.unsigned_abs() as usize - 1);
        return format!("{sign}0.{zeros}{digits}");
    }
    let whole = exponent as usize + 1;
    match digits.len() <= whole {
        true => format!("{sign}{digits}{}.0", "0".repeat(whole - digits.len())),
        false => format!("{sign}{}.{}", &digits[..whole], &digits[whole..]),
    }
}

#[cfg(test)]
mod tests {
    use super::float_text;

    #[test]
    fn floats_have_the_shortest_digits_and_a_point() {
        let shown = |x: f64| float_text(x, &format!("{x:e}"));
        let cases = [
            (0.0, "0.0"),
            (-0.0, "-0.0"),
            (90.0, "90.0"),
            (101.5, "101.5"),
            (0.1, "0.1"),
            (-12345.678, "-12345.678"),
            (1e15, "1000000000000000.0"),
            (1e16, "1.0e16"),
            (1.5e300, "1.5e300"),
            (0.00001, "0.00001"),
            (0.000001, "1.0e-6"),
            (f64::INFINITY, "inf"),
            (f64::NAN, "nan"),
            (5e-324, "5.0e-324"),
        ];
        for (value, text) in cases {
            assert_eq!(shown(value), text);
            let back: f64 = text.parse().expect("a float");
            assert!(back == value || value.is_nan());
        }
        assert_eq!(float_text(0.1f32.into(), &format!("{:e}", 0.1f32)), "0.1");
    }
}
