//! Lists of waits: filters, search, paging.

use haul_api::{
    AnyOf, ApiError, SortBy, contains,
    paging::{PageParams, page},
    search_words,
};
use haul_db::Db;
use haul_entity::{
    Owned,
    detention::detention::{Column, Entity},
    loads::load,
    partners::{customer, facility},
};
use haul_types::{Date, DetentionStatus, Timestamp};
use sea_orm::{ColumnTrait, Condition, QueryFilter, QuerySelect, QueryTrait, Select};
use uuid::Uuid;

use crate::{
    present::Around,
    views::{Detention, DetentionPage},
};

/// Which waits a list shows.
#[derive(Clone, Debug, Default)]
pub(super) struct Filter {
    pub q: Option<String>,
    pub status: AnyOf<DetentionStatus>,
    pub load_id: Option<Uuid>,
    pub customer_id: Option<Uuid>,
    pub facility_id: Option<Uuid>,
    pub has_changed_facts: Option<bool>,
    pub arrived_from: Option<Date>,
    pub arrived_to: Option<Date>,
}

impl SortBy for Detention {
    type Column = Column;

    const FIELDS: &'static [(&'static str, Column)] = &[
        ("arrived_at", Column::ArrivedAt),
        ("free_until", Column::FreeUntil),
        ("dwell_minutes", Column::DwellMinutes),
        ("billable_minutes", Column::BillableMinutes),
        ("amount_cents", Column::AmountCents),
    ];
    const DEFAULT: &'static str = "-arrived_at";
}

pub(super) async fn list(
    db: &Db,
    company_id: Uuid,
    filter: &Filter,
    params: &PageParams<Detention>,
    now: Timestamp,
) -> Result<DetentionPage, ApiError> {
    let select = filtered(company_id, filter);
    let page = page(db, select, params, Column::Id).await?;
    let around = Around::of(db, company_id, &page.rows).await?;
    let shown = page.rows.into_iter().map(|row| around.show(row, now).map(|standing| standing.shown));
    Ok(DetentionPage {
        items: shown.collect::<Result<_, _>>()?,
        next_cursor: page.next_cursor,
        total_count: page.total_count,
    })
}

/// The company's waits that pass the filter. The report sums the same rows.
pub(super) fn filtered(company_id: Uuid, filter: &Filter) -> Select<Entity> {
    let all = Condition::all()
        .add(filter.status.on(Column::Status))
        .add_option(filter.load_id.map(|id| Column::LoadId.eq(id)))
        .add_option(filter.customer_id.map(|id| Column::CustomerId.eq(id)))
        .add_option(filter.facility_id.map(|id| Column::FacilityId.eq(id)))
        .add_option(filter.has_changed_facts.map(|has_changed| Column::HasChangedFacts.eq(has_changed)))
        .add_option(filter.arrived_from.map(|day| Column::ArrivedOn.gte(day)))
        .add_option(filter.arrived_to.map(|day| Column::ArrivedOn.lte(day)))
        .add_option(search_words(filter.q.as_deref()).map(|q| matching(company_id, &q)));
    Entity::owned_by(company_id).filter(all)
}

/// Part of the load's number or reference, or of the customer's or facility's name.
fn matching(company_id: Uuid, q: &str) -> Condition {
    macro_rules! ids {
        ($entity:ident, $matches:expr) => {
            $entity::Entity::owned_by(company_id)
                .filter($matches)
                .select_only()
                .column($entity::Column::Id)
                .into_query()
        };
    }
    let numbers = Condition::any()
        .add(contains(load::Column::Number, &q.to_uppercase()))
        .add(contains(load::Column::CustomerReferenceFolded, q));
    Condition::any()
        .add(Column::LoadId.in_subquery(ids!(load, numbers)))
        .add(Column::CustomerId.in_subquery(ids!(customer, contains(customer::Column::NameFolded, q))))
        .add(Column::FacilityId.in_subquery(ids!(facility, contains(facility::Column::NameFolded, q))))
}
