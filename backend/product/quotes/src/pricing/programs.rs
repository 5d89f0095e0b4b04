//! Fuel surcharge programs: added, changed, archived.

use haul_api::{ApiError, Invalid, Write, from_json_column, json_column, records::SimpleRecord, simple_record};
use haul_db::{Connection, Fetch};
use haul_entity::{
    Owned,
    quotes::fuel_program::{ActiveModel, Column, Entity, Model},
};
use haul_loads::{
    Reviewed,
    fuel::{FuelRow, latest_price, rate_at},
    review_loads,
};
use haul_types::{FuelMethod, Quantity, Rate, Timestamp, folded};
use sea_orm::{QueryOrder, Set};
use uuid::Uuid;

use super::settings_views::{FuelProgram, FuelProgramInput, FuelProgramReplace};
use crate::record::error::QuoteError;

/// More rows than a contract prints on two pages.
const MAX_ROWS: usize = 200;

pub async fn list(db: &impl Connection, company_id: Uuid) -> Result<Vec<FuelProgram>, QuoteError> {
    let mut rows = Entity::owned_by(company_id).order_by_asc(Column::NameFolded).fetch_all(db).await?;
    rows.sort_by_key(|row| row.archived_at.is_some());
    present_all(db, rows).await
}

async fn present_all(db: &impl Connection, rows: Vec<Model>) -> Result<Vec<FuelProgram>, QuoteError> {
    let mut shown = Vec::with_capacity(rows.len());
    for row in rows {
        shown.push(present(db, row).await?);
    }
    Ok(shown)
}

impl SimpleRecord for FuelProgram {
    simple_record!("fuel_program", Entity, FuelProgramInput, FuelProgramReplace, name);

    /// Checks the fields of its method, and clears those of the others.
    async fn apply(
        _write: &Write,
        row: &mut ActiveModel,
        FuelProgramReplace { input, version: _ }: FuelProgramReplace,
        invalid: &mut Invalid,
    ) -> Result<(), ApiError> {
        let name = invalid.text("name", &input.name, 80);
        row.name_folded = Set(folded(&name));
        row.name = Set(name);
        row.region = Set(input.region);
        row.method = Set(input.method);
        row.peg_ten_thousandths = Set(positive(invalid, "peg", Some(&input.peg), 0).unwrap_or_default());
        row.miles_per_gallon_thousandths = Set(None);
        row.step_ten_thousandths = Set(None);
        row.step_rate_ten_thousandths = Set(None);
        row.rows = Set(serde_json::json!([]));
        match input.method {
            FuelMethod::MilesPerGallon => {
                let text = input.miles_per_gallon.unwrap_or_default();
                let mpg = invalid.parse("miles_per_gallon", Quantity::parse(&text)).map(Quantity::value);
                invalid.require(mpg != Some(0), "miles_per_gallon", "Enter the miles per gallon.");
                row.miles_per_gallon_thousandths = Set(mpg);
            }
            FuelMethod::Step => {
                row.step_ten_thousandths = Set(positive(invalid, "step", input.step.as_deref(), 1));
                row.step_rate_ten_thousandths = Set(positive(invalid, "step_rate", input.step_rate.as_deref(), 1));
            }
            FuelMethod::Table => row.rows = Set(json_column(&table(invalid, input.rows))),
        }
        Ok(())
    }

    async fn present(
        db: &impl Connection,
        _company_id: Uuid,
        rows: Vec<Model>,
        _now: Timestamp,
    ) -> Result<Vec<Self>, ApiError> {
        Ok(present_all(db, rows).await?)
    }

    /// Unbilled loads follow.
    async fn changed(write: &mut Write, _before: &Self, _after: &Self) -> Result<(), ApiError> {
        review_loads(write, Reviewed::Fueled).await
    }

    fn taken(key: &str, row: &ActiveModel) -> Option<ApiError> {
        let name = row.name.try_as_ref().map_or("", String::as_str);
        (key == "fuel_program_name_key").then(|| QuoteError::ProgramNameAlreadyUsed(name.to_owned()).into())
    }
}

fn positive(invalid: &mut Invalid, field: &str, text: Option<&str>, least: i64) -> Option<i64> {
    let rate = invalid.parse(field, Rate::parse(text.unwrap_or_default()))?.value();
    invalid.require(rate >= least, field, "Enter a positive number.");
    Some(rate)
}

/// The rows by price, each price once.
fn table(invalid: &mut Invalid, rows: Vec<FuelRow>) -> Vec<FuelRow> {
    invalid.require((1..=MAX_ROWS).contains(&rows.len()), "rows", "Enter 1 to 200 rows.");
    let mut read = Vec::with_capacity(rows.len());
    for (index, row) in rows.iter().enumerate() {
        let price = positive(invalid, &format!("rows.{index}.price"), Some(&row.price), 0);
        let rate = positive(invalid, &format!("rows.{index}.rate"), Some(&row.rate), 0);
        read.extend(price.zip(rate));
    }
    read.sort_unstable();
    let is_unique = read.windows(2).all(|pair| !matches!(pair, [before, after] if before.0 == after.0));
    invalid.require(is_unique, "rows", "A price is listed twice.");
    let text = |value| Rate::from_ten_thousandths(value).to_string();
    read.into_iter().map(|(price, rate)| FuelRow { price: text(price), rate: text(rate) }).collect()
}

async fn present(db: &impl Connection, row: Model) -> Result<FuelProgram, QuoteError> {
    let peg = Rate::from_ten_thousandths(row.peg_ten_thousandths);
    let latest = latest_price(db, row.company_id, &row).await?;
    let rate = latest.map(|price| rate_at(&row, &price)).transpose()?;
    let text = |value: i64| Rate::from_ten_thousandths(value).to_string();
    Ok(FuelProgram {
        id: row.id,
        name: row.name,
        region: row.region,
        method: row.method,
        peg: peg.to_string(),
        miles_per_gallon: row.miles_per_gallon_thousandths.map(|mpg| Quantity::from_thousandths(mpg).to_string()),
        step: row.step_ten_thousandths.map(text),
        step_rate: row.step_rate_ten_thousandths.map(text),
        rows: from_json_column(row.rows)?,
        current_rate: rate.map(|rate| rate.to_string()),
        archived_at: row.archived_at,
        version: row.version,
        created_at: row.created_at,
        updated_at: row.updated_at,
    })
}
