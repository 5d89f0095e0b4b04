//! A company with one record of every kind.

use crate::base::{
    authorization::{Operation, operations},
    isolation::{ids_of, path_of},
};
use haul_db::Scope;
use haul_entity::loads::load;
use haul_ports::UploadPurpose;
use haul_tests::{
    MemoryBlobs, Person, TestApp,
    freight::{Freight, facility, id},
    quotes::program,
};
use haul_types::{BillingStatus, Role};
use poem::http::Method;
use sea_orm::{ActiveModelTrait, Set};
use serde_json::{Value, json};
use std::collections::HashMap;

/// A company with one record of every kind, by the name that paths give its id.
pub struct Records {
    pub ids: HashMap<&'static str, String>,
    pub load: Value,
    /// What a quote of the company's own says.
    pub quote: Value,
    /// A receipt of the company's own that no document has used.
    pub receipt: String,
    /// The same for a file on a record that is no load.
    pub receipt_of_file: String,
}

impl Records {
    pub async fn of(app: &TestApp, admin: &Person) -> Self {
        let create = async |path: &str, body: Value| admin.client.post(path, body).await.expect(201);
        let freight = admin.freight().await;
        let load = admin.assigned_load(&freight).await;
        let load = admin.record(&load, 0, "arrived", "2026-11-18T13:55:00Z").await;
        let receipt = || MemoryBlobs::receipt(admin.company_id, app.ctx.ids.next(), 1_000, "application/pdf");
        let document = json!({ "receipt": receipt(), "file_name": "rc.pdf", "kind": "rate_confirmation" });
        let document = create(&format!("/api/loads/{}/documents", id(&load)), document).await;
        let owner =
            id(&create("/api/fleet_owners", json!({ "name": "Lee Trucking", "email": "lee@example.com" })).await);
        let ownership = json!({ "fleet_owner_id": owner, "starts_on": "2026-01-01" });
        let ownership = create(&format!("/api/trucks/{}/ownerships", freight.truck), ownership).await;
        let terminal = json!({ "code": "CHI", "name": "Chicago yard", "time_zone": "America/Chicago" });
        let certificate = json!({ "holder_name": "Blue Ridge Brokerage", "agent_email": "agent@insurance.example" });
        let view = json!({ "list_name": "loads", "name": "Unassigned", "search": "is_unassigned=true" });
        let key = create("/api/api_keys", json!({ "name": "Reports", "permissions": ["loads:read"] })).await;
        let endpoint = json!({ "url": "https://erp.example/haul", "event_kinds": ["driver.*"] });
        let endpoint = create("/api/webhook_endpoints", endpoint).await;
        let test = format!("/api/webhook_endpoints/{}/test", id(&endpoint["endpoint"]));
        let delivery = admin.client.send(Method::POST, &test, &[], None).await.expect(200);
        let bank = json!({
            "bank_name": "First Prairie Bank", "kind": "checking", "routing_number": "071000013",
            "account_number": "730048812265",
        });
        let paper = MemoryBlobs::receipt_for(
            UploadPurpose::CompanyFile,
            admin.company_id,
            app.ctx.ids.next(),
            1_000,
            "application/pdf",
        );
        let paper = json!({ "receipt": paper, "file_name": "w9.pdf", "kind": "w9" });
        let paper = create("/api/company/documents", paper).await;
        let remittance = json!({ "remit_name": "Prairie Line", "bank": bank });
        let remittance = create("/api/company/remittance_changes", remittance).await;
        let program = create("/api/fuel_programs", program()).await;
        let receipt_of_table = MemoryBlobs::receipt(admin.company_id, app.ctx.ids.next(), 1_000, "text/csv");
        let import = json!({ "kind": "loads", "receipt": receipt_of_table, "file_name": "loads.csv" });
        let freight_quote = freight.quote();
        let quote = create("/api/quotes", freight_quote.clone()).await;
        let lane = json!({
            "customer_id": freight.customer, "origin_city": "Chicago", "origin_state": "IL",
            "destination_city": "Dallas", "destination_state": "TX", "equipment": "dry_van", "basis": "flat",
            "rate": "1850", "starts_on": "2026-11-01", "ends_on": "2027-10-31",
        });
        let lane = create("/api/contract_lanes", lane).await;
        let of_load = |part: &str| format!("/api/loads/{}/{part}", id(&load));
        let call = json!({ "occurred_at": "2026-11-18T14:00:00Z", "source": "driver", "note": "Waiting" });
        let call = create(&of_load("check_calls"), call).await;
        let exception =
            create(&of_load("tracking_exceptions"), json!({ "kind": "other", "note": "Seal broken" })).await;
        let link = json!({ "label": "Ann", "is_showing_references": true, "is_showing_documents": true });
        let link = create(&of_load("tracking_links"), link).await;
        let driver_link = create(&of_load("driver_links"), json!({ "leg_id": load["legs"][0]["id"] })).await;
        let user = app.user(admin.company_id, Role::User).await;
        let of_truck = |part: &str| format!("/api/records/truck/{}/{part}", freight.truck);
        let receipt_of_file =
            || MemoryBlobs::receipt_of_file(admin.company_id, app.ctx.ids.next(), 1_000, "application/pdf");
        let note = create(&of_truck("notes"), json!({ "text": "Calls before noon" })).await;
        let file = json!({ "receipt": receipt_of_file(), "file_name": "w9.pdf", "kind": "tax_form" });
        let file = create(&of_truck("files"), file).await;
        let item = create(&of_truck("compliance_items"), json!({ "item_type": "permit", "number": "TX-88" })).await;
        let asked = json!({ "driver_ids": [freight.driver], "item_types": ["medical"] });
        let asked = create("/api/document_requests", asked).await;
        let token = asked["items"][0]["url"].as_str().unwrap().split_once('#').unwrap().1;
        let picture = json!({ "receipt": receipt_of_file(), "file_name": "medical.pdf" });
        let sent = json!({ "token": token, "item_type": "medical", "files": [picture], "expires_on": "2028-01-01" });
        app.anonymous().post("/api/public_document_request/submit", sent).await.expect(200);
        let sent = admin.client.get("/api/document_submissions").await.expect(200);
        let safety = Box::pin(safety(admin, &freight)).await;
        let money = Box::pin(money(app, admin, &freight)).await;
        let mut ids = HashMap::from([
            ("document_request_id", id(&asked["items"][0]["request"])),
            ("document_submission_id", id(&sent["items"][0])),
            ("record_id", freight.truck.clone()),
            ("compliance_item_id", id(&item)),
            ("record_note_id", id(&note)),
            ("record_file_id", id(&file)),
            ("check_call_id", id(&call)),
            ("tracking_exception_id", id(&exception)),
            ("tracking_link_id", id(&link["link"])),
            ("driver_link_id", id(&driver_link["link"])),
            ("origin_facility_id", freight.chicago.clone()),
            ("destination_facility_id", freight.dallas.clone()),
            ("fuel_program_id", id(&program)),
            ("contract_lane_id", id(&lane)),
            ("quote_id", id(&quote)),
            ("api_key_id", id(&key["api_key"])),
            ("charge_id", id(&load["charges"][0])),
            ("customer_id", freight.customer),
            (
                "merged_customer_id",
                id(&create("/api/customers", json!({ "name": "Blue Ridge Brokerage Inc.", "kind": "broker" })).await),
            ),
            (
                "merged_facility_id",
                id(&create("/api/facilities", facility("Lakeside Cold", "Chicago", "IL", "America/Chicago")).await),
            ),
            // The arrival made it.
            ("detention_id", id(&admin.client.get("/api/detention").await.expect(200)["items"][0])),
            ("document_id", id(&document)),
            ("driver_id", freight.driver),
            ("export_id", id(&create("/api/exports", json!({ "list_name": "loads", "format": "csv" })).await)),
            ("facility_id", freight.chicago),
            ("fleet_owner_id", owner),
            ("import_id", id(&create("/api/imports", import).await)),
            ("join_request_id", join_request(app, admin).await),
            // Every company has some.
            ("job_id", id(&admin.client.get("/api/jobs").await.expect(200)["items"][0])),
            ("load_id", id(&load)),
            // The request to join made it.
            ("notice_id", id(&admin.client.get("/api/notices").await.expect(200)["items"][0])),
            ("ownership_id", id(&ownership)),
            (
                "company_archive_id",
                id(&admin.client.send(Method::POST, "/api/company_archives", &[], None).await.expect(201)),
            ),
            ("certificate_request_id", id(&create("/api/certificate_requests", certificate).await)),
            ("company_document_id", id(&paper)),
            ("remittance_change_id", id(&remittance)),
            ("saved_view_id", id(&create("/api/saved_views", view).await)),
            ("stop_event_id", id(&load["stops"][0]["events"][0])),
            ("stop_id", id(&load["stops"][0])),
            ("tag_id", id(&create("/api/tags", json!({ "name": "Hot", "color": "amber" })).await)),
            ("terminal_id", id(&create("/api/terminals", terminal).await)),
            ("trailer_id", freight.trailer),
            ("truck_id", freight.truck),
            ("vendor_id", id(&create("/api/vendors", json!({ "name": "Joliet Tire", "kind": "tires" })).await)),
            ("webhook_endpoint_id", id(&endpoint["endpoint"])),
            ("webhook_delivery_id", id(&delivery)),
            ("webhook_event_id", delivery["webhook_event_id"].as_str().unwrap().to_owned()),
            ("user_id", user.user_id.to_string()),
            ("session_id", id(&admin.client.get("/api/sessions").await.expect(200)["items"][0])),
            ("session_id of user_id", id(&user.client.get("/api/sessions").await.expect(200)["items"][0])),
        ]);
        ids.extend(safety);
        ids.extend(money);
        Self { ids, load, quote: freight_quote, receipt: receipt(), receipt_of_file: receipt_of_file() }
    }

    /// Everything readable in the records, to check that they were not changed.
    pub async fn read(&self, admin: &Person) -> Vec<Value> {
        let mut read = Vec::new();
        for operation in operations().iter().filter(|it| it.method == Method::GET && !ids_of(it).is_empty()) {
            let path =
                path_of(operation, &ids_of(operation).iter().map(|name| self.id(operation, name)).collect::<Vec<_>>());
            read.push(admin.client.get(&path).await.expect(200));
        }
        read
    }

    pub fn id(&self, operation: &Operation, name: &str) -> &str {
        // A session of the person in the path, or of whoever calls.
        let is_of_user = name == "session_id" && operation.path.contains("{user_id}");
        let Some(id) = self.ids.get(if is_of_user { "session_id of user_id" } else { name }) else {
            panic!(
                "{} has {{{name}}} in its path: make such a record in Records::of and add its id there",
                operation.id
            )
        };
        id
    }
}

async fn join_request(app: &TestApp, admin: &Person) -> String {
    let uid = format!("sam-{}", admin.user_id);
    let person = app.signed_in(&uid, &format!("{uid}@haul.example"), true);
    let body = json!({ "fullname": "Sam", "companyId": admin.company_id });
    person.post("/api/registrations", body).await.expect(201);
    assert_eq!(person.get("/api/session").await.expect(200)["status"], "awaiting_admission");
    id(&admin.client.get("/api/join_requests?status=open").await.expect(200)["items"][0])
}

/// Invoices and payments. A function of its own, as the next one: a test's stack holds only so much of one.
async fn money(app: &TestApp, admin: &Person, freight: &Freight) -> Vec<(&'static str, String)> {
    let invoice = invoice(app, admin, freight).await;
    let payment = json!({
        "customer_id": freight.customer, "method": "check", "reference": "10442", "received_on": "2026-11-18",
        "amount_cents": 5_000,
    });
    let payment = admin.client.post("/api/payments", payment).await.expect(201);
    let other = json!({
        "customer_id": freight.customer, "method": "check", "reference": "10443", "received_on": "2026-11-18",
        "amount_cents": 7_000,
    });
    let other = admin.client.post("/api/payments", other).await.expect(201);
    let deposit = json!({ "deposited_on": "2026-11-19", "payment_ids": [id(&other)] });
    let deposit = admin.client.post("/api/deposits", deposit).await.expect(201);
    let load = admin.load(freight).await;
    let batch = json!({ "load_ids": [id(&load)], "last_step": "draft" });
    let batch = admin.client.post("/api/invoice_batches", batch).await.expect(201);
    vec![
        ("invoice_id", id(&invoice)),
        ("payment_id", id(&payment)),
        ("deposit_id", id(&deposit)),
        ("invoice_batch_id", id(&batch)),
    ]
}

/// What happens to drivers and units.
async fn safety(admin: &Person, freight: &Freight) -> Vec<(&'static str, String)> {
    let create = async |path: &str, body: Value| admin.client.post(path, body).await.expect(201);
    let accident = json!({
        "happened_on": "2026-11-02", "city": "Joliet", "state": "IL", "driver_id": freight.driver, "is_towed": true,
    });
    let accident = create("/api/accidents", accident).await;
    let roadside = json!({
        "inspected_on": "2026-11-03", "report_number": "IL00123456", "state": "IL", "level": "walk_around",
        "driver_id": freight.driver,
    });
    let roadside = create("/api/roadside_inspections", roadside).await;
    let hold = json!({
        "truck_id": freight.truck, "matter": "Ortiz v. Prairie Crest", "reason": "Rear-end crash", "begins_on": "2026-11-04",
    });
    let hold = create("/api/legal_holds", hold).await;
    let old = json!({ "happened_on": "2021-11-02", "city": "Gary", "state": "IN" });
    let old = create("/api/accidents", old).await;
    let purge = json!({ "items": [{ "record_kind": "accident", "record_id": id(&old) }] });
    let purge = create("/api/retention/proposals", purge).await;
    let challenge = json!({ "roadside_inspection_id": id(&roadside), "reason": "inspection_not_ours" });
    let challenge = create("/api/data_q_challenges", challenge).await;
    let claim = json!({
        "kind": "cargo", "claimant": "Cedar Mill Foods", "happened_on": "2026-11-02", "reported_on": "2026-11-04",
        "driver_id": freight.driver, "claimed_cents": 125_000,
    });
    let claim = create("/api/claims", claim).await;
    let carrier = json!({ "kind": "partner", "legal_name": "Blue Lake Carriers", "dot_number": "77001" });
    let carrier = create("/api/motor_carriers", carrier).await;
    let measure = json!({ "motor_carrier_id": id(&carrier), "month": "2026-10-01" });
    let measure = create("/api/basic_measures", measure).await;
    let of_driver = |more: Value| {
        let mut body = json!({ "driver_id": freight.driver });
        body.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        body
    };
    let test = of_driver(json!({ "kind": "follow_up", "substance": "drugs", "ordered_on": "2026-11-10" }));
    let test = create("/api/drug_alcohol_tests", test).await;
    let query = of_driver(json!({
        "kind": "limited", "queried_at": "2026-11-10T15:00:00Z", "consent": "general", "consented_on": "2026-11-02",
    }));
    let query = create("/api/clearinghouse_queries", query).await;
    let inquiry = of_driver(json!({ "employer_name": "Blue Lake Transport" }));
    let inquiry = create("/api/employer_inquiries", inquiry).await;
    let mvr = of_driver(json!({ "pulled_on": "2026-11-05", "state": "IL" }));
    let mvr = create("/api/motor_vehicle_records", mvr).await;
    let event = of_driver(json!({ "kind": "training", "happened_on": "2026-11-05", "title": "Winter driving" }));
    let event = create("/api/driver_events", event).await;
    let binder = create("/api/audit_binders", json!({ "kind": "vehicles" })).await;
    let pooled = json!({ "first_name": "Rita", "last_name": "Poole", "kind": "company", "license_class": "A" });
    create("/api/drivers", pooled).await;
    let former = json!({ "first_name": "Noah", "last_name": "Hale", "kind": "company", "status": "active" });
    let former = create("/api/drivers", former).await;
    let ended = json!({
        "driver_id": id(&former), "last_on": "2026-11-13", "reason": "voluntary", "rehire": "eligible",
    });
    let ended = create("/api/driver_terminations", ended).await;
    let draw = create("/api/random_draws", json!({ "cycle": "quarterly" })).await;
    vec![
        ("accident_id", id(&accident)),
        ("roadside_inspection_id", id(&roadside)),
        ("legal_hold_id", id(&hold)),
        ("driver_termination_id", id(&ended)),
        ("purge_proposal_id", id(&purge)),
        ("data_q_challenge_id", id(&challenge)),
        ("claim_id", id(&claim)),
        ("basic_measure_id", id(&measure)),
        ("motor_carrier_id", id(&carrier)),
        ("drug_alcohol_test_id", id(&test)),
        ("clearinghouse_query_id", id(&query)),
        ("employer_inquiry_id", id(&inquiry)),
        ("motor_vehicle_record_id", id(&mvr)),
        ("driver_event_id", id(&event)),
        ("audit_binder_id", id(&binder)),
        ("random_draw_id", id(&draw)),
        ("random_selection_id", id(&draw["selections"][0])),
    ]
}

/// A draft for a load that counts as approved.
async fn invoice(app: &TestApp, admin: &Person, freight: &Freight) -> Value {
    let load = admin.load(freight).await;
    let approved = load::ActiveModel {
        id: Set(id(&load).parse().unwrap()),
        billing_status: Set(BillingStatus::Approved),
        ..Default::default()
    };
    approved.update(&app.ctx.db.scoped(Scope::Company(admin.company_id))).await.unwrap();
    let body = json!({ "load_ids": [load["id"]] });
    admin.client.post("/api/invoices", body).await.expect(201)["items"][0].clone()
}
