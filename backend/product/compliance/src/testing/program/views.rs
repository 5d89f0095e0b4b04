//! Wire types of the program.

use haul_types::{Date, NamedRef, ProhibitionReason, WriteJson};
use poem_openapi::Object;

/// The drivers who take part in drug and alcohol testing, and what is due.
#[derive(Clone, Debug, Object, WriteJson)]
pub struct TestingProgram {
    /// Prohibited drivers first, then those for whom something is due, then the others, each by name.
    pub items: Vec<TestedDriver>,
    /// Drivers who take part: active ones with a commercial driver's license.
    pub driver_count: u64,
    /// Drivers who may not drive.
    pub prohibited_count: u64,
    /// Drivers whose yearly query is overdue, or who were never asked about.
    pub query_overdue_count: u64,
    /// Drivers with a test that was ordered and has no result yet.
    pub open_test_count: u64,
    /// Drivers without a negative pre-employment drug test.
    pub not_cleared_count: u64,
}

/// How a driver stands in the program.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct TestedDriver {
    pub driver: NamedRef,
    /// Active, not archived, and with a commercial driver's license.
    pub is_covered: bool,
    /// Why the driver may not drive; omitted if nothing prohibits it.
    pub prohibition: Option<DriverProhibition>,
    /// A negative pre-employment drug test is on record.
    pub is_cleared: bool,
    /// The day of the last query.
    pub last_query_on: Option<Date>,
    /// The last day for the next one, 12 months after the last; omitted before the first.
    pub query_due_on: Option<Date>,
    /// The next query is overdue, or there was none yet.
    pub is_query_overdue: bool,
    /// Tests that were ordered and have no result yet.
    pub open_test_count: u64,
    /// Unannounced follow-up tests that the last SAP ordered; omitted if there are none.
    pub follow_up: Option<FollowUpPlan>,
}

/// Why a driver may not drive.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
pub struct DriverProhibition {
    pub reason: ProhibitionReason,
    /// The day of the result or query behind it.
    pub since_on: Date,
}

/// Unannounced follow-up tests after a return to duty.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct FollowUpPlan {
    /// Tests that the SAP ordered.
    pub ordered_count: u64,
    /// Follow-up tests since then that have a valid result.
    pub done_count: u64,
    /// The day by which they end.
    pub through_on: Option<Date>,
}
