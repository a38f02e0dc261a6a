//! What a machine declares, by name: register files, state, CSR fields, tables, externs, causes, features. Filled before
//! the first semantics is lowered; the widths and types in it are small texts of the language themselves.

use super::ast::{self, TypeKind};
use super::ir::{self, Ty};
use super::lower::{Fail, Lower, Res};
use super::scope::Source;
use onespec_description::model::{RegFile, SourceText};

fn setting(setting: &onespec_description::model::Setting) -> ir::Setting {
    ir::Setting {
        name: setting.name.clone(),
        lo: setting.values.first().copied().unwrap_or_default().into(),
        hi: setting.values.last().copied().unwrap_or_default().into(),
        default: setting.default.into(),
        assumed: setting.assumed.map(i128::from),
    }
}

impl Lower<'_> {
    pub(super) fn declare(&mut self) {
        let isa = self.isa;
        self.program.causes = isa.causes.clone();
        self.lookup.causes = isa.causes.iter().cloned().collect();
        if let Some(&number) = self.lookup.causes.get(&isa.machine.illegal) {
            self.lookup.causes.insert("Illegal".to_string(), number);
        }
        self.lookup.features = isa
            .features
            .iter()
            .enumerate()
            .map(|(i, feature)| (feature.name.clone(), i as u16))
            .collect();
        self.program.settings = isa.settings.iter().map(setting).collect();
        // A width or type that could not be read is empty here and was reported with the files.
        for file in &isa.files {
            let at = isa.settings.iter().position(|s| s.name == file.width.text.trim());
            let width = match (
                file.width.text.trim().is_empty(),
                at.and_then(|at| isa.settings.get(at)),
            ) {
                (true, _) => self.word,
                (_, Some(setting)) => self.width_of(file, setting),
                (_, None) => self.text_width(&file.width).unwrap_or(self.word),
            };
            self.lookup
                .files
                .insert(file.name.clone(), self.program.files.len() as u16);
            self.program.files.push(ir::File {
                name: file.name.clone(),
                count: file.count,
                width,
                setting: at.map(|at| at as u16),
                zero: file.zero,
                grouped: file.grouped,
            });
        }
        for var in isa.state.iter().filter(|var| !var.ty.text.trim().is_empty()) {
            if let Ok(ty) = self.text_type(&var.ty) {
                self.declare_state(var.name.clone(), ty, var.reset.value);
            }
        }
        for table in &isa.tables {
            self.lookup
                .tables
                .insert(table.name.clone(), self.program.tables.len() as u16);
            let (name, data) = (table.name.clone(), table.data.clone());
            self.program.tables.push(ir::Table {
                name,
                width: table.width,
                data,
            });
        }
        for def in self.library.fns.values().filter(|def| def.code.body.is_none()) {
            let name = def.code.name.text.to_string();
            let effects: Vec<String> = def.code.effects.iter().map(|name| name.text.to_string()).collect();
            self.lookup
                .externs
                .insert(name.clone(), self.program.externs.len() as u16);
            self.program.externs.push(ir::Extern {
                function: onespec_core::host::named(&name),
                name,
                pure: effects.is_empty(),
                effects,
            });
        }
        self.declare_csrs();
    }

    pub(super) fn declare_state(&mut self, name: String, ty: Ty, reset: u64) -> u16 {
        let id = self.program.state.len() as u16;
        self.lookup.state.insert(name.clone(), id);
        self.program.state.push(ir::State { name, ty, reset });
        id
    }

    /// Runs `f` with a text of the description as the current text.
    pub(super) fn in_text<T>(&mut self, text: &SourceText, f: impl FnOnce(&mut Self) -> Res<T>) -> Res<T> {
        let source = Source {
            origin: text.origin.clone(),
            in_fn: None,
        };
        let frame = self.enter(Some(Default::default()), Default::default(), source, None);
        let result = f(self);
        let result = self.settle(result);
        self.leave(frame);
        result
    }

    /// Value of a text that is a static integer over the parameters.
    pub(super) fn text_int(&mut self, text: &SourceText) -> Res<i128> {
        let parsed = self.texts.expression(&text.text);
        match parsed {
            Ok(e) => self.in_text(text, |this| this.static_int(&e)),
            Err(error) => Err(self.bad_text(&error, text)),
        }
    }

    /// Most bits of a register whose width a setting tells.
    fn width_of(&mut self, file: &RegFile, setting: &onespec_description::model::Setting) -> u32 {
        let width = setting.values.last().copied().unwrap_or_default();
        let whole_bytes = setting.values.iter().all(|v| *v > 0 && v % 8 == 0);
        match u32::try_from(width) {
            Ok(width) if whole_bytes && width <= super::MAX_WIDTH && file.zero.is_none() => width,
            _ => {
                let message = format!("registers of `{}` cannot be of width `{}`", file.name, setting.name);
                let help = "a setting that is a width is a multiple of 8, at most 65536, of registers without `zero`";
                let diag = onespec_diag::Diag::error("E1206", &file.width.origin, message).help(help);
                if !self.diags.list.contains(&diag) {
                    self.diags.push(diag);
                }
                64
            }
        }
    }

    fn text_width(&mut self, text: &SourceText) -> Res<u32> {
        let parsed = self.texts.expression(&text.text);
        match parsed {
            Ok(e) => self.in_text(text, |this| this.width(&e)),
            Err(error) => Err(self.bad_text(&error, text)),
        }
    }

    pub(super) fn text_type(&mut self, text: &SourceText) -> Res<Ty> {
        let parsed = self.texts.type_(&text.text);
        match parsed {
            Ok(ty) => self.in_text(text, |this| this.state_type(&ty)),
            Err(error) => Err(self.bad_text(&error, text)),
        }
    }

    pub(super) fn bad_text(&mut self, error: &super::parse::SyntaxError, text: &SourceText) -> Fail {
        let diag = error.diagnose(&text.origin);
        if !self.diags.list.contains(&diag) {
            self.diags.push(diag);
        }
        Fail::Reported
    }

    /// Type of state or of a `var`: bits or an integer with a range.
    pub(super) fn state_type(&mut self, ty: &ast::Type) -> Res<Ty> {
        match &ty.kind {
            TypeKind::Bool | TypeKind::Bits(_) | TypeKind::Int(Some(_)) | TypeKind::Unknown(_) => self.resolve_type(ty),
            TypeKind::Int(None) => self.fail_help(
                "E1220",
                ty.span,
                "`int` needs a range here",
                "write int<N>, for the values 0 to N-1",
            ),
            _ => self.fail_help(
                "E1106",
                ty.span,
                "this type cannot be stored",
                "state is bool, bits<N> or int<N>",
            ),
        }
    }

    /// A written type, its widths known. A plain `int` has no bounds.
    pub(super) fn resolve_type(&mut self, ty: &ast::Type) -> Res<Ty> {
        match &ty.kind {
            TypeKind::Bool => Ok(Ty::BOOL),
            TypeKind::Int(None) => Ok(super::lower::ANY_INT),
            TypeKind::Int(Some(count)) => match self.static_int(count)? {
                count @ 1.. if count <= 1 << 64 => Ok(Ty::Int(0, count - 1)),
                count => self.fail("E1206", ty.span, format!("int<{count}> has no values, or too many")),
            },
            TypeKind::Bits(width) => Ok(Ty::Bits(self.width(width)?)),
            TypeKind::Tuple(parts) => Ok(Ty::Tuple(
                parts.iter().map(|part| self.resolve_type(part)).collect::<Res<_>>()?,
            )),
            TypeKind::Fn(..) => self.fail("E1106", ty.span, "a closure can only be a parameter"),
            TypeKind::Unknown(name) => self.fail_help(
                "E1106",
                ty.span,
                format!("unknown type `{name}`"),
                "types are int, bool, bits<N>, tuples and fn(..)",
            ),
        }
    }
}
