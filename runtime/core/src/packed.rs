//! Tables as bytes: written by the generator into a string of bytes, read when they are first asked for.
//!
//! Thousands of entries as `static` items cost a compiler seconds, and a program a relocation for each pointer when it
//! starts. As bytes they cost neither. Lists and texts are stored once however often they occur, and lists are shared in
//! memory as well.
//!
//! Numbers are LEB128 (DWARF 5, section 7.6), those with a sign by zigzag. A list or a text stands somewhere in the bytes;
//! where it is used stands its offset. [`Packed`] is implemented for the types of tables in `isa/packed.rs`, writing and
//! reading from one list of fields.

use alloc::boxed::Box;
use alloc::collections::BTreeMap;
use alloc::vec::Vec;
use core::any::{Any, TypeId};
use core::ops::Deref;
use once_cell::race::OnceBox;

/// What can be stored as bytes.
pub trait Packed: Sized + 'static {
    /// Writes the value.
    fn put(&self, to: &mut Packer);
    /// Reads a value. `None`: the bytes are none that `put` wrote.
    fn take(from: &mut Unpacker<'_>) -> Option<Self>;
}

/// The bytes of a value.
pub fn pack<T: Packed>(value: &T) -> Vec<u8> {
    let mut packer = Packer::default();
    value.put(&mut packer);
    // The value itself comes last, behind what it refers to; where it begins is told by the last four bytes.
    let start = packer.heap.len() as u32;
    let Packer { mut heap, current, .. } = packer;
    heap.extend(current);
    heap.extend(start.to_le_bytes());
    heap
}

/// The value of which these are the bytes; `with_texts` says whether [`Unpacker::info`] keeps texts for people. What it refers
/// to lives as long as the program. `None`: they are the bytes of no such value.
pub fn unpack<T: Packed>(bytes: &'static [u8], with_texts: bool) -> Option<T> {
    let start = bytes.last_chunk().map(|last| u32::from_le_bytes(*last))?;
    let mut lists = BTreeMap::new();
    let mut unpacker = Unpacker {
        bytes,
        at: start as usize,
        with_texts,
        lists: &mut lists,
    };
    T::take(&mut unpacker)
}

/// A table that is made of bytes when it is first asked for, or was made already.
pub struct Table<T: 'static> {
    bytes: &'static [u8],
    with_texts: bool,
    made: OnceBox<T>,
}

impl<T: Packed + Default> Table<T> {
    /// A table of these bytes, which [`pack`] has written.
    pub const fn new(bytes: &'static [u8], with_texts: bool) -> Table<T> {
        Table {
            bytes,
            with_texts,
            made: OnceBox::new(),
        }
    }

    /// A table that is there.
    pub fn made(value: T) -> Table<T> {
        Table {
            bytes: &[],
            with_texts: true,
            made: OnceBox::with_value(Box::new(value)),
        }
    }
}

impl<T: Packed + Default> Deref for Table<T> {
    type Target = T;
    fn deref(&self) -> &T {
        // Bytes that are damaged are an empty table: they come from the same build, and `pack` is tested against `unpack`.
        self.made
            .get_or_init(|| Box::new(unpack(self.bytes, self.with_texts).unwrap_or_default()))
    }
}

impl<T: Packed + Default + core::fmt::Debug> core::fmt::Debug for Table<T> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        (**self).fmt(f)
    }
}

/// Writes values.
#[derive(Debug, Default)]
pub struct Packer {
    /// Lists and texts that are complete.
    heap: Vec<u8>,
    /// Where each of them begins: by type, since lists of different types are not shared, and bytes.
    known: BTreeMap<(TypeId, Vec<u8>), u32>,
    /// The value or list that is being written.
    current: Vec<u8>,
}

impl Packer {
    pub(crate) fn byte(&mut self, byte: u8) {
        self.current.push(byte);
    }

    fn number(&mut self, mut n: u128) {
        while n >= 0x80 {
            self.byte(n as u8 | 0x80);
            n >>= 7;
        }
        self.byte(n as u8);
    }

    /// Writes what `write` does into the heap, unless it is there, and its offset here.
    fn refer<T: 'static>(&mut self, write: impl FnOnce(&mut Packer)) {
        let outer = core::mem::take(&mut self.current);
        write(self);
        let bytes = core::mem::replace(&mut self.current, outer);
        let key = (TypeId::of::<T>(), bytes);
        let offset = match self.known.get(&key) {
            Some(offset) => *offset,
            None => {
                let offset = self.heap.len() as u32;
                self.heap.extend(&key.1);
                self.known.insert(key, offset);
                offset
            }
        };
        self.number(offset.into());
    }
}

/// Reads values.
pub struct Unpacker<'a> {
    bytes: &'static [u8],
    at: usize,
    with_texts: bool,
    /// Lists that were read: by type and offset.
    lists: &'a mut BTreeMap<(TypeId, usize), &'static dyn Any>,
}

impl Unpacker<'_> {
    /// A text for people (documentation, a place in the description), or nothing where none are wanted.
    pub(crate) fn info(&self, text: &'static str) -> &'static str {
        if self.with_texts { text } else { "" }
    }

    pub(crate) fn byte(&mut self) -> Option<u8> {
        let byte = *self.bytes.get(self.at)?;
        self.at += 1;
        Some(byte)
    }

    fn number(&mut self) -> Option<u128> {
        let mut n = 0;
        for shift in (0..128).step_by(7) {
            let byte = self.byte()?;
            n |= u128::from(byte & 0x7f) << shift;
            if byte < 0x80 {
                return Some(n);
            }
        }
        None
    }

    fn size(&mut self) -> Option<usize> {
        usize::try_from(self.number()?).ok()
    }
}

macro_rules! numbers {
    ($($unsigned:ty, $signed:ty;)*) => {
        $(
            impl Packed for $unsigned {
                fn put(&self, to: &mut Packer) {
                    to.number(*self as u128);
                }
                fn take(from: &mut Unpacker<'_>) -> Option<$unsigned> {
                    from.number()?.try_into().ok()
                }
            }

            impl Packed for $signed {
                fn put(&self, to: &mut Packer) {
                    to.number((((*self << 1) ^ (*self >> (<$signed>::BITS - 1))) as $unsigned).into());
                }
                fn take(from: &mut Unpacker<'_>) -> Option<$signed> {
                    let n: $unsigned = from.number()?.try_into().ok()?;
                    Some((n >> 1) as $signed ^ -((n & 1) as $signed))
                }
            }
        )*
    };
}

numbers! {
    u8, i8;
    u16, i16;
    u32, i32;
    u64, i64;
    u128, i128;
}

impl Packed for bool {
    fn put(&self, to: &mut Packer) {
        to.byte(u8::from(*self));
    }
    fn take(from: &mut Unpacker<'_>) -> Option<bool> {
        Some(from.byte()? != 0)
    }
}

impl Packed for &'static str {
    fn put(&self, to: &mut Packer) {
        to.number(self.len() as u128);
        to.refer::<&'static str>(|to| to.current.extend(self.as_bytes()));
    }
    fn take(from: &mut Unpacker<'_>) -> Option<&'static str> {
        let (len, at) = (from.size()?, from.size()?);
        core::str::from_utf8(from.bytes.get(at..)?.get(..len)?).ok()
    }
}

impl<T: Packed> Packed for Option<T> {
    fn put(&self, to: &mut Packer) {
        self.is_some().put(to);
        if let Some(value) = self {
            value.put(to);
        }
    }
    fn take(from: &mut Unpacker<'_>) -> Option<Option<T>> {
        Some(if bool::take(from)? { Some(T::take(from)?) } else { None })
    }
}

impl<A: Packed, B: Packed> Packed for (A, B) {
    fn put(&self, to: &mut Packer) {
        self.0.put(to);
        self.1.put(to);
    }
    fn take(from: &mut Unpacker<'_>) -> Option<(A, B)> {
        Some((A::take(from)?, B::take(from)?))
    }
}

impl<T: Packed, const N: usize> Packed for [T; N] {
    fn put(&self, to: &mut Packer) {
        self.iter().for_each(|value| value.put(to));
    }
    fn take(from: &mut Unpacker<'_>) -> Option<[T; N]> {
        let values: Option<Vec<T>> = (0..N).map(|_| T::take(from)).collect();
        values?.try_into().ok()
    }
}

impl<T: Packed> Packed for &'static [T] {
    fn put(&self, to: &mut Packer) {
        to.refer::<&'static [T]>(|to| {
            to.number(self.len() as u128);
            self.iter().for_each(|value| value.put(to));
        });
    }
    fn take(from: &mut Unpacker<'_>) -> Option<&'static [T]> {
        let at = from.size()?;
        refer(from, at, |from| {
            let len = from.size()?;
            let values: Option<Vec<T>> = (0..len).map(|_| T::take(from)).collect();
            Some(&*Vec::leak(values?))
        })
    }
}

impl<T: Packed> Packed for &'static T {
    fn put(&self, to: &mut Packer) {
        to.refer::<&'static T>(|to| (**self).put(to));
    }
    fn take(from: &mut Unpacker<'_>) -> Option<&'static T> {
        let at = from.size()?;
        refer(from, at, |from| Some(&*Box::leak(Box::new(T::take(from)?))))
    }
}

/// What stands at an offset: as it was read before, else as `read` gives it.
fn refer<T: Copy + 'static>(
    from: &mut Unpacker<'_>,
    at: usize,
    read: impl FnOnce(&mut Unpacker<'_>) -> Option<T>,
) -> Option<T> {
    let key = (TypeId::of::<T>(), at);
    if let Some(known) = from.lists.get(&key).and_then(|known| known.downcast_ref()) {
        return Some(*known);
    }
    let back = core::mem::replace(&mut from.at, at);
    let value = read(from);
    from.at = back;
    let value = value?;
    from.lists.insert(key, Box::leak(Box::new(value)));
    Some(value)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_come_back() {
        for n in [0, 1, -1, 63, -64, 64, i64::MIN, i64::MAX] {
            assert_eq!(unpack::<i64>(Vec::leak(pack(&n)), true), Some(n));
        }
        for n in [0, 127, 128, u128::MAX, 1 << 127] {
            assert_eq!(unpack::<u128>(Vec::leak(pack(&n)), true), Some(n));
        }
        // A number that does not fit its type is no such value.
        assert_eq!(unpack::<u8>(Vec::leak(pack(&256u16)), true), None);
    }

    #[test]
    fn equal_lists_are_stored_and_read_once() {
        type Lists = &'static [(&'static str, &'static [i64])];
        let value: Lists = &[("a", &[1, 2, 3]), ("b", &[1, 2, 3]), ("a", &[])];
        let once: Lists = &[("a", &[1, 2, 3])];
        let bytes: &'static [u8] = Vec::leak(pack(&value));
        assert!(bytes.len() < 2 * pack(&once).len());
        let back: Lists = unpack(bytes, true).unwrap();
        assert_eq!(back, value);
        assert!(core::ptr::eq(back[0].1, back[1].1));
    }

    #[test]
    fn damaged_bytes_are_no_value() {
        let value: &'static [&'static str] = &["some", "texts"];
        let bytes = pack(&value);
        for len in 0..bytes.len() {
            let cut: &'static [u8] = Vec::leak(bytes[..len].to_vec());
            assert_ne!(unpack::<&'static [&'static str]>(cut, true), Some(value));
        }
    }
}
