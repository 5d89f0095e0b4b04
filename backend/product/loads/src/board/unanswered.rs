//! Trips that their drivers declined or have not answered, the next pickup first.

use haul_api::{
    ApiError,
    paging::{PageParams, page},
};
use haul_db::Db;
use haul_entity::{
    Owned,
    loads::{leg, load},
};
use haul_types::{Acknowledgement, LoadStatus, Timestamp};
use sea_orm::{ColumnTrait, Condition, QueryFilter, QuerySelect, QueryTrait};
use uuid::Uuid;

use super::{
    cards::cards_of,
    views::{BoardLeg, UnansweredLegPage},
};
use crate::{Filter, filtered};

/// What a driver still owes an answer for, or answered with no.
const WAITING: [Acknowledgement; 2] = [Acknowledgement::Pending, Acknowledgement::Declined];

pub async fn list(
    db: &Db,
    company_id: Uuid,
    filter: &Filter,
    params: &PageParams<BoardLeg>,
    now: Timestamp,
) -> Result<UnansweredLegPage, ApiError> {
    let declined = leg::Entity::owned_by(company_id)
        .filter(leg::Column::Acknowledgement.eq(Acknowledgement::Declined))
        .select_only()
        .column(leg::Column::LoadId)
        .into_query();
    let filter = Filter { status: LoadStatus::TO_MOVE.to_vec().into(), ..filter.clone() };
    // A driver who is at a stop has answered by driving; the load knows.
    let is_waiting =
        Condition::any().add(load::Column::UnansweredSince.is_not_null()).add(load::Column::Id.in_subquery(declined));
    let select = filtered(company_id, &filter, now).filter(is_waiting);
    let page = page(db, select, params, load::Column::Id).await?;
    let (cards, _) = cards_of(db, company_id, page.rows, now).await?;
    // A leg that is driven no longer needs an answer.
    let is_waiting = |leg: &leg::Model| WAITING.contains(&leg.acknowledgement);
    let items = cards.into_iter().filter(|card| is_waiting(&card.leg) && !card.is_driven).map(|card| card.shown);
    Ok(UnansweredLegPage { items: items.collect(), next_cursor: page.next_cursor, total_count: page.total_count })
}
