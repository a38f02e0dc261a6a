//! Lines of assembly that stand before the base instruction and establish what it takes for granted.

use super::rules::{Rules, Scope};
use crate::expand::exprs::{self, Env};
use crate::expand::family::members;
use crate::expand::macros;
use crate::model::{Expr, Line, Setup};
use crate::syntax::yaml::Text;
use onespec_diag::Diag;

/// The items of `setup` that this pseudo-instruction has. `None` after reporting.
pub fn lines(rules: &Rules<'_, '_>, scope: Scope<'_, '_>, env: &Env<'_>) -> Option<Vec<Setup>> {
    let cx = rules.cx;
    let mut out = Vec::new();
    let items = rules.yaml.setup.iter().flat_map(|item| {
        let columns = members(cx, rules.unit, item.for_.as_ref(), &[], None, &Text::default());
        columns.into_iter().map(move |columns| (item, columns))
    });
    for (item, columns) in items {
        let fill = |text: &Option<Text>| text.as_ref().map(|t| columns.fill(t));
        if !scope.holds(fill(&item.when).as_ref()) {
            continue;
        }
        let when = match fill(&item.if_) {
            Some(text) => Some(exprs::text(cx, env, &text)?),
            None => None,
        };
        if matches!(when, Some(Expr::Num(0))) {
            continue;
        }
        let after = item.after.as_ref().is_some_and(|t| &*t.text == "true");
        let Some(text) = fill(&item.lines) else {
            let diag = Diag::error("E0719", &item.origin, "this item of `setup` has no `lines`");
            cx.report(diag.help("lines of assembly of the mirrored machine"));
            return None;
        };
        let named = |name: &str| {
            let operand = env
                .operands
                .iter()
                .position(|n| n == name)
                .map(|i| Line::Operand(i as u8));
            let mode = || {
                rules
                    .modes
                    .iter()
                    .position(|s| s.name == name)
                    .map(|i| Line::Mode(i as u8))
            };
            operand.or_else(mode)
        };
        let base = text.text.as_ptr() as usize;
        let mut lines = Vec::new();
        for raw in text.text.lines().map(str::trim).filter(|line| !line.is_empty()) {
            lines.push(macros::line(cx, &text, raw, raw.as_ptr() as usize - base, env, &named)?);
        }
        out.push(Setup { when, after, lines });
    }
    Some(out)
}
