//! The list of open loads, the most urgent first.

use haul_api::{
    AnyOf, ApiError, SortBy,
    paging::{PageParams, page},
};
use haul_db::Db;
use haul_entity::{
    Owned,
    loads::load,
    tracking::{
        tracking::{Column, Entity},
        tracking_exception,
    },
};
use haul_types::{LoadStatus, Timeliness, Timestamp};
use sea_orm::{ColumnTrait, Condition, PaginatorTrait, QueryFilter, QuerySelect, QueryTrait, Select};
use uuid::Uuid;

use super::present::tracked_loads;
use crate::record::views::{TrackedLoad, TrackedLoadPage, TrackingSummary};

/// Which loads the list shows.
#[derive(Clone, Debug, Default)]
pub struct Filter {
    pub q: Option<String>,
    pub timeliness: AnyOf<Timeliness>,
    pub load_id: Option<Uuid>,
    pub customer_id: Option<Uuid>,
    pub driver_id: Option<Uuid>,
    pub dispatcher_id: Option<Uuid>,
    pub is_check_call_due: Option<bool>,
    pub has_exception: Option<bool>,
}

impl SortBy for TrackedLoad {
    type Column = Column;

    const FIELDS: &'static [(&'static str, Column)] = &[
        ("urgency", Column::Urgency),
        ("next_due_at", Column::NextDueAt),
        ("eta_at", Column::EtaAt),
        ("check_call_due_at", Column::CheckCallDueAt),
    ];
    const DEFAULT: &'static str = "urgency";
}

pub async fn list(
    db: &Db,
    company_id: Uuid,
    filter: Filter,
    params: &PageParams<TrackedLoad>,
    now: Timestamp,
) -> Result<TrackedLoadPage, ApiError> {
    let select = filtered(company_id, filter, now);
    let page = page(db, select, params, Column::Id).await?;
    let terms = haul_loads::tracking_terms(db, company_id).await?;
    let items = tracked_loads(db, company_id, page.rows, &terms, now).await?;
    Ok(TrackedLoadPage { items, next_cursor: page.next_cursor, total_count: page.total_count })
}

pub async fn summary(db: &Db, company_id: Uuid, now: Timestamp) -> Result<TrackingSummary, ApiError> {
    // Counted with the loads' own filter, like the dashboard.
    let of = async |timeliness: Timeliness| {
        let filter = open_and(vec![timeliness].into());
        haul_loads::filtered(company_id, &filter, now).count(db).await.map_err(ApiError::from)
    };
    let open = tracking_exception::Entity::owned_by(company_id)
        .filter(tracking_exception::Column::ResolvedAt.is_null())
        .count(db)
        .await?;
    Ok(TrackingSummary {
        late: of(Timeliness::Late).await?,
        at_risk: of(Timeliness::AtRisk).await?,
        unknown: of(Timeliness::Unknown).await?,
        on_time: of(Timeliness::OnTime).await?,
        check_calls_due: Entity::owned_by(company_id).filter(Column::CheckCallDueAt.lte(now)).count(db).await?,
        open_exceptions: open,
    })
}

/// Open loads with a given timeliness.
fn open_and(timeliness: AnyOf<Timeliness>) -> haul_loads::Filter {
    haul_loads::Filter { status: LoadStatus::TO_MOVE.to_vec().into(), timeliness, ..haul_loads::Filter::default() }
}

fn filtered(company_id: Uuid, filter: Filter, now: Timestamp) -> Select<Entity> {
    let due = Column::CheckCallDueAt.lte(now);
    let not_due = || Condition::any().add(Column::CheckCallDueAt.is_null()).add(Column::CheckCallDueAt.gt(now));
    let all = Condition::all()
        .add_option(filter.load_id.map(|load_id| Column::LoadId.eq(load_id)))
        .add_option(filter.is_check_call_due.map(|is_due| if is_due { Condition::all().add(due) } else { not_due() }))
        .add_option(filter.has_exception.map(|has| match has {
            true => Column::OpenExceptions.gt(0),
            false => Column::OpenExceptions.eq(0),
        }))
        .add_option(of_loads(company_id, filter, now));
    Entity::owned_by(company_id).filter(all)
}

/// The list of loads with the same search. Timeliness applies to open loads only, as in the counts.
fn of_loads(company_id: Uuid, filter: Filter, now: Timestamp) -> Option<Condition> {
    let Filter { q, timeliness, customer_id, driver_id, dispatcher_id, .. } = filter;
    let of = [customer_id, driver_id, dispatcher_id];
    if q.is_none() && timeliness.is_empty() && of.iter().all(Option::is_none) {
        return None;
    }
    let begun = if timeliness.is_empty() { haul_loads::Filter::default() } else { open_and(timeliness) };
    let filter = haul_loads::Filter { q, customer_id, driver_id, dispatcher_id, ..begun };
    let loads = haul_loads::filtered(company_id, &filter, now).select_only().column(load::Column::Id).into_query();
    Some(Condition::all().add(Column::LoadId.in_subquery(loads)))
}
