//! The operations of events.

use haul_api::{Answer, ApiError, AppContext, auth::Member};
use haul_entity::{Owned, webhooks::webhook_event};
use poem::web::Data;
use poem_openapi::{OpenApi, param::Path};
use uuid::Uuid;

use super::{
    kinds,
    views::{WebhookEvent, WebhookEventKind, WebhookEventKindList},
};

#[derive(Default)]
pub struct WebhookEventsApi;

#[OpenApi(tag = "crate::Chapter::Webhooks")]
impl WebhookEventsApi {
    /// List kinds of events
    ///
    /// The kinds that you may receive: those of the records that you may read.
    #[oai(path = "/api/webhook_event_kinds", method = "get", operation_id = "list_webhook_event_kinds")]
    async fn list_webhook_event_kinds(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
    ) -> Result<Answer<WebhookEventKindList>, ApiError> {
        let kinds = kinds::heard_by(ctx.product, &actor);
        let items = kinds.into_iter().map(|kind| WebhookEventKind::of(ctx.product, kind)).collect();
        Ok(Answer(WebhookEventKindList { items }))
    }

    /// Read an event
    ///
    /// The body that was sent, or will be. Events are kept for 30 days, or as your company's settings say.
    #[oai(path = "/api/webhook_events/:webhook_event_id", method = "get", operation_id = "read_webhook_event")]
    async fn read_webhook_event(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// The event's id, as in the body and in the header `webhook-id`.
        Path(webhook_event_id): Path<Uuid>,
    ) -> Result<Answer<WebhookEvent>, ApiError> {
        let db = ctx.db_of(&actor);
        let found = webhook_event::Entity::find_owned(actor.company_id, webhook_event_id).fetch_optional(&db).await?;
        let topics = ctx.product.topics_of(&actor);
        let may_read =
            |event: &webhook_event::Model| event.kind == kinds::TEST || topics.contains(&event.record_type.as_str());
        let event = found.filter(may_read).ok_or_else(ApiError::not_found)?;
        Ok(Answer(event.try_into()?))
    }
}
