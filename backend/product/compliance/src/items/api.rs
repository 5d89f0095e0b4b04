//! The operations of items.

use std::sync::Arc;

use haul_api::{
    Answer, AnyOf, ApiError, AppContext, Begun, Created, IdempotencyKey, Json, Sort, Write,
    auth::{Authenticator, Member},
    authz::Actor,
    paging::PageParams,
};
use haul_entity::compliance::compliance_item;
use haul_types::{ComplianceStatus, ComplianceSubject, Date};
use poem::web::Data;
use poem_openapi::{
    OpenApi,
    param::{Path, Query},
};
use uuid::Uuid;

use super::{
    checklist, ops,
    views::{ComplianceChecklist, ComplianceItem, ComplianceItemCreate, ComplianceItemPage, ComplianceItemUpdate},
};

#[derive(Default)]
pub struct ItemsApi;

#[OpenApi(tag = "crate::Chapter::Compliance")]
impl ItemsApi {
    /// List items
    ///
    /// Papers of drivers, trucks, trailers and carriers, those that expire first at the top. Without a status, all current ones;
    /// kinds of records that you may not read are left out.
    #[oai(path = "/api/compliance_items", method = "get", operation_id = "list_compliance_items")]
    #[allow(clippy::too_many_arguments, reason = "each is a query parameter of the published API")]
    async fn list_compliance_items(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// Only these items.
        Query(ids): Query<AnyOf<Uuid>>,
        /// Kinds of records.
        Query(record_kind): Query<AnyOf<ComplianceSubject>>,
        /// Only those of one record.
        Query(record_id): Query<Option<Uuid>>,
        /// Types to show, by their codes.
        Query(item_type): Query<AnyOf<String>>,
        /// Statuses to show. `missing` finds nothing here, because nothing is on file; see the board.
        Query(status): Query<AnyOf<ComplianceStatus>>,
        /// Only those that expire within so many days, or have expired.
        Query(expiring_within_days): Query<Option<u32>>,
        /// Show archived ones instead of active ones.
        #[oai(default)]
        Query(archived): Query<bool>,
        /// Fields to sort by, the most important first; `-` before one sorts descending.
        Query(sort): Query<Sort<ComplianceItem>>,
        /// Rows per page.
        Query(limit): Query<Option<u64>>,
        /// `next_cursor` of the previous page.
        Query(cursor): Query<Option<String>>,
    ) -> Result<Answer<ComplianceItemPage>, ApiError> {
        let filter = ops::Filter { ids, record_kind, record_id, item_type, status, expiring_within_days, archived };
        let params = PageParams { limit, cursor, sort };
        Ok(Answer(ops::list(&ctx, &actor, filter, &params).await?))
    }

    /// Read an item
    #[oai(path = "/api/compliance_items/:compliance_item_id", method = "get", operation_id = "read_compliance_item")]
    async fn read_compliance_item(
        &self,
        ctx: Data<&AppContext>,
        auth: Data<&Arc<Authenticator>>,
        Member(actor): Member,
        /// The item's id.
        Path(compliance_item_id): Path<Uuid>,
    ) -> Result<Answer<ComplianceItem>, ApiError> {
        let db = ctx.db_of(&actor);
        let row = ops::find(&db, actor.company_id, compliance_item_id).await?;
        auth.require(&actor, row.record_kind.read_permission(), "read_compliance_item").await?;
        Ok(Answer(ops::read(&ctx, row).await?))
    }

    /// Read a record's checklist
    ///
    /// What a driver, truck, trailer or carrier should have on file, what it has, and what is missing; today or on a past
    /// day.
    #[oai(
        path = "/api/records/:record_kind/:record_id/compliance",
        method = "get",
        operation_id = "read_compliance_checklist"
    )]
    async fn read_compliance_checklist(
        &self,
        ctx: Data<&AppContext>,
        auth: Data<&Arc<Authenticator>>,
        Member(actor): Member,
        /// The kind of record.
        Path(record_kind): Path<ComplianceSubject>,
        /// The record's id.
        Path(record_id): Path<Uuid>,
        /// As it stood at the end of this day in your company's time zone; now if omitted.
        Query(as_of): Query<Option<Date>>,
    ) -> Result<Answer<ComplianceChecklist>, ApiError> {
        auth.require(&actor, record_kind.read_permission(), "read_compliance_checklist").await?;
        Ok(Answer(checklist::read(&ctx, &actor, record_kind, record_id, as_of).await?))
    }

    /// Add or renew an item
    ///
    /// The record's current item of the same type is superseded and kept.
    #[oai(
        path = "/api/records/:record_kind/:record_id/compliance_items",
        method = "post",
        operation_id = "create_compliance_item"
    )]
    #[allow(clippy::too_many_arguments, reason = "each is a part of the published API")]
    async fn create_compliance_item(
        &self,
        ctx: Data<&AppContext>,
        auth: Data<&Arc<Authenticator>>,
        Member(actor): Member,
        /// The kind of record.
        Path(record_kind): Path<ComplianceSubject>,
        /// The record's id.
        Path(record_id): Path<Uuid>,
        /// Any unique text; repeating the call with it within 24 hours returns the first response.
        #[oai(name = "Idempotency-Key")]
        key: IdempotencyKey,
        Json(body): Json<ComplianceItemCreate>,
    ) -> Result<Created<ComplianceItem>, ApiError> {
        auth.require(&actor, record_kind.write_permission(), "create_compliance_item").await?;
        let operation = format!("create_compliance_item {record_id}");
        let mut write = match Write::begin_create(&ctx, &actor, key.0, operation, &body).await? {
            Begun::New(write) => write,
            Begun::Done(item) => return Ok(Created::replayed(item)),
        };
        let item = ops::add(&mut write, record_kind, record_id, body).await?;
        Ok(Created::new(write.commit(item).await?))
    }

    /// Correct an item
    ///
    /// A merge patch: omitted fields stay, null clears. To renew it, add a new one.
    #[oai(
        path = "/api/compliance_items/:compliance_item_id",
        method = "patch",
        operation_id = "update_compliance_item"
    )]
    async fn update_compliance_item(
        &self,
        ctx: Data<&AppContext>,
        auth: Data<&Arc<Authenticator>>,
        Member(actor): Member,
        /// The item's id.
        Path(compliance_item_id): Path<Uuid>,
        Json(body): Json<ComplianceItemUpdate>,
    ) -> Result<Answer<ComplianceItem>, ApiError> {
        let (mut write, row) = begin(&ctx, &auth, &actor, compliance_item_id, "update_compliance_item").await?;
        let item = ops::update(&mut write, row, body).await?;
        Ok(Answer(write.commit(item).await?))
    }

    /// Archive an item
    ///
    /// It no longer counts; it stays readable and keeps its history.
    #[oai(
        path = "/api/compliance_items/:compliance_item_id/archive",
        method = "post",
        operation_id = "archive_compliance_item"
    )]
    async fn archive_compliance_item(
        &self,
        ctx: Data<&AppContext>,
        auth: Data<&Arc<Authenticator>>,
        Member(actor): Member,
        /// The item's id.
        Path(compliance_item_id): Path<Uuid>,
    ) -> Result<Answer<ComplianceItem>, ApiError> {
        let (mut write, row) = begin(&ctx, &auth, &actor, compliance_item_id, "archive_compliance_item").await?;
        let item = ops::set_archived(&mut write, row, true).await?;
        Ok(Answer(write.commit(item).await?))
    }

    /// Restore an item
    ///
    /// Returns it from the archive. Refused if the record has a current one of the same type.
    #[oai(
        path = "/api/compliance_items/:compliance_item_id/restore",
        method = "post",
        operation_id = "restore_compliance_item"
    )]
    async fn restore_compliance_item(
        &self,
        ctx: Data<&AppContext>,
        auth: Data<&Arc<Authenticator>>,
        Member(actor): Member,
        /// The item's id.
        Path(compliance_item_id): Path<Uuid>,
    ) -> Result<Answer<ComplianceItem>, ApiError> {
        let (mut write, row) = begin(&ctx, &auth, &actor, compliance_item_id, "restore_compliance_item").await?;
        let item = ops::set_archived(&mut write, row, false).await?;
        Ok(Answer(write.commit(item).await?))
    }
}

/// A write with an item that the actor may change.
async fn begin(
    ctx: &AppContext,
    auth: &Authenticator,
    actor: &Actor,
    id: Uuid,
    operation: &str,
) -> Result<(Write, compliance_item::Model), ApiError> {
    let db = ctx.db_of(actor);
    let kind = ops::find(&db, actor.company_id, id).await?.record_kind;
    auth.require(actor, kind.write_permission(), operation).await?;
    let write = Write::begin(ctx, actor).await?;
    let row = write.find_for_update::<compliance_item::Entity>(id).await?.ok_or_else(ApiError::not_found)?;
    Ok((write, row))
}
