//! Looking at what drivers sent: it becomes an item, or goes back.

use haul_api::{
    AnyOf, ApiError, AppContext, Invalid, SortBy, Write,
    authz::Actor,
    jobs,
    notices::close_matter,
    paging::{self, PageParams},
    same_version,
};
use haul_db::Fetch;
use haul_entity::{
    Owned, Versioned,
    annotations::record_file,
    compliance::{
        document_request,
        document_submission::{ActiveModel, Column, Entity, Model},
    },
    fleet::driver,
};
use haul_types::{ComplianceSubject, DocumentRequestStatus, DocumentSubmissionStatus, ErrorCode, NoticeKind};
use sea_orm::{
    ActiveModelTrait, ColumnTrait, EntityTrait, IntoActiveModel, QueryFilter, Set,
    sea_query::{Expr, ExprTrait},
};
use uuid::Uuid;

use super::{
    link, mail, ops, present,
    views::{
        DocumentRequestState, DocumentSubmission, DocumentSubmissionAccept, DocumentSubmissionPage,
        DocumentSubmissionReject,
    },
};
use crate::{
    items::{self, ComplianceItemCreate},
    types::{self, ItemType},
};

/// Which submissions a list shows.
pub struct Filter {
    pub driver_id: Option<Uuid>,
    pub status: AnyOf<DocumentSubmissionStatus>,
}

impl SortBy for DocumentSubmission {
    type Column = Column;

    const FIELDS: &'static [(&'static str, Column)] = &[("submitted_at", Column::CreatedAt)];
    const DEFAULT: &'static str = "submitted_at";
}

pub async fn list(
    ctx: &AppContext,
    actor: &Actor,
    filter: Filter,
    params: &PageParams<DocumentSubmission>,
) -> Result<DocumentSubmissionPage, ApiError> {
    let db = ctx.db_of(actor);
    let mut select = Entity::owned_by(actor.company_id).filter(filter.status.on(Column::Status));
    if let Some(driver_id) = filter.driver_id {
        select = select.filter(Column::DriverId.eq(driver_id));
    }
    let page = paging::page(&db, select, params, Column::Id).await?;
    let rows = present::submissions(&db, actor.company_id, page.rows).await?;
    Ok(paging::Page { rows, next_cursor: page.next_cursor, total_count: page.total_count }.into())
}

/// A submission that waits, with its driver and type. The request is locked: its driver may send again meanwhile.
struct Waiting {
    row: Model,
    request: document_request::Model,
    driver: driver::Model,
    item_type: &'static ItemType,
}

impl Waiting {
    async fn find(write: &Write, id: Uuid, version: i32) -> Result<Self, ApiError> {
        let company_id = write.company_id();
        let found = Entity::find_owned(company_id, id).fetch_optional(write.tx()).await?;
        let row = found.ok_or_else(ApiError::not_found)?;
        let request = write.find_for_update::<document_request::Entity>(row.document_request_id).await?;
        let row = write.find_for_update::<Entity>(id).await?.ok_or_else(ApiError::not_found)?;
        same_version(row.version, version)?;
        if row.status != DocumentSubmissionStatus::Submitted {
            return Err(ApiError::new(ErrorCode::DocumentReviewed, "This was reviewed already."));
        }
        let driver = driver::Entity::find_owned(company_id, row.driver_id).fetch_optional(write.tx()).await?;
        let item_type = types::find(ComplianceSubject::Driver, &row.item_type);
        Ok(Self {
            request: request.ok_or_else(ApiError::not_found)?,
            driver: driver.ok_or_else(ApiError::not_found)?,
            item_type: item_type.ok_or_else(ApiError::not_found)?,
            row,
        })
    }

    fn reviewed(&self, write: &Write, status: DocumentSubmissionStatus) -> ActiveModel {
        let mut change = self.row.clone().into_active_model();
        change.status = Set(status);
        change.reviewed_by = Set(Some(write.actor.name.clone()));
        change.reviewed_at = Set(Some(write.now));
        Entity::count_change(&mut change, &self.row, write.now);
        change
    }
}

/// It becomes the driver's current item of its type, with its files.
pub async fn accept(
    write: &mut Write,
    id: Uuid,
    input: DocumentSubmissionAccept,
) -> Result<DocumentSubmission, ApiError> {
    let waiting = Waiting::find(write, id, input.version).await?;
    let item = ComplianceItemCreate {
        item_type: waiting.row.item_type.clone(),
        number: input.number,
        issuer: input.issuer,
        issued_on: input.issued_on,
        expires_on: input.expires_on,
        waived_reason: None,
        note: input.note,
    };
    let item = items::add(write, ComplianceSubject::Driver, waiting.driver.id, item).await?;
    record_file::Entity::update_many()
        .col_expr(record_file::Column::ComplianceItemId, Expr::value(item.id))
        .col_expr(record_file::Column::Version, Expr::col(record_file::Column::Version).add(1))
        .col_expr(record_file::Column::UpdatedAt, Expr::value(write.now))
        .filter(record_file::Column::CompanyId.eq(write.company_id()))
        .filter(record_file::Column::DocumentSubmissionId.eq(id))
        .exec(write.tx())
        .await?;
    let mut change = waiting.reviewed(write, DocumentSubmissionStatus::Accepted);
    change.compliance_item_id = Set(Some(item.id));
    let row = change.update(write.tx()).await?;
    ops::note(write, &waiting.driver, "document_accepted", waiting.item_type.name);
    finish(write, &waiting).await?;
    shown(write, row).await
}

/// The driver is asked to send it again.
pub async fn reject(
    write: &mut Write,
    id: Uuid,
    input: DocumentSubmissionReject,
) -> Result<DocumentSubmission, ApiError> {
    let mut invalid = Invalid::default();
    let reason = invalid.text("reason", &input.reason, 500);
    invalid.finish()?;
    let waiting = Waiting::find(write, id, input.version).await?;
    let mut change = waiting.reviewed(write, DocumentSubmissionStatus::Rejected);
    change.rejection_reason = Set(Some(reason.clone()));
    let row = change.update(write.tx()).await?;
    ops::note(write, &waiting.driver, "document_rejected", waiting.item_type.name);
    let is_open = link::status(&waiting.request, write.now) == DocumentRequestStatus::Open;
    if let Some(email) = waiting.request.email.as_deref().filter(|_| is_open) {
        let url = link::url_of(&write.ctx, &waiting.request)?;
        let letter = mail::rejection(write, &waiting.driver, waiting.item_type, &reason, &url, email).await?;
        jobs::send_mail(write, letter).await?;
    }
    close_when_reviewed(write, &waiting.driver).await?;
    shown(write, row).await
}

/// The request is done with the last paper that was asked for.
async fn finish(write: &mut Write, waiting: &Waiting) -> Result<(), ApiError> {
    let request = &waiting.request;
    let submissions = present::submissions_of(write.tx(), write.company_id(), [request.id]).await?;
    let is_done = present::types_asked(request)?.into_iter().all(|item_type| {
        present::state(present::latest(&submissions, request.id, item_type)) == DocumentRequestState::Accepted
    });
    if is_done {
        let mut change = request.clone().into_active_model();
        change.done_at = Set(Some(write.now));
        change.updated_at = Set(write.now);
        change.update(write.tx()).await?;
    }
    close_when_reviewed(write, &waiting.driver).await
}

/// The notice needs no action once nothing of the driver waits.
async fn close_when_reviewed(write: &mut Write, driver: &driver::Model) -> Result<(), ApiError> {
    let waits = Entity::owned_by(write.company_id())
        .filter(Column::DriverId.eq(driver.id))
        .filter(Column::Status.eq(DocumentSubmissionStatus::Submitted));
    if waits.fetch_optional(write.tx()).await?.is_none() {
        close_matter(write, NoticeKind::DocumentSubmitted, &driver.id.to_string()).await?;
    }
    Ok(())
}

async fn shown(write: &Write, row: Model) -> Result<DocumentSubmission, ApiError> {
    let mut shown = present::submissions(write.tx(), write.company_id(), vec![row]).await?;
    shown.pop().ok_or_else(ApiError::not_found)
}
