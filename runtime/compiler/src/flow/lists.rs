//! Many short lists in two arrays (compressed sparse rows), made by counting sort.

/// Lists of nodes, one behind the other: list `n` is `items[start[n]..start[n + 1]]`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Lists {
    pub(super) start: Vec<u32>,
    pub(super) items: Vec<u32>,
}

impl Lists {
    /// The second halves of `pairs`, grouped by the first.
    pub(super) fn grouped(nodes: usize, pairs: impl Iterator<Item = (u32, u32)> + Clone) -> Lists {
        // Offsets are counted one place further on, so that filling moves each to where it belongs.
        let mut start = vec![0u32; nodes + 2];
        let mut count = 0;
        for (key, _) in pairs.clone() {
            start[key as usize + 2] += 1;
            count += 1;
        }
        for n in 2..start.len() {
            start[n] += start[n - 1];
        }
        let mut items = vec![0; count];
        for (key, item) in pairs {
            let at = &mut start[key as usize + 1];
            items[*at as usize] = item;
            *at += 1;
        }
        start.pop();
        Lists { start, items }
    }

    pub(super) fn of(&self, node: u32) -> &[u32] {
        &self.items[self.start[node as usize] as usize..self.start[node as usize + 1] as usize]
    }

    /// Each place in these lists and the node whose list it is in, grouped by the node that stands there; `start` are
    /// the offsets of the groups.
    pub(super) fn transposed_slots(&self, start: &[u32]) -> Vec<(u32, u32)> {
        let mut cursor = start.to_vec();
        let mut grouped = vec![(0, 0); self.items.len()];
        for node in 0..self.start.len() as u32 - 1 {
            for place in self.start[node as usize]..self.start[node as usize + 1] {
                let at = &mut cursor[self.items[place as usize] as usize];
                grouped[*at as usize] = (place, node);
                *at += 1;
            }
        }
        grouped
    }
}
