//! Drivers' reports, mails and SMS while the host is killed again and again.
//!
//! - A report has one effect: it is recorded in one transaction with its key.
//! - An SMS is accepted once: a repeated attempt asks the provider first.
//! - A mail is accepted at least once. Between the mail server's acceptance and our note of it the host may die, and no
//!   mail server can be asked: the mail is sent again with the same Message-ID, by which mail programs know it.

pub mod post_office;
mod trip;

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::process::Command;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use haul_sandbox::Sandbox;
use haul_sandbox::sms::{ACCOUNT_SID, AUTH_TOKEN, Fault};
use post_office::PostOffice;
use reqwest::Method;
use serde_json::Value;
use tokio::task::JoinSet;
use trip::{Lane, Trip, haul};

use crate::webhooks::server::{Admin, Server};

const LOADS: usize = 12;
/// Of each kind: at any moment, with an accepted mail and with an accepted SMS whose answer is on its way.
const ROUNDS: usize = 4;
/// When nothing is on its way.
const PATIENCE: Duration = Duration::from_secs(4);
/// Everything together takes a third of it on two cores.
const LIMIT: Duration = Duration::from_secs(150);

#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_lost_or_counts_twice_though_the_host_is_killed() {
    haul_capability::tls::install();
    let data = tempfile::tempdir().expect("a writable folder");
    let port = crate::webhooks::free_port().await;
    let sandbox = Sandbox::start("127.0.0.1:0".parse().expect("an address")).await.expect("loopback");
    let post = PostOffice::start().await;
    let settings = [
        ("HAUL_MAIL_TRANSPORT", "smtp".to_owned()),
        ("HAUL_MAIL_SMTP_URL", post.url.clone()),
        ("HAUL_SMS_URL", sandbox.url().to_owned()),
        ("HAUL_SMS_ACCOUNT_SID", ACCOUNT_SID.to_owned()),
        ("HAUL_SMS_AUTH_TOKEN", AUTH_TOKEN.to_owned()),
        ("HAUL_SMS_FROM", "+13125550199".to_owned()),
    ];
    let start = async || Server::start_with(data.path(), port, &settings).await;
    let mut server = start().await;
    let admin = Admin::register(port).await;
    prove(data.path());
    let lane = Lane::create(&admin).await;

    let kills = Arc::new(AtomicUsize::new(0));
    let mut trips = JoinSet::new();
    for number in 0..LOADS {
        let (admin, lane, kills) = (admin.clone(), lane.clone(), kills.clone());
        trips.spawn(async move {
            // Something is going on at each kill.
            while kills.load(Ordering::SeqCst) < number * 3 * ROUNDS / LOADS {
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
            haul(admin, lane, format!("http://127.0.0.1:{port}"), number).await
        });
    }
    for round in 0..ROUNDS {
        for kind in 0..3 {
            match kind {
                0 => tokio::time::sleep(Duration::from_millis(300 + 400 * round as u64)).await,
                1 => {
                    let before = sandbox.sms.received().len();
                    sandbox.sms.fail([Fault::Slow]);
                    patiently(|| sandbox.sms.received().len() > before).await;
                }
                _ => {
                    let before = post.unanswered();
                    post.fall_silent();
                    patiently(|| post.unanswered() > before).await;
                }
            }
            server.kill();
            let_leases_end(data.path());
            server = start().await;
            kills.fetch_add(1, Ordering::SeqCst);
        }
    }
    let trips = trips.join_all().await;

    let begun = Instant::now();
    let (mut texts, mut mails) = (0, 0);
    for trip in &trips {
        let messages = sent_messages(&admin, trip, begun).await;
        expect_reported_once(&admin, trip).await;
        let of = |channel: &str| messages.iter().filter(|message| message["channel"] == channel).count();
        let received = sandbox.sms.received().iter().filter(|sms| sms.to == trip.phone).count();
        assert_eq!((received, of("sms")), (2, 2), "SMS to {}", trip.phone);
        texts += received;
        mails += of("email");
    }
    // A message with another id would be another mail to its reader.
    let letters = post.letters();
    let mut ids: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    for letter in &letters {
        ids.entry(&letter.message_id).or_default().insert(&letter.to);
    }
    assert!(ids.iter().all(|(id, to)| id.starts_with('<') && to.len() == 1), "{ids:?}");
    let about_loads = |to: &BTreeSet<&str>| to.iter().any(|to| to.starts_with("driver") || to.starts_with("desk"));
    assert_eq!(ids.values().filter(|to| about_loads(to)).count(), mails);
    for trip in &trips {
        assert_eq!(ids.values().filter(|to| to.contains(&*trip.mail)).count(), 2, "mails to {}", trip.mail);
    }
    assert!(post.unanswered() > 0 && letters.len() > ids.len(), "no mail lost its answer");
    println!(
        "{} kills, {LOADS} loads: {texts} SMS, each accepted once in {} attempts; {} mails, {} of them accepted again",
        3 * ROUNDS,
        sandbox.sms.attempts(),
        ids.len(),
        letters.len() - ids.len(),
    );
}

/// Raises the company's mail budget.
pub fn prove(data: &Path) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_haul"));
    let proven = command.args(["company", "prove", "77001"]).env("HAUL_DATA_FOLDER", data).current_dir(data).output();
    let proven = proven.expect("the program runs");
    assert!(proven.status.success(), "{}", String::from_utf8_lossy(&proven.stderr));
}

/// As if the minutes had passed until the leases of the killed host end.
pub fn let_leases_end(data: &Path) {
    let database = rusqlite::Connection::open(data.join("haul.db")).expect("the database opens");
    database.busy_timeout(Duration::from_secs(10)).expect("a limit");
    database.execute("UPDATE job SET leased_until = NULL", []).expect("the leases end");
}

pub async fn patiently(mut is_there: impl FnMut() -> bool) {
    let begun = Instant::now();
    while !is_there() && begun.elapsed() < PATIENCE {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
}

/// The load's messages, once all of them are sent.
async fn sent_messages(admin: &Admin, trip: &Trip, begun: Instant) -> Vec<Value> {
    loop {
        let list = read(admin, trip, "/messages").await;
        let messages = list["items"].as_array().expect("messages").clone();
        if messages.iter().all(|message| message["status"] == "sent") {
            return messages;
        }
        assert!(begun.elapsed() < LIMIT, "not sent: {list}");
        tokio::time::sleep(Duration::from_millis(200)).await;
    }
}

async fn read(admin: &Admin, trip: &Trip, part: &str) -> Value {
    admin.send(Method::GET, &format!("/api/loads/{}{part}", trip.load), None).await.expect("the server is there")
}

/// Each report is there once, as of when it happened, in the load and in its history.
async fn expect_reported_once(admin: &Admin, trip: &Trip) {
    let load = read(admin, trip, "").await;
    assert_eq!((&load["status"], &load["legs"][0]["acknowledgement"]), (&"delivered".into(), &"accepted".into()));
    let events =
        load["stops"].as_array().expect("stops").iter().flat_map(|stop| stop["events"].as_array().expect("events"));
    let events: Vec<_> =
        events.map(|event| (event["kind"].as_str(), event["source"].as_str(), moment(event))).collect();
    let kinds = ["arrived", "departed", "arrived", "departed"];
    let told = kinds.iter().zip(&trip.events).map(|(kind, at)| (Some(*kind), Some("driver"), at.timestamp_millis()));
    assert_eq!(events, told.collect::<Vec<_>>());
    assert_eq!(read(admin, trip, "/check_calls").await["items"].as_array().expect("calls").len(), 1);
    let history = read(admin, trip, "/history").await;
    let count = |action: &str| {
        let items = history["items"].as_array().expect("events");
        items.iter().filter(|item| item["action"] == action).count()
    };
    let once = ["load.acknowledged", "load.stop_arrived", "load.stop_departed", "check_call.logged"];
    assert_eq!(once.map(count), [1, 2, 2, 1], "{history}");
}

fn moment(event: &Value) -> i64 {
    let at: chrono::DateTime<chrono::Utc> = event["occurred_at"].as_str().expect("a time").parse().expect("a time");
    at.timestamp_millis()
}
