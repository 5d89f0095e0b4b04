//! The operations of requests to join.

use haul_api::{Answer, AnyOf, ApiError, AppContext, Json, Sort, Write, auth::Member, paging::PageParams};
use haul_types::JoinRequestStatus;
use poem::web::Data;
use poem_openapi::{
    OpenApi,
    param::{Path, Query},
};
use uuid::Uuid;

use super::{
    ops,
    views::{JoinRequest, JoinRequestAdmit, JoinRequestPage, JoinRequestReject},
};

#[derive(Default)]
pub struct JoinRequestsApi;

#[OpenApi(tag = "crate::Chapter::Users")]
impl JoinRequestsApi {
    /// List requests to join
    ///
    /// People who named your company when they registered, oldest first unless sorted otherwise.
    #[oai(path = "/api/join_requests", method = "get", operation_id = "list_join_requests")]
    #[allow(clippy::too_many_arguments, reason = "each is a query parameter of the published API")]
    async fn list_join_requests(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// Statuses to show.
        Query(status): Query<AnyOf<JoinRequestStatus>>,
        /// Fields to sort by, the most important first; `-` before one sorts descending.
        Query(sort): Query<Sort<JoinRequest>>,
        /// Rows per page.
        Query(limit): Query<Option<u64>>,
        /// `next_cursor` of the previous page.
        Query(cursor): Query<Option<String>>,
    ) -> Result<Answer<JoinRequestPage>, ApiError> {
        let db = ctx.db_of(&actor);
        let page = ops::list(&db, actor.company_id, status, &PageParams { limit, cursor, sort }).await?;
        let items = page.rows.into_iter().map(JoinRequest::from).collect();
        Ok(Answer(JoinRequestPage { items, next_cursor: page.next_cursor, total_count: page.total_count }))
    }

    /// Admit a person
    ///
    /// Makes the person a user of your company with the role you choose, and tells them by email.
    #[oai(path = "/api/join_requests/:join_request_id/admit", method = "post", operation_id = "admit_join_request")]
    async fn admit_join_request(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// The request's id.
        Path(join_request_id): Path<Uuid>,
        Json(body): Json<JoinRequestAdmit>,
    ) -> Result<Answer<JoinRequest>, ApiError> {
        let mut write = Write::begin(&ctx, &actor).await?;
        let request = ops::admit(&mut write, join_request_id, body.role).await?;
        Ok(Answer(write.commit(request).await?))
    }

    /// Reject a request to join
    ///
    /// Tells the person by email, with the reason if you give one. They may ask again.
    #[oai(path = "/api/join_requests/:join_request_id/reject", method = "post", operation_id = "reject_join_request")]
    async fn reject_join_request(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// The request's id.
        Path(join_request_id): Path<Uuid>,
        Json(body): Json<JoinRequestReject>,
    ) -> Result<Answer<JoinRequest>, ApiError> {
        let mut write = Write::begin(&ctx, &actor).await?;
        let request = ops::reject(&mut write, join_request_id, body.reason).await?;
        Ok(Answer(write.commit(request).await?))
    }
}
