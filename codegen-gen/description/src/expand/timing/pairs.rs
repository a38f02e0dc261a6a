//! Rules for a producer and a consumer, and rules that can never count because an earlier one always does.

use super::exprs::{Exprs, Sees, leak, leak_text};
use super::keys::{Declared, opened};
use super::{Written, selectors};
use crate::model::{Isa, Op};
use crate::syntax::yaml::{PairRule, Text};
use onespec_core::isa::OpId;
use onespec_core::isa::timing::{Dep, Pair};
use onespec_diag::{Diag, did_you_mean};

/// All rules of a chain of cores, those of the nearest first.
pub fn pairs(exprs: &Exprs<'_, '_>, isa: &Isa, chain: &[Written<'_>], core: &Declared<'_>) -> Vec<Pair> {
    let mut all = Vec::new();
    for of in chain {
        let own: Vec<(Pair, &PairRule)> = of
            .core
            .pairs
            .iter()
            .filter_map(|rule| Some((pair(exprs, isa, core, rule)?, rule)))
            .collect();
        for (at, (later, rule)) in own.iter().enumerate() {
            let earlier = own.iter().take(at).find(|(earlier, _)| covers(earlier, later));
            if let Some((earlier, first)) = earlier {
                let differs = consequence(earlier) != consequence(later);
                let message = match differs {
                    true => "this rule contradicts an earlier one, which always fits where it does",
                    false => "this rule never counts: an earlier one fits wherever it does",
                };
                let diag = Diag::error("E0804", &rule.origin, message).also(&first.origin, "that one");
                let help = "put the narrower rule first, or give the earlier one a condition (`when`)";
                exprs.cx.report(diag.help(help));
            }
        }
        all.extend(own.into_iter().map(|(pair, _)| pair));
    }
    all
}

fn pair(exprs: &Exprs<'_, '_>, isa: &Isa, core: &Declared<'_>, rule: &PairRule) -> Option<Pair> {
    let ids = |text: &Option<Text>| {
        text.as_ref()
            .map_or_else(Vec::new, |text| selectors::select(exprs.cx, isa, text))
    };
    let (from, to) = (ids(&rule.from), ids(&rule.to));
    let ops = |ids: &[OpId], said: &Option<Text>| -> Vec<&Op> {
        match said {
            None => isa.ops.iter().collect(),
            Some(_) => ids.iter().filter_map(|id| isa.ops.get(usize::from(*id))).collect(),
        }
    };
    let (producers, consumers) = (ops(&from, &rule.from), ops(&to, &rule.to));
    let sees = Sees::Pair(&producers, &consumers);
    let expr = |text: &Option<Text>| opened(text.as_ref().map(|text| exprs.expr(core.given(), sees, text)));
    let names = |text: &Option<Text>| {
        let words = text
            .iter()
            .flat_map(|text| text.words())
            .map(|word| leak_text(&word.text));
        leak(words.collect())
    };
    let (when, latency, add) = (expr(&rule.when), expr(&rule.latency), expr(&rule.add));
    let dep = match rule.dep.as_ref() {
        None => Some(Dep::Raw),
        Some(text) => match &*text.text {
            "raw" => Some(Dep::Raw),
            "waw" => Some(Dep::Waw),
            "war" => Some(Dep::War),
            "any" => None,
            other => {
                let diag = Diag::error("E0718", &text.origin, format!("`{other}` is no dependence"));
                let help = did_you_mean(other, ["raw", "waw", "war", "any"]).unwrap_or_default();
                exprs.cx.report(diag.help(help));
                return None;
            }
        },
    };
    let wait = rule.wait.as_ref().map(|text| core.wait(exprs, text));
    // A selector that selects nothing was reported, and would stand for all.
    if rule.from.is_some() && from.is_empty() || rule.to.is_some() && to.is_empty() {
        return None;
    }
    Some(Pair {
        from: leak(from),
        to: leak(to),
        results: names(&rule.result),
        operands: names(&rule.operand),
        dep,
        when: when?,
        latency: latency?,
        add: add?,
        whole: rule
            .whole
            .as_ref()
            .is_some_and(|text| matches!(&*text.text, "yes" | "true")),
        wait: opened(wait)?,
    })
}

/// Whether a rule fits wherever another one does.
fn covers(wide: &Pair, narrow: &Pair) -> bool {
    fn list<T: PartialEq>(wide: &[T], narrow: &[T]) -> bool {
        wide.is_empty() || !narrow.is_empty() && narrow.iter().all(|one| wide.contains(one))
    }
    let same = |a: &dyn std::fmt::Debug, b: &dyn std::fmt::Debug| format!("{a:?}") == format!("{b:?}");
    list(wide.from, narrow.from)
        && list(wide.to, narrow.to)
        && list(wide.results, narrow.results)
        && list(wide.operands, narrow.operands)
        && (wide.dep.is_none() || wide.dep == narrow.dep)
        && (wide.when.is_none() || same(&wide.when, &narrow.when))
}

/// What a rule says.
fn consequence(rule: &Pair) -> String {
    format!("{:?} {:?} {} {:?}", rule.latency, rule.add, rule.whole, rule.wait)
}
