//! What the printed form of a body has to be handed: the state, the host, the instruction's address and length, and
//! whether it can stop. Bodies that need nothing become plain functions of their arguments, which rustc folds away.

use onespec_core::host::Call;
use onespec_sem::ir::{Block, ExprKind, Place, Program, Stmt};
use onespec_sem::visit::{self, Node};

#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Needs {
    pub state: bool,
    pub host: bool,
    pub pc: bool,
    pub ilen: bool,
    /// Can trap, itself or through the host: its printed form returns a `Result`.
    pub stops: bool,
    /// Changes something that is not its own: registers, state, memory, or what a service of the host does.
    pub writes: bool,
}

impl Needs {
    pub const ALL: Needs = Needs {
        state: true,
        host: true,
        pc: true,
        ilen: true,
        stops: true,
        writes: true,
    };

    fn join(&mut self, other: Needs) {
        self.state |= other.state;
        self.host |= other.host;
        self.pc |= other.pc;
        self.ilen |= other.ilen;
        self.stops |= other.stops;
        self.writes |= other.writes;
    }
}

/// Needs of every fn of the program.
pub fn of_funcs(program: &Program) -> Vec<Needs> {
    let mut needs = vec![Needs::default(); program.funcs.len()];
    // Fns do not recurse and may be listed in any order: repeat until nothing changes, at most once per fn.
    for _ in 0..=program.funcs.len() {
        let next: Vec<Needs> = program
            .funcs
            .iter()
            .map(|f| of_block(program, &needs, &f.body))
            .collect();
        if next == needs {
            break;
        }
        needs = next;
    }
    needs
}

/// Needs of a body, given those of the fns.
pub fn of_block(program: &Program, funcs: &[Needs], body: &Block) -> Needs {
    let mut needs = Needs::default();
    visit::block(body, &mut |node| match node {
        Node::Stmt(Stmt::Trap(..)) => needs.join(Needs {
            state: true,
            stops: true,
            ..Needs::default()
        }),
        Node::Stmt(_) => {}
        Node::Read(p) => needs.join(of_place(p)),
        Node::Write(p) => {
            needs.join(of_place(p));
            needs.writes |= !matches!(p, Place::Local(_) | Place::LocalBits { .. });
        }
        Node::Expr(e) => match &e.kind {
            ExprKind::Pc => needs.pc = true,
            ExprKind::Ilen => needs.ilen = true,
            ExprKind::Feature(_) | ExprKind::Setting(_) => needs.state = true,
            ExprKind::Call(id, _) => needs.join(funcs.get(*id as usize).copied().unwrap_or_default()),
            ExprKind::Extern(id, _) => match program.externs.get(usize::from(*id)) {
                Some(x)
                    if x.function
                        .is_some_and(|f| matches!(f.call, Call::Readable | Call::Writable)) =>
                {
                    needs.join(Needs {
                        state: true,
                        host: true,
                        writes: !x.pure,
                        ..Needs::default()
                    });
                }
                Some(x) if !x.pure => {
                    needs.join(Needs {
                        state: true,
                        host: true,
                        stops: true,
                        writes: true,
                        ..Needs::default()
                    });
                }
                _ => {}
            },
            _ => {}
        },
    });
    needs
}

fn of_place(place: &Place) -> Needs {
    match place {
        Place::Local(_) | Place::LocalBits { .. } => Needs::default(),
        Place::Reg { .. } | Place::Lane { .. } | Place::RegBits { .. } | Place::State(_) | Place::StateBits { .. } => {
            Needs {
                state: true,
                ..Needs::default()
            }
        }
        Place::Pc => Needs {
            state: true,
            pc: true,
            ..Needs::default()
        },
        Place::Mem { .. } => Needs {
            state: true,
            host: true,
            stops: true,
            ..Needs::default()
        },
        Place::Csr(_) => Needs::ALL,
    }
}
