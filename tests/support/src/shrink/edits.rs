//! Edits that may make a program smaller: parts that may be removed, and what may replace a part.

use super::trimmed;
use onespec_volt::diag::Diags;
use onespec_volt::source::Span;
use onespec_volt::syntax::ast::{Block, Expr, ExprKind, Function, Item, Stmt, StmtKind};
use onespec_volt::syntax::{parse, scan};

pub(super) type Range = std::ops::Range<usize>;
/// What stands in place of a piece of the text.
pub(super) type Edit = (Range, String);

/// Makes changes that do not overlap.
pub(super) fn apply(text: &str, edits: &[Edit]) -> String {
    let mut edits: Vec<&Edit> = edits.iter().collect();
    edits.sort_by_key(|(range, _)| range.start);
    let mut made = String::with_capacity(text.len());
    let mut at = 0;
    for (range, to) in edits {
        made.push_str(text.get(at..range.start).unwrap_or(""));
        made.push_str(to);
        at = at.max(range.end);
    }
    made + text.get(at..).unwrap_or("")
}

/// Bytes that changes save.
pub(super) fn saved(edits: &[Edit]) -> usize {
    edits
        .iter()
        .map(|(range, to)| range.len().saturating_sub(to.len()))
        .sum()
}

/// Lists of which any part may go: items, statements of a block, cases.
pub(super) fn lists(text: &str) -> Vec<Vec<Range>> {
    let items = scan::chunks(text).into_iter().map(|chunk| trimmed(text, chunk.range));
    let mut found = Finder::new(text);
    found.lists.push(items.filter(|range| !range.is_empty()).collect());
    found.program();
    found.lists.retain(|list| !list.is_empty());
    found.lists
}

/// Changes that leave something simpler.
pub(super) fn simpler(text: &str) -> Vec<Vec<Edit>> {
    let mut found = Finder::new(text);
    found.program();
    found.simpler
}

struct Finder<'t> {
    text: &'t str,
    lists: Vec<Vec<Range>>,
    simpler: Vec<Vec<Edit>>,
    /// Calls: the function's name, and the arguments.
    calls: Vec<(String, Vec<Range>)>,
}

fn range(span: Span) -> Range {
    span.start as usize..span.end as usize
}

/// The piece of a list that goes with one of its elements: to the next one, or from the last.
fn with_comma(list: &[Range], at: usize) -> Range {
    match (list.get(at + 1), at.checked_sub(1).and_then(|before| list.get(before))) {
        (Some(next), _) => list[at].start..next.start,
        (None, Some(before)) => before.end..list[at].end,
        (None, None) => list[at].clone(),
    }
}

impl<'t> Finder<'t> {
    fn new(text: &'t str) -> Finder<'t> {
        Finder {
            text,
            lists: Vec::new(),
            simpler: Vec::new(),
            calls: Vec::new(),
        }
    }

    fn program(&mut self) {
        let items = parse(0, self.text, &mut Diags::default());
        for item in &items {
            match item {
                Item::Function(function) => {
                    if let Some(body) = &function.body {
                        self.block(body);
                    }
                }
                Item::Global(global) => {
                    if let Some(init) = &global.init {
                        if let Some(ty) = &global.ty {
                            let value = ty.span.end as usize..init.span.end as usize;
                            self.simpler.push(vec![(value, String::new())]);
                        }
                        self.expr(init);
                    }
                }
                Item::Import(_) | Item::Struct(_) | Item::Value(_) => {}
            }
        }
        for item in &items {
            if let Item::Function(function) = item {
                self.parameters(function);
            }
        }
    }

    fn piece(&self, range: Range) -> &'t str {
        self.text.get(range).unwrap_or("")
    }

    fn replace(&mut self, of: Span, by: impl Into<String>) {
        self.simpler.push(vec![(range(of), by.into())]);
    }

    /// A parameter goes together with what the calls give for it.
    fn parameters(&mut self, function: &Function) {
        let params = function.params.iter();
        let params: Vec<Range> = params.map(|(name, ty)| range(name.span.to(ty.span))).collect();
        for at in 0..params.len() {
            let mut edits = vec![(with_comma(&params, at), String::new())];
            for (_, arguments) in self.calls.iter().filter(|(name, _)| **name == *function.name.text) {
                if at < arguments.len() {
                    edits.push((with_comma(arguments, at), String::new()));
                }
            }
            // A call in an argument of another would be changed twice.
            edits.sort_by_key(|(range, _)| range.start);
            if edits.windows(2).all(|pair| pair[0].0.end <= pair[1].0.start) {
                self.simpler.push(edits);
            }
        }
        if let (Some(result), Some(body)) = (&function.result, &function.body) {
            // Without a result, nothing is returned.
            let arrow = self.piece(0..result.span.start as usize).rfind("->");
            if let Some(arrow) = arrow {
                let mut edits = vec![(arrow..result.span.end as usize, String::new())];
                returned(&body.stmts, &mut |value| edits.push((range(value.span), String::new())));
                self.simpler.push(edits);
            }
        }
    }

    fn block(&mut self, block: &Block) {
        self.lists
            .push(block.stmts.iter().map(|stmt| range(stmt.span)).collect());
        for stmt in &block.stmts {
            self.stmt(stmt);
        }
    }

    /// A block that may stand in place of the statement that it belongs to.
    fn part(&mut self, stmt: &Stmt, block: &Block) {
        let inner = range(block.span);
        let inner = (inner.start + 1).min(inner.end)..inner.end.saturating_sub(1).max(inner.start);
        self.replace(stmt.span, self.piece(inner));
        self.replace(stmt.span, self.piece(range(block.span)));
        self.block(block);
    }

    fn stmt(&mut self, stmt: &Stmt) {
        match &stmt.kind {
            StmtKind::Let { init, .. } => {
                if let Some(init) = init {
                    self.replace(stmt.span, format!("{};", self.piece(range(init.span))));
                    self.expr(init);
                }
            }
            StmtKind::If(arms, rest) => {
                for (condition, block) in arms {
                    self.expr(condition);
                    self.part(stmt, block);
                }
                let ends: Vec<usize> = arms.iter().map(|(_, block)| block.span.end as usize).collect();
                for (at, end) in ends.iter().enumerate() {
                    // What follows the arm, or the arm itself with the `else` before it.
                    self.simpler.push(vec![(*end..stmt.span.end as usize, String::new())]);
                    if let Some(next) = ends.get(at + 1) {
                        self.simpler.push(vec![(*end..*next, String::new())]);
                    }
                }
                rest.iter().for_each(|block| self.part(stmt, block));
            }
            StmtKind::While(condition, block) | StmtKind::Do(block, condition) => {
                self.expr(condition);
                self.part(stmt, block);
            }
            StmtKind::Loop(block) | StmtKind::Block(block) => self.part(stmt, block),
            StmtKind::For { from, to, body, .. } => {
                self.expr(from);
                self.expr(to);
                self.part(stmt, body);
            }
            StmtKind::Switch { value, cases, default } => {
                self.expr(value);
                let whole = cases
                    .iter()
                    .filter_map(|(values, block)| Some(range(values.first()?.span.to(block.span))));
                self.lists.push(whole.collect());
                for (values, block) in cases {
                    let values: Vec<Range> = values.iter().map(|value| range(value.span)).collect();
                    if values.len() > 1 {
                        let each = (0..values.len()).map(|at| vec![(with_comma(&values, at), String::new())]);
                        self.simpler.extend(each);
                    }
                    self.part(stmt, block);
                }
                default.iter().for_each(|block| self.part(stmt, block));
            }
            StmtKind::Break | StmtKind::Continue => {}
            StmtKind::Return(value) => value.iter().for_each(|value| self.expr(value)),
            StmtKind::Throw(value) | StmtKind::Expr(value) => self.expr(value),
            StmtKind::Try { body, handler, .. } => {
                self.part(stmt, body);
                self.part(stmt, handler);
            }
            StmtKind::Assign { place, value, .. } => {
                self.expr(place);
                self.expr(value);
            }
        }
    }

    fn expr(&mut self, expr: &Expr) {
        let mut parts: Vec<&Expr> = Vec::new();
        match &expr.kind {
            ExprKind::Int { .. } | ExprKind::Float { .. } | ExprKind::Char(_) | ExprKind::Bool(_) => {}
            ExprKind::Text(_) | ExprKind::Path(_) | ExprKind::Zero(_) | ExprKind::SizeOf(_) => {}
            ExprKind::Unary(_, of) | ExprKind::Cast(of, _) | ExprKind::Field(of, _) | ExprKind::Typed(_, _, of) => {
                parts.push(of)
            }
            ExprKind::Binary(_, a, b) | ExprKind::Index(a, b) => parts.extend([&**a, b]),
            ExprKind::Choose(a, b, c) | ExprKind::Range(a, b, c) => parts.extend([&**a, b, c]),
            ExprKind::List(values) => parts.extend(values),
            ExprKind::Call(path, arguments) => {
                let ranges = arguments.iter().map(|argument| range(argument.span)).collect();
                self.calls.push((path.name.text.to_string(), ranges));
                parts.extend(arguments);
            }
        }
        for literal in ["0", "false", "0.0"] {
            self.replace(expr.span, literal);
        }
        for part in &parts {
            self.replace(expr.span, self.piece(range(part.span)));
        }
        parts.into_iter().for_each(|part| self.expr(part));
    }
}

/// What a function returns.
fn returned<'a>(stmts: &'a [Stmt], see: &mut dyn FnMut(&'a Expr)) {
    for stmt in stmts {
        match &stmt.kind {
            StmtKind::Return(Some(value)) => see(value),
            StmtKind::If(arms, rest) => {
                arms.iter().for_each(|(_, block)| returned(&block.stmts, see));
                rest.iter().for_each(|block| returned(&block.stmts, see));
            }
            StmtKind::While(_, block) | StmtKind::Do(block, _) | StmtKind::Loop(block) | StmtKind::Block(block) => {
                returned(&block.stmts, see);
            }
            StmtKind::For { body, .. } => returned(&body.stmts, see),
            StmtKind::Switch { cases, default, .. } => {
                cases.iter().for_each(|(_, block)| returned(&block.stmts, see));
                default.iter().for_each(|block| returned(&block.stmts, see));
            }
            StmtKind::Try { body, handler, .. } => {
                returned(&body.stmts, see);
                returned(&handler.stmts, see);
            }
            _ => {}
        }
    }
}
