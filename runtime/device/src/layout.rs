//! Structures: fields by name in bytes.

use crate::expr::Values;

/// What a field holds.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Kind {
    /// A number of so many bytes.
    Number {
        /// 1, 2, 4 or 8.
        bytes: usize,
        /// Whether it has a sign.
        signed: bool,
    },
    /// An address of the host.
    Pointer,
    /// Another structure, by its name.
    Struct(String),
}

/// A field.
#[derive(Debug, Clone)]
pub struct Field {
    /// Its name.
    pub name: String,
    /// Bytes before it.
    pub offset: usize,
    /// What it holds.
    pub kind: Kind,
    /// How many of them, where it is an array.
    pub count: Option<usize>,
}

impl Field {
    /// Bytes of one element; of a structure 0, whose fields are fields of their own.
    pub fn width(&self) -> usize {
        match self.kind {
            Kind::Number { bytes, .. } => bytes,
            Kind::Pointer => 8,
            Kind::Struct(_) => 0,
        }
    }
}

/// A structure.
#[derive(Debug, Clone)]
pub struct Struct {
    /// Its name in C.
    pub name: String,
    /// Its bytes.
    pub size: usize,
    /// Its fields, in order.
    pub fields: Vec<Field>,
    /// The same with those of structures in it, by their paths (`command_info.cmd_hdr.size`).
    pub flat: Vec<Field>,
}

/// The low bytes of a number in little-endian bytes; 0 where there are none.
pub fn get(bytes: &[u8], offset: usize, width: usize) -> u64 {
    let mut all = [0; 8];
    let end = offset.saturating_add(width).min(bytes.len());
    let found = bytes.get(offset.min(end)..end).unwrap_or_default();
    for (to, from) in all.iter_mut().zip(found) {
        *to = *from;
    }
    u64::from_le_bytes(all)
}

/// Writes the low bytes of a number; what lies outside is dropped.
pub fn put(bytes: &mut [u8], offset: usize, width: usize, value: u64) {
    let to = bytes.iter_mut().skip(offset).take(width);
    for (to, from) in to.zip(value.to_le_bytes()) {
        *to = from;
    }
}

impl Struct {
    /// A field by its path.
    pub fn field(&self, path: &str) -> Option<&Field> {
        self.flat.iter().find(|field| field.name == path)
    }

    /// The value of a field; `None` where there is no such field. Bytes that are missing are 0.
    pub fn get(&self, bytes: &[u8], path: &str) -> Option<u64> {
        let field = self.field(path)?;
        Some(get(bytes, field.offset, field.width()))
    }

    /// Sets a field; false where there is none.
    pub fn put(&self, bytes: &mut [u8], path: &str, value: u64) -> bool {
        let Some(field) = self.field(path) else { return false };
        put(bytes, field.offset, field.width(), value);
        true
    }

    /// Values of all numbers and addresses, by their paths behind a prefix.
    pub fn values(&self, bytes: &[u8], prefix: &str, to: &mut Values) {
        for field in &self.flat {
            let value = get(bytes, field.offset, field.width());
            to.insert(format!("{prefix}{}", field.name), value);
        }
    }
}
