//! Spilling by the furthest next use (Belady), over blocks as Braun and Hack do it ("Register Spilling and Live-Range
//! Splitting for SSA-Form Programs", 2009), in units: at every point the sums of all checks fit afterwards.
//!
//! A value that has to leave its registers is stored once, where it is defined, since it never changes. So only
//! residence is decided here: which values are in registers at the beginning of each block, which leave before or at an
//! instruction, and which come back before it.

use super::demand::{Demand, ItemKind};
use super::error::{At, Error};
use super::graph::{Graph, NONE};
use super::input::{Block, FileId, Function, Inst, Value};
use super::liveness::{DEAD, LOOP_EXIT, Liveness};
use super::registers::Registers;
use std::collections::BTreeMap;

/// Units that are kept free besides, by point (an instruction, or a block behind all instructions) and file.
pub type Extra = BTreeMap<(u32, u16), u16>;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Action {
    /// A value leaves its registers before the instruction.
    EvictBefore(u32),
    /// A value comes back for the instruction.
    Reload(u32),
    /// A value leaves its registers when the instruction has read them.
    EvictAt(u32),
}

/// Which values are in registers where.
#[derive(Debug, Clone, Default)]
pub struct Residence {
    /// By block: the values in registers at its beginning, in order.
    pub entry: Vec<Vec<u32>>,
    pub actions: Vec<Action>,
    /// By instruction: its part of `actions`.
    range: Vec<(u32, u32)>,
    /// By value: whether it is stored at its definition (of a parameter in memory, on the edges to its block).
    pub is_stored: Vec<bool>,
    /// By value: whether it is a parameter that is in memory at the beginning of its block.
    pub param_in_memory: Vec<bool>,
}

impl Residence {
    pub fn actions_of(&self, inst: usize) -> &[Action] {
        let (start, end) = self.range[inst];
        &self.actions[start as usize..end as usize]
    }
}

/// An advantage, in instructions of distance, of values that can be computed again: they leave first.
const REMATERIALISE_BONUS: u32 = 64;
/// The same of values that are in memory already.
const STORED_BONUS: u32 = 8;

struct Spiller<'a> {
    function: &'a Function,
    graph: &'a Graph,
    live: &'a Liveness,
    registers: &'a Registers,
    extra: &'a Extra,
    out: Residence,
    /// By block: what is in registers at its end, in order.
    exit: Vec<Vec<u32>>,
    is_done: Vec<bool>,
    /// The values in registers, and by value its place in that list.
    inside: Vec<u32>,
    place: Vec<u32>,
    /// By check: the units of `inside`.
    sums: Vec<u32>,
    /// By value: its next use, from the beginning of the block.
    next: Vec<u32>,
    demand: Demand,
    /// By check.
    early: Vec<u32>,
    late: Vec<u32>,
    late_fixed: Vec<u32>,
    /// By header: the most units of each check that are live in its loop.
    loop_pressure: BTreeMap<u32, Vec<u32>>,
    /// The values that leave at the current instruction.
    evicted_at: Vec<u32>,
}

/// Decides which values are in registers where.
///
/// # Errors
/// A point needs more than there is although all is spilled that can be.
pub fn spill(
    function: &Function,
    graph: &Graph,
    live: &Liveness,
    registers: &Registers,
    extra: &Extra,
) -> Result<Residence, Error> {
    let (values, blocks, checks) = (function.values.len(), function.blocks.len(), registers.checks.len());
    let mut spiller = Spiller {
        function,
        graph,
        live,
        registers,
        extra,
        out: Residence {
            entry: vec![Vec::new(); blocks],
            actions: Vec::new(),
            range: vec![(0, 0); function.insts.len()],
            is_stored: vec![false; values],
            param_in_memory: vec![false; values],
        },
        exit: vec![Vec::new(); blocks],
        is_done: vec![false; blocks],
        inside: Vec::new(),
        place: vec![NONE; values],
        sums: vec![0; checks],
        next: vec![DEAD; values],
        demand: Demand::default(),
        early: vec![0; checks],
        late: vec![0; checks],
        late_fixed: vec![0; checks],
        loop_pressure: BTreeMap::new(),
        evicted_at: Vec::new(),
    };
    spiller.find_loop_pressure();
    for block in &graph.order {
        let block = *block as usize;
        spiller.enter(block)?;
        spiller.walk(block)?;
        spiller.is_done[block] = true;
    }
    spiller.find_stored_on_edges();
    Ok(spiller.out)
}

impl Spiller<'_> {
    fn class(&self, value: u32) -> usize {
        self.function.values[value as usize].class.index()
    }

    fn size(&self, value: u32) -> u32 {
        u32::from(self.function.classes[self.class(value)].size)
    }

    fn can_leave(&self, value: u32) -> bool {
        let file = self.function.classes[self.class(value)].file.index();
        self.function.values[value as usize].rematerialise || self.function.files[file].memory > 0
    }

    fn capacity(&self, check: usize, point: u32) -> u32 {
        let check = &self.registers.checks[check];
        check.capacity.saturating_sub(self.kept_free(check.file, point))
    }

    fn kept_free(&self, file: usize, point: u32) -> u32 {
        if self.extra.is_empty() {
            return 0;
        }
        self.extra.get(&(point, file as u16)).copied().unwrap_or(0).into()
    }

    fn add(&mut self, value: u32) {
        if self.place[value as usize] == NONE {
            self.place[value as usize] = self.inside.len() as u32;
            self.inside.push(value);
            let (class, size) = (self.class(value), self.size(value));
            for check in self.registers.checks_of(class) {
                self.sums[usize::from(*check)] += size;
            }
        }
    }

    fn remove(&mut self, value: u32) {
        let at = std::mem::replace(&mut self.place[value as usize], NONE);
        if at == NONE {
            return;
        }
        self.inside.swap_remove(at as usize);
        if let Some(moved) = self.inside.get(at as usize) {
            self.place[*moved as usize] = at;
        }
        let (class, size) = (self.class(value), self.size(value));
        for check in self.registers.checks_of(class) {
            self.sums[usize::from(*check)] -= size;
        }
    }

    /// The most units of each check that are live in each loop, as if nothing were spilled.
    fn find_loop_pressure(&mut self) {
        if !self.graph.is_header.iter().any(|is| *is) {
            return;
        }
        let mut most = vec![0u32; self.sums.len()];
        for block in &self.graph.order {
            let block = *block as usize;
            let mut header = self.graph.innermost(block);
            if header == NONE {
                continue;
            }
            most.fill(0);
            for value in &self.live.live_out[block] {
                self.add(*value);
            }
            for (most, sum) in most.iter_mut().zip(&self.sums) {
                *most = (*most).max(*sum);
            }
            for inst in self.function.insts_of(block).rev() {
                let operands = self.function.operands_of(inst);
                operands.iter().for_each(|o| {
                    if o.role.is_def() {
                        self.add(o.value.0);
                    }
                });
                for (most, sum) in most.iter_mut().zip(&self.sums) {
                    *most = (*most).max(*sum);
                }
                operands.iter().for_each(|o| {
                    if o.role.is_def() {
                        self.remove(o.value.0);
                    }
                });
                operands.iter().for_each(|o| {
                    if !o.role.is_def() {
                        self.add(o.value.0);
                    }
                });
                for (most, sum) in most.iter_mut().zip(&self.sums) {
                    *most = (*most).max(*sum);
                }
            }
            self.clear();
            while header != NONE {
                let sums = self.loop_pressure.entry(header).or_insert_with(|| vec![0; most.len()]);
                for (sum, most) in sums.iter_mut().zip(&most) {
                    *sum = (*sum).max(*most);
                }
                header = self.graph.outer(header);
            }
        }
    }

    fn clear(&mut self) {
        while let Some(value) = self.inside.last().copied() {
            self.remove(value);
        }
    }

    /// Adds a value to those at the beginning of a block if it fits; whether it did.
    fn add_if_fits(&mut self, value: u32, point: u32) -> bool {
        let size = self.size(value);
        let checks = self.registers.checks_of(self.class(value));
        let fits = |check: &u16| self.sums[usize::from(*check)] + size <= self.capacity(usize::from(*check), point);
        if checks.iter().all(fits) {
            self.add(value);
            return true;
        }
        false
    }

    /// Decides what is in registers at the beginning of a block.
    fn enter(&mut self, block: usize) -> Result<(), Error> {
        self.clear();
        let point = (self.function.insts.len() + block) as u32;
        let done: Vec<u32> = self.graph.edges_to(block).to_vec();
        let done: Vec<usize> = done
            .into_iter()
            .map(|edge| edge as usize)
            .filter(|edge| self.is_done[self.graph.from[*edge] as usize])
            .collect();
        // Each value with its distance, and how many of the blocks before have it in registers.
        let mut wanted: Vec<(u32, u32, usize)> = Vec::new();
        for (value, distance) in self.live.live_in[block].iter().zip(&self.live.distance_in[block]) {
            let has = |edge: &&usize| {
                let from = self.graph.from[**edge] as usize;
                self.exit[from].binary_search(value).is_ok()
            };
            wanted.push((*value, *distance, done.iter().filter(has).count()));
        }
        let params = self.function.blocks[block].params.clone();
        for (at, number) in params.enumerate() {
            let value = self.function.params[number as usize].0;
            let distance = self.live.distance_param[number as usize];
            if distance == DEAD {
                continue;
            }
            let has = |edge: &&usize| {
                let from = self.graph.from[**edge] as usize;
                let arg = self.function.args_of(**edge)[at];
                self.function.values[arg.index()].rematerialise || self.exit[from].binary_search(&arg.0).is_ok()
            };
            wanted.push((value, distance, done.iter().filter(has).count()));
        }
        for (value, distance, _) in &wanted {
            self.next[*value as usize] = *distance;
        }
        let is_loop = self.graph.is_header[block];
        let all = done.len();
        // Values that can't be in memory come first, then those that are in registers on all edges, then those that are
        // on some; in a loop those that it uses.
        let rank = |spiller: &Spiller<'_>, (value, distance, has): (u32, u32, usize)| -> (u32, u32) {
            let in_loop = distance < LOOP_EXIT;
            if !spiller.can_leave(value) {
                (0, 0)
            } else if is_loop {
                if in_loop { (1, distance) } else { (2, distance) }
            } else if has == all {
                (1, distance)
            } else {
                (3, distance)
            }
        };
        wanted.sort_by_key(|one| (rank(self, *one), one.0));
        let mut through = vec![0u32; if is_loop { self.sums.len() } else { 0 }];
        if is_loop {
            for (value, distance, _) in &wanted {
                if *distance >= LOOP_EXIT {
                    for check in self.registers.checks_of(self.class(*value)) {
                        through[usize::from(*check)] += self.size(*value);
                    }
                }
            }
        }
        // What values that live through a loop unused may take, so that nothing leaves inside it because of them.
        let mut allowance: Vec<u32> = Vec::new();
        if let Some(most) = self.loop_pressure.get(&(block as u32)).filter(|_| is_loop) {
            for (check, through) in through.iter().enumerate() {
                let inner = most[check].saturating_sub(*through);
                allowance.push(self.capacity(check, point).saturating_sub(inner));
            }
        }
        let mut out = Vec::new();
        for (value, distance, has) in wanted {
            let (class, size) = (self.class(value), self.size(value));
            let must = !self.can_leave(value);
            let again = self.function.values[value as usize].rematerialise;
            let wants = must
                || if is_loop && distance >= LOOP_EXIT {
                    let fits = |check: &&u16| allowance.get(usize::from(**check)).is_none_or(|left| *left >= size);
                    has == all && self.registers.checks_of(class).iter().filter(|c| !fits(c)).count() == 0
                } else if is_loop {
                    true
                } else {
                    has == all || (has > 0 && !again && distance < LOOP_EXIT)
                };
            if wants && self.add_if_fits(value, point) {
                if is_loop && distance >= LOOP_EXIT {
                    for check in self.registers.checks_of(class) {
                        if let Some(left) = allowance.get_mut(usize::from(*check)) {
                            *left = left.saturating_sub(size);
                        }
                    }
                }
                out.push(value);
            } else if must {
                let at = At::Block(Block(block as u32));
                let over = self.registers.checks_of(class).iter().map(|c| usize::from(*c));
                let over = over.max_by_key(|c| (self.sums[*c] + size).saturating_sub(self.capacity(*c, point)));
                return Err(self.pressure(at, over.unwrap_or(0), size, point, &[value]));
            }
        }
        for value in self.function.params_of(block) {
            let number = value.index();
            self.out.param_in_memory[number] = self.place[number] == NONE && self.next[number] != DEAD;
            self.out.is_stored[number] |= self.out.param_in_memory[number];
        }
        out.sort_unstable();
        self.out.entry[block] = out;
        Ok(())
    }

    fn pressure(&self, at: At, check: usize, more: u32, point: u32, others: &[u32]) -> Error {
        let of = &self.registers.checks[check];
        // An operand may have to be in a narrower part than its value.
        let operands = match at {
            At::Inst(inst) => self.function.operands_of(inst.index()),
            _ => &[],
        };
        let counts = |value: &u32| {
            let named = operands.iter().filter(|o| o.value.0 == *value).map(|o| o.class.index());
            let mut classes = named.chain([self.class(*value)]);
            classes.any(|class| self.registers.checks_of(class).contains(&(check as u16)))
        };
        let mut live: Vec<Value> = self.inside.iter().filter(|v| counts(v)).map(|v| Value(*v)).collect();
        live.sort_unstable();
        for value in others.iter().filter(|v| counts(v)) {
            if !live.contains(&Value(*value)) {
                live.push(Value(*value));
            }
        }
        Error::Pressure {
            at,
            file: FileId(of.file as u16),
            file_name: self.function.files[of.file].name.clone(),
            need: self.sums[check] + more,
            have: self.capacity(check, point),
            live,
        }
    }

    fn walk(&mut self, block: usize) -> Result<(), Error> {
        for inst in self.function.insts_of(block) {
            let start = self.out.actions.len() as u32;
            self.inst(inst)?;
            self.out.range[inst] = (start, self.out.actions.len() as u32);
        }
        self.exit[block] = self.inside.clone();
        self.exit[block].sort_unstable();
        Ok(())
    }

    fn inst(&mut self, inst: usize) -> Result<(), Error> {
        let operands = self.function.operands_of(inst);
        let first = self.function.insts[inst].operands.start as usize;
        self.evicted_at.clear();
        for operand in operands.iter().filter(|o| !o.role.is_def()) {
            let value = operand.value.0;
            if self.place[value as usize] == NONE {
                self.out.actions.push(Action::Reload(value));
                self.out.is_stored[value as usize] |= !self.function.values[value as usize].rematerialise;
                self.add(value);
            }
        }
        self.make_it_fit(inst)?;
        for (at, operand) in operands.iter().enumerate() {
            self.next[operand.value.index()] = self.live.next[first + at];
            if !operand.role.is_def() && self.live.next[first + at] == DEAD {
                self.remove(operand.value.0);
            }
        }
        let evicted = std::mem::take(&mut self.evicted_at);
        for value in &evicted {
            self.remove(*value);
            self.out.actions.push(Action::EvictAt(*value));
        }
        self.evicted_at = evicted;
        for operand in operands.iter().filter(|o| o.role.is_def()) {
            if self.next[operand.value.index()] != DEAD {
                self.add(operand.value.0);
            }
        }
        Ok(())
    }

    /// Counts what an instruction asks for, by check.
    fn count(&mut self, inst: usize) {
        let first = self.function.insts[inst].operands.start as usize;
        let (live, evicted, function) = (self.live, &self.evicted_at, self.function);
        let dies =
            |at: usize| live.next[first + at] == DEAD || evicted.contains(&function.operands_of(inst)[at].value.0);
        self.demand.find(function, self.registers, inst, &dies);
        self.early.copy_from_slice(&self.sums);
        self.late.copy_from_slice(&self.sums);
        self.late_fixed.fill(0);
        // Values that leave at the instruction without being used by it.
        for value in &self.evicted_at {
            if !function.operands_of(inst).iter().any(|o| o.value.0 == *value) {
                let size = u32::from(function.class_of(Value(*value)).size);
                for check in self.registers.checks_of(function.values[*value as usize].class.index()) {
                    self.late[usize::from(*check)] -= size;
                }
            }
        }
        for item in &self.demand.items {
            let size = item.size as u32;
            let checks = self.registers.checks_of(item.class);
            let is_main = item.kind == ItemKind::Main;
            for check in checks {
                let check = usize::from(*check);
                match (is_main, item.early) {
                    (true, false) => self.early[check] -= size,
                    (false, true) => self.early[check] += size,
                    _ => {}
                }
                match (is_main, item.late) {
                    (true, false) => self.late[check] -= size,
                    (false, true) => self.late[check] += size,
                    _ => {}
                }
                if !is_main && item.late && item.fixed {
                    self.late_fixed[check] += size;
                }
            }
        }
        // Operands whose classes are narrower than those of their values.
        for (at, operand) in function.operands_of(inst).iter().enumerate() {
            let (item, _) = self.demand.of_operand[at];
            let item = &self.demand.items[usize::from(item)];
            let own = operand.class.index();
            if item.kind != ItemKind::Main || item.class == own || operand.offset != 0 {
                continue;
            }
            // The first operand of the value with this class counts.
            let same = |other: &super::input::Operand| other.value == operand.value && other.class == operand.class;
            if function.operands_of(inst)[..at].iter().any(same) || function.classes[own].size as usize != item.size {
                continue;
            }
            for check in self.registers.checks_of(own) {
                if !self.registers.checks_of(item.class).contains(check) {
                    let check = usize::from(*check);
                    self.early[check] += if item.early { item.size as u32 } else { 0 };
                    self.late[check] += if item.late { item.size as u32 } else { 0 };
                }
            }
        }
    }

    /// The first check that does not fit: its number, whether it is the late one, the units wanted, and those there are.
    fn first_over(&self, point: u32) -> Option<(usize, bool, u32, u32)> {
        for check in 0..self.sums.len() {
            let capacity = self.capacity(check, point);
            if self.early[check] > capacity {
                return Some((check, false, self.early[check], capacity));
            }
            let (need, capacity) = if self.demand.is_blocked {
                let of = &self.registers.checks[check];
                let whole = of.capacity_without(&self.demand.blocked);
                let capacity = whole.saturating_sub(self.kept_free(of.file, point));
                (self.late[check].saturating_sub(self.late_fixed[check]), capacity)
            } else {
                (self.late[check], capacity)
            };
            if need > capacity {
                return Some((check, true, need, capacity));
            }
        }
        None
    }

    fn make_it_fit(&mut self, inst: usize) -> Result<(), Error> {
        let point = inst as u32;
        let mut victims: Vec<u32> = Vec::new();
        loop {
            self.count(inst);
            let Some((check, late, need, have)) = self.first_over(point) else {
                break;
            };
            let Some(victim) = self.victim(inst, check, late) else {
                let defined = self.demand.items.iter().map(|i| i.value).collect::<Vec<u32>>();
                let mut error = self.pressure(At::Inst(Inst(point)), check, 0, point, &defined);
                if let Error::Pressure { need: n, have: h, .. } = &mut error {
                    (*n, *h) = (need, have);
                }
                return Err(error);
            };
            self.evict(inst, victim);
            victims.push(victim);
        }
        if victims.len() > 1 {
            // What need not have left, nearest use first.
            victims.sort_by_key(|v| (self.next[*v as usize], *v));
            let mut kept = Vec::new();
            for victim in &victims {
                let at = self.evicted_at.iter().position(|v| v == victim);
                match at {
                    Some(at) => drop(self.evicted_at.remove(at)),
                    None => self.add(*victim),
                }
                self.count(inst);
                if self.first_over(point).is_some() {
                    match at {
                        Some(at) => self.evicted_at.insert(at, *victim),
                        None => self.remove(*victim),
                    }
                    kept.push(*victim);
                }
            }
            victims = kept;
        }
        victims.retain(|v| !self.evicted_at.contains(v));
        victims.sort_unstable();
        self.out.actions.extend(victims.into_iter().map(Action::EvictBefore));
        Ok(())
    }

    fn evict(&mut self, inst: usize, value: u32) {
        if self.function.operands_of(inst).iter().any(|o| o.value.0 == value) {
            self.evicted_at.push(value);
        } else {
            self.remove(value);
        }
    }

    /// The value whose use is furthest, of those that count in a check and may leave.
    fn victim(&self, inst: usize, check: usize, late: bool) -> Option<u32> {
        let operands = self.function.operands_of(inst);
        let first = self.function.insts[inst].operands.start as usize;
        let mut best: Option<((bool, u32), u32)> = None;
        for value in &self.inside {
            let counts = self.registers.checks_of(self.class(*value)).contains(&(check as u16));
            if !counts || !self.can_leave(*value) || self.evicted_at.contains(value) {
                continue;
            }
            let used = operands.iter().position(|o| o.value.0 == *value);
            let next = match used {
                Some(at) => self.live.next[first + at],
                None => self.next[*value as usize],
            };
            if next == DEAD {
                continue;
            }
            let mut distance = next;
            if self.function.values[*value as usize].rematerialise {
                distance = distance.saturating_add(REMATERIALISE_BONUS);
            } else if self.out.is_stored[*value as usize] {
                distance = distance.saturating_add(STORED_BONUS);
            }
            // A value that is used makes early room only by saving a copy.
            let key = (late || used.is_none(), distance);
            if best.is_none_or(|(other, id)| key > other || (key == other && *value < id)) {
                best = Some((key, *value));
            }
        }
        best.map(|(_, value)| value)
    }

    /// What edges have to load was stored.
    fn find_stored_on_edges(&mut self) {
        for block in &self.graph.order {
            for edge in self.function.edges_of(*block as usize) {
                let to = self.function.edges[edge].to.index();
                let exit = &self.exit[*block as usize];
                let is_again = |value: &u32| self.function.values[*value as usize].rematerialise;
                let missing = |value: &u32| exit.binary_search(value).is_err() && !is_again(value);
                for value in &self.out.entry[to] {
                    if self.live.live_in[to].binary_search(value).is_ok() && missing(value) {
                        self.out.is_stored[*value as usize] = true;
                    }
                }
                for (arg, param) in self.function.args_of(edge).iter().zip(self.function.params_of(to)) {
                    let is_read =
                        self.out.entry[to].binary_search(&param.0).is_ok() || self.out.param_in_memory[param.index()];
                    if is_read && missing(&arg.0) {
                        self.out.is_stored[arg.index()] = true;
                    }
                }
            }
        }
    }
}
