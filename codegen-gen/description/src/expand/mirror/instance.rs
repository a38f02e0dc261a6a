//! One pseudo-instruction: operands by the rules, what they may not be to each other, how the base instruction comes out
//! of them and how they are read back from it.

use super::body::{Body, Class};
use super::constraints::substitute;
use super::rules::{Rules, Scope};
use super::{Group, Rows, setup};
use crate::expand::cx::Cx;
use crate::expand::kinds::Kinds;
use crate::model::{Constraint, Expr, Instance, Is, Op, Part};
use crate::syntax::yaml::Text;
use onespec_diag::Diag;
use std::collections::{BTreeMap, HashMap};
use std::rc::Rc;

/// What instructions that look alike have in common: what their entries say, the form, the combinations of modes.
type Alike = (Rc<str>, usize, Rows);

/// Makes pseudo-instructions; keeps what many of them share.
pub struct Builder<'x, 'a> {
    pub(super) rules: &'x Rules<'x, 'a>,
    pub(super) kinds: &'x Kinds,
    /// Kinds of a register of a class, or a word instead.
    pub(super) optional: HashMap<(u16, String), u16>,
    /// What was made already for instructions that look alike in the same modes.
    made: HashMap<Alike, Rc<Made>>,
    /// Whether two registers can break a constraint where they overlap.
    pub(super) breakable: HashMap<String, bool>,
}

/// Everything of a pseudo-instruction that its name and that of its base instruction do not matter for.
struct Made {
    body: Body,
    args: Vec<Expr>,
    legal: Vec<Constraint>,
    template: Vec<Part>,
    instance: Instance,
}

impl<'x, 'a> Builder<'x, 'a> {
    pub fn new(rules: &'x Rules<'x, 'a>, kinds: &'x Kinds) -> Self {
        Builder {
            rules,
            kinds,
            optional: HashMap::new(),
            made: HashMap::new(),
            breakable: HashMap::new(),
        }
    }

    pub(super) fn cx(&self) -> &'x Cx<'a> {
        self.rules.cx
    }

    /// The operation and its data. `None` after reporting.
    pub fn instance(&mut self, group: &Group<'_>) -> Option<(Op, Instance)> {
        let key = (group.entry.looks.clone(), group.form.index, group.rows.clone());
        let made = match self.made.get(&key) {
            Some(made) => made.clone(),
            None => {
                let made = Rc::new(self.make(group)?);
                self.made.insert(key, made.clone());
                made
            }
        };
        Some((self.operation(group, &made), made.instance.clone()))
    }

    fn make(&mut self, group: &Group<'_>) -> Option<Made> {
        let entry = &group.entry;
        let row = group.rows.first()?;
        let scope = Scope::new(self.rules, Some(entry), row, group.form);
        self.same_classes(group)?;
        let mut body = Body::default();
        for item in &self.rules.yaml.operands {
            self.item(&mut body, item, scope, group)?;
        }
        let own = body.names.clone();
        let scope = scope.with_own(&own);
        self.read_back(&mut body, scope)?;
        let args = self.arguments(&body, scope, entry)?;
        let mut legal = Vec::new();
        self.ties(&body, &mut legal);
        for constraint in &entry.op.legal {
            let expr = substitute(&constraint.expr, &args, entry.op);
            if !matches!(expr, Expr::Num(n) if n != 0) {
                legal.push(Constraint {
                    expr,
                    ..constraint.clone()
                });
            }
        }
        self.pairs(&mut body, scope, group, &mut legal)?;
        let env = body.env();
        let words = |words: &[Text]| words.iter().map(|w| w.text.to_string()).collect::<Vec<_>>();
        let implicit: Vec<_> = self
            .rules
            .yaml
            .implicit
            .iter()
            .filter(|i| scope.holds(i.when.as_ref()))
            .collect();
        let instance = Instance {
            rows: group.rows.clone(),
            setup: setup::lines(self.rules, scope, &env)?,
            uses: implicit.iter().flat_map(|i| words(&i.uses.0)).collect(),
            defs: implicit.iter().flat_map(|i| words(&i.defs.0)).collect(),
            roles: body.roles.clone(),
        };
        Some(Made {
            template: template(&body),
            body,
            args,
            legal,
            instance,
        })
    }

    fn operation(&self, group: &Group<'_>, made: &Made) -> Op {
        let base = group.entry.op;
        let mut data = vec![("base".to_string(), base.name.clone())];
        for (i, mode) in self.rules.modes.iter().enumerate() {
            let used = |value: i64| group.rows.iter().any(|row| row.get(i) == Some(&value));
            let names: Vec<&str> = mode.values.iter().filter(|v| used(v.1)).map(|v| v.0.as_str()).collect();
            // A mode that says nothing of this instruction is not worth a line.
            if names != ["-"] {
                data.push((mode.name.clone(), names.join(" ")));
            }
        }
        data.extend(
            group
                .form
                .columns
                .list
                .iter()
                .filter(|c| !c.value.is_empty())
                .map(|c| (c.name.to_string(), c.value.to_string())),
        );
        data.extend(group.entry.why.iter().map(|why| ("deviation".to_string(), why.clone())));
        Op {
            name: group.name.clone(),
            ident: ident(&group.name),
            feature: base.feature,
            needs: base.needs.clone(),
            length: made.body.bits as u16,
            value: 0,
            mask: 0,
            ignored: 0,
            operands: made.body.operands.clone(),
            lets: Vec::new(),
            where_: Vec::new(),
            legal: made.legal.clone(),
            hint: None,
            templates: vec![made.template.clone()],
            specialises: Vec::new(),
            is: Some(Is {
                op: group.entry.index as u16,
                args: made.args.clone(),
                origin: base.origin.clone(),
            }),
            sem: None,
            consts: BTreeMap::new(),
            doc: base.doc.clone(),
            examples: Vec::new(),
            data,
            adapted: Vec::new(),
            guards: Vec::new(),
            unreachable: base.unreachable,
            origin: base.origin.clone(),
        }
    }

    /// All modes of a group must give operands the same classes, or it is more than one pseudo-instruction.
    fn same_classes(&self, group: &Group<'_>) -> Option<()> {
        let classes = |row: &Vec<i64>| -> Vec<Class> {
            let scope = Scope::new(self.rules, Some(&group.entry), row, group.form);
            group
                .entry
                .file_operands
                .iter()
                .map(|operand| self.class(scope, *operand))
                .collect()
        };
        let first = classes(group.rows.first()?);
        for row in &group.rows[1..] {
            let other = classes(row);
            let Some((a, b)) = first.iter().zip(&other).find(|(a, b)| a != b) else {
                continue;
            };
            let operand = group.entry.op.operands.get(a.base).map_or("", |o| &o.name);
            let shown = |row: &[i64]| self.shown(row);
            let message = format!(
                "`{}` would have `{operand}` in {} and in {}",
                group.name, a.name, b.name
            );
            let place = self
                .rules
                .yaml
                .name
                .first()
                .map_or(&self.rules.yaml.origin, |n| &n.origin);
            let diag = Diag::error("E0346", place, message);
            let diag = diag.note(format!("under {} and under {}", shown(&group.rows[0]), shown(row)));
            let diag = diag.also(&group.entry.op.origin, "the instruction");
            self.cx()
                .report(diag.help("what a pseudo-instruction is called must tell its register classes"));
            return None;
        }
        Some(())
    }

    /// A mode for people: `sew=e8 lmul=m2`.
    fn shown(&self, row: &[i64]) -> String {
        let named = |(mode, value): (&crate::model::Mode, &i64)| {
            let name = mode
                .values
                .iter()
                .find(|(_, v)| v == value)
                .map_or("?", |(n, _)| n.as_str());
            format!("{}={name}", mode.name)
        };
        self.rules
            .modes
            .iter()
            .zip(row)
            .map(named)
            .collect::<Vec<_>>()
            .join(" ")
    }
}

/// Letters, digits and underscores; a capital behind a small letter begins a word.
fn ident(name: &str) -> String {
    let mut out = String::with_capacity(name.len() + 4);
    let mut small = false;
    for c in name.chars() {
        if small && c.is_ascii_uppercase() {
            out.push('_');
        }
        small = c.is_ascii_lowercase();
        out.push(if c.is_ascii_alphanumeric() {
            c.to_ascii_lowercase()
        } else {
            '_'
        });
    }
    out
}

/// The name, then the operands with commas; those with a default may be left out.
fn template(body: &Body) -> Vec<Part> {
    let mut parts = vec![Part::Name];
    for (i, operand) in body.operands.iter().enumerate() {
        let (optional, first) = (operand.default.is_some() && i > 0, i == 0);
        let lead = if first { " " } else { ", " };
        if !optional {
            parts.push(Part::Text(lead.into()));
        }
        parts.push(Part::Operand {
            index: i as u8,
            lead: if optional { lead.into() } else { String::new() },
            trail: String::new(),
            optional,
        });
    }
    parts
}
