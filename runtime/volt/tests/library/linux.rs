//! A kernel: what the library asks of Linux, with the interruptions and the short writes that a real one may give.

use onespec_compiler::evaluate::{Host, Memory, Stop};
use onespec_test_support::Rng;
use onespec_volt::Services;

const BAD_FILE: i64 = -9;
const INTERRUPTED: i64 = -4;
const NO_MEMORY: i64 = -12;

/// The system calls that programs of the library make, answered in memory.
pub struct Linux {
    pub output: Vec<u8>,
    pub errors: Vec<u8>,
    /// Numbers of the calls, in order.
    pub calls: Vec<u64>,
    /// Whether writes are cut short.
    pub moody: bool,
    /// Whether the output is closed.
    pub closed: bool,
    /// Pages that there are left.
    pub pages: u64,
    pub rng: Rng,
    pub services: Services,
}

impl Default for Linux {
    fn default() -> Linux {
        Linux {
            output: Vec::new(),
            errors: Vec::new(),
            calls: Vec::new(),
            moody: false,
            closed: false,
            pages: 1 << 20,
            rng: Rng::new(1),
            services: Services::default(),
        }
    }
}

impl Host for Linux {
    fn external(&mut self, name: &str, arguments: &[u64], memory: &mut Memory) -> Result<u64, Stop> {
        let &[number, a, b, c, ..] = arguments else {
            return Err(Stop::Call(name.into()));
        };
        if name != "syscall" || arguments.len() != 7 {
            return Err(Stop::Call(name.into()));
        }
        self.calls.push(number);
        let result = match (number, a) {
            (64, 1) if self.closed => BAD_FILE,
            (64, 1 | 2) => {
                let mood = if self.moody { self.rng.below(3) } else { 0 };
                let count = match mood {
                    1 if c > 1 => 1 + self.rng.below(c as usize - 1) as u64,
                    _ => c,
                };
                let bytes = memory.bytes(b, count)?;
                if mood == 2 {
                    INTERRUPTED
                } else {
                    let to = if a == 1 { &mut self.output } else { &mut self.errors };
                    to.extend_from_slice(&bytes);
                    count as i64
                }
            }
            (64, _) => BAD_FILE,
            (94, code) => return Err(Stop::Exit(code as u8)),
            (113, 0) => {
                memory.write(b, 8, 12)?;
                memory.write(b + 8, 8, 345_678_901)?;
                0
            }
            (222, 0) => {
                let pages = b.div_ceil(4096);
                match self.pages.checked_sub(pages) {
                    Some(left) => {
                        self.pages = left;
                        self.services.external("volt_alloc", &[pages * 4096], memory)? as i64
                    }
                    None => NO_MEMORY,
                }
            }
            _ => return Err(Stop::Call(format!("system call {number}"))),
        };
        Ok(result as u64)
    }
}
