//! The abstract program of SSA construction: blocks, uses, definitions.

use std::fmt;

/// What a block does with a variable.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Access {
    /// Reads the variable of this number.
    Use(u32),
    /// Gives it a new value.
    Definition(u32),
}

/// Blocks of accesses to variables `0..variables`, block `n` being node `n` of a graph.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Program {
    variables: u32,
    /// By block: the number of its first access; one more at the end.
    start: Vec<u32>,
    accesses: Vec<Access>,
}

/// Why a program has no SSA form.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ProgramError {
    /// An access to a variable that does not exist.
    Variable {
        block: usize,
        access: usize,
        variable: u32,
        variables: u32,
    },
    /// More accesses than numbers for them.
    TooManyAccesses { accesses: usize },
    /// The program belongs to another graph.
    Blocks { blocks: usize, nodes: usize },
}

impl fmt::Display for ProgramError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ProgramError::Variable {
                block,
                access,
                variable,
                variables,
            } => write!(
                f,
                "access {access}, in block {block}, is to variable {variable}, but there are {variables}, counted from 0"
            ),
            ProgramError::TooManyAccesses { accesses } => {
                write!(
                    f,
                    "a program of {accesses} accesses; split it, at most {} are possible",
                    u32::MAX
                )
            }
            ProgramError::Blocks { blocks, nodes } => {
                write!(
                    f,
                    "a program of {blocks} blocks on a graph of {nodes} nodes; each node is a block"
                )
            }
        }
    }
}

impl std::error::Error for ProgramError {}

impl Program {
    /// The program whose block `n` does the `n`-th list of accesses in order.
    ///
    /// # Errors
    /// If an access is to no variable, or there are too many.
    pub fn new<B>(variables: u32, blocks: impl IntoIterator<Item = B>) -> Result<Program, ProgramError>
    where
        B: IntoIterator<Item = Access>,
    {
        let mut program = Program {
            variables,
            start: vec![0],
            accesses: Vec::new(),
        };
        for (block, accesses) in blocks.into_iter().enumerate() {
            for access in accesses {
                let (Access::Use(variable) | Access::Definition(variable)) = access;
                if variable >= variables {
                    let access = program.accesses.len();
                    return Err(ProgramError::Variable {
                        block,
                        access,
                        variable,
                        variables,
                    });
                }
                program.accesses.push(access);
            }
            let end = program.accesses.len();
            program
                .start
                .push(u32::try_from(end).map_err(|_| ProgramError::TooManyAccesses { accesses: end })?);
        }
        Ok(program)
    }

    /// The number of variables.
    pub fn variables(&self) -> u32 {
        self.variables
    }

    /// The number of blocks.
    pub fn blocks(&self) -> usize {
        self.start.len() - 1
    }

    /// All accesses, those of the first block first. Their places here are their numbers.
    pub fn accesses(&self) -> &[Access] {
        &self.accesses
    }

    /// The numbers of the accesses of `block`.
    ///
    /// # Panics
    /// If there is no such block.
    pub fn accesses_of(&self, block: u32) -> std::ops::Range<u32> {
        self.start[block as usize]..self.start[block as usize + 1]
    }
}
