//! What was agreed for one load, where it differs from its customer's profile.

use poem_openapi::Object;

use crate::{DocumentKind, ReferenceKind, TrackingMilestone, WriteJson};

/// Terms that apply to one load instead of those of its customer's profile. Terms that are omitted follow the profile.
#[derive(Clone, Debug, Default, PartialEq, Eq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct LoadTerms {
    /// Why this load differs, 1 to 500 characters.
    #[oai(validator(max_length = 500))]
    pub reason: String,
    /// Minutes after the agreed time that still count as on time, 0 to 240.
    #[oai(validator(minimum(value = "0"), maximum(value = "240")))]
    pub on_time_grace_minutes: Option<i32>,
    /// Reference numbers required before the load can be billed; empty for none.
    pub required_references: Option<Vec<ReferenceKind>>,
    /// Documents required before the load can be billed, besides the POD and the rate confirmation; empty for none.
    pub required_documents: Option<Vec<DocumentKind>>,
    /// Free minutes before detention, 0 to 1440. Detention already decided keeps its terms.
    #[oai(validator(minimum(value = "0"), maximum(value = "1440")))]
    pub detention_free_minutes: Option<i32>,
    /// Hourly detention rate, in US cents, 0 to 100,000.
    #[oai(validator(minimum(value = "0"), maximum(value = "100000")))]
    pub detention_hourly_rate_cents: Option<i64>,
    /// Milestones at which the customer gets an email with a link to track the load; empty for none.
    pub tracking_milestones: Option<Vec<TrackingMilestone>>,
}

impl LoadTerms {
    /// Whether every term follows the profile.
    pub fn is_empty(&self) -> bool {
        *self == Self { reason: self.reason.clone(), ..Self::default() }
    }
}
