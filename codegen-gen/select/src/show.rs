//! Patterns as text: for reports, `onespec explain`, and the golden of how many each instruction has.

use super::Selection;
use super::forms;
use super::pattern::{Arg, Held, Holder, Node, Origin, Pattern};
use onespec_core::select::{Effect, ImmMap};
use onespec_description::model::Isa;
use std::fmt::Write;

impl Selection {
    /// `ADD.i32(a: i32.any, b: i32.any) -> i32.s`
    pub fn show(&self, isa: &Isa, pattern: &Pattern) -> String {
        let mut out = self.tree(&pattern.tree);
        match pattern.effect {
            Effect::Branch(false) => out.push_str(" else"),
            Effect::Branch(true) | Effect::Store => {}
            _ => {
                let results: Vec<&str> = pattern.results.iter().map(|r| self.repr(*r)).collect();
                let _ = write!(out, " -> {}", results.join(", "));
            }
        }
        if !pattern.steps.is_empty() {
            let _ = write!(out, "  =>  {}", self.steps(isa, pattern));
        }
        out
    }

    pub fn repr(&self, r: u16) -> &str {
        self.reprs.get(usize::from(r)).map_or("?", |r| &r.name)
    }

    pub fn ty(&self, ty: u8) -> &str {
        self.types.get(usize::from(ty)).map_or("?", String::as_str)
    }

    /// How many gates with types there are, whether one commutes, its own type and those of its inputs.
    pub fn gate_count(&self) -> u16 {
        self.gates.len() as u16
    }

    pub fn commutes(&self, at: u16) -> bool {
        self.gates.get(usize::from(at)).is_some_and(|g| g.commutes)
    }

    pub fn own(&self, at: u16) -> Option<u8> {
        self.gates.get(usize::from(at))?.own
    }

    pub fn inputs(&self, at: u16) -> &[u8] {
        self.gates.get(usize::from(at)).map_or(&[], |g| &g.inputs)
    }

    /// Name of a gate as rules write it.
    pub fn gate(&self, at: u16) -> String {
        let Some(gate) = self.gates.get(usize::from(at)) else {
            return "?".into();
        };
        let mut out = gate.gate.clone();
        if !gate.cond.is_empty() {
            let _ = write!(out, ".{}", gate.cond);
        }
        // The type that is not told by the result.
        let own = gate.own.filter(|_| gate.cond.is_empty());
        if let Some(ty) = own.or(gate.inputs.first().copied()) {
            let _ = write!(out, ".{}", self.ty(ty));
        }
        out
    }

    fn tree(&self, node: &Node) -> String {
        match node {
            Node::Gate(at, args) => {
                let args: Vec<String> = args.iter().map(|a| self.tree(a)).collect();
                format!("{}({})", self.gate(*at), args.join(", "))
            }
            Node::Reg { source, repr } => format!("{}: {}", letter(*source), self.repr(*repr)),
            Node::Imm { imm, map, ty } => match map {
                ImmMap::Any => format!("#{imm}: {}", self.ty(*ty)),
                ImmMap::Affine {
                    mul: 1, add: 0, lo, hi, ..
                } => format!("#{imm} in {lo}..={hi}: {}", self.ty(*ty)),
                ImmMap::Affine { mul, add, lo, hi, .. } => {
                    format!("#{imm} * {mul} + {add} in {lo}..={hi}: {}", self.ty(*ty))
                }
                ImmMap::Bit { flip: 0, .. } => format!("1 << #{imm}: {}", self.ty(*ty)),
                ImmMap::Bit { .. } => format!("~(1 << #{imm}): {}", self.ty(*ty)),
                ImmMap::Signed { bits, .. } => format!("#{imm} of {bits} signed bits: {}", self.ty(*ty)),
                ImmMap::Table(table) => format!("#{imm} of {}: {}", table.len(), self.ty(*ty)),
            },
            Node::Const(value, ty) => {
                let width = self.ty(*ty).trim_start_matches(|c: char| !c.is_ascii_digit());
                match width.parse() {
                    Ok(width @ 2..=64) => format!("{}", onespec_bv::word::sext(u128::from(*value), width)),
                    _ => format!("{value}"),
                }
            }
            Node::Any => "_".into(),
        }
    }

    /// What registers and state have to hold for a pattern, and whether it is an approximation.
    pub fn conditions(&self, isa: &Isa, pattern: &Pattern) -> String {
        let requires = pattern.requires.iter().map(|require| {
            let place = match require.place {
                Holder::Register(file, n) => {
                    format!("{}[{n}]", isa.files.get(usize::from(file)).map_or("?", |f| &f.name))
                }
                Holder::State(s) => self.state.get(usize::from(s)).cloned().unwrap_or_default(),
            };
            match require.held {
                Held::Number(n) => format!("{place} = {n}"),
                Held::Source(i) => format!("{place} = {}", letter(i)),
                Held::Lanes(n) => format!("{place} of {n} lanes"),
            }
        });
        let approximate = pattern.approximation.map(|_| "approximate".to_string());
        requires.chain(approximate).collect::<Vec<_>>().join(", ")
    }

    /// The instructions.
    pub fn steps(&self, isa: &Isa, pattern: &Pattern) -> String {
        let step = |(n, step): (usize, &super::pattern::Step)| {
            let op = isa.ops.get(usize::from(step.op));
            let operands = op.map_or(&[][..], |op| &op.operands);
            let args: Vec<String> = step
                .args
                .iter()
                .enumerate()
                .map(|(i, arg)| match arg {
                    Arg::Alternative(alt, parts) => {
                        let model = operands
                            .get(i)
                            .and_then(|operand| forms::alternative(isa, operand, *alt));
                        let parts = parts.iter().map(|part| self.arg(part, n, pattern.steps.len()));
                        let parts: Vec<String> = parts.collect();
                        format!("{}({})", model.map_or("?", |alt| &alt.name), parts.join(" "))
                    }
                    arg => self.arg(arg, n, pattern.steps.len()),
                })
                .collect();
            format!("{} {}", op.map_or("?", |o| &o.name), args.join(", "))
        };
        pattern
            .steps
            .iter()
            .enumerate()
            .map(step)
            .collect::<Vec<_>>()
            .join("; ")
    }

    fn arg(&self, arg: &Arg, step: usize, steps: usize) -> String {
        match arg {
            Arg::Out | Arg::OutOf(_) if step + 1 == steps => "rd".into(),
            Arg::Out | Arg::OutOf(_) => format!("t{step}"),
            Arg::Source(i) => letter(*i),
            Arg::Temp(i) => format!("t{i}"),
            Arg::Written(step, operand) => format!("t{step}.{operand}"),
            Arg::Fixed(i) => format!("r{i}"),
            Arg::Imm(i) => format!("#{i}"),
            Arg::Calc(_) => "#(…)".into(),
            Arg::Constant(..) => "const(…)".into(),
            Arg::Number(n) => n.to_string(),
            Arg::Target => "target".into(),
            Arg::Alternative(alt, _) => format!("alternative {alt}"),
        }
    }

    /// How many patterns each instruction and rule has: `addw 12`, in the order of the description; then those without,
    /// and why.
    pub fn counts(&self, isa: &Isa, rules: bool) -> String {
        let mut out = String::new();
        let count = |origin: Origin| self.patterns.iter().filter(|p| p.origin == origin).count();
        let _ = writeln!(out, "{:<16} {}", "(moves)", count(Origin::Move));
        for (id, op) in isa.ops.iter().enumerate() {
            let patterns = count(Origin::Op(id as u16));
            if patterns > 0 {
                let _ = writeln!(out, "{:<16} {patterns}", op.name);
            }
        }
        if rules {
            let mut last = None;
            for pattern in &self.patterns {
                if let Origin::Rule(i) = pattern.origin
                    && last != Some(i)
                {
                    last = Some(i);
                    let name = super::rules::name(isa, i);
                    let _ = writeln!(out, "rule {name:<11} {}", count(pattern.origin));
                }
            }
        }
        for (id, why) in &self.without {
            let name = isa.ops.get(usize::from(*id)).map_or("?", |o| &o.name);
            let _ = writeln!(out, "{name:<16} none: {why}");
        }
        out
    }
}

fn letter(i: u8) -> String {
    char::from(b'a' + i.min(25)).to_string()
}
