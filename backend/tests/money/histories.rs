//! Any history of allowed actions balances, equals the open documents, and adds up to the same figures again.

use std::collections::BTreeMap;

use haul_types::Role;
use proptest::{
    collection::vec,
    prelude::*,
    test_runner::{Config, RngAlgorithm, TestRng, TestRunner},
};
use serde_json::{Value, json};

use super::approved_load;
use haul_tests::{
    Backend, Person, TestApp,
    freight::{Freight, id},
};

/// What people do, the frequent things several times.
const VERBS: [&str; 23] = [
    "invoice",
    "invoice_all",
    "post",
    "post",
    "backdate",
    "mark_sent",
    "void",
    "close",
    "reopen",
    "pay",
    "pay_early",
    "prepay",
    "apply",
    "unapply",
    "return",
    "refund",
    "void_refund",
    "deposit",
    "void_deposit",
    "adjust",
    "void_adjustment",
    "request_write_off",
    "approve_write_off",
];

struct World {
    app: TestApp,
    admin: Person,
    /// Approves what the Admin asked for.
    approver: Person,
    freight: [Freight; 2],
}

#[test]
fn whatever_happened_the_ledger_equals_the_open_invoices() {
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let config = Config { cases: 12, failure_persistence: None, ..Config::default() };
    // The same sequences each time: a test that fails now and then helps no one.
    let mut runner = TestRunner::new_with_rng(config, TestRng::deterministic_rng(RngAlgorithm::ChaCha));
    let steps = vec((0..VERBS.len(), 0_usize..5), 4..24);
    let world = |steps| {
        runtime.block_on(async {
            let app = TestApp::start(Backend::Sqlite).await;
            let admin = app.admin().await;
            let freight = [admin.freight().await, admin.freight_named("Northgate Foods").await];
            let terms = json!({ "version": 1, "discount_basis_points": 200, "discount_days": 30 });
            admin.client.patch(&format!("/api/customers/{}", freight[0].customer), terms).await.expect(200);
            let approver = app.user(admin.company_id, Role::Admin).await;
            World { app, admin, approver, freight }.play(steps).await
        })
    };
    runner.run(&steps, |steps| world(steps).map_err(TestCaseError::fail)).unwrap();
}

impl World {
    async fn play(&self, steps: Vec<(usize, usize)>) -> Result<(), String> {
        let mut loads = Vec::new();
        for at in 0..5 {
            loads.push(approved_load(&self.app, &self.admin, &self.freight[at % 2]).await);
        }
        for (verb, which) in steps {
            self.step(VERBS[verb], which, &loads).await?;
            self.check().await?;
        }
        Ok(())
    }

    async fn step(&self, verb: &str, which: usize, loads: &[Value]) -> Result<(), String> {
        let admin = &self.admin.client;
        let invoices = admin.get("/api/invoices?sort=number").await.expect(200)["items"].as_array().unwrap().clone();
        let on_invoice = async |verb: &str, mut body: Value| {
            let Some(invoice) = invoices.get(which % invoices.len().max(1)) else { return Ok(()) };
            body["version"] = invoice["version"].clone();
            taken(admin.post(&format!("/api/invoices/{}/{verb}", id(invoice)), body).await)
        };
        match verb {
            "invoice" => {
                let body = json!({ "load_ids": [loads[which]["id"]] });
                taken(admin.post("/api/invoices", body).await)
            }
            "invoice_all" => {
                let approved = admin.get("/api/ready_to_bill?billing_status=approved").await.expect(200);
                let ids: Vec<_> =
                    approved["items"].as_array().unwrap().iter().map(|it| it["load_id"].clone()).collect();
                if ids.is_empty() {
                    return Ok(());
                }
                taken(admin.post("/api/invoices", json!({ "load_ids": ids, "grouping": "together" })).await)
            }
            "post" => on_invoice("post", json!({})).await,
            "backdate" => on_invoice("post", json!({ "invoiced_on": "2026-10-20" })).await,
            "mark_sent" => on_invoice("mark_sent", json!({ "sent_to": "Portal" })).await,
            "void" => on_invoice("void", json!({ "reason": "Wrong" })).await,
            "pay" | "pay_early" | "prepay" | "apply" | "unapply" | "return" | "refund" | "void_refund" => {
                self.pay(verb, which, &invoices).await
            }
            "deposit" => {
                let payments = admin.get("/api/payments?sort=created_at").await.expect(200)["items"].clone();
                let payments = payments.as_array().unwrap();
                let ids: Vec<_> = payments.iter().skip(which).take(2).map(|it| it["id"].clone()).collect();
                if ids.is_empty() {
                    return Ok(());
                }
                let body = json!({ "deposited_on": "2026-11-20", "payment_ids": ids });
                taken(admin.post("/api/deposits", body).await)
            }
            "void_deposit" => {
                let deposits = admin.get("/api/deposits?sort=created_at").await.expect(200)["items"].clone();
                let deposits = deposits.as_array().unwrap();
                let Some(deposit) = deposits.get(which % deposits.len().max(1)) else { return Ok(()) };
                let body = json!({ "version": deposit["version"], "reason": "Wrong" });
                taken(admin.post(&format!("/api/deposits/{}/void", id(deposit)), body).await)
            }
            "adjust" => {
                let kind = ["credit", "debit", "discount", "short_pay", "write_off"][which];
                on_invoice("adjust", json!({ "kind": kind, "reason": "other", "amount_cents": 90_000 })).await
            }
            "request_write_off" => {
                let body = json!({ "reason": "uncollectible", "amount_cents": 50_000 * (which + 1) });
                on_invoice("request_write_off", body).await
            }
            "approve_write_off" => {
                let waiting = admin.get("/api/invoices?has_write_off_request=true").await.expect(200)["items"].clone();
                let Some(invoice) = waiting.as_array().unwrap().first() else { return Ok(()) };
                let path = format!("/api/invoices/{}", id(invoice));
                let whole = admin.get(&path).await.expect(200);
                let last = whole["write_off_requests"].as_array().unwrap().last().unwrap();
                let body = json!({ "version": whole["version"], "request_id": last["id"] });
                taken(self.approver.client.post(&format!("{path}/approve_write_off"), body).await)
            }
            "void_adjustment" => {
                let Some(invoice) = invoices.get(which % invoices.len().max(1)) else { return Ok(()) };
                let whole = admin.get(&format!("/api/invoices/{}", id(invoice))).await.expect(200);
                let all = whole["adjustments"].as_array().unwrap();
                let Some(last) = all.last() else { return Ok(()) };
                on_invoice("void_adjustment", json!({ "adjustment_id": last["id"], "reason": "Wrong" })).await
            }
            _ => {
                let months = admin.get("/api/ledger/periods").await.expect(200);
                let months = months["items"].as_array().unwrap();
                let version = months
                    .iter()
                    .find(|it| it["starts_on"] == "2026-10-01")
                    .map_or(json!(0), |it| it["version"].clone());
                let body = match verb {
                    "close" => json!({ "starts_on": "2026-10-01", "version": version }),
                    _ => json!({ "starts_on": "2026-10-01", "version": version, "reason": "Late" }),
                };
                taken(admin.post(&format!("/api/ledger/periods/{verb}"), body).await)
            }
        }
    }

    async fn pay(&self, verb: &str, which: usize, invoices: &[Value]) -> Result<(), String> {
        let admin = &self.admin.client;
        let invoice = invoices.get(which % invoices.len().max(1));
        if matches!(verb, "pay" | "pay_early" | "prepay") {
            let customer = invoice.map_or(json!(self.freight[which % 2].customer), |it| it["customer"]["id"].clone());
            let share = invoice.filter(|_| verb != "prepay").map(|it| {
                let owed = it["balance_cents"].as_i64().unwrap();
                let left = it["discount_left_cents"].as_i64().filter(|left| verb == "pay_early" && *left > 0);
                // All of it, all but the discount, or a third.
                match left {
                    Some(left) => {
                        let cents = (owed - left).max(1);
                        json!({ "invoice_id": it["id"], "amount_cents": cents, "discount_cents": left })
                    }
                    None if which.is_multiple_of(2) => json!({ "invoice_id": it["id"], "amount_cents": owed.max(1) }),
                    None => json!({ "invoice_id": it["id"], "amount_cents": owed / 3 + 1 }),
                }
            });
            let body = json!({
                "customer_id": customer, "method": "check", "reference": format!("{which}"),
                "received_on": "2026-11-10", "amount_cents": 400_000,
                "applications": share.into_iter().collect::<Vec<_>>(),
            });
            return taken(admin.post("/api/payments", body).await);
        }
        let payments =
            admin.get("/api/payments?sort=created_at").await.expect(200)["items"].as_array().unwrap().clone();
        let Some(payment) = payments.get(which % payments.len().max(1)) else { return Ok(()) };
        let path = format!("/api/payments/{}", id(payment));
        let payment = admin.get(&path).await.expect(200);
        let mut body = match (verb, invoice) {
            ("apply", Some(invoice)) => {
                json!({ "applications": [{ "invoice_id": invoice["id"], "amount_cents": 70_000 }] })
            }
            ("unapply", _) => match payment["applications"].as_array().unwrap().last() {
                Some(last) => json!({ "application_id": last["id"] }),
                None => return Ok(()),
            },
            ("return", _) => json!({ "reason": "No funds" }),
            ("refund", _) => json!({ "method": "check", "reference": "2001", "amount_cents": 60_000 }),
            ("void_refund", _) => match payment["refunds"].as_array().unwrap().last() {
                Some(last) => json!({ "refund_id": last["id"], "reason": "Never cashed" }),
                None => return Ok(()),
            },
            _ => return Ok(()),
        };
        body["version"] = payment["version"].clone();
        taken(admin.post(&format!("{path}/{verb}"), body).await)
    }

    async fn check(&self) -> Result<(), String> {
        let admin = &self.admin.client;
        let lines = admin.get("/api/ledger/lines?sort=posted_on&limit=200").await.expect(200)["items"].clone();
        let invoices = admin.get("/api/invoices?sort=number").await.expect(200)["items"].clone();
        let (mut postings, mut accounts, mut owed) = (BTreeMap::new(), BTreeMap::new(), BTreeMap::new());
        for line in lines.as_array().unwrap() {
            let amount =
                line["debit_cents"].as_i64().unwrap_or_default() - line["credit_cents"].as_i64().unwrap_or_default();
            let account = line["account"]["number"].as_str().unwrap().to_owned();
            *postings.entry(line["posting_id"].to_string()).or_insert(0) += amount;
            *accounts.entry(account.clone()).or_insert(0) += amount;
            if account == "1100" {
                *owed.entry(line["invoice"]["id"].to_string()).or_insert(0) += amount;
            }
        }
        if let Some(unbalanced) = postings.iter().find(|(_, sum)| **sum != 0) {
            return Err(format!("a posting adds up to {unbalanced:?}"));
        }
        for invoice in invoices.as_array().unwrap() {
            let ledger = owed.get(&invoice["id"].to_string()).copied().unwrap_or_default();
            if Some(ledger) != invoice["balance_cents"].as_i64() {
                return Err(format!("the ledger has {ledger} for {invoice}"));
            }
        }
        let balances = admin.get("/api/ledger/trial_balance").await.expect(200);
        for item in balances["items"].as_array().unwrap() {
            let replayed = accounts.get(item["account"]["number"].as_str().unwrap()).copied().unwrap_or_default();
            if Some(replayed) != item["balance_cents"].as_i64() {
                return Err(format!("replayed {replayed}, but {item}"));
            }
        }
        let counts = admin.get("/api/invoices/counts").await.expect(200);
        if counts["owed_cents"].as_i64() != accounts.get("1100").copied().or(Some(0)) {
            return Err(format!("{counts} against {accounts:?}"));
        }
        let receivables = admin.get("/api/receivables").await.expect(200);
        let (owed, held) = (&receivables["totals"]["owed_cents"], &receivables["totals"]["unapplied_cents"]);
        if owed != &counts["owed_cents"] || held.as_i64() != accounts.get("2100").map(|cents| -cents).or(Some(0)) {
            return Err(format!("{receivables} against {accounts:?}"));
        }
        let payments = admin.get("/api/payments/counts").await.expect(200);
        if &payments["unapplied_cents"] != held {
            return Err(format!("{payments} against {held}"));
        }
        self.check_bank(&accounts).await?;
        self.check_loads().await
    }

    /// Bank and undeposited funds are what payments, refunds and deposits say.
    async fn check_bank(&self, accounts: &BTreeMap<String, i64>) -> Result<(), String> {
        let admin = &self.admin.client;
        let payments = admin.get("/api/payments?limit=200").await.expect(200)["items"].clone();
        let (mut bank, mut undeposited) = (0, 0);
        for payment in payments.as_array().unwrap() {
            bank -= payment["refunded_cents"].as_i64().unwrap();
            if !["unapplied", "applied"].contains(&payment["status"].as_str().unwrap()) {
                continue;
            }
            let amount = payment["amount_cents"].as_i64().unwrap();
            if payment["deposit"].is_null() { undeposited += amount } else { bank += amount }
        }
        let of = |number: &str| accounts.get(number).copied().unwrap_or_default();
        if (bank, undeposited) != (of("1000"), of("1050")) {
            return Err(format!("{bank} and {undeposited} against {accounts:?}"));
        }
        Ok(())
    }

    /// Each charge is on at most one invoice that stands, and its load says on which.
    async fn check_loads(&self) -> Result<(), String> {
        let admin = &self.admin.client;
        let mut seen = BTreeMap::new();
        let all = "draft,posted,sent,partially_paid,paid,written_off";
        let all = admin.get(&format!("/api/invoices?status={all}")).await.expect(200);
        for summary in all["items"].as_array().unwrap() {
            let invoice = admin.get(&format!("/api/invoices/{}", id(summary))).await.expect(200);
            for line in invoice["lines"].as_array().unwrap() {
                if let Some(other) = seen.insert(line["charge_id"].to_string(), invoice["number"].clone()) {
                    return Err(format!("a charge on {other} and {}", invoice["number"]));
                }
                let load = admin.get(&format!("/api/loads/{}", line["load"]["id"].as_str().unwrap())).await.expect(200);
                let stands = match invoice["status"].as_str().unwrap() {
                    "draft" | "posted" | "sent" => "invoiced",
                    status => status,
                };
                if load["invoice"]["id"] != invoice["id"] || load["billing_status"] != stands {
                    return Err(format!("{load} on {invoice}"));
                }
            }
        }
        Ok(())
    }
}

/// Done or refused by a rule.
fn taken(answer: haul_tests::Answer) -> Result<(), String> {
    match answer.status.as_u16() {
        200 | 201 | 409 => Ok(()),
        _ => Err(answer.text),
    }
}
