//! The functions of the C library that are answered for nodes, under their own names. What belongs to no node goes to the operating
//! system as a system call, so that no other function has to be found.
//!
//! `open` and `ioctl` have a variable number of arguments in C. They are defined with the most that they take: in the calling conventions
//! of Linux on x86-64 and AArch64 these come in the same registers, and one that the caller did not pass is not used.

use crate::files;
use crate::worker::{Answer, Node, Request, ask};
use libc::{c_char, c_int, c_long, c_uint, c_ulong, c_void, mode_t, nfds_t, off_t, pollfd, size_t};
use std::ffi::CStr;
use std::time::{Duration, Instant};

/// What a failed call returns; the error is in `errno`.
fn fail(errno: c_int) -> c_int {
    // SAFETY: `errno` of this thread is a valid place for an `int` as long as the thread runs.
    unsafe { *libc::__errno_location() = errno };
    -1
}

/// A path that may be that of a node.
///
/// # Safety
/// `path` is null, or a string that ends with a zero.
unsafe fn of_device(path: *const c_char) -> Option<String> {
    if path.is_null() {
        return None;
    }
    // SAFETY: the caller vouches for the string.
    let path = unsafe { CStr::from_ptr(path) }.to_str().ok()?;
    path.starts_with("/dev/").then(|| path.to_owned())
}

/// Opens a file: a node, or by the operating system.
///
/// # Safety
/// As `openat` of C: `path` is a string that ends with a zero.
unsafe fn open_any(at: c_int, path: *const c_char, flags: c_int, mode: c_uint) -> c_int {
    // SAFETY: `path` is a string of the caller's.
    if let Some(found) = unsafe { of_device(path) } {
        match ask(Request::Open(found)) {
            Ok(Answer::Opened(node)) => {
                // SAFETY: the path is a string that ends with a zero; a file without contents stands for the node.
                let file = unsafe {
                    libc::syscall(
                        libc::SYS_openat,
                        libc::AT_FDCWD,
                        c"/dev/null".as_ptr(),
                        flags & libc::O_CLOEXEC,
                        0,
                    )
                } as c_int;
                match file {
                    0.. => files::add(file, node),
                    _ => {
                        let _ = ask(Request::Close(node));
                    }
                }
                return file;
            }
            Err(errno) if errno.0 != libc::ENOENT => return fail(errno.0),
            _ => {}
        }
    }
    // SAFETY: the arguments are those of the caller, for the call that they asked for.
    unsafe { libc::syscall(libc::SYS_openat, at, path, flags, mode) as c_int }
}

/// `open` of C.
///
/// # Safety
/// As in C.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn open(path: *const c_char, flags: c_int, mode: mode_t) -> c_int {
    // SAFETY: the caller's arguments.
    unsafe { open_any(libc::AT_FDCWD, path, flags, mode) }
}

/// `open64` of C.
///
/// # Safety
/// As in C.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn open64(path: *const c_char, flags: c_int, mode: mode_t) -> c_int {
    // SAFETY: the caller's arguments.
    unsafe { open_any(libc::AT_FDCWD, path, flags, mode) }
}

/// `openat` of C.
///
/// # Safety
/// As in C.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn openat(at: c_int, path: *const c_char, flags: c_int, mode: mode_t) -> c_int {
    // SAFETY: the caller's arguments.
    unsafe { open_any(at, path, flags, mode) }
}

/// `close` of C.
#[unsafe(no_mangle)]
pub extern "C" fn close(file: c_int) -> c_int {
    if let Some(node) = files::remove(file) {
        let _ = ask(Request::Close(node));
    }
    // SAFETY: the call takes a number only.
    unsafe { libc::syscall(libc::SYS_close, file) as c_int }
}

/// `ioctl` of C.
///
/// # Safety
/// As in C. What an address leads to is looked at by the operating system.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn ioctl(file: c_int, request: c_ulong, argument: *mut c_void) -> c_int {
    let Some(node) = files::node(file) else {
        // SAFETY: the arguments are those of the caller, for the call that they asked for.
        return unsafe { libc::syscall(libc::SYS_ioctl, file, request, argument) as c_int };
    };
    match ask(Request::Ioctl(node, request as u32, argument as u64)) {
        Ok(Answer::Value(value)) => value as c_int,
        Ok(Answer::Opened(_)) => 0,
        Err(errno) => fail(errno.0),
    }
}

/// Memory: of a node for copies, or by the operating system.
///
/// # Safety
/// As `mmap` of C.
unsafe fn map_any(
    addr: *mut c_void,
    bytes: size_t,
    rights: c_int,
    flags: c_int,
    file: c_int,
    offset: off_t,
) -> *mut c_void {
    let map = |flags: c_int, file: c_int, bytes: size_t, offset: off_t| {
        // SAFETY: the arguments are those of the caller, or ask for fresh memory at a place of the operating system's choice.
        unsafe { libc::syscall(libc::SYS_mmap, addr, bytes, rights, flags, file, offset) as *mut c_void }
    };
    let is_file = flags & libc::MAP_ANONYMOUS == 0;
    let Some(node) = files::node(file).filter(|_| is_file) else {
        return map(flags, file, bytes, offset);
    };
    match ask(Request::Map(node, offset as u64, bytes as u64)) {
        Ok(Answer::Value(whole)) => {
            let found = map(libc::MAP_SHARED | libc::MAP_ANONYMOUS, -1, whole as size_t, 0);
            if found != libc::MAP_FAILED {
                files::map(found as usize, whole as usize);
                let _ = ask(Request::Mapped(found as u64, whole));
            }
            found
        }
        Ok(Answer::Opened(_)) => libc::MAP_FAILED,
        Err(errno) => {
            fail(errno.0);
            libc::MAP_FAILED
        }
    }
}

/// `mmap` of C.
///
/// # Safety
/// As in C.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mmap(
    addr: *mut c_void,
    bytes: size_t,
    rights: c_int,
    flags: c_int,
    file: c_int,
    offset: off_t,
) -> *mut c_void {
    // SAFETY: the caller's arguments.
    unsafe { map_any(addr, bytes, rights, flags, file, offset) }
}

/// `mmap64` of C.
///
/// # Safety
/// As in C.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mmap64(
    addr: *mut c_void,
    bytes: size_t,
    rights: c_int,
    flags: c_int,
    file: c_int,
    offset: off_t,
) -> *mut c_void {
    // SAFETY: the caller's arguments.
    unsafe { map_any(addr, bytes, rights, flags, file, offset) }
}

/// `munmap` of C.
///
/// # Safety
/// As in C.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn munmap(addr: *mut c_void, bytes: size_t) -> c_int {
    if files::unmap(addr as usize) {
        let _ = ask(Request::Unmapped(addr as u64));
    }
    // SAFETY: the arguments are those of the caller, for the call that they asked for.
    unsafe { libc::syscall(libc::SYS_munmap, addr, bytes) as c_int }
}

/// `poll` of C.
///
/// # Safety
/// As in C: `files` has so many elements.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn poll(files: *mut pollfd, count: nfds_t, timeout: c_int) -> c_int {
    let asked = match count {
        0 => &mut [][..],
        // SAFETY: the caller's array has so many elements.
        count => unsafe { std::slice::from_raw_parts_mut(files, count as usize) },
    };
    let nodes: Vec<Option<Node>> = asked.iter().map(|one| files::node(one.fd)).collect();
    let wait = |files: *mut pollfd, timeout: c_int| {
        let time = libc::timespec {
            tv_sec: (timeout.max(0) / 1000).into(),
            tv_nsec: (timeout.max(0) % 1000 * 1_000_000).into(),
        };
        let time = if timeout < 0 { std::ptr::null() } else { &raw const time };
        let none: *const c_void = std::ptr::null();
        // SAFETY: the array is the caller's, and the time is there until the call is over.
        unsafe { libc::syscall(libc::SYS_ppoll, files, count, time, none, 0 as c_long) as c_int }
    };
    if nodes.iter().all(Option::is_none) {
        return wait(files, timeout);
    }
    let until = u64::try_from(timeout)
        .ok()
        .map(|time| Instant::now() + Duration::from_millis(time));
    loop {
        // The operating system sees the files that stand for nodes as negative numbers, which it leaves out.
        let mut others: Vec<pollfd> = asked.to_vec();
        for (other, node) in others.iter_mut().zip(&nodes) {
            if node.is_some() {
                other.fd = -1;
            }
        }
        let mut ready = wait(others.as_mut_ptr(), 0);
        if ready < 0 {
            return ready;
        }
        for ((one, other), node) in asked.iter_mut().zip(&others).zip(&nodes) {
            one.revents = match node {
                None => other.revents,
                Some(node) => {
                    let events = match ask(Request::Poll(*node)) {
                        Ok(Answer::Value(events)) => events as i16,
                        _ => libc::POLLERR,
                    };
                    let seen = events & (one.events | libc::POLLERR);
                    ready += c_int::from(seen != 0);
                    seen
                }
            };
        }
        if ready > 0 || until.is_some_and(|until| Instant::now() >= until) {
            return ready;
        }
        std::thread::sleep(Duration::from_micros(200));
    }
}
