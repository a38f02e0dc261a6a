//! Who sees a name of a module.

/// Whether other modules see a name: one with a point in it is the module's own, since nobody else can spell it.
pub fn is_global(name: &str) -> bool {
    !name.contains('.')
}

/// The line of assembly that says so of a global name; none for others.
pub fn directive(name: &str) -> String {
    match is_global(name) {
        true => format!("\t.globl {name}\n"),
        false => String::new(),
    }
}
