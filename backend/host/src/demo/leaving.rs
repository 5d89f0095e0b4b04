//! A driver who left, with a checklist that is not done yet, and a legal hold after a crash.

use chrono::{DateTime, Days, TimeDelta, Utc};
use serde_json::json;

use super::{caller::Caller, fleet::Fleet};

/// The one who is terminated.
const LEFT: usize = 28;
/// Active, and on no load that matters here.
const HELD: usize = 9;

pub async fn record(caller: &Caller, fleet: &Fleet, now: DateTime<Utc>) -> anyhow::Result<()> {
    // A day that has begun in every time zone.
    let today = (now - TimeDelta::days(1)).date_naive();
    let left = caller.get(&format!("/api/drivers/{}", fleet.drivers[LEFT])).await?;
    let ended = json!({
        "driver_id": left["id"], "last_on": left["terminated_on"], "reason": "voluntary",
        "reason_note": "Found a regional job closer to home.", "rehire": "eligible",
        "reference_note": "Always on time; left with two weeks' notice.",
    });
    let ended = caller.post("/api/driver_terminations", ended).await?;
    let done: Vec<_> = ["equipment", "fuel_card", "eld_account", "final_pay"]
        .map(|step| json!({ "step": step, "done_on": left["terminated_on"] }))
        .into();
    let id = ended["id"].as_str().unwrap_or_default();
    let changes = json!({ "version": ended["version"], "steps": done });
    caller.patch(&format!("/api/driver_terminations/{id}"), changes).await?;
    let hold = json!({
        "driver_id": fleet.drivers[HELD], "matter": "Whitaker v. Prairie Crest Transport",
        "reason": "Counsel asks to keep everything about the driver and the crash on I-80.",
        "begins_on": today - Days::new(12),
    });
    caller.post("/api/legal_holds", hold).await?;
    Ok(())
}
