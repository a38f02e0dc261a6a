//! The tables of selectors as Rust statics: lists of plain data, whose `Debug` form is Rust but for references and paths.

use onespec_cache::Cache;
use onespec_core::select::{Pattern, Selector};
use onespec_diag::{Diags, FileSource, Origin, Sources};
use onespec_pipeline::Checked;
use onespec_select::{Programs, tables_of};
use std::fmt::{Debug, Write};

/// The selectors of a machine as the text of a module of its crate, and the files of the gates. None where the machine declares
/// nothing to select. `line` gives the text of a place.
pub fn module(
    checked: &Checked,
    files: FileSource<'_>,
    diags: &mut Diags,
    line: &dyn Fn(&Origin) -> String,
) -> Option<(String, Sources)> {
    let isa = checked.model.as_ref()?;
    let programs = Programs::all(checked.programs);
    let (made, sources) = tables_of(isa, programs, files, &Cache::off(), diags, line)?;
    Some((text(&made), sources))
}

/// `pub mod select` with `SELECTORS`.
fn text(selectors: &[Selector]) -> String {
    let mut out = String::from(
        "\n/// What a compiler selects instructions by: one selector for each assignment of the parameters.\n\
         #[cfg(feature = \"select\")]\npub mod select {\n    use onespec_core::isa::{FeatureSet, Needs};\n    \
         use onespec_core::select::*;\n",
    );
    for (i, selector) in selectors.iter().enumerate() {
        one(&mut out, i, selector);
    }
    let names: Vec<String> = (0..selectors.len()).map(|i| format!("&s{i}::SELECTOR")).collect();
    let _ = writeln!(
        out,
        "    /// One for each assignment of the parameters.\n    pub static SELECTORS: &[&Selector] = &[{}];\n}}",
        names.join(", ")
    );
    out
}

/// The text of a list, references put back.
fn list<T: Debug>(items: &[T]) -> String {
    let mut text = format!("{items:?}");
    for (from, to) in [
        ("inputs: [", "inputs: &["),
        ("any: [(", "any: &[("),
        ("any: []", "any: &[]"),
        ("Table([", "Table(&["),
    ] {
        text = text.replace(from, to);
    }
    text
}

fn one(out: &mut String, i: usize, s: &Selector) {
    let uses = "use onespec_core::select";
    let mut lists: Vec<(&str, &str, String, String)> = Vec::new();
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
    let tokens = format!("{uses}::Token::{{Gate, Leaf}}; {uses}::Leaf::{{Const, Imm, Reg}};");
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
    let _ = writeln!(
        out,
        "    #[allow(unused_braces)]\n    mod s{i} {{\n        use super::*;"
    );
    for (name, ty, imports, text) in &lists {
        let text = text.strip_prefix('[').and_then(|t| t.strip_suffix(']')).unwrap_or("");
        let _ = writeln!(out, "        static {name}: &[{ty}] = {{ {imports} &[{text}] }};");
    }
    let _ = writeln!(
        out,
        "        pub static SELECTOR: Selector = Selector {{ params: PARAMS, gates: {:?}, keys: KEYS, reprs: REPRS, weaken: WEAKEN, \
         copies: COPIES, patterns: PATTERNS, nodes: NODES, roots: ROOTS, constant: {:?}, any: {:?}, needs: NEEDS, origins: ORIGINS, \
         maps: MAPS, tokens: TOKENS, steps: STEPS, args: ARGS, calcs: CALCS, edges: EDGES, accepts: ACCEPTS, orders: ORDERS, \
         results: RESULTS, by_op: BY_OP, fuses: {:?} }};\n    }}",
        s.gates, s.constant, s.any, s.fuses
    );
}

/// Patterns have fields whose variants share names: their paths are written out.
fn patterns(all: &[Pattern]) -> String {
    let one = |p: &Pattern| {
        let value = p.value.map_or("None".to_string(), |arg| format!("Some(Arg::{arg:?})"));
        format!(
            "Pattern {{ tree: {:?}, results: {:?}, steps: {:?}, value: {value}, where_: {:?}, effect: Effect::{:?}, cost: {}, \
             latency: {}, needs: {}, origin: {} }}",
            p.tree, p.results, p.steps, p.where_, p.effect, p.cost, p.latency, p.needs, p.origin
        )
    };
    format!("[{}]", all.iter().map(one).collect::<Vec<_>>().join(", "))
}
