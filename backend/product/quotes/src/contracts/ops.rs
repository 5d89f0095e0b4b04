//! The verbs of contract lanes.

use std::collections::HashMap;

use haul_api::{
    AnyOf, ApiError, AppContext, Clearable, Invalid, SortBy, Write,
    authz::Actor,
    by_ids,
    paging::PageParams,
    patch,
    records::{self, Connection, SimpleRecord},
    searched, simple_record,
};
use haul_entity::{
    Archivable, Owned,
    partners::{customer, facility},
    quotes::{
        contract_lane::{ActiveModel, Column, Entity, Model},
        fuel_program, quote,
    },
};
use haul_types::{ChargeBasis, Date, Equipment, NamedRef, Rate, Timestamp, folded};
use sea_orm::{ActiveValue, ColumnTrait, Condition, QueryFilter, Set};
use uuid::Uuid;

use super::{
    usage,
    views::{ContractLane, ContractLaneCreate, ContractLanePage, ContractLaneUpdate},
};

/// Which contract lanes a list shows.
#[derive(Clone, Debug, Default)]
pub struct Filter {
    pub q: Option<String>,
    pub customer_id: Option<Uuid>,
    pub equipment: AnyOf<Equipment>,
    /// In force on this day.
    pub on: Option<Date>,
    /// From and to the cities of these facilities.
    pub origin_facility_id: Option<Uuid>,
    pub destination_facility_id: Option<Uuid>,
    pub archived: bool,
}

impl SortBy for ContractLane {
    type Column = Column;

    const FIELDS: &'static [(&'static str, Column)] = &[
        ("origin_city", Column::OriginCityFolded),
        ("destination_city", Column::DestinationCityFolded),
        ("starts_on", Column::StartsOn),
        ("ends_on", Column::EndsOn),
        ("created_at", Column::CreatedAt),
    ];
    const DEFAULT: &'static str = "ends_on";
}

pub async fn list(
    ctx: &AppContext,
    actor: &Actor,
    filter: Filter,
    params: &PageParams<ContractLane>,
) -> Result<ContractLanePage, ApiError> {
    let db = ctx.db_of(actor);
    let ends = [filter.origin_facility_id, filter.destination_facility_id];
    let ends = haul_loads::facilities_of(&db, actor.company_id, ends.into_iter().flatten().collect()).await?;
    let town = |id: Option<Uuid>, city: Column, state: Column| id.map(|id| in_town(ends.get(&id), city, state));
    let all = Condition::all()
        .add(filter.equipment.on(Column::Equipment))
        .add_option(filter.customer_id.map(|id| Column::CustomerId.eq(id)))
        .add_option(filter.on.map(|day| Column::StartsOn.lte(day)))
        .add_option(filter.on.map(|day| Column::EndsOn.gte(day)))
        .add_option(town(filter.origin_facility_id, Column::OriginCityFolded, Column::OriginState))
        .add_option(town(filter.destination_facility_id, Column::DestinationCityFolded, Column::DestinationState))
        .add(searched(filter.q.as_deref(), &[Column::OriginCityFolded, Column::DestinationCityFolded], &[]));
    let select = Entity::archived_or_not(actor.company_id, filter.archived).filter(all);
    Ok(records::list(ctx, actor, select, params, Column::Id).await?.into())
}

/// A facility that is not the company's has no city to compare with, and finds nothing.
fn in_town(facility: Option<&facility::Model>, city: Column, state: Column) -> Condition {
    match facility {
        Some(facility) => Condition::all().add(city.eq(folded(facility.city()))).add(state.eq(facility.state.as_str())),
        None => Condition::all().add(Column::Id.is_null()),
    }
}

impl SimpleRecord for ContractLane {
    simple_record!("contract_lane", Entity, ContractLaneCreate, ContractLaneUpdate, lane);

    async fn apply(
        write: &Write,
        row: &mut ActiveModel,
        input: ContractLaneUpdate,
        invalid: &mut Invalid,
    ) -> Result<(), ApiError> {
        if let Some(id) = input.customer_id {
            let found = customer::Entity::find_owned(write.company_id(), id).fetch_optional(write.tx()).await?;
            invalid.require(found.is_some(), "customer_id", "There is no such customer.");
            row.customer_id = Set(id);
        }
        if let Some(city) = input.origin_city {
            (row.origin_city, row.origin_city_folded) = city_of(invalid, "origin_city", &city);
        }
        if let Some(city) = input.destination_city {
            (row.destination_city, row.destination_city_folded) = city_of(invalid, "destination_city", &city);
        }
        if let Some(state) = input.origin_state {
            row.origin_state = Set(invalid.state_code("origin_state", &state).unwrap_or_default());
        }
        if let Some(state) = input.destination_state {
            row.destination_state = Set(invalid.state_code("destination_state", &state).unwrap_or_default());
        }
        if let Some(equipment) = input.equipment {
            row.equipment = Set(equipment);
        }
        price(row, input.basis, input.rate.as_deref(), invalid);
        term(row, input.starts_on, input.ends_on, invalid);
        if let Clearable::Set(id) = input.fuel_program_id {
            let found = fuel_program::Entity::find_owned(write.company_id(), id).fetch_optional(write.tx()).await?;
            let is_offered = found.is_some_and(|program| program.archived_at.is_none());
            invalid.require(is_offered, "fuel_program_id", "There is no such fuel program.");
        }
        patch(&mut row.fuel_program_id, input.fuel_program_id, Some);
        patch(&mut row.loads_per_week, input.loads_per_week, |loads| {
            Some(invalid.between("loads_per_week", loads, 1, 1000))
        });
        if let Clearable::Set(id) = input.quote_id {
            let found = quote::Entity::find_owned(write.company_id(), id).fetch_optional(write.tx()).await?;
            invalid.require(found.is_some(), "quote_id", "There is no such quote.");
        }
        patch(&mut row.quote_id, input.quote_id, Some);
        patch(&mut row.notes, input.notes, |text| invalid.optional_text("notes", &text, 4000));
        Ok(())
    }

    async fn present(
        db: &impl Connection,
        company_id: Uuid,
        rows: Vec<Model>,
        now: Timestamp,
    ) -> Result<Vec<Self>, ApiError> {
        let names = Names::of(db, company_id, &rows).await?;
        let used = usage::recent(db, company_id, &rows, now).await?;
        Ok(rows.into_iter().zip(used).map(|(row, count)| shown(row, &names, count)).collect())
    }
}

fn city_of(invalid: &mut Invalid, path: &str, text: &str) -> (ActiveValue<String>, ActiveValue<String>) {
    let city = invalid.text(path, text, 80);
    let search = folded(&city);
    (Set(city), Set(search))
}

fn price(row: &mut ActiveModel, basis: Option<ChargeBasis>, rate: Option<&str>, invalid: &mut Invalid) {
    if let Some(basis) = basis {
        let is_taken = [ChargeBasis::Flat, ChargeBasis::PerMile].contains(&basis);
        invalid.require(is_taken, "basis", "A contract lane has a flat rate or a rate per mile.");
        row.basis = Set(basis);
    }
    if let Some(rate) = rate.and_then(|text| invalid.parse("rate", Rate::parse(text))) {
        invalid.require(rate.value() > 0, "rate", "Enter a rate above zero.");
        row.rate_ten_thousandths = Set(rate.value());
    }
}

fn term(row: &mut ActiveModel, starts_on: Option<Date>, ends_on: Option<Date>, invalid: &mut Invalid) {
    if let Some(day) = starts_on {
        row.starts_on = Set(day);
    }
    if let Some(day) = ends_on {
        row.ends_on = Set(day);
    }
    let term = row.starts_on.try_as_ref().zip(row.ends_on.try_as_ref());
    let is_ordered = term.is_none_or(|(starts_on, ends_on)| starts_on <= ends_on);
    invalid.require(is_ordered, "ends_on", "The last day can't be before the first.");
}

/// The records that lanes refer to, with one statement for each kind.
struct Names {
    customers: HashMap<Uuid, customer::Model>,
    programs: HashMap<Uuid, fuel_program::Model>,
    quotes: HashMap<Uuid, quote::Model>,
}

impl Names {
    async fn of(db: &impl Connection, company_id: Uuid, rows: &[Model]) -> Result<Self, ApiError> {
        let customers: Vec<_> = rows.iter().map(|row| row.customer_id).collect();
        let programs: Vec<_> = rows.iter().filter_map(|row| row.fuel_program_id).collect();
        let quotes: Vec<_> = rows.iter().filter_map(|row| row.quote_id).collect();
        Ok(Self {
            customers: by_ids(db, customer::Entity::owned_by(company_id), customer::Column::Id, customers).await?,
            programs: by_ids(db, fuel_program::Entity::owned_by(company_id), fuel_program::Column::Id, programs)
                .await?,
            quotes: by_ids(db, quote::Entity::owned_by(company_id), quote::Column::Id, quotes).await?,
        })
    }
}

fn shown(row: Model, names: &Names, recent_load_count: i64) -> ContractLane {
    let customer = names.customers.get(&row.customer_id).map(|it| it.name.clone()).unwrap_or_default();
    let program = row.fuel_program_id.and_then(|id| names.programs.get(&id));
    let quote = row.quote_id.and_then(|id| names.quotes.get(&id));
    ContractLane {
        id: row.id,
        lane: format!(
            "{}, {} → {}, {}",
            row.origin_city, row.origin_state, row.destination_city, row.destination_state
        ),
        customer: NamedRef { id: row.customer_id, name: customer },
        origin_city: row.origin_city,
        origin_state: row.origin_state,
        destination_city: row.destination_city,
        destination_state: row.destination_state,
        equipment: row.equipment,
        basis: row.basis,
        rate: Rate::from_ten_thousandths(row.rate_ten_thousandths).to_string(),
        fuel_program: program.map(|it| NamedRef { id: it.id, name: it.name.clone() }),
        starts_on: row.starts_on,
        ends_on: row.ends_on,
        loads_per_week: row.loads_per_week,
        recent_load_count,
        quote: quote.map(|it| NamedRef { id: it.id, name: it.number.clone() }),
        notes: row.notes,
        archived_at: row.archived_at,
        version: row.version,
        created_at: row.created_at,
        updated_at: row.updated_at,
    }
}
