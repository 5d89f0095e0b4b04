//! Wire types of fuel surcharges.

use haul_types::{Date, DieselRegion, WriteJson};
use poem_openapi::Object;

/// The surcharge per mile from a diesel price on.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
pub struct FuelRow {
    /// Dollars per gallon.
    pub price: String,
    /// Dollars per mile.
    pub rate: String,
}

/// How a load's fuel surcharge is calculated.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct LoadFuelSurcharge {
    /// The program's name.
    pub program: String,
    pub region: DieselRegion,
    /// The Monday of the pickup's week, whose price applies.
    pub pickup_week_on: Date,
    /// The Monday of the price used: the pickup's week, or the last week before it with a known price.
    pub week_on: Option<Date>,
    /// How many weeks older than the pickup the price is; 0 if it is the right one.
    pub weeks_old: Option<i64>,
    /// Dollars per gallon; decimal with 4 places.
    pub price: Option<String>,
    /// Dollars per gallon covered by the line haul; decimal with 4 places.
    pub peg: String,
    /// Dollars per mile; decimal with 4 places.
    pub rate: Option<String>,
    /// A fuel charge was entered by hand, so the program adds none.
    pub is_by_hand: bool,
    /// What is missing, and what to do about it; left out when nothing is missing.
    pub problem: Option<String>,
}
