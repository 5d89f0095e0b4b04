//! What an endpoint's owner may read now.

use std::collections::HashSet;

use haul_api::{ApiError, AppContext, auth::requester_behind, authz::Actor};
use haul_db::Fetch;
use haul_entity::{
    Owned,
    webhooks::{webhook_endpoint, webhook_event},
};
use sea_orm::{ColumnTrait, QueryFilter};
use uuid::Uuid;

use crate::events::kinds::TEST;

/// The records that an endpoint may hear of.
pub struct Hearing {
    topics: Vec<&'static str>,
    has_owner: bool,
    /// The events of records that the owner sees; none if the owner sees all.
    seen: Option<HashSet<Uuid>>,
}

impl Hearing {
    /// For some events of the endpoint.
    pub async fn of(
        ctx: &AppContext,
        endpoint: &webhook_endpoint::Model,
        events: impl Iterator<Item = Uuid>,
    ) -> Result<Self, ApiError> {
        let owner = requester_behind(ctx, endpoint.company_id, endpoint.is_owned_by_key, endpoint.owner_id).await?;
        let topics = owner.as_ref().map(|owner| ctx.product.topics_of(owner)).unwrap_or_default();
        let seen = match owner.as_ref().filter(|owner| owner.terminals.is_some()) {
            Some(owner) => Some(seen_by(ctx, owner, events).await?),
            None => None,
        };
        Ok(Self { topics, has_owner: owner.is_some(), seen })
    }

    pub fn may_hear(&self, event: &webhook_event::Model) -> bool {
        match event.kind.as_str() {
            TEST => self.has_owner,
            _ => self.topics.contains(&event.record_type.as_str()) && self.is_seen(event),
        }
    }

    fn is_seen(&self, event: &webhook_event::Model) -> bool {
        self.seen.as_ref().is_none_or(|seen| seen.contains(&event.id))
    }
}

async fn seen_by(
    ctx: &AppContext,
    owner: &Actor,
    events: impl Iterator<Item = Uuid>,
) -> Result<HashSet<Uuid>, ApiError> {
    let events = webhook_event::Entity::owned_by(owner.company_id).filter(webhook_event::Column::Id.is_in(events));
    Ok(events.fetch_all(&ctx.db_of(owner)).await?.into_iter().map(|event| event.id).collect())
}
