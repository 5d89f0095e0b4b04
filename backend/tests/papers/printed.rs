//! A load's printouts, and the packet that goes with its invoice.

use std::path::PathBuf;

use chrono::TimeDelta;
use haul_app::run_jobs;
use haul_ports::PartFailure;
use poem::http::Method;
use serde_json::{Value, json};

use haul_tests::{
    Backend::{self, Postgres, Sqlite},
    MemoryBlobs, Person, TestApp,
    freight::{Freight, facility, id, stop, terms},
    quotes::program,
    wait_until,
};
use rstest::rstest;

/// Compares a paper's facts with the checked-in ones, from which `haul-capability` tests the printed page.
pub fn assert_golden(name: &str, facts: &Value) {
    let file = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(format!("papers/facts/{name}.json"));
    if std::env::var_os("HAUL_WRITE_GOLDEN").is_some() {
        std::fs::write(&file, serde_json::to_string_pretty(facts).unwrap() + "\n").unwrap();
    }
    let golden: Value = serde_json::from_str(&std::fs::read_to_string(&file).unwrap_or_default()).unwrap_or_default();
    assert_eq!(*facts, golden, "{name}: HAUL_WRITE_GOLDEN=1 writes it anew");
}

/// A company with everything that papers show in their header.
async fn letterhead(admin: &Person) {
    let company = json!({
        "version": 1,
        "legal_name": "Prairie Freight LLC",
        "dba_name": "Prairie Freight",
        "docket_numbers": [{ "kind": "MC", "number": "778812" }],
        "scac": "PRFL",
        "phone": "+13125550144",
        "email": "office@prairiefreight.example",
        "addresses": {
            "physical": { "line1": "4100 S Kedzie Ave", "city": "Chicago", "state": "IL", "postal_code": "60632" },
            "remit_to": { "line1": "PO Box 1180", "city": "Aurora", "state": "IL", "postal_code": "60507" },
        },
        "contacts": [
            { "function": "dispatch", "name": "Rosa Medina", "phone": "+13125550145" },
            { "function": "after_hours", "name": "Night desk", "phone": "+13125550146" },
            { "function": "billing", "name": "Irene Sokol", "email": "billing@prairiefreight.example" },
        ],
    });
    admin.client.patch("/api/company", company).await.expect(200);
}

/// A company with letterhead and a delivered load with every possible field, over two time zones.
async fn full_load(admin: &Person) -> (Freight, Value) {
    letterhead(admin).await;
    let mut freight = admin.freight().await;
    let customer = json!({
        "version": 1,
        "billing_email": "ap@blueridge.example",
        "docket_number": "MC551200",
        "payment_terms_days": 30,
        "address": { "line1": "88 Market St", "line2": "Suite 400", "city": "Asheville", "state": "NC", "postal_code": "28801" },
    });
    admin.client.patch(&format!("/api/customers/{}", freight.customer), customer).await.expect(200);
    let driver = json!({ "version": 1, "phone": "+12245550187", "license_class": "A", "endorsements": ["H"] });
    admin.client.patch(&format!("/api/drivers/{}", freight.driver), driver).await.expect(200);
    let denver = facility("Front Range Chemicals", "Denver", "CO", "America/Denver");
    freight.chicago = id(&admin.client.post("/api/facilities", denver).await.expect(201));
    let mut pickup = stop("pickup", &freight.chicago, "2026-11-18T08:00");
    pickup["contact"] = json!({ "name": "Gus Ortega", "phone": "+13035550171" });
    pickup["references"] = json!([{ "kind": "pickup", "value": "PU-204417" }]);
    pickup["instructions"] = json!("Check in at the guard house. Load bars required.");
    pickup["pieces"] = json!(22);
    let mut delivery = stop("delivery", &freight.dallas, "2026-11-19T10:00");
    delivery["schedule"] = json!("window");
    delivery["latest_local"] = json!("2026-11-19T14:00");
    delivery["references"] = json!([{ "kind": "delivery", "value": "DEL-9" }]);
    let mut load = freight.load();
    let extras = json!({
        "customer_reference": "TQ-88120",
        "references": [{ "kind": "po", "value": "4500123" }, { "kind": "bol", "value": "B-7731" }],
        "equipment": "reefer",
        "temperature_fahrenheit": 34,
        "temperature_mode": "continuous",
        "commodity": "Paint, flammable",
        "pieces": 22,
        "pallets": 22,
        "is_hazmat": true,
        "un_number": "UN1263",
        "hazard_class": "3",
        "seal_number": "SL-4471",
        "notes": "Margin is thin: ask for detention early.",
        "stops": [pickup, delivery],
    });
    load.as_object_mut().unwrap().extend(extras.as_object().unwrap().clone());
    let lumper =
        json!({ "code": "LUMPER", "description": "Receipt 5521", "basis": "flat", "quantity": "1", "rate": "175" });
    load["charges"].as_array_mut().unwrap().push(lumper);
    let load = admin.client.post("/api/loads", load).await.expect(201);
    let crew = json!({
        "version": load["version"], "accepts_warnings": true,
        "driver_id": freight.driver, "truck_id": freight.truck, "trailer_id": freight.trailer,
    });
    let load = admin.client.post(&format!("/api/loads/{}/assign", id(&load)), crew).await.expect(200);
    for (stop, kind, at) in [
        (0, "arrived", "2026-11-18T14:50:00Z"),
        (0, "departed", "2026-11-18T16:30:00Z"),
        (1, "arrived", "2026-11-19T15:40:00Z"),
        (1, "departed", "2026-11-19T17:10:00Z"),
    ] {
        admin.record(&load, stop, kind, at).await;
    }
    (freight, load)
}

/// A delivered load whose truck waited at the pickup until 13:10 for an appointment at 08:00, and its claimed wait.
async fn claimed_load(admin: &Person, freight: &Freight, amount: Value) -> (Value, Value) {
    let load = admin.assigned_load(freight).await;
    for (stop, kind, at) in [
        (0, "arrived", "2026-11-18T13:55:00Z"),
        (0, "departed", "2026-11-18T19:10:00Z"),
        (1, "arrived", "2026-11-19T15:40:00Z"),
        (1, "departed", "2026-11-19T17:10:00Z"),
    ] {
        admin.record(&load, stop, kind, at).await;
    }
    let waits = admin.client.get(&format!("/api/detention?status=pending&load_id={}", id(&load))).await.expect(200);
    let wait = &waits["items"][0];
    let claim = json!({ "version": wait["version"], "amount_cents": amount });
    let wait = admin.client.post(&format!("/api/detention/{}/approve", id(wait)), claim).await.expect(200);
    (load, wait)
}

async fn add(app: &TestApp, admin: &Person, load: &Value, kind: &str, media_type: &str) -> Value {
    let receipt = MemoryBlobs::receipt(admin.company_id, app.ctx.ids.next(), 1_000, media_type);
    let body = json!({ "receipt": receipt, "file_name": format!("{kind}.scan"), "kind": kind, "is_signed": true });
    admin.client.post(&format!("/api/loads/{}/documents", id(load)), body).await.expect(201)
}

#[rstest]
#[tokio::test]
async fn papers_state_the_loads_facts(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let (_, load) = full_load(&admin).await;
    for paper in ["load_sheet", "bill_of_lading", "dispatch_sheet"] {
        let path = format!("/api/loads/{}/print", id(&load));
        let link = admin.client.post(&path, json!({ "paper": paper, "is_inline": true })).await.expect(200);
        assert!(link["url"].as_str().unwrap().starts_with("/blobs/"), "{link}");
        let (template, facts) = app.typesetting.last_paper();
        assert_eq!(template, paper);
        assert_golden(paper, &facts);
    }
    for kind in ["proof_of_delivery", "rate_confirmation", "lumper_receipt"] {
        add(&app, &admin, &load, kind, "application/pdf").await;
    }
    admin.client.post(&format!("/api/loads/{}/invoice_packet", id(&load)), json!({})).await.expect(200);
    let (template, facts) = app.typesetting.last_paper();
    assert_eq!(template, "invoice");
    assert_golden("invoice", &facts);
}

#[rstest]
#[tokio::test]
async fn a_drivers_paper_says_nothing_of_money(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let (_, load) = full_load(&admin).await;
    for paper in ["bill_of_lading", "dispatch_sheet"] {
        admin.client.post(&format!("/api/loads/{}/print", id(&load)), json!({ "paper": paper })).await.expect(200);
        let facts = app.typesetting.last_paper().1.to_string();
        for secret in ["$", "2.45", "Margin"] {
            assert!(!facts.contains(secret), "{paper}: {secret}");
        }
    }
}

#[rstest]
#[tokio::test]
async fn papers_name_the_authority_that_hauls_the_load_and_what_it_needs(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    letterhead(&admin).await;
    let freight = admin.freight().await;
    let dockets = json!([{ "kind": "MC", "number": "778812" }, { "kind": "MX", "number": "777" }]);
    admin.client.patch("/api/company", json!({ "version": 2, "docket_numbers": dockets })).await.expect(200);
    let mut body = freight.load();
    body["authority_docket"] = dockets[1].clone();
    body["equipment"] = json!("flatbed");
    body["tarps"] = json!("eight_foot");
    body["length_feet"] = json!(48);
    body["is_twic_required"] = json!(true);
    body["priority"] = json!("urgent");
    let island = admin.client.post("/api/facilities", facility("Truck Stop", "Joplin", "MO", "America/Chicago")).await;
    let fuel = stop("fuel", &id(&island.expect(201)), "2026-11-18T20:00");
    body["stops"].as_array_mut().unwrap().insert(1, fuel);
    let load = admin.client.post("/api/loads", body).await.expect(201);
    let print = async |paper: &str| {
        let path = format!("/api/loads/{}/print", id(&load));
        admin.client.post(&path, json!({ "paper": paper })).await.expect(200);
        app.typesetting.last_paper().1
    };
    let sheet = print("dispatch_sheet").await;
    let carrier = sheet["carrier"]["lines"].to_string();
    assert!(carrier.contains("MX 777") && !carrier.contains("778812"), "{carrier}");
    let text = sheet.to_string();
    for told in ["Urgent", "TWIC", "48 ft", "Eight-foot", "Fuel"] {
        assert!(text.contains(told), "{told}: {text}");
    }
    // No one is a consignee where the truck takes fuel.
    let bill = print("bill_of_lading").await;
    let parties: Vec<_> = bill["parties"].as_array().unwrap().iter().map(|party| party["name"].clone()).collect();
    assert_eq!(parties, ["Lakeside Cold Storage", "Trinity Distribution", "Blue Ridge Brokerage"]);
}

#[rstest]
#[tokio::test]
async fn invoice_says_where_to_pay_and_by_which_business_day(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let (freight, load) = full_load(&admin).await;
    for kind in ["rate_confirmation", "proof_of_delivery"] {
        add(&app, &admin, &load, kind, "application/pdf").await;
    }
    let bank = json!({
        "bank_name": "First Prairie Bank", "kind": "checking", "routing_number": "071000013",
        "account_number": "730048812265",
    });
    let payee = json!({ "remit_name": "Prairie Factoring", "email": "pay@prairie.example", "bank": bank });
    admin.client.post("/api/company/remittance_changes", payee).await.expect(201);
    let terms = json!({ "version": 2, "payment_terms_days": 5 });
    admin.client.patch(&format!("/api/customers/{}", freight.customer), terms).await.expect(200);
    let settings = json!({ "version": 0, "invoice_footer": "Thank you.", "due_dates_skip_days_off": true });
    admin.client.patch("/api/company/settings", settings).await.expect(200);
    let packet = format!("/api/loads/{}/invoice_packet", id(&load));
    admin.client.post(&packet, json!({})).await.expect(200);
    let invoice = app.typesetting.paper("invoice");
    assert_eq!(invoice["remit_to"]["name"], "Prairie Freight LLC", "the change waits");
    assert_eq!((&invoice["due"], &invoice["footer"]), (&json!("Nov 25, 2026"), &json!("Thank you.")));
    app.clock.advance(TimeDelta::hours(24));
    app.signed_in(&admin.uid, &admin.email, true).post(&packet, json!({})).await.expect(200);
    let invoice = app.typesetting.paper("invoice");
    let lines = json!(["ACH: First Prairie Bank, account ending in 2265", "pay@prairie.example"]);
    assert_eq!(invoice["remit_to"], json!({ "name": "Prairie Factoring", "lines": lines }));
    assert_eq!(invoice["due"], "Nov 27, 2026", "the day after Thanksgiving");
}

#[rstest]
#[tokio::test]
async fn the_packet_follows_the_customers_order(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let (freight, load) = full_load(&admin).await;
    let packet = format!("/api/loads/{}/invoice_packet", id(&load));
    for (kind, media_type) in [
        ("lumper_receipt", "image/jpeg"),
        ("rate_confirmation", "application/pdf"),
        ("photo", "image/png"),
        ("proof_of_delivery", "application/pdf"),
    ] {
        add(&app, &admin, &load, kind, media_type).await;
    }
    let titles = || app.typesetting.last_merge().parts.into_iter().map(|part| part.title).collect::<Vec<_>>();
    admin.client.post(&packet, json!({})).await.expect(200);
    // A photo is not included unless selected.
    assert_eq!(titles(), ["Invoice", "Rate confirmation", "Proof of delivery", "Lumper receipt"]);
    let customer = format!("/api/customers/{}", freight.customer);
    let order = json!({ "version": 2, "invoice_packet_order": ["proof_of_delivery", "lumper_receipt"] });
    let changed = admin.client.patch(&customer, order).await.expect(200);
    assert_eq!(changed["invoice_packet_order"], json!(["proof_of_delivery", "lumper_receipt"]));
    admin.client.post(&packet, json!({})).await.expect(200);
    assert_eq!(titles(), ["Invoice", "Proof of delivery", "Lumper receipt", "Rate confirmation"]);
    assert_eq!(app.typesetting.last_merge().parts[2].media_type, "image/jpeg");
    let twice = json!({ "version": 3, "invoice_packet_order": ["photo", "photo"] });
    admin.client.patch(&customer, twice).await.expect_code(422, "validation_failed");
}

#[rstest]
#[tokio::test]
async fn a_case_file_states_the_claim_and_its_evidence(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    letterhead(&admin).await;
    let freight = admin.freight().await;
    let customer = format!("/api/customers/{}", freight.customer);
    admin.client.patch(&customer, json!({ "version": 1, "email": "dock@blueridge.example" })).await.expect(200);
    let mut own = terms();
    own["stop_cap_cents"] = json!(30_000);
    own["minimum_minutes"] = json!(15);
    let policy = json!({ "version": 0, "terms": own });
    admin.client.send(Method::PUT, &format!("{customer}/detention_policy"), &[], Some(policy)).await.expect(200);
    let admin = wait_until(&app, admin, "2026-11-18T14:00:00Z");
    let load = admin.assigned_load(&freight).await;
    admin.record(&load, 0, "arrived", "2026-11-18T13:55:00Z").await;
    let admin = wait_until(&app, admin, "2026-11-18T15:30:00Z");
    run_jobs(&app.ctx, 10).await;
    run_jobs(&app.ctx, 10).await;
    let admin = wait_until(&app, admin, "2026-11-18T19:30:00Z");
    let mistyped = admin.record(&load, 0, "checked_in", "2026-11-18T14:05:00Z").await;
    let event =
        mistyped["stops"][0]["events"].as_array().unwrap().iter().find(|event| event["kind"] == "checked_in").unwrap();
    let void = format!("/api/loads/{}/stops/{}/events/{}/void", id(&load), id(&load["stops"][0]), id(event));
    admin.client.post(&void, json!({ "reason": "Wrong truck" })).await.expect(200);
    admin.record(&load, 0, "departed", "2026-11-18T19:10:00Z").await;
    let admin = wait_until(&app, admin, "2026-11-20T18:00:00Z");
    add(&app, &admin, &load, "detention_sheet", "application/pdf").await;
    let waits = admin.client.get(&format!("/api/detention?load_id={}", id(&load))).await.expect(200);
    let wait = &waits["items"][0];
    let decide = async |verb: &str, body: Value| {
        admin.client.post(&format!("/api/detention/{}/{verb}", id(wait)), body).await.expect(200)
    };
    let waived = decide("waive", json!({ "version": wait["version"], "reason": "They would leave us" })).await;
    let open = decide("reopen", json!({ "version": waived["version"] })).await;
    decide("approve", json!({ "version": open["version"], "amount_cents": 15_000, "note": "Priya gives way" })).await;
    let path = format!("/api/detention/{}/case_file", id(wait));
    let link = admin.client.post(&path, json!({ "is_inline": true })).await.expect(200);
    assert!(link["url"].as_str().unwrap().starts_with("/blobs/"), "{link}");
    let (template, facts) = app.typesetting.last_paper();
    assert_eq!(template, "detention_case");
    for secret in ["They would leave us", "Waived", "Priya", "Dispatch told", "Wrong truck", "Checked in"] {
        assert!(!facts.to_string().contains(secret), "{secret}");
    }
    assert_golden("detention_case", &facts);
}

#[rstest]
#[tokio::test]
async fn the_packet_proves_the_detention_that_it_claims(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = admin.freight().await;
    let (load, wait) = claimed_load(&admin, &freight, json!(10_000)).await;
    for kind in ["rate_confirmation", "detention_sheet", "proof_of_delivery"] {
        let document = add(&app, &admin, &load, kind, "application/pdf").await;
        let along = json!({ "version": 1, "is_in_invoice_packet": true });
        admin.client.patch(&format!("/api/documents/{}", id(&document)), along).await.expect(200);
    }
    let packet = async || {
        admin.client.post(&format!("/api/loads/{}/invoice_packet", id(&load)), json!({})).await.expect(200);
        app.typesetting.last_merge().parts.into_iter().map(|part| part.title).collect::<Vec<_>>()
    };
    let case = "Detention at Lakeside Cold Storage";
    assert_eq!(packet().await, ["Invoice", case, "Rate confirmation", "Proof of delivery", "Detention sheet"]);
    assert_eq!(app.typesetting.paper("invoice")["enclosed"][0], "Detention case file");
    let order = json!({ "version": 1, "invoice_packet_order": ["proof_of_delivery", "detention_sheet"] });
    admin.client.patch(&format!("/api/customers/{}", freight.customer), order).await.expect(200);
    assert_eq!(packet().await, ["Invoice", "Proof of delivery", case, "Detention sheet", "Rate confirmation"]);
    let reopen = json!({ "version": wait["version"] });
    admin.client.post(&format!("/api/detention/{}/reopen", id(&wait)), reopen).await.expect(200);
    assert!(!packet().await.contains(&case.to_owned()));
}

#[rstest]
#[tokio::test]
async fn a_quotes_paper_says_what_its_customer_may_know(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    letterhead(&admin).await;
    admin.set_costs().await;
    let freight = admin.freight().await;
    let price = json!({ "region": "us", "week_on": "2026-11-16", "price": "3.9250" });
    admin.put("/api/diesel_prices", price).await;
    let program = admin.client.post("/api/fuel_programs", program()).await.expect(201);
    let mut body = freight.quote();
    let extras = json!({
        "fuel_program_id": id(&program), "customer_note": "Drop trailers are possible from December on.",
        "terms": "Detention of $50.00 an hour after two hours.", "valid_until": "2026-11-23T22:00:00Z", "market_rate": "2.7777",
    });
    body.as_object_mut().unwrap().extend(extras.as_object().unwrap().clone());
    let quote = admin.client.post("/api/quotes", body).await.expect(201);
    let path = format!("/api/quotes/{}/print", id(&quote));
    let link = admin.client.post(&path, json!({ "is_inline": true })).await.expect(200);
    assert!(link["url"].as_str().unwrap().starts_with("/blobs/"), "{link}");
    let draft = app.typesetting.paper("quote");
    assert_eq!((&draft["standing"], &draft["answer"]), (&json!("A draft: it has not been offered."), &json!("")));
    let (_, token) = admin.send_quote(&quote).await;
    let sent = app.typesetting.paper("quote");
    assert_eq!(sent["answer"], format!("https://haul.example/apps/quotation/offer#{token}"));
    for secret in ["Call the dock first", "2.7777", "argin"] {
        assert!(!sent.to_string().replace(&token, "").contains(secret), "{secret}");
    }
    assert_golden("quote", &serde_json::from_str(&sent.to_string().replace(&token, "the-token")).unwrap());
}

#[rstest]
#[tokio::test]
async fn a_quote_goes_out_with_its_paper_and_the_customer_can_have_it_again(
    #[values(Sqlite, Postgres)] backend: Backend,
) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = admin.freight().await;
    let (sent, token) = admin.sent_quote(&freight).await;
    run_jobs(&app.ctx, 10).await;
    let mail = app.mail.last_to("ann@broker.example").unwrap();
    let [paper] = mail.attachments.as_slice() else { panic!("{mail:?}") };
    assert_eq!((paper.company_id, paper.file_name.as_str()), (admin.company_id, "Quote Q-1001.pdf"));
    assert_eq!(paper.media_type, "application/pdf");
    let customer = app.anonymous();
    let print = json!({ "token": token, "is_inline": true });
    let link = customer.post("/api/public_quotes/print", print.clone()).await.expect(200);
    assert!(link["url"].as_str().unwrap().starts_with("/blobs/"), "{link}");
    assert_eq!(app.typesetting.paper("quote")["answer"], format!("https://haul.example/apps/quotation/offer#{token}"));
    customer.post("/api/public_quotes/print", json!({ "token": "guess" })).await.expect_code(404, "not_found");
    admin.act(&sent, "withdraw", json!({ "reason": "No truck" })).await;
    customer.post("/api/public_quotes/print", print).await.expect_code(409, "quote_not_open");
}

#[rstest]
#[tokio::test]
async fn the_packet_says_what_it_lacks(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = admin.freight().await;
    let booked = admin.load(&freight).await;
    let packet = |load: &Value| format!("/api/loads/{}/invoice_packet", id(load));
    admin.client.post(&packet(&booked), json!({})).await.expect_code(409, "load_not_delivered");
    let load = admin.delivered_load(&freight).await;
    let wishes = json!({ "version": 1, "required_references": ["po"], "is_on_credit_hold": true });
    admin.client.patch(&format!("/api/customers/{}", freight.customer), wishes).await.expect(200);
    let lacks = async || {
        let problem = admin.client.post(&packet(&load), json!({})).await.expect_code(422, "packet_incomplete");
        let fields = problem["fields"].as_array().unwrap();
        fields.iter().map(|field| field["path"].as_str().unwrap().to_owned()).collect::<Vec<_>>()
    };
    assert_eq!(lacks().await, ["documents.proof_of_delivery", "documents.rate_confirmation", "references.po"]);
    add(&app, &admin, &load, "proof_of_delivery", "application/pdf").await;
    let confirmation = add(&app, &admin, &load, "rate_confirmation", "application/pdf").await;
    let left_out = json!({ "version": 1, "is_in_invoice_packet": false });
    admin.client.patch(&format!("/api/documents/{}", id(&confirmation)), left_out).await.expect(200);
    assert_eq!(lacks().await, ["references.po", "documents.rate_confirmation"]);
}

#[rstest]
#[tokio::test]
async fn the_packet_names_the_file_that_cannot_go(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let (_, load) = full_load(&admin).await;
    add(&app, &admin, &load, "rate_confirmation", "application/pdf").await;
    let pod = add(&app, &admin, &load, "proof_of_delivery", "image/heic").await;
    *app.typesetting.bad_part.lock().unwrap() = Some((2, PartFailure::Unsupported));
    let packet = format!("/api/loads/{}/invoice_packet", id(&load));
    let problem = admin.client.post(&packet, json!({})).await.expect_code(422, "packet_document_unusable");
    assert_eq!(problem["fields"][0]["path"], format!("documents.{}", id(&pod)));
    assert!(problem["message"].as_str().unwrap().contains("proof_of_delivery.scan"), "{problem}");
}
