//! What a load's own terms say about detention, in place of the policy.

use haul_api::{ApiError, from_json_column, from_nullable_json_column, json_column};
use haul_entity::{detention::detention, loads::load};
use haul_types::{DetentionTerms, LoadTerms};
use sea_orm::prelude::Json;

/// The terms of a wait: those of the policy when the truck arrived, and the load's own in their place.
pub fn terms_of(row: &detention::Model) -> Result<DetentionTerms, ApiError> {
    Ok(OwnTerms::stored(row.load_terms.clone())?.over(from_json_column(row.terms.clone())?))
}

/// Each replaces the policy's, if there is one.
#[derive(Clone, Copy)]
pub struct OwnTerms {
    free_minutes: Option<i32>,
    hourly_rate_cents: Option<i64>,
}

impl OwnTerms {
    pub fn of(load: &load::Model) -> Result<Self, ApiError> {
        Self::stored(load.customer_terms.clone())
    }

    fn stored(column: Option<Json>) -> Result<Self, ApiError> {
        let terms: LoadTerms = from_nullable_json_column(column)?.unwrap_or_default();
        Ok(Self { free_minutes: terms.detention_free_minutes, hourly_rate_cents: terms.detention_hourly_rate_cents })
    }

    /// Kept with the wait: once it is decided, they stay.
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
