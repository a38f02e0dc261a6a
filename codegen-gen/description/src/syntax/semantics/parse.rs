//! Text to tree: the pest grammar, then operators by precedence climbing over the flat lists that it yields.
//!
//! An error is returned as data with its bytes in the text; the caller knows the file. Depth is bounded beforehand
//! (`nesting`), so neither pest nor a later walk can overflow the stack.

use super::ast::*;
use super::nesting;
use onespec_diag::{Diag, Origin};
use pest::Parser;
use pest::error::{ErrorVariant, InputLocation};
use pest::iterators::{Pair, Pairs};
use std::rc::Rc;

#[derive(pest_derive::Parser)]
#[grammar = "syntax/semantics.pest"]
struct Grammar;

/// Why a text is no text of the language.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SyntaxError {
    pub code: &'static str,
    pub span: Span,
    pub message: String,
    pub help: Option<&'static str>,
}

impl SyntaxError {
    /// The error with its place, of a text that stands at `origin`.
    pub fn diagnose(&self, origin: &Origin) -> Diag {
        let place = origin.at(self.span.start as usize, self.span.end as usize);
        let diag = Diag::error(self.code, place, self.message.clone());
        match self.help {
            Some(help) => diag.help(help),
            None => diag,
        }
    }
}

type Result<T> = std::result::Result<T, SyntaxError>;
type Node<'i> = Pair<'i, Rule>;

/// A `sem:` text, or any other body (`read:`, `write:`, `access:` of a CSR).
pub fn body(text: &str) -> Result<Block> {
    read_body(parse(Rule::semantics, text)?)
}

/// A `fns:` text.
pub fn library(text: &str) -> Result<Library> {
    let mut library = Library::default();
    let mut nodes = parse_all(Rule::library, text)?;
    for item in nodes
        .next()
        .map(Pair::into_inner)
        .into_iter()
        .flatten()
        .filter(|node| node.as_rule() == Rule::item)
    {
        let item = inner(item)?;
        match item.as_rule() {
            Rule::const_def => library.consts.push(Rc::new(read_const(item)?)),
            _ => library.fns.push(Rc::new(read_fn(item)?)),
        }
    }
    Ok(library)
}

/// A lone expression: a width, a bound.
pub fn expression(text: &str) -> Result<Expr> {
    read_expr(parse(Rule::expression, text)?)
}

/// A lone type: that of a piece of state.
pub fn type_(text: &str) -> Result<Type> {
    read_type(parse(Rule::lone_type, text)?)
}

/// What stands inside the entry rule.
fn parse(rule: Rule, text: &str) -> Result<Node<'_>> {
    let mut nodes = parse_all(rule, text)?;
    nodes
        .next()
        .map(Pair::into_inner)
        .and_then(|mut inner| inner.next())
        .ok_or_else(|| misread(Span::default()))
}

fn parse_all(rule: Rule, text: &str) -> Result<Pairs<'_, Rule>> {
    if let Some(span) = nesting::too_deep(text) {
        let message = format!("this is nested more than {} deep", nesting::BRACKETS);
        return Err(SyntaxError {
            code: "E1001",
            span,
            message,
            help: Some("name parts of it with `let`"),
        });
    }
    Grammar::parse(rule, text).map_err(|error| {
        // A second look that also notes tokens. It stays on: who has one error is going to have more, and time to read.
        pest::set_error_detail(true);
        syntax(Grammar::parse(rule, text).err().unwrap_or(error), text)
    })
}

/// Grammar and reader disagree: cannot happen for a text that the grammar accepted.
fn misread(span: Span) -> SyntaxError {
    SyntaxError {
        code: "E1001",
        span,
        message: "this cannot be read".into(),
        help: None,
    }
}

/// pest's error as ours: the furthest position and what would have been accepted there.
fn syntax(error: pest::error::Error<Rule>, text: &str) -> SyntaxError {
    const FEW: usize = 4;
    let by_rule = match error.location {
        InputLocation::Pos(at) | InputLocation::Span((at, _)) => at,
    };
    let mut wanted: Vec<String> = match &error.variant {
        ErrorVariant::ParsingError { positives, .. } => positives
            .iter()
            .filter_map(|rule| describe(*rule))
            .map(str::to_string)
            .collect(),
        ErrorVariant::CustomError { .. } => Vec::new(),
    };
    let mut start = by_rule;
    if let Some(attempts) = error
        .parse_attempts()
        .filter(|attempts| attempts.max_position >= by_rule)
    {
        let shown = attempts.expected_tokens().into_iter().map(|token| token.to_string());
        let tokens: Vec<String> = shown
            .filter(|token| is_punctuation(token))
            .map(|token| format!("`{token}`"))
            .collect();
        if attempts.max_position > by_rule {
            start = attempts.max_position;
            wanted = tokens;
        } else {
            // What closes a bracket says more than the operators that could go on instead.
            let all = wanted.is_empty() || tokens.len() <= 1;
            wanted.extend(
                tokens
                    .into_iter()
                    .filter(|token| all || matches!(token.as_str(), "`)`" | "`]`" | "`}`")),
            );
        }
    }
    wanted.sort_unstable();
    wanted.dedup();
    if wanted.len() > FEW {
        wanted = vec!["an operator or `;`".to_string()];
    }
    let end = text[start..].chars().next().map_or(start, |c| start + c.len_utf8());
    let found = match text[start..].split_whitespace().next() {
        None => "the end".to_string(),
        Some(word) => {
            let name: String = word.chars().take_while(|c| c.is_alphanumeric() || *c == '_').collect();
            format!(
                "`{}`",
                if name.is_empty() {
                    text[start..end].trim()
                } else {
                    &name
                }
            )
        }
    };
    let message = match wanted.split_last() {
        None => format!("{found} does not belong here"),
        Some((last, [])) => format!("expected {last}, found {found}"),
        Some((last, rest)) => format!("expected {} or {last}, found {found}", rest.join(", ")),
    };
    let help = text[start..]
        .starts_with('{')
        .then_some("a placeholder is a column name right inside the braces; a block has blanks inside");
    SyntaxError {
        code: "E1001",
        span: Span {
            start: start as u32,
            end: end as u32,
        },
        message,
        help,
    }
}

/// A token that stands for itself, not the start of a comment or a name.
fn is_punctuation(token: &str) -> bool {
    token != "//" && token != "_" && !token.is_empty() && token.chars().all(|c| c.is_ascii_punctuation())
}

/// What a rule is to a reader; `None` for those that only repeat another.
fn describe(rule: Rule) -> Option<&'static str> {
    Some(match rule {
        Rule::EOI => "the end",
        Rule::bin_op => "an operator",
        Rule::assign_op => "`=`",
        Rule::semi | Rule::end => "`;`",
        Rule::call | Rule::index | Rule::view | Rule::field | Rule::suffix | Rule::view_fixed => return None,
        Rule::un_op | Rule::kw_if | Rule::kw_match | Rule::closure | Rule::group => return None,
        Rule::expr | Rule::binary | Rule::unary | Rule::postfix | Rule::primary | Rule::number => "an expression",
        Rule::stmt | Rule::kw_let | Rule::kw_var | Rule::kw_for | Rule::kw_return | Rule::kw_exec => "a statement",
        Rule::item | Rule::kw_fn | Rule::kw_extern | Rule::kw_const => "a definition",
        Rule::name | Rule::dotted => "a name",
        Rule::block | Rule::body => "a block `{ .. }`",
        Rule::kw_else => "`else`",
        Rule::kw_in => "`in`",
        Rule::kw_where => "`where`",
        Rule::kw_with => "`with`",
        Rule::kw_effects => "`effects`",
        Rule::kw_dyn => return None,
        Rule::result => "`->`",
        Rule::ty | Rule::ty_name | Rule::ty_tuple | Rule::ty_fn => "a type",
        Rule::width | Rule::width_atom | Rule::width_name | Rule::integer => "a width",
        Rule::width_op => "an operator",
        Rule::arm | Rule::arm_pats | Rule::expr_pat | Rule::pat_atom | Rule::pat_parts | Rule::wild => "a pattern",
        Rule::index_sep => "`:`, `+:` or `,`",
        Rule::pattern => "a name or `(a, b)`",
        Rule::params | Rule::param | Rule::bind => "a name",
        _ => return None,
    })
}

fn span(node: &Node<'_>) -> Span {
    let span = node.as_span();
    // Blanks before a part that is optional and not there belong to the rule, not to what the author wrote.
    let end = span.start() + span.as_str().trim_end().len();
    Span {
        start: span.start() as u32,
        end: end as u32,
    }
}

fn inner(node: Node<'_>) -> Result<Node<'_>> {
    let at = span(&node);
    node.into_inner().next().ok_or_else(|| misread(at))
}

/// The children of a node, read in order.
struct Nodes<'i> {
    at: Span,
    pairs: Pairs<'i, Rule>,
}

impl<'i> Nodes<'i> {
    fn of(node: Node<'i>) -> Nodes<'i> {
        Nodes {
            at: span(&node),
            pairs: node.into_inner(),
        }
    }

    fn next(&mut self) -> Result<Node<'i>> {
        self.pairs.next().ok_or_else(|| misread(self.at))
    }

    /// The next child if it is of this rule.
    fn take(&mut self, rule: Rule) -> Option<Node<'i>> {
        if self.pairs.peek()?.as_rule() == rule {
            self.pairs.next()
        } else {
            None
        }
    }

    fn skip(&mut self, rule: Rule) -> bool {
        self.take(rule).is_some()
    }
}

fn read_name(node: Node<'_>) -> Name {
    Name {
        text: Rc::from(node.as_str()),
        span: span(&node),
    }
}

// ---- items

fn read_fn(node: Node<'_>) -> Result<Fn> {
    let whole = span(&node);
    let mut nodes = Nodes::of(node);
    nodes.skip(Rule::kw_extern);
    nodes.skip(Rule::kw_fn);
    let name = read_name(nodes.next()?);
    let params = nodes.next()?.into_inner().map(read_param).collect::<Result<_>>()?;
    let result = nodes
        .take(Rule::result)
        .map(|node| read_type(inner(node)?))
        .transpose()?;
    let names = |node: Node<'_>| -> Vec<Name> {
        node.into_inner()
            .filter(|n| n.as_rule() == Rule::name)
            .map(read_name)
            .collect()
    };
    let with = nodes.take(Rule::with).map(names).unwrap_or_default();
    let effects = nodes.take(Rule::effects).map(names).unwrap_or_default();
    let body = nodes.take(Rule::block).map(read_block).transpose()?;
    Ok(Fn {
        name,
        params,
        result,
        with,
        body,
        effects,
        span: whole,
    })
}

fn read_param(node: Node<'_>) -> Result<Param> {
    let mut nodes = Nodes::of(node);
    Ok(Param {
        name: read_name(nodes.next()?),
        is_dyn: nodes.skip(Rule::kw_dyn),
        ty: read_type(nodes.next()?)?,
    })
}

fn read_const(node: Node<'_>) -> Result<Const> {
    let mut nodes = Nodes::of(node);
    nodes.skip(Rule::kw_const);
    Ok(Const {
        name: read_name(nodes.next()?),
        ty: read_type(nodes.next()?)?,
        value: read_expr(nodes.next()?)?,
    })
}

fn read_type(node: Node<'_>) -> Result<Type> {
    let at = span(&node);
    let node = if node.as_rule() == Rule::ty { inner(node)? } else { node };
    let kind = match node.as_rule() {
        Rule::ty_tuple => TypeKind::Tuple(node.into_inner().map(read_type).collect::<Result<_>>()?),
        Rule::ty_fn => {
            let mut params = Vec::new();
            let mut result = None;
            for part in node.into_inner() {
                match part.as_rule() {
                    Rule::ty => params.push(read_type(part)?),
                    Rule::result => result = Some(Box::new(read_type(inner(part)?)?)),
                    _ => {}
                }
            }
            TypeKind::Fn(params, result)
        }
        _ => {
            let mut nodes = Nodes::of(node);
            let name = nodes.next()?;
            let width = nodes.take(Rule::width).map(read_width).transpose()?.map(Box::new);
            match (name.as_str(), width) {
                ("int", width) => TypeKind::Int(width),
                ("bool", None) => TypeKind::Bool,
                ("bits", Some(width)) => TypeKind::Bits(width),
                (other, _) => TypeKind::Unknown(Rc::from(other)),
            }
        }
    };
    Ok(Type { kind, span: at })
}

/// A width is an expression written without comparisons, so that `>` can close it.
fn read_width(node: Node<'_>) -> Result<Expr> {
    let operands = node.into_inner().map(|part| match part.as_rule() {
        Rule::width_op => Ok(Piece::Op(operator(&part)?)),
        _ => read_width_atom(part).map(Piece::Operand),
    });
    climb(operands.collect::<Result<_>>()?)
}

fn read_width_atom(node: Node<'_>) -> Result<Expr> {
    let node = inner(node)?;
    let at = span(&node);
    match node.as_rule() {
        Rule::integer => read_number(&node),
        Rule::width => read_width(node),
        _ => {
            let mut nodes = Nodes::of(node);
            let name = nodes.next()?;
            let callee = Expr {
                span: span(&name),
                kind: ExprKind::Name(Rc::from(name.as_str())),
            };
            let args: Vec<Expr> = nodes.pairs.map(read_width).collect::<Result<_>>()?;
            if args.is_empty() {
                return Ok(callee);
            }
            Ok(Expr {
                kind: ExprKind::Call(Box::new(callee), args),
                span: at,
            })
        }
    }
}

// ---- statements

fn read_block(node: Node<'_>) -> Result<Block> {
    let at = span(&node);
    let mut block = read_body(inner(node)?)?;
    block.span = at;
    Ok(block)
}

fn read_body(node: Node<'_>) -> Result<Block> {
    let at = span(&node);
    let mut stmts = Vec::new();
    let mut open = false;
    for stmt in node.into_inner() {
        let (stmt, is_open) = read_stmt(inner(stmt)?)?;
        stmts.push(stmt);
        open = is_open;
    }
    let mut value = None;
    if open {
        match stmts.pop() {
            Some(Stmt {
                kind: StmtKind::Expr(expr),
                ..
            }) => value = Some(Box::new(expr)),
            other => stmts.extend(other),
        }
    }
    Ok(Block { stmts, value, span: at })
}

/// A statement, and whether it is an expression that no `;` closes.
fn read_stmt(node: Node<'_>) -> Result<(Stmt, bool)> {
    let at = span(&node);
    let rule = node.as_rule();
    if matches!(rule, Rule::if_expr | Rule::match_expr) {
        let expr = read_primary(node)?;
        return Ok((
            Stmt {
                span: expr.span,
                kind: StmtKind::Expr(expr),
            },
            true,
        ));
    }
    let mut nodes = Nodes::of(node);
    let mut open = false;
    let kind = match rule {
        Rule::let_stmt => {
            nodes.next()?;
            let pattern = read_pattern(nodes.next()?)?;
            StmtKind::Let(pattern, read_expr(nodes.next()?)?)
        }
        Rule::var_stmt => {
            nodes.next()?;
            let name = read_name(nodes.next()?);
            let ty = nodes.take(Rule::ty).map(read_type).transpose()?;
            StmtKind::Var(name, ty, read_expr(nodes.next()?)?)
        }
        Rule::for_stmt => {
            nodes.next()?;
            let name = read_name(nodes.next()?);
            nodes.skip(Rule::kw_in);
            let lo = read_expr(nodes.next()?)?;
            let hi = read_expr(nodes.next()?)?;
            let cond = if nodes.skip(Rule::kw_where) {
                Some(read_expr(nodes.next()?)?)
            } else {
                None
            };
            StmtKind::For {
                name,
                lo,
                hi,
                cond,
                body: read_block(nodes.next()?)?,
            }
        }
        Rule::return_stmt => {
            nodes.next()?;
            StmtKind::Return(read_expr(nodes.next()?)?)
        }
        Rule::exec_stmt => {
            nodes.next()?;
            let name = read_name(nodes.next()?);
            let mut binds = Vec::new();
            while let Some(bind) = nodes.take(Rule::bind) {
                let mut parts = Nodes::of(bind);
                binds.push((read_name(parts.next()?), read_expr(parts.next()?)?));
            }
            match nodes.take(Rule::expr) {
                Some(word) => StmtKind::ExecWord(name, read_expr(word)?),
                None => StmtKind::Exec(name, binds),
            }
        }
        _ => {
            let left = read_expr(nodes.next()?)?;
            match nodes.take(Rule::assign_op) {
                Some(op) => {
                    let text = op.as_str().trim_end_matches('=').trim();
                    StmtKind::Assign(left, BinOp::of(text), read_expr(nodes.next()?)?)
                }
                None => {
                    open = nodes
                        .take(Rule::end)
                        .is_none_or(|end| end.into_inner().next().is_none());
                    StmtKind::Expr(left)
                }
            }
        }
    };
    Ok((Stmt { kind, span: at }, open))
}

fn read_pattern(node: Node<'_>) -> Result<Pattern> {
    let tuple = node.as_str().starts_with('(');
    let at = span(&node);
    let mut names: Vec<Name> = node.into_inner().map(read_name).collect();
    if tuple {
        return Ok(Pattern::Tuple(names));
    }
    names.pop().map(Pattern::One).ok_or_else(|| misread(at))
}

// ---- expressions

fn read_expr(node: Node<'_>) -> Result<Expr> {
    let at = span(&node);
    let mut nodes = Nodes::of(node);
    let first = read_binary(nodes.next()?)?;
    let (Some(yes), Some(no)) = (nodes.pairs.next(), nodes.pairs.next()) else {
        return Ok(first);
    };
    let kind = ExprKind::Cond(Box::new(first), Box::new(read_expr(yes)?), Box::new(read_expr(no)?));
    Ok(Expr { kind, span: at })
}

/// An operand or an operator of a flat list.
enum Piece {
    Operand(Expr),
    Op(BinOp),
}

fn operator(node: &Node<'_>) -> Result<BinOp> {
    BinOp::of(node.as_str()).ok_or_else(|| misread(span(node)))
}

fn read_binary(node: Node<'_>) -> Result<Expr> {
    let mut nodes = node.into_inner();
    let at = nodes.peek().map(|node| span(&node)).unwrap_or_default();
    let first = read_unary(nodes.next().ok_or_else(|| misread(at))?)?;
    let mut pieces = vec![Piece::Operand(first)];
    for part in nodes {
        pieces.push(match part.as_rule() {
            Rule::bin_op => Piece::Op(operator(&part)?),
            _ => Piece::Operand(read_unary(part)?),
        });
    }
    climb(pieces)
}

/// Precedence climbing with explicit stacks.
fn climb(pieces: Vec<Piece>) -> Result<Expr> {
    let mut operands: Vec<(Expr, Option<BinOp>)> = Vec::new();
    let mut operators: Vec<BinOp> = Vec::new();
    for piece in pieces {
        match piece {
            Piece::Operand(expr) => operands.push((expr, None)),
            Piece::Op(op) => {
                while operators.last().is_some_and(|top| top.precedence() >= op.precedence()) {
                    reduce(&mut operands, &mut operators)?;
                }
                operators.push(op);
            }
        }
    }
    while !operators.is_empty() {
        reduce(&mut operands, &mut operators)?;
    }
    operands.pop().map(|top| top.0).ok_or_else(|| misread(Span::default()))
}

/// Joins the two topmost operands. Each operand carries its own operator while it is not in parentheses.
fn reduce(operands: &mut Vec<(Expr, Option<BinOp>)>, operators: &mut Vec<BinOp>) -> Result<()> {
    let (Some(op), Some((right, _)), Some((left, left_op))) = (operators.pop(), operands.pop(), operands.pop()) else {
        return Err(misread(Span::default()));
    };
    let at = left.span.to(right.span);
    if op.is_comparison() && left_op.is_some_and(BinOp::is_comparison) {
        let message = "comparisons do not chain".into();
        return Err(SyntaxError {
            code: "E1105",
            span: at,
            message,
            help: Some("write (a < b) && (b < c)"),
        });
    }
    operands.push((
        Expr {
            kind: ExprKind::Binary(op, Box::new(left), Box::new(right)),
            span: at,
        },
        Some(op),
    ));
    Ok(())
}

fn read_unary(node: Node<'_>) -> Result<Expr> {
    let mut ops = Vec::new();
    let mut nodes = Nodes::of(node);
    while let Some(op) = nodes.take(Rule::un_op) {
        let kind = match op.as_str() {
            "-" => UnOp::Neg,
            "~" => UnOp::Inv,
            _ => UnOp::Not,
        };
        ops.push((kind, span(&op)));
    }
    let mut expr = read_postfix(nodes.next()?)?;
    for (op, at) in ops.into_iter().rev() {
        let at = at.to(expr.span);
        expr = Expr {
            kind: ExprKind::Unary(op, Box::new(expr)),
            span: at,
        };
    }
    Ok(expr)
}

fn read_postfix(node: Node<'_>) -> Result<Expr> {
    let mut nodes = Nodes::of(node);
    let mut expr = read_primary(inner(nodes.next()?)?)?;
    while let Some(suffix) = nodes.take(Rule::suffix) {
        let suffix = inner(suffix)?;
        let at = expr.span.to(span(&suffix));
        let target = Box::new(expr);
        let kind = match suffix.as_rule() {
            Rule::call => ExprKind::Call(target, suffix.into_inner().map(read_expr).collect::<Result<_>>()?),
            Rule::field => ExprKind::Field(target, read_name(inner(suffix)?)),
            Rule::view => {
                let mut parts = Nodes::of(suffix);
                let width = match parts.take(Rule::view_fixed) {
                    Some(fixed) => {
                        let digits = &fixed.as_str()[1..];
                        let value = digits.parse().map_err(|_| misread(span(&fixed)))?;
                        Expr {
                            kind: ExprKind::Int(value),
                            span: span(&fixed),
                        }
                    }
                    None => read_width(parts.next()?)?,
                };
                ExprKind::Lane(target, Box::new(width), Box::new(read_expr(parts.next()?)?))
            }
            _ => {
                let mut parts = Nodes::of(suffix);
                let first = Box::new(read_expr(parts.next()?)?);
                match parts.take(Rule::index_sep) {
                    None => ExprKind::Index(target, first),
                    Some(sep) => {
                        let second = Box::new(read_expr(parts.next()?)?);
                        match sep.as_str() {
                            "+:" => ExprKind::Part(target, first, second),
                            ":" => ExprKind::Slice(target, first, second),
                            _ => ExprKind::Cell(target, first, second),
                        }
                    }
                }
            }
        };
        expr = Expr { kind, span: at };
    }
    Ok(expr)
}

fn read_primary(node: Node<'_>) -> Result<Expr> {
    let at = span(&node);
    let kind = match node.as_rule() {
        Rule::number => return read_number(&node),
        Rule::group => {
            let mut parts = node.into_inner().map(read_expr).collect::<Result<Vec<_>>>()?;
            match (parts.len(), parts.pop()) {
                (1, Some(only)) => {
                    return Ok(Expr {
                        kind: only.kind,
                        span: at,
                    });
                }
                (_, last) => {
                    parts.extend(last);
                    ExprKind::Tuple(parts)
                }
            }
        }
        Rule::closure => {
            let mut nodes = Nodes::of(node);
            let mut params = Vec::new();
            while let Some(name) = nodes.take(Rule::name) {
                params.push(read_name(name));
            }
            let body = read_arm_body(nodes.next()?)?;
            ExprKind::Closure(Rc::new(Closure { params, body }))
        }
        Rule::if_expr => {
            let mut nodes = Nodes::of(node);
            nodes.skip(Rule::kw_if);
            let cond = Box::new(read_expr(nodes.next()?)?);
            let yes = read_block(nodes.next()?)?;
            let no = match nodes.skip(Rule::kw_else) {
                false => None,
                true => {
                    let no = nodes.next()?;
                    Some(match no.as_rule() {
                        Rule::block => read_block(no)?,
                        _ => {
                            let chained = read_primary(no)?;
                            Block {
                                span: chained.span,
                                stmts: Vec::new(),
                                value: Some(Box::new(chained)),
                            }
                        }
                    })
                }
            };
            ExprKind::If(cond, yes, no)
        }
        Rule::match_expr => {
            let mut nodes = Nodes::of(node);
            nodes.skip(Rule::kw_match);
            let value = Box::new(read_expr(nodes.next()?)?);
            ExprKind::Match(value, nodes.pairs.map(read_arm).collect::<Result<_>>()?)
        }
        _ => ExprKind::Name(Rc::from(node.as_str())),
    };
    Ok(Expr { kind, span: at })
}

fn read_arm(node: Node<'_>) -> Result<Arm> {
    let at = span(&node);
    let mut nodes = Nodes::of(node);
    let mut pats = Vec::new();
    for pat in nodes
        .next()?
        .into_inner()
        .filter(|node| node.as_rule() == Rule::expr_pat)
    {
        let mut parts = Nodes::of(pat);
        let lo = read_pat_atom(parts.next()?)?;
        let (mut end, mut names) = (None, Vec::new());
        match parts.pairs.next() {
            Some(node) if node.as_rule() == Rule::pat_parts => names = node.into_inner().map(read_name).collect(),
            node => end = node.map(read_pat_atom).transpose()?,
        }
        pats.push(Pat { lo, end, names });
    }
    Ok(Arm {
        pats,
        body: read_arm_body(nodes.next()?)?,
        span: at,
    })
}

fn read_pat_atom(node: Node<'_>) -> Result<Expr> {
    read_primary(inner(node)?)
}

fn read_arm_body(node: Node<'_>) -> Result<Block> {
    if node.as_rule() == Rule::block {
        return read_block(node);
    }
    let value = read_expr(node)?;
    Ok(Block {
        span: value.span,
        stmts: Vec::new(),
        value: Some(Box::new(value)),
    })
}

fn read_number(node: &Node<'_>) -> Result<Expr> {
    let at = span(node);
    let text: String = node.as_str().chars().filter(|c| *c != '_').collect();
    let (digits, radix) = match text.get(..2) {
        Some("0x") => (&text[2..], 16),
        Some("0b") => (&text[2..], 2),
        _ => (&text[..], 10),
    };
    let large = |what: &str| SyntaxError {
        code: "E1001",
        span: at,
        message: format!("{what} is too large"),
        help: None,
    };
    let kind = match digits.split_once('u') {
        None => ExprKind::Int(i128::from_str_radix(digits, radix).map_err(|_| large("this number"))?),
        Some((digits, width)) => {
            let value = u128::from_str_radix(digits, radix).map_err(|_| large("this number"))?;
            let width: u32 = width
                .parse()
                .ok()
                .filter(|w| *w <= super::MAX_WIDTH)
                .ok_or_else(|| large("this width"))?;
            if width < 128 && value >> width != 0 {
                let message = format!("{value} does not fit bits<{width}>");
                return Err(SyntaxError {
                    code: "E1203",
                    span: at,
                    message,
                    help: Some("write more bits behind the `u`"),
                });
            }
            ExprKind::Sized(value, width)
        }
    };
    Ok(Expr { kind, span: at })
}
