//! Wire types of queries.

use haul_api::{Clearable, IntoUpdate, page_of};
use haul_types::{ClearinghouseConsent, ClearinghouseQueryKind, ClearinghouseResult, Date, Timestamp, WriteJson};
use poem_openapi::Object;
use uuid::Uuid;

/// A query about a driver.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct ClearinghouseQuery {
    /// Assigned by the server; never changes.
    pub id: Uuid,
    /// The driver's id.
    pub driver_id: Uuid,
    /// First and last name of the driver.
    pub driver_name: String,
    pub kind: ClearinghouseQueryKind,
    /// When it was made, in UTC.
    pub queried_at: Timestamp,
    pub result: Option<ClearinghouseResult>,
    pub consent: ClearinghouseConsent,
    /// The day the driver consented.
    pub consented_on: Date,
    /// The Clearinghouse's number of the query.
    pub reference: Option<String>,
    /// Remark on the query.
    pub note: Option<String>,
    /// When it was archived, in UTC; omitted unless it is.
    pub archived_at: Option<Timestamp>,
    /// Send this version back with your change; it goes up with every change.
    pub version: i32,
    /// When it was added, in UTC.
    pub created_at: Timestamp,
    /// When it was last changed, in UTC.
    pub updated_at: Timestamp,
}

/// A query to record.
#[derive(Clone, Debug, IntoUpdate, Object)]
#[into_update(ClearinghouseQueryUpdate)]
#[oai(skip_serializing_if_is_none)]
pub struct ClearinghouseQueryCreate {
    /// The driver's id.
    pub driver_id: Uuid,
    pub kind: ClearinghouseQueryKind,
    /// When it was made; not in the future.
    pub queried_at: Timestamp,
    /// What it found; omit it until the Clearinghouse answers.
    pub result: Option<ClearinghouseResult>,
    /// A full query needs a specific consent.
    pub consent: ClearinghouseConsent,
    /// The day the driver consented, not after the query.
    pub consented_on: Date,
    /// The Clearinghouse's number of the query, at most 60 characters.
    #[oai(validator(max_length = 60))]
    pub reference: Option<String>,
    /// Remark on the query, at most 1,000 characters.
    #[oai(validator(max_length = 1_000))]
    pub note: Option<String>,
}

/// Changes to a query, to add its result or to correct it: omitted fields stay, null clears.
#[derive(Clone, Debug, Object)]
#[oai(skip_serializing_if_is_none)]
pub struct ClearinghouseQueryUpdate {
    /// The version your change is based on.
    pub version: i32,
    /// The driver's id, if the query was recorded for another driver by mistake.
    pub driver_id: Option<Uuid>,
    pub kind: Option<ClearinghouseQueryKind>,
    /// When it was made; not in the future.
    pub queried_at: Option<Timestamp>,
    /// What it found; null if it isn't known.
    pub result: Clearable<ClearinghouseResult>,
    pub consent: Option<ClearinghouseConsent>,
    /// The day the driver consented, not after the query.
    pub consented_on: Option<Date>,
    /// The Clearinghouse's number of the query, at most 60 characters.
    #[oai(validator(max_length = 60))]
    pub reference: Clearable<String>,
    /// Remark on the query, at most 1,000 characters.
    #[oai(validator(max_length = 1_000))]
    pub note: Clearable<String>,
}

page_of! {
    /// A page of queries.
    pub struct ClearinghouseQueryPage of ClearinghouseQuery;
}

/// The drivers that a bulk file asks about.
#[derive(Clone, Debug, Object)]
pub struct ClearinghouseFileOrder {
    /// The drivers' ids; at most 1,000.
    #[oai(validator(min_items = 1, max_items = 1_000))]
    pub driver_ids: Vec<Uuid>,
}

/// A file for the bulk upload of limited queries.
#[derive(Clone, Debug, Object, WriteJson)]
pub struct ClearinghouseFile {
    /// The name to save it under.
    pub file_name: String,
    /// Tab-delimited: last name, first name, date of birth, CDL number, country, state, query type. It isn't stored.
    pub content: String,
    /// Drivers in the file.
    pub driver_count: u64,
    /// Drivers that are not in the file, because something is missing.
    pub left_out: Vec<ClearinghouseFileGap>,
}

/// A driver who is not in a bulk file.
#[derive(Clone, Debug, Object, WriteJson)]
pub struct ClearinghouseFileGap {
    /// The driver's id.
    pub driver_id: Uuid,
    /// First and last name of the driver.
    pub driver_name: String,
    /// What is missing, such as `birth date`.
    pub missing: Vec<String>,
}
