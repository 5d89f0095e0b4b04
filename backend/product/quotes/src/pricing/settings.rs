//! The settings behind quotes: the cost model and the diesel price. Fuel programs have a file of their own.

use chrono::TimeDelta;
use haul_api::{Invalid, Write, changes_between, same_version};
use haul_db::{Db, Fetch};
use haul_entity::{
    Owned,
    quotes::{cost_model, diesel_price},
};
use haul_types::{Miles, Quantity, Rate};
use sea_orm::{ActiveModelTrait, ColumnTrait, DbErr, IntoActiveModel, QueryFilter, QueryOrder, QuerySelect, Set};
use uuid::Uuid;

use super::{
    margin::Costs,
    programs,
    settings_views::{CostModel, CostModelReplace, DieselPrice, DieselPriceSet, QuoteSettings},
};
use crate::record::error::QuoteError;

/// A year of weeks in every region.
const MAX_PRICES: u64 = 52 * 7;
/// The coming week may already be published; anything later is a typo.
const AHEAD: TimeDelta = TimeDelta::days(7);
/// A dime to fifty dollars a gallon: anything else is a typo.
const PRICES: (i64, i64) = (1_000, 500_000);

pub async fn read(db: &Db, company_id: Uuid) -> Result<QuoteSettings, QuoteError> {
    let cost_model = cost_model::Entity::owned_by(company_id).fetch_optional(db).await?;
    let diesel_prices = diesel_price::Entity::owned_by(company_id)
        .order_by_desc(diesel_price::Column::WeekOn)
        .order_by_asc(diesel_price::Column::Region)
        .limit(MAX_PRICES)
        .fetch_all(db)
        .await?;
    let fuel_programs = programs::list(db, company_id).await?;
    Ok(QuoteSettings {
        cost_model: cost_model.map(Into::into),
        fuel_programs,
        diesel_prices: diesel_prices.into_iter().map(Into::into).collect(),
    })
}

pub async fn replace_cost_model(write: &mut Write, input: CostModelReplace) -> Result<CostModel, QuoteError> {
    let before = locked_model(write).await?;
    same_version(before.as_ref().map(|row| row.version), input.version)?;
    let mut invalid = Invalid::default();
    let mut rate = |field: &str, text: &str| {
        let rate = invalid.parse(field, Rate::parse(text)).unwrap_or_default();
        invalid.require(rate.value() >= 0, field, "Enter a number that is not negative.");
        rate.value()
    };
    let diesel_price = rate("diesel_price", &input.diesel_price);
    let driver_rate = rate("driver_rate", &input.driver_rate);
    let maintenance_rate = rate("maintenance_rate", &input.maintenance_rate);
    let tolls_rate = rate("tolls_rate", &input.tolls_rate);
    let margin_floor = rate("margin_floor", &input.margin_floor);
    invalid.require(margin_floor < 1_000_000, "margin_floor", "A margin is less than 100 percent.");
    let miles_per_gallon = invalid.parse("miles_per_gallon", Quantity::parse(&input.miles_per_gallon));
    let miles_per_gallon = miles_per_gallon.unwrap_or_default().value();
    invalid.require(miles_per_gallon > 0, "miles_per_gallon", "Enter the miles per gallon.");
    let miles_per_day = invalid.parse("miles_per_day", Miles::parse(&input.miles_per_day)).unwrap_or_default().value();
    invalid.require(miles_per_day > 0, "miles_per_day", "Enter the miles per day.");
    invalid.between("fixed_per_day_cents", input.fixed_per_day_cents, 0, 10_000_000);
    invalid.finish()?;
    let row = cost_model::Model {
        id: before.as_ref().map_or_else(|| write.new_id(), |row| row.id),
        company_id: write.company_id(),
        diesel_price_ten_thousandths: diesel_price,
        miles_per_gallon_thousandths: miles_per_gallon,
        driver_rate_ten_thousandths: driver_rate,
        fixed_per_day_cents: input.fixed_per_day_cents,
        maintenance_rate_ten_thousandths: maintenance_rate,
        tolls_rate_ten_thousandths: tolls_rate,
        miles_per_day_tenths: miles_per_day,
        margin_floor_ten_thousandths: margin_floor,
        version: before.as_ref().map_or(1, |row| row.version + 1),
        created_at: before.as_ref().map_or(write.now, |row| row.created_at),
        updated_at: write.now,
    };
    let active = row.clone().into_active_model().reset_all();
    match &before {
        None => active.insert(write.tx()).await?,
        Some(_) => active.update(write.tx()).await?,
    };
    let (id, before, after) = (row.id, before.map(CostModel::from), CostModel::from(row));
    write.record("cost_model.updated", "cost_model", id, "Cost model", changes_between(before.as_ref(), &after));
    Ok(after)
}

/// The company's cost of running a truck; none until it was entered.
pub async fn costs(db: &Db, company_id: Uuid) -> Result<Option<Costs>, DbErr> {
    let row = cost_model::Entity::owned_by(company_id).fetch_optional(db).await?;
    Ok(row.as_ref().map(costs_of))
}

async fn locked_model(write: &Write) -> Result<Option<cost_model::Model>, DbErr> {
    write.lock_company().await?;
    cost_model::Entity::owned_by(write.company_id()).fetch_optional(write.tx()).await
}

/// Enters or corrects the price of a week. Quotes keep the price they were computed with.
pub async fn set_diesel_price(write: &mut Write, input: DieselPriceSet) -> Result<DieselPrice, QuoteError> {
    let mut invalid = Invalid::default();
    let price = invalid.parse("price", Rate::parse(&input.price)).unwrap_or_default();
    let is_plausible = price.value() >= PRICES.0 && price.value() <= PRICES.1;
    invalid.require(is_plausible, "price", "Enter dollars per gallon, such as 3.887.");
    let latest = (write.now + AHEAD).date();
    invalid.require(input.week_on <= latest, "week_on", "This week is in the future.");
    invalid.finish()?;
    // The Energy Information Administration identifies weeks by their Monday.
    let week_on = input.week_on.monday();
    write.lock_company().await?;
    let before = diesel_price::Entity::owned_by(write.company_id())
        .filter(diesel_price::Column::Region.eq(input.region))
        .filter(diesel_price::Column::WeekOn.eq(week_on))
        .fetch_optional(write.tx())
        .await?;
    let row = match before.clone() {
        None => {
            let row = diesel_price::ActiveModel {
                id: Set(write.new_id()),
                company_id: Set(write.company_id()),
                region: Set(input.region),
                week_on: Set(week_on),
                price_ten_thousandths: Set(price.value()),
                entered_by: Set(write.actor.name.clone()),
                created_at: Set(write.now),
                updated_at: Set(write.now),
            };
            row.insert(write.tx()).await?
        }
        Some(row) => {
            let mut row = row.into_active_model();
            row.price_ten_thousandths = Set(price.value());
            row.entered_by = Set(write.actor.name.clone());
            row.updated_at = Set(write.now);
            row.update(write.tx()).await?
        }
    };
    let (before, after) = (before.map(DieselPrice::from), DieselPrice::from(row));
    haul_loads::review_loads(write, haul_loads::Reviewed::Fueled).await?;
    let label = format!("{} {}", after.region.as_str(), after.week_on);
    write.record("diesel_price.set", "diesel_price", after.id, label, changes_between(before.as_ref(), &after));
    Ok(after)
}

pub fn costs_of(row: &cost_model::Model) -> Costs {
    Costs {
        diesel_price: Rate::from_ten_thousandths(row.diesel_price_ten_thousandths),
        miles_per_gallon: Quantity::from_thousandths(row.miles_per_gallon_thousandths),
        driver_rate: Rate::from_ten_thousandths(row.driver_rate_ten_thousandths),
        fixed_per_day_cents: row.fixed_per_day_cents,
        maintenance_rate: Rate::from_ten_thousandths(row.maintenance_rate_ten_thousandths),
        tolls_rate: Rate::from_ten_thousandths(row.tolls_rate_ten_thousandths),
        miles_per_day: Miles::from_tenths(row.miles_per_day_tenths),
        margin_floor: Rate::from_ten_thousandths(row.margin_floor_ten_thousandths),
    }
}

impl From<cost_model::Model> for CostModel {
    fn from(row: cost_model::Model) -> Self {
        let costs = costs_of(&row);
        Self {
            diesel_price: costs.diesel_price.to_string(),
            miles_per_gallon: costs.miles_per_gallon.to_string(),
            driver_rate: costs.driver_rate.to_string(),
            fixed_per_day_cents: costs.fixed_per_day_cents,
            maintenance_rate: costs.maintenance_rate.to_string(),
            tolls_rate: costs.tolls_rate.to_string(),
            miles_per_day: costs.miles_per_day.to_string(),
            margin_floor: costs.margin_floor.to_string(),
            version: row.version,
            updated_at: row.updated_at,
        }
    }
}

impl From<diesel_price::Model> for DieselPrice {
    fn from(row: diesel_price::Model) -> Self {
        Self {
            id: row.id,
            region: row.region,
            week_on: row.week_on,
            price: Rate::from_ten_thousandths(row.price_ten_thousandths).to_string(),
            entered_by: row.entered_by,
            updated_at: row.updated_at,
        }
    }
}
