//! Expressions of descriptions over unsigned numbers of 64 bits: the operators of C, by its precedence, names and calls.
//! Sums and products wrap, shifts by 64 and more give 0, and so does a division by 0.

use std::collections::HashMap;

/// Expressions in expressions.
const MAX_DEPTH: usize = 64;

/// Values by name.
pub type Values = HashMap<String, u64>;

/// An expression.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Expr {
    /// A number.
    Number(u64),
    /// A name: of a field, of a constant, of state.
    Name(String),
    /// `!a`, `~a`, `-a`.
    Unary(char, Box<Expr>),
    /// An operator between two.
    Binary(&'static str, Box<Expr>, Box<Expr>),
    /// `c ? a : b`.
    Choice(Box<Expr>, Box<Expr>, Box<Expr>),
    /// A function of arguments.
    Call(String, Vec<Expr>),
}

/// A function: its parameters, and its value.
#[derive(Debug, Clone)]
pub struct Function {
    /// Names of the parameters.
    pub parameters: Vec<String>,
    /// The value over them and over constants.
    pub value: Expr,
}

/// What names and calls stand for.
pub trait Scope {
    /// The value of a name.
    fn name(&self, name: &str) -> Option<u64>;
    /// The value of a function that the description does not have itself.
    fn call(&self, name: &str, arguments: &[u64]) -> Option<u64>;
    /// A function of the description.
    fn function(&self, name: &str) -> Option<&Function>;
}

/// Binary operators, those that bind the least first.
const LEVELS: [&[&str]; 10] = [
    &["||"],
    &["&&"],
    &["|"],
    &["^"],
    &["&"],
    &["==", "!="],
    &["<=", ">=", "<", ">"],
    &["<<", ">>"],
    &["+", "-"],
    &["*", "/", "%"],
];

/// A number: decimal, or hexadecimal behind `0x`, with `_` between digits.
pub fn number(text: &str) -> Option<u64> {
    let digits: String = text.chars().filter(|c| *c != '_').collect();
    match digits.strip_prefix("0x") {
        Some(digits) => u64::from_str_radix(digits, 16).ok(),
        None if digits.starts_with(|c: char| c.is_ascii_digit()) => digits.parse().ok(),
        None => None,
    }
}

struct Parser<'a> {
    text: &'a str,
    at: usize,
    depth: usize,
}

impl Expr {
    /// Reads an expression.
    ///
    /// # Errors
    /// The place in the text, in bytes, and what is wrong there.
    pub fn parse(text: &str) -> Result<Expr, (usize, String)> {
        let mut parser = Parser { text, at: 0, depth: 0 };
        let found = parser.choice().and_then(|found| {
            parser.spaces();
            match parser.rest().is_empty() {
                true => Ok(found),
                false => Err("an operator or the end is expected".to_owned()),
            }
        });
        found.map_err(|message| (parser.at, message))
    }

    /// Its value. `None`: a name or a function that the scope does not have.
    pub fn eval(&self, scope: &dyn Scope) -> Option<u64> {
        Some(match self {
            Expr::Number(number) => *number,
            Expr::Name(name) => scope.name(name)?,
            Expr::Unary(operator, a) => {
                let a = a.eval(scope)?;
                match operator {
                    '!' => u64::from(a == 0),
                    '~' => !a,
                    _ => a.wrapping_neg(),
                }
            }
            Expr::Binary("&&", a, b) => u64::from(a.eval(scope)? != 0 && b.eval(scope)? != 0),
            Expr::Binary("||", a, b) => u64::from(a.eval(scope)? != 0 || b.eval(scope)? != 0),
            Expr::Binary(operator, a, b) => binary(operator, a.eval(scope)?, b.eval(scope)?),
            Expr::Choice(c, a, b) => match c.eval(scope)? {
                0 => b.eval(scope)?,
                _ => a.eval(scope)?,
            },
            Expr::Call(name, arguments) => {
                let values: Option<Vec<u64>> = arguments.iter().map(|argument| argument.eval(scope)).collect();
                let values = values?;
                match scope.function(name) {
                    Some(function) => {
                        let inner = Inner {
                            outer: scope,
                            function,
                            values: &values,
                        };
                        function.value.eval(&inner)?
                    }
                    None if name == "popcount" => values.first()?.count_ones().into(),
                    None => scope.call(name, &values)?,
                }
            }
        })
    }

    /// Hands every name and every call with the number of its arguments to the visitors.
    pub fn visit(&self, name: &mut dyn FnMut(&str), call: &mut dyn FnMut(&str, usize)) {
        match self {
            Expr::Number(_) => {}
            Expr::Name(found) => name(found),
            Expr::Unary(_, a) => a.visit(name, call),
            Expr::Binary(_, a, b) => {
                a.visit(name, call);
                b.visit(name, call);
            }
            Expr::Choice(a, b, c) => {
                for part in [a, b, c] {
                    part.visit(name, call);
                }
            }
            Expr::Call(function, arguments) => {
                call(function, arguments.len());
                for argument in arguments {
                    argument.visit(name, call);
                }
            }
        }
    }
}

/// The scope of a function's value.
struct Inner<'a> {
    outer: &'a dyn Scope,
    function: &'a Function,
    values: &'a [u64],
}

impl Scope for Inner<'_> {
    fn name(&self, name: &str) -> Option<u64> {
        let at = self.function.parameters.iter().position(|known| known == name);
        match at {
            Some(at) => self.values.get(at).copied(),
            None => self.outer.name(name),
        }
    }

    fn call(&self, name: &str, arguments: &[u64]) -> Option<u64> {
        self.outer.call(name, arguments)
    }

    fn function(&self, name: &str) -> Option<&Function> {
        self.outer.function(name)
    }
}

fn binary(operator: &str, a: u64, b: u64) -> u64 {
    let shift = u32::try_from(b).ok();
    match operator {
        "|" => a | b,
        "^" => a ^ b,
        "&" => a & b,
        "==" => u64::from(a == b),
        "!=" => u64::from(a != b),
        "<=" => u64::from(a <= b),
        ">=" => u64::from(a >= b),
        "<" => u64::from(a < b),
        ">" => u64::from(a > b),
        "<<" => shift.and_then(|shift| a.checked_shl(shift)).unwrap_or(0),
        ">>" => shift.and_then(|shift| a.checked_shr(shift)).unwrap_or(0),
        "+" => a.wrapping_add(b),
        "-" => a.wrapping_sub(b),
        "*" => a.wrapping_mul(b),
        "/" => a.checked_div(b).unwrap_or(0),
        _ => a.checked_rem(b).unwrap_or(0),
    }
}

impl Parser<'_> {
    fn rest(&self) -> &str {
        self.text.get(self.at..).unwrap_or_default()
    }

    fn spaces(&mut self) {
        self.at += self.rest().len() - self.rest().trim_start().len();
    }

    fn takes(&mut self, token: &str) -> bool {
        self.spaces();
        let found = self.rest().starts_with(token);
        if found {
            self.at += token.len();
        }
        found
    }

    fn needs(&mut self, token: &str) -> Result<(), String> {
        match self.takes(token) {
            true => Ok(()),
            false => Err(format!("`{token}` is expected")),
        }
    }

    fn choice(&mut self) -> Result<Expr, String> {
        self.depth += 1;
        if self.depth > MAX_DEPTH {
            return Err("expressions lie in each other too deep".to_owned());
        }
        let condition = self.binary(0)?;
        let found = if self.takes("?") {
            let a = self.choice()?;
            self.needs(":")?;
            let b = self.choice()?;
            Expr::Choice(condition.into(), a.into(), b.into())
        } else {
            condition
        };
        self.depth -= 1;
        Ok(found)
    }

    fn binary(&mut self, level: usize) -> Result<Expr, String> {
        let Some(operators) = LEVELS.get(level) else {
            return self.unary();
        };
        let mut a = self.binary(level + 1)?;
        loop {
            self.spaces();
            let rest = self.rest();
            let found = operators.iter().find(|operator| {
                let longer = LEVELS.iter().copied().flatten();
                let mut longer = longer.filter(|other| other.len() > operator.len() && other.starts_with(**operator));
                rest.starts_with(**operator) && !longer.any(|other| rest.starts_with(other))
            });
            let Some(operator) = found else { return Ok(a) };
            self.at += operator.len();
            let b = self.binary(level + 1)?;
            a = Expr::Binary(operator, a.into(), b.into());
        }
    }

    fn unary(&mut self) -> Result<Expr, String> {
        self.spaces();
        let operators: Vec<char> = self.rest().chars().take_while(|c| "!~-".contains(*c)).collect();
        if operators.len() > MAX_DEPTH {
            return Err("expressions lie in each other too deep".to_owned());
        }
        self.at += operators.len();
        let value = self.primary()?;
        Ok(operators
            .into_iter()
            .rev()
            .fold(value, |value, operator| Expr::Unary(operator, value.into())))
    }

    fn primary(&mut self) -> Result<Expr, String> {
        if self.takes("(") {
            let found = self.choice()?;
            self.needs(")")?;
            return Ok(found);
        }
        let is_part = |c: char| c.is_ascii_alphanumeric() || c == '_' || c == '.';
        let word: String = self.rest().chars().take_while(|c| is_part(*c)).collect();
        if word.is_empty() {
            return Err("a number, a name or `(` is expected".to_owned());
        }
        if word.starts_with(|c: char| c.is_ascii_digit()) {
            let value = number(&word).ok_or_else(|| format!("`{word}` is no number of 64 bits"))?;
            self.at += word.len();
            return Ok(Expr::Number(value));
        }
        self.at += word.len();
        // State of a file, as descriptions of machines name it.
        if self.rest().starts_with('[') {
            let end = self.rest().find(']').ok_or("`]` is expected")?;
            let index = self.rest().get(..=end).unwrap_or_default().to_owned();
            self.at += index.len();
            return Ok(Expr::Name(format!("{word}{index}")));
        }
        if !self.rest().starts_with('(') {
            return Ok(Expr::Name(word));
        }
        self.at += 1;
        let mut arguments = Vec::new();
        while !self.takes(")") {
            if !arguments.is_empty() {
                self.needs(",")?;
            }
            arguments.push(self.choice()?);
        }
        Ok(Expr::Call(word, arguments))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    struct Names;

    impl Scope for Names {
        fn name(&self, name: &str) -> Option<u64> {
            match name {
                "a" => Some(6),
                "X[10]" => Some(8),
                _ => None,
            }
        }

        fn call(&self, name: &str, arguments: &[u64]) -> Option<u64> {
            (name == "sum").then(|| arguments.iter().sum())
        }

        fn function(&self, _: &str) -> Option<&Function> {
            None
        }
    }

    fn value(text: &str) -> Option<u64> {
        Expr::parse(text).unwrap().eval(&Names)
    }

    #[test]
    fn operators_bind_as_in_c() {
        assert_eq!(value("1 + 2 * 3 << 1"), Some(14));
        assert_eq!(value("a & 3 | 8 == 8"), Some(3));
        assert_eq!(value("10 - 3 - 2"), Some(5));
        assert_eq!(value("!a || X[10] >= 8 && 1"), Some(1));
        assert_eq!(value("a > 5 ? a < 3 ? 1 : 2 : 3"), Some(2));
        assert_eq!(value("~0 - -1"), Some(0));
        assert_eq!(value("(0x1_0 + 1) % 5"), Some(2));
        assert_eq!(value("sum(1, a, popcount(7))"), Some(10));
    }

    #[test]
    fn nothing_panics() {
        assert_eq!(value("1 / 0 + 1 % 0 + (1 << 64) + (1 >> 99)"), Some(0));
        assert_eq!(value("0 - 1 + 2"), Some(1));
        assert_eq!(value("b"), None);
        let deep = "(".repeat(5000);
        for wrong in [
            "",
            "1 +",
            "(1",
            "1 1",
            "f(1",
            "X[1",
            "99999999999999999999",
            deep.as_str(),
            "a ? 1",
        ] {
            assert!(Expr::parse(wrong).is_err(), "{wrong}");
        }
    }
}
