//! No sequence of actions leaves a delivered load, or an unused truck, unbillable with all its papers.

use proptest::{
    collection::vec,
    prelude::*,
    test_runner::{Config, RngAlgorithm, TestRng, TestRunner},
};
use serde_json::{Value, json};

use haul_tests::{
    Backend, MemoryBlobs, Person, TestApp,
    freight::{Freight, id},
};

/// Actions on a load's money and life, the frequent ones several times.
const VERBS: [&str; 24] = [
    "add_accessorial",
    "add_detention",
    "add_agreed",
    "approve_charge",
    "deny_charge",
    "pend_charge",
    "remove_charge",
    "confirm_rate",
    "arrive",
    "depart",
    "void",
    "tonu",
    "tonu_for_nothing",
    "reopen",
    "cancel",
    "hold_billing",
    "flag_billing",
    "send_back",
    "resubmit",
    "resume_billing",
    "approve_billing",
    "unlock_billing",
    "add_stop",
    "clear_weight",
];

type Step = (usize, usize);

struct World {
    app: TestApp,
    admin: Person,
    freight: Freight,
}

#[test]
fn whatever_happened_a_load_with_its_papers_can_be_billed() {
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let world = runtime.block_on(async {
        let app = TestApp::start(Backend::Sqlite).await;
        let admin = app.admin().await;
        let freight = admin.freight().await;
        let wishes = json!({
            "version": 1, "required_documents": ["lumper_receipt"],
            "required_references": ["po", "bol", "pro", "pickup", "delivery", "appointment"],
        });
        admin.client.patch(&format!("/api/customers/{}", freight.customer), wishes).await.expect(200);
        World { app, admin, freight }
    });
    let config = Config { cases: 32, failure_persistence: None, ..Config::default() };
    // The same sequences each time: a test that fails now and then helps no one.
    let mut runner = TestRunner::new_with_rng(config, TestRng::deterministic_rng(RngAlgorithm::ChaCha));
    let steps = vec((0..VERBS.len(), 0_usize..6), 1..24);
    runner.run(&steps, |steps| runtime.block_on(world.play(steps)).map_err(TestCaseError::fail)).unwrap();
}

impl World {
    async fn play(&self, steps: Vec<Step>) -> Result<(), String> {
        let mut load = self.admin.assigned_load(&self.freight).await;
        for (at, (verb, which)) in steps.into_iter().enumerate() {
            let Some((method, path, body)) = self.request(&load, VERBS[verb], which, at) else { continue };
            let path = format!("/api/loads/{}{path}", id(&load));
            let answer = match method {
                "PATCH" => self.admin.client.patch(&path, body).await,
                _ => self.admin.client.post(&path, body).await,
            };
            match answer.status.as_u16() {
                200 => load = self.read(&load).await,
                400..500 => {}
                _ => return Err(format!("{path}: {}", answer.text)),
            }
        }
        self.bill(load).await
    }

    /// What a carrier's staff would do now to get paid.
    async fn bill(&self, load: Value) -> Result<(), String> {
        let mut load = load;
        let path = format!("/api/loads/{}", id(&load));
        let post = async |verb: &str, body: Value| self.admin.client.post(&format!("{path}/{verb}"), body).await;
        if load["billing_status"] == "approved" || load["status"] == "cancelled" {
            return Ok(());
        }
        if load["status"] != "tonu" {
            // Where the truck left a stop last, or the moment before it was seen further on; what lies between is filled in.
            let stops = load["stops"].as_array().unwrap();
            for (index, stop) in stops.iter().enumerate().filter(|(_, stop)| stop["departed_at"].is_null()) {
                let later = stops[index + 1..].iter().flat_map(|stop| [&stop["arrived_at"], &stop["departed_at"]]);
                let at = later.filter_map(Value::as_str).min().unwrap_or("2026-11-20T17:00:00Z");
                let body = json!({ "kind": "departed", "occurred_at": at, "source": "dispatcher" });
                let answer = post(&format!("stops/{}/events", id(stop)), body).await;
                if ![200, 409].contains(&answer.status.as_u16()) {
                    return Err(format!("departure at {at}: {}\n{load}", answer.text));
                }
            }
            let items = self.admin.client.get(&format!("/api/missing_stop_times?load_id={}", id(&load))).await;
            let items = items.expect(200)["items"].as_array().unwrap().clone();
            let time = |item: &Value| json!({ "load_id": load["id"], "stop_id": item["stop_id"], "kind": item["kind"], "occurred_at": item["occurred_at"] });
            let times: Vec<_> = items.iter().map(time).collect();
            if !times.is_empty() {
                let body = json!({ "source": "dispatcher", "times": times });
                let answer = self.admin.client.post("/api/stop_times", body.clone()).await;
                if answer.status != 200 {
                    return Err(format!("times {body}: {}\n{load}", answer.text));
                }
            }
            load = self.read(&load).await;
            if load["status"] != "delivered" {
                return Err(format!("not delivered: {load}"));
            }
        }
        for kind in ["rate_confirmation", "proof_of_delivery", "lumper_receipt"] {
            let receipt = MemoryBlobs::receipt(self.admin.company_id, self.app.ctx.ids.next(), 9, "application/pdf");
            let paper = json!({ "receipt": receipt, "file_name": "scan.pdf", "kind": kind, "is_signed": true });
            post("documents", paper).await.expect(201);
        }
        load = self.read(&load).await;
        if ["on_hold", "exception", "sent_back_to_ops"].contains(&load["billing_status"].as_str().unwrap()) {
            post("resume_billing", json!({})).await.expect(200);
        }
        let number = |kind: &str| json!({ "kind": kind, "value": "1" });
        let numbers: Vec<_> = ["po", "bol", "pro", "pickup", "delivery", "appointment"].map(number).into();
        load = self.read(&load).await;
        let header = json!({ "version": load["version"], "weight_pounds": 40_000, "references": numbers });
        let answer = self.admin.client.patch(&path, header).await;
        if answer.status != 200 {
            return Err(format!("numbers: {}\n{load}", answer.text));
        }
        let agreed = json!({ "code": "ACCESSORIAL", "basis": "flat", "quantity": "1", "rate": "9000", "approval_reference": "Kim" });
        post("charges", agreed).await.expect(200);
        load = self.read(&load).await;
        let mut charges = load["charges"].as_array().unwrap().iter();
        if let Some(charge) = charges.find(|charge| !charge["review_reason"].is_null()) {
            return Err(format!("to review, which only old rows are: {charge}"));
        }
        let pending = load["charges"].as_array().unwrap().iter().filter(|charge| charge["status"] == "pending");
        let decide =
            |charge: &Value| json!({ "charge_id": charge["id"], "is_approved": true, "approval_reference": "Kim" });
        let decisions: Vec<_> = pending.map(decide).collect();
        let approval = json!({ "version": load["version"], "charges": decisions, "accepts_rate_difference": true });
        let answer = post("approve_billing", approval).await;
        if answer.status == 200 { Ok(()) } else { Err(format!("{}\n{load}", answer.text)) }
    }

    async fn read(&self, load: &Value) -> Value {
        self.admin.client.get(&format!("/api/loads/{}", id(load))).await.expect(200)
    }

    fn request(&self, load: &Value, verb: &str, which: usize, at: usize) -> Option<(&'static str, String, Value)> {
        let one = |name: &str| {
            let list = load[name].as_array().unwrap();
            list.get(which % list.len().max(1)).cloned()
        };
        let version = load["version"].clone();
        let post = |path: &str, body: Value| Some(("POST", format!("/{path}"), body));
        let charge = |code: &str| json!({ "code": code, "basis": "flat", "quantity": "1", "rate": "75" });
        let status = |status: &str| {
            let body = json!({ "version": version, "status": status, "approval_reference": "Kim" });
            Some(("PATCH", format!("/charges/{}", id(&one("charges")?)), body))
        };
        let event = |kind: &str| {
            let body = json!({
                "kind": kind, "source": "dispatcher",
                "occurred_at": format!("2026-11-19T{:02}:{:02}:00Z", at % 24, which * 9),
            });
            post(&format!("stops/{}/events", id(&one("stops")?)), body)
        };
        match verb {
            "add_accessorial" => post("charges", charge("LUMPER")),
            "add_detention" => post("charges", charge("DETENTION")),
            "add_agreed" => {
                let mut body = charge("TARP");
                body["approval_reference"] = json!("Kim");
                post("charges", body)
            }
            "approve_charge" => status("approved"),
            "deny_charge" => status("denied"),
            "pend_charge" => status("pending"),
            "remove_charge" => post(&format!("charges/{}/remove", id(&one("charges")?)), json!({})),
            "confirm_rate" => {
                let body = json!({ "version": version, "rate_confirmation_cents": 100_000 + which });
                Some(("PATCH", String::new(), body))
            }
            "clear_weight" => Some(("PATCH", String::new(), json!({ "version": version, "weight_pounds": null }))),
            "arrive" => event("arrived"),
            "depart" => event("departed"),
            "void" => {
                let stop = one("stops")?;
                let event = id(stop["events"].as_array().unwrap().last()?);
                post(&format!("stops/{}/events/{event}/void", id(&stop)), json!({ "reason": "Wrong" }))
            }
            "tonu" => post("tonu", json!({ "reason": "Because", "amount_cents": 25_000 })),
            "tonu_for_nothing" => post("tonu", json!({ "reason": "Because" })),
            "flag_billing" => post(verb, json!({ "reason": "Because", "exception": "other" })),
            "approve_billing" | "resubmit" | "resume_billing" => post(verb, json!({})),
            "add_stop" => {
                let stop = json!({
                    "kind": "delivery", "facility_id": self.freight.dallas, "schedule": "first_come",
                    "earliest_local": "2026-11-19T09:00",
                });
                post("stops", json!({ "version": version, "sequence": 2 + which % 2, "stop": stop }))
            }
            verb => post(verb, json!({ "reason": "Because" })),
        }
    }
}
