//! The tables of selectors as Rust statics: lists of plain data, whose `Debug` form is Rust but for references and paths.

use onespec_cache::Cache;
use onespec_core::select::{Pattern, Selector};
use onespec_diag::{Diags, FileSource, Origin, Sources};
use onespec_pipeline::Checked;
use onespec_select::{Programs, tables_of};
use std::fmt::{Debug, Write};

/// The selectors of a machine as the text of a file of its crate, and the files of the gates. None where the machine declares
/// nothing to select. What was derived before comes from the cache. `line` gives the text of a place.
pub fn module(
    checked: &Checked,
    files: FileSource<'_>,
    cache: &Cache,
    diags: &mut Diags,
    line: &dyn Fn(&Origin) -> String,
) -> Option<(String, Sources)> {
    let isa = checked.model.as_ref()?;
    let programs = Programs::all(checked.programs);
    let (made, sources) = tables_of(isa, programs, files, cache, diags, line)?;
    Some((text(&made), sources))
}

/// The module of a machine that has nothing to select by.
pub const NONE: &str = "//! What a compiler selects instructions by: nothing here.\n\
                        /// Selectors of the machine.\n\
                        pub static SELECTORS: &[&onespec_core::select::Selector] = &[];\n";

/// The module, with `SELECTORS`.
fn text(selectors: &[Selector]) -> String {
    let mut out = String::from(
        "//! What a compiler selects instructions by: one selector for each assignment of the parameters.\n\
         use onespec_core::isa::{FeatureSet, Needs};\nuse onespec_core::select::*;\n",
    );
    for (i, selector) in selectors.iter().enumerate() {
        one(&mut out, i, selector);
    }
    let names: Vec<String> = (0..selectors.len()).map(|i| format!("&s{i}::SELECTOR")).collect();
    let _ = writeln!(
        out,
        "/// One for each assignment of the parameters.\npub static SELECTORS: &[&Selector] = &[{}];",
        names.join(", ")
    );
    out
}

/// Columns of a line of generated text.
const COLUMNS: usize = 118;

/// The texts of a list's items, references put back.
fn list<T: Debug>(items: &[T]) -> Vec<String> {
    let one = |item: &T| {
        let mut text = format!("{item:?}");
        for (from, to) in [
            ("inputs: [", "inputs: &["),
            ("any: [(", "any: &[("),
            ("any: []", "any: &[]"),
            ("Table([", "Table(&["),
            (" state: [", " state: &["),
            (" set: [", " set: &["),
        ] {
            text = text.replace(from, to);
        }
        text
    };
    items.iter().map(one).collect()
}

/// Items in lines as long as they may be, each item whole.
fn filled(items: &[String]) -> String {
    let mut out = String::new();
    let mut column = COLUMNS;
    for item in items {
        if column + item.len() + 2 > COLUMNS {
            out.push_str("\n       ");
            column = 7;
        }
        let _ = write!(out, " {item},");
        column += item.len() + 2;
    }
    out
}

fn one(out: &mut String, i: usize, s: &Selector) {
    let uses = "use onespec_core::select";
    let mut lists: Vec<(&str, &str, String, Vec<String>)> = Vec::new();
    let mut add = |name, ty, imports: &str, text| lists.push((name, ty, imports.to_string(), text));
    add("PARAMS", "(&str, i64)", "", list(s.params));
    add("KEYS", "GateKey", "", list(s.keys));
    add("REPRS", "Repr", &format!("{uses}::Extension::*;"), list(s.reprs));
    add("WEAKEN", "(ReprId, ReprId)", "", list(s.weaken));
    add("COPIES", "(onespec_core::isa::FileId, PatternId)", "", list(s.copies));
    add("PATTERNS", "Pattern", "", patterns(s.patterns));
    add("NODES", "Node", "", list(s.nodes));
    add("ROOTS", "(KeyId, NodeId)", "", list(s.roots));
    add("NEEDS", "Needs", "", list(s.needs));
    add("ORIGINS", "PatternOrigin", "", list(s.origins));
    add("MAPS", "ImmMap", &format!("{uses}::ImmMap::*;"), list(s.maps));
    let tokens = format!("{uses}::Token::{{Gate, Leaf}}; {uses}::Leaf::{{Any, Const, Imm, Reg}};");
    add("TOKENS", "Token", &tokens, list(s.tokens));
    add("STEPS", "Step", "", list(s.steps));
    add("ARGS", "Arg", &format!("{uses}::Arg::*;"), list(s.args));
    let bv = "use onespec_core::bv";
    let calcs = format!("{uses}::Value; {bv}::calc::Step::*; {bv}::{{Unary::*, Binary::*, Compare::*, Count::*}};");
    add("CALCS", "CalcOp", &calcs, list(s.calcs));
    add("EDGES", "(KeyId, NodeId)", "", list(s.edges));
    add("ACCEPTS", "Accept", "", list(s.accepts));
    add("ORDERS", "u8", "", list(s.orders));
    add("RESULTS", "ReprId", "", list(s.results));
    add("BY_OP", "(onespec_core::isa::OpId, PatternId)", "", list(s.by_op));
    let held = format!("{uses}::Holder::*; {uses}::Held::*;");
    add("BESIDE", "(PatternId, PatternId)", "", list(s.beside));
    add("APPROXIMATE", "(PatternId, u16)", "", list(s.approximate));
    add("APPROXIMATIONS", "Approximation", "", list(s.approximations));
    add("REQUIRES", "(PatternId, Require)", &held, list(s.requires));
    add("SETTINGS", "Setting", "", list(s.settings));
    let _ = writeln!(
        out,
        "#[allow(unused_braces, unused_imports)]\nmod s{i} {{\n    use super::*;"
    );
    for (name, ty, imports, items) in &lists {
        let items = filled(items);
        let _ = writeln!(out, "    static {name}: &[{ty}] = {{ {imports} &[{items}\n    ] }};");
    }
    let _ = writeln!(
        out,
        "    pub static SELECTOR: Selector = Selector {{\n        \
         params: PARAMS, gates: {:?}, keys: KEYS, reprs: REPRS, weaken: WEAKEN, copies: COPIES,\n        \
         patterns: PATTERNS, nodes: NODES, roots: ROOTS, constant: {:?}, any: {:?}, needs: NEEDS, origins: ORIGINS,\n        \
         maps: MAPS, tokens: TOKENS, steps: STEPS, args: ARGS, calcs: CALCS, edges: EDGES, accepts: ACCEPTS,\n        \
         orders: ORDERS, results: RESULTS, by_op: BY_OP, fuses: {:?},\n        \
         requires: REQUIRES, beside: BESIDE, approximate: APPROXIMATE, approximations: APPROXIMATIONS,\n        \
         scale: {}, settings: SETTINGS,\n    }};\n}}",
        s.gates,
        s.constant,
        s.any,
        s.fuses,
        s.scale
            .map_or("None".to_string(), |scale| format!("Some(Scale::{scale:?})"))
    );
}

/// Patterns have fields whose variants share names: their paths are written out.
fn patterns(all: &[Pattern]) -> Vec<String> {
    let one = |p: &Pattern| {
        let value = p.value.map_or("None".to_string(), |arg| format!("Some(Arg::{arg:?})"));
        format!(
            "Pattern {{ tree: {:?}, results: {:?}, steps: {:?}, value: {value}, where_: {:?}, effect: Effect::{:?}, cost: {}, \
             latency: {}, needs: {}, origin: {} }}",
            p.tree, p.results, p.steps, p.where_, p.effect, p.cost, p.latency, p.needs, p.origin
        )
    };
    all.iter().map(one).collect()
}
