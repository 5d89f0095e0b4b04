//! Demo data: a carrier with ninety days of history, and a small second one that must see none of it.
//!
//! Everything is created through the product's own operations, in this process, with the clock set to the time of each
//! fact, so the same rules apply as for users' data. The same seed gives the same carrier; companies and people are
//! invented.

mod accounts;
mod caller;
mod carriers;
mod clock;
mod compliance;
mod contracts;
mod credit;
mod fleet;
mod inquiries;
mod invoices;
mod leaving;
mod office;
pub mod papers;
mod people;
mod places;
mod plan;
mod play;
mod quotes;
mod random;
mod reach;
mod records;
mod safety;
mod tags;
mod testing;
mod training;
mod vendors;

use std::sync::Arc;

use anyhow::{Context, bail};
use chrono::{TimeDelta, Utc};
use haul_app::AppContext;
use haul_capability::blobs::BlobStore;
use haul_company::company::prove;
use haul_company::users::create_super_admin;
use haul_ports::{Clock, Environment, Settings};

pub use accounts::PASSWORD;
pub use caller::Caller;
use clock::DemoClock;
use people::{CARRIER, NEIGHBOUR, STAFF};

/// How far back the carrier's history goes.
pub const DAYS: i64 = 90;

/// A sign-in of a demo person.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SignIn {
    pub role: &'static str,
    pub email: &'static str,
}

/// The available sign-ins.
pub fn sign_ins() -> Vec<SignIn> {
    let staff = STAFF.iter().map(|person| SignIn { role: person.role, email: person.email });
    let others = [
        SignIn { role: "Admin of another carrier", email: NEIGHBOUR.founder.email },
        SignIn { role: "Fleet owner, by emailed link", email: people::OWNERS[0].1 },
    ];
    staff.chain(others).collect()
}

/// Creates the demo data unless it exists; returns whether it was created.
///
/// `emulator` is the address of the identity emulator, where accounts are created too; `days` is the length of the
/// history.
pub async fn load(context: AppContext, blobs: BlobStore, emulator: Option<&str>, days: i64) -> anyhow::Result<bool> {
    if context.settings.environment != Environment::Development {
        bail!("demo data belongs into a development environment only");
    }
    if let Some(emulator) = emulator {
        accounts::create(emulator, &context.settings.identity_project_id).await?;
    }
    let clock = Arc::new(DemoClock::at(Utc::now() - TimeDelta::days(days)));
    let settings = Settings { identity_emulator: true, has_carrier_registry: true, ..(*context.settings).clone() };
    let context = AppContext {
        clock: clock.clone(),
        settings: Arc::new(settings),
        carrier_registry: Arc::new(carriers::Registry),
        ..context
    };
    let carrier = Caller::new(&context, CARRIER.founder.uid(), CARRIER.founder.email);
    // The second carrier comes last: if only the first exists, an earlier run was interrupted.
    match (is_registered(&carrier, &CARRIER).await?, is_registered(&carrier, &NEIGHBOUR).await?) {
        (true, true) => return Ok(false),
        (true, false) => bail!("the demo data was interrupted before its end: empty the data folder and begin again"),
        (false, _) => {}
    }
    register(&context, &CARRIER).await.context("the carrier")?;
    create_super_admin(&context, CARRIER.founder.email, CARRIER.founder.full_name, CARRIER.dot_number).await?;
    prove(&context, CARRIER.dot_number).await?;
    people::hire(&context, &carrier).await.context("the carrier's people")?;
    office::furnish(&carrier, &blobs, clock.now()).await.context("the carrier's papers and brand")?;
    let fleet = fleet::create(&carrier, clock.now()).await.context("the carrier's fleet")?;
    let loads = plan::plan(&fleet, clock.now(), Utc::now());
    let quotes = quotes::Story::begin(&fleet, Utc::now());
    play::play(&carrier, &clock, &blobs, loads, quotes).await.context("the carrier's loads and quotes")?;
    clock.set(Utc::now());
    credit::set_limits(&carrier, &fleet.customers).await.context("the customers' credit limits")?;
    tags::put_on(&carrier).await.context("the carrier's tags")?;
    vendors::add(&carrier).await.context("the carrier's vendors")?;
    contracts::agree(&carrier, &fleet, Utc::now()).await.context("the carrier's contract lanes")?;
    records::annotate(&carrier, &fleet, &blobs).await.context("the carrier's notes and files")?;
    office::receive_certificate(&carrier, Utc::now()).await.context("a certificate that came")?;
    reach::drivers(&carrier, &fleet, Utc::now()).await.context("the drivers' addresses")?;
    carriers::add(&carrier, clock.now()).await.context("the carrier's authority and partners")?;
    inquiries::record(&carrier, &fleet, Utc::now()).await.context("the inquiries to previous employers")?;
    testing::record(&carrier, &fleet, Utc::now()).await.context("the drivers' drug and alcohol tests")?;
    leaving::record(&carrier, &fleet, Utc::now()).await.context("the driver who left, and the legal hold")?;
    safety::record(&carrier, &fleet, Utc::now()).await.context("what happened on the road")?;
    training::record(&carrier, &fleet, Utc::now()).await.context("training, coaching and incidents")?;
    invoices::create(&carrier, Utc::now()).await.context("the carrier's invoices")?;
    register(&context, &NEIGHBOUR).await.context("the second carrier")?;
    fleet::create_small(&Caller::new(&context, NEIGHBOUR.founder.uid(), NEIGHBOUR.founder.email)).await?;
    Ok(true)
}

/// The carrier's founder, signed in: sees all of its data.
pub fn founder(context: &AppContext) -> Caller {
    let settings = Settings { identity_emulator: true, ..(*context.settings).clone() };
    let context = AppContext { settings: Arc::new(settings), ..context.clone() };
    Caller::new(&context, CARRIER.founder.uid(), CARRIER.founder.email)
}

async fn is_registered(caller: &Caller, carrier: &people::Carrier) -> anyhow::Result<bool> {
    Ok(caller.get(&format!("/api/carriers/{}", carrier.dot_number)).await?["is_registered"] == true)
}

/// Like the sign-up page: the registration is pending until the address is verified.
async fn register(context: &AppContext, carrier: &people::Carrier) -> anyhow::Result<()> {
    let founder = Caller::new(context, carrier.founder.uid(), carrier.founder.email);
    let made = founder.post("/api/registrations", carrier.registration()).await?;
    let info = serde_json::json!({
        "companyId": made["companyId"],
        "userEmail": carrier.founder.email,
        "fullName": carrier.founder.full_name,
    });
    founder.post("/api/add_user_info", info).await?;
    founder.get("/api/session").await?;
    Ok(())
}
