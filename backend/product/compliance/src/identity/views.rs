//! Wire types of identities.

use haul_api::Clearable;
use haul_types::{Date, WriteJson};
use poem_openapi::Object;
use uuid::Uuid;

/// What is on file about a driver's identity, without the values.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct DriverIdentity {
    /// The driver's id.
    pub driver_id: Uuid,
    /// A birth date is on file.
    pub has_birth_date: bool,
    /// The last four digits of the Social Security number; omitted if none is on file.
    pub ssn_last4: Option<String>,
    /// Send this version back with your change; 0 before the first one.
    pub version: i32,
}

/// Changes to a driver's identity: omitted fields stay, null clears.
#[derive(Clone, Object)]
#[oai(skip_serializing_if_is_none)]
pub struct DriverIdentityUpdate {
    /// The version your change is based on.
    pub version: i32,
    /// The driver's birth date. Stored encrypted.
    pub birth_date: Clearable<Date>,
    /// Nine digits of a Social Security number. Stored encrypted.
    pub ssn: Clearable<String>,
}

/// A driver's birth date and Social Security number.
#[derive(Clone, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct DriverIdentityValues {
    /// The driver's birth date; omitted if none is on file.
    pub birth_date: Option<Date>,
    /// Nine digits with hyphens; omitted if none is on file.
    pub ssn: Option<String>,
}
