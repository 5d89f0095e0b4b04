//! Wire types of exceptions.

use haul_api::Clearable;
use haul_types::{ExceptionKind, ExceptionStatus, LateReason, NamedRef, WriteJson};
use haul_types::{LoadRef, Timestamp};
use poem_openapi::Object;
use uuid::Uuid;

use super::check_call_views::StopLabel;

/// A problem of a load on the road.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct TrackingException {
    pub id: Uuid,
    pub kind: ExceptionKind,
    pub status: ExceptionStatus,
    pub load: LoadRef,
    pub customer: NamedRef,
    /// The stop it concerns; none if it concerns no stop, or the stop was removed since.
    pub stop: Option<StopLabel>,
    /// One sentence.
    pub detail: String,
    /// Opened automatically, and resolved automatically when it is over.
    pub is_automatic: bool,
    pub opened_at: Timestamp,
    pub opened_by: String,
    /// The user handling it.
    pub owner: Option<NamedRef>,
    pub reason_code: Option<LateReason>,
    pub note: Option<String>,
    pub acknowledged_at: Option<Timestamp>,
    pub acknowledged_by: Option<String>,
    pub resolved_at: Option<Timestamp>,
    pub resolved_by: Option<String>,
    pub is_resolved_by_itself: bool,
    /// How it ended, in one sentence; set only if it was resolved automatically.
    pub resolution: Option<String>,
    /// Send this version back with your change; it goes up with every change.
    pub version: i32,
}

/// A page of exceptions.
#[derive(Clone, Debug, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct TrackingExceptionPage {
    pub items: Vec<TrackingException>,
    /// Send it as `cursor` for the next page; none on the last page.
    pub next_cursor: Option<String>,
    /// All rows that match the filter.
    pub total_count: u64,
}

/// An exception to report.
#[derive(Clone, Debug, Object)]
#[oai(skip_serializing_if_is_none)]
pub struct TrackingExceptionCreate {
    /// Any except `no_position`, `dwell` and `geofence_mismatch`, which are detected automatically.
    pub kind: ExceptionKind,
    pub stop_id: Option<Uuid>,
    pub owner_id: Option<Uuid>,
    pub reason_code: Option<LateReason>,
    pub note: Option<String>,
}

/// Changes to an exception. A resolved one can still be explained.
#[derive(Clone, Debug, Object)]
#[oai(skip_serializing_if_is_none)]
pub struct TrackingExceptionUpdate {
    pub version: i32,
    pub owner_id: Clearable<Uuid>,
    pub reason_code: Clearable<LateReason>,
    pub note: Clearable<String>,
}

/// Acknowledges an exception.
#[derive(Clone, Debug, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct TrackingExceptionAcknowledge {
    pub version: i32,
    pub note: Option<String>,
}

/// Resolves an exception.
#[derive(Clone, Debug, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct TrackingExceptionResolve {
    pub version: i32,
    pub reason_code: LateReason,
    pub note: Option<String>,
}
