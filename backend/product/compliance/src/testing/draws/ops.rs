//! The verbs of draws.

use haul_api::{
    ApiError, AppContext, Change, Invalid, SortBy, Write,
    authz::Actor,
    by_ids,
    paging::{Page, PageParams, page},
    today_at_company,
};
use haul_db::{Fetch, unique_violation};
use haul_entity::{
    Owned,
    compliance::{
        drug_alcohol_test,
        random_draw::{Column, Entity, Model},
        random_selection,
    },
    fleet::driver,
};
use haul_types::{Date, DrugAlcoholResult, ErrorCode, RandomSelectionStatus, TestSubstance};
use sea_orm::{ActiveModelTrait, ColumnTrait, DbErr, IntoActiveModel, QueryFilter, QueryOrder, QuerySelect, Set};
use uuid::Uuid;

use super::{
    numbers::{LEAST_ALCOHOL_PERCENT, LEAST_DRUGS_PERCENT, Period, period_of, to_draw},
    present::{bound_to, open_seed, pool_of, present, status},
    proof,
    selection::{commitment, draw, new_seed},
    views::{RandomDraw, RandomDrawCreate, RandomDrawPage, RandomDrawProof},
};
use crate::testing::{
    program::covered,
    results::{DrugAlcoholTest, order_random},
};

/// Enough for a holiday or an illness in most periods.
const USUAL_ALTERNATES: i32 = 2;

impl SortBy for RandomDraw {
    type Column = Column;

    const FIELDS: &'static [(&'static str, Column)] = &[("period_starts_on", Column::PeriodStartsOn)];
    const DEFAULT: &'static str = "-period_starts_on";
}

pub async fn list(
    ctx: &AppContext,
    actor: &Actor,
    params: &PageParams<RandomDraw>,
) -> Result<RandomDrawPage, ApiError> {
    let db = ctx.db_of(actor);
    let found = page(&db, Entity::owned_by(actor.company_id), params, Column::Id).await?;
    let rows = present(ctx, &db, actor.company_id, found.rows).await?;
    Ok(Page { rows, next_cursor: found.next_cursor, total_count: found.total_count }.into())
}

pub async fn read(ctx: &AppContext, actor: &Actor, id: Uuid) -> Result<RandomDraw, ApiError> {
    let db = ctx.db_of(actor);
    let row = Entity::find_owned(actor.company_id, id).fetch_optional(&db).await?.ok_or_else(ApiError::not_found)?;
    present(ctx, &db, actor.company_id, vec![row]).await?.pop().ok_or_else(ApiError::not_found)
}

async fn shown(write: &Write, row: Model) -> Result<RandomDraw, ApiError> {
    let found = present(&write.ctx, &write.seen(), write.company_id(), vec![row]).await?;
    found.into_iter().next().ok_or_else(ApiError::not_found)
}

/// The pool is the whole company's, so people limited to terminals can't draw.
fn require_everything(write: &Write) -> Result<(), ApiError> {
    match write.actor.terminals {
        None => Ok(()),
        Some(_) => Err(ApiError::new(
            ErrorCode::AllTerminalsNeeded,
            "A draw is of the whole company. Ask an Admin who sees all terminals.",
        )),
    }
}

fn exists() -> ApiError {
    ApiError::new(ErrorCode::RandomDrawExists, "There is a draw for this period already.")
}

pub async fn create(write: &mut Write, input: RandomDrawCreate) -> Result<RandomDraw, ApiError> {
    require_everything(write)?;
    let company_id = write.company_id();
    // Two people who draw at the same time take turns.
    write.lock_company().await?;
    let today = today_at_company(write.tx(), company_id, write.now).await?;
    let on = input.period_on.unwrap_or(today);
    let period = period_of(input.cycle, on).filter(|period| period.starts_on <= today && today <= period.ends_on);
    let Some(period) = period else {
        return Err(
            Invalid::field("period_on", "This is not the current period. A draw is made during its period.").into()
        );
    };
    let overlapping = Entity::owned_by(company_id)
        .filter(Column::PeriodStartsOn.lte(period.ends_on))
        .filter(Column::PeriodEndsOn.gte(period.starts_on));
    if overlapping.fetch_optional(write.tx()).await?.is_some() {
        return Err(exists());
    }
    let drivers = covered(company_id).order_by_asc(driver::Column::Id).fetch_all(write.tx()).await?;
    let pool: Vec<Uuid> = drivers.iter().map(|row| row.id).collect();
    let row = drawn(write, &input, period, &pool).await?;
    let seed = open_seed(&*write.ctx.sealing, &row)?;
    let tested = row.drugs_count.max(row.alcohol_count);
    let wanted = usize::try_from(tested + row.alternate_count).unwrap_or_default();
    for (rank, driver_id) in (1..).zip(draw(&seed, &pool, wanted)) {
        select(write, &row, rank, driver_id, today).await?;
    }
    let period_words = format!("{} to {}", row.period_starts_on.words(), row.period_ends_on.words());
    // In the chain of the audit log, so that the seed can't be exchanged together with its commitment.
    let commitment = Some(row.seed_commitment.clone());
    let fixed = Change { field: "seed_commitment".to_owned(), from: None, to: commitment };
    write.record("random_draw.drawn", "random_draw", row.id, period_words, vec![fixed]);
    shown(write, row).await
}

/// Fixes the pool, the numbers and the seed of a draw.
async fn drawn(write: &Write, input: &RandomDrawCreate, period: Period, pool: &[Uuid]) -> Result<Model, ApiError> {
    let (id, company_id) = (write.new_id(), write.company_id());
    let drugs_percent = input.drugs_percent.unwrap_or(LEAST_DRUGS_PERCENT);
    let alcohol_percent = input.alcohol_percent.unwrap_or(LEAST_ALCOHOL_PERCENT);
    let (drugs_done, alcohol_done) = of_year(write, period.starts_on).await?;
    let count = |percent: i32, done: u64| {
        i32::try_from(to_draw(pool.len() as u64, percent, done, period.left)).unwrap_or(i32::MAX)
    };
    let seed = new_seed().map_err(ApiError::internal)?;
    let sealed = write.ctx.sealing.seal(&seed, &bound_to(company_id, id)).map_err(ApiError::internal)?;
    let row = Model {
        id,
        company_id,
        cycle: input.cycle,
        period_starts_on: period.starts_on,
        period_ends_on: period.ends_on,
        drugs_percent,
        alcohol_percent,
        drugs_count: count(drugs_percent, drugs_done),
        alcohol_count: count(alcohol_percent, alcohol_done),
        alternate_count: input.alternate_count.unwrap_or(USUAL_ALTERNATES),
        pool: serde_json::to_value(pool).map_err(ApiError::internal)?,
        seed_sealed: sealed,
        seed_commitment: commitment(&seed),
        disclosed_at: None,
        drawn_by: write.actor.name.clone(),
        created_at: write.now,
        updated_at: write.now,
    };
    let refused = |error: DbErr| match unique_violation(&error) {
        Some("random_draw_period_key") => exists(),
        _ => error.into(),
    };
    row.into_active_model().reset_all().insert(write.tx()).await.map_err(refused)
}

/// Drivers drawn for drugs and for alcohol in the same year, without those who were excused.
async fn of_year(write: &Write, day: Date) -> Result<(u64, u64), ApiError> {
    let company_id = write.company_id();
    let (Some(first), Some(last)) = (Date::new(day.year(), 1, 1), Date::new(day.year(), 12, 31)) else {
        return Ok((0, 0));
    };
    let draws = Entity::owned_by(company_id).filter(Column::PeriodStartsOn.between(first, last));
    let ids: Vec<Uuid> = draws.fetch_all(write.tx()).await?.into_iter().map(|row: Model| row.id).collect();
    if ids.is_empty() {
        return Ok((0, 0));
    }
    let selected = random_selection::Entity::owned_by(company_id)
        .filter(random_selection::Column::RandomDrawId.is_in(ids))
        .filter(random_selection::Column::IsAlternate.eq(false))
        .filter(random_selection::Column::ExcusedReason.is_null())
        .fetch_all(write.tx())
        .await?;
    let test_ids = selected.iter().filter_map(|row| row.drug_alcohol_test_id).collect::<Vec<Uuid>>();
    let tests = drug_alcohol_test::Entity::owned_by(company_id);
    let tests = by_ids(write.tx(), tests, drug_alcohol_test::Column::Id, test_ids).await?;
    // A canceled test counts as none.
    let counts = |row: &&random_selection::Model| {
        let test = row.drug_alcohol_test_id.and_then(|id| tests.get(&id));
        test.is_some_and(|test| test.archived_at.is_none() && test.result != Some(DrugAlcoholResult::Cancelled))
    };
    let count =
        |is: fn(&random_selection::Model) -> bool| selected.iter().filter(counts).filter(|row| is(row)).count() as u64;
    Ok((count(|row| row.takes_drugs), count(|row| row.takes_alcohol)))
}

/// Those drawn first are tested for what is needed more; an alternate's tests are known once it is called up.
async fn select(write: &mut Write, of: &Model, rank: i32, driver_id: Uuid, today: Date) -> Result<(), ApiError> {
    let (takes_drugs, takes_alcohol) = (rank <= of.drugs_count, rank <= of.alcohol_count);
    let mut row = random_selection::Model {
        id: write.new_id(),
        company_id: write.company_id(),
        random_draw_id: of.id,
        driver_id,
        rank,
        is_alternate: !takes_drugs && !takes_alcohol,
        takes_drugs,
        takes_alcohol,
        notified_on: None,
        excused_reason: None,
        drug_alcohol_test_id: None,
        created_at: write.now,
        updated_at: write.now,
    };
    if let Some(substance) = substance(takes_drugs, takes_alcohol) {
        row.drug_alcohol_test_id = Some(order_random(write, driver_id, substance, today).await?.id);
    }
    row.into_active_model().reset_all().insert(write.tx()).await?;
    Ok(())
}

fn substance(takes_drugs: bool, takes_alcohol: bool) -> Option<TestSubstance> {
    match (takes_drugs, takes_alcohol) {
        (true, true) => Some(TestSubstance::Both),
        (true, false) => Some(TestSubstance::Drugs),
        (false, true) => Some(TestSubstance::Alcohol),
        (false, false) => None,
    }
}

/// A selection that is still open, its draw and its test, locked until the write ends.
async fn open_selection(
    write: &Write,
    id: Uuid,
) -> Result<(random_selection::Model, Model, Option<drug_alcohol_test::Model>), ApiError> {
    let found = random_selection::Entity::find_owned(write.company_id(), id).fetch_optional(write.tx()).await?;
    let found = found.ok_or_else(ApiError::not_found)?;
    // The draw first: two people who work on it take turns.
    let of = write.find_for_update::<Entity>(found.random_draw_id).await?.ok_or_else(ApiError::not_found)?;
    let row = write.find_for_update::<random_selection::Entity>(id).await?.ok_or_else(ApiError::not_found)?;
    let test = match row.drug_alcohol_test_id {
        Some(id) => write.find_for_update::<drug_alcohol_test::Entity>(id).await?,
        None => None,
    };
    match status(&row, test.as_ref()) {
        RandomSelectionStatus::Selected | RandomSelectionStatus::Notified => Ok((row, of, test)),
        _ => Err(ApiError::new(
            ErrorCode::RandomSelectionClosed,
            "This driver was excused, has been tested, or is an alternate who was not called up.",
        )),
    }
}

pub async fn notify(write: &mut Write, id: Uuid, notified_on: Option<Date>) -> Result<RandomDraw, ApiError> {
    let (row, of, _) = open_selection(write, id).await?;
    let today = today_at_company(write.tx(), write.company_id(), write.now).await?;
    let day = notified_on.unwrap_or(today);
    let drawn_on = of.created_at.date().min(today);
    let is_possible = day <= today && day >= drawn_on.minus_days(1);
    if !is_possible {
        return Err(Invalid::field("notified_on", "This day is before the draw or in the future.").into());
    }
    let rank = row.rank;
    let mut row = row.into_active_model();
    (row.notified_on, row.updated_at) = (Set(Some(day)), Set(write.now));
    row.update(write.tx()).await?;
    record(write, &of, "notified", rank, None);
    shown(write, of).await
}

/// Excuses a driver, whose order is archived, and calls up the next alternate.
pub async fn excuse(write: &mut Write, id: Uuid, reason: &str) -> Result<RandomDraw, ApiError> {
    let mut invalid = Invalid::default();
    let reason = invalid.text("reason", reason, 200);
    invalid.finish()?;
    let (row, of, test) = open_selection(write, id).await?;
    if let Some(test) = test {
        write.set_archived::<DrugAlcoholTest>(test, true).await?;
    }
    let (rank, takes) = (row.rank, (row.takes_drugs, row.takes_alcohol));
    let mut row = row.into_active_model();
    (row.excused_reason, row.updated_at) = (Set(Some(reason.clone())), Set(write.now));
    row.update(write.tx()).await?;
    call_up(write, &of, takes).await?;
    record(write, &of, "excused", rank, Some(reason));
    shown(write, of).await
}

async fn call_up(write: &mut Write, of: &Model, (takes_drugs, takes_alcohol): (bool, bool)) -> Result<(), ApiError> {
    let next = random_selection::Entity::owned_by(write.company_id())
        .filter(random_selection::Column::RandomDrawId.eq(of.id))
        .filter(random_selection::Column::IsAlternate.eq(true))
        .order_by_asc(random_selection::Column::Rank)
        .limit(1)
        .lock_exclusive()
        .fetch_optional(write.tx())
        .await?;
    let (Some(next), Some(substance)) = (next, substance(takes_drugs, takes_alcohol)) else { return Ok(()) };
    let today = today_at_company(write.tx(), write.company_id(), write.now).await?;
    let test = order_random(write, next.driver_id, substance, today).await?;
    let rank = next.rank;
    let mut row = next.into_active_model();
    row.is_alternate = Set(false);
    (row.takes_drugs, row.takes_alcohol) = (Set(takes_drugs), Set(takes_alcohol));
    row.drug_alcohol_test_id = Set(Some(test.id));
    row.updated_at = Set(write.now);
    row.update(write.tx()).await?;
    record(write, of, "called_up", rank, None);
    Ok(())
}

fn record(write: &mut Write, of: &Model, verb: &str, rank: i32, reason: Option<String>) {
    let place = Some(Change { field: "rank".to_owned(), from: None, to: Some(rank.to_string()) });
    let reason = reason.map(|reason| Change { field: "reason".to_owned(), from: None, to: Some(reason) });
    let period = format!("{} to {}", of.period_starts_on.words(), of.period_ends_on.words());
    let changes = place.into_iter().chain(reason).collect();
    write.record(format!("random_draw.{verb}"), "random_draw", of.id, period, changes);
}

/// Disclosing twice changes nothing.
pub async fn disclose(write: &mut Write, id: Uuid) -> Result<RandomDraw, ApiError> {
    require_everything(write)?;
    let row = write.find_for_update::<Entity>(id).await?.ok_or_else(ApiError::not_found)?;
    if row.disclosed_at.is_some() {
        return shown(write, row).await;
    }
    let period = format!("{} to {}", row.period_starts_on.words(), row.period_ends_on.words());
    let mut change = row.into_active_model();
    (change.disclosed_at, change.updated_at) = (Set(Some(write.now)), Set(write.now));
    let row = change.update(write.tx()).await?;
    write.record("random_draw.disclosed", "random_draw", id, period, Vec::new());
    shown(write, row).await
}

/// Repeats a draw from its seed, and explains it.
pub async fn verify(ctx: &AppContext, actor: &Actor, id: Uuid) -> Result<RandomDrawProof, ApiError> {
    if actor.terminals.is_some() {
        return Err(ApiError::new(
            ErrorCode::AllTerminalsNeeded,
            "The explanation names the drivers of every terminal, and you see only some. Ask someone who sees them all.",
        ));
    }
    let db = ctx.db_of(actor);
    let row = Entity::find_owned(actor.company_id, id).fetch_optional(&db).await?.ok_or_else(ApiError::not_found)?;
    let seed = open_seed(&*ctx.sealing, &row)?;
    let pool = pool_of(&row)?;
    let selected = random_selection::Entity::owned_by(actor.company_id)
        .filter(random_selection::Column::RandomDrawId.eq(id))
        .order_by_asc(random_selection::Column::Rank)
        .fetch_all(&db)
        .await?;
    let recorded: Vec<Uuid> = selected.iter().map(|row| row.driver_id).collect();
    let wanted = usize::try_from(row.drugs_count.max(row.alcohol_count) + row.alternate_count).unwrap_or_default();
    let is_reproduced = draw(&seed, &pool, wanted) == recorded;
    let is_seed_genuine = commitment(&seed) == row.seed_commitment;
    Ok(RandomDrawProof {
        is_seed_genuine,
        is_reproduced,
        file_name: format!("random-draw-{}.txt", row.period_starts_on),
        explanation: proof::explain(&row, &pool, &recorded, row.disclosed_at.map(|_| &seed)),
    })
}
