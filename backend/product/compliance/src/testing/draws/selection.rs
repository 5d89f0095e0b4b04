//! The algorithm of a draw: a Fisher–Yates shuffle whose numbers come from ChaCha20 with the draw's seed. Pure.
//!
//! It is written out here, because an auditor must be able to repeat an old draw: a library may change its shuffle with any
//! release.

use rand_chacha::{
    ChaCha20Rng,
    rand_core::{RngCore, SeedableRng},
};
use sha2::{Digest, Sha256};
use uuid::Uuid;

/// Bytes of a seed: the key of ChaCha20.
pub const SEED_BYTES: usize = 32;
pub type Seed = [u8; SEED_BYTES];

/// A seed of the host's randomness.
pub fn new_seed() -> Result<Seed, getrandom::Error> {
    let mut seed = Seed::default();
    getrandom::fill(&mut seed)?;
    Ok(seed)
}

/// What is published of a seed before it is disclosed.
pub fn commitment(seed: &Seed) -> String {
    hex::encode(Sha256::digest(seed))
}

/// The first `count` of the pool, in the order in which the seed draws them; all of them if the pool is smaller.
pub fn draw(seed: &Seed, pool: &[Uuid], count: usize) -> Vec<Uuid> {
    let mut rng = ChaCha20Rng::from_seed(*seed);
    let mut rest = pool.to_vec();
    let mut drawn = Vec::new();
    while drawn.len() < count && !rest.is_empty() {
        let index = below(&mut rng, rest.len());
        // The last one takes the place of the one that was drawn.
        drawn.push(rest.swap_remove(index));
    }
    drawn
}

/// A number from 0 to `end` − 1, each as likely as the others: numbers in the incomplete last stretch are drawn again.
fn below(rng: &mut impl RngCore, end: usize) -> usize {
    let end = end as u64;
    let limit = (u64::MAX / end) * end;
    loop {
        let number = rng.next_u64();
        if number < limit {
            return (number % end) as usize;
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::{BTreeMap, BTreeSet};

    use super::*;

    fn pool(size: u128) -> Vec<Uuid> {
        (0..size).map(|number| Uuid::from_u128(0x1000 + number)).collect()
    }

    fn seed(number: u64) -> Seed {
        let mut seed = Seed::default();
        seed[..8].copy_from_slice(&number.to_le_bytes());
        seed
    }

    #[test]
    fn a_seed_draws_the_same_drivers_forever() {
        let drawn = draw(&seed(1), &pool(10), 4);
        assert_eq!(drawn, draw(&seed(1), &pool(10), 4));
        let places: Vec<u128> = drawn.iter().map(|id| id.as_u128() - 0x1000).collect();
        assert_eq!(places, GOLDEN, "the algorithm changed: old draws can't be repeated anymore");
        assert_ne!(drawn, draw(&seed(2), &pool(10), 4));
        // More of them begin with the same ones, so alternates follow the selected.
        assert_eq!(draw(&seed(1), &pool(10), 7)[..4], drawn);
        assert_eq!(commitment(&Seed::default()), "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925");
    }

    /// Computed by a ChaCha20 written in Python.
    const GOLDEN: [u128; 4] = [7, 8, 2, 0];

    #[test]
    fn small_pools_are_drawn_as_far_as_they_go() {
        assert_eq!(draw(&seed(1), &[], 3), Vec::<Uuid>::new());
        assert_eq!(draw(&seed(1), &pool(1), 3), pool(1));
        assert_eq!(draw(&seed(1), &pool(5), 0), Vec::<Uuid>::new());
        let all: BTreeSet<Uuid> = draw(&seed(1), &pool(5), 9).into_iter().collect();
        assert_eq!(all, pool(5).into_iter().collect());
    }

    /// Chi-square over fixed seeds: every driver is drawn equally often, and at every place.
    #[test]
    fn every_driver_has_the_same_chance() {
        const DRIVERS: u128 = 30;
        const DRAWS: u64 = 6_000;
        let mut drawn: BTreeMap<Uuid, u64> = BTreeMap::new();
        let mut first: BTreeMap<Uuid, u64> = BTreeMap::new();
        for number in 0..DRAWS {
            let selected = draw(&seed(number), &pool(DRIVERS), 5);
            *first.entry(selected[0]).or_default() += 1;
            for id in selected {
                *drawn.entry(id).or_default() += 1;
            }
        }
        // With 29 degrees of freedom, 58.3 is exceeded once in a thousand; drawing without return lowers the first.
        for (counts, each) in [(drawn, 5 * DRAWS / 30), (first, DRAWS / 30)] {
            assert_eq!(counts.len(), 30);
            let each = each as f64;
            let chi_square: f64 = counts.values().map(|count| (*count as f64 - each).powi(2) / each).sum();
            assert!(chi_square < 58.3, "{chi_square}");
        }
    }
}
