//! Wire types of exceptions.

use haul_api::Clearable;
use haul_types::{ExceptionKind, ExceptionState, LateReason, NamedRef, WriteJson};
use haul_types::{LoadRef, Timestamp};
use poem_openapi::Object;
use uuid::Uuid;

use super::check_call_views::StopLabel;

/// Something wrong with a load on its way.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct TrackingException {
    pub id: Uuid,
    pub kind: ExceptionKind,
    pub state: ExceptionState,
    pub load: LoadRef,
    pub customer: NamedRef,
    /// The stop that it is about; none where it is about none, or the stop was removed since.
    pub stop: Option<StopLabel>,
    /// One sentence.
    pub detail: String,
    /// The product saw it, and resolves it when it is over.
    pub is_automatic: bool,
    pub opened_at: Timestamp,
    pub opened_by: String,
    /// Who looks after it.
    pub owner: Option<NamedRef>,
    pub reason_code: Option<LateReason>,
    pub note: Option<String>,
    pub acknowledged_at: Option<Timestamp>,
    pub acknowledged_by: Option<String>,
    pub resolved_at: Option<Timestamp>,
    pub resolved_by: Option<String>,
    pub is_resolved_by_itself: bool,
    /// What became of it, one sentence; of those that resolved themselves only.
    pub resolution: Option<String>,
    /// Send it back with a change; it grows with each one.
    pub version: i32,
}

/// A page of exceptions.
#[derive(Clone, Debug, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct TrackingExceptionPage {
    pub items: Vec<TrackingException>,
    /// Give it as `cursor` to read on; none on the last page.
    pub next_cursor: Option<String>,
    /// Rows of the filter in all.
    pub total_count: u64,
}

/// Opens an exception by hand.
#[derive(Clone, Debug, Object)]
#[oai(skip_serializing_if_is_none)]
pub struct TrackingExceptionCreate {
    /// Any but `no_position`, `dwell` and `geofence_mismatch`, which only the product sees.
    pub kind: ExceptionKind,
    pub stop_id: Option<Uuid>,
    pub owner_id: Option<Uuid>,
    pub reason_code: Option<LateReason>,
    pub note: Option<String>,
}

/// Changes of an exception. A resolved one may still be explained.
#[derive(Clone, Debug, Object)]
#[oai(skip_serializing_if_is_none)]
pub struct TrackingExceptionUpdate {
    pub version: i32,
    pub owner_id: Clearable<Uuid>,
    pub reason_code: Clearable<LateReason>,
    pub note: Clearable<String>,
}

/// Somebody looks after it.
#[derive(Clone, Debug, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct TrackingExceptionAcknowledge {
    pub version: i32,
    pub note: Option<String>,
}

/// It is over.
#[derive(Clone, Debug, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct TrackingExceptionResolve {
    pub version: i32,
    pub reason_code: LateReason,
    pub note: Option<String>,
}
