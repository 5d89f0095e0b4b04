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
    /// The exception's id.
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
    /// When it was detected or reported.
    pub opened_at: Timestamp,
    /// Name of the user or API key that reported it; `Haul` if it was detected automatically.
    pub opened_by: String,
    /// The user handling it.
    pub owner: Option<NamedRef>,
    pub reason_code: Option<LateReason>,
    /// Latest remark, from when it was reported, acknowledged or resolved.
    pub note: Option<String>,
    /// When it was acknowledged; none if it was not.
    pub acknowledged_at: Option<Timestamp>,
    /// Name of the user or API key that acknowledged it.
    pub acknowledged_by: Option<String>,
    /// When it was resolved; none while it is open.
    pub resolved_at: Option<Timestamp>,
    /// Name of the user or API key that resolved it; `Haul` if it was resolved automatically.
    pub resolved_by: Option<String>,
    /// Resolved automatically, because it was over.
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
    /// The exceptions of this page.
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
    /// The stop of the load that it concerns; omit it if it concerns no stop.
    pub stop_id: Option<Uuid>,
    /// An active user who will handle it.
    pub owner_id: Option<Uuid>,
    pub reason_code: Option<LateReason>,
    /// What happened, up to 1,000 characters; becomes the `detail` too.
    #[oai(validator(max_length = 1_000))]
    pub note: Option<String>,
}

/// Changes to an exception. A resolved one can still be explained.
#[derive(Clone, Debug, Object)]
#[oai(skip_serializing_if_is_none)]
pub struct TrackingExceptionUpdate {
    /// The version your change is based on.
    pub version: i32,
    /// The active user who handles it; null leaves it without one.
    pub owner_id: Clearable<Uuid>,
    /// Why it happened; null clears the reason.
    pub reason_code: Clearable<LateReason>,
    /// Replaces the note, up to 1,000 characters; null clears it.
    #[oai(validator(max_length = 1_000))]
    pub note: Clearable<String>,
}

/// Acknowledges an exception.
#[derive(Clone, Debug, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct TrackingExceptionAcknowledge {
    /// The version your decision is based on.
    pub version: i32,
    /// Replaces the note, up to 1,000 characters; if omitted, the note stays.
    #[oai(validator(max_length = 1_000))]
    pub note: Option<String>,
}

/// Resolves an exception.
#[derive(Clone, Debug, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct TrackingExceptionResolve {
    /// The version your decision is based on.
    pub version: i32,
    pub reason_code: LateReason,
    /// Replaces the note, up to 1,000 characters; if omitted, the note stays.
    #[oai(validator(max_length = 1_000))]
    pub note: Option<String>,
}
