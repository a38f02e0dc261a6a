//! The output buffer of the printer: a short text assembled in place.
//!
//! A printed instruction consists of many short pieces. A piece of up to 16 bytes is copied as 16 bytes, whatever its
//! length: one load and one store, where appending to a string would call a function that looks at the length.

use alloc::string::String;
use core::fmt::{Result, Write};

/// Bytes of a short piece.
pub(super) const SHORT: usize = 16;
const LINE: usize = 192;

/// A text of at most 16 bytes.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Short {
    bytes: [u8; SHORT],
    len: u8,
}

impl Short {
    pub(super) fn new(text: &str) -> Option<Short> {
        let mut bytes = [0; SHORT];
        bytes.get_mut(..text.len())?.copy_from_slice(text.as_bytes());
        Some(Short {
            bytes,
            len: text.len() as u8,
        })
    }
}

/// Whole pieces, at last appended to a string.
pub(super) struct Line<'a> {
    out: &'a mut String,
    bytes: [u8; LINE],
    len: usize,
}

impl<'a> Line<'a> {
    #[inline]
    pub(super) fn new(out: &'a mut String) -> Line<'a> {
        Line {
            out,
            bytes: [0; LINE],
            len: 0,
        }
    }

    /// Appends a short piece.
    #[inline]
    pub(super) fn short(&mut self, piece: &Short) {
        if self.len > LINE - SHORT {
            self.flush();
        }
        if let Some(to) = self.bytes.get_mut(self.len..self.len + SHORT) {
            to.copy_from_slice(&piece.bytes);
            self.len += usize::from(piece.len);
        }
    }

    /// Appends a piece.
    #[inline]
    pub(super) fn text(&mut self, piece: &str) {
        if piece.len() > LINE - self.len {
            self.flush();
        }
        match self.bytes.get_mut(self.len..self.len + piece.len()) {
            Some(to) => {
                to.copy_from_slice(piece.as_bytes());
                self.len += piece.len();
            }
            None => self.out.push_str(piece),
        }
    }

    #[cold]
    fn flush(&mut self) {
        self.append();
        self.len = 0;
    }

    #[inline]
    fn append(&mut self) {
        // Pieces are whole texts: the bytes are always a text.
        self.out
            .push_str(core::str::from_utf8(&self.bytes[..self.len]).unwrap_or(""));
    }
}

impl Drop for Line<'_> {
    #[inline]
    fn drop(&mut self) {
        self.append();
    }
}

impl Write for Line<'_> {
    #[inline]
    fn write_str(&mut self, piece: &str) -> Result {
        self.text(piece);
        Ok(())
    }
}
