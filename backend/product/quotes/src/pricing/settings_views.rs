//! Wire types of the settings behind quotes.

use haul_loads::fuel::FuelRow;
use haul_types::{Date, DieselRegion, FuelMethod, Timestamp, WriteJson};
use poem_openapi::Object;
use uuid::Uuid;

/// Everything that quotes are computed with.
#[derive(Clone, Debug, PartialEq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct QuoteSettings {
    /// None until it is entered; until then quotes have no margin.
    pub cost_model: Option<CostModel>,
    /// By name, archived ones last.
    pub fuel_programs: Vec<FuelProgram>,
    /// Newest first, at most one year.
    pub diesel_prices: Vec<DieselPrice>,
}

/// The cost of running a truck. Rates are dollars per mile, decimals with 4 places.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
pub struct CostModel {
    /// Dollars per gallon; decimal with 4 places.
    pub diesel_price: String,
    /// Decimal with 3 places.
    pub miles_per_gallon: String,
    /// Cost of the driver; decimal with 4 places.
    pub driver_rate: String,
    /// Daily cost of a truck even when parked: payments, insurance, overhead.
    pub fixed_per_day_cents: i64,
    /// Cost of maintenance; decimal with 4 places.
    pub maintenance_rate: String,
    /// Used when a quote's tolls are not known.
    pub tolls_rate: String,
    /// Miles a driver covers in a day; decimal with 1 place.
    pub miles_per_day: String,
    /// The lowest margin that needs no approval, in percent of the total; decimal with 4 places.
    pub margin_floor: String,
    /// Send this version back with your change; it goes up with every change.
    pub version: i32,
    /// When the cost model last changed.
    pub updated_at: Timestamp,
}

/// The new cost model.
#[derive(Clone, Debug, Object)]
#[oai(skip_serializing_if_is_none)]
pub struct CostModelReplace {
    /// The version your change is based on; omit it the first time.
    pub version: Option<i32>,
    /// Dollars per gallon.
    pub diesel_price: String,
    /// Decimal with at most 3 places, above 0.
    pub miles_per_gallon: String,
    /// Dollars per mile.
    pub driver_rate: String,
    /// Daily cost of a truck even when parked: payments, insurance, overhead; in cents, at most 100,000 dollars.
    #[oai(validator(maximum(value = "10000000")))]
    pub fixed_per_day_cents: i64,
    /// Dollars per mile.
    pub maintenance_rate: String,
    /// Dollars per mile.
    pub tolls_rate: String,
    /// Miles a driver covers in a day; decimal with 1 place, above 0.
    pub miles_per_day: String,
    /// Percent of the total.
    pub margin_floor: String,
}

/// The retail diesel price of one week.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
pub struct DieselPrice {
    /// The price's id.
    pub id: Uuid,
    pub region: DieselRegion,
    /// The Monday of the week.
    pub week_on: Date,
    /// Dollars per gallon; decimal with 4 places.
    pub price: String,
    /// Name of the user or API key that last entered it.
    pub entered_by: String,
    /// When it was last entered.
    pub updated_at: Timestamp,
}

/// The price of a week, as the Energy Information Administration publishes it.
#[derive(Clone, Debug, Object, WriteJson)]
pub struct DieselPriceSet {
    pub region: DieselRegion,
    /// Any day of the week; stored as its Monday.
    pub week_on: Date,
    /// Dollars per gallon; decimal with at most 4 places.
    pub price: String,
}

/// How a fuel surcharge follows the diesel price.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct FuelProgram {
    /// The program's id.
    pub id: Uuid,
    /// 1 to 80 characters, unique in your company.
    pub name: String,
    pub region: DieselRegion,
    pub method: FuelMethod,
    /// Dollars per gallon covered by the line haul; decimal with 4 places.
    pub peg: String,
    /// Decimal with 3 places; only with the method of this name.
    pub miles_per_gallon: Option<String>,
    /// Dollars per gallon.
    pub step: Option<String>,
    /// Dollars per mile for each full step.
    pub step_rate: Option<String>,
    /// Ascending.
    pub rows: Vec<FuelRow>,
    /// Dollars per mile at the latest price of its region; none without one.
    pub current_rate: Option<String>,
    /// When it was archived; new quotes can't use it then.
    pub archived_at: Option<Timestamp>,
    /// Send this version back with your change; it goes up with every change.
    pub version: i32,
    /// When the program was added.
    pub created_at: Timestamp,
    /// When the program last changed.
    pub updated_at: Timestamp,
}

/// A fuel program to add.
#[derive(Clone, Debug, Object)]
#[oai(skip_serializing_if_is_none)]
pub struct FuelProgramInput {
    /// 1 to 80 characters, unique in your company.
    #[oai(validator(max_length = 80))]
    pub name: String,
    pub region: DieselRegion,
    pub method: FuelMethod,
    /// Dollars per gallon; 0 for a table, which needs none.
    pub peg: String,
    /// Required for the method of this name.
    pub miles_per_gallon: Option<String>,
    /// Dollars per gallon; required for the method `step`.
    pub step: Option<String>,
    /// Dollars per mile; required for the method `step`.
    pub step_rate: Option<String>,
    /// Required for the method `table`; in any order.
    #[oai(default)]
    pub rows: Vec<FuelRow>,
}

/// The new content of a fuel program. Quotes keep their figures.
#[derive(Clone, Debug, Object)]
#[oai(skip_serializing_if_is_none)]
pub struct FuelProgramReplace {
    /// The version your change is based on.
    pub version: i32,
    #[oai(flatten)]
    pub input: FuelProgramInput,
}

impl From<FuelProgramInput> for FuelProgramReplace {
    fn from(input: FuelProgramInput) -> Self {
        Self { version: 0, input }
    }
}
