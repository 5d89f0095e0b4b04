//! Webhooks from end to end: a receiver that fails, hangs and restarts, and a host that is killed.

mod receiver;
pub mod server;

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::time::{Duration, Instant};

use receiver::{Receipt, Receiver};
use reqwest::Method;
use serde_json::{Value, json};
use server::{Admin, Server};
use tokio::task::JoinSet;

const RECORDS: usize = 40;
/// One creation and its changes.
const EVENTS_OF_EACH: i64 = 50;
const EVENTS: usize = RECORDS * EVENTS_OF_EACH as usize;
/// Killed after so many events; late enough for retries, early enough for most of the traffic to follow.
const KILL_AFTER: usize = 300;
const RESTART_AFTER: usize = 900;
/// Everything together takes a third of it on two cores.
const LIMIT: Duration = Duration::from_secs(150);

#[tokio::test(flavor = "multi_thread")]
async fn events_arrive_at_least_once_and_in_order_though_both_sides_fail() {
    haul_capability::tls::install();
    let data = tempfile::tempdir().expect("a writable folder");
    let port = free_port().await;
    let mut receiver = Receiver::start().await;
    let server = Server::start(data.path(), port).await;
    let admin = Admin::register(port).await;
    let url = format!("http://{}/haul", receiver.address);
    let endpoint = json!({ "url": url, "event_kinds": ["tag.*"] });
    let endpoint = admin.send(Method::POST, "/api/webhook_endpoints", Some(endpoint)).await.expect("an endpoint");

    let mut writers = JoinSet::new();
    for number in 0..RECORDS {
        writers.spawn(write(admin.clone(), number));
    }
    wait_for(&receiver, KILL_AFTER).await;
    server.kill();
    let _server = Server::start(data.path(), port).await;
    wait_for(&receiver, RESTART_AFTER).await;
    receiver.stop().await;
    // Some attempts find nobody.
    tokio::time::sleep(Duration::from_secs(1)).await;
    receiver.start_again().await;
    writers.join_all().await;
    wait_for(&receiver, EVENTS).await;

    let receipts = receiver.receipts();
    assert_eq!(accepted(&receipts).len(), EVENTS);
    assert!(receipts.len() > EVENTS, "what was answered with an error came again");
    duplicates_are_the_same(&receipts);
    each_record_is_in_order(&receipts);
    let path =
        format!("/api/webhook_endpoints/{}/deliveries?status=delivered&limit=1", text(&endpoint["endpoint"]["id"]));
    let delivered = async || admin.send(Method::GET, &path, None).await.expect("the log")["total_count"].as_u64();
    let begun = Instant::now();
    // The last results are stored after the receiver's answers.
    while delivered().await != Some(EVENTS as u64) {
        assert!(begun.elapsed() < Duration::from_secs(20), "{:?} of {EVENTS} are delivered", delivered().await);
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
}

/// Creates a tag and renames it, whatever happens to the server meanwhile: a change is repeated from the version that
/// the server has.
async fn write(admin: Admin, number: usize) {
    let tag = json!({ "name": format!("T{number}-1"), "color": "amber" });
    let created = admin.send(Method::POST, "/api/tags", Some(tag)).await.expect("nothing fails this early");
    let path = format!("/api/tags/{}", text(&created["id"]));
    let mut version = 1;
    while version < EVENTS_OF_EACH {
        let change = json!({ "version": version, "name": format!("T{number}-{}", version + 1) });
        let answer = match admin.send(Method::PATCH, &path, Some(change)).await {
            Some(changed) => Some(changed),
            None => {
                tokio::time::sleep(Duration::from_millis(50)).await;
                admin.send(Method::GET, &path, None).await
            }
        };
        if let Some(tag) = answer {
            version = tag["version"].as_i64().expect("a version");
        }
    }
}

async fn wait_for(receiver: &Receiver, count: usize) {
    let begun = Instant::now();
    loop {
        let receipts = receiver.receipts();
        let accepted = accepted(&receipts).len();
        if accepted >= count {
            return;
        }
        assert!(begun.elapsed() < LIMIT, "{accepted} of {count} events arrived");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

/// The ids of the events that were accepted.
fn accepted(receipts: &[Receipt]) -> BTreeSet<&str> {
    receipts.iter().filter(|receipt| receipt.is_accepted).map(|receipt| receipt.id.as_str()).collect()
}

fn duplicates_are_the_same(receipts: &[Receipt]) {
    let mut bodies = HashMap::new();
    for receipt in receipts {
        assert_eq!(receipt.id, text(&receipt.event["id"]));
        let first = bodies.entry(&receipt.id).or_insert(&receipt.body);
        assert_eq!(*first, &receipt.body, "{} came with two bodies", receipt.id);
    }
}

/// No event is received before the one before it is accepted.
fn each_record_is_in_order(receipts: &[Receipt]) {
    let mut newest: BTreeMap<&str, i64> = BTreeMap::new();
    let mut taken: BTreeMap<&str, BTreeSet<i64>> = BTreeMap::new();
    for receipt in receipts {
        let (record, sequence) = (text(&receipt.event["record"]["id"]), receipt.event["sequence"].as_i64().unwrap());
        let last = newest.entry(record).or_default();
        if sequence > *last {
            let is_next = *last == 0 || taken.get(record).is_some_and(|taken| taken.contains(last));
            assert!(is_next, "event {sequence} of {record} came before {last} was accepted");
            *last = sequence;
        } else {
            let is_known = taken.get(record).is_some_and(|taken| taken.contains(&sequence)) || sequence == *last;
            assert!(is_known, "event {sequence} of {record} came after {last}");
        }
        if receipt.is_accepted {
            taken.entry(record).or_default().insert(sequence);
        }
    }
    assert_eq!(taken.len(), RECORDS);
    assert!(taken.values().all(|sequences| sequences.len() == EVENTS_OF_EACH as usize));
}

pub async fn free_port() -> u16 {
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.expect("loopback has a free port");
    listener.local_addr().expect("the listener is bound").port()
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_else(|| panic!("{value} is no text"))
}
