//! What a future employer may be told (49 CFR 391.23(g)).

use haul_api::{ApiError, AppContext, authz::Actor};
use haul_db::Fetch;
use haul_entity::{
    Archivable, Owned,
    fleet::{driver, driver_termination},
    safety::accident::{Column, Entity, Model},
};
use haul_types::{Date, DriverKind};
use sea_orm::{ColumnTrait, QueryFilter, QueryOrder};
use uuid::Uuid;

use super::views::{StatedAccident, TerminationStatement};

/// The register goes back so far (49 CFR 390.15(b), 391.23(d)(2)).
const MONTHS: u32 = 36;

pub async fn read(ctx: &AppContext, actor: &Actor, id: Uuid) -> Result<TerminationStatement, ApiError> {
    let (db, company_id) = (ctx.db_of(actor), actor.company_id);
    let row = driver_termination::Entity::find_owned(company_id, id).fetch_optional(&db).await?;
    let row = row.ok_or_else(ApiError::not_found)?;
    let of = driver::Entity::find_owned(company_id, row.driver_id).fetch_optional(&db).await?;
    let of = of.ok_or_else(ApiError::not_found)?;
    let accidents = Entity::archived_or_not(company_id, false)
        .filter(Column::DriverId.eq(row.driver_id))
        .filter(Column::HappenedOn.lte(row.last_on))
        .order_by_desc(Column::HappenedOn)
        .fetch_all(&db)
        .await?;
    let accidents = accidents.into_iter().filter(|accident| is_stated(accident, row.last_on)).map(stated).collect();
    let mut made = TerminationStatement {
        driver_name: format!("{} {}", of.first_name, of.last_name),
        position: position(of.kind).to_owned(),
        employed_from: row.employed_from,
        employed_to: row.last_on,
        accidents,
        reference_note: row.reference_note,
        text: String::new(),
    };
    made.text = text(&made);
    Ok(made)
}

fn is_stated(accident: &Model, last_on: Date) -> bool {
    accident.is_recordable() && accident.happened_on.plus_months(MONTHS) >= last_on
}

fn stated(row: Model) -> StatedAccident {
    StatedAccident {
        happened_on: row.happened_on,
        city: row.city,
        state: row.state,
        injury_count: row.injury_count,
        fatality_count: row.fatality_count,
        is_hazmat_released: row.is_hazmat_released,
    }
}

fn position(kind: DriverKind) -> &'static str {
    match kind {
        DriverKind::Company => "Company driver",
        DriverKind::OwnerOperator => "Owner-operator",
        DriverKind::Lease => "Lease driver",
        DriverKind::Team => "Team driver",
    }
}

fn text(of: &TerminationStatement) -> String {
    let from = of.employed_from.map(|day| format!("from {} ", day.words())).unwrap_or_default();
    let mut lines = vec![format!("{}: {} {from}to {}.", of.driver_name, of.position, of.employed_to.words())];
    if of.accidents.is_empty() {
        lines.push("No recordable accidents in the three years before the last day.".to_owned());
    } else {
        lines.push("Recordable accidents in the three years before the last day:".to_owned());
        lines.extend(of.accidents.iter().map(|accident| {
            let StatedAccident { city, state, injury_count, fatality_count, .. } = accident;
            let hazmat = if accident.is_hazmat_released { ", hazardous materials released" } else { "" };
            format!(
                "- {}, {city}, {state}: {injury_count} injured, {fatality_count} killed{hazmat}",
                accident.happened_on.words()
            )
        }));
    }
    lines.extend(of.reference_note.clone());
    lines.join("\n")
}
