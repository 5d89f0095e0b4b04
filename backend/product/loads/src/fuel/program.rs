//! Interprets the row of a fuel program.

use haul_api::{ApiError, from_json_column};
use haul_db::{Connection, Fetch};
use haul_entity::{
    Owned,
    quotes::{diesel_price, fuel_program},
};
use haul_types::{Date, FuelMethod, Quantity, Rate};
use sea_orm::{ColumnTrait, DbErr, QueryFilter, QueryOrder};
use uuid::Uuid;

use super::{
    method::{Method, surcharge_per_mile},
    views::FuelRow,
};

/// The latest price of its region.
pub async fn latest_price(
    db: &impl Connection,
    company_id: Uuid,
    program: &fuel_program::Model,
) -> Result<Option<diesel_price::Model>, DbErr> {
    diesel_price::Entity::owned_by(company_id)
        .filter(diesel_price::Column::Region.eq(program.region))
        .order_by_desc(diesel_price::Column::WeekOn)
        .fetch_optional(db)
        .await
}

/// The price of its region in the week of this Monday, or the last one before.
pub async fn price_until(
    db: &impl Connection,
    program: &fuel_program::Model,
    monday: Date,
) -> Result<Option<diesel_price::Model>, DbErr> {
    diesel_price::Entity::owned_by(program.company_id)
        .filter(diesel_price::Column::Region.eq(program.region))
        .filter(diesel_price::Column::WeekOn.lte(monday))
        .order_by_desc(diesel_price::Column::WeekOn)
        .fetch_optional(db)
        .await
}

/// Dollars per mile at a diesel price.
pub fn rate_at(program: &fuel_program::Model, price: &diesel_price::Model) -> Result<Rate, ApiError> {
    let peg = Rate::from_ten_thousandths(program.peg_ten_thousandths);
    let price = Rate::from_ten_thousandths(price.price_ten_thousandths);
    Ok(surcharge_per_mile(&method_of(program)?, peg, price))
}

/// Such as `Standard: diesel at $3.887, week of Nov 16, 2026`.
pub fn wording(program: &str, price: Rate, week_on: Date) -> String {
    let price = price.to_string();
    // The usual way to write a diesel price.
    let short = price.strip_suffix('0').unwrap_or(&price);
    format!("{program}: diesel at ${short}, week of {}", week_on.words())
}

/// A program's method, as validated when it was written.
pub fn method_of(row: &fuel_program::Model) -> Result<Method, ApiError> {
    let rate = |value: Option<i64>| Rate::from_ten_thousandths(value.unwrap_or_default());
    Ok(match row.method {
        FuelMethod::MilesPerGallon => {
            Method::MilesPerGallon(Quantity::from_thousandths(row.miles_per_gallon_thousandths.unwrap_or_default()))
        }
        FuelMethod::Step => {
            Method::Step { step: rate(row.step_ten_thousandths), rate: rate(row.step_rate_ten_thousandths) }
        }
        FuelMethod::Table => {
            let rows: Vec<FuelRow> = from_json_column(row.rows.clone())?;
            let read = |row: FuelRow| Some((Rate::parse(&row.price).ok()?, Rate::parse(&row.rate).ok()?));
            Method::Table(rows.into_iter().filter_map(read).collect())
        }
    })
}
