//! Carriers as the API shows them: with papers, trucks and objections, looked up for a whole page at once.

use std::collections::HashMap;

use haul_annotations::tags::tags_of;
use haul_api::{ApiError, from_json_column, from_nullable_json_column, today_at_company};
use haul_compliance::{Papers, papers_of};
use haul_db::{Connection, Fetch};
use haul_entity::{
    Owned,
    company::company,
    fleet::{motor_carrier::Model, truck},
};
use haul_types::{ComplianceSubject, Date, MotorCarrierKind, Timestamp};
use sea_orm::{ColumnTrait, EntityTrait, FromQueryResult, QueryFilter, QuerySelect};
use uuid::Uuid;

use super::{
    standing::{Objection, objections},
    views::{CarrierObjection, MotorCarrier},
};

pub async fn present(
    db: &impl Connection,
    company_id: Uuid,
    rows: Vec<Model>,
    now: Timestamp,
) -> Result<Vec<MotorCarrier>, ApiError> {
    let today = today_at_company(db, company_id, now).await?;
    let mut papers = papers_of(db, company_id, rows.iter().map(|row| row.id)).await?;
    let mut tags = tags_of(db, company_id, rows.iter().map(|row| row.id)).await?;
    let trucks = trucks_of(db, company_id).await?;
    let company = company::Entity::find_by_id(company_id).fetch_optional(db).await?;
    let own_number = company.map(|company| company.dot_number).unwrap_or_default();
    let mut carriers = Vec::with_capacity(rows.len());
    for row in rows {
        let papers = papers.remove(&row.id).unwrap_or_default();
        let is_default = row.kind == MotorCarrierKind::Own && row.dot_number == own_number;
        let named = trucks.get(&Some(row.id)).copied().unwrap_or_default();
        let unnamed = trucks.get(&None).copied().filter(|_| is_default).unwrap_or_default();
        let tags = tags.remove(&row.id).unwrap_or_default();
        let carrier = shown(row, &papers, is_default, today)?;
        let truck_count = named.saturating_add(unnamed).try_into().unwrap_or_default();
        carriers.push(MotorCarrier { tags, truck_count, ..carrier });
    }
    Ok(carriers)
}

/// All but its tags and trucks.
fn shown(row: Model, papers: &Papers, is_default: bool, today: Date) -> Result<MotorCarrier, ApiError> {
    let (required_count, complete_count) = papers.completeness(ComplianceSubject::MotorCarrier, None, today);
    let objections = objections(&row, papers, today);
    Ok(MotorCarrier {
        objections: objections.into_iter().map(CarrierObjection::from).collect(),
        paper_warnings: papers.warnings(ComplianceSubject::MotorCarrier, today),
        auto_insurance_expires_on: papers.expires_on("carrier_auto_insurance"),
        cargo_insurance_expires_on: papers.expires_on("carrier_cargo_insurance"),
        required_count,
        complete_count,
        truck_count: 0,
        tags: Vec::new(),
        is_default,
        id: row.id,
        kind: row.kind,
        legal_name: row.legal_name,
        dba_name: row.dba_name,
        dot_number: row.dot_number,
        docket_numbers: from_json_column(row.docket_numbers)?,
        contact_name: row.contact_name,
        phone: row.phone,
        email: row.email,
        address: from_nullable_json_column(row.address)?,
        status: row.status,
        status_reason: row.status_reason,
        notes: row.notes,
        fmcsa_status: row.fmcsa_status,
        fmcsa: from_nullable_json_column(row.fmcsa)?,
        fmcsa_checked_at: row.fmcsa_checked_at,
        fmcsa_changed_at: row.fmcsa_changed_at,
        fmcsa_failed_at: row.fmcsa_failed_at,
        fmcsa_problem: row.fmcsa_problem,
        archived_at: row.archived_at,
        version: row.version,
        created_at: row.created_at,
        updated_at: row.updated_at,
    })
}

impl From<Objection> for CarrierObjection {
    fn from(it: Objection) -> Self {
        Self { code: it.code, message: it.message }
    }
}

#[derive(FromQueryResult)]
struct Counted {
    motor_carrier_id: Option<Uuid>,
    count: i64,
}

/// How many trucks run under each carrier; under none of them, by their records, run those of the company's own.
async fn trucks_of(db: &impl Connection, company_id: Uuid) -> Result<HashMap<Option<Uuid>, i64>, ApiError> {
    let counted = truck::Entity::owned_by(company_id)
        .filter(truck::Column::ArchivedAt.is_null())
        .select_only()
        .column(truck::Column::MotorCarrierId)
        .column_as(truck::Column::Id.count(), "count")
        .group_by(truck::Column::MotorCarrierId)
        .into_model::<Counted>()
        .all(db)
        .await?;
    Ok(counted.into_iter().map(|row| (row.motor_carrier_id, row.count)).collect())
}
