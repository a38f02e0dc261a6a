//! Sets of lanes.

/// A set of lanes of a group: bit n stands for lane n.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Lanes(pub u128);

impl Lanes {
    /// The first `count` lanes.
    pub fn first(count: u32) -> Lanes {
        Lanes(match count {
            0 => 0,
            count => u128::MAX >> (128 - count.min(128)),
        })
    }

    /// One lane.
    pub fn one(lane: usize) -> Lanes {
        Lanes(
            u32::try_from(lane)
                .ok()
                .and_then(|lane| 1u128.checked_shl(lane))
                .unwrap_or(0),
        )
    }

    /// Whether a lane is one of them.
    pub fn has(self, lane: usize) -> bool {
        self.0 & Lanes::one(lane).0 != 0
    }

    /// Whether there are none.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many there are.
    pub fn count(self) -> u32 {
        self.0.count_ones()
    }

    /// Their numbers, ascending.
    pub fn iter(self) -> impl Iterator<Item = usize> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let lane = rest.trailing_zeros();
            rest &= rest.wrapping_sub(1);
            (lane < 128).then_some(lane as usize)
        })
    }

    /// The highest of them.
    pub fn last(self) -> Option<usize> {
        127usize.checked_sub(self.0.leading_zeros() as usize)
    }
}

impl std::ops::BitOr for Lanes {
    type Output = Lanes;
    fn bitor(self, other: Lanes) -> Lanes {
        Lanes(self.0 | other.0)
    }
}

impl std::ops::BitAnd for Lanes {
    type Output = Lanes;
    fn bitand(self, other: Lanes) -> Lanes {
        Lanes(self.0 & other.0)
    }
}

impl std::ops::Sub for Lanes {
    type Output = Lanes;
    fn sub(self, other: Lanes) -> Lanes {
        Lanes(self.0 & !other.0)
    }
}

#[cfg(test)]
mod tests {
    use super::Lanes;

    #[test]
    fn sets_are_numbers() {
        assert_eq!(Lanes::first(0), Lanes(0));
        assert_eq!(Lanes::first(128), Lanes(u128::MAX));
        assert_eq!(Lanes(0b1010).iter().collect::<Vec<_>>(), [1, 3]);
        assert_eq!(Lanes(0b1010).last(), Some(3));
        assert_eq!(Lanes(0).last(), None);
        assert!(!Lanes::first(4).has(4) && Lanes::first(128).has(127) && !Lanes(1).has(200));
    }
}
