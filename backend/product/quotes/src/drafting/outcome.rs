//! What the load of a quote earned, beside what was quoted.

use haul_db::{Connection, Fetch};
use haul_entity::{
    Owned,
    loads::load,
    quotes::{cost_model, quote},
};
use haul_types::{LoadStatus, Miles, percent};
use sea_orm::DbErr;

use crate::{
    pricing::{
        margin::{Costs, Trip, cost},
        settings::costs_of,
    },
    record::views::{QuoteEstimate, QuoteOutcome},
};

/// None before the delivery, without a cost model, or while the load's miles are unknown.
pub async fn outcome_of(
    db: &impl Connection,
    quote: &quote::Model,
    load: &load::Model,
    estimate: Option<&QuoteEstimate>,
) -> Result<Option<QuoteOutcome>, DbErr> {
    if load.status != LoadStatus::Delivered {
        return Ok(None);
    }
    let Some(model) = cost_model::Entity::owned_by(quote.company_id).fetch_optional(db).await? else { return Ok(None) };
    let Some(earned) = earned(&costs_of(&model), load, quote.tolls_cents) else { return Ok(None) };
    Ok(Some(QuoteOutcome {
        total_cents: load.total_cents,
        difference_cents: load.total_cents.saturating_sub(quote.total_cents),
        loaded_miles: earned.trip.loaded.to_string(),
        empty_miles: earned.trip.empty.to_string(),
        cost_cents: earned.cost_cents,
        margin_cents: earned.margin_cents,
        margin_percent: percent(earned.margin_cents, load.total_cents),
        quoted_margin_percent: estimate.and_then(|estimate| estimate.margin_percent.clone()),
    }))
}

/// A delivered load's cost and margin.
pub struct Earned {
    pub trip: Trip,
    pub cost_cents: i64,
    pub margin_cents: i64,
}

/// By the miles that the load has on record, and the tolls that were looked up for its quote.
pub fn earned(costs: &Costs, load: &load::Model, tolls_cents: Option<i64>) -> Option<Earned> {
    let trip = Trip {
        loaded: Miles::from_tenths(load.loaded_miles_tenths?),
        empty: Miles::from_tenths(load.empty_miles_tenths.unwrap_or_default()),
        tolls_cents,
    };
    let cost_cents = cost(costs, trip)?.total_cents();
    Some(Earned { trip, cost_cents, margin_cents: load.total_cents.saturating_sub(cost_cents) })
}
