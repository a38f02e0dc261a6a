//! Places of the frame for registers whose size is known when code runs only.

use super::{Hole, Holes, Lower, OfBank, PReg, Problem};

impl Lower<'_> {
    /// Puts so many times the bytes of a register whose size is known when code runs into one of two registers, which it
    /// gives; none where these are not kept.
    pub(super) fn scaled(&mut self, registers: u32, line: u32) -> Result<Option<i64>, Problem> {
        let (Some(first), Some(second)) = (self.scratch, self.second) else {
            self.short = true;
            return Ok(None);
        };
        let (sum, bytes) = (i64::from(first.number), i64::from(second.number));
        let text = self.machine.bytes_of_register();
        let text = text.ok_or_else(|| Problem::new("no text `bytes` says how large a register is"))?;
        self.text(text, &Holes::of(&[(Hole::To, bytes)]), line)?;
        // The number bit by bit, from the highest one on: doubled, and the bytes added.
        let mut now = bytes;
        let bits = 32 - registers.max(1).leading_zeros();
        for bit in (0..bits.saturating_sub(1)).rev() {
            self.sum("sum", sum, now, now, line)?;
            now = sum;
            if registers >> bit & 1 == 1 {
                self.sum("sum", sum, now, bytes, line)?;
            }
        }
        Ok(Some(now))
    }

    /// The address so many bytes, and so many registers, above the stack pointer.
    pub(super) fn scaled_address(&mut self, registers: u32, distance: i64, line: u32) -> Result<Option<i64>, Problem> {
        let stack = self.stack()?;
        let (Some(first), Some(second)) = (self.scratch, self.second) else {
            self.short = true;
            return Ok(None);
        };
        let address = i64::from(first.number);
        match registers {
            0 => self.distance(address, distance, line)?,
            _ => {
                let Some(bytes) = self.scaled(registers, line)? else {
                    return Ok(None);
                };
                self.sum("sum", address, bytes, stack, line)?;
                if distance != 0 {
                    self.constant(second, distance, line)?;
                    self.sum("sum", address, address, i64::from(second.number), line)?;
                }
            }
        }
        Ok(Some(address))
    }

    /// Loads or stores a group of registers whose size is known when code runs.
    pub(super) fn scaled_access(&mut self, access: OfBank, register: PReg, at: u32, size: u8) -> Result<(), Problem> {
        let Some(base) = self.scaled_address(at, self.frame.size, 0)? else {
            return Ok(());
        };
        let text = self.machine.text_of_group(access, register.bank, size)?;
        let holes = [
            (Hole::Value, i64::from(register.number)),
            (Hole::Base, base),
            (Hole::Offset, 0),
        ];
        self.text(text, &Holes::of(&holes), 0)
    }

    /// Moves the stack pointer over the part of the frame for registers whose size is known when code runs.
    pub(super) fn scaled_frame(&mut self, key: &str, line: u32) -> Result<(), Problem> {
        if self.frame.scaled == 0 {
            return Ok(());
        }
        let stack = self.stack()?;
        match self.scaled(self.frame.scaled, line)? {
            Some(bytes) => self.sum(key, stack, stack, bytes, line),
            None => Ok(()),
        }
    }
}
