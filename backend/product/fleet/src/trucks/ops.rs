//! The verbs of trucks.

use haul_annotations::tags::tagged;
use haul_api::{
    AnyOf, ApiError, AppContext, Invalid, SortBy, Write,
    authz::Actor,
    paging::PageParams,
    patch,
    records::{self, SimpleRecord},
    searched, simple_record, today_at_company,
};
use haul_company::terminals::terminal_refs;
use haul_db::Connection;
use haul_entity::{
    Archivable, Owned,
    fleet::{
        driver, motor_carrier,
        truck::{ActiveModel, Column, Entity, Model},
    },
    loads::load,
};
use haul_types::{ComplianceSubject, ErrorCode, LoadStatus, Timestamp, TruckOwnershipKind, VehicleStatus, Vin, folded};
use sea_orm::{
    ColumnTrait, Condition, QueryFilter, Select, Set,
    sea_query::{ExprTrait, Query},
};
use uuid::Uuid;

use super::{
    ownerships::trucks_owned_on,
    present::present,
    views::{Truck, TruckCreate, TruckPage, TruckUpdate},
};
use crate::motor_carriers::authority_of;

/// Which trucks a list shows.
pub struct Filter {
    pub q: Option<String>,
    pub ids: AnyOf<Uuid>,
    pub status: AnyOf<VehicleStatus>,
    pub ownership: AnyOf<TruckOwnershipKind>,
    pub terminal_id: Option<Uuid>,
    /// A record has at least one of them.
    pub tag: AnyOf<Uuid>,
    pub fleet_owner_id: Option<Uuid>,
    pub motor_carrier_id: Option<Uuid>,
    pub is_idle: bool,
    pub archived: bool,
}

/// The company's trucks that could take a load now.
pub fn idle_trucks(company_id: Uuid) -> Select<Entity> {
    Entity::owned_by(company_id).filter(Column::ArchivedAt.is_null()).filter(idle(company_id))
}

/// Available, and on no load.
fn idle(company_id: Uuid) -> Condition {
    let busy = Query::select()
        .column(load::Column::TruckId)
        .from(load::Entity)
        .and_where(load::Column::CompanyId.eq(company_id))
        .and_where(load::Column::TruckId.is_not_null())
        .and_where(load::Column::Status.is_in(LoadStatus::UNDER_WAY.iter().copied().chain([LoadStatus::OnHold])))
        .to_owned();
    Condition::all().add(Column::Status.eq(VehicleStatus::Available)).add(Column::Id.in_subquery(busy).not())
}

impl SortBy for Truck {
    type Column = Column;

    const FIELDS: &'static [(&'static str, Column)] =
        &[("unit_number", Column::UnitNumberFolded), ("year", Column::Year)];
    const DEFAULT: &'static str = "unit_number";
}

pub async fn list(
    ctx: &AppContext,
    actor: &Actor,
    filter: Filter,
    params: &PageParams<Truck>,
) -> Result<TruckPage, ApiError> {
    let found = searched(filter.q.as_deref(), &[Column::UnitNumberFolded], &[Column::Vin, Column::Plate]);
    let mut select =
        Entity::archived_or_not(actor.company_id, filter.archived).filter(found).filter(filter.ids.on(Column::Id));
    select = select.filter(tagged(actor.company_id, &filter.tag, Column::Id));
    select = select.filter(filter.status.on(Column::Status));
    select = select.filter(filter.ownership.on(Column::Ownership));
    if filter.is_idle {
        select = select.filter(idle(actor.company_id));
    }
    if let Some(terminal_id) = filter.terminal_id {
        select = select.filter(Column::TerminalId.eq(terminal_id));
    }
    if let Some(motor_carrier_id) = filter.motor_carrier_id {
        select = select.filter(runs_under(ctx, actor, motor_carrier_id).await?);
    }
    if let Some(fleet_owner_id) = filter.fleet_owner_id {
        let db = ctx.db_of(actor);
        let today = today_at_company(&db, actor.company_id, ctx.now()).await?;
        select = select.filter(Column::Id.is_in(trucks_owned_on(&db, actor.company_id, fleet_owner_id, today).await?));
    }

    Ok(records::list(ctx, actor, select, params, Column::Id).await?.into())
}

/// Trucks that name the carrier; those that name none run under the company's own.
async fn runs_under(ctx: &AppContext, actor: &Actor, motor_carrier_id: Uuid) -> Result<Condition, ApiError> {
    let default = authority_of(&ctx.db_of(actor), actor.company_id, None).await?;
    let is_default = default.is_some_and(|row| row.id == motor_carrier_id);
    let named = Condition::any().add(Column::MotorCarrierId.eq(motor_carrier_id));
    Ok(if is_default { named.add(Column::MotorCarrierId.is_null()) } else { named })
}

impl SimpleRecord for Truck {
    simple_record!("truck", Entity, TruckCreate, TruckUpdate, unit_number);

    fn begin(row: &mut ActiveModel) {
        row.ownership = Set(TruckOwnershipKind::Company);
        row.status = Set(VehicleStatus::Available);
    }

    fn place(row: &mut ActiveModel, terminal_id: Uuid) {
        row.terminal_id = Set(Some(terminal_id));
    }

    async fn apply(
        write: &Write,
        row: &mut ActiveModel,
        input: TruckUpdate,
        invalid: &mut Invalid,
    ) -> Result<(), ApiError> {
        if let Some(number) = input.unit_number {
            let number = invalid.text("unit_number", &number, 20);
            row.unit_number_folded = Set(folded(&number));
            row.unit_number = Set(number);
        }
        patch(&mut row.vin, input.vin, |text| invalid.parse("vin", Vin::parse(&text)).map(String::from));
        patch(&mut row.year, input.year, |year| Some(invalid.between("year", year, 1950, 2100)));
        patch(&mut row.make, input.make, |text| invalid.optional_text("make", &text, 40));
        patch(&mut row.model, input.model, |text| invalid.optional_text("model", &text, 40));
        patch(&mut row.tire_size, input.tire_size, |text| invalid.optional_text("tire_size", &text.to_uppercase(), 30));
        patch(&mut row.plate, input.plate, |text| invalid.optional_text("plate", &text.to_uppercase(), 12));
        patch(&mut row.plate_state, input.plate_state, |text| invalid.state_code("plate_state", &text));
        if let Some(ownership) = input.ownership {
            row.ownership = Set(ownership);
        }
        if let Some(status) = input.status {
            row.status = Set(status);
        }
        patch(&mut row.status_reason, input.status_reason, |text| invalid.optional_text("status_reason", &text, 200));
        let odometer_before = row.odometer_miles.try_as_ref().copied().flatten().unwrap_or_default();
        patch(&mut row.odometer_miles, input.odometer_miles, |miles| {
            invalid.require(miles >= odometer_before, "odometer_miles", "An odometer does not go back.");
            Some(invalid.between("odometer_miles", miles, 0, 9_999_999))
        });
        patch(&mut row.terminal_id, input.terminal_id, Some);
        patch(&mut row.usual_driver_id, input.usual_driver_id, Some);
        patch(&mut row.motor_carrier_id, input.motor_carrier_id, Some);
        patch(&mut row.notes, input.notes, |text| invalid.optional_text("notes", &text, 4000));
        check_references(write, row, invalid).await?;
        Ok(())
    }

    async fn present(
        db: &impl Connection,
        company_id: Uuid,
        rows: Vec<Model>,
        now: Timestamp,
    ) -> Result<Vec<Self>, ApiError> {
        present(db, company_id, rows, now).await
    }

    async fn added(write: &Write, row: &Model, input: &TruckCreate) -> Result<(), ApiError> {
        let days = [
            ("registration", input.registration_expires_on),
            ("inspection", input.annual_inspection_expires_on),
            ("insurance", input.insurance_expires_on),
        ];
        haul_compliance::begin(write, ComplianceSubject::Truck, row.id, &days).await
    }

    fn taken(key: &str, _row: &ActiveModel) -> Option<ApiError> {
        match key {
            "truck_unit_number_key" => {
                Some(ApiError::new(ErrorCode::UnitNumberAlreadyUsed, "Another truck has this unit number."))
            }
            "truck_vin_key" => Some(ApiError::new(ErrorCode::VinAlreadyUsed, "Another truck has this VIN.")),
            _ => None,
        }
    }
}

/// The database also refuses a foreign id, but can't tell which field it was.
async fn check_references(write: &Write, row: &ActiveModel, invalid: &mut Invalid) -> Result<(), ApiError> {
    if let Some(Some(id)) = row.terminal_id.try_as_ref() {
        let found = terminal_refs(write.tx(), write.company_id(), [*id]).await?;
        invalid.require(!found.is_empty(), "terminal_id", "There is no such terminal.");
    }
    if let Some(Some(id)) = row.usual_driver_id.try_as_ref() {
        let found = driver::Entity::find_owned(write.company_id(), *id).fetch_optional(write.tx()).await?;
        invalid.require(found.is_some(), "usual_driver_id", "There is no such driver.");
    }
    if let Some(Some(id)) = row.motor_carrier_id.try_as_ref() {
        let found = motor_carrier::Entity::find_owned(write.company_id(), *id).fetch_optional(write.tx()).await?;
        invalid.require(found.is_some(), "motor_carrier_id", "There is no such carrier.");
    }
    Ok(())
}
