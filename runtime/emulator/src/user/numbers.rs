//! Numbers of the generic Linux system call interface that are not served, with their names, for warnings.

/// The name of a call.
pub fn name(number: u64) -> Option<&'static str> {
    NAMES.iter().find(|(n, _)| *n == number).map(|(_, name)| *name)
}

/// Calls that C libraries try and do without when they fail: no warning.
pub fn is_optional(number: u64) -> bool {
    const ARCH_SPECIFIC: std::ops::Range<u64> = 244..260;
    const RSEQ: u64 = 293;
    const CLONE3: u64 = 435;
    const MEMBARRIER: u64 = 283;
    ARCH_SPECIFIC.contains(&number) || [RSEQ, CLONE3, MEMBARRIER].contains(&number)
}

const NAMES: &[(u64, &str)] = &[
    (19, "eventfd2"),
    (20, "epoll_create1"),
    (21, "epoll_ctl"),
    (22, "epoll_pwait"),
    (26, "inotify_init1"),
    (32, "flock"),
    (33, "mknodat"),
    (36, "symlinkat"),
    (37, "linkat"),
    (38, "renameat"),
    (39, "umount2"),
    (40, "mount"),
    (43, "statfs"),
    (44, "fstatfs"),
    (45, "truncate"),
    (47, "fallocate"),
    (51, "chroot"),
    (52, "fchmod"),
    (53, "fchmodat"),
    (54, "fchownat"),
    (55, "fchown"),
    (69, "preadv"),
    (70, "pwritev"),
    (71, "sendfile"),
    (72, "pselect6"),
    (73, "ppoll"),
    (74, "signalfd4"),
    (76, "splice"),
    (85, "timerfd_create"),
    (88, "utimensat"),
    (95, "waitid"),
    (97, "unshare"),
    (102, "getitimer"),
    (103, "setitimer"),
    (107, "timer_create"),
    (117, "ptrace"),
    (122, "sched_setaffinity"),
    (133, "rt_sigsuspend"),
    (136, "rt_sigpending"),
    (137, "rt_sigtimedwait"),
    (139, "rt_sigreturn"),
    (140, "setpriority"),
    (146, "setuid"),
    (154, "setpgid"),
    (157, "setsid"),
    (194, "shmget"),
    (198, "socket"),
    (199, "socketpair"),
    (200, "bind"),
    (201, "listen"),
    (203, "connect"),
    (206, "sendto"),
    (207, "recvfrom"),
    (220, "clone"),
    (221, "execve"),
    (228, "mlock"),
    (264, "name_to_handle_at"),
    (279, "memfd_create"),
    (280, "bpf"),
    (281, "execveat"),
    (285, "copy_file_range"),
    (425, "io_uring_setup"),
    (434, "pidfd_open"),
    (436, "close_range"),
    (437, "openat2"),
    (449, "futex_waitv"),
];
