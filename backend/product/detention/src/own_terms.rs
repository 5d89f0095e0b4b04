//! What a load's own terms say about detention, in place of the policy.

use haul_api::{ApiError, from_nullable_json_column, json_column};
use haul_entity::loads::load;
use haul_types::{DetentionTerms, LoadTerms};
use sea_orm::prelude::Json;

/// Each replaces the policy's, if there is one.
#[derive(Clone, Copy)]
pub struct OwnTerms {
    free_minutes: Option<i32>,
    hourly_rate_cents: Option<i64>,
}

impl OwnTerms {
    pub fn of(load: &load::Model) -> Result<Self, ApiError> {
        let terms: LoadTerms = from_nullable_json_column(load.customer_terms.clone())?.unwrap_or_default();
        Ok(Self { free_minutes: terms.detention_free_minutes, hourly_rate_cents: terms.detention_hourly_rate_cents })
    }

    /// Stored with the wait, so that a later change of them is noticed.
    pub fn column(self) -> Option<Json> {
        let is_set = self.free_minutes.is_some() || self.hourly_rate_cents.is_some();
        let terms = LoadTerms {
            detention_free_minutes: self.free_minutes,
            detention_hourly_rate_cents: self.hourly_rate_cents,
            ..LoadTerms::default()
        };
        is_set.then(|| json_column(&terms))
    }

    /// The policy's terms with the load's own in their place. A warning comes before free time ends.
    pub fn over(self, policy: DetentionTerms) -> DetentionTerms {
        let free_minutes = self.free_minutes.unwrap_or(policy.free_minutes);
        DetentionTerms {
            free_minutes,
            hourly_rate_cents: self.hourly_rate_cents.unwrap_or(policy.hourly_rate_cents),
            notice_minutes: policy.notice_minutes.min(free_minutes),
            ..policy
        }
    }
}
