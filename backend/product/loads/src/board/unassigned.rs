//! The lane above the rows: legs without a driver or a truck and declined ones, the next pickup first.

use haul_api::{
    ApiError, SortBy,
    paging::{PageParams, page},
};
use haul_db::Db;
use haul_entity::loads::{leg, load};
use haul_types::{Acknowledgement, Timestamp};
use uuid::Uuid;

use super::{
    cards::cards_of,
    views::{BoardLeg, UnassignedLegPage},
};
use crate::{Filter, filtered};

impl SortBy for BoardLeg {
    type Column = load::Column;

    const FIELDS: &'static [(&'static str, load::Column)] =
        &[("pickup_at", load::Column::PickupAt), ("number", load::Column::NumberSequence)];
    const DEFAULT: &'static str = "pickup_at";
}

pub async fn list(
    db: &Db,
    company_id: Uuid,
    filter: &Filter,
    params: &PageParams<BoardLeg>,
    now: Timestamp,
) -> Result<UnassignedLegPage, ApiError> {
    let filter = Filter { is_unassigned: Some(true), ..filter.clone() };
    let select = filtered(company_id, &filter, now);
    let page = page(db, select, params, load::Column::Id).await?;
    let (cards, _) = cards_of(db, company_id, page.rows, now).await?;
    let is_declined = |leg: &leg::Model| leg.acknowledgement == Acknowledgement::Declined;
    let is_open = |leg: &leg::Model| leg.driver_id.is_none() || leg.truck_id.is_none() || is_declined(leg);
    let items = cards.into_iter().filter(|card| is_open(&card.leg)).map(|card| card.shown).collect();
    Ok(UnassignedLegPage { items, next_cursor: page.next_cursor, total_count: page.total_count })
}
