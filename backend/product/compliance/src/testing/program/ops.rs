//! Reading the program.

use haul_api::{ApiError, contains, zone_of_company};
use haul_db::{Connection, Fetch};
use haul_entity::{Archivable, Owned, compliance::drug_alcohol_test, fleet::driver};
use haul_types::{
    Date, DriverStatus, DrugAlcoholResult, DrugAlcoholTestKind, DrugAlcoholTestState, NamedRef, Timestamp, folded,
};
use sea_orm::{ColumnTrait, QueryFilter, QueryOrder, QuerySelect, QueryTrait, Select, sea_query::SelectStatement};
use uuid::Uuid;

use super::views::{DriverProhibition, FollowUpPlan, TestedDriver, TestingProgram};
use crate::testing::{
    results::state_of,
    standing::{OnRecord, on_record, standing},
};

/// A query is good for twelve months, from day to day (49 CFR 382.701(b)).
const QUERY_LASTS_MONTHS: u32 = 12;

/// The drivers who take part: active ones with a commercial driver's license.
pub fn covered(company_id: Uuid) -> Select<driver::Entity> {
    driver::Entity::archived_or_not(company_id, false)
        .filter(driver::Column::Status.eq(DriverStatus::Active))
        .filter(driver::Column::HasCdl.eq(true))
}

/// The ids of drivers whose name contains the text.
pub fn named(company_id: Uuid, q: &str) -> SelectStatement {
    driver::Entity::owned_by(company_id)
        .filter(contains(driver::Column::FullNameFolded, &folded(q)))
        .select_only()
        .column(driver::Column::Id)
        .into_query()
}

pub async fn read(db: &impl Connection, company_id: Uuid, now: Timestamp) -> Result<TestingProgram, ApiError> {
    let drivers = covered(company_id)
        .order_by_asc(driver::Column::LastNameFolded)
        .order_by_asc(driver::Column::Id)
        .fetch_all(db)
        .await?;
    let mut items = of_drivers(db, company_id, drivers, now).await?;
    items.sort_by_key(|one| (one.prohibition.is_none(), !one.needs_action()));
    let count = |is: fn(&TestedDriver) -> bool| items.iter().filter(|one| is(one)).count() as u64;
    Ok(TestingProgram {
        driver_count: items.len() as u64,
        prohibited_count: count(|one| one.prohibition.is_some()),
        query_overdue_count: count(|one| one.is_query_overdue),
        open_test_count: count(|one| one.open_test_count > 0),
        not_cleared_count: count(|one| !one.is_cleared),
        items,
    })
}

pub async fn of_driver(
    db: &impl Connection,
    company_id: Uuid,
    driver_id: Uuid,
    now: Timestamp,
) -> Result<TestedDriver, ApiError> {
    let found = driver::Entity::find_owned(company_id, driver_id).fetch_optional(db).await?;
    let found = found.ok_or_else(ApiError::not_found)?;
    of_drivers(db, company_id, vec![found], now).await?.pop().ok_or_else(ApiError::not_found)
}

pub async fn of_drivers(
    db: &impl Connection,
    company_id: Uuid,
    drivers: Vec<driver::Model>,
    now: Timestamp,
) -> Result<Vec<TestedDriver>, ApiError> {
    let zone = zone_of_company(db, company_id).await?;
    let mut known = on_record(db, company_id, &drivers.iter().map(|row| row.id).collect()).await?;
    let shown = drivers.into_iter().map(|row| {
        let on_record = known.remove(&row.id).unwrap_or_default();
        stand(row, &on_record, now, zone)
    });
    Ok(shown.collect())
}

impl TestedDriver {
    fn needs_action(&self) -> bool {
        self.is_query_overdue || self.open_test_count > 0 || !self.is_cleared
    }
}

pub fn stand(row: driver::Model, (tests, queries): &OnRecord, now: Timestamp, zone: chrono_tz::Tz) -> TestedDriver {
    let standing = standing(tests, queries, now, zone);
    let is_covered = row.archived_at.is_none() && row.status == DriverStatus::Active && row.has_cdl;
    let last_query_on = queries.iter().map(|query| query.queried_at.date_in(zone)).max();
    let query_due_on = last_query_on.map(|day| day.plus_months(QUERY_LASTS_MONTHS));
    let today = now.date_in(zone);
    let open = tests.iter().filter(|test| state_of(test) != DrugAlcoholTestState::Result);
    TestedDriver {
        driver: NamedRef { id: row.id, name: format!("{} {}", row.first_name, row.last_name) },
        is_covered,
        prohibition: standing
            .prohibition
            .map(|found| DriverProhibition { reason: found.reason, since_on: found.since_on }),
        is_cleared: standing.is_cleared,
        last_query_on,
        query_due_on,
        is_query_overdue: is_covered && query_due_on.is_none_or(|day| day < today),
        open_test_count: open.count() as u64,
        follow_up: follow_up(tests),
    }
}

/// The plan of the latest return to duty.
fn follow_up(tests: &[drug_alcohol_test::Model]) -> Option<FollowUpPlan> {
    let day = |test: &drug_alcohol_test::Model| test.collected_on.unwrap_or(test.ordered_on);
    let plans = tests.iter().filter(|test| test.follow_up_count.is_some());
    let plan = plans.max_by_key(|test| day(test))?;
    let since: Date = day(plan);
    let is_done = |test: &&drug_alcohol_test::Model| {
        test.kind == DrugAlcoholTestKind::FollowUp
            && day(test) >= since
            && test.result.is_some_and(|result| result != DrugAlcoholResult::Cancelled)
    };
    Some(FollowUpPlan {
        ordered_count: u64::try_from(plan.follow_up_count?).unwrap_or_default(),
        done_count: tests.iter().filter(is_done).count() as u64,
        through_on: plan.follow_up_through_on,
    })
}
