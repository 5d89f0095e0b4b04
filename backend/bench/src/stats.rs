//! Medians, and how reliable they are.

use rand::rngs::StdRng;
use rand::{Rng, SeedableRng};

/// Enough for an interval whose ends repeat in the second digit.
const RESAMPLES: usize = 4_000;

/// A median with its 95 % bootstrap interval.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Estimate {
    pub median: f64,
    pub low: f64,
    pub high: f64,
}

impl std::fmt::Display for Estimate {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{:.2} [{:.2}, {:.2}]", self.median, self.low, self.high)
    }
}

pub fn median(values: &[f64]) -> f64 {
    let mut sorted = values.to_vec();
    sorted.sort_by(f64::total_cmp);
    let middle = sorted.len() / 2;
    match sorted.len() {
        0 => f64::NAN,
        length if length % 2 == 1 => sorted[middle],
        _ => f64::midpoint(sorted[middle - 1], sorted[middle]),
    }
}

pub fn percentile(sorted: &[f64], percent: usize) -> f64 {
    sorted.get(sorted.len() * percent / 100).or(sorted.last()).copied().unwrap_or(f64::NAN)
}

/// The median of paired ratios `above[i] / below[i]`: what disturbs a round disturbs both.
pub fn ratio(above: &[f64], below: &[f64]) -> Estimate {
    let ratios: Vec<f64> = above.iter().zip(below).map(|(above, below)| above / below).collect();
    estimate(&ratios)
}

pub fn estimate(values: &[f64]) -> Estimate {
    // Seeded, so that a run's figures can be computed again from its samples.
    let mut random = StdRng::seed_from_u64(1);
    let mut medians: Vec<f64> = (0..RESAMPLES)
        .map(|_| {
            let resample: Vec<f64> = values.iter().map(|_| values[random.random_range(0..values.len())]).collect();
            median(&resample)
        })
        .collect();
    medians.sort_by(f64::total_cmp);
    Estimate { median: median(values), low: medians[RESAMPLES / 40], high: medians[RESAMPLES - 1 - RESAMPLES / 40] }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn medians_of_odd_and_even_counts() {
        assert_eq!(median(&[3.0, 1.0, 2.0]), 2.0);
        assert_eq!(median(&[4.0, 1.0, 2.0, 3.0]), 2.5);
    }

    #[test]
    fn the_same_samples_have_the_ratio_one() {
        let samples = [10.0, 11.0, 9.0, 10.5];
        assert_eq!(ratio(&samples, &samples), Estimate { median: 1.0, low: 1.0, high: 1.0 });
    }

    #[test]
    fn an_interval_holds_its_median() {
        let Estimate { median, low, high } = estimate(&[1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0]);
        assert!(low <= median && median <= high);
    }
}
