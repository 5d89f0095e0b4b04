//! What is on record of a driver's testing, up to the end of a day.

use haul_api::{ApiError, by_ids, records::SimpleRecord, zone_of_company};
use haul_db::{Connection, Fetch};
use haul_entity::{
    Archivable, Owned,
    compliance::{clearinghouse_query, drug_alcohol_test, random_draw, random_selection},
    fleet::driver,
};
use haul_types::{Date, Timestamp};
use sea_orm::{ColumnTrait, QueryFilter, QueryOrder};
use uuid::Uuid;

use super::{
    program::{TestedDriver, stand},
    queries::ClearinghouseQuery,
    results::DrugAlcoholTest,
};

pub struct TestingFile {
    pub standing: TestedDriver,
    /// The latest first, as the others.
    pub tests: Vec<DrugAlcoholTest>,
    pub queries: Vec<ClearinghouseQuery>,
    pub selections: Vec<Selection>,
}

/// A draw that selected the driver.
pub struct Selection {
    pub period_starts_on: Date,
    pub period_ends_on: Date,
    pub takes_drugs: bool,
    pub takes_alcohol: bool,
    pub notified_on: Option<Date>,
    pub excused_reason: Option<String>,
}

/// `at` is the end of the day, or now.
pub async fn of_driver(
    db: &impl Connection,
    company_id: Uuid,
    driver_id: Uuid,
    at: Timestamp,
) -> Result<TestingFile, ApiError> {
    let driver = driver::Entity::find_owned(company_id, driver_id).fetch_optional(db).await?;
    let driver = driver.ok_or_else(ApiError::not_found)?;
    let zone = zone_of_company(db, company_id).await?;
    let day = at.date_in(zone);
    let tests = drug_alcohol_test::Entity::archived_or_not(company_id, false)
        .filter(drug_alcohol_test::Column::DriverId.eq(driver_id))
        .filter(drug_alcohol_test::Column::OrderedOn.lte(day))
        .order_by_desc(drug_alcohol_test::Column::OrderedOn)
        .fetch_all(db)
        .await?;
    let tests: Vec<_> = tests.into_iter().map(|row| known_on(row, day)).collect();
    let queries = clearinghouse_query::Entity::archived_or_not(company_id, false)
        .filter(clearinghouse_query::Column::DriverId.eq(driver_id))
        .filter(clearinghouse_query::Column::QueriedAt.lte(at))
        .order_by_desc(clearinghouse_query::Column::QueriedAt)
        .fetch_all(db)
        .await?;
    let on_record = (tests, queries);
    let standing = stand(driver, &on_record, at, zone);
    let (tests, queries) = on_record;
    Ok(TestingFile {
        standing,
        tests: DrugAlcoholTest::present(db, company_id, tests, at).await?,
        queries: ClearinghouseQuery::present(db, company_id, queries, at).await?,
        selections: selections(db, company_id, driver_id, at).await?,
    })
}

/// Without what came later.
fn known_on(row: drug_alcohol_test::Model, day: Date) -> drug_alcohol_test::Model {
    let has_result = row.result_on.is_some_and(|on| on <= day);
    let is_collected = row.collected_on.is_some_and(|on| on <= day);
    drug_alcohol_test::Model {
        collected_on: row.collected_on.filter(|_| is_collected),
        alcohol_thousandths: row.alcohol_thousandths.filter(|_| is_collected),
        result: row.result.filter(|_| has_result),
        result_on: row.result_on.filter(|_| has_result),
        evaluated_on: row.evaluated_on.filter(|on| *on <= day),
        ..row
    }
}

async fn selections(
    db: &impl Connection,
    company_id: Uuid,
    driver_id: Uuid,
    at: Timestamp,
) -> Result<Vec<Selection>, ApiError> {
    let rows = random_selection::Entity::owned_by(company_id)
        .filter(random_selection::Column::DriverId.eq(driver_id))
        .filter(random_selection::Column::IsAlternate.eq(false))
        .filter(random_selection::Column::CreatedAt.lte(at))
        .order_by_desc(random_selection::Column::CreatedAt)
        .fetch_all(db)
        .await?;
    let ids = rows.iter().map(|row| row.random_draw_id);
    let draws = by_ids(db, random_draw::Entity::owned_by(company_id), random_draw::Column::Id, ids).await?;
    let of_row = |row: random_selection::Model| {
        let draw = draws.get(&row.random_draw_id)?;
        Some(Selection {
            period_starts_on: draw.period_starts_on,
            period_ends_on: draw.period_ends_on,
            takes_drugs: row.takes_drugs,
            takes_alcohol: row.takes_alcohol,
            notified_on: row.notified_on,
            excused_reason: row.excused_reason,
        })
    };
    Ok(rows.into_iter().filter_map(of_row).collect())
}
