//! Papers beyond the dates that records begin with: files that are complete, nearly so, and not at all.

use chrono::{Datelike, Days, NaiveDate};
use serde_json::{Value, json};

use super::{caller::Caller, fleet::license_state};

/// Every active driver but a few has a complete file.
pub async fn file(
    caller: &Caller,
    drivers: &[String],
    trucks: &[String],
    trailers: &[String],
    today: NaiveDate,
) -> anyhow::Result<()> {
    for (index, driver) in drivers.iter().enumerate() {
        let hired = today - Days::new(300 + index as u64 * 40);
        for paper in of_driver(index, hired, today) {
            add(caller, "driver", driver, paper).await?;
        }
    }
    // The records are older than today's papers.
    let renewed = today + Days::new(100);
    let (tax, license) = (next(6, 30, renewed), next(12, 31, renewed));
    for (index, truck) in trucks.iter().enumerate() {
        add(caller, "truck", truck, json!({ "item_type": "heavy_use_tax", "expires_on": tax })).await?;
        if index.is_multiple_of(4) {
            add(caller, "truck", truck, json!({ "item_type": "ifta", "number": "IL 36-4418", "expires_on": license }))
                .await?;
        }
    }
    for trailer in trailers.iter().step_by(6) {
        add(caller, "trailer", trailer, json!({ "item_type": "permit", "issuer": "TX", "number": "OS-20418" })).await?;
    }
    Ok(())
}

/// The first such day of a year, not before `from`: Form 2290 is for a year until June 30, IFTA and UCR until December 31.
pub fn next(month: u32, day: u32, from: NaiveDate) -> Option<NaiveDate> {
    (0..2).find_map(|later| NaiveDate::from_ymd_opt(from.year() + later, month, day).filter(|ends| *ends >= from))
}

fn of_driver(index: usize, hired: NaiveDate, today: NaiveDate) -> Vec<Value> {
    let mut papers = vec![
        json!({ "item_type": "application", "issued_on": hired - Days::new(9) }),
        json!({ "item_type": "mvr", "issuer": license_state(index), "issued_on": hired - Days::new(4) }),
        // A certificate is good for two years at most, and the state tells of the newest.
        json!({
            "item_type": "medical_status", "issuer": license_state(index),
            "issued_on": today - Days::new(20 + index as u64 * 9),
        }),
        json!({ "item_type": "testing_policy", "issued_on": hired }),
    ];
    match index {
        6 | 13 | 26 => {}
        8 => papers.push(json!({
            "item_type": "road_test", "waived_reason": "A CDL of the same class was accepted (49 CFR 391.33).",
        })),
        _ => papers.push(json!({ "item_type": "road_test", "issuer": "Marcus Bell", "issued_on": hired })),
    }
    // One review is overdue, and a few are due soon.
    let due = match index {
        5 => today - Days::new(12),
        _ => today + Days::new(70 + (index as u64 * 37) % 280),
    };
    if index != 13 {
        papers.push(json!({ "item_type": "annual_review", "issuer": "Marcus Bell", "expires_on": due }));
    }
    if index == 2 {
        papers.push(json!({
            "item_type": "medical", "number": "4417702215", "issuer": "Dr. Elena Marsh",
            "issued_on": today - Days::new(3), "expires_on": today + Days::new(727),
        }));
    }
    papers
}

async fn add(caller: &Caller, kind: &str, id: &str, paper: Value) -> anyhow::Result<()> {
    caller.post(&format!("/api/records/{kind}/{id}/compliance_items"), paper).await?;
    Ok(())
}
