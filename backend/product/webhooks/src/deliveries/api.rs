//! The operations of deliveries.

use haul_api::{Answer, AnyOf, ApiError, AppContext, Sort, Write, auth::Member, paging::PageParams};
use haul_entity::{Owned, webhooks::webhook_delivery};
use haul_types::WebhookDeliveryStatus;
use poem::web::Data;
use poem_openapi::{
    OpenApi,
    param::{Path, Query},
};
use uuid::Uuid;

use super::{
    ops::{self, Filter},
    views::{WebhookDelivery, WebhookDeliveryPage},
};

#[derive(Default)]
pub struct WebhookDeliveriesApi;

#[OpenApi(tag = "crate::Chapter::Webhooks")]
impl WebhookDeliveriesApi {
    /// List deliveries
    ///
    /// What was sent to an endpoint, or will be, newest first unless sorted otherwise. Kept for 30 days, or as your
    /// company's settings say.
    #[oai(
        path = "/api/webhook_endpoints/:webhook_endpoint_id/deliveries",
        method = "get",
        operation_id = "list_webhook_deliveries"
    )]
    #[allow(clippy::too_many_arguments, reason = "each is a query parameter of the published API")]
    async fn list_webhook_deliveries(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// The endpoint's id.
        Path(webhook_endpoint_id): Path<Uuid>,
        /// Statuses to show.
        Query(status): Query<AnyOf<WebhookDeliveryStatus>>,
        /// Kinds of events to show.
        Query(event_kind): Query<AnyOf<String>>,
        /// Deliveries of this record's events.
        Query(record_id): Query<Option<Uuid>>,
        /// Fields to sort by, the most important first; `-` before one sorts descending.
        Query(sort): Query<Sort<WebhookDelivery>>,
        /// Rows per page.
        Query(limit): Query<Option<u64>>,
        /// `next_cursor` of the previous page.
        Query(cursor): Query<Option<String>>,
    ) -> Result<Answer<WebhookDeliveryPage>, ApiError> {
        let db = ctx.db_of(&actor);
        let filter = Filter { webhook_endpoint_id, status, event_kind, record_id };
        let page = ops::list(&db, actor.company_id, filter, &PageParams { limit, cursor, sort }).await?;
        Ok(Answer(page))
    }

    /// Read a delivery
    ///
    /// With the result of its last attempt.
    #[oai(
        path = "/api/webhook_deliveries/:webhook_delivery_id",
        method = "get",
        operation_id = "read_webhook_delivery"
    )]
    async fn read_webhook_delivery(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// The delivery's id.
        Path(webhook_delivery_id): Path<Uuid>,
    ) -> Result<Answer<WebhookDelivery>, ApiError> {
        let db = ctx.db_of(&actor);
        let found = webhook_delivery::Entity::find_owned(actor.company_id, webhook_delivery_id);
        let found = found.fetch_optional(&db).await?.ok_or_else(ApiError::not_found)?;
        Ok(Answer(found.into()))
    }

    /// Replay a delivery
    ///
    /// Sends its event to the endpoint again, as a new delivery with the same event id.
    #[oai(
        path = "/api/webhook_deliveries/:webhook_delivery_id/replay",
        method = "post",
        operation_id = "replay_webhook_delivery"
    )]
    async fn replay_webhook_delivery(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// The delivery's id.
        Path(webhook_delivery_id): Path<Uuid>,
    ) -> Result<Answer<WebhookDelivery>, ApiError> {
        let mut write = Write::begin(&ctx, &actor).await?;
        let delivery = ops::replay(&mut write, webhook_delivery_id).await?;
        Ok(Answer(write.commit(delivery).await?))
    }
}
