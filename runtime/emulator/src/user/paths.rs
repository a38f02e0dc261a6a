//! Names of files as the guest sees them, below a directory of the host that it cannot leave.
//!
//! Every component is looked at by itself: `..` stops at the root, and symbolic links are followed here, by the guest's
//! rules (an absolute one starts at the guest's root), so that no path handed to the host contains a link. Another
//! process of the host that swaps a directory for a link between the look and the use is outside this protection.

use super::errno::{ELOOP, ENAMETOOLONG, ENOENT, ENOTDIR, Errno};
use std::collections::VecDeque;
use std::ffi::{OsStr, OsString};
use std::os::unix::ffi::{OsStrExt, OsStringExt};
use std::path::{Path, PathBuf};

/// Links followed in one name.
const MAX_LINKS: usize = 40;
/// Bytes of a name.
pub const MAX_PATH: usize = 4096;

/// The guest's root directory and where in it the guest stands.
#[derive(Debug)]
pub struct Root {
    host: PathBuf,
    /// Components of the working directory.
    cwd: Vec<OsString>,
}

/// A name with all links followed: components from the guest's root.
pub type Components = Vec<OsString>;

impl Root {
    /// Files below `host`, which must be a directory. The guest starts in its root.
    pub fn new(host: &Path) -> std::io::Result<Root> {
        let host = host.canonicalize()?;
        if !host.is_dir() {
            return Err(std::io::ErrorKind::NotADirectory.into());
        }
        Ok(Root { host, cwd: Vec::new() })
    }

    /// The working directory, as the guest names it.
    pub fn cwd(&self) -> Vec<u8> {
        guest_name(&self.cwd)
    }

    /// Components of the working directory.
    pub fn cwd_components(&self) -> &[OsString] {
        &self.cwd
    }

    /// Changes the working directory.
    pub fn set_cwd(&mut self, to: Components) -> Result<(), Errno> {
        if !self.host(&to).is_dir() {
            return Err(ENOTDIR);
        }
        self.cwd = to;
        Ok(())
    }

    /// The host's name for what the guest calls by these components.
    pub fn host(&self, components: &[OsString]) -> PathBuf {
        let mut path = self.host.clone();
        path.extend(components);
        path
    }

    /// Resolves a name relative to `base`. The last component need not exist; if it is a link it is followed when `follow`.
    pub fn resolve(&self, base: &[OsString], name: &[u8], follow: bool) -> Result<Components, Errno> {
        if name.is_empty() {
            return Err(ENOENT);
        }
        let mut done: Components = if name.starts_with(b"/") {
            Vec::new()
        } else {
            base.to_vec()
        };
        let mut todo: VecDeque<OsString> = split(name);
        let wants_directory = name.ends_with(b"/");
        let mut links = 0;
        while let Some(part) = todo.pop_front() {
            if part == ".." {
                done.pop();
                continue;
            }
            if part.len() > 255 {
                return Err(ENAMETOOLONG);
            }
            let last = todo.is_empty();
            done.push(part);
            let path = self.host(&done);
            let meta = match path.symlink_metadata() {
                Ok(meta) => meta,
                Err(_) if last => return Ok(done),
                Err(error) => return Err(error.into()),
            };
            if meta.is_symlink() && (!last || follow || wants_directory) {
                links += 1;
                if links > MAX_LINKS {
                    return Err(ELOOP);
                }
                let target = path.read_link()?.into_os_string().into_vec();
                done.pop();
                if target.starts_with(b"/") {
                    done.clear();
                }
                for part in split(&target).into_iter().rev() {
                    todo.push_front(part);
                }
            } else if !last && !meta.is_dir() {
                return Err(ENOTDIR);
            }
        }
        Ok(done)
    }
}

/// `/a/b` for its components.
pub fn guest_name(components: &[OsString]) -> Vec<u8> {
    if components.is_empty() {
        return b"/".to_vec();
    }
    components
        .iter()
        .flat_map(|part| [b"/", part.as_bytes()].concat())
        .collect()
}

fn split(name: &[u8]) -> VecDeque<OsString> {
    let parts = name
        .split(|byte| *byte == b'/')
        .filter(|part| !part.is_empty() && *part != b".");
    parts.map(|part| OsStr::from_bytes(part).to_owned()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A directory of this test's own, removed at the end.
    struct Scratch(PathBuf);

    impl Scratch {
        fn new(name: &str) -> Scratch {
            let dir = std::env::temp_dir().join(format!("onespec-paths-{name}-{}", std::process::id()));
            std::fs::create_dir_all(dir.join("root/sub")).unwrap();
            std::fs::write(dir.join("secret"), "outside").unwrap();
            std::fs::write(dir.join("root/sub/file"), "inside").unwrap();
            Scratch(dir)
        }
        fn link(&self, target: &str, name: &str) {
            std::os::unix::fs::symlink(target, self.0.join("root").join(name)).unwrap();
        }
    }

    impl Drop for Scratch {
        fn drop(&mut self) {
            drop(std::fs::remove_dir_all(&self.0));
        }
    }

    #[test]
    fn nothing_leads_out_of_the_root() {
        let scratch = Scratch::new("out");
        scratch.link("../secret", "up");
        scratch.link("/secret", "absolute");
        scratch.link("../../../../../../etc", "far");
        scratch.link("loop", "loop");
        scratch.link("sub", "inner");
        let root = Root::new(&scratch.0.join("root")).unwrap();
        let host = |name: &str| root.resolve(&[], name.as_bytes(), true).map(|c| root.host(&c));
        let inside = root.host(&[]);
        for name in [
            "../secret",
            "sub/../../secret",
            "up",
            "absolute",
            "far/passwd",
            "/../../secret",
            "./..//secret",
        ] {
            if let Ok(path) = host(name) {
                assert!(path.starts_with(&inside) && !path.exists(), "{name} leads to {path:?}");
            }
        }
        assert_eq!(host("loop"), Err(ELOOP));
        assert_eq!(host("inner/file").unwrap(), inside.join("sub/file"));
        assert_eq!(host("sub/file/x"), Err(ENOTDIR));
        assert_eq!(host(""), Err(ENOENT));
        let kept = root.resolve(&[], b"up", false).unwrap();
        assert!(root.host(&kept).is_symlink(), "not followed when not asked");
    }
}
