//! Items as the API shows them, looked up for a whole page at once.

use std::collections::HashMap;

use haul_api::{ApiError, today_at_company};
use haul_db::{Connection, Fetch};
use haul_entity::{Owned, annotations::record_file, compliance::compliance_item::Model};
use haul_types::{ComplianceStatus, Date, NamedRef, Timestamp};
use sea_orm::{ColumnTrait, Condition, QueryFilter, QueryOrder};
use uuid::Uuid;

use super::views::ComplianceItem;
use crate::{
    standing::{self, Paper},
    subject::{self, Subject},
    types::{self, Rules},
};

pub async fn present(
    db: &impl Connection,
    company_id: Uuid,
    rows: Vec<Model>,
    now: Timestamp,
) -> Result<Vec<ComplianceItem>, ApiError> {
    let today = today_at_company(db, company_id, now).await?;
    let subjects = subject::of_ids(db, company_id, rows.iter().map(|row| (row.record_kind, row.record_id))).await?;
    let mut files = files_of(db, company_id, &rows, now).await?;
    let rules = Rules::of(db, company_id).await?;
    let shown = rows.into_iter().filter_map(|row| {
        let subject = subjects.get(&row.record_id)?;
        let files = files.remove(&row.id).unwrap_or_default();
        Some(shown(row, subject, files, &rules, today))
    });
    Ok(shown.collect())
}

async fn files_of(
    db: &impl Connection,
    company_id: Uuid,
    rows: &[Model],
    at: Timestamp,
) -> Result<HashMap<Uuid, Vec<NamedRef>>, ApiError> {
    if rows.is_empty() {
        return Ok(HashMap::new());
    }
    let files = record_file::Entity::owned_by(company_id)
        .filter(record_file::Column::ComplianceItemId.is_in(rows.iter().map(|row| row.id)))
        .filter(record_file::Column::CreatedAt.lte(at))
        .filter(
            Condition::any().add(record_file::Column::ArchivedAt.is_null()).add(record_file::Column::ArchivedAt.gt(at)),
        )
        .order_by_asc(record_file::Column::CreatedAt)
        .order_by_asc(record_file::Column::Id)
        .fetch_all(db)
        .await?;
    let mut of_items: HashMap<Uuid, Vec<NamedRef>> = HashMap::new();
    for file in files {
        if let Some(item_id) = file.compliance_item_id {
            of_items.entry(item_id).or_default().push(NamedRef { id: file.id, name: file.file_name });
        }
    }
    Ok(of_items)
}

fn shown(row: Model, subject: &Subject, files: Vec<NamedRef>, rules: &Rules, today: Date) -> ComplianceItem {
    let item_type = types::find(row.record_kind, &row.item_type);
    let status = match (row.superseded_at, item_type) {
        (Some(_), _) => ComplianceStatus::Superseded,
        (None, Some(item_type)) => standing::status(rules, item_type, &Paper::from(&row), today),
        (None, None) => ComplianceStatus::Valid,
    };
    ComplianceItem {
        record_name: subject.name.clone(),
        name: item_type.map_or_else(|| row.item_type.clone(), |item_type| item_type.name.to_owned()),
        status,
        files,
        id: row.id,
        record_kind: row.record_kind,
        record_id: row.record_id,
        item_type: row.item_type,
        number: row.number,
        issuer: row.issuer,
        issued_on: row.issued_on,
        expires_on: row.expires_on,
        waived_reason: row.waived_reason,
        note: row.note,
        added_by: row.added_by,
        superseded_at: row.superseded_at,
        archived_at: row.archived_at,
        version: row.version,
        created_at: row.created_at,
        updated_at: row.updated_at,
    }
}
