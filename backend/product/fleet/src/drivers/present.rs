//! Drivers as the API shows them: with names, current load and warnings, looked up for a whole page at once.

use haul_annotations::tags::{TagRef, tags_of};
use haul_api::{ApiError, by_ids, from_json_column, from_nullable_json_column, today_at_company};
use haul_company::terminals::{TerminalRef, terminal_refs};
use haul_compliance::{
    Papers, papers_of,
    testing::{DriverStanding, standings_of},
};
use haul_db::Connection;
use haul_entity::{
    Owned,
    fleet::{driver::Model, fleet_owner},
};
use haul_types::{ComplianceSubject, Date, LoadRef, NamedRef, Timestamp};
use uuid::Uuid;

use super::views::Driver;
use crate::whereabouts::{LoadsOf, current_loads};

pub async fn present(
    db: &impl Connection,
    company_id: Uuid,
    rows: Vec<Model>,
    now: Timestamp,
) -> Result<Vec<Driver>, ApiError> {
    let today = today_at_company(db, company_id, now).await?;
    let terminal_ids: Vec<Uuid> = rows.iter().filter_map(|row| row.terminal_id).collect();
    let owner_ids: Vec<Uuid> = rows.iter().filter_map(|row| row.fleet_owner_id).collect();
    let ids: Vec<Uuid> = rows.iter().map(|row| row.id).collect();
    let mut papers = papers_of(db, company_id, ids.iter().copied()).await?;
    let standings = standings_of(db, company_id, ids.iter().copied(), now).await?;
    let mut tags = tags_of(db, company_id, ids.iter().copied()).await?;
    let terminals = terminal_refs(db, company_id, terminal_ids).await?;
    let owners = fleet_owner::Entity::owned_by(company_id);
    let owners = by_ids(db, owners, fleet_owner::Column::Id, owner_ids).await?;
    let mut loads = current_loads(db, company_id, LoadsOf::Drivers, ids).await?;
    rows.into_iter()
        .map(|row| {
            let terminal = row.terminal_id.and_then(|id| terminals.get(&id).cloned());
            let owner = row.fleet_owner_id.and_then(|id| owners.get(&id));
            let owner = owner.map(|owner| NamedRef { id: owner.id, name: owner.name.clone() });
            let load = loads.remove(&row.id);
            let tags = tags.remove(&row.id).unwrap_or_default();
            let papers = papers.remove(&row.id).unwrap_or_default();
            let standing = standings.get(&row.id).copied().unwrap_or_default();
            shown(row, (terminal, tags, papers, standing), owner, load, today)
        })
        .collect()
}

fn shown(
    row: Model,
    (terminal, tags, papers, standing): (Option<TerminalRef>, Vec<TagRef>, Papers, DriverStanding),
    fleet_owner: Option<NamedRef>,
    current_load: Option<LoadRef>,
    today: Date,
) -> Result<Driver, ApiError> {
    let prohibited = standing.warning();
    let paper_warnings = papers.warnings(ComplianceSubject::Driver, today);
    Ok(Driver {
        id: row.id,
        full_name: format!("{} {}", row.first_name, row.last_name),
        paper_warnings: prohibited.into_iter().chain(paper_warnings).collect(),
        code: row.code,
        first_name: row.first_name,
        last_name: row.last_name,
        phone: row.phone,
        email: row.email,
        kind: row.kind,
        status: row.status,
        hired_on: row.hired_on,
        terminated_on: row.terminated_on,
        rehired_on: row.rehired_on,
        employment: row.employment,
        license_number: row.license_number,
        license_state: row.license_state,
        has_cdl: row.has_cdl,
        license_class: row.license_class,
        license_expires_on: papers.expires_on("license"),
        endorsements: from_json_column(row.endorsements)?,
        restrictions: from_json_column(row.restrictions)?,
        medical_expires_on: papers.expires_on("medical"),
        twic_expires_on: papers.expires_on("twic"),
        home_by_on: row.home_by_on,
        home_note: row.home_note,
        terminal,
        tags,
        fleet_owner,
        emergency_contact: from_nullable_json_column(row.emergency_contact)?,
        address: from_nullable_json_column(row.address)?,
        notes: row.notes,
        current_load,
        archived_at: row.archived_at,
        version: row.version,
        created_at: row.created_at,
        updated_at: row.updated_at,
    })
}
