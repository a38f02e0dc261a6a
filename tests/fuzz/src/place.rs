//! Where panics come from. The hook keeps the place of the last one, since a caught panic no longer says it.

use std::panic;
use std::sync::{Mutex, Once};

static LAST: Mutex<Option<String>> = Mutex::new(None);
static INSTALLED: Once = Once::new();

/// Runs something; if it panics, where and with which message.
pub fn caught<T>(run: impl FnOnce() -> T) -> Result<T, String> {
    INSTALLED.call_once(|| {
        panic::set_hook(Box::new(|info| {
            let place = info
                .location()
                .map_or_else(String::new, |at| format!("{}:{}", at.file(), at.line()));
            let payload = info.payload();
            let text = payload.downcast_ref::<&str>().map(|s| (*s).to_owned());
            let text = text
                .or_else(|| payload.downcast_ref::<String>().cloned())
                .unwrap_or_default();
            let mut last = LAST.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
            *last = Some(format!("{place}\n{text}"));
        }));
    });
    panic::catch_unwind(panic::AssertUnwindSafe(run)).map_err(|_| {
        let mut last = LAST.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        last.take().unwrap_or_else(|| "a panic without a place".to_owned())
    })
}

/// The place alone, as which a panic is known.
pub fn of(panic: &str) -> &str {
    panic.lines().next().unwrap_or("")
}
