//! What one file declares by names that others may use: fields, operands, kinds, formats.

use super::columns::Columns;
use crate::syntax::yaml::{Entry, Kind, TextOr};
use std::collections::{BTreeMap, HashMap};

/// A field of `fields`: its width, and names of its values.
#[derive(Debug, Clone, Default)]
pub struct FieldDef {
    pub width: Option<u32>,
    pub names: BTreeMap<String, u128>,
}

/// A member of a named family: its columns and the shape it was made from.
pub struct Member<'a, T> {
    pub columns: Columns,
    pub shape: &'a T,
}

/// What one file declares.
#[derive(Default)]
pub struct Local<'a> {
    pub fields: HashMap<String, FieldDef>,
    pub operands: HashMap<String, &'a TextOr<Kind>>,
    pub kinds: BTreeMap<String, Member<'a, TextOr<Kind>>>,
    pub formats: BTreeMap<String, Member<'a, Entry>>,
}
