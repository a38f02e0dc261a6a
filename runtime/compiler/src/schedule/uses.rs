//! Def-use chains in compact arrays. The circuit's own lists of uses are spread over its memory, and the kind of each
//! user must be looked up; the steps of scheduling do so for every use several times.

use super::constants::Constants;
use super::control::{Control, NONE};
use onespec_graph::set::{Bank, GateSet};
use onespec_graph::{Circuit, Gate, Role, Use};

/// How something is used, which says what [`Used::at`] is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum How {
    /// Memory, by a gate, where that is.
    Other,
    /// Memory, by a selector: at a node.
    OtherAtEnd,
    /// A value, by a gate, where that is.
    Value,
    /// A value, by a state, which is at a node.
    ValueOfState,
    /// A value, by a selector: at the end of a node.
    ValueAtEnd,
    /// A constant that is part of the instruction, by a gate, where that is.
    Folded,
}

/// A use.
#[derive(Debug, Clone, Copy)]
pub(super) struct Used {
    at: u32,
    pub how: How,
}

impl Used {
    /// Where it is, with places by gate.
    #[inline]
    pub fn node(self, node: &[u32]) -> Option<u32> {
        let at = match self.how {
            How::Other | How::Value | How::Folded => node[self.at as usize],
            How::OtherAtEnd | How::ValueOfState | How::ValueAtEnd => self.at,
        };
        (at != NONE).then_some(at)
    }

    /// Whether it needs a register that holds the value.
    #[inline]
    pub fn is_value(self) -> bool {
        matches!(self.how, How::Value | How::ValueOfState | How::ValueAtEnd)
    }
}

/// Uses by gates that are needed, and what registers values need.
pub(super) struct UseLists {
    /// Offsets by gate into `list`.
    at: Vec<u32>,
    list: Vec<Used>,
    /// By gate: which of `weights` it has.
    ty: Vec<u8>,
    weights: Vec<Option<(usize, u32)>>,
}

impl UseLists {
    pub fn new(circuit: &Circuit, control: &Control, live: &[bool], constants: &Constants) -> UseLists {
        let set = circuit.set();
        let weights = (0..set.types.len()).map(|ty| weight(set, ty, circuit)).collect();
        let mut lists = UseLists {
            at: vec![0; circuit.len() + 2],
            list: Vec::new(),
            ty: (0..circuit.len() as u32).map(|g| circuit.ty(Gate(g)).0).collect(),
            weights,
        };
        let users = || circuit.gates().filter(|&g| live[g.index()]);
        for user in users() {
            for input in circuit.operands(user).iter() {
                lists.at[input.index() + 2] += 1;
            }
        }
        for i in 2..lists.at.len() {
            lists.at[i] += lists.at[i - 1];
        }
        let none = Used {
            at: NONE,
            how: How::OtherAtEnd,
        };
        lists.list = vec![none; lists.at[circuit.len() + 1] as usize];
        for user in users() {
            let role = circuit.role(user);
            let selects = matches!(role, Role::ValueSelector | Role::DependSelector);
            let join = if selects { circuit.state(user, 0) } else { Gate::NONE };
            let own = control.node(user);
            let (states, depends) = (circuit.states(user).len(), circuit.depends(user).len());
            for (index, input) in circuit.operands(user).iter().enumerate() {
                let is_value = index >= depends;
                let place = &mut lists.at[input.index() + 1];
                let used = &mut lists.list[*place as usize];
                *place += 1;
                if selects {
                    // One that is more than the join has states is found when inputs of states are checked.
                    let at = circuit.states(join).get(index).and_then(|state| control.node(state));
                    *used = Used {
                        at: at.unwrap_or(NONE),
                        how: if is_value { How::ValueAtEnd } else { How::OtherAtEnd },
                    };
                    continue;
                }
                let whole = Use {
                    user,
                    index: (states + index) as u32,
                };
                *used = match own {
                    _ if !is_value => Used {
                        at: user.0,
                        how: How::Other,
                    },
                    Some(node) => Used {
                        at: node,
                        how: How::ValueOfState,
                    },
                    None if constants.is_immediate(input) && constants.is_folded(circuit, whole) => Used {
                        at: user.0,
                        how: How::Folded,
                    },
                    None => Used {
                        at: user.0,
                        how: How::Value,
                    },
                };
            }
        }
        lists.at.pop();
        lists
    }

    /// The uses of a gate by others that are needed.
    #[inline]
    pub fn of(&self, gate: Gate) -> &[Used] {
        &self.list[self.at[gate.index()] as usize..self.at[gate.index() + 1] as usize]
    }

    /// Of which class of registers a gate's value needs how many.
    #[inline]
    pub fn weight(&self, gate: Gate) -> Option<(usize, u32)> {
        self.weights.get(usize::from(self.ty[gate.index()])).copied().flatten()
    }
}

fn weight(set: &GateSet, ty: usize, circuit: &Circuit) -> Option<(usize, u32)> {
    let def = &set.types[ty];
    let of = |width: u32| def.width.div_ceil(width.max(1)).max(1);
    let class = usize::from(def.class?.0);
    match def.bank {
        Bank::None => None,
        Bank::Int => Some((class, of(set.type_def(circuit.arch()).width))),
        Bank::Float => Some((class, 1)),
        // A register of vectors is one unit of scale long.
        Bank::Vector => Some((class, of(64))),
    }
}

#[cfg(test)]
mod tests {
    use super::super::{Options, schedule};
    use onespec_circuit::GATES;
    use onespec_graph::set::{RegisterClass, TypeDef};
    use onespec_graph::text::{Options as Reading, parse_one};
    use onespec_graph::GateSet;

    const CLASSES: [&str; 5] = ["bit", "byte", "half", "word", "long"];

    /// The gates with five classes of registers, one for each of the first types with values.
    fn five_classes() -> &'static GateSet {
        let with_class = |ty: &TypeDef| TypeDef {
            class: ty.class.map(|_| {
                let at = ["i1", "i8", "i16", "i32"].iter().position(|name| *name == ty.name);
                RegisterClass(at.unwrap_or(4) as u8)
            }),
            ..*ty
        };
        let types: Vec<TypeDef> = GATES.types.iter().map(with_class).collect();
        Box::leak(Box::new(GateSet {
            types: Box::leak(types.into_boxed_slice()),
            register_classes: &CLASSES,
            ..GATES
        }))
    }

    #[test]
    fn each_of_five_classes_is_counted_by_itself() {
        let text = "%a : i1 = ARG<0>\n%b : i8 = ARG<1>\n%c : i16 = ARG<2>\n%d : i32 = ARG<3>\n%e : i64 = ARG<4>\n\
                    %f : i64 = ARG<5>\n%a64 : i64 = ZEXT v(%a)\n%b64 : i64 = ZEXT v(%b)\n%c64 : i64 = ZEXT v(%c)\n\
                    %d64 : i64 = ZEXT v(%d)\n%x : i64 = ADD v(%a64, %b64)\n%y : i64 = ADD v(%c64, %d64)\n\
                    %z : i64 = ADD v(%x, %y)\n%v : i64 = ADD v(%e, %f)\n%w : i64 = ADD v(%z, %v)\n\
                    %r = RETURN s(@S) d(@D) v(%w)\n";
        let circuit = parse_one(five_classes(), text, &Reading::default()).expect("a circuit");
        let made = schedule(&circuit, &Options::default()).expect("a schedule");
        let pressure = made.pressure();
        // All arguments are there at the beginning; the fifth class has two of them.
        assert_eq!(pressure[..4], [1; 4]);
        assert!(pressure[4] >= 2 && pressure[5..].iter().all(|n| *n == 0), "{pressure:?}");
        let shown = made.text(&circuit);
        let heads: Vec<&str> = shown.lines().filter(|line| line.contains("registers:")).collect();
        assert!(
            heads.iter().any(|line| line.contains("bit 1, byte 1, half 1, word 1, long ")),
            "{shown}"
        );
    }
}
