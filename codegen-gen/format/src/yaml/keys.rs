//! Which keys hold code, and which hold the axis of a family. `docs/reference/yaml_shapes.md` has all keys.

/// What a text is written in.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Role {
    /// The semantics language.
    Code,
    /// The table of a family, or its parallel columns.
    Axis,
    /// An example of an instruction.
    Example,
    Other,
}

/// The role of a node. `path`: the keys from the root of the file to it; items of lists add none.
pub fn role(path: &[String]) -> Role {
    let keys: Vec<&str> = path.iter().map(String::as_str).collect();
    match keys.as_slice() {
        ["fns"]
        | ["instructions" | "formats" | "adapt" | "gates", _, "sem"]
        | ["gates", _, "infer"]
        | ["guards", _, _]
        | ["csrs", _, "read" | "write" | "access"]
        | ["csrs", _, "fields", _, "read" | "warl"] => Role::Code,
        ["axes", _] | [_, .., "for"] => Role::Axis,
        ["instructions" | "adapt", _, "examples", ..] => Role::Example,
        _ => Role::Other,
    }
}
