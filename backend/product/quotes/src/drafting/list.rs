//! Lists of quotes: filters, search, paging.

use haul_annotations::tags::{tagged, tags_of};
use haul_api::{
    AnyOf, ApiError, SortBy, by_ids, contains, from_json_column, from_nullable_json_column,
    paging::{PageParams, page},
    search_words, starts_with,
};
use haul_db::{Connection, Db, Fetch};
use haul_entity::{
    Owned,
    partners::{customer, facility},
    quotes::{
        diesel_price, fuel_program,
        quote::{Column, Entity, Model},
    },
};
use haul_loads::facilities_of;
use haul_types::{Date, Equipment, NamedRef, QuoteStatus, Timestamp, rate_per_mile};
use sea_orm::{
    ColumnTrait, Condition, JoinType, QueryFilter, Select,
    sea_query::{Expr, ExprTrait, Query},
};
use uuid::Uuid;

use super::present::miles_of;
use crate::record::{
    list_views::{QuotePage, QuotePlace, QuoteSummary},
    views::{QuoteEstimate, QuoteFreight},
};

/// Which quotes a list shows.
#[derive(Clone, Debug, Default)]
pub struct Filter {
    pub q: Option<String>,
    pub ids: AnyOf<Uuid>,
    pub numbers: AnyOf<String>,
    /// A quote has at least one of them.
    pub tag: AnyOf<Uuid>,
    pub status: AnyOf<QuoteStatus>,
    pub customer_id: Option<Uuid>,
    pub created_by_id: Option<Uuid>,
    pub equipment: AnyOf<Equipment>,
    /// Words that must all appear in the lane.
    pub lane: Option<String>,
    pub is_below_floor: Option<bool>,
    /// Open, and priced with diesel of an earlier week than the latest.
    pub is_fuel_outdated: Option<bool>,
    pub pickup_from: Option<Date>,
    pub pickup_to: Option<Date>,
    /// Created at or after this moment.
    pub created_from: Option<Timestamp>,
    pub created_before: Option<Timestamp>,
}

impl SortBy for QuoteSummary {
    type Column = Column;

    const FIELDS: &'static [(&'static str, Column)] = &[
        ("number", Column::NumberSequence),
        ("pickup_at", Column::PickupAt),
        ("valid_until", Column::ValidUntil),
        ("total_cents", Column::TotalCents),
        ("created_at", Column::CreatedAt),
    ];
    const DEFAULT: &'static str = "-created_at";
}

pub async fn list(
    db: &Db,
    company_id: Uuid,
    filter: &Filter,
    params: &PageParams<QuoteSummary>,
) -> Result<QuotePage, ApiError> {
    let select = filtered(company_id, filter);
    let page = page(db, select, params, Column::Id).await?;
    let items = summaries(db, company_id, page.rows).await?;
    let unknown_numbers = match params.cursor {
        None => unknown(db, company_id, &filter.numbers).await?,
        Some(_) => None,
    };
    Ok(QuotePage { items, next_cursor: page.next_cursor, total_count: page.total_count, unknown_numbers })
}

/// The company's quotes that pass the filter. Replaced versions show only when asked for.
pub fn filtered(company_id: Uuid, filter: &Filter) -> Select<Entity> {
    let mut all = match filter.status.is_empty() {
        true => Condition::all().add(Column::Status.ne(QuoteStatus::Superseded)),
        false => filter.status.on(Column::Status),
    };
    all = all
        .add(filter.ids.on(Column::Id))
        .add(with_number(&filter.numbers))
        .add(tagged(company_id, &filter.tag, Column::Id))
        .add(filter.equipment.on(Column::Equipment))
        .add_option(filter.customer_id.map(|id| Column::CustomerId.eq(id)))
        .add_option(filter.created_by_id.map(|id| Column::CreatedById.eq(id)))
        .add_option(filter.is_below_floor.map(|is_below| Column::IsBelowFloor.eq(is_below)))
        .add_option(filter.is_fuel_outdated.map(|is_outdated| fuel_outdated(company_id, is_outdated)))
        .add_option(filter.pickup_from.map(|day| Column::PickupOn.gte(day)))
        .add_option(filter.pickup_to.map(|day| Column::PickupOn.lte(day)))
        .add_option(filter.created_from.map(|at| Column::CreatedAt.gte(at)))
        .add_option(filter.created_before.map(|at| Column::CreatedAt.lt(at)));
    if let Some(lane) = search_words(filter.lane.as_deref()) {
        all = all.add(on_lane(&lane));
    }
    if let Some(q) = search_words(filter.q.as_deref()) {
        all = all.add(matching(company_id, &q));
    }
    Entity::owned_by(company_id).filter(all)
}

/// Whether a later price than the quote's is known for the region of its program.
fn fuel_outdated(company_id: Uuid, is_outdated: bool) -> Condition {
    let later = Query::select()
        .expr(Expr::val(1))
        .from(diesel_price::Entity)
        .join(
            JoinType::InnerJoin,
            fuel_program::Entity,
            Expr::col((fuel_program::Entity, fuel_program::Column::Region))
                .equals((diesel_price::Entity, diesel_price::Column::Region)),
        )
        .and_where(Expr::col((diesel_price::Entity, diesel_price::Column::CompanyId)).eq(company_id))
        .and_where(Expr::col((fuel_program::Entity, fuel_program::Column::CompanyId)).eq(company_id))
        .and_where(Expr::col((fuel_program::Entity, fuel_program::Column::Id)).equals((Entity, Column::FuelProgramId)))
        .and_where(
            Expr::col((diesel_price::Entity, diesel_price::Column::WeekOn)).gt(Expr::col((Entity, Column::FuelWeekOn))),
        )
        .to_owned();
    let open = QuoteStatus::AWAITING_ANSWER.iter().chain(&[QuoteStatus::Draft]).copied();
    let outdated = Condition::all().add(Column::Status.is_in(open)).add(Expr::exists(later));
    if is_outdated { outdated } else { outdated.not() }
}

/// Quotes with one of these numbers, in any version; all without numbers.
fn with_number(numbers: &AnyOf<String>) -> Condition {
    if numbers.is_empty() {
        return Condition::all();
    }
    numbers.values().iter().fold(Condition::any(), |any, number| {
        let number = number.trim().to_uppercase();
        any.add(starts_with(Column::Number, &format!("{number}-"))).add(Column::Number.eq(number))
    })
}

/// Of these numbers, those that no quote of the company has; none without numbers.
async fn unknown(db: &Db, company_id: Uuid, numbers: &AnyOf<String>) -> Result<Option<Vec<String>>, ApiError> {
    if numbers.is_empty() {
        return Ok(None);
    }
    let rows = Entity::owned_by(company_id).filter(with_number(numbers)).fetch_all(db).await?;
    let is_unknown = |number: &&String| {
        let wanted = number.trim().to_uppercase();
        let version = format!("{wanted}-");
        !rows.iter().any(|row| row.number == wanted || row.number.starts_with(&version))
    };
    Ok(Some(numbers.values().iter().filter(is_unknown).cloned().collect()))
}

/// Every word appears in the lane, in any order.
fn on_lane(words: &str) -> Condition {
    words.split_whitespace().fold(Condition::all(), |all, word| all.add(contains(Column::LaneFolded, word)))
}

/// Number, customer, prospect or cities.
fn matching(company_id: Uuid, q: &str) -> Condition {
    let customers = Query::select()
        .column(customer::Column::Id)
        .from(customer::Entity)
        .and_where(customer::Column::CompanyId.eq(company_id))
        .and_where(contains(customer::Column::NameFolded, q))
        .to_owned();
    Condition::any()
        .add(contains(Column::Number, &q.to_uppercase()))
        .add(contains(Column::ProspectNameFolded, q))
        .add(on_lane(q))
        .add(Column::CustomerId.in_subquery(customers))
}

/// Quotes as lists show them, with one statement per kind of record that they refer to.
pub async fn summaries(
    db: &impl Connection,
    company_id: Uuid,
    rows: Vec<Model>,
) -> Result<Vec<QuoteSummary>, ApiError> {
    let ends = rows.iter().flat_map(|row| [row.origin_facility_id, row.destination_facility_id]).collect();
    let facilities = facilities_of(db, company_id, ends).await?;
    let ids: Vec<_> = rows.iter().filter_map(|row| row.customer_id).collect();
    let mut tags = tags_of(db, company_id, rows.iter().map(|row| row.id)).await?;
    let customers = by_ids(db, customer::Entity::owned_by(company_id), customer::Column::Id, ids).await?;
    let place = |id: Uuid| facilities.get(&id).map(place_of).ok_or_else(|| ApiError::internal("a quote without ends"));
    let mut shown = Vec::with_capacity(rows.len());
    for row in rows {
        let freight: QuoteFreight = from_json_column(row.freight.clone())?;
        let estimate: Option<QuoteEstimate> = from_nullable_json_column(row.estimate.clone())?;
        let customer = row.customer_id.and_then(|id| customers.get(&id));
        shown.push(QuoteSummary {
            id: row.id,
            number: row.number,
            revision: row.revision,
            status: row.status,
            kind: row.kind,
            customer: customer.map(|row| NamedRef { id: row.id, name: row.name.clone() }),
            prospect_name: row.prospect_name,
            equipment: row.equipment,
            origin: place(row.origin_facility_id)?,
            destination: place(row.destination_facility_id)?,
            stop_count: row.stop_count,
            pickup_at: row.pickup_at,
            delivery_at: row.delivery_at,
            total_cents: row.total_cents,
            currency: row.currency,
            rate_per_mile: miles_of(&freight).0.and_then(|miles| rate_per_mile(row.total_cents, miles)),
            margin_cents: row.margin_cents,
            margin_percent: estimate.and_then(|estimate| estimate.margin_percent),
            is_below_floor: row.is_below_floor,
            valid_until: row.valid_until,
            sent_at: row.sent_at,
            loss_reason: row.loss_reason,
            tags: tags.remove(&row.id).unwrap_or_default(),
            created_by: row.created_by,
            version: row.version,
            created_at: row.created_at,
        });
    }
    Ok(shown)
}

fn place_of(facility: &facility::Model) -> QuotePlace {
    QuotePlace {
        facility_name: facility.name.clone(),
        city: facility.city().to_owned(),
        state: facility.state.clone(),
        time_zone: facility.time_zone.clone(),
    }
}
