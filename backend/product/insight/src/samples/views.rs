//! Wire types of the sample load.

use haul_types::{LoadRef, Timestamp, WriteJson};
use poem_openapi::{Enum, Object};
use uuid::Uuid;

/// The sample load, and what was made with it.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
pub struct SampleLoad {
    pub load: LoadRef,
    /// Its customer, facilities, driver, truck and trailer, as they are called now. Records that were merged into
    /// others are no longer part of the sample.
    pub records: Vec<SampleRecord>,
    /// Who created it.
    pub created_by: String,
    /// When it was created, in UTC.
    pub created_at: Timestamp,
}

/// A record made with the sample load.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
pub struct SampleRecord {
    pub kind: SampleKind,
    /// The record's id.
    pub id: Uuid,
    /// A name or a unit number.
    pub name: String,
}

/// The kind of a record made with the sample load.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Enum, WriteJson)]
#[oai(rename_all = "snake_case")]
pub enum SampleKind {
    Customer,
    Facility,
    Driver,
    Truck,
    Trailer,
}

/// What became of a removed sample.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
pub struct SampleRemoval {
    /// The removed load's number; no other load gets it.
    pub load_number: String,
    /// Records that are in use elsewhere. They were archived; all others were removed.
    pub archived: Vec<SampleRecord>,
}
