//! Structures that calls fill in, as the generic Linux interface lays them out, and a writer for their fields.

use rustix::fs::Stat as HostStat;

/// Kind bits of `st_mode`.
pub const S_IFIFO: u32 = 0o010_000;
pub const S_IFCHR: u32 = 0o020_000;

/// What `stat` tells about a file.
#[derive(Debug, Clone, Copy, Default)]
pub struct Stat {
    pub dev: u64,
    pub ino: u64,
    pub mode: u32,
    pub links: u32,
    pub uid: u32,
    pub gid: u32,
    pub rdev: u64,
    pub size: i64,
    pub block_size: u32,
    pub blocks: i64,
    /// Seconds and nanoseconds of the last access, modification and change.
    pub times: [(i64, i64); 3],
}

impl Stat {
    /// The host's answer, handed on.
    #[allow(clippy::unnecessary_cast, reason = "hosts have these fields in different types")]
    pub fn of(stat: &HostStat) -> Stat {
        Stat {
            dev: stat.st_dev as u64,
            ino: stat.st_ino as u64,
            mode: stat.st_mode as u32,
            links: stat.st_nlink as u32,
            uid: stat.st_uid as u32,
            gid: stat.st_gid as u32,
            rdev: stat.st_rdev as u64,
            size: stat.st_size as i64,
            block_size: stat.st_blksize as u32,
            blocks: stat.st_blocks as i64,
            times: [
                (stat.st_atime as i64, stat.st_atime_nsec as i64),
                (stat.st_mtime as i64, stat.st_mtime_nsec as i64),
                (stat.st_ctime as i64, stat.st_ctime_nsec as i64),
            ],
        }
    }

    /// A stream: a terminal or a pipe.
    pub fn stream(terminal: bool) -> Stat {
        let mode = if terminal { S_IFCHR | 0o620 } else { S_IFIFO | 0o600 };
        Stat {
            mode,
            links: 1,
            block_size: 4096,
            ..Stat::default()
        }
    }

    /// `struct stat` of 64-bit programs.
    pub fn bytes(&self) -> Vec<u8> {
        let mut out = Bytes::default();
        out.u64(self.dev)
            .u64(self.ino)
            .u32(self.mode)
            .u32(self.links)
            .u32(self.uid)
            .u32(self.gid);
        out.u64(self.rdev)
            .u64(0)
            .u64(self.size as u64)
            .u32(self.block_size)
            .u32(0)
            .u64(self.blocks as u64);
        for (seconds, nanos) in self.times {
            out.u64(seconds as u64).u64(nanos as u64);
        }
        out.u64(0);
        out.0
    }

    /// `struct statx`.
    pub fn extended(&self) -> Vec<u8> {
        const BASIC: u32 = 0x7ff;
        let mut out = Bytes::default();
        out.u32(BASIC)
            .u32(self.block_size)
            .u64(0)
            .u32(self.links)
            .u32(self.uid)
            .u32(self.gid);
        out.u16(self.mode as u16)
            .u16(0)
            .u64(self.ino)
            .u64(self.size as u64)
            .u64(self.blocks as u64)
            .u64(0);
        let [access, modify, change] = self.times;
        for (seconds, nanos) in [access, (0, 0), change, modify] {
            out.u64(seconds as u64).u32(nanos as u32).u32(0);
        }
        for device in [self.rdev, self.dev] {
            let major = (device >> 8 & 0xfff) | (device >> 32 & !0xfff);
            let minor = (device & 0xff) | (device >> 12 & !0xff);
            out.u32(major as u32).u32(minor as u32);
        }
        out.0.resize(256, 0);
        out.0
    }
}

/// Little-endian fields, one after the other.
#[derive(Debug, Default)]
pub struct Bytes(pub Vec<u8>);

impl Bytes {
    pub fn u16(&mut self, value: u16) -> &mut Bytes {
        self.0.extend(value.to_le_bytes());
        self
    }
    pub fn u32(&mut self, value: u32) -> &mut Bytes {
        self.0.extend(value.to_le_bytes());
        self
    }
    pub fn u64(&mut self, value: u64) -> &mut Bytes {
        self.0.extend(value.to_le_bytes());
        self
    }
    /// A `long` of the guest: `width` is 32 or 64.
    pub fn long(&mut self, value: u64, width: u32) -> &mut Bytes {
        if width == 32 {
            self.u32(value as u32)
        } else {
            self.u64(value)
        }
    }
    /// Text in a field of fixed size, ended by zeros.
    pub fn text(&mut self, text: &str, size: usize) -> &mut Bytes {
        let mut field = text.as_bytes().to_vec();
        field.resize(size, 0);
        self.0.extend(field);
        self
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes_are_the_interface_s() {
        let stat = Stat::stream(true);
        assert_eq!((stat.bytes().len(), stat.extended().len()), (128, 256));
        let stat = Stat {
            size: 0x1234,
            mode: 0o100_644,
            ..stat
        };
        assert_eq!(stat.bytes()[48..56], 0x1234u64.to_le_bytes());
        assert_eq!(stat.extended()[40..48], 0x1234u64.to_le_bytes());
        assert_eq!(stat.extended()[28..30], 0o100_644u16.to_le_bytes());
    }
}
