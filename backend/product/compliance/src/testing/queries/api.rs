//! The operations of queries.

use std::sync::Arc;

use haul_api::{
    Answer, AnyOf, ApiError, AppContext, Json, Sort, Write,
    auth::{Authenticator, Member},
    paging::PageParams,
    record_operations,
};
use haul_types::{ClearinghouseQueryKind, ClearinghouseResult, Permission};
use poem::web::Data;
use poem_openapi::{OpenApi, param::Query};
use uuid::Uuid;

use super::{
    bulk, ops,
    views::{
        ClearinghouseFile, ClearinghouseFileOrder, ClearinghouseQuery, ClearinghouseQueryCreate,
        ClearinghouseQueryPage, ClearinghouseQueryUpdate,
    },
};

#[derive(Default)]
pub struct QueriesApi;

#[record_operations(
    ClearinghouseQuery,
    words = "Clearinghouse query",
    path = "/api/clearinghouse_queries",
    create = "One that says that the driver is prohibited keeps the driver from every load at once.",
    archive = "It no longer counts for or against the driver; it stays readable and keeps its history.",
    history
)]
#[OpenApi(tag = "crate::Chapter::DrugAlcohol")]
impl QueriesApi {
    /// List Clearinghouse queries
    ///
    /// The latest first, unless sorted otherwise.
    #[oai(path = "/api/clearinghouse_queries", method = "get", operation_id = "list_clearinghouse_queries")]
    #[allow(clippy::too_many_arguments, reason = "each is a query parameter of the published API")]
    async fn list_clearinghouse_queries(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// Part of the driver's name.
        Query(q): Query<Option<String>>,
        /// Only these records, such as those that another response names.
        Query(ids): Query<AnyOf<Uuid>>,
        /// Only those of one driver.
        Query(driver_id): Query<Option<Uuid>>,
        /// Kinds to show.
        Query(kind): Query<AnyOf<ClearinghouseQueryKind>>,
        /// Results to show.
        Query(result): Query<AnyOf<ClearinghouseResult>>,
        /// Show archived ones instead of active ones.
        #[oai(default)]
        Query(archived): Query<bool>,
        /// Fields to sort by, the most important first; `-` before one sorts descending.
        Query(sort): Query<Sort<ClearinghouseQuery>>,
        /// Rows per page.
        Query(limit): Query<Option<u64>>,
        /// `next_cursor` of the previous page.
        Query(cursor): Query<Option<String>>,
    ) -> Result<Answer<ClearinghouseQueryPage>, ApiError> {
        let filter = ops::Filter { q, ids, driver_id, kind, result, archived };
        let params = PageParams { limit, cursor, sort };
        Ok(Answer(ops::list(&ctx, &actor, filter, &params).await?))
    }

    /// Write the bulk file of limited queries
    ///
    /// In the format of the Clearinghouse's bulk upload. It contains birth dates, so it also needs the permission
    /// `driver_identity:read`, and each call is in the audit log. Record the queries after you have made them.
    #[oai(path = "/api/clearinghouse_file", method = "post", operation_id = "write_clearinghouse_file")]
    async fn write_clearinghouse_file(
        &self,
        ctx: Data<&AppContext>,
        auth: Data<&Arc<Authenticator>>,
        Member(actor): Member,
        Json(body): Json<ClearinghouseFileOrder>,
    ) -> Result<Answer<ClearinghouseFile>, ApiError> {
        auth.require(&actor, Permission::DriverIdentityRead, "write_clearinghouse_file").await?;
        let mut write = Write::begin(&ctx, &actor).await?;
        let file = bulk::file(&mut write, &body.driver_ids).await?;
        Ok(Answer(write.commit(file).await?))
    }
}
