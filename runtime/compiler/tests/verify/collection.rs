//! Collections of graphs: one file, a line `### name | verdict | remark` before each.

#![allow(dead_code)]

/// A graph of a collection.
pub struct Example {
    pub name: String,
    /// As the collection has it: `ok`, `ok W001`, `E017 @x`; empty where it says nothing.
    pub verdict: String,
    pub text: String,
}

/// The graphs of a collection, in their order.
pub fn examples(collection: &str) -> Vec<Example> {
    let parts = collection.split("\n### ").skip(1);
    parts
        .map(|part| {
            let (head, text) = part.split_once('\n').unwrap_or((part, ""));
            let mut fields = head.split('|').map(|field| field.trim().to_string());
            let name = fields.next().unwrap_or_default();
            let verdict = fields.next().unwrap_or_default();
            Example {
                name,
                verdict,
                text: text.to_string(),
            }
        })
        .collect()
}
