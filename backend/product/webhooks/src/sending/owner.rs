//! What an endpoint's owner may read now.

use haul_api::{ApiError, AppContext, auth::requester_behind};
use haul_entity::webhooks::{webhook_endpoint, webhook_event};

use crate::events::kinds::TEST;

/// The records that an endpoint may hear of.
pub struct Hearing {
    topics: Vec<&'static str>,
    has_owner: bool,
}

impl Hearing {
    pub async fn of(ctx: &AppContext, endpoint: &webhook_endpoint::Model) -> Result<Self, ApiError> {
        let owner = requester_behind(ctx, endpoint.company_id, endpoint.is_owned_by_key, endpoint.owner_id).await?;
        let topics = owner.as_ref().map(|owner| ctx.product.topics_of(owner)).unwrap_or_default();
        Ok(Self { topics, has_owner: owner.is_some() })
    }

    pub fn may_hear(&self, event: &webhook_event::Model) -> bool {
        match event.kind.as_str() {
            TEST => self.has_owner,
            _ => self.topics.contains(&event.record_type.as_str()),
        }
    }
}
