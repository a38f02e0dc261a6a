//! The codes of findings as data: which stage reports which. Tests check that each code has a mutation that only it
//! catches, and that the reference lists all of them.

/// A rule that a circuit must hold, or a warning.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Code {
    pub code: &'static str,
    /// From 0; a stage assumes those before it. 8 for warnings.
    pub stage: u8,
    pub rule: &'static str,
}

const fn code(code: &'static str, stage: u8, rule: &'static str) -> Code {
    Code { code, stage, rule }
}

/// All codes of the verifier, in the order of the stages. E001 to E003 of a text are the parser's.
pub const CODES: &[Code] = &[
    code("E002", 0, "the opcode exists"),
    code("E004", 0, "every input is a gate of the circuit"),
    code(
        "E005",
        0,
        "the list of a gate's uses and the inputs that refer to it agree",
    ),
    code("E010", 1, "number of state inputs"),
    code("E011", 1, "number of depend inputs"),
    code("E012", 1, "number of value inputs; of a return, as the header says"),
    code("E013", 1, "the bitfield that counts a list is the list's length"),
    code("E014", 1, "kind of each state input"),
    code("E015", 1, "a depend input comes from a gate that gives a memory state"),
    code("E016", 1, "a value input comes from a gate that has a value"),
    code("E017", 1, "type of each value input"),
    code(
        "E018",
        1,
        "the gate's own type is there, absent, or the one that it must be",
    ),
    code("E019", 1, "class of types, and conditions on widths"),
    code(
        "E020",
        1,
        "the bitfield is legal: a code, a constant or a case that fits, numbers that an instruction may have",
    ),
    code("E050", 1, "a selector is attached to a state that joins"),
    code("E051", 1, "a selector has as many inputs as its state"),
    code("E052", 1, "a relay is attached to a state that allows it"),
    code(
        "E090",
        1,
        "a gate is attached to the list of its opcode; the roots are as they were made",
    ),
    code("E091", 1, "arguments are numbered once each, within the header"),
    code(
        "E030",
        2,
        "a state has exactly the successors that its opcode has; by default one",
    ),
    code("E031", 2, "a branch has each of its sides exactly once"),
    code("E032", 2, "a switch has one default and distinct cases"),
    code("E033", 2, "a back edge goes to exactly one loop"),
    code("E034", 2, "nothing refers to a dead gate"),
    code("E040", 3, "every state is reachable from the entry"),
    code("E041", 3, "without back edges of loops the state graph has no cycle"),
    code("E042", 3, "a loop's head dominates its back edge"),
    code("E082", 4, "what a selector or relay takes exists where it takes it"),
    code(
        "E060",
        5,
        "values and memory states do not depend on themselves except through a loop's selector",
    ),
    code("E080", 6, "the inputs of a gate can exist on one path"),
    code("E081", 6, "what a state uses exists there"),
    code("E071", 7, "a memory state is not read and overwritten side by side"),
    code("E072", 7, "a memory state is not overwritten twice side by side"),
    code("E073", 7, "a memory state is not read twice side by side"),
    code(
        "E074",
        7,
        "a memory state that is read or overwritten has no other user beside that",
    ),
    code(
        "E075",
        7,
        "every depend input is the memory state that is current at its place",
    ),
    code("W001", 8, "a computation that nothing needs"),
    code("W002", 8, "an effect that nothing needs: it will be dropped"),
    code("W003", 8, "no way out"),
];

/// What is asked of a module besides the rules of its circuits.
pub const MODULE_CODES: &[Code] = &[
    code("E092", 9, "a gate that names a symbol names one of the module"),
    code(
        "E093",
        9,
        "every function, datum and extern has exactly one symbol, and a name of its own",
    ),
    code("E094", 9, "alignment, size and relocations of a datum are possible"),
];
