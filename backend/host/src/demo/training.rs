//! What drivers were trained in, signed, were coached about, and what went wrong.

use chrono::{DateTime, Days, Months, NaiveDate, TimeDelta, Utc};
use serde_json::{Value, json};

use super::{caller::Caller, fleet::Fleet};

/// Drivers who signed the policy on mobile phones.
const SIGNED: usize = 6;

pub async fn record(caller: &Caller, fleet: &Fleet, now: DateTime<Utc>) -> anyhow::Result<()> {
    // A day that has begun in every time zone.
    let today = (now - TimeDelta::days(1)).date_naive();
    let drivers = &fleet.drivers;
    for driver in drivers.iter().take(SIGNED) {
        let policy = json!({
            "driver_id": driver, "kind": "policy", "title": "Mobile phones and cameras", "policy_version": "2026-01",
            "happened_on": today - Days::new(90),
        });
        caller.post("/api/driver_events", policy).await?;
    }
    for event in events(drivers, today) {
        caller.post("/api/driver_events", event).await?;
    }
    Ok(())
}

fn events(drivers: &[String], today: NaiveDate) -> [Value; 8] {
    let hazmat = today - Days::new(75);
    [
        json!({
            "driver_id": drivers[2], "kind": "training", "title": "Hazmat recurrent", "happened_on": hazmat,
            "item_type": "hazmat_training", "expires_on": hazmat + Months::new(36), "duration_minutes": 450,
            "led_by": "Prairie Safety Institute", "result": "passed",
            "note": "General awareness, function-specific, safety and security awareness.",
        }),
        json!({
            "driver_id": drivers[4], "kind": "training", "title": "Winter driving", "happened_on": today - Days::new(24),
            "duration_minutes": 90, "led_by": "Marcus Bell", "result": "attended",
        }),
        json!({
            "driver_id": drivers[7], "kind": "training", "title": "Load securement", "happened_on": today - Days::new(24),
            "duration_minutes": 120, "led_by": "Marcus Bell", "result": "failed",
            "note": "Repeats it after a day in the yard.", "follow_up_on": today + Days::new(12),
        }),
        // The review of the motor vehicle record asked for it.
        json!({
            "driver_id": drivers[1], "kind": "coaching", "title": "Speed on I-80", "happened_on": today - Days::new(3),
            "coaching_trigger": "speeding", "led_by": "Dana Whitfield", "follow_up_on": today + Days::new(27),
            "note": "Cruise control at 65. We look at the speed reports again in a month.",
        }),
        json!({
            "driver_id": drivers[9], "kind": "coaching", "title": "Phone in hand", "happened_on": today - Days::new(40),
            "coaching_trigger": "distraction", "led_by": "Dana Whitfield", "follow_up_on": today - Days::new(5),
            "note": "Mount installed. Two weeks of camera clips to be checked.",
        }),
        json!({
            "driver_id": drivers[3], "kind": "coaching", "title": "Following distance", "happened_on": today - Days::new(60),
            "coaching_trigger": "following_distance", "led_by": "Dana Whitfield", "follow_up_on": today - Days::new(30),
            "followed_up_on": today - Days::new(29), "note": "No further alerts since.",
        }),
        json!({
            "driver_id": drivers[8], "kind": "incident", "title": "Scraped a dock bumper", "incident_kind": "property_damage",
            "happened_on": today - Days::new(16), "place": "Memphis, TN", "preventability": "preventable",
            "cost_cents": 64_000, "note": "Backed without getting out to look.", "follow_up_on": today + Days::new(5),
        }),
        json!({
            "driver_id": drivers[6], "kind": "incident", "title": "Twisted ankle stepping off the catwalk",
            "incident_kind": "injury", "happened_on": today - Days::new(110), "place": "Joliet yard",
            "preventability": "not_preventable", "cost_cents": 41_250,
        }),
    ]
}
