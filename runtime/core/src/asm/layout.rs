//! Where sections go.

use super::options::AsmOptions;
use super::output::Section;
use alloc::vec::Vec;

/// Gives every section its address: code, read-only data, data, zeros; within a class in order of declaration. Returns
/// the order by address.
pub(super) fn place(sections: &mut [Section], options: &AsmOptions) -> Vec<usize> {
    let class = |s: &Section| match (s.alloc, s.execute, s.write) {
        (false, ..) => 4,
        (_, true, _) => 0,
        (_, _, false) => 1,
        (_, _, true) if s.bytes.len() as u64 == s.size => 2,
        _ => 3,
    };
    let mut order: Vec<usize> = (0..sections.len()).collect();
    order.sort_by_key(|&i| class(&sections[i]));
    let mut at = options.base;
    let mut last = None;
    for &i in &order {
        let s = &mut sections[i];
        if !s.alloc || s.size == 0 {
            continue;
        }
        let permissions = (s.execute, s.write);
        let page = if last.is_some_and(|l| l != permissions) {
            options.page.max(1)
        } else {
            1
        };
        let align = s.align.max(page).next_power_of_two();
        s.address = at.checked_next_multiple_of(align).unwrap_or(at);
        at = s.address.wrapping_add(s.size);
        last = Some(permissions);
    }
    order
}
