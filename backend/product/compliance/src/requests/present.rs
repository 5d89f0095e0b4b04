//! Requests and submissions as the API shows them, looked up for a whole page at once.

use std::collections::HashMap;

use haul_api::{ApiError, by_ids, from_json_column};
use haul_db::{Connection, Fetch};
use haul_entity::{
    Owned,
    annotations::record_file,
    compliance::{
        document_request,
        document_submission::{Column, Entity, Model},
    },
    fleet::driver,
};
use haul_types::{ComplianceSubject, DocumentSubmissionStatus, NamedRef, Timestamp};
use sea_orm::{ColumnTrait, QueryFilter, QueryOrder};
use uuid::Uuid;

use super::{
    link,
    views::{DocumentRequest, DocumentRequestLine, DocumentRequestState, DocumentSubmission},
};
use crate::{
    standing::papers_of,
    types::{Expiry, ItemType, types_of},
};

/// The types of a request, in the order in which people check them.
pub fn types_asked(row: &document_request::Model) -> Result<Vec<&'static ItemType>, ApiError> {
    let codes: Vec<String> = from_json_column(row.item_types.clone())?;
    let is_asked = |item_type: &&ItemType| codes.iter().any(|code| code == item_type.code);
    Ok(types_of(ComplianceSubject::Driver).filter(is_asked).collect())
}

/// The submissions of some requests, oldest first.
pub async fn submissions_of(
    db: &impl Connection,
    company_id: Uuid,
    request_ids: impl IntoIterator<Item = Uuid>,
) -> Result<Vec<Model>, ApiError> {
    let ids: Vec<Uuid> = request_ids.into_iter().collect();
    if ids.is_empty() {
        return Ok(Vec::new());
    }
    let rows = Entity::owned_by(company_id)
        .filter(Column::DocumentRequestId.is_in(ids))
        .order_by_asc(Column::CreatedAt)
        .order_by_asc(Column::Id);
    Ok(rows.fetch_all(db).await?)
}

/// The latest submission of a type that was not replaced.
pub fn latest<'a>(submissions: &'a [Model], request_id: Uuid, item_type: &ItemType) -> Option<&'a Model> {
    submissions.iter().rev().find(|row| {
        row.document_request_id == request_id
            && row.item_type == item_type.code
            && row.status != DocumentSubmissionStatus::Replaced
    })
}

pub fn state(latest: Option<&Model>) -> DocumentRequestState {
    match latest.map(|row| row.status) {
        None | Some(DocumentSubmissionStatus::Replaced) => DocumentRequestState::Needed,
        Some(DocumentSubmissionStatus::Submitted) => DocumentRequestState::Submitted,
        Some(DocumentSubmissionStatus::Accepted) => DocumentRequestState::Accepted,
        Some(DocumentSubmissionStatus::Rejected) => DocumentRequestState::Rejected,
    }
}

pub async fn requests(
    db: &impl Connection,
    company_id: Uuid,
    rows: Vec<document_request::Model>,
    now: Timestamp,
) -> Result<Vec<DocumentRequest>, ApiError> {
    let submissions = submissions_of(db, company_id, rows.iter().map(|row| row.id)).await?;
    let drivers = drivers(db, company_id, rows.iter().map(|row| row.driver_id)).await?;
    let mut shown = Vec::with_capacity(rows.len());
    for row in rows {
        let Some(driver) = drivers.get(&row.driver_id) else { continue };
        let lines = types_asked(&row)?.into_iter().map(|item_type| DocumentRequestLine {
            item_type: item_type.code.to_owned(),
            name: item_type.name.to_owned(),
            state: state(latest(&submissions, row.id, item_type)),
        });
        shown.push(DocumentRequest {
            lines: lines.collect(),
            driver: driver.clone(),
            status: link::status(&row, now),
            id: row.id,
            message: row.message,
            due_on: row.due_on,
            email: row.email,
            expires_at: row.expires_at,
            created_at: row.created_at,
            created_by: row.created_by,
            last_used_at: row.last_used_at,
            revoked_at: row.revoked_at,
            revoked_by: row.revoked_by,
        });
    }
    Ok(shown)
}

pub async fn submissions(
    db: &impl Connection,
    company_id: Uuid,
    rows: Vec<Model>,
) -> Result<Vec<DocumentSubmission>, ApiError> {
    let drivers = drivers(db, company_id, rows.iter().map(|row| row.driver_id)).await?;
    let papers = papers_of(db, company_id, rows.iter().map(|row| row.driver_id)).await?;
    let mut files = files_of(db, company_id, rows.iter().map(|row| row.id)).await?;
    let shown = rows.into_iter().filter_map(|row| {
        let item_type = types_of(ComplianceSubject::Driver).find(|item_type| item_type.code == row.item_type)?;
        Some(DocumentSubmission {
            driver: drivers.get(&row.driver_id)?.clone(),
            name: item_type.name.to_owned(),
            must_expire: item_type.expiry == Expiry::Always,
            can_expire: item_type.expiry != Expiry::Never,
            files: files.remove(&row.id).unwrap_or_default(),
            current_expires_on: papers.get(&row.driver_id).and_then(|papers| papers.expires_on(item_type.code)),
            id: row.id,
            document_request_id: row.document_request_id,
            item_type: row.item_type,
            status: row.status,
            number: row.number,
            issuer: row.issuer,
            issued_on: row.issued_on,
            expires_on: row.expires_on,
            note: row.note,
            submitted_at: row.created_at,
            reviewed_by: row.reviewed_by,
            reviewed_at: row.reviewed_at,
            rejection_reason: row.rejection_reason,
            compliance_item_id: row.compliance_item_id,
            version: row.version,
        })
    });
    Ok(shown.collect())
}

async fn drivers(
    db: &impl Connection,
    company_id: Uuid,
    ids: impl IntoIterator<Item = Uuid>,
) -> Result<HashMap<Uuid, NamedRef>, ApiError> {
    let rows = by_ids(db, driver::Entity::owned_by(company_id), driver::Column::Id, ids).await?;
    let named = |row: driver::Model| NamedRef { id: row.id, name: format!("{} {}", row.first_name, row.last_name) };
    Ok(rows.into_iter().map(|(id, row)| (id, named(row))).collect())
}

async fn files_of(
    db: &impl Connection,
    company_id: Uuid,
    submission_ids: impl IntoIterator<Item = Uuid>,
) -> Result<HashMap<Uuid, Vec<NamedRef>>, ApiError> {
    let ids: Vec<Uuid> = submission_ids.into_iter().collect();
    if ids.is_empty() {
        return Ok(HashMap::new());
    }
    let files = record_file::Entity::owned_by(company_id)
        .filter(record_file::Column::DocumentSubmissionId.is_in(ids))
        .order_by_asc(record_file::Column::CreatedAt)
        .order_by_asc(record_file::Column::Id)
        .fetch_all(db)
        .await?;
    let mut of_submissions: HashMap<Uuid, Vec<NamedRef>> = HashMap::new();
    for file in files {
        if let Some(id) = file.document_submission_id {
            of_submissions.entry(id).or_default().push(NamedRef { id: file.id, name: file.file_name });
        }
    }
    Ok(of_submissions)
}
