//! What was found out about the drivers. Previous employers: most have answered, one never did, one is overdue, one was
//! objected to. Motor vehicle records: some are reviewed, one waits.

use chrono::{DateTime, Days, NaiveDate, TimeDelta, Utc};
use serde_json::{Value, json};

use super::{
    caller::Caller,
    fleet::{Fleet, NEW, hired_on},
};

const EMPLOYERS: [(&str, &str); 4] = [
    ("Blue Lake Transport", "+13125550188"),
    ("Hoosier Regional Lines", "+12195550140"),
    ("Great River Carriers", "+15635550127"),
    ("Badger Flatbed", "+16085550163"),
];
const DRIVERS: usize = 12;
const RECORDS: usize = 5;

pub async fn record(caller: &Caller, fleet: &Fleet, now: DateTime<Utc>) -> anyhow::Result<()> {
    // A day that has begun in every time zone.
    let today = (now - TimeDelta::days(1)).date_naive();
    let asked_of = |index: &usize| *index < DRIVERS || *index == NEW;
    for (index, driver) in fleet.drivers.iter().enumerate().filter(|(index, _)| asked_of(index)) {
        caller.post("/api/employer_inquiries", inquiry(index, driver, hired_on(caller, driver).await?)).await?;
    }
    for (index, driver) in fleet.drivers.iter().enumerate().take(RECORDS) {
        motor_vehicle_record(caller, index, driver, today).await?;
    }
    Ok(())
}

async fn motor_vehicle_record(caller: &Caller, index: usize, driver: &str, today: NaiveDate) -> anyhow::Result<()> {
    let speeding =
        json!([{ "on": today - Days::new(400), "description": "Speeding, 10 mph over the limit", "points": 2 }]);
    let body = json!({
        "driver_id": driver, "pulled_on": today - Days::new(3), "state": "IL",
        "entries": if index == 1 { speeding } else { json!([]) },
    });
    let made = caller.post("/api/motor_vehicle_records", body).await?;
    // The last one waits for its review.
    if index + 1 < RECORDS {
        let review = match index {
            1 => json!({ "version": 1, "decision": "with_action", "note": "Coaching on speed before the next trip." }),
            _ => json!({ "version": 1, "decision": "qualified" }),
        };
        let id = made["id"].as_str().unwrap_or_default();
        caller.post(&format!("/api/motor_vehicle_records/{id}/review"), review).await?;
    }
    Ok(())
}

/// Asked soon after the driver was hired: 49 CFR 391.23(c) gives 30 days.
fn inquiry(index: usize, driver: &str, hired: NaiveDate) -> Value {
    let (employer, phone) = EMPLOYERS[index % EMPLOYERS.len()];
    let asked = hired + Days::new(3);
    let mut body = json!({
        "driver_id": driver, "employer_name": employer, "contact_name": "Safety department", "phone": phone,
        "position": "Company driver, dry van", "from_on": asked - Days::new(900), "to_on": asked - Days::new(20),
        "authorized_on": hired,
        "attempts": [{ "on": asked, "method": "fax", "note": "Request with the driver's authorization" }],
    });
    let more = match index {
        // Asked twice, and no answer yet.
        NEW => json!({ "attempts": [
            { "on": asked, "method": "fax" }, { "on": asked + Days::new(9), "method": "phone", "note": "Left a message" },
        ] }),
        7 => json!({
            "attempts": [
                { "on": asked, "method": "email" }, { "on": asked + Days::new(8), "method": "phone" },
                { "on": asked + Days::new(17), "method": "mail" },
            ],
            "outcome": "no_response", "closed_on": asked + Days::new(28),
        }),
        _ => json!({
            "outcome": "answered", "closed_on": asked + Days::new(6), "is_rehire_eligible": true,
            "answer": "Dates and position confirmed. 53 ft dry vans, 48 states. Left for a regional job.",
        }),
    };
    merge(&mut body, more);
    if index == 5 {
        let objection = json!({
            "accidents": "One preventable accident in a yard.", "is_rehire_eligible": false,
            "rebuttal": "The dock plate gave way. The police report says so.",
            "rebutted_on": asked + Days::new(10),
        });
        merge(&mut body, objection);
    }
    body
}

fn merge(body: &mut Value, more: Value) {
    if let (Some(body), Value::Object(more)) = (body.as_object_mut(), more) {
        body.extend(more);
    }
}
