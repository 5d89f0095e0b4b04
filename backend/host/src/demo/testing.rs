//! The drug and alcohol program: tests, Clearinghouse queries, this quarter's draw, one driver who may not drive, and
//! birth dates for the bulk file.

use chrono::{DateTime, Days, Months, NaiveDate, TimeDelta, Utc};
use serde_json::{Value, json};

use super::{
    caller::Caller,
    fleet::{Fleet, NEW, hired_on},
};

/// Active, and on no load.
const PROHIBITED: usize = 25;
/// Active drivers are those before it, and the last one.
const LEFT: std::ops::RangeInclusive<usize> = 27..=28;
const SITE: &str = "Prairie Occupational Health, Joliet";
const REVIEWER: &str = "Dr. Elena Marsh, MRO";

pub async fn record(caller: &Caller, fleet: &Fleet, now: DateTime<Utc>) -> anyhow::Result<()> {
    // A day that has begun in every time zone.
    let today = (now - TimeDelta::days(1)).date_naive();
    for (index, driver) in fleet.drivers.iter().enumerate().filter(|(index, _)| !LEFT.contains(index)) {
        identify(caller, index, driver).await?;
        // The newest has no test and no query yet.
        if index != NEW {
            let hired = hired_on(caller, driver).await?;
            test(caller, driver, "pre_employment", "drugs", "negative", hired - Days::new(3)).await?;
            query(caller, driver, "limited", "no_records", last_query(index, today)).await?;
        }
    }
    let prohibited = &fleet.drivers[PROHIBITED];
    test(caller, prohibited, "reasonable_suspicion", "drugs", "positive", today - Days::new(6)).await?;
    let back = json!({
        "driver_id": fleet.drivers[4], "kind": "return_to_duty", "substance": "alcohol",
        "ordered_on": today - Days::new(210), "collected_on": today - Days::new(210), "result": "negative",
        "result_on": today - Days::new(210), "evaluated_on": today - Days::new(214), "follow_up_count": 6,
        "follow_up_through_on": today + Days::new(155), "collection_site": SITE,
    });
    caller.post("/api/drug_alcohol_tests", back).await?;
    for days in [150, 88] {
        test(caller, &fleet.drivers[4], "follow_up", "alcohol", "negative", today - Days::new(days)).await?;
    }
    draw(caller).await
}

/// Most queries are good for months; two are overdue and a few soon due.
fn last_query(index: usize, today: NaiveDate) -> NaiveDate {
    match index {
        3 | 11 => today - Months::new(12) - Days::new(4 + index as u64),
        _ => today - Days::new((index as u64 * 37) % 355),
    }
}

async fn identify(caller: &Caller, index: usize, driver: &str) -> anyhow::Result<()> {
    let birth_date =
        NaiveDate::from_ymd_opt(1962 + (index as i32 * 7) % 35, 1 + index as u32 % 12, 1 + index as u32 % 27);
    // Numbers from 900 on are never issued.
    let ssn = format!("9{:02}-{:02}-{:04}", index, 10 + index, 2000 + index * 137);
    let body = match index {
        NEW => json!({ "version": 0, "ssn": ssn }),
        _ => json!({ "version": 0, "ssn": ssn, "birth_date": birth_date }),
    };
    caller.patch(&format!("/api/drivers/{driver}/identity"), body).await?;
    Ok(())
}

async fn test(
    caller: &Caller,
    driver: &str,
    kind: &str,
    substance: &str,
    result: &str,
    on: NaiveDate,
) -> anyhow::Result<()> {
    let body = json!({
        "driver_id": driver, "kind": kind, "substance": substance, "ordered_on": on - Days::new(2),
        "collected_on": on - Days::new(2), "result": result, "result_on": on, "collection_site": SITE,
        "reviewer": REVIEWER,
    });
    caller.post("/api/drug_alcohol_tests", body).await?;
    Ok(())
}

async fn query(caller: &Caller, driver: &str, kind: &str, result: &str, on: NaiveDate) -> anyhow::Result<()> {
    let body = json!({
        "driver_id": driver, "kind": kind, "result": result, "queried_at": format!("{on}T16:00:00Z"),
        "consent": "general", "consented_on": on - Days::new(20),
    });
    caller.post("/api/clearinghouse_queries", body).await?;
    Ok(())
}

/// This quarter's: one driver has been tested, one was told.
async fn draw(caller: &Caller) -> anyhow::Result<()> {
    let draw = caller.post("/api/random_draws", json!({ "cycle": "quarterly" })).await?;
    let selected: Vec<&Value> = draw["selections"].as_array().into_iter().flatten().collect();
    if let Some(test) = selected.first().and_then(|one| one["drug_alcohol_test_id"].as_str()) {
        let change = json!({ "version": 1, "collected_on": today_of(caller, test).await?, "collection_site": SITE });
        caller.patch(&format!("/api/drug_alcohol_tests/{test}"), change).await?;
    }
    if let Some(second) = selected.get(1).and_then(|one| one["id"].as_str()) {
        caller.post(&format!("/api/random_selections/{second}/notify"), json!({})).await?;
    }
    Ok(())
}

/// The day of the order, which is today where the company is.
async fn today_of(caller: &Caller, test: &str) -> anyhow::Result<Value> {
    Ok(caller.get(&format!("/api/drug_alcohol_tests/{test}")).await?["ordered_on"].clone())
}
