//! Places and views: what a name, an index, a slice or a lane denotes, how it is read and how it is written.

use super::ast::{self, BinOp as Op, ExprKind as A, Span};
use super::fold;
use super::interval;
use super::ir::{Expr, ExprKind, Place, Stmt, Ty};
use super::lower::{Lower, Res, show};
use super::scope::Binding;
use super::statements::{push_do, splice};
use std::rc::Rc;

/// What an expression denotes before it is read or written.
#[derive(Debug, Clone)]
pub(super) enum Target {
    Value(Expr),
    Place(Place, Ty),
    /// A named view of a register: two fns, and the register's number.
    View {
        read: Rc<str>,
        write: Rc<str>,
        index: Expr,
    },
    /// A CSR as a whole, by its index in the model.
    Csr(usize),
    /// A field that is computed on every read.
    CsrComputed {
        csr: usize,
        field: usize,
    },
}

/// Bits that are cut out of a whole rather than read by themselves: registers up to this width are machine words.
const WORD: u32 = 128;

impl Lower<'_> {
    pub(super) fn target(&mut self, e: &ast::Expr) -> Res<Target> {
        match &e.kind {
            A::Name(name) => self.named(name, e.span),
            A::Index(base, index) => match self.indexed_name(base, index, e.span)? {
                Some(target) => Ok(target),
                None => {
                    let target = self.target(base)?;
                    let lane = self.expr(index, None)?;
                    let lane = self.index(lane, index.span)?;
                    self.lane(target, lane, 1, e.span, base.span)
                }
            },
            A::Lane(base, width, lane) => {
                let target = self.target(base)?;
                let width = self.width(width)?;
                let index = self.expr(lane, None)?;
                let index = self.index(index, lane.span)?;
                self.lane(target, index, width, e.span, base.span)
            }
            A::Slice(base, hi, lo) => {
                let target = self.target(base)?;
                let (hi, lo) = (self.bound(hi)?, self.bound(lo)?);
                match u32::try_from(hi - lo + 1) {
                    Ok(width @ 1..) => self.part(target, fold::int(lo), width, e.span, base.span),
                    _ => self.fail("E1206", e.span, format!("a slice from {hi} down to {lo} has no bits")),
                }
            }
            A::Part(base, lo, width) => {
                let target = self.target(base)?;
                let at = self.expr(lo, None)?;
                let at = self.index(at, lo.span)?;
                let width = self.width(width)?;
                self.part(target, at, width, e.span, base.span)
            }
            A::Cell(base, address, bytes) => self.cell(base, address, bytes, e.span),
            A::Field(base, name) => self.field(base, name),
            _ => Ok(Target::Value(self.expr(e, None)?)),
        }
    }

    fn bound(&mut self, e: &ast::Expr) -> Res<i128> {
        let value = self.expr(e, None)?;
        match fold::as_int(&value) {
            Some(value) => Ok(value),
            None => self.fail_help("E1209", e.span, "slice bounds must be static", "write x[lo +: width]"),
        }
    }

    // ---- names

    fn named(&mut self, name: &Rc<str>, span: Span) -> Res<Target> {
        match self.scope.get(name).cloned() {
            Some(Binding::Value(e)) => return Ok(Target::Value(e)),
            Some(Binding::Sum(sum)) => return Ok(Target::Value(sum.raw.clone())),
            Some(Binding::Var(id)) => {
                let ty = self
                    .body
                    .locals
                    .get(id as usize)
                    .map_or(Ty::Unit, |local| local.ty.clone());
                return Ok(Target::Place(Place::Local(id), ty));
            }
            Some(Binding::Closure(_)) => {
                return self.fail_help(
                    "E1225",
                    span,
                    format!("`{name}` is a closure"),
                    "call it, or pass it on as an argument",
                );
            }
            Some(Binding::Poison) => return Err(super::lower::Fail::Reported),
            None => {}
        }
        if let Some(value) = self.static_value(name) {
            return Ok(Target::Value(fold::int(value)));
        }
        if let Some(at) = self.program.settings.iter().position(|s| *s.name == **name) {
            let range = self.program.settings.get(at).map_or((0, 0), |s| (s.lo, s.hi));
            return Ok(Target::Value(fold::int_expr(ExprKind::Setting(at as u16), range)));
        }
        match &**name {
            "pc" => return Ok(Target::Place(Place::Pc, Ty::Bits(self.word))),
            "ilen" => return Ok(Target::Value(self.ilen())),
            "iword" => return self.iword(span).map(Target::Value),
            "allow_reserved" => return Ok(Target::Value(fold::allow_reserved())),
            _ => {}
        }
        if let Some(def) = self.library.consts.get(name).cloned() {
            return self.constant(&def).map(Target::Value);
        }
        if let Some(&id) = self.lookup.state.get(&**name) {
            let ty = self
                .program
                .state
                .get(usize::from(id))
                .map_or(Ty::Unit, |state| state.ty.clone());
            return Ok(Target::Place(Place::State(id), ty));
        }
        if let Some(&number) = self.lookup.causes.get(&**name) {
            return Ok(Target::Value(fold::int(number.into())));
        }
        if let Some(names) = self
            .isa
            .statics
            .iter()
            .find_map(|s| s.names.iter().find(|(known, _)| *known == **name))
        {
            return Ok(Target::Value(fold::int(names.1.into())));
        }
        if let Some(feature) = name.strip_prefix("has_") {
            return self.feature(feature, span).map(Target::Value);
        }
        if self.lookup.files.contains_key(&**name)
            || self.lookup.tables.contains_key(&**name)
            || matches!(&**name, "mem" | "phys" | "csr")
        {
            let help = if &**name == "mem" || &**name == "phys" {
                "write mem[address, bytes]"
            } else {
                "write its index in brackets"
            };
            return self.fail_help("E1211", span, format!("`{name}` needs an index"), help);
        }
        if self.library.fns.contains_key(name) {
            return self.fail_help("E1225", span, format!("`{name}` is a fn"), &format!("write {name}(..)"));
        }
        let known = self.known_names();
        self.unknown(
            "E1301",
            span,
            "name",
            name,
            &known.iter().map(String::as_str).collect::<Vec<_>>(),
        )
    }

    /// Everything that may stand where a value is wanted, for suggestions.
    pub(super) fn known_names(&self) -> Vec<String> {
        let mut names: Vec<String> = self.scope.names().into_iter().map(str::to_string).collect();
        names.extend(self.program.params.iter().map(|(name, _)| name.clone()));
        names.extend(self.program.settings.iter().map(|s| s.name.clone()));
        names.extend(
            self.library
                .fns
                .keys()
                .chain(self.library.consts.keys())
                .map(|name| name.to_string()),
        );
        names.extend(
            self.lookup
                .state
                .keys()
                .filter(|name| !name.starts_with("csr."))
                .cloned(),
        );
        names.extend(
            self.lookup
                .files
                .keys()
                .chain(self.lookup.tables.keys())
                .chain(self.lookup.causes.keys())
                .cloned(),
        );
        names.extend(
            super::names::BUILTINS
                .iter()
                .chain(&["pc", "ilen", "iword", "mem", "csr", "allow_reserved"])
                .map(|name| name.to_string()),
        );
        names
    }

    fn ilen(&self) -> Expr {
        if let Some(bytes) = self.body.ilen {
            return fold::int(bytes);
        }
        let bytes = self.isa.ops.iter().map(|op| i128::from(op.length / 8));
        let (lo, hi) = bytes.fold((16, 1), |(lo, hi), n| (lo.min(n), hi.max(n)));
        fold::int_expr(ExprKind::Ilen, (lo.min(hi), hi))
    }

    /// The instruction's own bits, put together again from its operands.
    fn iword(&mut self, span: Span) -> Res<Expr> {
        let isa = self.isa;
        let Some((op, values)) = self.body.word.clone().and_then(|(id, v)| Some((isa.ops.get(id)?, v))) else {
            return self.fail_help(
                "E1310",
                span,
                "`iword` is the word of an instruction, and this belongs to none",
                "pass it as an argument",
            );
        };
        match super::operands::word(isa, op, &values) {
            Some(word) => Ok(word),
            None => self.fail_help(
                "E1310",
                span,
                format!("the bits of `{}` cannot be told from its operands", op.name),
                "a register of a renumbered class stands for several encodings of semantics; use the whole file",
            ),
        }
    }

    fn constant(&mut self, def: &super::names::ConstDef) -> Res<Expr> {
        let source = super::scope::Source {
            origin: def.origin.clone(),
            in_fn: None,
        };
        let frame = self.enter(Some(Default::default()), Default::default(), source, None);
        let value = self.deeper(def.code.value.span, |this| {
            let ty = this.resolve_type(&def.code.ty)?;
            let value = this.expr_as(&def.code.value, &ty)?;
            if fold::as_int(&value).is_some() || matches!(value.kind, ExprKind::Const(_)) {
                return Ok(value);
            }
            this.fail("E1205", def.code.value.span, "the value of a const must be known")
        });
        self.leave(frame);
        value
    }

    fn feature(&mut self, name: &str, span: Span) -> Res<Expr> {
        let Some(&id) = self.lookup.features.get(name) else {
            let known: Vec<String> = self.lookup.features.keys().map(|name| format!("has_{name}")).collect();
            return self.unknown(
                "E1301",
                span,
                "feature",
                &format!("has_{name}"),
                &known.iter().map(String::as_str).collect::<Vec<_>>(),
            );
        };
        Ok(self.feature_expr(id))
    }

    /// Does the target have the feature? Known where it is the value of a parameter, or the same in all targets.
    pub(super) fn feature_expr(&self, id: u16) -> Expr {
        for (param, (_, value)) in self.isa.params.iter().zip(&self.program.params) {
            if let Some(at) = param.features.iter().position(|feature| *feature == id) {
                return fold::boolean(param.values.get(at) == Some(value));
            }
        }
        let needs = self.body.inst.and_then(|inst| Some(&self.isa.ops.get(inst)?.needs));
        let here = needs.and_then(|needs| super::needs::decides(self.isa, needs, id));
        match here.or_else(|| self.isa.has(id)) {
            Some(known) => fold::boolean(known),
            None => fold::expr(ExprKind::Feature(id), Ty::BOOL),
        }
    }

    /// `X[i]`, `t[i]`, `csr[n]`: an index that belongs to the name before it.
    fn indexed_name(&mut self, base: &ast::Expr, index: &ast::Expr, span: Span) -> Res<Option<Target>> {
        let A::Name(name) = &base.kind else { return Ok(None) };
        if &**name == "csr" {
            let number = self.expr(index, None)?;
            let number = self.index(number, index.span)?;
            return Ok(Some(Target::Place(Place::Csr(number), Ty::Bits(self.word))));
        }
        if self.scope.get(name).is_some() {
            return Ok(None);
        }
        let file = self.lookup.files.get(&**name).copied();
        let table = self.lookup.tables.get(&**name).copied();
        if file.is_none() && table.is_none() {
            return Ok(None);
        }
        let at = self.expr(index, None)?;
        let at = self.index(at, index.span)?;
        let (lo, hi) = fold::range(&at).unwrap_or((0, 0));
        let (count, what) = match (file.and_then(|id| self.program.files.get(usize::from(id))), table) {
            (Some(file), _) => (i128::from(file.count), "register number"),
            (None, Some(id)) => (
                self.program
                    .tables
                    .get(usize::from(id))
                    .map_or(0, |t| t.data.len() as i128),
                "index",
            ),
            (None, None) => (0, "index"),
        };
        // A table without values was reported where it is declared.
        if file.is_none() && count == 0 {
            return Err(super::lower::Fail::Reported);
        }
        if lo < 0 || hi >= count {
            let message = format!("{what} {} is outside {name}[0..{count}]", interval::show((lo, hi)));
            return self.fail_help("E1210", span, message, "guard or reduce the index: imin, imax, %");
        }
        Ok(Some(match (file, table) {
            (Some(file), _) => {
                let width = self.program.files.get(usize::from(file)).map_or(0, |file| file.width);
                Target::Place(Place::Reg { file, index: at }, Ty::Bits(width))
            }
            (None, table) => {
                let id = table.unwrap_or(0);
                let width = self.program.tables.get(usize::from(id)).map_or(0, |table| table.width);
                Target::Value(fold::expr(ExprKind::Table(id, Box::new(at)), Ty::Bits(width)))
            }
        }))
    }

    /// `mem[a, n]`, `phys[a, n]`
    fn cell(&mut self, base: &ast::Expr, address: &ast::Expr, bytes: &ast::Expr, span: Span) -> Res<Target> {
        let phys = match &base.kind {
            A::Name(name) if &**name == "mem" => false,
            A::Name(name) if &**name == "phys" => true,
            _ => {
                return self.fail_help(
                    "E1211",
                    span,
                    "[address, bytes] needs a memory",
                    "write mem[address, bytes]",
                );
            }
        };
        let width = if phys { 64 } else { self.word };
        let addr = self.expr(address, Some(&Ty::Bits(width)));
        let addr = self.settle(addr)?;
        let addr = match addr.ty {
            Ty::Bits(have) if phys && have <= 64 => addr,
            _ => self.coerce(addr, &Ty::Bits(width), address.span)?,
        };
        match self.static_int(bytes)? {
            n @ (1 | 2 | 4 | 8) => Ok(Target::Place(
                Place::Mem {
                    addr,
                    bytes: n as u32,
                    phys,
                },
                Ty::Bits(8 * n as u32),
            )),
            n => self.fail_help(
                "E1211",
                bytes.span,
                format!("an access has 1, 2, 4 or 8 bytes, not {n}"),
                "make several accesses",
            ),
        }
    }

    fn field(&mut self, base: &ast::Expr, name: &ast::Name) -> Res<Target> {
        match &base.kind {
            A::Name(csr) if &**csr == "csr" => return self.csr_named(&name.text, name.span).map(Target::Csr),
            A::Field(head, csr) if matches!(&head.kind, A::Name(head) if &**head == "csr") => {
                let csr = self.csr_named(&csr.text, csr.span)?;
                return self.csr_field(csr, name);
            }
            _ => {}
        }
        let target = self.target(base)?;
        let Target::Place(Place::Reg { file, index }, _) = target else {
            return self.fail("E1212", name.span, format!("there is no field `{}` here", name.text));
        };
        let views = self
            .isa
            .files
            .get(usize::from(file))
            .map_or(&[][..], |file| &file.views);
        match views.iter().find(|view| *view.0 == *name.text) {
            Some((_, read, write)) => Ok(Target::View {
                read: Rc::from(read.as_str()),
                write: Rc::from(write.as_str()),
                index,
            }),
            None => {
                let known: Vec<&str> = views.iter().map(|view| view.0.as_str()).collect();
                self.unknown("E1212", name.span, "view", &name.text, &known)
            }
        }
    }

    // ---- pieces

    /// Bits `lane * width +: width`.
    fn lane(&mut self, target: Target, lane: Expr, width: u32, span: Span, base: Span) -> Res<Target> {
        if let Target::Place(Place::Reg { file, index }, _) = &target
            && let Some(found) = self.program.files.get(usize::from(*file))
        {
            let (lo, hi) = fold::range(&lane).unwrap_or((0, 0));
            let (grouped, whole, file, index) = (found.grouped, found.width, *file, index.clone());
            if lo < 0 || !grouped && (hi + 1) * i128::from(width) > i128::from(whole) {
                return self.leaves((lo, hi), width, &Ty::Bits(whole), span);
            }
            return Ok(Target::Place(
                Place::Lane {
                    file,
                    index,
                    lane,
                    width,
                },
                Ty::Bits(width),
            ));
        }
        let (lo, hi) = fold::range(&lane).unwrap_or((0, 0));
        let (target, whole) = self.data(target, base)?;
        if lo < 0 || (hi + 1) * i128::from(width) > i128::from(whole) {
            return self.leaves((lo, hi), width, &Ty::Bits(whole), span);
        }
        let at = times(lane, width.into(), (lo, hi));
        self.cut(target, at, width, span)
    }

    fn leaves<T>(&mut self, lanes: (i128, i128), width: u32, whole: &Ty, span: Span) -> Res<T> {
        let message = if width == 1 {
            format!("bit {} may leave {}", interval::show(lanes), show(whole))
        } else {
            format!(
                "lane {} of width {width} may leave {}",
                interval::show(lanes),
                show(whole)
            )
        };
        self.fail_help("E1210", span, message, "guard or reduce the index: imin, imax, %")
    }

    /// Bits `lo +: width`.
    fn part(&mut self, target: Target, lo: Expr, width: u32, span: Span, base: Span) -> Res<Target> {
        let (least, most) = fold::range(&lo).unwrap_or((0, 0));
        let (target, whole) = self.data(target, base)?;
        if least < 0 || most + i128::from(width) > i128::from(whole) {
            let message = format!(
                "bits {} +: {width} may leave {}",
                interval::show((least, most)),
                show(&Ty::Bits(whole))
            );
            return self.fail_help("E1210", span, message, "guard or reduce the index: imin, imax, %");
        }
        if width == whole {
            return Ok(target);
        }
        self.cut(target, lo, width, span)
    }

    /// The target as something that has bits, and how many.
    fn data(&mut self, target: Target, span: Span) -> Res<(Target, u32)> {
        let target = match target {
            Target::Place(..) | Target::Value(_) => target,
            other => Target::Value(self.read(other, span)?),
        };
        let ty = match &target {
            Target::Place(_, ty) => ty.clone(),
            Target::Value(e) => e.ty.clone(),
            _ => Ty::Unit,
        };
        match ty {
            Ty::Bits(width) => Ok((target, width)),
            Ty::Int(lo, hi) => match interval::bits_for((lo, hi)) {
                // An integer with a range has the bits that hold the range, in two's complement when it may be negative.
                Some(width) if width <= 64 => {
                    let value = self.read(target, span)?;
                    Ok((Target::Value(fold::to_bits(value, width)), width))
                }
                _ => self.fail_help("E1208", span, "an integer has no bits to take", "write bits(x, N)"),
            },
            ty => self.fail("E1208", span, format!("cannot take bits of {}", show(&ty))),
        }
    }

    fn cut(&mut self, target: Target, lo: Expr, width: u32, span: Span) -> Res<Target> {
        let ty = Ty::Bits(width);
        Ok(match target {
            Target::Place(place, whole) => match place {
                Place::Local(local) => Target::Place(Place::LocalBits { local, lo, width }, ty),
                Place::LocalBits { local, lo: at, .. } => Target::Place(
                    Place::LocalBits {
                        local,
                        lo: plus(at, lo),
                        width,
                    },
                    ty,
                ),
                Place::State(state) => Target::Place(Place::StateBits { state, lo, width }, ty),
                Place::StateBits { state, lo: at, .. } => Target::Place(
                    Place::StateBits {
                        state,
                        lo: plus(at, lo),
                        width,
                    },
                    ty,
                ),
                Place::Reg { file, index } => Target::Place(Place::RegBits { file, index, lo, width }, ty),
                Place::RegBits {
                    file, index, lo: at, ..
                } => Target::Place(
                    Place::RegBits {
                        file,
                        index,
                        lo: plus(at, lo),
                        width,
                    },
                    ty,
                ),
                Place::Lane {
                    file,
                    index,
                    lane,
                    width: step,
                } if !self.is_grouped(file) => {
                    let range = fold::range(&lane).unwrap_or((0, 0));
                    let lo = plus(times(lane, step.into(), range), lo);
                    Target::Place(Place::RegBits { file, index, lo, width }, ty)
                }
                place => {
                    let whole = self.read(Target::Place(place, whole), span)?;
                    Target::Value(fold::slice(whole, lo, width))
                }
            },
            Target::Value(e) => Target::Value(fold::slice(e, lo, width)),
            other => Target::Value(fold::slice(self.read(other, span)?, lo, width)),
        })
    }

    fn is_grouped(&self, file: u16) -> bool {
        self.program
            .files
            .get(usize::from(file))
            .is_some_and(|file| file.grouped)
    }

    // ---- reading and writing

    pub(super) fn read(&mut self, target: Target, span: Span) -> Res<Expr> {
        self.has_width(&target, span)?;
        match target {
            Target::Value(e) => Ok(e),
            Target::Place(place, ty) => Ok(self.read_place(place, ty)),
            Target::View { read, index, .. } => self.call_with(&read, vec![index], None, span),
            Target::Csr(csr) => self.csr_read(csr, span),
            Target::CsrComputed { csr, field } => self.csr_read_field(csr, field, span),
        }
    }

    /// A register whose width a setting tells is no value: only its lanes are.
    fn has_width(&mut self, target: &Target, span: Span) -> Res<()> {
        let Target::Place(Place::Reg { file, .. } | Place::RegBits { file, .. }, _) = target else {
            return Ok(());
        };
        let Some(setting) = self.program.files.get(usize::from(*file)).and_then(|file| file.setting) else {
            return Ok(());
        };
        let name = self
            .program
            .settings
            .get(usize::from(setting))
            .map_or("", |s| s.name.as_str());
        let message = format!("how wide this register is (`{name}`) is known only when the machine runs");
        self.fail_help("E1205", span, message, "take lanes of it: V[r].e64[i]")
    }

    fn read_place(&mut self, place: Place, ty: Ty) -> Expr {
        let width = ty.bits().unwrap_or(0);
        match place {
            Place::Local(id) => fold::local(id, ty),
            Place::Pc => fold::expr(ExprKind::Pc, ty),
            Place::LocalBits { local, lo, .. } => {
                let whole = self
                    .body
                    .locals
                    .get(local as usize)
                    .map_or(Ty::Unit, |local| local.ty.clone());
                fold::slice(fold::local(local, whole), lo, width)
            }
            Place::StateBits { state, lo, .. } => {
                let whole = self
                    .program
                    .state
                    .get(usize::from(state))
                    .map_or(Ty::Unit, |state| state.ty.clone());
                match whole.bits() {
                    Some(..=WORD) => fold::slice(fold::read(Place::State(state), whole), lo, width),
                    _ => fold::read(Place::StateBits { state, lo, width }, ty),
                }
            }
            Place::Reg { file, ref index }
            | Place::Lane { file, ref index, .. }
            | Place::RegBits { file, ref index, .. } => {
                let Some(found) = self.program.files.get(usize::from(file)) else {
                    return fold::zero(&ty);
                };
                let always_zero = found.zero.is_some_and(|zero| fold::as_int(index) == Some(zero.into()));
                let whole = found.width;
                match place {
                    _ if always_zero && !found.grouped => fold::constant(width, 0),
                    Place::RegBits { index, lo, .. } if whole <= WORD => {
                        fold::slice(fold::read(Place::Reg { file, index }, Ty::Bits(whole)), lo, width)
                    }
                    place => fold::read(place, ty),
                }
            }
            place => fold::read(place, ty),
        }
    }

    /// `target = value`, or with an operator between.
    pub(super) fn write(
        &mut self,
        target: Target,
        op: Option<Op>,
        value: &ast::Expr,
        span: Span,
        out: &mut Vec<Stmt>,
    ) -> Res<()> {
        self.has_width(&target, span)?;
        let ty = match &target {
            Target::Place(_, ty) => ty.clone(),
            Target::Csr(_) => Ty::Bits(self.word),
            Target::View { read, index, .. } => self.call_with(read, vec![index.clone()], None, span)?.ty,
            Target::CsrComputed { .. } => {
                return self.fail("E1223", span, "this field is computed: it cannot be assigned");
            }
            Target::Value(_) => {
                let help = "a local that is assigned is declared with `var`; memory is assigned as a whole";
                return self.fail_help("E1223", span, "the left side is not a place", help);
            }
        };
        // The indices are evaluated first, and once.
        let (target, new) = match op {
            None => {
                let new = self.expr_as(value, &ty)?;
                (self.fix(target, !fold::is_pure(&new), out), new)
            }
            Some(op) => {
                let target = self.fix(target, true, out);
                let old = self.read(target.clone(), span)?;
                let new = self.expr(value, Some(&ty).filter(|ty| ty.bits().is_some()));
                let new = self.settle(new)?;
                (target, self.combine(op, old, new, (span, value.span), &ty)?)
            }
        };
        match target {
            Target::Place(Place::Reg { file, index }, _) if self.is_zero_register(file, &index) => push_do(new, out),
            Target::Place(place, _) => {
                if let Some(new) = splice(new, out) {
                    out.push(Stmt::Assign(place, new));
                }
            }
            Target::View { write, index, .. } => {
                let call = self.call_with(&write, vec![index, new], Some(&Ty::Unit), span)?;
                push_do(call, out);
            }
            Target::Csr(csr) => {
                let call = self.csr_write(csr, new, span)?;
                push_do(call, out);
            }
            Target::Value(_) | Target::CsrComputed { .. } => {}
        }
        Ok(())
    }

    fn is_zero_register(&self, file: u16, index: &Expr) -> bool {
        let zero = self.program.files.get(usize::from(file)).and_then(|file| file.zero);
        zero.is_some_and(|zero| fold::as_int(index) == Some(zero.into()))
    }

    /// Puts the indices of a place into locals when they must not be evaluated where the place stands.
    fn fix(&mut self, target: Target, needed: bool, out: &mut Vec<Stmt>) -> Target {
        if !needed {
            return target;
        }
        let (place, ty) = match target {
            Target::Place(place, ty) => (place, ty),
            Target::View { read, write, index } => {
                let index = self.stabilise("at", index, out);
                return Target::View { read, write, index };
            }
            other => return other,
        };
        let mut fix = |e: Expr| self.stabilise("at", e, out);
        let place = match place {
            Place::LocalBits { local, lo, width } => Place::LocalBits {
                local,
                lo: fix(lo),
                width,
            },
            Place::StateBits { state, lo, width } => Place::StateBits {
                state,
                lo: fix(lo),
                width,
            },
            Place::Reg { file, index } => Place::Reg {
                file,
                index: fix(index),
            },
            Place::Lane {
                file,
                index,
                lane,
                width,
            } => {
                let index = fix(index);
                Place::Lane {
                    file,
                    index,
                    lane: fix(lane),
                    width,
                }
            }
            Place::RegBits { file, index, lo, width } => {
                let index = fix(index);
                Place::RegBits {
                    file,
                    index,
                    lo: fix(lo),
                    width,
                }
            }
            Place::Mem { addr, bytes, phys } => Place::Mem {
                addr: fix(addr),
                bytes,
                phys,
            },
            Place::Csr(number) => Place::Csr(fix(number)),
            place @ (Place::Local(_) | Place::State(_) | Place::Pc) => place,
        };
        Target::Place(place, ty)
    }
}

fn plus(a: Expr, b: Expr) -> Expr {
    let (x, y) = (fold::range(&a).unwrap_or((0, 0)), fold::range(&b).unwrap_or((0, 0)));
    match (fold::as_int(&a), fold::as_int(&b)) {
        (Some(0), _) => b,
        (_, Some(0)) => a,
        // Both are positions within a value: far from the limits of integers.
        _ => fold::int_expr(
            ExprKind::Bin(super::ir::BinOp::Add, Box::new(a), Box::new(b)),
            (x.0 + y.0, x.1 + y.1),
        ),
    }
}

fn times(lane: Expr, width: i128, (lo, hi): (i128, i128)) -> Expr {
    if width == 1 {
        return lane;
    }
    let range = (lo.saturating_mul(width), hi.saturating_mul(width));
    fold::int_expr(
        ExprKind::Bin(super::ir::BinOp::Mul, Box::new(lane), Box::new(fold::int(width))),
        range,
    )
}
