//! From which percentile on FMCSA intervenes. Pure.

use haul_types::{BasicCarrierType, BasicCategory};

/// Thresholds of passenger, hazmat and general carriers: FMCSA, "Safety Measurement System (SMS) Methodology", version
/// 3.12 of August 2021, the section "Intervention Thresholds" of each category.
const THRESHOLDS: [(BasicCategory, [i32; 3]); 7] = [
    (BasicCategory::UnsafeDriving, [50, 60, 65]),
    (BasicCategory::CrashIndicator, [50, 60, 65]),
    (BasicCategory::HosCompliance, [50, 60, 65]),
    (BasicCategory::VehicleMaintenance, [65, 75, 80]),
    (BasicCategory::ControlledSubstances, [65, 75, 80]),
    (BasicCategory::HazmatCompliance, [80, 80, 80]),
    (BasicCategory::DriverFitness, [65, 75, 80]),
];

/// Every category with its threshold, in FMCSA's order.
pub fn thresholds(carrier_type: BasicCarrierType) -> impl Iterator<Item = (BasicCategory, i32)> {
    THRESHOLDS.into_iter().map(move |(category, [passenger, hazmat, general])| {
        let threshold = match carrier_type {
            BasicCarrierType::Passenger => passenger,
            BasicCarrierType::Hazmat => hazmat,
            BasicCarrierType::General => general,
        };
        (category, threshold)
    })
}

/// A percentile at the threshold counts as well.
pub fn is_over(percentile: Option<i32>, threshold: i32) -> bool {
    percentile.is_some_and(|percentile| percentile >= threshold)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use sea_orm::Iterable;

    use super::*;

    #[test]
    fn every_category_has_a_threshold_that_is_stricter_for_passengers_and_hazmat() {
        let listed: BTreeSet<_> = THRESHOLDS.iter().map(|(category, _)| *category).collect();
        assert_eq!(listed, BasicCategory::iter().collect());
        for (category, [passenger, hazmat, general]) in THRESHOLDS {
            assert!(passenger <= hazmat && hazmat <= general, "{category:?}");
        }
        let general: Vec<_> = thresholds(BasicCarrierType::General).collect();
        assert_eq!(general[0], (BasicCategory::UnsafeDriving, 65));
        assert_eq!(general[3], (BasicCategory::VehicleMaintenance, 80));
    }

    #[test]
    fn the_threshold_itself_counts() {
        for (percentile, expected) in [(None, false), (Some(64), false), (Some(65), true), (Some(100), true)] {
            assert_eq!(is_over(percentile, 65), expected, "{percentile:?}");
        }
    }
}
