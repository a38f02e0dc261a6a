//! The words that say what a gate is.

use crate::expand::cx::Cx;
use crate::model::{Bank, Class, Effect, GateRole as Role, Level};
use crate::syntax::yaml::Text;
use onespec_diag::{Diag, did_you_mean};

/// Words of one kind.
pub struct Words<T: 'static> {
    what: &'static str,
    list: &'static [(&'static str, T)],
}

impl<T: Copy> Words<T> {
    /// What a word means; an unknown one is reported and read as the first.
    pub fn read(&self, cx: &Cx<'_>, text: &Text) -> T {
        let found = self.list.iter().find(|(word, _)| *word == &*text.text);
        if found.is_none() {
            let known = self.list.iter().map(|(word, _)| *word);
            let diag = Diag::error("E0504", &text.origin, format!("`{}` is no {}", text.text, self.what));
            let help = did_you_mean(&text.text, known.clone());
            cx.report(diag.help(help.unwrap_or_else(|| known.collect::<Vec<_>>().join(", "))));
        }
        found.unwrap_or(&self.list[0]).1
    }
}

pub const YES: Words<bool> = Words {
    what: "answer",
    list: &[("no", false), ("yes", true)],
};

pub const BANK: Words<Bank> = Words {
    what: "bank of registers",
    list: &[("none", Bank::None), ("int", Bank::Int), ("float", Bank::Float)],
};

pub const EFFECT: Words<Effect> = Words {
    what: "effect",
    list: &[
        ("none", Effect::None),
        ("read", Effect::Read),
        ("write", Effect::Write),
        ("readwrite", Effect::ReadWrite),
    ],
};

pub const LEVEL: Words<Level> = Words {
    what: "level",
    list: &[
        ("any", Level::Any),
        ("hir", Level::Hir),
        ("mir", Level::Mir),
        ("lir", Level::Lir),
    ],
};

/// The level of gates that do not say it.
pub fn level(class: Class) -> Level {
    match class {
        Class::Root | Class::State | Class::Fixed => Level::Any,
        Class::StateCompute => Level::Hir,
        Class::Compute | Class::Effect | Class::Prologue => Level::Mir,
    }
}

pub const CLASS: Words<Class> = Words {
    what: "class of gates",
    list: &[
        ("compute", Class::Compute),
        ("root", Class::Root),
        ("state", Class::State),
        ("fixed", Class::Fixed),
        ("state_compute", Class::StateCompute),
        ("effect", Class::Effect),
        ("prologue", Class::Prologue),
    ],
};

pub const ROLE: Words<Role> = Words {
    what: "role",
    list: &[
        ("compute", Role::Compute),
        ("circuit_root", Role::CircuitRoot),
        ("state_entry", Role::StateEntry),
        ("depend_entry", Role::DependEntry),
        ("list", Role::List),
        ("return", Role::Return),
        ("throw", Role::Throw),
        ("block", Role::Block),
        ("branch", Role::Branch),
        ("switch", Role::Switch),
        ("true", Role::True),
        ("false", Role::False),
        ("success", Role::Success),
        ("exception", Role::Exception),
        ("case", Role::Case),
        ("default_case", Role::DefaultCase),
        ("merge", Role::Merge),
        ("loop_begin", Role::LoopBegin),
        ("loop_back", Role::LoopBack),
        ("value_selector", Role::ValueSelector),
        ("depend_selector", Role::DependSelector),
        ("relay", Role::Relay),
        ("raise", Role::Raise),
        ("call", Role::Call),
        ("load", Role::Load),
        ("store", Role::Store),
        ("alloca", Role::Alloca),
        ("arg", Role::Arg),
        ("constant", Role::Constant),
        ("symbol", Role::Symbol),
        ("select", Role::Select),
        ("splat", Role::Splat),
    ],
};
