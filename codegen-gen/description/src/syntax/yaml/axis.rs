//! `for:` of a family, and `axes:`: rows of columns, as a table, as lists, or as a product of these.

use super::index::Sort;
use super::shape::{At, Map, Shape, Text, Words};
use serde::Deserializer;

/// A family's axis.
#[derive(Debug, Clone)]
pub enum Axis {
    /// A table, or `$name`.
    Text(Text),
    /// Parallel columns.
    Columns(Map<Values>),
    /// A product.
    Product(Vec<Axis>),
}

impl Default for Axis {
    fn default() -> Self {
        Axis::Product(Vec::new())
    }
}

impl Shape for Axis {
    fn read<'de, D: Deserializer<'de>>(de: D, at: At<'_>) -> Result<Self, D::Error> {
        match at.kind() {
            Sort::Scalar => Text::read(de, at).map(Axis::Text),
            Sort::Map => Map::read(de, at).map(Axis::Columns),
            Sort::List => Vec::read(de, at).map(Axis::Product),
        }
    }
}

/// Cells of a column: split at blanks, or as listed.
#[derive(Debug, Clone, Default)]
pub struct Values {
    pub cells: Vec<Text>,
    /// Written as a list: cells stand for themselves, ranges included.
    pub listed: bool,
}

impl Shape for Values {
    fn read<'de, D: Deserializer<'de>>(de: D, at: At<'_>) -> Result<Self, D::Error> {
        let listed = at.kind() == Sort::List;
        Words::read(de, at).map(|words| Values { cells: words.0, listed })
    }
}
