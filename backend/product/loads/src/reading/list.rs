//! Lists of loads: filters, search, paging.

use chrono::TimeDelta;
use haul_annotations::tags::tagged;
use haul_api::{
    AnyOf, ApiError, SortBy, contains,
    paging::{PageParams, page},
    search_words, zone_of_company,
};
use haul_db::Db;
use haul_entity::{
    Owned,
    fleet::{driver, truck},
    loads::{
        leg,
        load::{Column, Entity},
        stop,
    },
    partners::{customer, facility},
};
use haul_types::{
    Acknowledgement, BillingStatus, Date, Equipment, LoadFact, LoadGroup, LoadPriority, LoadSource, LoadStatus,
    Timeliness, Timestamp, start_of_day,
};
use sea_orm::{
    ColumnTrait, Condition, PaginatorTrait, QueryFilter, QuerySelect, QueryTrait, Select,
    sea_query::{Expr, ExprTrait, Query, SelectStatement},
};
use uuid::Uuid;

use super::{
    facts::{earned, with_facts},
    near::{Circle, with_stop_in},
    numbers::{self, with_number},
    summaries::summaries,
};
use crate::record::summary_views::{LoadCounts, LoadPage, LoadSummary};

/// How far ahead a dispatcher prepares.
const SOON: TimeDelta = TimeDelta::hours(4);

/// Which loads a list shows.
#[derive(Clone, Debug, Default)]
pub struct Filter {
    pub q: Option<String>,
    pub ids: AnyOf<Uuid>,
    /// A load has one of them, or its customer calls it so.
    pub numbers: AnyOf<String>,
    pub group: Option<LoadGroup>,
    /// When the company's day ends; needed for the group `today`.
    pub tonight: Option<Timestamp>,
    pub status: AnyOf<LoadStatus>,
    pub billing_status: AnyOf<BillingStatus>,
    pub timeliness: AnyOf<Timeliness>,
    pub priority: AnyOf<LoadPriority>,
    pub source: AnyOf<LoadSource>,
    pub customer_id: Option<Uuid>,
    /// Has a stop there.
    pub facility_id: Option<Uuid>,
    pub driver_id: Option<Uuid>,
    pub truck_id: Option<Uuid>,
    pub trailer_id: Option<Uuid>,
    pub dispatcher_id: Option<Uuid>,
    pub terminal_id: Option<Uuid>,
    pub equipment: AnyOf<Equipment>,
    /// A load has at least one of them.
    pub tag: AnyOf<Uuid>,
    pub origin_state: AnyOf<String>,
    pub destination_state: AnyOf<String>,
    pub pickup_from: Option<Date>,
    pub pickup_to: Option<Date>,
    pub delivery_from: Option<Date>,
    pub delivery_to: Option<Date>,
    /// Entered at or after this moment.
    pub created_from: Option<Timestamp>,
    pub created_before: Option<Timestamp>,
    /// The truck left the last stop at or after this moment.
    pub delivered_from: Option<Timestamp>,
    pub delivered_before: Option<Timestamp>,
    /// Delivered at or after this moment, or decided then to be a truck ordered and not used.
    pub earned_from: Option<Timestamp>,
    pub earned_before: Option<Timestamp>,
    /// All of these are known of the load.
    pub has: AnyOf<LoadFact>,
    pub is_arriving_soon: Option<bool>,
    pub is_unassigned: Option<bool>,
    pub is_unanswered: Option<bool>,
    pub is_missing_pod: Option<bool>,
    pub is_missing_rate_confirmation: Option<bool>,
    pub is_hazmat: Option<bool>,
    /// Has a stop inside.
    pub near: Option<Circle>,
    /// Delivered more days ago than this, and not approved for billing.
    pub unbilled_for_days: Option<u32>,
}

impl SortBy for LoadSummary {
    type Column = Column;

    const FIELDS: &'static [(&'static str, Column)] = &[
        ("number", Column::NumberSequence),
        ("pickup_at", Column::PickupAt),
        ("delivery_at", Column::DeliveryAt),
        ("total_cents", Column::TotalCents),
        ("unanswered_since", Column::UnansweredSince),
        ("created_at", Column::CreatedAt),
    ];
    const DEFAULT: &'static str = "-pickup_at";
}

pub async fn list(
    db: &Db,
    company_id: Uuid,
    filter: &Filter,
    params: &PageParams<LoadSummary>,
    now: Timestamp,
) -> Result<LoadPage, ApiError> {
    let select = filtered(company_id, filter, now);
    let page = page(db, select, params, Column::Id).await?;
    let items = summaries(db, company_id, page.rows).await?;
    let unknown_numbers = match params.cursor {
        None => numbers::unknown(db, company_id, &filter.numbers).await?,
        Some(_) => None,
    };
    Ok(LoadPage { items, next_cursor: page.next_cursor, total_count: page.total_count, unknown_numbers })
}

/// The start and end of a range of the company's days.
pub async fn moments(
    db: &Db,
    company_id: Uuid,
    first: Option<Date>,
    last: Option<Date>,
) -> Result<(Option<Timestamp>, Option<Timestamp>), ApiError> {
    if first.is_none() && last.is_none() {
        return Ok((None, None));
    }
    let zone = zone_of_company(db, company_id).await?;
    let until = last.map(|day| day.plus_days(1));
    Ok((first.map(|day| start_of_day(day, zone)), until.map(|day| start_of_day(day, zone))))
}

/// The work groups, counted as the list counts them.
pub async fn counts(db: &Db, company_id: Uuid, now: Timestamp) -> Result<LoadCounts, ApiError> {
    let tonight = Some(tonight(db, company_id, now).await?);
    let of = async |group| {
        let filter = Filter { group: Some(group), tonight, ..Filter::default() };
        filtered(company_id, &filter, now).count(db).await.map_err(ApiError::from)
    };
    Ok(LoadCounts {
        open: of(LoadGroup::Open).await?,
        unassigned: of(LoadGroup::Unassigned).await?,
        today: of(LoadGroup::Today).await?,
        moving: of(LoadGroup::Moving).await?,
        delivered: of(LoadGroup::Delivered).await?,
    })
}

/// When the company's current day ends.
pub async fn tonight(db: &Db, company_id: Uuid, now: Timestamp) -> Result<Timestamp, ApiError> {
    let zone = zone_of_company(db, company_id).await?;
    Ok(start_of_day(now.date_in(zone).plus_days(1), zone))
}

/// The company's loads that pass the filter. The dashboards count the same rows, so their figures match.
pub fn filtered(company_id: Uuid, filter: &Filter, now: Timestamp) -> Select<Entity> {
    let mut all = Condition::all();
    all = all
        .add_option((!filter.status.is_empty()).then(|| with_status(filter.status.values())))
        .add(filter.billing_status.on(Column::BillingStatus))
        .add(filter.priority.on(Column::Priority))
        .add(filter.source.on(Column::Source))
        .add(filter.timeliness.on(Column::Timeliness))
        .add(filter.ids.on(Column::Id))
        .add(with_number(&filter.numbers))
        .add_option(filter.is_hazmat.map(|is_hazmat| Column::IsHazmat.eq(is_hazmat)))
        .add_option(filter.near.map(|circle| Column::Id.in_subquery(with_stop_in(company_id, circle))))
        .add_option(filter.unbilled_for_days.map(|days| unbilled_since(now - TimeDelta::days(i64::from(days)))))
        .add(filter.equipment.on(Column::Equipment))
        .add(tagged(company_id, &filter.tag, Column::Id))
        .add_option(filter.group.and_then(|group| in_group(company_id, group, filter.tonight.unwrap_or(now))))
        .add_option(filter.customer_id.map(|id| Column::CustomerId.eq(id)))
        .add_option(filter.truck_id.map(|id| Column::TruckId.eq(id)))
        .add_option(filter.trailer_id.map(|id| Column::TrailerId.eq(id)))
        .add_option(filter.dispatcher_id.map(|id| Column::DispatcherId.eq(id)))
        .add_option(filter.terminal_id.map(|id| Column::TerminalId.eq(id)))
        .add_option(filter.pickup_from.map(|day| Column::PickupOn.gte(day)))
        .add_option(filter.pickup_to.map(|day| Column::PickupOn.lte(day)))
        .add_option(filter.delivery_from.map(|day| Column::DeliveryOn.gte(day)))
        .add_option(filter.delivery_to.map(|day| Column::DeliveryOn.lte(day)))
        .add_option(filter.created_from.map(|at| Column::CreatedAt.gte(at)))
        .add_option(filter.created_before.map(|at| Column::CreatedAt.lt(at)))
        .add_option(filter.delivered_from.map(|at| Column::DeliveredAt.gte(at)))
        .add_option(filter.delivered_before.map(|at| Column::DeliveredAt.lt(at)))
        .add_option(earned(filter.earned_from, filter.earned_before))
        .add(with_facts(company_id, filter.has.values()))
        .add_option(
            filter.is_arriving_soon.map(|is_soon| if is_soon { arriving_soon(now) } else { arriving_soon(now).not() }),
        )
        .add_option(filter.is_unanswered.map(unanswered))
        .add_option(states(company_id, &filter.origin_state, Column::OriginFacilityId))
        .add_option(states(company_id, &filter.destination_state, Column::DestinationFacilityId))
        .add_option(filter.is_missing_pod.map(|is_missing| missing(Column::IsPodPresent, is_missing)))
        .add_option(
            filter
                .is_missing_rate_confirmation
                .map(|is_missing| missing(Column::IsRateConfirmationPresent, is_missing)),
        );
    if let Some(id) = filter.driver_id {
        all = all.add(Condition::any().add(Column::DriverId.eq(id)).add(Column::CoDriverId.eq(id)));
    }
    if let Some(is_unassigned) = filter.is_unassigned {
        let unassigned = unassigned(company_id);
        all = all.add(if is_unassigned { unassigned } else { unassigned.not() });
    }
    if let Some(id) = filter.facility_id {
        all = all.add(Column::Id.in_subquery(with_stop_at(company_id, id)));
    }
    if let Some(q) = search_words(filter.q.as_deref()) {
        all = all.add(matching(company_id, &q));
    }
    Entity::owned_by(company_id).filter(all)
}

fn with_stop_at(company_id: Uuid, facility_id: Uuid) -> SelectStatement {
    stop::Entity::owned_by(company_id)
        .filter(stop::Column::FacilityId.eq(facility_id))
        .select_only()
        .column(stop::Column::LoadId)
        .into_query()
}

fn in_group(company_id: Uuid, group: LoadGroup, tonight: Timestamp) -> Option<Condition> {
    let all = Condition::all();
    match group {
        LoadGroup::Open => Some(all.add(is_over(false))),
        LoadGroup::Unassigned => Some(unassigned(company_id)),
        LoadGroup::Today => {
            Some(with_status(LoadStatus::TO_MOVE).add(Column::Id.in_subquery(with_stop_ahead(company_id, tonight))))
        }
        LoadGroup::Moving => Some(with_status(LoadStatus::MOVING)),
        LoadGroup::Delivered => Some(
            with_status(&[LoadStatus::Delivered])
                .add(Column::BillingStatus.is_in(BillingStatus::TO_BILL.iter().copied())),
        ),
        LoadGroup::History => Some(all.add(is_over(true))),
        LoadGroup::All => None,
    }
}

fn with_stop_ahead(company_id: Uuid, before: Timestamp) -> SelectStatement {
    stop::Entity::owned_by(company_id)
        .filter(stop::Column::DepartedAt.is_null())
        .filter(stop::Column::EarliestAt.lt(before))
        .select_only()
        .column(stop::Column::LoadId)
        .into_query()
}

/// The database derives it from the status; an index finds the few open loads in list order.
fn is_over(is_over: bool) -> Expr {
    Expr::col((Entity, "is_over")).eq(is_over)
}

fn with_status(statuses: &[LoadStatus]) -> Condition {
    let is_open = statuses.iter().all(|status| !status.is_over());
    Condition::all().add(Column::Status.is_in(statuses.iter().copied())).add_option(is_open.then(|| is_over(false)))
}

/// Delivered before that moment and still to be billed.
fn unbilled_since(before: Timestamp) -> Condition {
    with_status(&[LoadStatus::Delivered])
        .add(Column::BillingStatus.is_in(BillingStatus::TO_BILL.iter().copied()))
        .add(Column::DeliveredAt.lt(before))
}

/// Rolling, and due at the next stop soon.
fn arriving_soon(now: Timestamp) -> Condition {
    Condition::all()
        .add(with_status(LoadStatus::UNDER_WAY))
        .add(Column::NextDueAt.is_not_null())
        .add(Column::NextDueAt.gte(now))
        .add(Column::NextDueAt.lt(now + SOON))
}

fn unanswered(is_unanswered: bool) -> Expr {
    match is_unanswered {
        true => Column::UnansweredSince.is_not_null(),
        false => Column::UnansweredSince.is_null(),
    }
}

/// To be moved, and a leg lacks a driver or a truck.
fn unassigned(company_id: Uuid) -> Condition {
    let open_legs = leg::Entity::owned_by(company_id)
        .filter(
            Condition::any()
                .add(leg::Column::DriverId.is_null())
                .add(leg::Column::TruckId.is_null())
                .add(leg::Column::Acknowledgement.eq(Acknowledgement::Declined)),
        )
        .select_only()
        .column(leg::Column::LoadId)
        .into_query();
    Condition::all().add(with_status(LoadStatus::TO_MOVE)).add(Column::Id.in_subquery(open_legs))
}

/// Delivered without the document, or with it.
fn missing(column: Column, is_missing: bool) -> Condition {
    if is_missing {
        Condition::all().add(Column::Status.eq(LoadStatus::Delivered)).add(column.eq(false))
    } else {
        Condition::all().add(column.eq(true))
    }
}

fn states(company_id: Uuid, states: &AnyOf<String>, column: Column) -> Option<Expr> {
    let codes: Vec<_> = states.values().iter().map(|code| code.to_uppercase()).collect();
    let lying_in = Query::select()
        .column(facility::Column::Id)
        .from(facility::Entity)
        .and_where(facility::Column::CompanyId.eq(company_id))
        .and_where(facility::Column::State.is_in(codes.clone()))
        .to_owned();
    (!codes.is_empty()).then(|| column.in_subquery(lying_in))
}

/// Number, references, customer, city, driver or truck.
fn matching(company_id: Uuid, q: &str) -> Condition {
    macro_rules! ids {
        ($entity:ident, $matches:expr) => {
            Query::select()
                .column($entity::Column::Id)
                .from($entity::Entity)
                .and_where($entity::Column::CompanyId.eq(company_id))
                .and_where($matches)
                .to_owned()
        };
    }
    let customers = ids!(customer, contains(customer::Column::NameFolded, q));
    let trucks = ids!(truck, contains(truck::Column::UnitNumberFolded, q));
    let drivers = || ids!(driver, contains(driver::Column::FullNameFolded, q));
    Condition::any()
        .add(contains(Column::Number, &q.to_uppercase()))
        .add(contains(Column::CustomerReferenceFolded, q))
        .add(contains(Column::ReferencesFolded, q))
        .add(Column::CustomerId.in_subquery(customers))
        .add(Column::TruckId.in_subquery(trucks))
        .add(Column::DriverId.in_subquery(drivers()))
        .add(Column::CoDriverId.in_subquery(drivers()))
        .add(Column::Id.in_subquery(with_stop_in_city(company_id, q)))
}

fn with_stop_in_city(company_id: Uuid, q: &str) -> SelectStatement {
    let facilities = Query::select()
        .column(facility::Column::Id)
        .from(facility::Entity)
        .and_where(facility::Column::CompanyId.eq(company_id))
        .and_where(contains(facility::Column::CityFolded, q))
        .to_owned();
    Query::select()
        .column(stop::Column::LoadId)
        .from(stop::Entity)
        .and_where(stop::Column::CompanyId.eq(company_id))
        .and_where(stop::Column::FacilityId.in_subquery(facilities))
        .to_owned()
}

/// Loads that these trucks have moved or will move, for the owners' portal.
pub fn of_trucks(company_id: Uuid, truck_ids: impl IntoIterator<Item = Uuid>) -> Select<Entity> {
    let hidden = [LoadStatus::Draft];
    Entity::owned_by(company_id).filter(Column::TruckId.is_in(truck_ids)).filter(Column::Status.is_not_in(hidden))
}
