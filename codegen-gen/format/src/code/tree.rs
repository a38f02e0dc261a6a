//! Brackets of code: tokens to a tree.

use super::token::{Kind, Token};

/// Deepest nesting of brackets.
const MAX_DEPTH: usize = 64;

#[derive(Debug)]
pub enum Node {
    Token(Token),
    Group(Group),
}

/// What stands between brackets.
#[derive(Debug)]
pub struct Group {
    pub open: Token,
    pub nodes: Vec<Node>,
    pub close: Token,
}

impl Group {
    pub fn is_block(&self) -> bool {
        self.open.is("{")
    }
}

impl Node {
    pub fn token(&self) -> Option<&Token> {
        match self {
            Node::Token(token) => Some(token),
            Node::Group(_) => None,
        }
    }

    pub fn is(&self, text: &str) -> bool {
        self.token().is_some_and(|token| token.is(text))
    }

    pub fn is_kind(&self, kind: Kind) -> bool {
        self.token().is_some_and(|token| token.kind == kind)
    }

    pub fn is_block(&self) -> bool {
        matches!(self, Node::Group(group) if group.is_block())
    }
}

/// The first token of a node.
pub fn first(node: &Node) -> &Token {
    match node {
        Node::Token(token) => token,
        Node::Group(group) => &group.open,
    }
}

/// What is wrong with brackets, and at which byte.
#[derive(Debug)]
pub struct Unbalanced {
    pub at: usize,
    pub message: String,
}

/// The tree of tokens.
pub fn tree(tokens: &[Token]) -> Result<Vec<Node>, Unbalanced> {
    let mut open: Vec<(Token, Vec<Node>)> = Vec::new();
    let mut here: Vec<Node> = Vec::new();
    for token in tokens {
        match token.kind {
            Kind::Open => {
                if open.len() >= MAX_DEPTH {
                    return Err(Unbalanced {
                        at: token.at,
                        message: "brackets are nested too deeply".into(),
                    });
                }
                open.push((token.clone(), std::mem::take(&mut here)));
            }
            Kind::Close => {
                let pairs = [("(", ")"), ("[", "]"), ("{", "}")];
                let fits = |opened: &Token| pairs.iter().any(|(a, b)| opened.is(a) && token.is(b));
                match open.pop() {
                    Some((opened, outer)) if fits(&opened) => {
                        let nodes = std::mem::replace(&mut here, outer);
                        here.push(Node::Group(Group {
                            open: opened,
                            nodes,
                            close: token.clone(),
                        }));
                    }
                    _ => {
                        return Err(Unbalanced {
                            at: token.at,
                            message: format!("`{}` closes nothing", token.text),
                        });
                    }
                }
            }
            _ => here.push(Node::Token(token.clone())),
        }
    }
    match open.last() {
        Some((opened, _)) => Err(Unbalanced {
            at: opened.at,
            message: format!("`{}` is not closed", opened.text),
        }),
        None => Ok(here),
    }
}
