//! Wire types of legs and assignments.

use chrono::{DateTime, Utc};
use poem_openapi::{Enum, Object};
use uuid::Uuid;

use crate::{
    api::Clearable,
    types::{Acknowledgement, NamedRef},
};

/// Who moves a load from one stop to another, with what.
#[derive(Clone, Debug, PartialEq, Eq, Object)]
#[oai(skip_serializing_if_is_none)]
pub struct Leg {
    pub id: Uuid,
    pub sequence: i32,
    pub from_stop_id: Uuid,
    pub to_stop_id: Uuid,
    pub driver: Option<LegDriver>,
    pub co_driver: Option<LegDriver>,
    pub truck: Option<NamedRef>,
    pub trailer: Option<NamedRef>,
    pub assigned_at: Option<DateTime<Utc>>,
    pub dispatched_at: Option<DateTime<Utc>>,
    pub started_at: Option<DateTime<Utc>>,
    pub acknowledgement: Acknowledgement,
    pub version: i32,
}

/// A driver of a leg.
#[derive(Clone, Debug, PartialEq, Eq, Object)]
#[oai(skip_serializing_if_is_none)]
pub struct LegDriver {
    pub id: Uuid,
    pub name: String,
    pub phone: Option<String>,
}

/// Who and what is to move a load. What is left out stays, null takes off.
#[derive(Clone, Debug, Default, Object)]
#[oai(skip_serializing_if_is_none)]
pub struct LoadAssign {
    /// The load's.
    pub version: i32,
    /// Which leg; the one under way unless said otherwise.
    pub leg_id: Option<Uuid>,
    pub driver_id: Clearable<Uuid>,
    pub co_driver_id: Clearable<Uuid>,
    pub truck_id: Clearable<Uuid>,
    pub trailer_id: Clearable<Uuid>,
    /// Assign in spite of warnings. Blocking facts stay blocking.
    #[oai(default)]
    pub accepts_warnings: bool,
}

/// What speaks against an assignment.
#[derive(Clone, Debug, PartialEq, Eq, Object)]
pub struct AssignmentCheck {
    pub verdicts: Vec<AssignmentVerdict>,
}

/// One fact that speaks against an assignment.
#[derive(Clone, Debug, PartialEq, Eq, Object)]
pub struct AssignmentVerdict {
    pub subject: AssignmentSubject,
    /// Such as `license_expired`.
    pub code: String,
    /// One sentence for a person.
    pub message: String,
    /// Forbids the assignment; otherwise a person may accept it.
    pub is_blocking: bool,
}

/// Whom or what a verdict is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Enum)]
#[oai(rename_all = "snake_case")]
pub enum AssignmentSubject {
    Driver,
    CoDriver,
    Truck,
    Trailer,
}

impl AssignmentSubject {
    /// The field of the request that names it.
    pub fn field(self) -> &'static str {
        match self {
            Self::Driver => "driver_id",
            Self::CoDriver => "co_driver_id",
            Self::Truck => "truck_id",
            Self::Trailer => "trailer_id",
        }
    }
}
