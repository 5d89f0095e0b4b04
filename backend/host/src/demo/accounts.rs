//! The demo people's accounts at the identity emulator.

use anyhow::{Context, bail};
use serde_json::json;

use super::people::{NEIGHBOUR, Person, STAFF};

/// For every demo account. It opens nothing outside a development machine.
pub const PASSWORD: &str = "demo-haul-2026";

/// Creates the missing accounts.
pub async fn create(emulator: &str, project: &str) -> anyhow::Result<()> {
    let client = reqwest::Client::new();
    for person in STAFF.iter().chain([&NEIGHBOUR.founder]) {
        create_one(&client, emulator, project, person).await?;
    }
    Ok(())
}

async fn create_one(client: &reqwest::Client, emulator: &str, project: &str, person: &Person) -> anyhow::Result<()> {
    let url = format!("http://{emulator}/identitytoolkit.googleapis.com/v1/projects/{project}/accounts");
    let account = json!({
        "localId": person.uid(),
        "email": person.email,
        "password": PASSWORD,
        "displayName": person.full_name,
        "emailVerified": true,
    });
    // The emulator accepts anyone who claims to be its administrator.
    let answer = client.post(&url).bearer_auth("owner").json(&account).send().await;
    let answer = answer.with_context(|| format!("the identity emulator at {emulator} does not answer"))?;
    if answer.status().is_success() {
        return Ok(());
    }
    let text = answer.text().await?;
    if ["EMAIL_EXISTS", "DUPLICATE_LOCAL_ID", "DUPLICATE_EMAIL"].iter().any(|known| text.contains(known)) {
        return Ok(());
    }
    bail!("the identity emulator refused {}: {text}", person.email)
}
