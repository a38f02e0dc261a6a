//! Loops with branches, variables, sums under conditions, divisions and floats, over arrays of one or of several types.

use super::COMPARISONS;
use crate::Rng;
use std::fmt::Write;

const TYPES: [&str; 10] = ["u8", "i8", "u16", "i16", "i32", "u32", "i64", "u64", "f32", "f64"];
/// Elements of an array.
const SIZE: usize = 150;

struct Kernel<'r> {
    rng: &'r mut Rng,
    types: Vec<&'static str>,
    text: String,
    /// Variables with their types.
    locals: Vec<(String, &'static str)>,
}

impl Kernel<'_> {
    fn ty(&mut self) -> &'static str {
        let at = self.rng.below(self.types.len());
        self.types[at]
    }

    fn is_float(ty: &str) -> bool {
        ty.starts_with('f')
    }

    fn number(&mut self, ty: &str) -> String {
        match Self::is_float(ty) {
            true => format!("{}.{}{ty}", self.rng.below(9), self.rng.below(99)),
            false => format!("{}{ty}", self.rng.below(100)),
        }
    }

    fn leaf(&mut self, ty: &str) -> String {
        let known: Vec<&(String, &str)> = self.locals.iter().filter(|(_, of)| *of == ty).collect();
        match self.rng.below(8) {
            0 => self.number(ty),
            1 => format!("k_{ty}"),
            2..4 if !known.is_empty() => self.rng.choose(&known).0.clone(),
            4 if self.rng.one_in(8) => format!("(i as {ty})"),
            5 => format!("b_{ty}[i]"),
            _ => format!("a_{ty}[{}]", self.index()),
        }
    }

    /// Of an element that the loop only reads: side by side mostly, at a distance, or at a place that is read from memory.
    fn index(&mut self) -> String {
        match self.rng.below(12) {
            0 => "2 * i + 1".into(),
            1 => format!("{} - i", SIZE - 1),
            2 => "at[i]".into(),
            3 => "few[i]".into(),
            _ => "i".into(),
        }
    }

    fn expr(&mut self, ty: &'static str, depth: u32) -> String {
        if depth == 0 {
            return self.leaf(ty);
        }
        let other = self.ty();
        match self.rng.below(10) {
            0 => self.leaf(ty),
            1 if other != ty => format!("({} as {ty})", self.expr(other, depth - 1)),
            2 => format!(
                "({} ? {} : {})",
                self.condition(depth - 1),
                self.expr(ty, depth - 1),
                self.expr(ty, depth - 1)
            ),
            3 => {
                let (a, b) = (self.expr(ty, depth - 1), self.leaf(ty));
                format!("select({a} < {b}, {a}, {b})")
            }
            4 => format!("(-{})", self.expr(ty, depth - 1)),
            _ => {
                let ops: &[&str] = match Self::is_float(ty) {
                    true => &["+", "-", "*", "/"],
                    false => &["+", "-", "*", "&", "|", "^", "<<", ">>", "+", "-", "/", "%"],
                };
                let op = *self.rng.choose(ops);
                format!("({} {op} {})", self.expr(ty, depth - 1), self.expr(ty, depth - 1))
            }
        }
    }

    fn condition(&mut self, depth: u32) -> String {
        let ty = self.ty();
        let op = *self.rng.choose(&COMPARISONS);
        let one = format!("{} {op} {}", self.expr(ty, depth), self.leaf(ty));
        match self.rng.below(5) {
            0 => format!("({one} && {} < {})", self.leaf(ty), self.leaf(ty)),
            _ => format!("({one})"),
        }
    }

    fn body(&mut self, sums: &[&'static str]) {
        for at in 0..1 + self.rng.below(4) {
            let ty = self.ty();
            let place = *self.rng.choose(&["b", "c"]);
            match self.rng.below(7) {
                6 if self.rng.one_in(3) => {
                    let (condition, value) = (self.condition(1), self.expr(ty, 2));
                    let _ = writeln!(self.text, "        if {condition} {{ {place}_{ty}[i] = {value}; }}");
                }
                0 | 1 => {
                    let value = self.expr(ty, 2);
                    let _ = writeln!(self.text, "        let v{at}: {ty} = {value};");
                    self.locals.push((format!("v{at}"), ty));
                }
                2 => {
                    let (condition, one, other) = (self.condition(1), self.expr(ty, 2), self.expr(ty, 2));
                    let _ = writeln!(
                        self.text,
                        "        if {condition} {{ {place}_{ty}[i] = {one}; }} else {{ {place}_{ty}[i] = {other}; }}"
                    );
                }
                3 => {
                    let (condition, value) = (self.condition(1), self.expr(ty, 1));
                    let first = self.expr(ty, 1);
                    let _ = writeln!(self.text, "        var w{at}: {ty} = {first};");
                    let _ = writeln!(self.text, "        if {condition} {{ w{at} = {value}; }}");
                    self.locals.push((format!("w{at}"), ty));
                }
                _ => {
                    let value = self.expr(ty, 3);
                    let _ = writeln!(self.text, "        {place}_{ty}[i] = {value};");
                }
            }
        }
        for ty in sums {
            let value = self.expr(ty, 1);
            let update = match self.rng.below(4) {
                0 => format!("if {} {{ s_{ty} += {value}; }}", self.condition(1)),
                1 => format!("s_{ty} -= {value};"),
                2 => format!(
                    "if {} {{ s_{ty} += {value}; }} else {{ s_{ty} -= 1{ty}; }}",
                    self.condition(0)
                ),
                _ => format!("s_{ty} += {value};"),
            };
            let _ = writeln!(self.text, "        {update}");
        }
    }
}

/// A program whose kernel has branches, sums under conditions and several types, called for several lengths.
pub fn program(seed: u64) -> String {
    let mut rng = Rng::new(seed);
    let count = if rng.one_in(2) { 1 } else { 1 + rng.below(3) };
    let mut types: Vec<&str> = (0..count).map(|_| *rng.choose(&TYPES)).collect();
    types.sort_unstable();
    types.dedup();
    let of_sums = if rng.one_in(3) { &types[..] } else { &[] };
    let sums: Vec<&str> = of_sums.iter().copied().filter(|ty| !ty.starts_with('f')).collect();
    let mut text = String::new();
    for ty in &types {
        let _ = writeln!(
            text,
            "static a_{ty}: [{ty}; {}];\nstatic b_{ty}: [{ty}; {SIZE}];\nstatic c_{ty}: [{ty}; {SIZE}];",
            2 * SIZE
        );
    }
    let _ = writeln!(text, "static at: [i32; {SIZE}];\nstatic few: [u8; {SIZE}];");
    let parameters: Vec<String> = types.iter().map(|ty| format!(", k_{ty}: {ty}")).collect();
    let index = *rng.choose(&["i64", "i32", "u32", "u16"]);
    let _ = writeln!(text, "fn kernel(n: {index}{}) {{", parameters.concat());
    for ty in &sums {
        let _ = writeln!(text, "    var s_{ty}: {ty} = 3;");
    }
    let names: Vec<String> = sums.iter().map(|ty| format!("s_{ty}")).collect();
    let clause = if names.is_empty() {
        String::new()
    } else {
        format!(" reduce {}", names.join(", "))
    };
    let _ = writeln!(text, "    foreach i in 0..n{clause} {{");
    let mut kernel = Kernel {
        rng: &mut rng,
        types: types.clone(),
        text,
        locals: Vec::new(),
    };
    kernel.body(&sums);
    let mut text = kernel.text;
    text += "    }\n";
    for name in &names {
        let _ = writeln!(text, "    print({name});");
    }
    text += "}\nfn fill() {\n    var s: u64 = 88172645463325252;\n";
    let _ = writeln!(text, "    for i in 0..{SIZE}i64 {{");
    for ty in &types {
        for array in ["a", "b", "c"] {
            let value = match Kernel::is_float(ty) {
                true => format!("((s >> 40) as {ty}) / 1000.0{ty} - 4.0{ty}"),
                false => format!("s as {ty}"),
            };
            let _ = writeln!(
                text,
                "        s ^= s << 13; s ^= s >> 7; s ^= s << 17; {array}_{ty}[i] = {value};"
            );
        }
        let _ = writeln!(text, "        a_{ty}[i + {SIZE}] = a_{ty}[i];");
    }
    let _ = writeln!(
        text,
        "        at[i] = (s % {SIZE}) as i32; few[i] = (s >> 8) as u8 % {SIZE}u8;"
    );
    text += "    }\n}\nfn show() {\n    var h: u64 = 0;\n";
    let _ = writeln!(text, "    for i in 0..{SIZE}i64 {{");
    for ty in &types {
        for array in ["b", "c"] {
            let value = match *ty {
                "f32" => format!("bitcast(u32, {array}_{ty}[i]) as u64"),
                "f64" => format!("bitcast(u64, {array}_{ty}[i])"),
                _ => format!("{array}_{ty}[i] as u64"),
            };
            let _ = writeln!(text, "        h = h * 31 + ({value});");
        }
    }
    text += "    }\n    print(h);\n}\nfn main() -> i32 {\n";
    for n in [0, 1, 2, 7, 8, 9, 33, 64, SIZE] {
        let arguments: Vec<String> = types
            .iter()
            .map(|ty| match Kernel::is_float(ty) {
                true => format!(", {n}.25{ty}"),
                false => format!(", {}{ty}", n % 100),
            })
            .collect();
        let _ = writeln!(text, "    fill(); kernel({n}{}); show();", arguments.concat());
    }
    text += "    return 0;\n}\n";
    text
}
