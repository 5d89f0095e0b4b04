//! Prices agreed for lanes, each for a quarter.

use chrono::{DateTime, Days, Utc};
use serde_json::{Value, json};

use super::{
    caller::Caller,
    fleet::Fleet,
    places::{CITIES, City},
};

struct Contract {
    customer: usize,
    from: usize,
    to: usize,
    equipment: &'static str,
    basis: &'static str,
    rate: &'static str,
    has_fuel: bool,
    loads_per_week: i64,
    /// Days from now: one ends soon, and one begins later.
    days: (i64, i64),
}

const CONTRACTS: [Contract; 3] = [
    Contract {
        customer: 2,
        from: 0,
        to: 48,
        equipment: "dry_van",
        basis: "per_mile",
        rate: "2.38",
        has_fuel: true,
        loads_per_week: 3,
        days: (-60, 30),
    },
    Contract {
        customer: 4,
        from: 24,
        to: 43,
        equipment: "reefer",
        basis: "flat",
        rate: "1650",
        has_fuel: false,
        loads_per_week: 2,
        days: (-80, 9),
    },
    Contract {
        customer: 0,
        from: 17,
        to: 47,
        equipment: "dry_van",
        basis: "per_mile",
        rate: "2.55",
        has_fuel: true,
        loads_per_week: 5,
        days: (5, 95),
    },
];

pub async fn agree(caller: &Caller, fleet: &Fleet, now: DateTime<Utc>) -> anyhow::Result<()> {
    let programs = caller.get("/api/quote_settings").await?["fuel_programs"].clone();
    for contract in &CONTRACTS {
        let mut body = body(contract, &fleet.customers[contract.customer], now);
        if contract.has_fuel {
            body["fuel_program_id"] = programs[0]["id"].clone();
        }
        caller.post("/api/contract_lanes", body).await?;
    }
    Ok(())
}

fn body(contract: &Contract, customer: &str, now: DateTime<Utc>) -> Value {
    let (from, to): (City, City) = (CITIES[contract.from], CITIES[contract.to]);
    let day = |days: i64| {
        let today = now.date_naive();
        if days < 0 { today - Days::new(days.unsigned_abs()) } else { today + Days::new(days.unsigned_abs()) }
    };
    json!({
        "customer_id": customer,
        "origin_city": from.0,
        "origin_state": from.1,
        "destination_city": to.0,
        "destination_state": to.1,
        "equipment": contract.equipment,
        "basis": contract.basis,
        "rate": contract.rate,
        "loads_per_week": contract.loads_per_week,
        "starts_on": day(contract.days.0),
        "ends_on": day(contract.days.1),
    })
}
