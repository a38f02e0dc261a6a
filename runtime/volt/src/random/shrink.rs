//! (see next)
pub fn shrink(text: &str, _fails: &mut dyn FnMut(&str) -> bool) -> String {
    text.into()
}
