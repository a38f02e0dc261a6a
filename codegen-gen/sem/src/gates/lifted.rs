//! Gates that do to each element of vectors what a gate does to scalars (`lift:`): which types go together, and the fn, a
//! loop over the elements that calls the fn of the gate on scalars.

use super::{bind_type, source};
use crate::fold;
use crate::ir::{self, Block, Expr, ExprKind, GateCode, GateInstance, Place, Relation, Stmt, Ty};
use crate::lower::{Body, Lower, Res};
use crate::scope::{Binding, Scope};
use onespec_description::model::{Bitfield, Gate, Graph, PrimType, SourceText, Term, TypeSet};
use std::rc::Rc;

/// Which vectors go together: as many elements, of types that go together for the gate on scalars.
pub(super) fn relations(graph: &Graph, gate: &Gate, scalar: Option<&GateCode>) -> Vec<Relation> {
    let inputs = gate.values.iter().enumerate();
    let vectors = inputs.filter(|(_, input)| match input.term {
        Term::Any(set) | Term::Same(_, set) => is_vectors(graph, set),
        _ => false,
    });
    let relation = |input: u8| {
        let of_input = || {
            let all = scalar.iter().flat_map(|code| &code.relations);
            all.filter(move |r| r.input == input)
        };
        let goes = |own: &PrimType, ty: &PrimType| {
            own.lanes == ty.lanes
                && of_input().all(|r| {
                    let allowed = r.allowed.get(usize::from(own.element));
                    allowed.is_some_and(|set| set.0 >> ty.element & 1 == 1)
                })
        };
        let allowed = graph.types.iter().map(|own| {
            let fit = graph.types.iter().enumerate().filter(|(_, ty)| goes(own, ty));
            TypeSet(fit.fold(0, |all, (i, _)| all | 1 << i))
        });
        Relation {
            input,
            allowed: allowed.collect(),
        }
    };
    vectors.map(|(i, _)| relation(i as u8)).collect()
}

fn is_vectors(graph: &Graph, set: TypeSet) -> bool {
    let all = graph.types.iter().enumerate();
    set != TypeSet::NONE && all.into_iter().all(|(i, ty)| set.0 >> i & 1 == 0 || ty.lanes > 0)
}

impl Lower<'_> {
    /// The fn of a gate with these types; `of` is the gate on scalars. `None`: that has no fn for the elements.
    pub(super) fn lifted(
        &mut self,
        graph: &Graph,
        (gate, of): (&Gate, u16),
        types: &GateInstance,
        text: &SourceText,
        scale: u32,
    ) -> Res<Option<ir::FuncId>> {
        let def = |ty: u8| graph.types.get(usize::from(ty));
        let element = |ty: u8| def(ty).map_or(0, |t| t.element);
        let width = |ty: u8| def(ty).map_or(0, |t| t.width * if t.lanes > 0 { scale } else { 1 });
        let Some(scalar) = graph.gates.get(usize::from(of)) else {
            return Ok(None);
        };
        let count = scalar.values.len();
        let wanted = GateInstance {
            own: element(types.own),
            inputs: types.inputs.iter().take(count).map(|ty| element(*ty)).collect(),
            func: None,
        };
        let instances = self.program.gates.get(usize::from(of)).map(|code| &code.instances);
        let found = instances.into_iter().flatten();
        let Some(func) = found
            .filter(|i| i.own == wanted.own && i.inputs == wanted.inputs)
            .find_map(|i| i.func)
        else {
            return Ok(None);
        };
        let bits = def(wanted.own).map_or(0, |t| t.width);
        let all = width(types.own);
        let rounds = i128::from(all / bits.max(1));

        let parsed = self.parse_body(text)?;
        let frame = self.enter(Some(Body::default()), Scope::default(), source(text), None);
        let mut scope = Scope::default();
        let mut params = Vec::new();
        for (input, ty) in gate.values.iter().zip(&types.inputs) {
            let ty = Ty::Bits(width(*ty));
            let id = self.new_local(&input.name, ty.clone(), false);
            params.push(id);
            scope.bind(&Rc::from(input.name.as_str()), Binding::Value(fold::local(id, ty)));
        }
        if !gate.bitfield_name.is_empty()
            && let Bitfield::Condition(table) = gate.bitfield
        {
            let width = graph.conditions.get(usize::from(table)).map_or(1, |t| t.width);
            params.push(self.new_local(&gate.bitfield_name, Ty::Int(0, (1 << width) - 1), false));
        }
        let result = self.new_local("r", Ty::Bits(all), true);
        let counter = Ty::Int(0, rounds - 1);
        let i = self.new_local("i", counter.clone(), false);
        let at = fold::local(i, counter);
        let value_ty = Ty::Bits(bits);
        let value = call(
            &self.body,
            graph,
            func,
            &params,
            &at,
            (count, &wanted),
            value_ty.clone(),
        );
        bind_type(&mut scope, graph, "out", types.own);
        scope.bind(&"i".into(), Binding::Value(at.clone()));
        scope.bind(&"value".into(), Binding::Value(value));
        self.scope = scope;
        let mut stmts = Vec::new();
        let made = self.body_value(&parsed, Some(&value_ty), &mut stmts);
        let made = self.settle(made);
        let (body, _) = self.leave(frame);
        let Some(element) = made? else { return Ok(None) };
        let place = Place::LocalBits {
            local: result,
            lo: scaled(&at, bits),
            width: bits,
        };
        stmts.push(Stmt::Assign(place, element));
        let each = Stmt::For {
            local: i,
            lo: fold::int(0),
            hi: fold::int(rounds),
            cond: None,
            body: Block { stmts, value: None },
        };
        self.program.funcs.push(ir::Func {
            name: gate.name.to_lowercase(),
            params,
            locals: body.unwrap_or_default().locals,
            body: Block {
                stmts: vec![Stmt::Let(result, fold::constant(all, 0)), each],
                value: Some(Box::new(fold::local(result, Ty::Bits(all)))),
            },
            result: Ty::Bits(all),
            effects: Default::default(),
        });
        Ok(Some((self.program.funcs.len() - 1) as ir::FuncId))
    }
}

/// The gate on scalars, of the elements at `at`, and of what the gate has in its bits.
fn call(
    body: &Body,
    graph: &Graph,
    func: ir::FuncId,
    params: &[ir::LocalId],
    at: &Expr,
    (count, types): (usize, &GateInstance),
    ty: Ty,
) -> Expr {
    let of = |id: &ir::LocalId| {
        let ty = body.locals.get(*id as usize).map_or(Ty::Unit, |local| local.ty.clone());
        fold::local(*id, ty)
    };
    let elements = params.iter().zip(&types.inputs).map(|(id, element)| {
        let bits = graph.types.get(usize::from(*element)).map_or(0, |t| t.width);
        let lo = scaled(at, bits);
        fold::expr(ExprKind::Slice(Box::new(of(id)), Box::new(lo)), Ty::Bits(bits))
    });
    let mut args: Vec<Expr> = elements.collect();
    // Behind the value inputs stands the condition, behind those of the entry.
    let condition = params.last().filter(|id| {
        let local = body.locals.get(**id as usize);
        params.len() > count && local.is_some_and(|local| matches!(local.ty, Ty::Int(..)))
    });
    args.extend(condition.map(of));
    fold::expr(ExprKind::Call(func, args), ty)
}

/// The first bit of an element.
fn scaled(at: &Expr, bits: u32) -> Expr {
    let hi = match at.ty {
        Ty::Int(_, hi) => hi,
        _ => 0,
    };
    let bits = i128::from(bits);
    let product = ExprKind::Bin(ir::BinOp::Mul, Box::new(at.clone()), Box::new(fold::int(bits)));
    fold::expr(product, Ty::Int(0, hi * bits))
}
