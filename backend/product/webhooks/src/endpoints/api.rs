//! The operations of endpoints.

use haul_api::{
    Answer, ApiError, AppContext, Begun, Created, IdempotencyKey, Json, Sort, Write, auth::Member, paging::PageParams,
};
use poem::web::Data;
use poem_openapi::{
    OpenApi,
    param::{Path, Query},
};
use uuid::Uuid;

use super::{
    ops, url,
    views::{
        WebhookEndpoint, WebhookEndpointCreate, WebhookEndpointPage, WebhookEndpointUpdate, WebhookEndpointWithSecret,
        WebhookReplay, WebhookReplayed, WebhookSecretRotate,
    },
};
use crate::deliveries::{WebhookDelivery, replay_since, send_test};

#[derive(Default)]
pub struct WebhookEndpointsApi;

#[OpenApi(tag = "crate::Chapter::Webhooks")]
impl WebhookEndpointsApi {
    /// List webhook endpoints
    ///
    /// Your company's endpoints, newest first unless sorted otherwise.
    #[oai(path = "/api/webhook_endpoints", method = "get", operation_id = "list_webhook_endpoints")]
    async fn list_webhook_endpoints(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// Fields to sort by, the most important first; `-` before one sorts descending.
        Query(sort): Query<Sort<WebhookEndpoint>>,
        /// Rows per page.
        Query(limit): Query<Option<u64>>,
        /// `next_cursor` of the previous page.
        Query(cursor): Query<Option<String>>,
    ) -> Result<Answer<WebhookEndpointPage>, ApiError> {
        let db = ctx.db_of(&actor);
        Ok(Answer(ops::list(&db, actor.company_id, &PageParams { limit, cursor, sort }).await?))
    }

    /// Create a webhook endpoint
    ///
    /// Events from now on are sent to the URL by POST, signed as the Standard Webhooks specification says: the response
    /// contains the secret, which is not shown again. Events must be of records that you may read. Answer with a status
    /// of 200 to 299 within ten seconds; anything else is tried again for three days. Events of one record arrive in
    /// order; each event arrives at least once, and duplicates have the same `id`.
    #[oai(path = "/api/webhook_endpoints", method = "post", operation_id = "create_webhook_endpoint")]
    async fn create_webhook_endpoint(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// Any unique text; repeating the call with it within 24 hours returns the first response.
        #[oai(name = "Idempotency-Key")]
        key: IdempotencyKey,
        Json(body): Json<WebhookEndpointCreate>,
    ) -> Result<Created<WebhookEndpointWithSecret>, ApiError> {
        url::check(&ctx, &body.url).await?;
        let mut write = match Write::begin_create(&ctx, &actor, key.0, "create_webhook_endpoint", &body).await? {
            Begun::New(write) => write,
            Begun::Done(endpoint) => return Ok(Created::replayed(endpoint)),
        };
        let endpoint = ops::create(&mut write, body).await?;
        Ok(Created::new(write.commit(endpoint).await?))
    }

    /// Read a webhook endpoint
    ///
    /// Without its secret.
    #[oai(path = "/api/webhook_endpoints/:webhook_endpoint_id", method = "get", operation_id = "read_webhook_endpoint")]
    async fn read_webhook_endpoint(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// The endpoint's id.
        Path(webhook_endpoint_id): Path<Uuid>,
    ) -> Result<Answer<WebhookEndpoint>, ApiError> {
        let db = ctx.db_of(&actor);
        let found = ops::find(&db, actor.company_id, webhook_endpoint_id).await?;
        Ok(Answer(found.try_into()?))
    }

    /// Change a webhook endpoint
    ///
    /// A merge patch: omitted fields stay, null clears. Choosing events or enabling the endpoint makes you its owner.
    #[oai(
        path = "/api/webhook_endpoints/:webhook_endpoint_id",
        method = "patch",
        operation_id = "update_webhook_endpoint"
    )]
    async fn update_webhook_endpoint(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// The endpoint's id.
        Path(webhook_endpoint_id): Path<Uuid>,
        Json(body): Json<WebhookEndpointUpdate>,
    ) -> Result<Answer<WebhookEndpoint>, ApiError> {
        if let Some(url) = &body.url {
            url::check(&ctx, url).await?;
        }
        let mut write = Write::begin(&ctx, &actor).await?;
        let endpoint = ops::update(&mut write, webhook_endpoint_id, body).await?;
        Ok(Answer(write.commit(endpoint).await?))
    }

    /// Remove a webhook endpoint
    ///
    /// Nothing more is sent to it. Returns the removed endpoint.
    #[oai(
        path = "/api/webhook_endpoints/:webhook_endpoint_id",
        method = "delete",
        operation_id = "remove_webhook_endpoint"
    )]
    async fn remove_webhook_endpoint(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// The endpoint's id.
        Path(webhook_endpoint_id): Path<Uuid>,
    ) -> Result<Answer<WebhookEndpoint>, ApiError> {
        let mut write = Write::begin(&ctx, &actor).await?;
        let endpoint = ops::remove(&mut write, webhook_endpoint_id).await?;
        Ok(Answer(write.commit(endpoint).await?))
    }

    /// Replace a webhook endpoint's secret
    ///
    /// The response contains the new secret, which is not shown again. During the overlap both secrets sign, so you
    /// can update your program without losing events.
    #[oai(
        path = "/api/webhook_endpoints/:webhook_endpoint_id/secret",
        method = "post",
        operation_id = "rotate_webhook_endpoint_secret"
    )]
    async fn rotate_webhook_endpoint_secret(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// The endpoint's id.
        Path(webhook_endpoint_id): Path<Uuid>,
        Json(body): Json<WebhookSecretRotate>,
    ) -> Result<Answer<WebhookEndpointWithSecret>, ApiError> {
        let mut write = Write::begin(&ctx, &actor).await?;
        let endpoint = ops::rotate_secret(&mut write, webhook_endpoint_id, body).await?;
        Ok(Answer(write.commit(endpoint).await?))
    }

    /// Test a webhook endpoint
    ///
    /// Sends an event of the kind `webhook.test`, signed and retried like any other. Read the returned delivery again
    /// to see the result.
    #[oai(
        path = "/api/webhook_endpoints/:webhook_endpoint_id/test",
        method = "post",
        operation_id = "test_webhook_endpoint"
    )]
    async fn test_webhook_endpoint(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// The endpoint's id.
        Path(webhook_endpoint_id): Path<Uuid>,
    ) -> Result<Answer<WebhookDelivery>, ApiError> {
        let mut write = Write::begin(&ctx, &actor).await?;
        let delivery = send_test(&mut write, webhook_endpoint_id).await?;
        Ok(Answer(write.commit(delivery).await?))
    }

    /// Replay events
    ///
    /// Sends all events since a time again, at most 5,000. They include those that happened while the endpoint was
    /// disabled or suspended. Events are kept for 30 days, or as your company's settings say.
    #[oai(
        path = "/api/webhook_endpoints/:webhook_endpoint_id/replay",
        method = "post",
        operation_id = "replay_webhook_endpoint"
    )]
    async fn replay_webhook_endpoint(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// The endpoint's id.
        Path(webhook_endpoint_id): Path<Uuid>,
        Json(body): Json<WebhookReplay>,
    ) -> Result<Answer<WebhookReplayed>, ApiError> {
        let mut write = Write::begin(&ctx, &actor).await?;
        let replayed_count = replay_since(&mut write, webhook_endpoint_id, body.since).await?;
        Ok(Answer(write.commit(WebhookReplayed { replayed_count }).await?))
    }
}
