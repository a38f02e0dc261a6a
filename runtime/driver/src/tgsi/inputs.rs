//! Where inputs, system values and constants of a shader come from.
//!
//! A stage whose convention has the service `shader_input` interpolates: inputs are in slots, in the order of their declarations,
//! of each the components up to the last that is used. The service for a slot is named by how the input varies: `shader_input`
//! at the centre of a pixel with perspective, with `_linear`, `_centroid` or `_sample` behind it otherwise, and
//! `shader_input_flat` for the value of the provoking vertex, as is an input without a word for it. Otherwise inputs are in the
//! convention's registers of arguments, in that order, when the shader begins.
//!
//! What the machine itself says of a fragment or vertex is given by a service that is named by its semantic:
//! `shader_position_x`, `shader_face_x`, and of system values `shader_value_vertexid_x`.

use super::{FETCHED, SERVICE};
use super::{InputPlace, SCALARS, ShaderDriver};
use crate::shaders::{Argument, Fetch, Interface};
use onespec_backend::Problem;
use onespec_backend::code::PReg;
use onespec_graph::{Module, Role};
use onespec_tgsi::ast::{Declaration, Shader};
use onespec_tgsi::lower::{self, Input, Kernel};
use onespec_tgsi::names::{File, Interpolation, Location, PropertyName, Semantic};

/// The service that gives inputs by the numbers of their slots.
const INPUT: &str = "shader_input";
/// The service of an input whose value is that of the provoking vertex.
const FLAT: &str = "shader_input_flat";
/// Components of a register, by their letters.
const COMPONENTS: [char; SCALARS as usize] = ['x', 'y', 'z', 'w'];
/// Scalars of inputs by their numbers, with where they are.
type Inputs = Vec<(u32, InputPlace)>;
/// Bits of 1.0.
const ONE: i64 = 0x3f80_0000;

impl ShaderDriver {
    /// Where the values of a shader come from and go to.
    pub(super) fn interface(
        &self,
        shader: &Shader,
        kernel: &Kernel,
        constants: &[(u32, u32)],
    ) -> Result<(Interface, Vec<(u32, InputPlace)>), Problem> {
        let slots = self.slots(shader, kernel);
        let mut interface = Interface {
            rows: vec![SCALARS as u8; kernel.outputs.len()],
            constants: constants.last().map_or(0, |(first, count)| first + count),
            ..Interface::default()
        };
        let mut inputs = Vec::new();
        for argument in &kernel.arguments {
            interface.arguments.push(match *argument {
                Input::Constant(buffer, scalar) => {
                    let first = constants.get(buffer as usize).map_or(0, |(first, _)| *first);
                    Argument::Constant(first + scalar)
                }
                Input::SystemValue(scalar) => self.told(shader, File::SystemValue, scalar)?.ok_or_else(|| {
                    let value = scalar / SCALARS;
                    Problem::new(format!("system value {value} is not known on this machine"))
                })?,
                Input::Input(scalar) => {
                    let (place, argument) = match self.told(shader, File::Input, scalar)? {
                        Some(told) => (InputPlace::Begins, told),
                        None => self.input(shader, &slots, scalar)?,
                    };
                    inputs.push((scalar, place));
                    argument
                }
                Input::Fetched(number) => Argument::Fetched(number),
            });
        }
        for (fetch, begins) in kernel.fetches.iter().zip(self.fetch_places()) {
            interface
                .fetches
                .push(self.fetch(shader, fetch, begins, (&slots, &mut inputs))?);
            let name = fetch.service.strip_prefix(SERVICE).unwrap_or_default();
            interface.waits = self.service(&format!("{FETCHED}{name}"));
        }
        inputs.sort_unstable_by_key(|(scalar, _)| *scalar);
        Ok((interface, inputs))
    }

    /// What the machine fetches: each coordinate comes from its slot.
    fn fetch(
        &self,
        shader: &Shader,
        fetch: &lower::Fetch,
        begins: &'static str,
        (slots, inputs): (&[(u32, u32)], &mut Inputs),
    ) -> Result<Fetch, Problem> {
        let service = self.service(&fetch.service);
        let service = service.ok_or_else(|| Problem::new(format!("there is no service `{}`", fetch.service)))?;
        let mut coordinates = Vec::with_capacity(fetch.inputs.len());
        for scalar in &fetch.inputs {
            let (place, argument) = self.input(shader, slots, *scalar)?;
            if let (InputPlace::Slot(slot), Argument::Service(name, _)) = (place, argument) {
                coordinates.push((name, slot.into()));
            }
            if !inputs.contains(&(*scalar, place)) {
                inputs.push((*scalar, place));
            }
        }
        Ok(Fetch {
            begins,
            service,
            unit: fetch.unit.into(),
            coordinates,
        })
    }

    /// Whether the machine may fetch what a kernel asks for before it begins: coordinates are two slots one behind the other that
    /// vary with perspective, and the kernel takes no input from a slot itself, which would wait at the same place.
    pub(super) fn may_fetch(&self, shader: &Shader, (module, kernel): (&Module, &Kernel)) -> bool {
        let is_told = |scalar: u32| !matches!(self.told(shader, File::Input, scalar), Ok(None));
        let circuits = module.functions.iter().map(|function| &function.circuit);
        let used: Vec<u64> = circuits
            .flat_map(|circuit| {
                let args = circuit.gates().filter(|gate| circuit.role(*gate) == Role::Arg);
                let used = args.filter(|gate| circuit.uses(*gate).next().is_some());
                used.map(|gate| circuit.bits(gate))
            })
            .collect();
        let is_alone = (0..).zip(&kernel.arguments).all(|(number, argument)| match argument {
            Input::Input(scalar) => is_told(*scalar) || !used.contains(&number),
            _ => true,
        });
        let varies_so = |scalar: &u32| varies(declaration(shader, File::Input, scalar / SCALARS)) == INPUT;
        is_alone
            && kernel.fetches.iter().all(|fetch| {
                let is_row = |pair: &[u32]| pair[0] / SCALARS == pair[1] / SCALARS && pair[0] + 1 == pair[1];
                fetch.inputs.iter().all(|scalar| varies_so(scalar) && !is_told(*scalar))
                    && fetch.inputs.windows(2).all(is_row)
            })
    }

    /// Where a scalar of an input comes from that is in a slot, or in a register.
    fn input(&self, shader: &Shader, slots: &[(u32, u32)], scalar: u32) -> Result<(InputPlace, Argument), Problem> {
        let machine = &self.driver.machine;
        let slot = slots.iter().find(|(register, _)| *register == scalar / SCALARS);
        let slot = slot.map_or(scalar, |(_, slot)| slot + scalar % SCALARS);
        if self.service(INPUT).is_some() {
            let name = varies(declaration(shader, File::Input, scalar / SCALARS));
            let service = self.service(&name).ok_or_else(|| {
                let message = "is interpolated in a way that the machine has no service for";
                Problem::new(format!("input {} {message}: `{name}`", scalar / SCALARS))
            })?;
            let place = match service {
                FLAT => InputPlace::Flat(slot),
                _ => InputPlace::Slot(slot),
            };
            return Ok((place, Argument::Service(service, vec![slot.into()])));
        }
        let bank = machine.bank(machine.address_bank());
        let registers = bank.map_or(&[][..], |bank| bank.arguments);
        let number = registers
            .get(slot as usize)
            .and_then(|number| u8::try_from(*number).ok());
        let number = number.ok_or_else(|| Problem::new("there are more inputs than registers for them"))?;
        let place = InputPlace::Register(bank.map_or(0, |bank| bank.file), number.into());
        let register = PReg {
            bank: machine.address_bank(),
            number,
        };
        Ok((place, Argument::Register(register)))
    }

    /// What the convention calls a service, if it has it.
    fn service(&self, name: &str) -> Option<&'static str> {
        self.driver.machine.services(name).first().map(|service| service.name)
    }

    /// A scalar that the machine tells itself, by a service for its semantic. `None`: it is no such scalar.
    ///
    /// Of a front face only x says something: y and z are 0, w is 1.
    fn told(&self, shader: &Shader, file: File, scalar: u32) -> Result<Option<Argument>, Problem> {
        let declared = declaration(shader, file, scalar / SCALARS);
        let Some((semantic, _)) = declared.and_then(|it| it.semantic) else {
            return Ok(None);
        };
        let prefix = match file {
            File::SystemValue => "shader_value_",
            _ if self.service(INPUT).is_some() && matches!(semantic, Semantic::Position | Semantic::Face) => "shader_",
            _ => return Ok(None),
        };
        let component = COMPONENTS[(scalar % SCALARS) as usize];
        if file == File::Input && semantic == Semantic::Face && component != 'x' {
            return Ok(Some(Argument::Number(if component == 'w' { ONE } else { 0 })));
        }
        let from_below = shader.property(PropertyName::FsCoordOrigin) != 0 && component == 'y';
        if from_below && semantic == Semantic::Position {
            let message = "rows are counted from the lower left (FS_COORD_ORIGIN), which no service of the machine does: it would \
                           need the height of the picture. Count from the upper left, and subtract from the height as a constant";
            return Err(Problem::new(message));
        }
        // Whole numbers of pixels, where the shader asks for them.
        let by_pixel = shader.property(PropertyName::FsCoordPixelCenter) != 0 && matches!(component, 'x' | 'y');
        if by_pixel && semantic == Semantic::Position {
            let service = self.service(&format!("shader_pixel_{component}"));
            return Ok(service.map(|service| Argument::Service(service, Vec::new())));
        }
        let of = |c: char| self.service(&format!("{prefix}{}_{c}", semantic.word().to_lowercase()));
        // System values of one component are the same in all.
        let service = of(component).or_else(|| of('x').filter(|_| file == File::SystemValue));
        match service {
            Some(service) => Ok(Some(Argument::Service(service, Vec::new()))),
            None => {
                let message = format!("the machine has no service for the value {}", semantic.word());
                Err(Problem::new(message))
            }
        }
    }

    /// By register of inputs that is used, its first slot.
    fn slots(&self, shader: &Shader, kernel: &Kernel) -> Vec<(u32, u32)> {
        let declared = shader.declarations().filter(|it| it.file == File::Input);
        let registers = declared
            .filter_map(|it| it.range)
            .flat_map(|(first, last)| first..=last);
        let mut slots: Vec<(u32, u32)> = Vec::new();
        let mut next = 0;
        for register in registers {
            let first = register.saturating_mul(SCALARS);
            if !matches!(self.told(shader, File::Input, first), Ok(None)) {
                continue;
            }
            let inputs = kernel.arguments.iter().filter_map(|argument| match argument {
                Input::Input(scalar) => Some(*scalar),
                _ => None,
            });
            let inputs = inputs.chain(kernel.fetches.iter().flat_map(|fetch| fetch.inputs.iter().copied()));
            let used = inputs
                .filter(|scalar| scalar / SCALARS == register)
                .map(|scalar| scalar % SCALARS + 1);
            if let Some(count) = used.max() {
                slots.push((register, next));
                next += count;
            }
        }
        slots
    }
}

/// The declaration of a register.
fn declaration(shader: &Shader, file: File, register: u32) -> Option<&Declaration> {
    let mut all = shader.declarations().filter(|it| it.file == file);
    all.find(|it| it.range.is_some_and(|(first, last)| (first..=last).contains(&register)))
}

/// The service that interpolates an input as it is declared.
fn varies(declared: Option<&Declaration>) -> String {
    let Some(declared) = declared else {
        return FLAT.to_owned();
    };
    let kind = match declared.interpolation {
        Some(Interpolation::Constant) | None => return FLAT.to_owned(),
        Some(Interpolation::Linear) => "_linear",
        Some(Interpolation::Perspective | Interpolation::Color) => "",
    };
    let location = match declared.location {
        Location::Center => "",
        Location::Centroid => "_centroid",
        Location::Sample => "_sample",
    };
    format!("{INPUT}{kind}{location}")
}
