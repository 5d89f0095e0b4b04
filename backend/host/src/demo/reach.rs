//! Drivers' email addresses, the links of their trips, sent there, and when the newest was hired.

use chrono::{DateTime, Days, Utc};
use serde_json::{Value, json};

use super::{
    caller::Caller,
    fleet::{Fleet, NEW},
    people::{FIRST_NAMES, LAST_NAMES},
};

/// Every ninth driver has no email address, so that the board shows undelivered links.
const WITHOUT: usize = 9;
/// So long ago that the inquiries to previous employers are overdue (49 CFR 391.23(c)).
const HIRED_BEFORE: Days = Days::new(40);

pub async fn drivers(caller: &Caller, fleet: &Fleet, now: DateTime<Utc>) -> anyhow::Result<()> {
    let mut reached = Vec::new();
    for (index, id) in fleet.drivers.iter().enumerate().filter(|(index, _)| index % WITHOUT != WITHOUT - 1) {
        let path = format!("/api/drivers/{id}");
        let version = caller.get(&path).await?["version"].clone();
        let name = format!("{}.{}", FIRST_NAMES[index], LAST_NAMES[index]).to_lowercase();
        caller.patch(&path, json!({ "version": version, "email": format!("{name}@drivers.example") })).await?;
        reached.push(id.as_str());
    }
    let path = format!("/api/drivers/{}", fleet.drivers[NEW]);
    let version = caller.get(&path).await?["version"].clone();
    caller.patch(&path, json!({ "version": version, "hired_on": now.date_naive() - HIRED_BEFORE })).await?;
    send_links(caller, &reached).await
}

/// The links of trips that are under way; the mails of the others would have been sent long ago.
async fn send_links(caller: &Caller, reached: &[&str]) -> anyhow::Result<()> {
    let loads = caller.get("/api/loads?group=open&limit=200").await?;
    for load in loads["items"].as_array().into_iter().flatten() {
        let path = format!("/api/loads/{}/driver_links", load["id"].as_str().unwrap_or_default());
        let links = caller.get(&path).await?;
        let is_sent = |link: &&Value| {
            link["is_sendable"] == true && link["driver"]["id"].as_str().is_some_and(|id| reached.contains(&id))
        };
        for link in links["items"].as_array().into_iter().flatten().filter(is_sent) {
            let send = format!("{path}/{}/send", link["id"].as_str().unwrap_or_default());
            caller.post(&send, json!({})).await?;
        }
    }
    Ok(())
}
