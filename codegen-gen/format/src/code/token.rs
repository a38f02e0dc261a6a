//! Tokens of code. A placeholder (`{name}`) belongs to the word that it is written in, whatever it stands for.

/// How words and comments of a language look.
pub struct Syntax {
    /// What begins a comment.
    pub comment: &'static str,
    /// Do texts hold placeholders `{name}`?
    pub placeholders: bool,
}

pub static SEMANTICS: Syntax = Syntax {
    comment: "//",
    placeholders: true,
};
pub static RULES: Syntax = Syntax {
    comment: "#",
    placeholders: false,
};

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// A name, a number, a string, the parameters of a closure.
    Word,
    Operator,
    Open,
    Close,
    Semicolon,
    Comma,
    Comment,
}

#[derive(Debug, Clone)]
pub struct Token {
    pub kind: Kind,
    pub text: String,
    /// There is white space in front of it.
    pub spaced: bool,
    /// Line ends in front of it.
    pub breaks: usize,
    /// Its byte in the text.
    pub at: usize,
}

impl Token {
    pub fn is(&self, text: &str) -> bool {
        self.text == text
    }
}

/// Operators of several characters; of those that fit the longest counts, so longer ones stand first.
const OPERATORS: [&str; 35] = [
    "<=u", "<=s", ">=u", ">=s", ">>s", ">>u", "&&", "||", "==", "!=", "<=", ">=", "<<", ">>", "<u", "<s", ">u", ">s",
    "/u", "/s", "%u", "%s", "->", "=>", "..", "+:", "|=", "&=", "^=", "+=", "-=", "::", "~=", "*=", "@=",
];

/// All tokens of a text. Any text has tokens.
pub fn tokens(text: &str, syntax: &Syntax) -> Vec<Token> {
    let mut out: Vec<Token> = Vec::new();
    let mut at = 0;
    while let Some(rest) = text.get(at..).filter(|rest| !rest.is_empty()) {
        let blank = rest.len() - rest.trim_start().len();
        let (space, rest) = (rest.get(..blank).unwrap_or(""), rest.get(blank..).unwrap_or(""));
        let Some(first) = rest.chars().next() else {
            break;
        };
        let (kind, len) = one(rest, first, syntax);
        let token = rest.get(..len).unwrap_or(rest);
        out.push(Token {
            kind,
            text: token.trim_end().to_string(),
            spaced: blank > 0,
            breaks: space.matches('\n').count(),
            at: at + blank,
        });
        at += blank + token.len();
    }
    closures(out)
}

fn is_word(c: char) -> bool {
    c.is_alphanumeric() || c == '_'
}

/// The kind and the length of the token that a text starts with.
fn one(rest: &str, first: char, syntax: &Syntax) -> (Kind, usize) {
    if rest.starts_with(syntax.comment) {
        return (Kind::Comment, rest.find('\n').unwrap_or(rest.len()));
    }
    let word = word(rest, syntax);
    if word > 0 {
        return (Kind::Word, word);
    }
    match first {
        '(' | '[' | '{' => (Kind::Open, 1),
        ')' | ']' | '}' => (Kind::Close, 1),
        ';' => (Kind::Semicolon, 1),
        ',' => (Kind::Comma, 1),
        '"' => (
            Kind::Word,
            rest.get(1..)
                .and_then(|r| r.find('"'))
                .map_or(rest.len(), |end| end + 2),
        ),
        '\\' => {
            let next = rest.get(1..).and_then(|rest| rest.chars().next());
            (
                Kind::Word,
                1 + next.filter(|c| !c.is_whitespace()).map_or(0, char::len_utf8),
            )
        }
        _ => (Kind::Operator, operator(rest).unwrap_or(first.len_utf8())),
    }
}

fn operator(rest: &str) -> Option<usize> {
    let fits = |operator: &&&str| {
        let behind = rest.strip_prefix(**operator);
        let letter = operator.ends_with(['u', 's']);
        behind.is_some_and(|behind| !letter || !behind.starts_with(is_word))
    };
    OPERATORS.iter().find(fits).map(|operator| operator.len())
}

/// Length of the word that a text starts with: names, numbers and placeholders without anything between them, parts of names
/// joined by points.
fn word(rest: &str, syntax: &Syntax) -> usize {
    let mut len = 0;
    while let Some(here) = rest.get(len..) {
        let mut chars = here.chars();
        let Some(c) = chars.next() else {
            break;
        };
        let joins = len > 0 && c == '.' && chars.next().is_some_and(|next| is_word(next) || next == '$');
        if is_word(c) || joins || c == '$' {
            len += c.len_utf8();
            continue;
        }
        match placeholder(here) {
            Some(more) if syntax.placeholders => len += more,
            _ => break,
        }
    }
    len
}

/// Length of a placeholder: a name in braces, or in several pairs of them.
fn placeholder(text: &str) -> Option<usize> {
    let braces = text.bytes().take_while(|b| *b == b'{').count();
    let inner = text.get(braces..)?;
    let name = inner.find(|c: char| !c.is_ascii_alphanumeric() && c != '_')?;
    let close = inner.get(name..)?.bytes().take_while(|b| *b == b'}').count();
    (braces > 0 && name > 0 && close >= braces).then_some(2 * braces + name)
}

/// Joins the parameters of closures (`|a, b|`) to words, so that bars are operators everywhere else.
fn closures(tokens: Vec<Token>) -> Vec<Token> {
    let mut out: Vec<Token> = Vec::with_capacity(tokens.len());
    let mut tokens = tokens.into_iter().peekable();
    while let Some(mut token) = tokens.next() {
        let bar = token.kind == Kind::Operator && (token.is("|") || token.is("||"));
        if !bar || !wants_operand(out.last()) {
            out.push(token);
            continue;
        }
        token.kind = Kind::Word;
        let mut taken: Vec<Token> = Vec::new();
        while token.is("|") {
            match tokens.peek() {
                Some(next) if next.kind == Kind::Word || next.kind == Kind::Comma => taken.extend(tokens.next()),
                Some(next) if next.is("|") && !taken.is_empty() => {
                    let mut text = String::from("|");
                    for part in &taken {
                        if part.kind == Kind::Word && text.len() > 1 {
                            text.push(' ');
                        }
                        text.push_str(&part.text);
                    }
                    text.push('|');
                    token.text = text;
                    taken.clear();
                    tokens.next();
                    break;
                }
                _ => break,
            }
        }
        out.push(token);
        out.extend(taken);
    }
    out
}

/// Does an operand stand behind this token?
fn wants_operand(last: Option<&Token>) -> bool {
    last.is_none_or(|last| match last.kind {
        Kind::Open | Kind::Comma | Kind::Semicolon | Kind::Operator | Kind::Comment => true,
        Kind::Word => last.is("return") || last.is("in"),
        Kind::Close => false,
    })
}

#[cfg(test)]
mod tests {
    use super::{RULES, SEMANTICS, tokens};

    fn split(text: &str) -> Vec<String> {
        tokens(text, &SEMANTICS).into_iter().map(|token| token.text).collect()
    }

    #[test]
    fn words_hold_placeholders_and_closures_their_parameters() {
        assert_eq!(
            split("X{i}.e8[k] {op} {{src}}"),
            ["X{i}.e8", "[", "k", "]", "{op}", "{{src}}"]
        );
        assert_eq!(
            split("f(|a,b| { a | b })"),
            ["f", "(", "|a, b|", "{", "a", "|", "b", "}", ")"]
        );
        assert_eq!(
            split("0..W a >=u b<s> // c"),
            ["0", "..", "W", "a", ">=u", "b", "<s", ">", "// c"]
        );
    }

    #[test]
    fn rules_have_no_placeholders() {
        let texts: Vec<String> = tokens("i$N.s: {a} # c", &RULES)
            .into_iter()
            .map(|token| token.text)
            .collect();
        assert_eq!(texts, ["i$N.s", ":", "{", "a", "}", "# c"]);
    }
}
