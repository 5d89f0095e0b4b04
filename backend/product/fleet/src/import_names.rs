//! Names that files of drivers, trucks and trailers refer to.

use haul_api::{
    Write,
    imports::{
        Cells,
        simple::{self, ByName},
    },
};
use haul_db::Fetch;
use haul_entity::{
    Archivable, Owned,
    company::terminal,
    fleet::{fleet_owner, motor_carrier},
};
use sea_orm::{ColumnTrait, DbErr, QueryFilter, sea_query::ExprTrait};

/// The states of trucks and trailers, for a sentence.
pub const STATUSES: &str = "available, in shop, out of service, inactive or sold";

/// Active terminals that the rows name by code or name.
pub async fn terminals(write: &Write, rows: &[Cells]) -> Result<ByName, DbErr> {
    let mut found = ByName::default();
    let (names, codes) = (simple::named(rows, "terminal"), simple::codes(rows, "terminal"));
    if names.is_empty() {
        return Ok(found);
    }
    let terminals = terminal::Entity::owned_by(write.company_id())
        .filter(terminal::Column::ArchivedAt.is_null())
        .filter(terminal::Column::NameFolded.is_in(names).or(terminal::Column::Code.is_in(codes)))
        .fetch_all(&write.seen())
        .await?;
    for terminal in terminals {
        found.add(&terminal.name, terminal.id);
        found.add(&terminal.code, terminal.id);
    }
    Ok(found)
}

/// Active fleet owners that the rows name by name or email address.
pub async fn fleet_owners(write: &Write, rows: &[Cells]) -> Result<ByName, DbErr> {
    let mut found = ByName::default();
    let names = simple::named(rows, "fleet_owner");
    if names.is_empty() {
        return Ok(found);
    }
    let owners = fleet_owner::Entity::owned_by(write.company_id())
        .filter(fleet_owner::Column::ArchivedAt.is_null())
        .filter(fleet_owner::Column::NameFolded.is_in(names.clone()).or(fleet_owner::Column::Email.is_in(names)))
        .fetch_all(write.tx())
        .await?;
    for owner in owners {
        found.add(&owner.name, owner.id);
        found.add(&owner.email, owner.id);
    }
    Ok(found)
}

/// Active carriers, by legal name, DBA and USDOT number. A company has a few.
pub async fn motor_carriers(write: &Write, rows: &[Cells]) -> Result<ByName, DbErr> {
    let mut found = ByName::default();
    if simple::named(rows, "motor_carrier").is_empty() {
        return Ok(found);
    }
    let carriers = motor_carrier::Entity::archived_or_not(write.company_id(), false).fetch_all(write.tx()).await?;
    for carrier in carriers {
        found.add(&carrier.legal_name, carrier.id);
        found.add(&carrier.dot_number, carrier.id);
        if let Some(dba_name) = &carrier.dba_name {
            found.add(dba_name, carrier.id);
        }
    }
    Ok(found)
}
