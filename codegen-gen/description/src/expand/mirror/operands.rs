//! The operands of a pseudo-instruction: by the items of the rules, in register classes, and how the base instruction's come
//! out of them.

use super::body::{Body, Class};
use super::instance::Builder;
use super::rules::{Entry, Scope};
use super::{Group, is_result};
use crate::expand::cx::Cx;
use crate::expand::exprs::{self, Env};
use crate::model::{Alt, Dir, Expr, Kind, Operand, Part, Piece, ReadBack, Role};
use crate::syntax::yaml::{MirrorOperand, Text};
use onespec_diag::{Diag, Origin};

/// Bits of a packed instance.
const MAX_BITS: u32 = 128;

impl<'x> Builder<'x, '_> {
    pub(super) fn class(&self, scope: Scope<'_, '_>, base: usize) -> Class {
        let scope = scope.on(base);
        let Some(rule) = &self.rules.yaml.class else {
            return Class {
                name: String::new(),
                step: 1,
                count: 1,
                exclude: Vec::new(),
                base,
            };
        };
        let number = |text: &Option<Text>| text.as_ref().map_or(1, |t| scope.text(t).number()).max(1);
        let count = number(&rule.count);
        let registers = self.kinds.files.get(usize::from(self.rules.file));
        let total = registers.map_or(0, |f| i64::from(f.count));
        let mut exclude: Vec<u16> = ((total - count + 1).max(0)..total).map(|r| r as u16).collect();
        for (register, when) in rule.not.iter() {
            let number = registers.and_then(|f| f.numbered.iter().position(|n| *n == *register.text));
            if let Some(number) = number
                && scope.holds(Some(when))
                && !exclude.contains(&(number as u16))
            {
                exclude.push(number as u16);
            }
        }
        exclude.sort_unstable();
        let step = number(&rule.step) as u16;
        // What the alignment leaves out anyway need not be said.
        exclude.retain(|r| r % step == 0);
        Class {
            name: rule.name.as_ref().map_or(String::new(), |t| scope.template(t)),
            step,
            count,
            exclude,
            base,
        }
    }

    /// Adds the operands of one item of `operands`.
    pub(super) fn item(
        &mut self,
        body: &mut Body,
        item: &MirrorOperand,
        scope: Scope<'_, '_>,
        group: &Group<'_>,
    ) -> Option<()> {
        let op = group.entry.op;
        if let Some(each) = &item.each {
            let results = match &*each.text {
                "out" => true,
                "in" => false,
                other => {
                    let diag = Diag::error("E0718", &each.origin, format!("`{other}` is no run of operands"));
                    self.cx()
                        .report(diag.help("`out` are the results, `in` the other operands"));
                    return None;
                }
            };
            for (i, operand) in op.operands.iter().enumerate() {
                if is_result(operand.dir) == results && scope.on(i).holds(item.when.as_ref()) {
                    self.take_over(body, scope, i, operand, None)?;
                }
            }
            return Some(());
        }
        if let Some(base) = &item.base {
            for (i, operand) in op.operands.iter().enumerate() {
                if operand.name == *base.text && scope.on(i).holds(item.when.as_ref()) {
                    self.take_over(body, scope, i, operand, item.name.as_ref())?;
                }
            }
            return Some(());
        }
        let Some(name) = &item.name else {
            let diag = Diag::error("E0719", &item.origin, "this operand has no name");
            self.cx()
                .report(diag.help("write `{each: out}`, `{each: in}`, `{base: …}`, or `{name: …, kind: …}`"));
            return None;
        };
        let own = body.names.clone();
        if !scope.with_own(&own).holds(item.when.as_ref()) {
            return Some(());
        }
        let like = match &item.like {
            Some(like) => {
                let found = group.entry.file_operands.iter().copied().find(|i| {
                    let o = &op.operands[*i];
                    o.name == *like.text || (*like.text == *"out" && is_result(o.dir))
                });
                if found.is_none() {
                    let message = format!("`{}` has no operand `{}` in the file", op.name, like.text);
                    let diag = Diag::error("E0204", &like.origin, message).also(&op.origin, "the instruction");
                    self.cx()
                        .report(diag.help("say with `when` which instructions have this operand"));
                    return None;
                }
                found
            }
            None => None,
        };
        self.new_operand(body, item, name, like, scope, group)
    }

    pub(super) fn new_operand(
        &mut self,
        body: &mut Body,
        item: &MirrorOperand,
        name: &Text,
        like: Option<usize>,
        scope: Scope<'_, '_>,
        group: &Group<'_>,
    ) -> Option<()> {
        let mut role = Role::default();
        let mut class = None;
        let mode = self.rules.modes.iter().position(|s| s.name == *name.text);
        let operand = if let Some(base) = like {
            let found = self.class(scope, base);
            role.class = found.name.clone();
            let kind = self.register(&found);
            let kind = match &item.or {
                Some(word) => self.or_word(kind, &word.text),
                None => kind,
            };
            let width = self.register_width() + u32::from(item.or.is_some());
            if let Some(word) = &item.or {
                body.consts.insert(word.text.to_string(), 1 << self.register_width());
            }
            class = item.or.is_none().then_some(found);
            plain(name, kind, width)
        } else if let (Some(index), None) = (mode, &item.kind) {
            let values = &self.rules.modes[index].values;
            let used = |v: i64| group.rows.iter().any(|row| row.get(index) == Some(&v));
            let names: Vec<(String, i64)> = values.iter().filter(|v| used(v.1)).cloned().collect();
            let highest = values.iter().map(|v| v.1).max().unwrap_or(0).max(1) as u64;
            role.back = ReadBack::Mode(index as u8);
            let kind = self.kinds.unnamed(Kind::Enum { names, open: false });
            plain(name, kind, 64 - highest.leading_zeros())
        } else {
            let Some(kind) = &item.kind else {
                let diag = Diag::error("E0112", &name.origin, format!("operand `{}` has no kind", name.text));
                self.cx()
                    .report(diag.help("give it a `kind`, or say that it is `like` an operand of the base instruction"));
                return None;
            };
            let resolved = self.kinds.text(self.cx(), self.rules.unit, kind)?;
            let width = resolved.width.unwrap_or(64);
            let id = self.kinds.id(resolved.shape, width);
            if let Some(Kind::Reg {
                file, list, exclude, ..
            }) = self.kinds.get(id)
            {
                // A whole file is called by its type, a part of it by the name of the kind.
                let whole = list.is_empty() && exclude.is_empty();
                let file = self
                    .kinds
                    .files
                    .get(usize::from(file))
                    .filter(|f| whole && !f.type_name.is_empty());
                let kind = kind.text.split_whitespace().next().unwrap_or("").to_string();
                role.class = file.map_or(kind, |f| f.type_name.clone());
            }
            Operand {
                signed: resolved.signed,
                default: resolved.attrs.default,
                hex: resolved.attrs.hex,
                except: resolved.attrs.except.clone(),
                dir: resolved.attrs.dir.unwrap_or(Dir::In),
                ..plain(name, id, width)
            }
        };
        if let Some(tied) = &item.tied {
            let tied_to = body.names.iter().position(|n| {
                n == &*tied.text
                    || (*tied.text == *"out" && like.is_some_and(|b| group.entry.op.operands[b].name == *n))
            });
            let Some(tied_to) = tied_to else {
                let diag = Diag::error(
                    "E0204",
                    &tied.origin,
                    format!("`{}` is no operand before this one", tied.text),
                );
                self.cx()
                    .report(diag.help("an operand is tied to one that stands before it in `operands`"));
                return None;
            };
            role.tied = Some(tied_to as u8);
        }
        if role.back == ReadBack::Nothing {
            role.back = ReadBack::State(None);
        }
        body.push(self.cx(), operand, role, class)
    }

    /// An operand that the base instruction has, too.
    pub(super) fn take_over(
        &mut self,
        body: &mut Body,
        scope: Scope<'_, '_>,
        index: usize,
        base: &Operand,
        name: Option<&Text>,
    ) -> Option<()> {
        let mut operand = base.clone();
        if let Some(name) = name {
            operand.name = name.text.to_string();
        }
        let mut role = Role {
            back: ReadBack::Base(index as u8),
            ..Role::default()
        };
        let mut class = None;
        match self.rules.kinds.get(usize::from(base.kind)) {
            Some(Kind::Reg { file, .. }) if *file == self.rules.file => {
                let found = self.class(scope, index);
                role.class = found.name.clone();
                operand.kind = self.register(&found);
                class = Some(found);
            }
            Some(Kind::Reg { file, .. }) => {
                role.class = self
                    .kinds
                    .files
                    .get(usize::from(*file))
                    .map_or(String::new(), |f| f.type_name.clone());
                if role.class.is_empty() {
                    role.class = self
                        .kinds
                        .files
                        .get(usize::from(*file))
                        .map_or(String::new(), |f| f.name.clone());
                }
            }
            _ => {}
        }
        if !operand.args.is_empty() {
            let message = format!(
                "`{}` is of a kind with parameters, which a mirror cannot take over",
                base.name
            );
            let diag = Diag::error("E0347", &base.origin, message);
            self.cx().report(diag.help("leave the instruction out with `when`"));
            return None;
        }
        body.push(self.cx(), operand, role, class)
    }

    pub(super) fn register_width(&self) -> u32 {
        let count = self
            .kinds
            .files
            .get(usize::from(self.rules.file))
            .map_or(1, |f| f.count);
        32 - count.saturating_sub(1).leading_zeros()
    }

    pub(super) fn register(&self, class: &Class) -> u16 {
        self.kinds.unnamed(Kind::Reg {
            file: self.rules.file,
            list: Vec::new(),
            exclude: class.exclude.clone(),
            step: class.step,
        })
    }

    /// The kind of a register of that kind, or a word that stands for none.
    pub(super) fn or_word(&mut self, kind: u16, word: &str) -> u16 {
        let key = (kind, word.to_string());
        if let Some(known) = self.optional.get(&key) {
            return *known;
        }
        let width = self.register_width();
        let register = Operand {
            pieces: vec![Piece {
                word: 0,
                value: 0,
                len: width as u8,
            }],
            ..plain(
                &Text {
                    text: "r".into(),
                    origin: Origin::default(),
                },
                kind,
                width,
            )
        };
        let alt = |name: &str, value: u64, mask: u64, operands: Vec<Operand>, template: Vec<Part>| Alt {
            name: name.into(),
            mask,
            value,
            operands,
            lets: Vec::new(),
            where_: Vec::new(),
            prefer: Vec::new(),
            template,
            origin: Origin::default(),
        };
        let part = Part::Operand {
            index: 0,
            lead: String::new(),
            trail: String::new(),
            optional: false,
        };
        let id = self.kinds.unnamed(Kind::Sum {
            params: Vec::new(),
            alts: vec![
                alt(
                    word,
                    1 << width,
                    (2 << width) - 1,
                    Vec::new(),
                    vec![Part::Text(word.into())],
                ),
                alt("register", 0, 1 << width, vec![register], vec![part]),
            ],
        });
        self.optional.insert(key, id);
        id
    }

    /// Values of operands that the base instruction does not have, when it is read back.
    pub(super) fn read_back(&self, body: &mut Body, scope: Scope<'_, '_>) -> Option<()> {
        for i in 0..body.operands.len() {
            if body.roles[i].back != ReadBack::State(None) {
                continue;
            }
            let name = body.names[i].clone();
            let items = self
                .rules
                .yaml
                .operands
                .iter()
                .filter(|item| item.name.as_ref().is_some_and(|n| *n.text == name));
            let back = items
                .filter(|item| scope.holds(item.when.as_ref()))
                .find_map(|item| item.back.as_ref());
            let value = match (back, body.operands[i].default) {
                (Some(text), _) => {
                    let text = self.filled(body, scope, None, text);
                    Some(exprs::text(self.cx(), &body.env(), &text)?)
                }
                (None, Some(default)) => Some(Expr::Num(default)),
                (None, None) => None,
            };
            body.roles[i].back = ReadBack::State(value);
        }
        Some(())
    }

    /// The base instruction's operands over those of the pseudo-instruction.
    pub(super) fn arguments(&self, body: &Body, scope: Scope<'_, '_>, entry: &Entry<'_>) -> Option<Vec<Expr>> {
        let mut args = Vec::new();
        for (i, base) in entry.op.operands.iter().enumerate() {
            let taken = body.roles.iter().position(|role| role.back == ReadBack::Base(i as u8));
            let fixed = self.rules.yaml.fix.get(&base.name);
            match (taken, fixed) {
                (Some(own), _) => args.push(Expr::Operand(own as u8)),
                (None, Some(text)) => args.push(Expr::Num(scope.on(i).text(text).number())),
                (None, None) => {
                    let message = format!(
                        "`{}` of `{}` is neither an operand of the mirror nor fixed",
                        base.name, entry.op.name
                    );
                    let diag = Diag::error("E0348", &self.rules.yaml.origin, message);
                    let diag = diag.also(&entry.op.origin, "the instruction");
                    self.cx()
                        .report(diag.help("take it over (`{each: in}`, `{base: …}`), or give its value under `fix`"));
                    return None;
                }
            }
        }
        Some(args)
    }
}

impl Body {
    pub(super) fn push(&mut self, cx: &Cx<'_>, mut operand: Operand, role: Role, class: Option<Class>) -> Option<()> {
        if self.names.contains(&operand.name) {
            let diag = Diag::error(
                "E0115",
                &operand.origin,
                format!("two operands are called `{}`", operand.name),
            );
            cx.report(diag.help("rename one of them with `name`"));
            return None;
        }
        let width = u32::from(operand.width) - u32::from(operand.align.min(operand.width));
        if self.bits + width > MAX_BITS || self.operands.len() >= 32 {
            let message = format!("the operands have more than {MAX_BITS} bits, or are more than 32");
            cx.report(Diag::error("E0107", &operand.origin, message).help("use narrower kinds"));
            return None;
        }
        operand.pieces = vec![Piece {
            word: self.bits as u8,
            value: operand.align,
            len: width as u8,
        }];
        self.bits += width;
        self.names.push(operand.name.clone());
        self.operands.push(operand);
        self.roles.push(role);
        self.classes.push(class);
        Some(())
    }

    pub(super) fn env(&self) -> Env<'_> {
        Env {
            operands: &self.names,
            declared: &[],
            lets: &[],
            params: &[],
            consts: Some(&self.consts),
        }
    }
}

/// An unsigned operand without a place.
fn plain(name: &Text, kind: u16, width: u32) -> Operand {
    Operand {
        name: name.text.to_string(),
        kind,
        args: Vec::new(),
        dir: Dir::In,
        width: width.min(64) as u8,
        signed: false,
        align: 0,
        pieces: Vec::new(),
        default: None,
        except: Vec::new(),
        pcrel: false,
        scale: 1,
        hex: false,
        wrap: false,
        shown: None,
        origin: name.origin.clone(),
    }
}
