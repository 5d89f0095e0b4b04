//! The operations of API keys.

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
    ops,
    views::{ApiKey, ApiKeyCreate, ApiKeyPage, ApiKeyWithSecret, PermissionList},
};

#[derive(Default)]
pub struct ApiKeysApi;

#[OpenApi(tag = "crate::Chapter::ApiKeys")]
impl ApiKeysApi {
    /// List permissions
    ///
    /// Every permission that an API key can have, with a one-sentence description.
    #[oai(path = "/api/permissions", method = "get", operation_id = "list_permissions")]
    async fn list_permissions(&self, Member(_actor): Member) -> Result<Answer<PermissionList>, ApiError> {
        Ok(Answer(PermissionList::all()))
    }

    /// List API keys
    ///
    /// Your company's keys, newest first unless sorted otherwise, revoked ones included.
    #[oai(path = "/api/api_keys", method = "get", operation_id = "list_api_keys")]
    async fn list_api_keys(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// Fields to sort by, the most important first; `-` before one sorts descending.
        Query(sort): Query<Sort<ApiKey>>,
        /// Rows per page.
        Query(limit): Query<Option<u64>>,
        /// `next_cursor` of the previous page.
        Query(cursor): Query<Option<String>>,
    ) -> Result<Answer<ApiKeyPage>, ApiError> {
        let db = ctx.db_of(&actor);
        let page = ops::list(&db, actor.company_id, &PageParams { limit, cursor, sort }).await?;
        let items = page.rows.into_iter().map(ApiKey::from).collect();
        Ok(Answer(ApiKeyPage { items, next_cursor: page.next_cursor, total_count: page.total_count }))
    }

    /// Create an API key
    ///
    /// The response contains the secret, which is not shown again.
    #[oai(path = "/api/api_keys", method = "post", operation_id = "create_api_key")]
    async fn create_api_key(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// Any unique text; repeating the call with it within 24 hours returns the first response.
        #[oai(name = "Idempotency-Key")]
        key: IdempotencyKey,
        Json(body): Json<ApiKeyCreate>,
    ) -> Result<Created<ApiKeyWithSecret>, ApiError> {
        let mut write = match Write::begin_create(&ctx, &actor, key.0, "create_api_key", &body).await? {
            Begun::New(write) => write,
            Begun::Done(api_key) => return Ok(Created::replayed(api_key)),
        };
        let api_key = ops::create(&mut write, body).await?;
        Ok(Created::new(write.commit(api_key).await?))
    }

    /// Revoke an API key
    ///
    /// The key stops working with the next request, permanently.
    #[oai(path = "/api/api_keys/:api_key_id/revoke", method = "post", operation_id = "revoke_api_key")]
    async fn revoke_api_key(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// The API key's id.
        Path(api_key_id): Path<Uuid>,
    ) -> Result<Answer<ApiKey>, ApiError> {
        let mut write = Write::begin(&ctx, &actor).await?;
        let api_key = ops::revoke(&mut write, api_key_id).await?;
        Ok(Answer(write.commit(api_key).await?))
    }
}
