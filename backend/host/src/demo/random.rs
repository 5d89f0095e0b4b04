//! Numbers that look random and are the same each time (SplitMix64).

pub struct Random(u64);

impl Random {
    pub fn seeded(seed: u64) -> Self {
        Self(seed)
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^ (mixed >> 31)
    }

    /// From `least` to `most`, both included.
    pub fn between(&mut self, least: i64, most: i64) -> i64 {
        let span = u64::try_from(most - least + 1).unwrap_or(1);
        least + i64::try_from(self.next() % span).unwrap_or_default()
    }

    pub fn index(&mut self, count: usize) -> usize {
        usize::try_from(self.next() % (count.max(1) as u64)).unwrap_or_default()
    }

    pub fn of<'a, T>(&mut self, choices: &'a [T]) -> &'a T {
        &choices[self.index(choices.len())]
    }

    /// True in this many of a hundred cases.
    pub fn percent(&mut self, chance: i64) -> bool {
        self.between(1, 100) <= chance
    }
}

#[cfg(test)]
mod tests {
    use super::Random;

    #[test]
    fn the_same_seed_gives_the_same_numbers_in_range() {
        let draw = || {
            let mut random = Random::seeded(7);
            (0..100).map(|_| random.between(-3, 3)).collect::<Vec<_>>()
        };
        assert_eq!(draw(), draw());
        assert!(draw().iter().all(|number| (-3..=3).contains(number)));
        assert!(draw().contains(&-3) && draw().contains(&3));
    }
}
