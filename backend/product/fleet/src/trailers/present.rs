//! Trailers as the API shows them: with names, current load and warnings, looked up for a whole page at once.

use haul_annotations::tags::tags_of;
use haul_api::{ApiError, today_at_company};
use haul_company::terminals::terminal_refs;
use haul_compliance::papers_of;
use haul_db::Connection;
use haul_entity::fleet::trailer::Model;
use haul_types::{ComplianceSubject, Timestamp};
use uuid::Uuid;

use super::views::Trailer;
use crate::whereabouts::{LoadsOf, current_loads};

pub async fn present(
    db: &impl Connection,
    company_id: Uuid,
    rows: Vec<Model>,
    now: Timestamp,
) -> Result<Vec<Trailer>, ApiError> {
    let today = today_at_company(db, company_id, now).await?;
    let ids: Vec<Uuid> = rows.iter().map(|row| row.id).collect();
    let terminal_ids: Vec<Uuid> = rows.iter().filter_map(|row| row.terminal_id).collect();
    let mut papers = papers_of(db, company_id, ids.iter().copied()).await?;
    let mut tags = tags_of(db, company_id, ids.iter().copied()).await?;
    let terminals = terminal_refs(db, company_id, terminal_ids).await?;
    let mut loads = current_loads(db, company_id, LoadsOf::Trailers, ids).await?;
    let trailers = rows.into_iter().map(|row| {
        let current_load = loads.remove(&row.id);
        let papers = papers.remove(&row.id).unwrap_or_default();
        Trailer {
            paper_warnings: papers.warnings(ComplianceSubject::Trailer, today),
            tags: tags.remove(&row.id).unwrap_or_default(),
            terminal: row.terminal_id.and_then(|id| terminals.get(&id).cloned()),
            is_assigned: current_load.is_some(),
            current_load,
            id: row.id,
            unit_number: row.unit_number,
            vin: row.vin,
            kind: row.kind,
            length_feet: row.length_feet,
            year: row.year,
            make: row.make,
            model: row.model,
            tire_size: row.tire_size,
            plate: row.plate,
            plate_state: row.plate_state,
            status: row.status,
            status_reason: row.status_reason,
            registration_expires_on: papers.expires_on("registration"),
            annual_inspection_expires_on: papers.expires_on("inspection"),
            notes: row.notes,
            archived_at: row.archived_at,
            version: row.version,
            created_at: row.created_at,
            updated_at: row.updated_at,
        }
    });
    Ok(trailers.collect())
}
