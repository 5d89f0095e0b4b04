//! A load's fuel surcharge: its program, the price of the pickup's week, and the loaded miles.

use haul_api::{Write, json_column};
use haul_entity::{
    Owned,
    loads::{charge, load},
    quotes::fuel_program,
};
use haul_types::{ChargeBasis, ChargeCode, ChargeStatus, Date, Rate};
use sea_orm::{ActiveModelTrait, EntityTrait, IntoActiveModel};

use super::{
    program::{price_until, rate_at, wording},
    views::LoadFuelSurcharge,
};
use crate::record::{aggregate::Aggregate, error::LoadError, local_time::local_day};

/// Updates the program's charge, unless the load's money is settled.
pub async fn follow(write: &Write, aggregate: &mut Aggregate) -> Result<(), LoadError> {
    let load = &aggregate.load;
    let is_closed =
        load.tonu_at.is_some() || load.cancelled_at.is_some() || load.billing_status.is_financially_locked();
    if is_closed {
        return Ok(());
    }
    let is_own = |charge: &charge::Model| charge.is_from_program;
    let own = aggregate.charges.iter().find(|charge| is_own(charge)).cloned();
    let by_hand = |charge: &charge::Model| {
        charge.code == ChargeCode::Fuel && !is_own(charge) && charge.status != ChargeStatus::Denied
    };
    let has_other = aggregate.charges.iter().any(by_hand);
    let Some(first) = aggregate.stops.first() else { return Ok(()) };
    let pickup_on = local_day(&first.earliest_local, first.earliest_at);
    let (surcharge, rate) = match read(write, load, pickup_on).await? {
        Some((surcharge, _)) if has_other => {
            (Some(LoadFuelSurcharge { is_by_hand: true, problem: None, ..surcharge }), None)
        }
        Some((surcharge, rate)) => (Some(surcharge), rate),
        None => (None, None),
    };
    aggregate.load.fuel_surcharge = surcharge.as_ref().map(json_column);
    let wanted = rate.zip(surcharge).and_then(|(rate, surcharge)| new_charge(write, aggregate, &surcharge, rate));
    match (own, wanted) {
        (None, None) => {}
        (Some(own), None) => {
            charge::Entity::delete_by_id(own.id).exec(write.tx()).await?;
            aggregate.charges.retain(|charge| charge.id != own.id);
        }
        (None, Some(wanted)) => {
            wanted.clone().into_active_model().reset_all().insert(write.tx()).await?;
            aggregate.charges.push(wanted);
        }
        (Some(own), Some(wanted)) => {
            let (description, rate) = (wanted.description, wanted.rate_ten_thousandths);
            if (&own.description, own.rate_ten_thousandths) == (&description, rate) {
                return Ok(());
            }
            let after = charge::Model { description, rate_ten_thousandths: rate, updated_at: write.now, ..own };
            charge::Entity::update(after.clone().into_active_model().reset_all()).exec(write.tx()).await?;
            aggregate.charges.iter_mut().filter(|charge| charge.id == after.id).for_each(|slot| *slot = after.clone());
        }
    }
    Ok(())
}

/// The basis of the surcharge, and the rate if there is something to charge.
async fn read(
    write: &Write,
    load: &load::Model,
    pickup_on: Date,
) -> Result<Option<(LoadFuelSurcharge, Option<Rate>)>, LoadError> {
    let Some(id) = load.fuel_program_id else { return Ok(None) };
    let program = fuel_program::Entity::find_owned(load.company_id, id).fetch_optional(write.tx()).await?;
    let Some(program) = program else { return Ok(None) };
    let monday = pickup_on.monday();
    let price = price_until(write.tx(), &program, monday).await?;
    let rate = price.as_ref().map(|price| rate_at(&program, price)).transpose()?;
    let weeks_old = price.as_ref().map(|price| monday.days_since(price.week_on) / 7);
    let region = program.region.title();
    let week = monday.words();
    let problem = match weeks_old {
        None => Some(format!("No diesel price for the week of {week} or earlier ({region}). Enter the price.")),
        Some(1..) => Some(format!(
            "No diesel price for the week of {week} ({region}) yet. An older one is used until you enter it."
        )),
        Some(_) if load.loaded_miles_tenths.is_none() => {
            Some("The surcharge is by the mile. Enter the loaded miles.".to_owned())
        }
        Some(_) => None,
    };
    let surcharge = LoadFuelSurcharge {
        program: program.name,
        region: program.region,
        pickup_week_on: monday,
        week_on: price.as_ref().map(|price| price.week_on),
        weeks_old,
        price: price.as_ref().map(|price| Rate::from_ten_thousandths(price.price_ten_thousandths).to_string()),
        peg: Rate::from_ten_thousandths(program.peg_ten_thousandths).to_string(),
        rate: rate.map(|rate| rate.to_string()),
        is_by_hand: false,
        problem,
    };
    Ok(Some((surcharge, rate.filter(|rate| rate.value() > 0))))
}

fn new_charge(
    write: &Write,
    aggregate: &Aggregate,
    surcharge: &LoadFuelSurcharge,
    rate: Rate,
) -> Option<charge::Model> {
    let price = Rate::parse(surcharge.price.as_deref()?).ok()?;
    let last = aggregate.charges.iter().map(|charge| charge.sequence).max().unwrap_or_default();
    Some(charge::Model {
        id: write.new_id(),
        company_id: write.company_id(),
        load_id: aggregate.load.id,
        sequence: last.saturating_add(1),
        code: ChargeCode::Fuel,
        description: Some(wording(&surcharge.program, price, surcharge.week_on?)),
        basis: ChargeBasis::PerMile,
        quantity_thousandths: 0,
        follows_miles: true,
        is_from_program: true,
        rate_ten_thousandths: rate.value(),
        amount_cents: 0,
        status: ChargeStatus::Approved,
        status_before_tonu: None,
        review_reason: None,
        approval_reference: None,
        version: 1,
        created_at: write.now,
        updated_at: write.now,
    })
}
