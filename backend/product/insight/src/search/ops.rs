//! The queries of search, one for each kind of record that the actor may see.

use chrono::{DateTime, Utc};
use haul_api::{
    ApiError, Invalid,
    authz::{Actor, Permission},
    contains,
};
use haul_db::Db;
use haul_entity::{
    Owned,
    fleet::{driver, trailer, truck},
    loads::load,
    partners::{customer, facility},
    quotes::quote,
};
use haul_types::folded;
use sea_orm::{ColumnTrait, QueryFilter, QueryOrder, QuerySelect, sea_query::ExprTrait};
use uuid::Uuid;

use super::views::{SearchHit, SearchKind, SearchResults};

/// One letter finds everything and helps nobody.
const MIN_LENGTH: usize = 2;
/// What fits under a search box.
const HITS_OF_A_KIND: u64 = 5;

pub async fn search(db: &Db, actor: &Actor, q: &str, now: DateTime<Utc>) -> Result<SearchResults, ApiError> {
    let q = folded(q);
    if q.chars().count() < MIN_LENGTH {
        return Err(Invalid::field("q", "Enter two letters at least.").into());
    }
    let company_id = actor.company_id;
    let mut items = Vec::new();
    if actor.may(Permission::LoadsRead) {
        items.extend(loads(db, company_id, &q, now).await?);
    }
    if actor.may(Permission::QuotesRead) {
        items.extend(quotes(db, company_id, &q).await?);
    }
    if actor.may(Permission::DriversRead) {
        items.extend(drivers(db, company_id, &q).await?);
    }
    if actor.may(Permission::TrucksRead) {
        items.extend(trucks(db, company_id, &q).await?);
    }
    if actor.may(Permission::TrailersRead) {
        items.extend(trailers(db, company_id, &q).await?);
    }
    if actor.may(Permission::CustomersRead) {
        items.extend(customers(db, company_id, &q).await?);
    }
    if actor.may(Permission::FacilitiesRead) {
        items.extend(facilities(db, company_id, &q).await?);
    }
    Ok(SearchResults { items })
}

fn hit(kind: SearchKind, id: Uuid, title: String, subtitle: Option<String>) -> SearchHit {
    let path = match kind {
        SearchKind::Load => format!("/apps/loads/{id}"),
        SearchKind::Quote => format!("/apps/quotation/{id}"),
        SearchKind::Driver => format!("/apps/safety/drivers?driver={id}"),
        SearchKind::Truck => format!("/apps/safety/trucks?truck={id}"),
        SearchKind::Trailer => format!("/apps/safety/trucks?trailer={id}"),
        SearchKind::Customer => format!("/apps/customers?customer={id}"),
        SearchKind::Facility => format!("/apps/facilities?facility={id}"),
    };
    SearchHit { kind, id, title, subtitle, path }
}

async fn loads(db: &Db, company_id: Uuid, q: &str, now: DateTime<Utc>) -> Result<Vec<SearchHit>, ApiError> {
    let filter = haul_loads::Filter { q: Some(q.to_owned()), ..haul_loads::Filter::default() };
    let select = haul_loads::filtered(company_id, &filter, now)?;
    let rows = select.order_by_desc(load::Column::PickupAt).limit(HITS_OF_A_KIND).all(db).await?;
    let found = haul_loads::summaries(db, company_id, rows, now).await?;
    let shown = found.into_iter().map(|load| {
        let way = format!(
            "{}, {} → {}, {}",
            load.origin.city, load.origin.state, load.destination.city, load.destination.state
        );
        hit(SearchKind::Load, load.id, format!("Load {}", load.number), Some(format!("{} · {way}", load.customer.name)))
    });
    Ok(shown.collect())
}

async fn quotes(db: &Db, company_id: Uuid, q: &str) -> Result<Vec<SearchHit>, ApiError> {
    let filter = haul_quotes::Filter { q: Some(q.to_owned()), ..haul_quotes::Filter::default() };
    let select = haul_quotes::filtered(company_id, &filter)?;
    let rows = select.order_by_desc(quote::Column::CreatedAt).limit(HITS_OF_A_KIND).all(db).await?;
    let found = haul_quotes::summaries(db, company_id, rows).await?;
    let shown = found.into_iter().map(|quote| {
        let party = quote.customer.map(|customer| customer.name).or(quote.prospect_name).unwrap_or_default();
        let (from, to) = (quote.origin, quote.destination);
        let way = format!("{}, {} → {}, {}", from.city, from.state, to.city, to.state);
        hit(SearchKind::Quote, quote.id, format!("Quote {}", quote.number), Some(format!("{party} · {way}")))
    });
    Ok(shown.collect())
}

async fn drivers(db: &Db, company_id: Uuid, q: &str) -> Result<Vec<SearchHit>, ApiError> {
    use driver::{Column, Entity};
    let rows = Entity::owned_by(company_id)
        .filter(Column::ArchivedAt.is_null())
        .filter(contains(Column::FullNameFolded, q).or(contains(Column::Code, &q.to_uppercase())))
        .order_by_asc(Column::LastNameFolded)
        .limit(HITS_OF_A_KIND)
        .all(db)
        .await?;
    let shown = rows
        .into_iter()
        .map(|row| hit(SearchKind::Driver, row.id, format!("{} {}", row.first_name, row.last_name), row.phone));
    Ok(shown.collect())
}

async fn trucks(db: &Db, company_id: Uuid, q: &str) -> Result<Vec<SearchHit>, ApiError> {
    use truck::{Column, Entity};
    let rows = Entity::owned_by(company_id)
        .filter(Column::ArchivedAt.is_null())
        .filter(contains(Column::UnitNumberFolded, q).or(contains(Column::Vin, &q.to_uppercase())))
        .order_by_asc(Column::UnitNumberFolded)
        .limit(HITS_OF_A_KIND)
        .all(db)
        .await?;
    let shown = rows.into_iter().map(|row| {
        let subtitle = described(row.year, row.make, row.model);
        hit(SearchKind::Truck, row.id, format!("Truck {}", row.unit_number), subtitle)
    });
    Ok(shown.collect())
}

async fn trailers(db: &Db, company_id: Uuid, q: &str) -> Result<Vec<SearchHit>, ApiError> {
    use trailer::{Column, Entity};
    let rows = Entity::owned_by(company_id)
        .filter(Column::ArchivedAt.is_null())
        .filter(contains(Column::UnitNumberFolded, q).or(contains(Column::Vin, &q.to_uppercase())))
        .order_by_asc(Column::UnitNumberFolded)
        .limit(HITS_OF_A_KIND)
        .all(db)
        .await?;
    let shown = rows.into_iter().map(|row| {
        let subtitle = described(row.year, row.make, row.model);
        hit(SearchKind::Trailer, row.id, format!("Trailer {}", row.unit_number), subtitle)
    });
    Ok(shown.collect())
}

async fn customers(db: &Db, company_id: Uuid, q: &str) -> Result<Vec<SearchHit>, ApiError> {
    use customer::{Column, Entity};
    let rows = Entity::owned_by(company_id)
        .filter(Column::ArchivedAt.is_null())
        .filter(contains(Column::NameFolded, q))
        .order_by_asc(Column::NameFolded)
        .limit(HITS_OF_A_KIND)
        .all(db)
        .await?;
    Ok(rows.into_iter().map(|row| hit(SearchKind::Customer, row.id, row.name, row.email)).collect())
}

async fn facilities(db: &Db, company_id: Uuid, q: &str) -> Result<Vec<SearchHit>, ApiError> {
    use facility::{Column, Entity};
    let rows = Entity::owned_by(company_id)
        .filter(Column::ArchivedAt.is_null())
        .filter(contains(Column::NameFolded, q).or(contains(Column::CityFolded, q)))
        .order_by_asc(Column::NameFolded)
        .limit(HITS_OF_A_KIND)
        .all(db)
        .await?;
    let shown = rows.into_iter().map(|row| {
        let city = row.address.get("city").and_then(|city| city.as_str()).map(|city| format!("{city}, {}", row.state));
        hit(SearchKind::Facility, row.id, row.name, city)
    });
    Ok(shown.collect())
}

fn described(year: Option<i32>, make: Option<String>, model: Option<String>) -> Option<String> {
    let parts: Vec<String> = year.map(|year| year.to_string()).into_iter().chain(make).chain(model).collect();
    (!parts.is_empty()).then(|| parts.join(" "))
}
