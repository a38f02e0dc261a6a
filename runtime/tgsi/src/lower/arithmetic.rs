//! Float opcodes as gates. Operations are those of [`crate::eval`], in its order; what Circuit IR has no gate for is a
//! service.

use super::{Lowering, Missing};
use crate::opcodes::{Mode, Opcode::*};
use crate::syntax::ast::Instruction;
use onespec_circuit::{Fcmp, Icmp, Opcode, types};
use onespec_graph::Gate;

/// Components of the sources of an instruction, where they are wanted.
pub(super) type Components = [[Option<Gate>; 4]; 4];

impl Lowering {
    // ---- values

    /// The float that a word is.
    fn float(&mut self, word: Gate) -> Gate {
        if let Some(float) = self.floats.get(&word) {
            return *float;
        }
        let float = self.builder.pure(Opcode::Bitcast, types::F32, 0, &[word]);
        self.floats.insert(word, float);
        float
    }

    /// The bits of a float.
    fn bits(&mut self, float: Gate) -> Gate {
        let word = self.builder.pure(Opcode::Bitcast, types::I32, 0, &[float]);
        self.floats.insert(word, float);
        word
    }

    fn number_of(&mut self, value: f32) -> Gate {
        self.builder.constant(types::F32, u64::from(value.to_bits()))
    }

    /// An operation on floats.
    fn op(&mut self, op: Opcode, values: &[Gate]) -> Gate {
        self.builder.pure(op, types::F32, 0, values)
    }

    fn relation(&mut self, code: Fcmp, a: Gate, b: Gate) -> Gate {
        self.builder.pure(Opcode::Fcmp, types::I1, code as u64, &[a, b])
    }

    /// 1.0 or 0.0.
    fn as_number(&mut self, condition: Gate) -> Gate {
        let (one, zero) = (self.number_of(1.0), self.number_of(0.0));
        self.op(Opcode::Select, &[condition, one, zero])
    }

    pub fn compare(&mut self, code: Icmp, a: Gate, b: Gate) -> Gate {
        self.builder.pure(Opcode::Icmp, types::I1, code as u64, &[a, b])
    }

    pub fn choose(&mut self, condition: Gate, a: Gate, b: Gate) -> Gate {
        self.builder.pure(Opcode::Select, types::I32, 0, &[condition, a, b])
    }

    pub fn either(&mut self, a: Gate, b: Gate) -> Gate {
        self.builder.pure(Opcode::Or, types::I1, 0, &[a, b])
    }

    pub fn is_nonzero(&mut self, word: Gate) -> Gate {
        if let Some(condition) = self.conditions.get(&word) {
            return *condition;
        }
        let zero = self.integer(0);
        self.compare(Icmp::Ne, word, zero)
    }

    /// Also of NaN; not of -0.0.
    pub fn is_nonzero_float(&mut self, word: Gate) -> Gate {
        if let Some(condition) = self.conditions.get(&word).filter(|_| self.floats.contains_key(&word)) {
            return *condition;
        }
        let (value, zero) = (self.float(word), self.number_of(0.0));
        self.relation(Fcmp::Une, value, zero)
    }

    pub fn is_negative(&mut self, word: Gate) -> Gate {
        let (value, zero) = (self.float(word), self.number_of(0.0));
        self.relation(Fcmp::Olt, value, zero)
    }

    pub fn float_absolute(&mut self, word: Gate) -> Gate {
        let value = self.float(word);
        let value = self.op(Opcode::Fabs, &[value]);
        self.bits(value)
    }

    pub fn float_negated(&mut self, word: Gate) -> Gate {
        let value = self.float(word);
        let value = self.op(Opcode::Fneg, &[value]);
        self.bits(value)
    }

    /// Between 0 and 1; NaN gives 0.
    pub fn saturated(&mut self, word: Gate) -> Gate {
        let (value, zero, one) = (self.float(word), self.number_of(0.0), self.number_of(1.0));
        let value = self.op(Opcode::Fmax, &[value, zero]);
        let value = self.op(Opcode::Fmin, &[value, one]);
        self.bits(value)
    }

    /// A function on floats that is a service.
    pub fn service(&mut self, name: &str, words: &[Gate]) -> Gate {
        self.services.call(&mut self.builder, name, Some(types::I32), words)
    }

    /// A function of a float. Kernels bring the arguments of sine and cosine into one period around 0: units of machines ask for
    /// that.
    fn function(&mut self, name: &str, value: Gate) -> Gate {
        let value = match name {
            "sin" | "cos" if self.services.kernel.is_some() => self.within_a_period(value),
            _ => value,
        };
        let word = self.bits(value);
        let word = self.service(name, &[word]);
        self.float(word)
    }

    /// The bits of the quotient of two floats that words are.
    pub fn word_quotient(&mut self, a: Gate, b: Gate) -> Gate {
        let (a, b) = (self.float(a), self.float(b));
        let quotient = self.quotient(a, b);
        self.bits(quotient)
    }

    /// Of a kernel, the product with the inverse.
    fn quotient(&mut self, a: Gate, b: Gate) -> Gate {
        if self.services.kernel.is_none() {
            return self.op(Opcode::Fdiv, &[a, b]);
        }
        let inverse = self.function("inverse", b);
        self.op(Opcode::Fmul, &[a, inverse])
    }

    /// 2 pi fract(x / 2 pi + 1/2) - pi.
    fn within_a_period(&mut self, value: Gate) -> Gate {
        use std::f32::consts::{FRAC_1_PI, PI, TAU};
        let [scale, half, period, shift] = [FRAC_1_PI / 2.0, 0.5, TAU, -PI].map(|number| self.number_of(number));
        let turns = self.op(Opcode::Fmul, &[value, scale]);
        let turns = self.op(Opcode::Fadd, &[turns, half]);
        let whole = self.op(Opcode::Ffloor, &[turns]);
        let part = self.op(Opcode::Fsub, &[turns, whole]);
        let part = self.op(Opcode::Fmul, &[part, period]);
        self.op(Opcode::Fadd, &[part, shift])
    }

    // ---- opcodes

    /// Components of the mask.
    pub fn computed(
        &mut self,
        instruction: &Instruction,
        mask: u8,
        sources: &Components,
    ) -> Result<[Option<Gate>; 4], Missing> {
        let info = instruction.opcode.info();
        let mut out = [None; 4];
        if info.mode == Mode::Replicated {
            let value = self.replicated(instruction, sources)?;
            out = [Some(value); 4];
        } else {
            for component in (0..4).filter(|component| mask >> component & 1 == 1) {
                out[component] = Some(match info.mode {
                    Mode::Componentwise => {
                        let of = [0, 1, 2, 3].map(|source: usize| sources[source][component]);
                        self.componentwise(instruction, of)?
                    }
                    _ => self.dependent(instruction, sources, component)?,
                });
            }
        }
        Ok(out)
    }

    fn missing<T>(instruction: &Instruction) -> Result<T, Missing> {
        Err(instruction.opcode.info().name.to_owned())
    }

    fn product(&mut self, a: Gate, b: Gate) -> Gate {
        let product = self.op(Opcode::Fmul, &[a, b]);
        if !self.is_legacy {
            return product;
        }
        let zero = self.number_of(0.0);
        let [first, second] = [a, b].map(|factor| self.relation(Fcmp::Oeq, factor, zero));
        let any = self.either(first, second);
        self.op(Opcode::Select, &[any, zero, product])
    }

    fn product_and_sum(&mut self, a: Gate, b: Gate, c: Gate) -> Gate {
        if self.fuses && !self.is_legacy {
            return self.op(Opcode::Fma, &[a, b, c]);
        }
        let product = self.product(a, b);
        self.op(Opcode::Fadd, &[product, c])
    }

    fn componentwise(&mut self, instruction: &Instruction, of: [Option<Gate>; 4]) -> Result<Gate, Missing> {
        let zero = self.integer(0);
        let words = of.map(|word| word.unwrap_or(zero));
        let derivative = match instruction.opcode {
            DDX => Some("ddx"),
            DDY => Some("ddy"),
            DDX_FINE => Some("ddx_fine"),
            DDY_FINE => Some("ddy_fine"),
            LDEXP => return Ok(self.service("ldexp", &words[..2])),
            _ => None,
        };
        if let Some(name) = derivative {
            return Ok(self.service(name, &words[..1]));
        }
        if let Some(word) = self.integer_opcode(instruction.opcode, words) {
            return Ok(word);
        }
        let [x, y, z] = [words[0], words[1], words[2]].map(|word| self.float(word));
        let relation = match instruction.opcode {
            SLT | FSLT => Some(Fcmp::Olt),
            SGE | FSGE => Some(Fcmp::Oge),
            SEQ | FSEQ => Some(Fcmp::Oeq),
            SGT => Some(Fcmp::Ogt),
            SLE => Some(Fcmp::Ole),
            SNE | FSNE => Some(Fcmp::Une),
            _ => None,
        };
        if let Some(code) = relation {
            let holds = self.relation(code, x, y);
            if matches!(instruction.opcode, FSLT | FSGE | FSEQ | FSNE) {
                return Ok(self.all_ones(holds));
            }
            let number = self.as_number(holds);
            let word = self.bits(number);
            self.conditions.insert(word, holds);
            return Ok(word);
        }
        let value = match instruction.opcode {
            CMP => {
                let is_negative = self.is_negative(words[0]);
                return Ok(self.choose(is_negative, words[1], words[2]));
            }
            F2I => return Ok(self.builder.pure(Opcode::Fptosi, types::I32, 0, &[x])),
            F2U => return Ok(self.builder.pure(Opcode::Fptoui, types::I32, 0, &[x])),
            ARL | ARR => {
                let half = self.number_of(0.5);
                let x = match instruction.opcode {
                    ARR => self.op(Opcode::Fadd, &[x, half]),
                    _ => x,
                };
                let floor = self.op(Opcode::Ffloor, &[x]);
                return Ok(self.builder.pure(Opcode::Fptosi, types::I32, 0, &[floor]));
            }
            I2F => self.op(Opcode::Sitofp, &[words[0]]),
            U2F => self.op(Opcode::Uitofp, &[words[0]]),
            ADD => self.op(Opcode::Fadd, &[x, y]),
            SUB => self.op(Opcode::Fsub, &[x, y]),
            MUL => self.product(x, y),
            DIV => self.quotient(x, y),
            MAD => self.product_and_sum(x, y, z),
            FMA => self.op(Opcode::Fma, &[x, y, z]),
            LRP => {
                let difference = self.op(Opcode::Fsub, &[y, z]);
                self.product_and_sum(x, difference, z)
            }
            MIN => self.op(Opcode::Fmin, &[x, y]),
            MAX => self.op(Opcode::Fmax, &[x, y]),
            CLAMP => {
                let most = self.op(Opcode::Fmax, &[x, y]);
                self.op(Opcode::Fmin, &[most, z])
            }
            ABS => self.op(Opcode::Fabs, &[x]),
            FLR => self.op(Opcode::Ffloor, &[x]),
            CEIL => self.op(Opcode::Fceil, &[x]),
            TRUNC => self.op(Opcode::Fcut, &[x]),
            ROUND => self.op(Opcode::Fround, &[x]),
            FRC => {
                let floor = self.op(Opcode::Ffloor, &[x]);
                self.op(Opcode::Fsub, &[x, floor])
            }
            SSG => {
                let zero = self.number_of(0.0);
                let (above, below) = (self.relation(Fcmp::Ogt, x, zero), self.relation(Fcmp::Olt, x, zero));
                let (one, minus) = (self.number_of(1.0), self.number_of(-1.0));
                let rest = self.op(Opcode::Select, &[below, minus, zero]);
                self.op(Opcode::Select, &[above, one, rest])
            }
            _ => return Lowering::missing(instruction),
        };
        Ok(self.bits(value))
    }

    fn replicated(&mut self, instruction: &Instruction, sources: &Components) -> Result<Gate, Missing> {
        let zero = self.integer(0);
        let word = |source: usize, component: usize| sources[source][component].unwrap_or(zero);
        let service = match instruction.opcode {
            EX2 => Some("exp2"),
            LG2 => Some("log2"),
            RSQ => Some("rsqrt"),
            SIN => Some("sin"),
            COS => Some("cos"),
            POW => return Ok(self.service("pow", &[word(0, 0), word(1, 0)])),
            PK2H => return Ok(self.halves([word(0, 0), word(0, 1)])),
            READ_HELPER => return Ok(self.service("is_helper", &[])),
            _ => None,
        };
        if let Some(name) = service {
            let x = self.float(word(0, 0));
            let value = self.function(name, x);
            return Ok(self.bits(value));
        }
        let x = self.float(word(0, 0));
        let value = match instruction.opcode {
            RCP if self.services.kernel.is_some() => self.function("inverse", x),
            SQRT if self.services.kernel.is_some() => self.function("sqrt", x),
            DP2 => self.dot(sources, 2),
            DP3 => self.dot(sources, 3),
            DP4 => self.dot(sources, 4),
            DPH | DP2A => {
                let (count, last) = if instruction.opcode == DPH {
                    (3, word(1, 3))
                } else {
                    (2, word(2, 0))
                };
                let (dot, last) = (self.dot(sources, count), self.float(last));
                self.op(Opcode::Fadd, &[dot, last])
            }
            RCP => {
                let one = self.number_of(1.0);
                self.op(Opcode::Fdiv, &[one, x])
            }
            SQRT => self.op(Opcode::Fsqrt, &[x]),
            _ => return Lowering::missing(instruction),
        };
        Ok(self.bits(value))
    }

    /// The sum of products of the first components, in their order.
    fn dot(&mut self, sources: &Components, count: usize) -> Gate {
        let none = self.integer(0);
        let pairs = sources[0].into_iter().zip(sources[1]).take(count);
        let mut sum = None;
        for (a, b) in pairs {
            let [a, b] = [a, b].map(|word| self.float(word.unwrap_or(none)));
            sum = Some(match sum {
                Some(sum) => self.product_and_sum(a, b, sum),
                None => self.product(a, b),
            });
        }
        sum.unwrap_or_else(|| self.number_of(0.0))
    }

    fn dependent(
        &mut self,
        instruction: &Instruction,
        sources: &Components,
        component: usize,
    ) -> Result<Gate, Missing> {
        let none = self.integer(0);
        let words = [0, 1].map(|source: usize| sources[source].map(|word| word.unwrap_or(none)));
        let [x, y, _, w] = words[0].map(|word| self.float(word));
        let (one, zero) = (self.number_of(1.0), self.number_of(0.0));
        let value = match (instruction.opcode, component) {
            (DST | LIT, 0) | (EXP | LOG | LIT | SCS | XPD, 3) => one,
            (DST, 1) => {
                let other = self.float(words[1][1]);
                self.product(y, other)
            }
            (DST, 2) => return Ok(words[0][2]),
            (DST, _) => return Ok(words[1][3]),
            (EXP, 2) => self.function("exp2", x),
            (EXP, _) => {
                let floor = self.op(Opcode::Ffloor, &[x]);
                match component {
                    0 => self.function("exp2", floor),
                    _ => self.op(Opcode::Fsub, &[x, floor]),
                }
            }
            (LOG, _) => {
                let magnitude = self.op(Opcode::Fabs, &[x]);
                let log = self.function("log2", magnitude);
                let floor = self.op(Opcode::Ffloor, &[log]);
                match component {
                    0 => floor,
                    1 => {
                        let power = self.function("exp2", floor);
                        self.quotient(magnitude, power)
                    }
                    _ => log,
                }
            }
            (LIT, 1) => self.op(Opcode::Fmax, &[x, zero]),
            (LIT, _) => {
                let base = self.op(Opcode::Fmax, &[y, zero]);
                let (least, most) = (self.number_of(-128.0), self.number_of(128.0));
                let exponent = self.op(Opcode::Fmax, &[w, least]);
                let exponent = self.op(Opcode::Fmin, &[exponent, most]);
                let (base, exponent) = (self.bits(base), self.bits(exponent));
                let power = self.service("pow", &[base, exponent]);
                let is_lit = self.relation(Fcmp::Ogt, x, zero);
                let none = self.integer(0);
                return Ok(self.choose(is_lit, power, none));
            }
            (SCS, 0) => self.function("cos", x),
            (SCS, 1) => self.function("sin", x),
            (SCS, _) => zero,
            (XPD, _) => {
                let (next, last) = ((component + 1) % 3, (component + 2) % 3);
                let [a, b, c, d] =
                    [words[0][next], words[1][last], words[0][last], words[1][next]].map(|word| self.float(word));
                let first = self.product(a, b);
                let c = self.op(Opcode::Fneg, &[c]);
                self.product_and_sum(c, d, first)
            }
            (UP2H, _) => return Ok(self.of_half(words[0][0], component as u32 & 1)),
            _ => return Lowering::missing(instruction),
        };
        Ok(self.bits(value))
    }
}
