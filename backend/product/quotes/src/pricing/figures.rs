//! The figures of a quote: its charges, its program's fuel surcharge, and the trip's cost.

use chrono::TimeDelta;
use haul_api::Invalid;
use haul_db::{Connection, Fetch};
use haul_entity::{
    Owned,
    quotes::{cost_model, fuel_program},
};
use haul_loads::{
    CheckedCharge, Credit,
    fuel::{latest_price, rate_at, wording},
};
use haul_types::{
    ChargeBasis, ChargeCode, ChargeLine, CreditStatus, Miles, Priced, Quantity, QuoteKind, Rate, Timestamp,
    amount_cents, price_charges, rate_per_mile,
};
use sea_orm::{ColumnTrait, DbErr, QueryFilter};
use uuid::Uuid;

use super::{
    margin::{self, Costs, Trip},
    settings::costs_of,
};
use crate::record::{
    error::QuoteError,
    views::{FuelSurcharge, QuoteEstimate, QuoteWarning},
};

/// NMFTA's spot quotes are valid for one to three days; another span deserves a second look.
const USUAL_SPOT_VALIDITY: (TimeDelta, TimeDelta) = (TimeDelta::hours(24), TimeDelta::hours(72));

/// The input for the figures.
pub struct Basis {
    pub loaded: Option<Miles>,
    pub empty: Option<Miles>,
    pub fuel_program_id: Option<Uuid>,
    pub tolls_cents: Option<i64>,
    /// Without the program's charge.
    pub charges: Vec<CheckedCharge>,
}

#[derive(Clone, Debug, PartialEq)]
pub struct PricedCharge {
    pub charge: CheckedCharge,
    pub amount_cents: i64,
    pub is_from_program: bool,
}

#[derive(Clone, Debug)]
pub struct Figures {
    pub charges: Vec<PricedCharge>,
    pub fuel_surcharge: Option<FuelSurcharge>,
    pub total_cents: i64,
    pub estimate: Option<QuoteEstimate>,
}

/// Prices the charges, adds the program's, and compares the total with the costs.
pub async fn figures(
    db: &impl Connection,
    company_id: Uuid,
    basis: Basis,
    invalid: &mut Invalid,
) -> Result<Figures, QuoteError> {
    let fuel_surcharge = match basis.fuel_program_id {
        Some(id) => fuel_of(db, company_id, id, basis.loaded, invalid).await?,
        None => None,
    };
    let by_mile = |charge: CheckedCharge| match charge.follows_miles {
        true => CheckedCharge { quantity: quantity_of(basis.loaded.unwrap_or_default()), ..charge },
        false => charge,
    };
    let mut charges: Vec<_> = basis.charges.into_iter().map(|charge| (by_mile(charge), false)).collect();
    if let (Some(fuel), Some(miles)) = (&fuel_surcharge, basis.loaded) {
        charges.extend(fuel_charge(fuel, miles).map(|charge| (charge, true)));
    }
    let lines: Vec<_> = charges.iter().map(|(charge, _)| line(charge)).collect();
    let priced = price_charges(&lines).unwrap_or_else(|too_much| {
        invalid.push(format!("charges.{}.rate", too_much.index), too_much.to_string());
        Priced::default()
    });
    let total_cents = priced.total_cents;
    let charges = charges.into_iter().zip(priced.amounts);
    let charges = charges
        .map(|((charge, is_from_program), amount_cents)| PricedCharge { charge, amount_cents, is_from_program })
        .collect();
    let estimate = estimate(db, company_id, total_cents, basis.loaded, basis.empty, basis.tolls_cents).await?;
    Ok(Figures { charges, fuel_surcharge, total_cents, estimate })
}

/// The trip's cost by the company's current model; none without a model or without miles.
pub async fn estimate(
    db: &impl Connection,
    company_id: Uuid,
    total_cents: i64,
    loaded: Option<Miles>,
    empty: Option<Miles>,
    tolls_cents: Option<i64>,
) -> Result<Option<QuoteEstimate>, DbErr> {
    let Some(model) = cost_model::Entity::owned_by(company_id).fetch_optional(db).await? else { return Ok(None) };
    let Some(loaded) = loaded else { return Ok(None) };
    let trip = Trip { loaded, empty: empty.unwrap_or_default(), tolls_cents };
    Ok(estimate_by(&costs_of(&model), trip, total_cents))
}

fn estimate_by(costs: &Costs, trip: Trip, total_cents: i64) -> Option<QuoteEstimate> {
    let cost = margin::cost(costs, trip)?;
    let margin = margin::margin(total_cents, cost.total_cents(), costs.margin_floor);
    Some(QuoteEstimate {
        fuel_cents: cost.fuel_cents,
        driver_cents: cost.driver_cents,
        maintenance_cents: cost.maintenance_cents,
        tolls_cents: cost.tolls_cents,
        fixed_cents: cost.fixed_cents,
        // Days and miles both have one decimal place.
        days: Miles::from_tenths(cost.days_tenths).to_string(),
        cost_cents: cost.total_cents(),
        cost_per_mile: rate_per_mile(cost.total_cents(), trip.miles()),
        margin_cents: margin.cents,
        margin_percent: margin.percent,
        margin_floor: costs.margin_floor.to_string(),
        total_at_floor_cents: margin.total_at_floor_cents,
        is_below_floor: margin.is_below_floor,
    })
}

/// The surcharge by the program and the latest price of its region.
async fn fuel_of(
    db: &impl Connection,
    company_id: Uuid,
    id: Uuid,
    miles: Option<Miles>,
    invalid: &mut Invalid,
) -> Result<Option<FuelSurcharge>, QuoteError> {
    const FIELD: &str = "fuel_program_id";
    let program = fuel_program::Entity::find_owned(company_id, id)
        .select()
        .filter(fuel_program::Column::ArchivedAt.is_null())
        .fetch_optional(db)
        .await?;
    let Some(program) = program else {
        invalid.push(FIELD, "There is no such fuel program.");
        return Ok(None);
    };
    let latest = latest_price(db, company_id, &program).await?;
    let Some(latest) = latest else {
        invalid.push(FIELD, "Enter a diesel price for this program's region first.");
        return Ok(None);
    };
    let Some(miles) = miles else {
        invalid.push("loaded_miles", "The fuel surcharge is by the mile: enter the loaded miles.");
        return Ok(None);
    };
    let peg = Rate::from_ten_thousandths(program.peg_ten_thousandths);
    let price = Rate::from_ten_thousandths(latest.price_ten_thousandths);
    let rate = rate_at(&program, &latest)?;
    Ok(Some(FuelSurcharge {
        program: program.name,
        region: program.region,
        week_on: latest.week_on,
        price: price.to_string(),
        peg: peg.to_string(),
        rate: rate.to_string(),
        amount_cents: amount_cents(quantity_of(miles), rate),
    }))
}

/// The program's charge; none if the price is not above the peg.
fn fuel_charge(fuel: &FuelSurcharge, miles: Miles) -> Option<CheckedCharge> {
    let rate = Rate::parse(&fuel.rate).ok().filter(|rate| rate.value() > 0)?;
    Some(CheckedCharge {
        code: ChargeCode::Fuel,
        description: Some(wording(&fuel.program, Rate::parse(&fuel.price).ok()?, fuel.week_on)),
        basis: ChargeBasis::PerMile,
        quantity: quantity_of(miles),
        follows_miles: false,
        rate,
    })
}

fn quantity_of(miles: Miles) -> Quantity {
    Quantity::from_thousandths(miles.value() * 100)
}

fn line(charge: &CheckedCharge) -> ChargeLine {
    ChargeLine { code: charge.code, basis: charge.basis, quantity: charge.quantity, rate: charge.rate, is_owed: true }
}

/// The facts behind a quote's warnings.
#[derive(Clone, Copy, Default)]
pub struct Concerns<'a> {
    /// Including the quote's own total.
    pub credit: Option<&'a Credit>,
    pub estimate: Option<&'a QuoteEstimate>,
    /// Kind, start and end of validity.
    pub validity: Option<(QuoteKind, Timestamp, Timestamp)>,
    pub pickup_at: Option<Timestamp>,
    /// The hours that the customer wants, and the time between the first stop and the last.
    pub transit: Option<(i32, TimeDelta)>,
}

pub fn warnings(concerns: Concerns<'_>, now: Timestamp) -> Vec<QuoteWarning> {
    let mut found = Vec::new();
    let mut warn = |code: &str, message: String| found.push(QuoteWarning { code: code.to_owned(), message });
    if let Some((credit, warning)) = concerns.credit.and_then(|credit| Some((credit, credit.warning()?))) {
        let code = match credit.status() {
            CreditStatus::OnHold => "customer_on_credit_hold",
            CreditStatus::OverLimit => "customer_over_credit_limit",
            CreditStatus::NearLimit | CreditStatus::WithinLimit | CreditStatus::NoLimit => "customer_near_credit_limit",
        };
        warn(code, warning);
    }
    match concerns.estimate {
        Some(estimate) if estimate.is_below_floor => warn(
            "below_margin_floor",
            format!(
                "The margin is below the floor of {}%, so the quote needs approval.",
                trimmed(&estimate.margin_floor)
            ),
        ),
        Some(_) => {}
        None => warn("margin_unknown", "The margin is unknown without a cost model and loaded miles.".to_owned()),
    }
    if let Some((QuoteKind::Spot, from, until)) = concerns.validity {
        let (least, most) = USUAL_SPOT_VALIDITY;
        if until - from < least || until - from > most {
            warn("spot_validity_unusual", "Spot quotes usually hold for 24 to 72 hours.".to_owned());
        }
    }
    if let Some((wanted, agreed)) = concerns.transit.filter(|(wanted, agreed)| agreed.num_hours() > i64::from(*wanted))
    {
        let hours = agreed.num_hours();
        warn("slower_than_target", format!("The stops are {hours} hours apart; the customer wants {wanted}."));
    }
    if concerns.pickup_at.is_some_and(|at| at < now) {
        warn("pickup_in_past", "The pickup is in the past.".to_owned());
    }
    found
}

/// `12.5000` as a percentage is usually written: `12.5`.
fn trimmed(decimal: &str) -> &str {
    decimal.trim_end_matches('0').trim_end_matches('.')
}
