//! Files of many small circuits, each behind a line `### name | …`.

/// A circuit of a collection.
#[allow(dead_code)]
pub struct Entry<'t> {
    pub name: &'t str,
    /// What stands behind the name, between bars.
    pub fields: Vec<&'t str>,
    pub text: &'t str,
}

/// The circuits of a collection.
pub fn split(text: &str) -> Vec<Entry<'_>> {
    let parts = text.split("\n### ").skip(1);
    let entries: Vec<_> = parts.filter_map(entry).collect();
    assert!(!entries.is_empty(), "a collection without circuits");
    entries
}

fn entry(part: &str) -> Option<Entry<'_>> {
    let (header, text) = part.split_once('\n')?;
    let mut fields = header.split('|').map(str::trim);
    let name = fields.next()?;
    Some(Entry {
        name,
        fields: fields.collect(),
        text,
    })
}
