//! Accidents, roadside inspections and claims of a range. Customers have none, so there are no figures of one customer.

use haul_api::{ApiError, authz::Actor};
use haul_db::{Db, Fetch};
use haul_entity::{
    Archivable, Owned,
    fleet::driver,
    safety::{accident, claim, roadside_inspection},
};
use haul_types::{Date, Miles, Permission, per_million_miles, percent};
use sea_orm::{ColumnTrait, Condition, QueryFilter, QuerySelect, QueryTrait};
use uuid::Uuid;

use super::{
    figures_views::SafetyFigures,
    range::{Chosen, Range},
};

/// Who reads the figures reads the rows behind them.
pub fn may_see(actor: &Actor) -> bool {
    [Permission::AccidentsRead, Permission::RoadsideInspectionsRead, Permission::ClaimsRead]
        .into_iter()
        .all(|permission| actor.may(permission))
}

pub async fn read(db: &Db, company_id: Uuid, chosen: Chosen, range: &Range) -> Result<Option<SafetyFigures>, ApiError> {
    if chosen.customer_id.is_some() {
        return Ok(None);
    }
    let days = (range.days.from, range.days.to);
    macro_rules! rows {
        ($entity:ident, $day:ident) => {{
            use $entity::{Column, Entity};
            let involved = involved(company_id, chosen, Column::DriverId, Column::TruckId);
            let within = on_days(days, Column::$day);
            Entity::archived_or_not(company_id, false).filter(within).filter(involved).fetch_all(db).await?
        }};
    }
    let accidents = rows!(accident, HappenedOn);
    let inspections = rows!(roadside_inspection, InspectedOn);
    let claims = rows!(claim, HappenedOn);
    let recordable = accidents.iter().filter(|row| row.is_recordable()).count();
    let violations = inspections.iter().map(|row| row.violations.as_array().map_or(0, Vec::len)).sum();
    let out_of_service = inspections.iter().filter(|row| row.out_of_service_count > 0).count();
    let miles = Miles::from_tenths(range.total().measured.all_tenths);
    let open: Vec<_> = claims.iter().filter(|row| row.status.is_open()).collect();
    Ok(Some(SafetyFigures {
        accident_count: counted(accidents.len()),
        recordable_accident_count: counted(recordable),
        accidents_per_million_miles: per_million_miles(signed(recordable), miles),
        inspection_count: counted(inspections.len()),
        violation_count: counted(violations),
        out_of_service_count: counted(out_of_service),
        out_of_service_percent: percent(signed(out_of_service), signed(inspections.len())),
        claim_count: counted(claims.len()),
        open_claim_count: counted(open.len()),
        open_claimed_cents: open.iter().map(|row| row.claimed_cents).sum(),
    }))
}

fn on_days<C: ColumnTrait>((from, to): (Date, Date), day: C) -> Condition {
    Condition::all().add(day.gte(from)).add(day.lte(to))
}

/// A terminal's are those of its drivers.
fn involved<C: ColumnTrait>(company_id: Uuid, chosen: Chosen, driver_id: C, truck_id: C) -> Condition {
    let of_terminal = chosen.terminal_id.map(|terminal_id| {
        let drivers = driver::Entity::owned_by(company_id)
            .filter(driver::Column::TerminalId.eq(terminal_id))
            .select_only()
            .column(driver::Column::Id)
            .into_query();
        driver_id.in_subquery(drivers)
    });
    Condition::all()
        .add_option(of_terminal)
        .add_option(chosen.driver_id.map(|id| driver_id.eq(id)))
        .add_option(chosen.truck_id.map(|id| truck_id.eq(id)))
}

fn counted(count: usize) -> u64 {
    u64::try_from(count).unwrap_or_default()
}

fn signed(count: usize) -> i64 {
    i64::try_from(count).unwrap_or(i64::MAX)
}
