//! Draws as the API shows them.

use std::collections::HashMap;

use haul_api::{ApiError, AppContext, by_ids};
use haul_db::{Connection, Fetch};
use haul_entity::{
    Owned,
    compliance::{drug_alcohol_test, random_draw, random_selection},
};
use haul_ports::Sealing;
use haul_types::{DrugAlcoholTestState, RandomSelectionStatus};
use sea_orm::{ColumnTrait, QueryFilter, QueryOrder};
use uuid::Uuid;

use super::{
    selection::{SEED_BYTES, Seed},
    views::{RandomDraw, RandomSelection},
};
use crate::subject::driver_names;
use crate::testing::results::state_of;

pub async fn present(
    ctx: &AppContext,
    db: &impl Connection,
    company_id: Uuid,
    rows: Vec<random_draw::Model>,
) -> Result<Vec<RandomDraw>, ApiError> {
    if rows.is_empty() {
        return Ok(Vec::new());
    }
    let selected = random_selection::Entity::owned_by(company_id)
        .filter(random_selection::Column::RandomDrawId.is_in(rows.iter().map(|row| row.id)))
        .order_by_asc(random_selection::Column::Rank)
        .fetch_all(db)
        .await?;
    let names = driver_names(db, company_id, selected.iter().map(|row| row.driver_id)).await?;
    let tests = drug_alcohol_test::Entity::owned_by(company_id);
    let test_ids = selected.iter().filter_map(|row| row.drug_alcohol_test_id);
    let tests = by_ids(db, tests, drug_alcohol_test::Column::Id, test_ids).await?;
    let mut of_draws: HashMap<Uuid, Vec<RandomSelection>> = HashMap::new();
    for row in selected {
        let test = row.drug_alcohol_test_id.and_then(|id| tests.get(&id));
        let name = names.get(&row.driver_id).cloned().unwrap_or_default();
        of_draws.entry(row.random_draw_id).or_default().push(selection(row, name, test));
    }
    rows.into_iter()
        .map(|row| {
            let selections = of_draws.remove(&row.id).unwrap_or_default();
            shown(&*ctx.sealing, row, selections)
        })
        .collect()
}

fn selection(
    row: random_selection::Model,
    driver_name: String,
    test: Option<&drug_alcohol_test::Model>,
) -> RandomSelection {
    RandomSelection {
        status: status(&row, test),
        driver_name,
        id: row.id,
        driver_id: row.driver_id,
        rank: row.rank,
        takes_drugs: row.takes_drugs,
        takes_alcohol: row.takes_alcohol,
        notified_on: row.notified_on,
        excused_reason: row.excused_reason,
        drug_alcohol_test_id: row.drug_alcohol_test_id,
    }
}

/// How far the test of a selection is.
pub fn status(row: &random_selection::Model, test: Option<&drug_alcohol_test::Model>) -> RandomSelectionStatus {
    let is_taken = test.is_some_and(|test| state_of(test) != DrugAlcoholTestState::Ordered);
    if row.excused_reason.is_some() {
        RandomSelectionStatus::Excused
    } else if row.is_alternate {
        RandomSelectionStatus::Alternate
    } else if is_taken {
        RandomSelectionStatus::Collected
    } else if row.notified_on.is_some() {
        RandomSelectionStatus::Notified
    } else {
        RandomSelectionStatus::Selected
    }
}

fn shown(
    sealing: &dyn Sealing,
    row: random_draw::Model,
    selections: Vec<RandomSelection>,
) -> Result<RandomDraw, ApiError> {
    let seed = row.disclosed_at.map(|_| open_seed(sealing, &row)).transpose()?;
    Ok(RandomDraw {
        pool_count: pool_of(&row)?.len() as u64,
        seed: seed.map(hex::encode),
        selections,
        id: row.id,
        cycle: row.cycle,
        period_starts_on: row.period_starts_on,
        period_ends_on: row.period_ends_on,
        drugs_percent: row.drugs_percent,
        alcohol_percent: row.alcohol_percent,
        drugs_count: row.drugs_count,
        alcohol_count: row.alcohol_count,
        alternate_count: row.alternate_count,
        seed_commitment: row.seed_commitment,
        disclosed_at: row.disclosed_at,
        drawn_by: row.drawn_by,
        created_at: row.created_at,
    })
}

pub fn pool_of(row: &random_draw::Model) -> Result<Vec<Uuid>, ApiError> {
    serde_json::from_value(row.pool.clone()).map_err(ApiError::internal)
}

/// Binds a sealed seed to its draw.
pub fn bound_to(company_id: Uuid, id: Uuid) -> String {
    format!("random_draw.seed.{company_id}.{id}")
}

pub fn open_seed(sealing: &dyn Sealing, row: &random_draw::Model) -> Result<Seed, ApiError> {
    let opened = sealing.open(&row.seed_sealed, &bound_to(row.company_id, row.id)).map_err(ApiError::internal)?;
    let wrong = |found: Vec<u8>| ApiError::internal(format!("a seed of {} bytes, not {SEED_BYTES}", found.len()));
    Seed::try_from(opened).map_err(wrong)
}
