//! The tools for the targets that examples have had so far: to make them for each example takes nearly all of the time.

use onespec_core::decode::List;
use onespec_core::isa::Isa;
use onespec_core::parse::Parser;
use onespec_core::print::{PrintOptions, Printer};
use onespec_core::target::Resolved;
use onespec_description::model::{Example, Op};
use onespec_diag::Diag;
use onespec_sem::eval::Reference;
use std::collections::BTreeMap;

/// Tools by target.
#[derive(Debug)]
pub struct Bench {
    isa: &'static Isa,
    tools: Vec<Tools>,
    /// By the target that examples name: itself, and the bare ones of its kind.
    bases: BTreeMap<String, Vec<Resolved>>,
    /// By mnemonic and the target that examples name: the tools.
    known: BTreeMap<(String, String), usize>,
}

/// What is needed of a target.
#[derive(Debug)]
pub struct Tools {
    pub target: Resolved,
    pub(super) parser: Parser,
    pub(super) decoder: List,
    pub(super) with_aliases: Printer,
    pub(super) without: Printer,
    /// The evaluator as it is at first, once an example was run.
    pub(super) machine: Option<Reference>,
}

impl Tools {
    fn new(isa: &'static Isa, target: Resolved) -> Tools {
        let printer = |aliases| {
            let options = PrintOptions {
                aliases,
                ..PrintOptions::default()
            };
            // Each prints the few examples of its target.
            Printer::for_few(isa, &target.features, options)
        };
        Tools {
            parser: Parser::new(isa, &target.features),
            decoder: List::new(isa, &target.features),
            with_aliases: printer(PrintOptions::default().aliases),
            without: printer(false),
            machine: None,
            target,
        }
    }
}

impl Bench {
    /// For a machine, with no tools yet.
    pub fn new(isa: &'static Isa) -> Bench {
        Bench {
            isa,
            tools: Vec::new(),
            bases: BTreeMap::new(),
            known: BTreeMap::new(),
        }
    }

    pub(super) fn isa(&self) -> &'static Isa {
        self.isa
    }

    /// The tools for the target that an example is for.
    ///
    /// # Errors
    /// There is no such target, or none of its kind has the instruction.
    pub fn tools(&mut self, op: &Op, example: &Example) -> Result<&mut Tools, Diag> {
        let on = example.on.as_ref().map_or("", |on| &on.text);
        let key = (op.name.clone(), on.to_string());
        let index = match self.known.get(&key) {
            Some(index) => *index,
            None => {
                let target = self.target(op, example, on)?;
                let same = |one: &Tools| {
                    (one.target.features, &one.target.lengths) == (target.features, &target.lengths)
                        && (&one.target.params, &one.target.settings) == (&target.params, &target.settings)
                };
                let index = self.tools.iter().position(same).unwrap_or(self.tools.len());
                if index == self.tools.len() {
                    self.tools.push(Tools::new(self.isa, target));
                }
                self.known.insert(key, index);
                index
            }
        };
        let lost = || Diag::error("E0150", &example.origin, "there is no target for this example");
        self.tools.get_mut(index).ok_or_else(lost)
    }

    /// The target that the example names, else the default, with what the instruction needs besides. Of several entries with
    /// that name the one counts that takes no other kind of machine; where the default has a rival extension, a bare target.
    fn target(&mut self, op: &Op, example: &Example, on: &str) -> Result<Resolved, Diag> {
        let isa = self.isa;
        let at = example.on.as_ref().map_or(&example.origin, |on| &on.origin);
        if !self.bases.contains_key(on) {
            let asked = isa.target(on).map_err(|error| {
                Diag::error("E0150", at, error.to_string()).help("name one of `targets`, or what one of them enables")
            })?;
            let bare = isa.targets.iter().filter_map(|target| isa.target(target.name).ok());
            let bare = bare.filter(|target| target.params == asked.params);
            let bases = std::iter::once(asked.clone()).chain(bare).collect();
            self.bases.insert(on.to_string(), bases);
        }
        for base in self.bases.get(on).into_iter().flatten() {
            for entry in isa.ops.iter().filter(|entry| entry.name == op.name) {
                let lacking = isa.lacking(&entry.needs, &base.features).unwrap_or_default();
                let features = isa.closure(&base.features.union(&lacking));
                let other_kind = isa
                    .params
                    .iter()
                    .any(|p| p.features.iter().any(|f| lacking.contains(*f)));
                if !other_kind && isa.conflicts(&features).is_empty() && entry.needs.holds(&features) {
                    return Ok(Resolved {
                        features,
                        ..base.clone()
                    });
                }
            }
        }
        let what = match on {
            "" => format!("no target that is like the default one has `{}`", op.name),
            on => format!("no target that is like `{on}` has `{}`", op.name),
        };
        Err(Diag::error("E0150", at, what).help("name a target with `on:`"))
    }
}
