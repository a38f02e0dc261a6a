//! What a rule computes from constants, in postfix order.

use super::{Res, wrong};
use crate::source::did_you_mean;
use crate::syntax::rules::{Tree, TreeKind};
use onespec_core::select::CalcOp;

/// What names mean.
pub(super) struct Names<'a> {
    /// Constants by name, with the widths of their types.
    pub constants: &'a [(String, u32)],
    /// The machine's parameters.
    pub params: &'a [(String, i64)],
    /// Bits of the tree's value.
    pub width: u32,
}

const FUNCTIONS: [&str; 7] = ["ctz", "clz", "popcount", "ones", "is_pow2", "s", "u"];
/// Most operations.
const MOST: usize = 60;

impl Names<'_> {
    /// Bits of the numbers that a computation is about: those of its first constant, else of the tree's value.
    pub fn bits(&self, tree: &Tree) -> u32 {
        self.first(tree).unwrap_or(self.width)
    }

    fn first(&self, tree: &Tree) -> Option<u32> {
        match &tree.kind {
            TreeKind::Number(_) => None,
            TreeKind::Name(name) => self.constants.iter().find(|(known, _)| known == name).map(|(_, w)| *w),
            TreeKind::Call(_, args) => args.iter().find_map(|arg| self.first(arg)),
            TreeKind::Unary(_, a) => self.first(a),
            TreeKind::Binary(_, a, b) => self.first(a).or_else(|| self.first(b)),
            TreeKind::Cond(a, b, c) => self.first(a).or_else(|| self.first(b)).or_else(|| self.first(c)),
        }
    }

    /// A computation. Constants are numbers without sign.
    pub fn compile(&self, tree: &Tree) -> Res<Vec<CalcOp>> {
        let mut out = Vec::new();
        self.push(tree, self.bits(tree) as u8, &mut out)?;
        match out.len() > MOST {
            true => wrong("E0607", tree.span, "this computation is too long", "make it simpler"),
            false => Ok(out),
        }
    }

    /// The same as a number with a sign, unless it says by itself how its bits are meant.
    pub fn signed(&self, tree: &Tree) -> Res<Vec<CalcOp>> {
        let mut out = self.compile(tree)?;
        let told = matches!(&tree.kind, TreeKind::Call(name, _) if name == "s" || name == "u");
        if !told && self.first(tree).is_some() {
            out.push(CalcOp::Sext(self.bits(tree) as u8));
        }
        Ok(out)
    }

    fn push(&self, tree: &Tree, bits: u8, out: &mut Vec<CalcOp>) -> Res<()> {
        match &tree.kind {
            TreeKind::Number(n) => match i64::try_from(*n) {
                Ok(n) => out.push(CalcOp::Number(n)),
                Err(_) => return wrong("E0607", tree.span, "this number is too large", "numbers have 64 bits"),
            },
            TreeKind::Name(name) => {
                let constant = self.constants.iter().position(|(known, _)| known == name);
                let param = self.params.iter().find(|(known, _)| known == name);
                out.push(match (constant, param) {
                    (Some(i), _) => CalcOp::Value(i as u8),
                    (None, Some((_, value))) => CalcOp::Number(*value),
                    _ if name == "w" => CalcOp::Number(self.width.into()),
                    _ => {
                        let known = self.constants.iter().map(|(name, _)| name.as_str());
                        let known = known
                            .chain(self.params.iter().map(|(name, _)| name.as_str()))
                            .chain(["w"]);
                        let help = did_you_mean(name, known);
                        let help = help.unwrap_or_else(|| format!("bind it on the left: `{name}: const`"));
                        return wrong("E0611", tree.span, format!("there is no constant `{name}`"), help);
                    }
                });
            }
            TreeKind::Unary(op, a) => {
                self.push(a, bits, out)?;
                out.push(match *op {
                    "-" => CalcOp::Neg,
                    "~" => CalcOp::Inv,
                    _ => CalcOp::Not,
                });
            }
            TreeKind::Binary(op, a, b) => self.binary(op, a, b, bits, tree, out)?,
            TreeKind::Cond(a, b, c) => {
                for part in [a, b, c] {
                    self.push(part, bits, out)?;
                }
                out.push(CalcOp::Cond);
            }
            TreeKind::Call(name, args) => {
                let [arg] = args.as_slice() else {
                    let message = format!("`{name}` takes 1 operand, {} given", args.len());
                    return wrong("E0603", tree.span, message, "functions on constants take one");
                };
                let bits = self.first(arg).map_or(bits, |w| w as u8);
                self.push(arg, bits, out)?;
                out.push(match name.as_str() {
                    "ctz" => CalcOp::Ctz(bits),
                    "clz" => CalcOp::Clz(bits),
                    "popcount" => CalcOp::Popcount,
                    "ones" => CalcOp::Ones,
                    "is_pow2" => CalcOp::IsPow2,
                    "s" => CalcOp::Sext(bits),
                    "u" => CalcOp::Zext(bits),
                    _ => {
                        let help = did_you_mean(name, FUNCTIONS);
                        let help = help.unwrap_or_else(|| format!("there are: {}", FUNCTIONS.join(", ")));
                        return wrong("E0608", tree.span, format!("unknown function `{name}`"), help);
                    }
                });
            }
        }
        Ok(())
    }

    fn binary(&self, op: &str, a: &Tree, b: &Tree, bits: u8, tree: &Tree, out: &mut Vec<CalcOp>) -> Res<()> {
        // With a sign: both with their highest bit the other way round.
        let signed = op.ends_with('s');
        for part in [a, b] {
            self.push(part, bits, out)?;
            if signed {
                out.extend([CalcOp::Number(1), CalcOp::Number(127), CalcOp::Shl, CalcOp::BitXor]);
            }
        }
        out.push(match op.trim_end_matches(['u', 's']) {
            "||" => CalcOp::Or,
            "&&" => CalcOp::And,
            "==" => CalcOp::Eq,
            "!=" => CalcOp::Ne,
            "<" => CalcOp::Lt,
            "<=" => CalcOp::Le,
            ">" => CalcOp::Gt,
            ">=" => CalcOp::Ge,
            "|" => CalcOp::BitOr,
            "^" => CalcOp::BitXor,
            "&" => CalcOp::BitAnd,
            "<<" => CalcOp::Shl,
            ">>" if !signed => CalcOp::Shr,
            "+" => CalcOp::Add,
            "-" => CalcOp::Sub,
            "*" => CalcOp::Mul,
            "/" => CalcOp::Div,
            "%" => CalcOp::Rem,
            _ => {
                return wrong(
                    "E0608",
                    tree.span,
                    format!("`{op}` is not computed here"),
                    "shift right without a sign: `>>`",
                );
            }
        });
        Ok(())
    }
}
