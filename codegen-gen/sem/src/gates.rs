//! Semantics of gates: each is lowered once for every assignment of types that its wires allow, as a fn over its value
//! inputs. What decides which types go together (`where`) is evaluated here too, as the widths are known here. Gates that
//! do to each element what another one does to scalars are in `lifted`.

mod lifted;

use super::fold;
use super::ir::{self, Block, GateCode, GateInstance, Relation, Ty};
use super::lower::{Body, Exit, Lower, Res};
use super::mentions;
use super::scope::{Binding, Scope, Source};
use onespec_description::model::{Bitfield, Class, Gate, Graph, Out, SourceText, Term, TypeSet};
use onespec_diag::Diag;
use std::rc::Rc;

/// The name that semantics have for how many times as wide as their types say vectors are.
const SCALE: &str = "vscale";

/// Most assignments of types of a gate.
const MOST: usize = 4096;

impl Lower<'_> {
    /// Everything about gates that depends on widths. Vectors are `scale` times as wide as their types say.
    pub(super) fn gates(&mut self, scale: u32) {
        let graph = &self.isa.graph;
        for table in &graph.conditions {
            let codes = table.codes.iter().map(|(_, code)| {
                let swapped = self.code(&table.swapped, table.width, *code);
                (swapped, self.code(&table.negated, table.width, *code))
            });
            let codes = codes.collect();
            self.program.conditions.push(codes);
        }
        for gate in &graph.gates {
            let relations: Vec<Relation> = match gate.lifts {
                Some(of) => lifted::relations(graph, gate, self.program.gates.get(usize::from(of))),
                None => {
                    let texts = gate.wheres.iter();
                    texts.filter_map(|text| self.relation(graph, gate, text)).collect()
                }
            };
            let mut code = GateCode {
                instances: assignments(graph, gate, &relations),
                relations,
                infer: self.infer(graph, gate),
                scaled: false,
            };
            if let Some(text) = &gate.sem {
                let parsed = self.texts.body(&text.text);
                code.scaled = parsed.is_ok_and(|parsed| mentions::of_block(&parsed).contains(SCALE));
                for instance in &mut code.instances {
                    self.refill();
                    let made = match gate.lifts {
                        Some(of) => self.lifted(graph, (gate, of), instance, text, scale),
                        None => self.gate(graph, gate, instance, text, scale).map(Some),
                    };
                    match made {
                        Ok(func) => instance.func = func,
                        Err(_) => break,
                    }
                }
            }
            self.program.gates.push(code);
        }
    }

    /// Value of a text over a code `c`.
    fn code(&mut self, text: &SourceText, width: u32, code: u64) -> u64 {
        let parsed = match text.text.is_empty() {
            true => return code,
            false => self.parse_body(text),
        };
        let Ok(parsed) = parsed else { return code };
        let mut scope = Scope::default();
        scope.bind(&"c".into(), Binding::Value(fold::constant(width, code.into())));
        let frame = self.enter(Some(Body::default()), scope, source(text), None);
        let value = self.body_value(&parsed, Some(&Ty::Bits(width)), &mut Vec::new());
        let value = self.settle(value);
        self.leave(frame);
        let value = value.ok().flatten().and_then(|e| fold::as_const(&e));
        value.map_or(code, |v| v as u64)
    }

    /// Which types of one input a `where` allows.
    fn relation(&mut self, graph: &Graph, gate: &Gate, text: &SourceText) -> Option<Relation> {
        let parsed = self.parse_body(text).ok()?;
        let names = mentions::of_block(&parsed);
        let mentioned = |name: &str| {
            ["", "bits_", "elem_"]
                .iter()
                .any(|p| names.contains(format!("{p}{name}").as_str()))
        };
        let has_result = gate.out != Out::None;
        let others = usize::from(!has_result)..gate.values.len();
        let mut inputs = others.filter(|i| gate.values.get(*i).is_some_and(|v| mentioned(&v.name)));
        let (Some(input), None) = (inputs.next(), inputs.next()) else {
            return self.bad_where(text, has_result, "this is no condition on one input and the result");
        };
        let name = &gate.values.get(input)?.name;
        let mut allowed = vec![TypeSet::NONE; graph.types.len()];
        // What a gate without a result does is told by its first input.
        let (first, owns) = match has_result {
            true => ("out", own_types(graph, gate)),
            false => (gate.values.first()?.name.as_str(), candidates(graph, gate, 0, 0, &[])),
        };
        for own in of_set(owns) {
            for ty in of_set(candidates(graph, gate, input, own, &[])) {
                let mut scope = Scope::default();
                bind_type(&mut scope, graph, first, own);
                bind_type(&mut scope, graph, name, ty);
                let frame = self.enter(Some(Body::default()), scope, source(text), None);
                let holds = self.body_value(&parsed, Some(&Ty::BOOL), &mut Vec::new());
                let holds = self.settle(holds);
                self.leave(frame);
                match fold::as_bool(&holds.ok()??) {
                    Some(true) => allowed[usize::from(own)].0 |= 1 << ty,
                    Some(false) => {}
                    None => return self.bad_where(text, has_result, "this is not known when types are"),
                }
            }
        }
        Some(Relation {
            input: input as u8,
            allowed,
        })
    }

    fn bad_where(&mut self, text: &SourceText, has_result: bool, message: &str) -> Option<Relation> {
        let help = match has_result {
            true => "write about width(a), bits_a and elem_a of one input `a`, and of `out`",
            false => {
                "there is no result: write about width(a), bits_a and elem_a of the first input `a`, and of another one"
            }
        };
        let diag = Diag::error("E0505", &text.origin, message).help(help);
        if !self.diags.list.contains(&diag) {
            self.diags.push(diag);
        }
        None
    }

    /// The semantics of a gate with these types, as a fn.
    fn gate(
        &mut self,
        graph: &Graph,
        gate: &Gate,
        types: &GateInstance,
        text: &SourceText,
        scale: u32,
    ) -> Res<ir::FuncId> {
        let parsed = self.parse_body(text)?;
        let mut body = Body::default();
        let mut scope = Scope::default();
        let mut params = Vec::new();
        let mut param = |body: &mut Body, scope: &mut Scope, name: &str, ty: Ty| {
            let id = body.locals.len() as ir::LocalId;
            let local = fold::local(id, ty.clone());
            body.locals.push(ir::Local {
                name: name.to_string(),
                ty,
                mutable: false,
            });
            params.push(id);
            scope.bind(&Rc::from(name), Binding::Value(local));
        };
        scope.bind(&SCALE.into(), Binding::Value(fold::int(scale.into())));
        if let Bitfield::Condition(table) = gate.bitfield {
            let codes = graph
                .conditions
                .get(usize::from(table))
                .map_or(&[][..], |t| t.codes.as_slice());
            for (name, code) in codes {
                scope.bind(&Rc::from(name.as_str()), Binding::Value(fold::int((*code).into())));
            }
        }
        let result = result(graph, gate, types.own);
        bind_type(&mut scope, graph, "out", result);
        let width = |ty: u8| {
            graph
                .types
                .get(usize::from(ty))
                .map_or(0, |t| t.width * if t.lanes > 0 { scale } else { 1 })
        };
        if width(result) > 0 {
            scope.bind(&"out".into(), Binding::Value(fold::constant(width(result), 0)));
        }
        for (input, ty) in gate.values.iter().zip(&types.inputs) {
            bind_type(&mut scope, graph, &input.name, *ty);
            param(&mut body, &mut scope, &input.name, Ty::Bits(width(*ty)));
        }
        if !gate.bitfield_name.is_empty() {
            let ty = match gate.bitfield {
                Bitfield::Condition(table) => {
                    let width = graph.conditions.get(usize::from(table)).map_or(1, |t| t.width);
                    Ty::Int(0, (1 << width) - 1)
                }
                _ => Ty::Bits(64),
            };
            param(&mut body, &mut scope, &gate.bitfield_name, ty);
        }
        let want = match width(result) {
            0 => Ty::Unit,
            width => Ty::Bits(width),
        };
        let exit = Exit::Func {
            want: want.clone(),
            found: Vec::new(),
        };
        let mut stmts = Vec::new();
        let frame = self.enter(Some(body), scope, source(text), Some(exit));
        let value = self.body_value(&parsed, Some(&want), &mut stmts);
        let value = self.settle(value);
        let (body, _) = self.leave(frame);
        let block = fold::block(Block {
            stmts,
            value: value?.map(Box::new),
        });
        let mut stmts = Vec::new();
        let value = super::statements::splice(block, &mut stmts).map(Box::new);
        self.program.funcs.push(ir::Func {
            name: gate.name.to_lowercase(),
            params,
            locals: body.unwrap_or_default().locals,
            body: Block { stmts, value },
            result: want,
            effects: Default::default(),
        });
        Ok((self.program.funcs.len() - 1) as ir::FuncId)
    }
}

pub(super) fn source(text: &SourceText) -> Source {
    Source {
        origin: text.origin.clone(),
        in_fn: None,
    }
}

/// Binds what texts know of a type: its value's place (`a`, for `width(a)`), `bits_a` and `elem_a`.
fn bind_type(scope: &mut Scope, graph: &Graph, name: &str, ty: u8) {
    let Some(def) = graph.types.get(usize::from(ty)) else {
        return;
    };
    let bits = graph.types.get(usize::from(def.element)).map_or(0, |t| t.width);
    scope.bind(
        &Rc::from(format!("bits_{name}")),
        Binding::Value(fold::int(bits.into())),
    );
    scope.bind(
        &Rc::from(format!("elem_{name}")),
        Binding::Value(fold::int(def.element.into())),
    );
    if def.width > 0 {
        // A value that nobody knows, of this width.
        scope.bind(&Rc::from(name), Binding::Value(fold::local(0, Ty::Bits(def.width))));
    }
}

fn of_set(set: TypeSet) -> impl Iterator<Item = u8> {
    (0..64).filter(move |i| set.0 >> i & 1 == 1)
}

fn arch_types(graph: &Graph) -> TypeSet {
    graph
        .arch
        .as_ref()
        .map_or(TypeSet::NONE, |(_, a, b)| TypeSet(1 << a | 1 << b))
}

/// Types that the gate itself may have, where it has one of its own; else those of its result.
fn own_types(graph: &Graph, gate: &Gate) -> TypeSet {
    match gate.out {
        Out::Own | Out::OwnOrNone => gate.types,
        Out::One(ty) => TypeSet(1 << ty.0),
        Out::Arch => arch_types(graph),
        Out::None => TypeSet(1),
    }
}

/// Type of the result of a gate of this type.
fn result(_: &Graph, gate: &Gate, own: u8) -> u8 {
    match gate.out {
        Out::None => 0,
        _ => own,
    }
}

/// Types that an input may have where the gate and the inputs before it have these.
fn candidates(graph: &Graph, gate: &Gate, input: usize, own: u8, before: &[u8]) -> TypeSet {
    match gate.values.get(input).map(|input| input.term) {
        Some(Term::Own) => TypeSet(1 << own),
        // All addresses of a circuit have one type.
        Some(Term::Arch) => {
            let mut known = gate.values.iter().zip(before);
            let known = known.find_map(|(input, ty)| (input.term == Term::Arch).then_some(*ty));
            known.map_or(arch_types(graph), |ty| TypeSet(1 << ty))
        }
        Some(Term::One(ty)) => TypeSet(1 << ty.0),
        Some(Term::Any(set)) => set,
        Some(Term::Same(other, set)) => before.get(usize::from(other)).map_or(set, |ty| TypeSet(1 << ty)),
        None => TypeSet::NONE,
    }
}

/// Every assignment of types that wires and conditions allow.
fn assignments(graph: &Graph, gate: &Gate, relations: &[Relation]) -> Vec<GateInstance> {
    if matches!(gate.class, Class::Root | Class::State | Class::Fixed) {
        return Vec::new();
    }
    let mut all = Vec::new();
    for own in of_set(own_types(graph, gate)) {
        let mut rows = vec![Vec::new()];
        for input in 0..gate.values.len() {
            let longer = |row: &Vec<u8>| {
                let by = match gate.out {
                    Out::None => row.first().copied().unwrap_or(own),
                    _ => own,
                };
                let allowed = |ty: &u8| {
                    let mut of_input = relations.iter().filter(|r| usize::from(r.input) == input);
                    of_input.all(|r| r.allowed.get(usize::from(by)).is_some_and(|set| set.0 >> ty & 1 == 1))
                };
                let types = of_set(candidates(graph, gate, input, own, row))
                    .filter(allowed)
                    .collect::<Vec<u8>>();
                types
                    .into_iter()
                    .map(|ty| [row.as_slice(), &[ty]].concat())
                    .collect::<Vec<_>>()
            };
            rows = rows.iter().flat_map(longer).take(MOST).collect();
        }
        all.extend(rows.into_iter().map(|inputs| GateInstance {
            own,
            inputs,
            func: None,
        }));
    }
    all.truncate(MOST);
    all
}
