//! Invoices, their mails, payments and deposits while the host is killed again and again.
//!
//! Each step is one transaction, so it has happened or not. A create has a key, and a change names the version that it is
//! based on: a clerk who got no answer looks again, or repeats the call, and nothing is billed, posted, mailed or paid
//! twice.

mod clerk;

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use reqwest::Method;
use serde_json::Value;
use tokio::task::JoinSet;

use crate::messages::{let_leases_end, patiently, post_office::PostOffice, prove};
use crate::webhooks::server::{Admin, Server};
use clerk::{CREDIT_CENTS, Clerk, Office, RATE_CENTS};

const LOADS: usize = 6;
/// Of each kind: at any moment, and with an accepted mail whose answer is on its way.
const ROUNDS: usize = 3;
/// Everything together takes a quarter of it on two cores.
const LIMIT: Duration = Duration::from_secs(120);

#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_billed_or_paid_twice_though_the_host_is_killed() {
    haul_capability::tls::install();
    let data = tempfile::tempdir().expect("a writable folder");
    let port = crate::webhooks::free_port().await;
    let post = PostOffice::start().await;
    let settings = [("HAUL_MAIL_TRANSPORT", "smtp".to_owned()), ("HAUL_MAIL_SMTP_URL", post.url.clone())];
    let start = async || Server::start_with(data.path(), port, &settings).await;
    let mut server = start().await;
    let admin = Admin::register(port).await;
    prove(data.path());
    let office = Office::open(&admin, port).await;
    let mut loads = Vec::new();
    for number in 0..LOADS {
        loads.push(office.approved_load(number).await);
    }

    let kills = Arc::new(AtomicUsize::new(0));
    let mut clerks = JoinSet::new();
    for (number, load) in loads.iter().cloned().enumerate() {
        let (clerk, kills) = (Clerk::new(admin.clone(), office.customer.clone(), number), kills.clone());
        clerks.spawn(async move {
            // Something is going on at each kill.
            while kills.load(Ordering::SeqCst) < number * 2 * ROUNDS / LOADS {
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
            clerk.bill(&load).await
        });
    }
    for round in 0..ROUNDS {
        for is_mailing in [false, true] {
            if is_mailing {
                let before = post.unanswered();
                post.fall_silent();
                patiently(|| post.unanswered() > before).await;
            } else {
                tokio::time::sleep(Duration::from_millis(150 + 250 * round as u64)).await;
            }
            server.kill();
            let_leases_end(data.path());
            server = start().await;
            kills.fetch_add(1, Ordering::SeqCst);
        }
    }
    let invoices = tokio::time::timeout(LIMIT, clerks.join_all()).await.expect("every clerk gets done");

    for (invoice, load) in invoices.iter().zip(0..) {
        expect_billed_once(&admin, invoice, load).await;
    }
    let of = |number: &str, balances: &Value| {
        let items = balances["items"].as_array().expect("accounts");
        let found = items.iter().find(|item| item["account"]["number"] == number);
        found.map_or(0, |item| item["balance_cents"].as_i64().expect("cents"))
    };
    let balances = read(&admin, "/api/ledger/trial_balance").await;
    let loads = i64::try_from(LOADS).expect("few");
    let paid = loads * (RATE_CENTS - CREDIT_CENTS);
    let accounts = ["1000", "1050", "1100", "2100", "4000", "4900"].map(|number| of(number, &balances));
    assert_eq!(accounts, [paid, 0, 0, 0, -loads * RATE_CENTS, loads * CREDIT_CENTS], "{balances}");
    for (path, count) in [("/api/invoices", LOADS), ("/api/payments", 2 * LOADS), ("/api/deposits", LOADS)] {
        assert_eq!(read(&admin, path).await["total_count"], count, "{path}");
    }
    // A message with another id would be another mail to its reader.
    let letters = post.letters();
    let mut ids: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    for letter in letters.iter().filter(|letter| letter.to.ends_with(clerk::PAYER)) {
        ids.entry(&letter.to).or_default().insert(&letter.message_id);
    }
    assert_eq!(ids.len(), LOADS);
    assert!(ids.values().all(|ids| ids.len() == 1), "{ids:?}");
    assert!(post.unanswered() > 0, "no mail lost its answer");
    println!("{} kills, {LOADS} invoices, each mailed, posted and paid once", 2 * ROUNDS);
}

async fn read(admin: &Admin, path: &str) -> Value {
    admin.send(Method::GET, path, None).await.expect("the server is there")
}

/// One invoice for the load, one posting for each fact, each told once.
async fn expect_billed_once(admin: &Admin, invoice: &str, load: usize) {
    let shown = read(admin, &format!("/api/invoices/{invoice}")).await;
    assert_eq!((&shown["status"], &shown["balance_cents"]), (&"paid".into(), &0.into()), "load {load}: {shown}");
    let lines = read(admin, &format!("/api/ledger/lines?invoice_id={invoice}&limit=100")).await;
    let postings: BTreeSet<&str> =
        lines["items"].as_array().expect("lines").iter().filter_map(|line| line["posting_id"].as_str()).collect();
    // The invoice, the credit, and two payments that were applied.
    assert_eq!(postings.len(), 4, "load {load}: {lines}");
    let history = read(admin, &format!("/api/invoices/{invoice}/history")).await;
    let count = |action: &str| {
        let items = history["items"].as_array().expect("events");
        items.iter().filter(|item| item["action"] == action).count()
    };
    let told = ["invoice.created", "invoice.posted", "invoice.mail_queued", "invoice.sent", "invoice.adjusted"];
    assert_eq!(told.map(count), [1, 1, 1, 1, 1], "load {load}: {history}");
    assert_eq!(count("invoice.paid"), 2, "load {load}: {history}");
}
