//! Wire types of draws.

use haul_api::page_of;
use haul_types::{Date, RandomDrawCycle, RandomSelectionStatus, Timestamp, WriteJson};
use poem_openapi::Object;
use uuid::Uuid;

/// A random draw of drivers to test.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct RandomDraw {
    /// Assigned by the server; never changes.
    pub id: Uuid,
    pub cycle: RandomDrawCycle,
    /// First day of its period.
    pub period_starts_on: Date,
    /// Last day of its period.
    pub period_ends_on: Date,
    /// Yearly rate for drugs, in percent of the pool.
    pub drugs_percent: i32,
    /// Yearly rate for alcohol, in percent of the pool.
    pub alcohol_percent: i32,
    /// Drivers in the pool.
    pub pool_count: u64,
    /// Drivers selected for drugs.
    pub drugs_count: i32,
    /// Drivers selected for alcohol.
    pub alcohol_count: i32,
    /// Drivers drawn as alternates.
    pub alternate_count: i32,
    /// SHA-256 of the seed, fixed with the draw.
    pub seed_commitment: String,
    /// The seed, in hexadecimal digits; omitted until it is disclosed.
    pub seed: Option<String>,
    /// When the seed was disclosed.
    pub disclosed_at: Option<Timestamp>,
    /// Who made the draw.
    pub drawn_by: String,
    /// In the order of the draw. Drivers of terminals that you don't see are left out.
    pub selections: Vec<RandomSelection>,
    /// When it was made, in UTC.
    pub created_at: Timestamp,
}

/// A driver whom a draw selected.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct RandomSelection {
    /// Assigned by the server; never changes.
    pub id: Uuid,
    /// The driver's id.
    pub driver_id: Uuid,
    /// First and last name of the driver.
    pub driver_name: String,
    /// The place in the order of the draw, from 1.
    pub rank: i32,
    pub status: RandomSelectionStatus,
    /// To be tested for drugs.
    pub takes_drugs: bool,
    /// To be tested for alcohol.
    pub takes_alcohol: bool,
    /// The day the driver was told.
    pub notified_on: Option<Date>,
    /// Why the driver was not tested in this period.
    pub excused_reason: Option<String>,
    /// The ordered test; omitted of alternates who were not called up.
    pub drug_alcohol_test_id: Option<Uuid>,
}

/// A draw to make.
#[derive(Clone, Debug, Object)]
#[oai(skip_serializing_if_is_none)]
pub struct RandomDrawCreate {
    pub cycle: RandomDrawCycle,
    /// A day of its period; today if omitted. Of the current period only.
    pub period_on: Option<Date>,
    /// Yearly rate for drugs, in percent; 50 if omitted, and never less.
    #[oai(validator(minimum(value = "50"), maximum(value = "100")))]
    pub drugs_percent: Option<i32>,
    /// Yearly rate for alcohol, in percent; 10 if omitted, and never less.
    #[oai(validator(minimum(value = "10"), maximum(value = "100")))]
    pub alcohol_percent: Option<i32>,
    /// Alternates to draw; 2 if omitted.
    #[oai(validator(minimum(value = "0"), maximum(value = "50")))]
    pub alternate_count: Option<i32>,
}

/// Tells that a selected driver was notified.
#[derive(Clone, Debug, Object)]
#[oai(skip_serializing_if_is_none)]
pub struct RandomSelectionNotify {
    /// The day the driver was told; today if omitted.
    pub notified_on: Option<Date>,
}

/// Excuses a selected driver from the period.
#[derive(Clone, Debug, Object)]
pub struct RandomSelectionExcuse {
    /// Such as leave for the rest of the period; 1 to 200 characters.
    #[oai(validator(max_length = 200))]
    pub reason: String,
}

/// Whether a draw can be repeated.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
pub struct RandomDrawProof {
    /// The seed fits the commitment that was fixed with the draw.
    pub is_seed_genuine: bool,
    /// Repeating the draw selected the same drivers in the same order.
    pub is_reproduced: bool,
    /// The name to save the explanation under.
    pub file_name: String,
    /// The draw explained to an auditor, with everything that is needed to repeat it.
    pub explanation: String,
}

page_of! {
    /// A page of draws.
    pub struct RandomDrawPage of RandomDraw;
}
