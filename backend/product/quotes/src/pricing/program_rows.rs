//! What the row of a fuel program says.

use haul_api::{ApiError, from_json_column};
use haul_db::{Connection, Fetch};
use haul_entity::{
    Owned,
    quotes::{diesel_price, fuel_program},
};
use haul_types::{FuelMethod, Quantity, Rate};
use sea_orm::{ColumnTrait, DbErr, QueryFilter, QueryOrder};
use uuid::Uuid;

use super::{fuel::Method, settings_views::FuelRow};

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

/// A program's method, as it was checked when it was written.
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
