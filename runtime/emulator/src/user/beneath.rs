//! Path resolution beneath a root directory, as the host's kernel does it at the moment of use.
//!
//! `openat2` with `RESOLVE_IN_ROOT` (Linux 5.6) resolves a whole path: `..` stops at the root, and an absolute symbolic
//! link starts at the root. Where the kernel has no such call, or a sandbox forbids it, the path is walked one component
//! at a time from open directories, and the host follows no link. Either way a directory that is renamed, or replaced by
//! a link, between two calls or in the middle of one leads nowhere outside the root.

use super::errno::{ELOOP, ENOTDIR, Errno};
use rustix::fd::{AsFd, BorrowedFd, OwnedFd};
use rustix::fs::{Mode, OFlags, openat, readlinkat};
use std::collections::VecDeque;

/// Symbolic links followed in one path, as on Linux.
pub const MAX_LINKS: usize = 40;

/// How a directory is opened that is only searched. `O_PATH` needs no permission to read it.
#[cfg(any(target_os = "linux", target_os = "android"))]
pub const SEARCH: OFlags = OFlags::PATH.union(OFlags::DIRECTORY).union(OFlags::CLOEXEC);
#[cfg(not(any(target_os = "linux", target_os = "android")))]
pub const SEARCH: OFlags = OFlags::RDONLY.union(OFlags::DIRECTORY).union(OFlags::CLOEXEC);

/// Opens the directory that `path`, taken from `root` whether it starts with a slash or not, leads to.
pub fn directory(root: BorrowedFd<'_>, path: &[u8]) -> Result<OwnedFd, Errno> {
    match by_kernel(root, path) {
        Some(found) => found,
        None => by_walking(root, path),
    }
}

/// The kernel's answer; `None` when it has no such call.
#[cfg(any(target_os = "linux", target_os = "android"))]
fn by_kernel(root: BorrowedFd<'_>, path: &[u8]) -> Option<Result<OwnedFd, Errno>> {
    use rustix::fs::{ResolveFlags, openat2};
    use rustix::io::Errno as HostErrno;
    /// Attempts while other processes move directories that the path goes through.
    const MAX_ATTEMPTS: usize = 16;
    // An empty path is none for the kernel.
    let path = if path.is_empty() { b".".as_slice() } else { path };
    for _ in 0..MAX_ATTEMPTS {
        match openat2(root, path, SEARCH, Mode::empty(), ResolveFlags::IN_ROOT) {
            Err(HostErrno::AGAIN) => {}
            // Sandboxes of an older day answer EPERM to calls that they do not know.
            Err(HostErrno::NOSYS | HostErrno::PERM) => return None,
            found => return Some(found.map_err(Errno::from)),
        }
    }
    None
}

#[cfg(not(any(target_os = "linux", target_os = "android")))]
fn by_kernel(_: BorrowedFd<'_>, _: &[u8]) -> Option<Result<OwnedFd, Errno>> {
    None
}

/// One component after the other. The stack holds the directories from the root down, so `..` needs no look at the disk.
fn by_walking(root: BorrowedFd<'_>, path: &[u8]) -> Result<OwnedFd, Errno> {
    let mut stack: Vec<OwnedFd> = Vec::new();
    let mut todo: VecDeque<Vec<u8>> = components(path).collect();
    let mut links = 0;
    while let Some(part) = todo.pop_front() {
        if part == b".." {
            stack.pop();
            continue;
        }
        let here = stack.last().map_or(root, AsFd::as_fd);
        match openat(here, part.as_slice(), SEARCH | OFlags::NOFOLLOW, Mode::empty()) {
            Ok(directory) => stack.push(directory),
            Err(error @ (rustix::io::Errno::NOTDIR | rustix::io::Errno::LOOP | rustix::io::Errno::MLINK)) => {
                let Ok(target) = readlinkat(here, part.as_slice(), Vec::new()) else {
                    return Err(if error == rustix::io::Errno::NOTDIR {
                        ENOTDIR
                    } else {
                        ELOOP
                    });
                };
                links += 1;
                if links > MAX_LINKS {
                    return Err(ELOOP);
                }
                if target.to_bytes().starts_with(b"/") {
                    stack.clear();
                }
                let parts: Vec<Vec<u8>> = components(target.to_bytes()).collect();
                parts.into_iter().rev().for_each(|part| todo.push_front(part));
            }
            Err(error) => return Err(error.into()),
        }
    }
    match stack.pop() {
        Some(directory) => Ok(directory),
        None => Ok(root.try_clone_to_owned()?),
    }
}

fn components(path: &[u8]) -> impl Iterator<Item = Vec<u8>> {
    let parts = path
        .split(|byte| *byte == b'/')
        .filter(|part| !part.is_empty() && *part != b".");
    parts.map(<[u8]>::to_vec)
}

#[cfg(test)]
mod tests {
    use super::super::scratch::Scratch;
    use super::*;
    use rustix::fs::fstat;
    use std::os::unix::fs::{MetadataExt, symlink};

    fn opened(root: &std::path::Path) -> OwnedFd {
        rustix::fs::open(root, SEARCH, Mode::empty()).unwrap()
    }

    /// Another process swaps a directory and a link that leads outside, over and over. A path that goes through them leads
    /// to the directory or is an error.
    #[test]
    fn no_moment_of_a_race_leads_outside() {
        const LOOKUPS: usize = 20_000;
        let scratch = Scratch::new("race");
        let root = scratch.root();
        std::fs::create_dir_all(root.join("d/sub")).unwrap();
        std::fs::create_dir(scratch.0.join("sub")).unwrap();
        symlink("..", root.join("link")).unwrap();
        let inside = std::fs::metadata(root.join("d/sub")).unwrap().ino();
        let done = std::sync::atomic::AtomicBool::new(false);
        let fd = opened(&root);
        std::thread::scope(|scope| {
            scope.spawn(|| {
                let swap = |from: &str, to: &str| std::fs::rename(root.join(from), root.join(to)).unwrap();
                while !done.load(std::sync::atomic::Ordering::Relaxed) {
                    swap("d", "kept");
                    swap("link", "d");
                    swap("d", "link");
                    swap("kept", "d");
                }
            });
            let mut found = [0; 2];
            for _ in 0..LOOKUPS {
                for (count, find) in found.iter_mut().zip([directory, by_walking]) {
                    for path in [b"d/sub".as_slice(), b"d/sub/../sub", b"link/d/sub"] {
                        if let Ok(leads_to) = find(fd.as_fd(), path) {
                            assert_eq!(fstat(&leads_to).unwrap().st_ino, inside);
                            *count += 1;
                        }
                    }
                }
            }
            done.store(true, std::sync::atomic::Ordering::Relaxed);
            assert!(
                found.iter().all(|count| *count > LOOKUPS / 100),
                "{found:?} of {LOOKUPS}"
            );
        });
    }

    /// Both ways lead to the same directories, none of them outside, and fail alike.
    #[test]
    fn the_kernel_and_the_walk_agree() {
        let scratch = Scratch::new("agree");
        let root = scratch.root();
        for dir in ["a/b/c", "d"] {
            std::fs::create_dir_all(root.join(dir)).unwrap();
        }
        std::fs::write(root.join("file"), "").unwrap();
        for (target, link) in [
            ("../..", "a/up"),
            ("/", "a/b/top"),
            ("/a/b", "absolute"),
            ("../../../../../..", "far"),
            ("loop", "loop"),
            ("a/b/../up/d", "through"),
            ("/etc", "d/etc"),
            ("file", "to_file"),
        ] {
            symlink(target, root.join(link)).unwrap();
        }
        let fd = opened(&root);
        let identity = |found: Result<OwnedFd, Errno>| found.map(|fd| fstat(&fd).unwrap().st_ino);
        let inode = |name: &str| std::fs::metadata(root.join(name)).unwrap().ino();
        for (path, leads_to) in [
            ("", Ok("")),
            ("/", Ok("")),
            ("..", Ok("")),
            ("../../../a", Ok("a")),
            ("/a//b/./c/", Ok("a/b/c")),
            ("a/up", Ok("")),
            ("a/b/top/d", Ok("d")),
            ("absolute/c/..", Ok("a/b")),
            ("far", Ok("")),
            ("far/a", Ok("a")),
            ("through", Ok("d")),
            ("loop", Err(ELOOP)),
            ("file", Err(ENOTDIR)),
            ("to_file/x", Err(ENOTDIR)),
            ("d/etc", Err(super::super::errno::ENOENT)),
            ("nothing/..", Err(super::super::errno::ENOENT)),
        ] {
            let wanted = leads_to.map(inode);
            assert_eq!(identity(by_walking(fd.as_fd(), path.as_bytes())), wanted, "walk {path}");
            if let Some(found) = by_kernel(fd.as_fd(), path.as_bytes()) {
                assert_eq!(identity(found), wanted, "kernel {path}");
            }
        }
    }
}
