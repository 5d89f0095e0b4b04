//! A quarter billed, paid and closed, and its figures calculated again from the files that an accountant gets.

use std::collections::{BTreeMap, BTreeSet};

use chrono::{Days, NaiveDate};
use haul_db::{Fetch, Scope};
use haul_entity::{
    Owned,
    loads::{charge, load, stop},
};
use haul_types::Timestamp;
use sea_orm::{ActiveModelTrait, ColumnTrait, EntityTrait, IntoActiveModel, QueryFilter, QueryOrder};
use serde_json::{Value, json};
use uuid::Uuid;

use super::{act, approved_load, payments::on_payment};
use crate::insight::tie_out::{Rows, cents, exported, searched};
use haul_tests::{
    Backend, Person, TestApp,
    freight::{Freight, id},
};

const LOADS: usize = 450;
/// How each customer wants its invoices, and the days it has to pay them.
const CUSTOMERS: [(&str, &str, i64); 4] = [
    ("Acme Foods", "weekly", 30),
    ("Birch Brokerage", "per_load", 30),
    ("Cedar Paper", "monthly", 45),
    ("Delta Steel", "per_load", 0),
];

fn day(text: &str) -> NaiveDate {
    text.parse().unwrap()
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap()
}

/// Loads that were delivered on each day of the quarter, each for its own price.
///
/// One of each customer is booked, delivered and approved by hand; the others are copies of it in the database.
async fn haul(app: &TestApp, admin: &Person) -> BTreeMap<String, (Value, NaiveDate)> {
    let base = admin.freight().await;
    let db = app.ctx.db.scoped(Scope::Company(admin.company_id));
    let mut patterns = Vec::new();
    for (name, grouping, terms) in CUSTOMERS {
        let body = json!({ "name": name, "kind": "broker", "invoice_grouping": grouping, "payment_terms_days": terms });
        let customer = id(&admin.client.post("/api/customers", body).await.expect(201));
        let freight = Freight { customer, ..base.clone() };
        let approved = approved_load(app, admin, &freight).await;
        let load_id: Uuid = id(&approved).parse().unwrap();
        let load = load::Entity::find_by_id(load_id).fetch_optional(&db).await.unwrap().unwrap();
        let charges = charge::Entity::owned_by(admin.company_id)
            .filter(charge::Column::LoadId.eq(load_id))
            .order_by_asc(charge::Column::Sequence);
        let stops = stop::Entity::owned_by(admin.company_id).filter(stop::Column::LoadId.eq(load_id));
        patterns.push((load, charges.fetch_all(&db).await.unwrap(), stops.fetch_all(&db).await.unwrap()));
    }
    let mut loads = BTreeMap::new();
    for number in 0..LOADS {
        let (pattern, charges, stops) = &patterns[number % patterns.len()];
        let delivered = day("2026-07-01") + Days::new((number * 92 / LOADS) as u64);
        let at: Timestamp = format!("{delivered}T16:00:00Z").parse().unwrap();
        let cents = [120_000 + number * 3_701 % 190_000, 15_000 + number * 1_303 % 9_000].map(|cents| cents as i64);
        let row = load::Model {
            id: app.ctx.ids.next(),
            number: format!("Q-{number}"),
            number_sequence: 10_000 + number as i64,
            total_cents: cents.iter().sum(),
            delivered_at: Some(at),
            ..pattern.clone()
        };
        row.clone().into_active_model().reset_all().insert(&db).await.unwrap();
        for (charge, amount_cents) in charges.iter().zip(cents) {
            let copy = charge::Model { id: app.ctx.ids.next(), load_id: row.id, amount_cents, ..charge.clone() };
            copy.into_active_model().reset_all().insert(&db).await.unwrap();
        }
        for stop in stops {
            let copy = stop::Model { id: app.ctx.ids.next(), load_id: row.id, ..stop.clone() };
            copy.into_active_model().reset_all().insert(&db).await.unwrap();
        }
        let shown = json!({ "number": row.number, "total_cents": row.total_cents });
        loads.insert(row.id.to_string(), (shown, delivered));
    }
    loads
}

/// Invoices as the customers want them, dated the day of their last delivery.
async fn bill(app: &TestApp, admin: &Person, loads: &BTreeMap<String, (Value, NaiveDate)>) -> Vec<Value> {
    let ids: Vec<&String> = loads.keys().collect();
    let body = json!({ "load_ids": ids, "last_step": "draft" });
    let batch = admin.client.post("/api/invoice_batches", body).await.expect(201);
    app.run_jobs().await;
    let done = admin.client.get(&format!("/api/invoice_batches/{}", id(&batch))).await.expect(200);
    assert_eq!((&done["status"], &done["problems"]), (&json!("done"), &json!([])));
    let (mut drafts, mut search) = (Vec::new(), "limit=200".to_owned());
    loop {
        let page = admin.client.get(&format!("/api/invoices?{search}")).await.expect(200);
        drafts.extend(page["items"].as_array().unwrap().clone());
        let Some(cursor) = page["next_cursor"].as_str() else { break };
        search = format!("limit=200&cursor={cursor}");
    }
    assert_eq!(done["invoice_count"], drafts.len());
    let mut posted = Vec::new();
    for (at, draft) in drafts.iter().enumerate() {
        let invoice = &admin.client.get(&format!("/api/invoices/{}", id(draft))).await.expect(200);
        let lines = invoice["lines"].as_array().unwrap();
        let last = lines.iter().map(|line| loads[text(&line["load"]["id"])].1).max().unwrap();
        let mut now = act(admin, invoice, "post", json!({ "invoiced_on": last })).await.expect(200);
        if at % 3 == 0 {
            now = act(admin, invoice, "mark_sent", json!({ "sent_to": "Portal" })).await.expect(200);
        }
        posted.push(now);
    }
    posted
}

/// Most pay late or in part, one too much, one with a check that bounces; some never.
async fn collect(admin: &Person, invoices: &[Value]) {
    let mut by_customer: BTreeMap<String, Vec<&Value>> = BTreeMap::new();
    for invoice in invoices {
        by_customer.entry(text(&invoice["customer"]["id"]).to_owned()).or_default().push(invoice);
    }
    for (customer, mut invoices) in by_customer {
        invoices.sort_by_key(|invoice| text(&invoice["invoiced_on"]).to_owned());
        for (at, some) in invoices.chunks(7).enumerate() {
            let received = day(text(&some.last().unwrap()["due_on"])) + Days::new(at as u64 * 5 % 23);
            if received > day("2026-11-18") || at % 6 == 5 {
                continue;
            }
            let (mut shares, mut amount) = (Vec::new(), 0);
            for (place, invoice) in some.iter().enumerate() {
                let mut cents = invoice["balance_cents"].as_i64().unwrap();
                if (at + place) % 11 == 3 {
                    let cut = json!({
                        "kind": "short_pay", "reason": "rate", "amount_cents": 5_000, "adjusted_on": received,
                    });
                    act(admin, invoice, "adjust", cut).await.expect(200);
                    cents -= 5_000;
                }
                if (at + place) % 13 == 5 {
                    cents /= 2;
                }
                shares.push(json!({ "invoice_id": invoice["id"], "amount_cents": cents }));
                amount += cents;
            }
            let body = json!({
                "customer_id": customer, "method": "check", "reference": format!("{at}-{}", &customer[30..]),
                "received_on": received, "amount_cents": amount + if at == 1 { 50_000 } else { 0 },
                "applications": shares,
            });
            let payment = admin.client.post("/api/payments", body).await.expect(201);
            if at == 3 {
                on_payment(admin, &payment, "return", json!({ "reason": "No funds" })).await.expect(200);
            }
        }
    }
    let owed = admin.client.get("/api/invoices?status=posted&sort=number&limit=1").await.expect(200);
    let write_off = json!({
        "kind": "write_off", "reason": "uncollectible", "amount_cents": owed["items"][0]["balance_cents"],
    });
    act(admin, &owed["items"][0], "adjust", write_off).await.expect(200);
}

/// Debits less credits of a line.
fn amount(line: &std::collections::HashMap<String, String>) -> i64 {
    let side = |name: &str| if line[name].is_empty() { 0 } else { cents(&line[name]) };
    side("Debit") - side("Credit")
}

/// What customers owed at the end of a day, by customer and by how late it was.
fn aged(journal: &Rows, invoices: &Rows, as_of: NaiveDate) -> BTreeMap<String, [i64; 5]> {
    let mut balances: BTreeMap<&str, i64> = BTreeMap::new();
    for line in journal.iter().filter(|line| line["Account"] == "1100" && day(&line["Date"]) <= as_of) {
        *balances.entry(&line["Invoice"]).or_default() += amount(line);
    }
    let mut aged: BTreeMap<String, [i64; 5]> = BTreeMap::new();
    for (number, balance) in balances.into_iter().filter(|(_, balance)| *balance != 0) {
        let invoice = invoices.iter().find(|invoice| invoice["Invoice"] == number).unwrap();
        let bucket = match (as_of - day(&invoice["Due"])).num_days() {
            ..=0 => 0,
            1..=30 => 1,
            31..=60 => 2,
            61..=90 => 3,
            _ => 4,
        };
        aged.entry(invoice["Customer"].clone()).or_default()[bucket] += balance;
    }
    aged
}

#[tokio::test]
async fn a_quarter_is_billed_paid_and_closed_and_its_files_say_the_same() {
    let app = TestApp::start(Backend::Sqlite).await;
    let admin = app.admin().await;
    let loads = haul(&app, &admin).await;
    let invoices = bill(&app, &admin, &loads).await;
    assert!(invoices.len() > 200, "{}", invoices.len());
    collect(&admin, &invoices).await;

    let journal = exported(&app, &admin, "ledger_lines").await;
    let invoices = exported(&app, &admin, "invoices").await;
    let billed: i64 = loads.values().map(|(load, _)| load["total_cents"].as_i64().unwrap()).sum();
    assert_eq!(invoices.iter().map(|invoice| cents(&invoice["Total"])).sum::<i64>(), billed);

    // Each load is revenue once.
    let mut earned: BTreeMap<&str, i64> = BTreeMap::new();
    for line in journal.iter().filter(|line| ["4000", "4100"].contains(&&*line["Account"])) {
        *earned.entry(&line["Load"]).or_default() -= amount(line);
    }
    let hauled = loads.values().map(|(load, _)| (text(&load["number"]), load["total_cents"].as_i64().unwrap()));
    assert_eq!(earned, hauled.collect());
    let revenue = searched(&app, &admin, "account_balances", "from=2026-07-01&as_of=2026-09-30").await;
    let earned = revenue.iter().filter(|row| ["4000", "4100"].contains(&&*row["Account"]));
    assert_eq!(earned.map(|row| -amount(row)).sum::<i64>(), billed);

    // The accounts are the journal's sums, and balance.
    let (mut accounts, mut postings): (BTreeMap<&str, i64>, BTreeMap<&str, i64>) = Default::default();
    for line in &journal {
        *accounts.entry(&line["Account"]).or_default() += amount(line);
        *postings.entry(&line["Posting"]).or_default() += amount(line);
    }
    assert!(postings.values().all(|sum| *sum == 0));
    let balances = exported(&app, &admin, "account_balances").await;
    let shown: BTreeMap<&str, i64> = balances.iter().map(|row| (&*row["Account"], amount(row))).collect();
    accounts.extend(
        shown.keys().filter(|number| !accounts.contains_key(*number)).map(|number| (*number, 0)).collect::<Vec<_>>(),
    );
    assert_eq!(accounts, shown);

    // Aging and days sales outstanding, when the quarter ended and now.
    for as_of in ["2026-09-30", "2026-11-20"] {
        let expected = aged(&journal, &invoices, day(as_of));
        let rows = searched(&app, &admin, "receivables", &format!("as_of={as_of}")).await;
        let columns = ["Current", "1-30 days", "31-60 days", "61-90 days", "Over 90 days"];
        let shown: BTreeMap<String, [i64; 5]> = rows
            .iter()
            .filter(|row| cents(&row["Owed"]) != 0)
            .map(|row| (row["Customer"].clone(), columns.map(|column| cents(&row[column]))))
            .collect();
        assert_eq!(shown, expected, "{as_of}");
        let owed: i64 = expected.values().flatten().sum();
        let since = day(as_of) - Days::new(90);
        let sales = journal.iter().filter(|line| {
            let on = day(&line["Date"]);
            line["Account"] == "1100" && line["Source"] == "invoice" && on > since && on <= day(as_of)
        });
        let sales: i64 = sales.map(amount).sum();
        let list = admin.client.get(&format!("/api/receivables?as_of={as_of}")).await.expect(200);
        assert_eq!(list["totals"]["days_sales_outstanding"], owed * 90 / sales, "{as_of}: {owed} of {sales}");
    }

    // Every open invoice is as the journal has it, and what came in is on the bank's side.
    let owed: i64 = invoices.iter().map(|invoice| cents(&invoice["Balance"])).sum();
    assert_eq!(Some(&owed), accounts.get("1100"));
    let paid = exported(&app, &admin, "payments").await;
    let kept = paid.iter().filter(|payment| payment["Status"] != "returned" && payment["Status"] != "Returned");
    assert_eq!(Some(&kept.map(|payment| cents(&payment["Amount"])).sum::<i64>()), accounts.get("1050"));

    for month in ["2026-07-01", "2026-08-01", "2026-09-01"] {
        let open = admin.client.get(&format!("/api/ledger/periods/checklist?starts_on={month}")).await.expect(200);
        assert_eq!((&open["unbilled_loads"]["count"], &open["draft_invoices"]["count"]), (&json!(0), &json!(0)));
        let body = json!({ "starts_on": month, "version": 0 });
        admin.client.post("/api/ledger/periods/close", body).await.expect(200);
    }
    let statuses: BTreeSet<&str> = invoices.iter().map(|invoice| &*invoice["Status"]).collect();
    assert!(statuses.len() >= 4, "{statuses:?}");
    let late = json!({
        "customer_id": admin.client.get("/api/customers?limit=1").await.expect(200)["items"][0]["id"],
        "method": "check", "reference": "late", "received_on": "2026-09-30", "amount_cents": 100,
    });
    admin.client.post("/api/payments", late).await.expect_code(409, "period_closed");
}
