//! A directory of a test's own, with a root in it and something outside the root. Removed when the test ends.

use std::path::PathBuf;

/// The directory; the guest's root is [`Scratch::root`] in it, and the file `secret` lies beside the root.
pub struct Scratch(pub PathBuf);

impl Scratch {
    pub fn new(test: &str) -> Scratch {
        let dir = std::env::temp_dir().join(format!("onespec-{test}-{}", std::process::id()));
        drop(std::fs::remove_dir_all(&dir));
        std::fs::create_dir_all(dir.join("root")).unwrap();
        std::fs::write(dir.join("secret"), "outside").unwrap();
        Scratch(dir)
    }

    pub fn root(&self) -> PathBuf {
        self.0.join("root")
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        drop(std::fs::remove_dir_all(&self.0));
    }
}
