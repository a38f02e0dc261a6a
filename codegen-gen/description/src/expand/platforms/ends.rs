//! How programs end and print, and the state that platforms set.

use super::super::cx::Cx;
use super::super::timing::{leak, leak_text};
use super::keys::{missing, named, number};
use crate::model::{Isa, PlatformState};
use crate::syntax::bits;
use crate::syntax::yaml::{self, Map, Text};
use onespec_core::isa::platform::{Code, End, EndCause, Print, Watch};
use onespec_diag::{Diag, did_you_mean};

/// Pieces of state with their values.
pub fn values(cx: &Cx<'_>, map: &Map<Text>, state: &mut Vec<PlatformState>) -> Vec<(&'static str, u64)> {
    let mut values = Vec::new();
    for (name, text) in map.iter() {
        let Some(value) = number(cx, text, "value of state") else {
            continue;
        };
        state.push(named(name, Some((value, text))));
        values.push((leak_text(&name.text), value));
    }
    values
}

/// A way in which a program ends. `None` after reporting.
pub fn end(cx: &Cx<'_>, isa: &Isa, written: &yaml::ProgramEnd, state: &mut Vec<PlatformState>) -> Option<End> {
    let cause = match (&written.trap, &written.state, &written.past) {
        (Some(cause), None, None) => {
            if !isa.causes.iter().any(|(name, _)| *name == *cause.text) {
                let diag = Diag::error("E0815", &cause.origin, format!("unknown cause `{}`", cause.text));
                let help = did_you_mean(&cause.text, isa.causes.iter().map(|(name, _)| name.as_str()));
                cx.report(diag.help(help.unwrap_or_else(|| "declare it under `causes`".into())));
                return None;
            }
            EndCause::Trap(leak_text(&cause.text))
        }
        (None, Some(_), None) => {
            let watched = yaml::Watched {
                origin: written.origin.clone(),
                state: written.state.clone(),
                mask: written.mask.clone(),
                is: written.is.clone(),
                other: Vec::new(),
            };
            EndCause::State(watch(cx, "an end by state", &watched, state)?)
        }
        (None, None, Some(past)) if &*past.text == "program" => EndCause::Past,
        (None, None, Some(past)) => {
            let diag = Diag::error("E0718", &past.origin, format!("`past: {}` says nothing", past.text));
            cx.report(diag.help("`past: program`: the program ends behind its last instruction"));
            return None;
        }
        _ => {
            let diag = Diag::error("E0719", &written.origin, "an end has one of `trap`, `state` and `past`");
            cx.report(diag.help("`trap: CAUSE`, `state: NAME` with `is: VALUE`, or `past: program`"));
            return None;
        }
    };
    let is_state = matches!(cause, EndCause::State(_));
    for text in [&written.mask, &written.is].into_iter().flatten().filter(|_| !is_state) {
        let diag = Diag::error("E0712", &text.origin, "`mask` and `is` are of an end by `state`");
        cx.report(diag.help("remove it"));
    }
    let code = match &written.code {
        None => Code::Is(0),
        Some(text) if bits::number(&text.text).is_some() => {
            let found = number(cx, text, "exit code")?;
            let Ok(code) = u8::try_from(found) else {
                let diag = Diag::error("E0718", &text.origin, format!("{found} is no exit code"));
                cx.report(diag.help("a number from 0 to 255, or a piece of state"));
                return None;
            };
            Code::Is(code)
        }
        Some(text) => {
            state.push(named(text, None));
            Code::State(leak_text(&text.text))
        }
    };
    Some(End {
        cause,
        when: leak(values(cx, &written.when, state)),
        code,
    })
}

/// State through which a program prints. `None` after reporting.
pub fn print(cx: &Cx<'_>, written: &yaml::Watched, state: &mut Vec<PlatformState>) -> Option<Print> {
    watch(cx, "a print", written, state).map(|when| Print { when })
}

fn watch(cx: &Cx<'_>, what: &str, written: &yaml::Watched, state: &mut Vec<PlatformState>) -> Option<Watch> {
    let Some(name) = &written.state else {
        missing(cx, what, &written.origin, "state");
        return None;
    };
    let Some(text) = &written.is else {
        missing(cx, what, &written.origin, "is");
        return None;
    };
    let is = number(cx, text, "value of state");
    let mask = written
        .mask
        .as_ref()
        .map_or(Some(u64::MAX), |mask| number(cx, mask, "mask"));
    let (is, mask) = (is?, mask?);
    if is & !mask != 0 {
        let diag = Diag::error("E0718", &text.origin, format!("{is:#x} has bits outside of the mask"));
        cx.report(diag.help(format!("the mask is {mask:#x}")));
        return None;
    }
    state.push(named(name, Some((is, text))));
    Some(Watch {
        state: leak_text(&name.text),
        mask,
        is,
    })
}
