//! Functions in the language of LLVM, and how many instructions its static compiler makes of them.
//!
//! What is total here and not there is written as LLVM likes it best: a division is `sdiv` although a divisor of 0 is
//! undefined there, and accesses to memory have their natural alignment, since any other would be taken apart.

use crate::shape::{End, Kind, Shape, kind, kind_of};
use onespec_circuit::GATES;
use onespec_compiler::schedule::{Options, schedule};
use onespec_graph::module::{Module, Symbol};
use onespec_graph::{Circuit, Gate, Role};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::io::Write as _;
use std::process::{Command, Stdio};

/// A module as text.
///
/// # Errors
/// A gate for which LLVM has no word.
pub fn text(module: &Module, how: &Options) -> Result<String, String> {
    let mut out = String::new();
    let mut declared = BTreeSet::new();
    for function in &module.functions {
        let circuit = &function.circuit;
        let scheduled = schedule(circuit, how).map_err(|f| f.to_string())?;
        let shape = Shape::new(circuit, &scheduled)?;
        let mut printer = Printer {
            module,
            circuit,
            out: &mut out,
            declared: &mut declared,
            fresh: 0,
        };
        let signature = &function.signature;
        let params: Vec<String> = signature
            .params
            .iter()
            .enumerate()
            .map(|(at, ty)| format!("{} %a{at}", attributed(kind_of(circuit, *ty))))
            .collect();
        let result = match kind_of(circuit, signature.result) {
            Kind::Int(32) => "signext i32".to_owned(),
            kind => ty(kind),
        };
        writeln!(
            printer.out,
            "define {result} @{}({}) nounwind {{",
            function.name,
            params.join(", ")
        )
        .ok();
        printer.body(&shape).map_err(|e| format!("{}: {e}", function.name))?;
        out.push_str("}\n\n");
    }
    for e in &module.externs {
        let params: Vec<String> = e
            .signature
            .params
            .iter()
            .map(|t| ty(kind_of(&module.functions[0].circuit, *t)))
            .collect();
        let result = ty(kind_of(&module.functions[0].circuit, e.signature.result));
        writeln!(out, "declare {result} @{}({})", e.name, params.join(", ")).ok();
    }
    for d in &module.data {
        writeln!(
            out,
            "@{} = external global [{} x i8], align {}",
            d.name,
            d.bytes.len(),
            d.align
        )
        .ok();
    }
    for line in declared {
        writeln!(out, "{line}").ok();
    }
    Ok(out)
}

fn ty(kind: Kind) -> String {
    match kind {
        Kind::None => "void".into(),
        Kind::Int(width) => format!("i{width}"),
        Kind::Float(32) => "float".into(),
        Kind::Float(_) => "double".into(),
    }
}

fn attributed(kind: Kind) -> String {
    match kind {
        Kind::Int(32) => "i32 signext".into(),
        kind => ty(kind),
    }
}

struct Printer<'a> {
    module: &'a Module,
    circuit: &'a Circuit,
    out: &'a mut String,
    declared: &'a mut BTreeSet<String>,
    fresh: u32,
}

impl Printer<'_> {
    fn line(&mut self, text: &str) {
        writeln!(self.out, "  {text}").ok();
    }

    fn fresh(&mut self) -> String {
        self.fresh += 1;
        format!("%t{}", self.fresh)
    }

    fn body(&mut self, shape: &Shape<'_>) -> Result<(), String> {
        // Values by parameter and block that they come from.
        let mut incoming: BTreeMap<Gate, Vec<String>> = BTreeMap::new();
        for (from, block) in shape.blocks.iter().enumerate() {
            if let End::Jump(to, passed) = &block.end {
                for (param, value) in shape.blocks[*to].params.iter().zip(passed) {
                    let text = format!("[ {}, %b{from} ]", self.value(*value));
                    incoming.entry(*param).or_default().push(text);
                }
            }
        }
        for (index, block) in shape.blocks.iter().enumerate() {
            writeln!(self.out, "b{index}:").ok();
            for param in &block.params {
                let ways = incoming.remove(param).unwrap_or_default().join(", ");
                self.line(&format!(
                    "%g{} = phi {} {ways}",
                    param.0,
                    ty(kind(self.circuit, *param))
                ));
            }
            if index == 0 && shape.circuit.gates().any(|g| shape.circuit.role(g) == Role::Alloca) {
                for area in shape.circuit.gates().filter(|g| shape.circuit.role(*g) == Role::Alloca) {
                    let bytes = shape.circuit.bits(area);
                    self.line(&format!("%p{} = alloca [{bytes} x i8], align 16", area.0));
                    self.line(&format!("%g{} = ptrtoint ptr %p{} to i64", area.0, area.0));
                }
            }
            for gate in &block.gates {
                self.gate(*gate)?;
            }
            match &block.end {
                End::Return(None) => self.line("ret void"),
                End::Return(Some(value)) => {
                    let text = format!("ret {}", self.typed(*value));
                    self.line(&text);
                }
                End::Jump(to, _) => self.line(&format!("br label %b{to}")),
                End::Branch(c, yes, no) => {
                    let text = format!("br {}, label %b{yes}, label %b{no}", self.typed(*c));
                    self.line(&text);
                }
                End::Switch(value, cases, default) => {
                    let ty = ty(kind(self.circuit, *value));
                    let cases: Vec<String> = cases.iter().map(|(n, to)| format!("{ty} {n}, label %b{to}")).collect();
                    let text = format!(
                        "switch {}, label %b{default} [ {} ]",
                        self.typed(*value),
                        cases.join(" ")
                    );
                    self.line(&text);
                }
            }
        }
        Ok(())
    }

    fn value(&mut self, gate: Gate) -> String {
        let bits = self.circuit.bits(gate);
        match self.circuit.role(gate) {
            Role::Constant => match kind(self.circuit, gate) {
                Kind::Int(1) => (bits & 1).to_string(),
                Kind::Float(32) => format!("0x{:016X}", f64::from(f32::from_bits(bits as u32)).to_bits()),
                Kind::Float(_) => format!("0x{bits:016X}"),
                Kind::Int(width) => ((bits << (64 - width)) as i64 >> (64 - width)).to_string(),
                Kind::None => "undef".into(),
            },
            Role::Symbol => format!("ptrtoint (ptr @{} to i64)", self.symbol(bits)),
            Role::Arg => format!("%a{bits}"),
            _ => format!("%g{}", gate.0),
        }
    }

    fn symbol(&self, number: u64) -> String {
        let symbol = self.module.symbol(number);
        symbol.map_or_else(String::new, |s: Symbol| self.module.name(s).to_owned())
    }

    fn typed(&mut self, gate: Gate) -> String {
        format!("{} {}", ty(kind(self.circuit, gate)), self.value(gate))
    }

    /// A pointer to what an address says: a sum is a place behind a pointer, which LLVM's analyses look through.
    fn pointer(&mut self, address: Gate) -> String {
        let circuit = self.circuit;
        if circuit.role(address) == Role::Symbol {
            return format!("@{}", self.symbol(circuit.bits(address)));
        }
        if circuit.def(address).name == "ADD" {
            let is_index = |g: Gate| matches!(circuit.def(g).name, "MUL" | "SHL" | "SEXT" | "ZEXT" | "CONSTANT");
            let (one, other) = (circuit.value(address, 0), circuit.value(address, 1));
            let (base, offset) = if is_index(one) { (other, one) } else { (one, other) };
            let (base, offset) = (self.pointer(base), self.value(offset));
            let name = self.fresh();
            self.line(&format!("{name} = getelementptr i8, ptr {base}, i64 {offset}"));
            name
        } else {
            let (name, address) = (self.fresh(), self.value(address));
            self.line(&format!("{name} = inttoptr i64 {address} to ptr"));
            name
        }
    }

    fn gate(&mut self, gate: Gate) -> Result<(), String> {
        let circuit = self.circuit;
        let own = kind(circuit, gate);
        let t = ty(own);
        let def = circuit.def(gate);
        let name = def.name;
        let values: Vec<Gate> = circuit.values(gate).to_vec();
        match circuit.role(gate) {
            Role::Alloca => return Ok(()),
            Role::Load => return self.load(gate, own, values[0]),
            Role::Store => return self.store(values[0], values[1]),
            Role::Call => return self.call(gate, own, &values),
            _ => {}
        }
        let at = |p: &mut Self, i: usize| values.get(i).map_or_else(String::new, |v| p.value(*v));
        let (a, b, c) = (at(self, 0), at(self, 1), at(self, 2));
        let from = values.first().map_or(Kind::None, |v| kind(circuit, *v));
        let f = ty(from);
        let binary = |word: &str| format!("{word} {t} {a}, {b}");
        let cast = |word: &str| format!("{word} {f} {a} to {t}");
        let text = match name {
            "ADD" | "SUB" | "MUL" | "SDIV" | "SREM" | "UDIV" | "UREM" | "AND" | "OR" | "XOR" | "FADD" | "FSUB"
            | "FMUL" | "FDIV" => binary(&name.to_lowercase()),
            "SHL" | "LSHR" | "ASHR" => {
                let Kind::Int(width) = own else { return Err(name.into()) };
                let known = circuit.role(values[1]) == Role::Constant && circuit.bits(values[1]) < u64::from(width);
                let amount = if known {
                    b.clone()
                } else {
                    let amount = self.fresh();
                    self.line(&format!("{amount} = and {t} {b}, {}", width - 1));
                    amount
                };
                format!("{} {t} {a}, {amount}", name.to_lowercase())
            }
            "FNEG" => format!("fneg {t} {a}"),
            "ICMP" | "FCMP" => {
                let table = &GATES.conditions[usize::from(name == "FCMP")];
                let code = table.by_code(circuit.bits(gate)).ok_or("a code of a comparison")?;
                format!("{} {} {f} {a}, {b}", name.to_lowercase(), code.name.to_lowercase())
            }
            "TRUNC" | "ZEXT" | "SEXT" | "SITOFP" | "UITOFP" | "BITCAST" => cast(&name.to_lowercase()),
            "FEXT" => cast("fpext"),
            "FTRUNC" => cast("fptrunc"),
            "SELECT" => format!("select i1 {a}, {t} {b}, {t} {c}"),
            "FPTOSI" | "FPTOUI" => self.intrinsic(&format!("{}.sat", name.to_lowercase()), own, &[from], &[a], true),
            "ROTL" => self.intrinsic("fshl", own, &[own; 3], &[a.clone(), a, b], false),
            "ROTR" => self.intrinsic("fshr", own, &[own; 3], &[a.clone(), a, b], false),
            "CLZ" | "CTZ" => {
                let word = if name == "CLZ" { "ctlz" } else { "cttz" };
                self.intrinsic(word, own, &[own, Kind::Int(1)], &[a, "false".into()], false)
            }
            "POPCNT" | "REV" | "BITREV" | "FABS" | "FSQRT" | "FFLOOR" | "FCEIL" | "FCUT" | "FROUND" => {
                let word = match name {
                    "POPCNT" => "ctpop",
                    "REV" => "bswap",
                    "BITREV" => "bitreverse",
                    "FABS" => "fabs",
                    "FSQRT" => "sqrt",
                    "FFLOOR" => "floor",
                    "FCEIL" => "ceil",
                    "FCUT" => "trunc",
                    _ => "roundeven",
                };
                self.intrinsic(word, own, &[own], &[a], false)
            }
            "SMIN" | "SMAX" | "UMIN" | "UMAX" | "FCOPYSIGN" | "FMIN" | "FMAX" => {
                let word = match name {
                    "FCOPYSIGN" => "copysign".to_owned(),
                    "FMIN" => "minnum".to_owned(),
                    "FMAX" => "maxnum".to_owned(),
                    _ => name.to_lowercase(),
                };
                self.intrinsic(&word, own, &[own; 2], &[a, b], false)
            }
            "FMA" => self.intrinsic("fma", own, &[own; 3], &[a, b, c], false),
            "SMULH" | "UMULH" => {
                let Kind::Int(width) = own else { return Err(name.into()) };
                let wide = 2 * width;
                let extend = if name == "SMULH" { "sext" } else { "zext" };
                let names: Vec<String> = (0..4).map(|_| self.fresh()).collect();
                self.line(&format!("{} = {extend} {t} {a} to i{wide}", names[0]));
                self.line(&format!("{} = {extend} {t} {b} to i{wide}", names[1]));
                self.line(&format!("{} = mul i{wide} {}, {}", names[2], names[0], names[1]));
                self.line(&format!("{} = lshr i{wide} {}, {width}", names[3], names[2]));
                format!("trunc i{wide} {} to {t}", names[3])
            }
            _ => return Err(format!("no word for {name}")),
        };
        self.line(&format!("%g{} = {text}", gate.0));
        Ok(())
    }

    fn intrinsic(&mut self, word: &str, own: Kind, kinds: &[Kind], args: &[String], both: bool) -> String {
        let suffix = |k: Kind| match k {
            Kind::Float(width) => format!("f{width}"),
            k => ty(k),
        };
        let second = if both {
            format!(".{}", suffix(kinds[0]))
        } else {
            String::new()
        };
        let name = format!("@llvm.{word}.{}{second}", suffix(own));
        let types: Vec<String> = kinds.iter().map(|k| ty(*k)).collect();
        self.declared
            .insert(format!("declare {} {name}({})", ty(own), types.join(", ")));
        let args: Vec<String> = types.iter().zip(args).map(|(t, a)| format!("{t} {a}")).collect();
        format!("call {} {name}({})", ty(own), args.join(", "))
    }

    fn load(&mut self, gate: Gate, own: Kind, address: Gate) -> Result<(), String> {
        let pointer = self.pointer(address);
        if own == Kind::Int(1) {
            let byte = self.fresh();
            self.line(&format!("{byte} = load i8, ptr {pointer}"));
            self.line(&format!("%g{} = trunc i8 {byte} to i1", gate.0));
        } else {
            self.line(&format!("%g{} = load {}, ptr {pointer}", gate.0, ty(own)));
        }
        Ok(())
    }

    fn store(&mut self, value: Gate, address: Gate) -> Result<(), String> {
        let pointer = self.pointer(address);
        let mut text = self.typed(value);
        if kind(self.circuit, value) == Kind::Int(1) {
            let byte = self.fresh();
            self.line(&format!("{byte} = zext {text} to i8"));
            text = format!("i8 {byte}");
        }
        self.line(&format!("store {text}, ptr {pointer}"));
        Ok(())
    }

    fn call(&mut self, gate: Gate, own: Kind, values: &[Gate]) -> Result<(), String> {
        let target = self.pointer(values[0]);
        let args: Vec<String> = values[1..]
            .iter()
            .map(|v| format!("{} {}", attributed(kind(self.circuit, *v)), self.value(*v)))
            .collect();
        let result = match own {
            Kind::None => String::new(),
            _ => format!("%g{} = ", gate.0),
        };
        let own = match own {
            Kind::Int(32) => "signext i32".into(),
            own => ty(own),
        };
        self.line(&format!("{result}call {own} {target}({})", args.join(", ")));
        Ok(())
    }
}

/// The assembly that LLVM makes of a module; through its optimiser first, if so wanted.
///
/// # Errors
/// The tools are not there, or don't like the text.
pub fn assembly(text: &str, attributes: &str, optimise: bool) -> Result<String, String> {
    let triple = "-mtriple=riscv64-unknown-linux-gnu";
    let attributes = format!("-mattr={attributes}");
    let text = if optimise {
        tool("opt-19", &["-O2", "-S", triple, &attributes], text)?
    } else {
        text.to_owned()
    };
    let model = "--code-model=medium";
    tool(
        "llc-19",
        &[
            "-O2",
            triple,
            &attributes,
            "--target-abi=lp64d",
            "--relocation-model=static",
            model,
        ],
        &text,
    )
}

/// What a tool makes of its input.
fn tool(name: &str, arguments: &[&str], input: &str) -> Result<String, String> {
    let told = |e: std::io::Error| format!("{name}: {e}");
    let mut child = Command::new(name)
        .args(arguments)
        .args(["-o", "-", "-"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .map_err(told)?;
    let mut pipe = child.stdin.take().ok_or("a pipe")?;
    let input = input.to_owned();
    let writer = std::thread::spawn(move || pipe.write_all(input.as_bytes()));
    let output = child.wait_with_output().map_err(told)?;
    writer.join().map_err(|_| "a pipe")?.map_err(told)?;
    match output.status.success() {
        true => Ok(String::from_utf8_lossy(&output.stdout).into_owned()),
        false => Err(format!("{name}: {}", String::from_utf8_lossy(&output.stderr))),
    }
}

/// How many instructions each function of an assembly has. What a linker may shorten counts with its full length.
pub fn count(assembly: &str) -> BTreeMap<String, usize> {
    count_of(assembly, |_| true)
}

/// The same of some instructions, by their names; a function that has none of them is not there.
pub fn count_of(assembly: &str, counts_for: impl Fn(&str) -> bool) -> BTreeMap<String, usize> {
    let mut counts = BTreeMap::new();
    let mut function = None;
    for line in assembly.lines() {
        if let Some((label, _)) = line
            .split_once(':')
            .filter(|_| !line.starts_with([' ', '\t', '.', '#']))
        {
            function = Some(label.to_owned());
            continue;
        }
        let text = line.trim_start();
        if line.starts_with(".Lfunc_end") {
            function = None;
        }
        let (Some(name), true) = (&function, line.starts_with('\t')) else {
            continue;
        };
        if text.is_empty() || text.starts_with(['.', '#']) {
            continue;
        }
        let word = text.split_whitespace().next().unwrap_or_default();
        if !counts_for(word) {
            continue;
        }
        *counts.entry(name.clone()).or_default() += match word {
            "call" | "tail" | "la" | "lla" => 2,
            _ => 1,
        };
    }
    counts
}
