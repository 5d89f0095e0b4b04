//! Carriers under whose authority trucks run: added, looked up, checked each night, blocked.

use std::sync::Arc;

use chrono::TimeDelta;
use haul_capability::carrier_registry::{Qcmobile, QcmobileSettings};
use haul_sandbox::{
    Sandbox,
    fmcsa::{Fault, WEB_KEY},
};
use haul_tests::{
    Backend::{self, Postgres, Sqlite},
    Person, TestApp,
    freight::{Freight, id},
    wait_until,
};
use haul_types::Role;
use poem::http::Method;
use rstest::rstest;
use serde_json::{Value, json};

const CARRIERS: &str = "/api/motor_carriers";
const NONE: [(String, String); 0] = [];

/// The product with FMCSA's registry on this machine.
async fn start(backend: Backend) -> (TestApp, Sandbox) {
    let sandbox = Sandbox::start("127.0.0.1:0".parse().unwrap()).await.unwrap();
    let url = format!("{}/qc/services/", sandbox.url()).parse().unwrap();
    let registry = Qcmobile::new(QcmobileSettings { url, web_key: WEB_KEY.into() }).unwrap();
    (TestApp::start(backend).await.with_carrier_registry(Arc::new(registry)), sandbox)
}

fn partner(dot_number: &str) -> Value {
    json!({ "kind": "partner", "legal_name": "Blue Lake Carriers LLC", "dot_number": dot_number })
}

async fn add(person: &Person, body: Value) -> String {
    id(&person.client.post(CARRIERS, body).await.expect(201))
}

async fn read(person: &Person, carrier: &str) -> Value {
    person.client.get(&format!("{CARRIERS}/{carrier}")).await.expect(200)
}

async fn names(person: &Person, search: &str) -> Vec<Value> {
    let page = person.client.get(&format!("{CARRIERS}{search}")).await.expect(200);
    page["items"].as_array().unwrap().iter().map(|carrier| carrier["legal_name"].clone()).collect()
}

async fn insure(person: &Person, carrier: &str, item_type: &str, expires_on: &str) {
    let body = json!({ "item_type": item_type, "issuer": "Great Plains Casualty", "expires_on": expires_on });
    let items = format!("/api/records/motor_carrier/{carrier}/compliance_items");
    person.client.post(&items, body).await.expect(201);
}

/// What the gate says about the truck of the freight for a load.
async fn objections(person: &Person, load: &Value, truck: &str) -> Vec<(String, String)> {
    let check = format!("/api/loads/{}/assignment_check?truck_id={truck}", id(load));
    let check = person.client.get(&check).await.expect(200);
    let verdicts = check["verdicts"].as_array().unwrap().iter().filter(|verdict| verdict["rule"] == "carrier_blocked");
    verdicts
        .map(|verdict| (verdict["code"].as_str().unwrap().to_owned(), verdict["message"].as_str().unwrap().to_owned()))
        .collect()
}

async fn run_under(person: &Person, freight: &Freight, carrier: &str) {
    let body = json!({ "version": 1, "motor_carrier_id": carrier });
    person.client.patch(&format!("/api/trucks/{}", freight.truck), body).await.expect(200);
}

async fn notices(person: &Person) -> Vec<(Value, Value)> {
    let notices = person.client.get("/api/notices").await.expect(200);
    notices["items"].as_array().unwrap().iter().map(|one| (one["kind"].clone(), one["title"].clone())).collect()
}

#[rstest]
#[tokio::test]
async fn a_carrier_is_added_checked_changed_and_found(#[values(Sqlite, Postgres)] backend: Backend) {
    let (app, sandbox) = start(backend).await;
    let admin = app.admin().await;
    let carrier = add(&admin, partner("USDOT 77001")).await;
    let before = read(&admin, &carrier).await;
    assert_eq!((&before["dot_number"], &before["fmcsa_status"]), (&json!("77001"), &json!("not_checked")));
    assert_eq!((&before["status"], &before["is_default"]), (&json!("active"), &json!(false)));
    app.run_jobs().await;
    let checked = read(&admin, &carrier).await;
    assert_eq!((&checked["fmcsa_status"], &checked["version"]), (&json!("active"), &json!(2)));
    let record = &checked["fmcsa"];
    assert_eq!((&record["safety_rating"], &record["power_unit_count"]), (&json!("satisfactory"), &json!(38)));
    assert_eq!(record["vehicle_out_of_service_rate"], "15.00");
    assert_eq!(record["vehicle_out_of_service_average"], "22.26");
    assert_eq!(record["liability_on_file_cents"], 100_000_000);
    assert!(checked["fmcsa_checked_at"].is_string() && checked.get("fmcsa_changed_at").is_none(), "{checked}");

    admin.client.post(CARRIERS, partner("77001")).await.expect_code(409, "carrier_already_listed");
    let wrong = json!({ "kind": "own", "legal_name": " ", "dot_number": "0", "status": "on_watch" });
    let problem = admin.client.post(CARRIERS, wrong).await.expect_code(422, "validation_failed");
    let paths: Vec<&Value> = problem["fields"].as_array().unwrap().iter().map(|field| &field["path"]).collect();
    assert_eq!(paths, ["legal_name", "dot_number", "status_reason"]);

    let one = format!("{CARRIERS}/{carrier}");
    let block = json!({ "version": 2, "status": "do_not_use" });
    let problem = admin.client.patch(&one, block).await.expect_code(422, "validation_failed");
    assert_eq!(problem["fields"][0]["path"], "status_reason");
    let block = json!({ "version": 2, "status": "do_not_use", "status_reason": "Double brokered a load" });
    let blocked = admin.client.patch(&one, block).await.expect(200);
    assert_eq!(blocked["objections"][0]["code"], "carrier_do_not_use");
    assert_eq!(names(&admin, "?status=do_not_use").await, ["Blue Lake Carriers LLC"]);
    let unblock = json!({ "version": 3, "status": "active" });
    let used = admin.client.patch(&one, unblock).await.expect(200);
    assert_eq!((used.get("status_reason"), &used["objections"]), (None, &json!([])));

    let other = json!({ "kind": "own", "legal_name": "Prairie Two", "dba_name": "P2", "dot_number": "77002" });
    add(&admin, other).await;
    assert_eq!(names(&admin, "").await, ["Blue Lake Carriers LLC", "Prairie Two"]);
    assert_eq!(names(&admin, "?q=p2").await, ["Prairie Two"]);
    assert_eq!(names(&admin, "?q=7700").await.len(), 2);
    assert_eq!(names(&admin, "?kind=own").await, ["Prairie Two"]);
    assert_eq!(names(&admin, "?fmcsa_status=not_checked").await, ["Prairie Two"]);
    insure(&admin, &carrier, "carrier_cargo_insurance", "2026-12-01").await;
    assert_eq!(names(&admin, "?expiring_within_days=30").await, ["Blue Lake Carriers LLC"]);
    let shown = read(&admin, &carrier).await;
    assert_eq!((&shown["cargo_insurance_expires_on"], &shown["complete_count"]), (&json!("2026-12-01"), &json!(1)));

    // Another number is another carrier, of which nothing is known yet.
    let moved = json!({ "version": shown["version"], "dot_number": "77404" });
    let moved = admin.client.patch(&one, moved).await.expect(200);
    assert_eq!((&moved["fmcsa_status"], moved.get("fmcsa")), (&json!("not_checked"), None));
    app.run_jobs().await;
    assert_eq!(read(&admin, &carrier).await["fmcsa_status"], "not_found");
    assert_eq!(sandbox.fmcsa.asked(), ["77001", "77002", "77404"]);

    let export = json!({ "list_name": "motor_carriers", "format": "csv" });
    let export = id(&admin.client.post("/api/exports", export).await.expect(201));
    app.run_jobs().await;
    let link = admin.client.post(&format!("/api/exports/{export}/open"), json!({})).await.expect(200);
    let text = String::from_utf8(app.download(admin.company_id, &link).await).unwrap();
    assert!(text.contains("Prairie Two,P2,own") && text.contains("Safety rating"), "{text}");
    app.admin().await.client.get(&one).await.expect_code(404, "not_found");
}

#[rstest]
#[tokio::test]
async fn a_number_is_looked_up_and_no_answer_stops_nobody(#[values(Sqlite, Postgres)] backend: Backend) {
    let (app, sandbox) = start(backend).await;
    let admin = app.admin().await;
    let look_up = async |query: &str| admin.client.get(&format!("/api/carrier_registry?{query}")).await;
    let found = look_up("dot_number=77001").await.expect(200);
    assert_eq!((&found["outcome"], &found["fmcsa_status"]), (&json!("found"), &json!("active")));
    assert_eq!(found["fmcsa"]["legal_name"], "SANDBOX CARRIER 77001 LLC");
    assert_eq!(found["fmcsa"]["docket_numbers"], json!([{ "kind": "MC", "number": "77001" }]));
    assert_eq!(found["fmcsa"]["address"]["city"], "JOLIET");
    assert!(found.get("motor_carrier_id").is_none());
    let carrier = add(&admin, partner("77403")).await;
    let inactive = look_up("docket_number=MC-77403").await.expect(200);
    assert_eq!((&inactive["fmcsa_status"], &inactive["motor_carrier_id"]), (&json!("inactive"), &json!(carrier)));
    assert_eq!(look_up("dot_number=77409").await.expect(200)["fmcsa_status"], "out_of_service");
    let unknown = look_up("dot_number=77404").await.expect(200);
    assert_eq!(unknown, json!({ "outcome": "not_found", "fmcsa_status": "not_found" }));
    sandbox.fmcsa.fail([Fault::Outage]);
    let gone = look_up("dot_number=77001").await.expect(200);
    assert_eq!(gone["outcome"], "unavailable");
    assert!(gone["problem"].as_str().unwrap().contains("503"), "{gone}");
    for wrong in ["", "dot_number=0", "dot_number=1&docket_number=MC-1", "docket_number=AB-1"] {
        look_up(wrong).await.expect_code(422, "validation_failed");
    }
    // Without a key it is as if the service were down.
    let bare = TestApp::start(backend).await;
    let other = bare.admin().await;
    let answer = other.client.get("/api/carrier_registry?dot_number=77001").await.expect(200);
    assert_eq!(answer["outcome"], "unavailable");
    let carrier = add(&other, partner("77001")).await;
    bare.run_jobs().await;
    assert_eq!(read(&other, &carrier).await["fmcsa_status"], "not_checked");
}

#[rstest]
#[tokio::test]
async fn a_refresh_keeps_what_was_known_when_there_is_no_answer(#[values(Sqlite, Postgres)] backend: Backend) {
    let (app, sandbox) = start(backend).await;
    let admin = app.admin().await;
    let carrier = add(&admin, partner("77001")).await;
    let refresh = async || {
        let path = format!("{CARRIERS}/{carrier}/refresh");
        admin.client.send(Method::POST, &path, &[], None).await.expect(200)
    };
    assert_eq!(refresh().await["fmcsa_status"], "active");
    sandbox.fmcsa.fail([Fault::Error]);
    let failed = refresh().await;
    assert_eq!((&failed["fmcsa_status"], &failed["version"]), (&json!("active"), &json!(2)));
    assert!(failed["fmcsa_problem"].as_str().unwrap().contains("500"), "{failed}");
    let again = refresh().await;
    assert_eq!((again.get("fmcsa_problem"), &again["version"]), (None, &json!(2)), "nothing is different");
    sandbox.fmcsa.set("77001", json!({ "legalName": "BLUE LAKE INTERNATIONAL LLC", "telephone": "(309) 555-0187" }));
    let changed = refresh().await;
    assert_eq!((&changed["version"], changed["fmcsa_changed_at"].is_string()), (&json!(3), true));
    // What the company wrote stays as it is.
    assert_eq!(changed["legal_name"], "Blue Lake Carriers LLC");
    let history = admin.client.get(&format!("{CARRIERS}/{carrier}/history")).await.expect(200);
    let latest = &history["items"][0];
    assert_eq!(latest["action"], "motor_carrier.fmcsa_changed");
    let fields: Vec<&Value> = latest["changes"].as_array().unwrap().iter().map(|change| &change["field"]).collect();
    assert_eq!(fields, ["legal_name", "phone"]);
    assert_eq!(history["items"][1]["action"], "motor_carrier.fmcsa_checked");
    sandbox.fmcsa.remove("77001");
    let gone = refresh().await;
    assert_eq!((&gone["fmcsa_status"], gone["fmcsa"].is_object()), (&json!("not_found"), true));
}

#[rstest]
#[tokio::test]
async fn a_partners_insurance_lapses_at_night_and_nothing_of_it_moves_in_the_morning(
    #[values(Sqlite, Postgres)] backend: Backend,
) {
    let (app, sandbox) = start(backend).await;
    let admin = app.admin().await;
    let freight = admin.freight().await;
    let carrier = add(&admin, partner("77001")).await;
    insure(&admin, &carrier, "carrier_auto_insurance", "2026-11-20").await;
    run_under(&admin, &freight, &carrier).await;
    app.run_jobs().await;
    let admin = wait_until(&app, admin, "2026-11-18T12:00:00Z");
    let load = admin.load(&freight).await;
    assert_eq!(objections(&admin, &load, &freight.truck).await, NONE);
    assert_eq!(read(&admin, &carrier).await["truck_count"], 1);

    // The delivery is late: on the next morning the trip can end on that day at the earliest.
    let admin = wait_until(&app, admin, "2026-11-21T14:00:00Z");
    let said = "Truck 101 runs under Blue Lake Carriers LLC. Its auto liability insurance expired on Nov 20, 2026.";
    let expected = [("carrier_auto_insurance_expired".to_owned(), said.to_owned())];
    assert_eq!(objections(&admin, &load, &freight.truck).await, expected);
    let assign = json!({
        "version": load["version"], "driver_id": freight.driver, "truck_id": freight.truck,
        "trailer_id": freight.trailer, "accepts_warnings": true,
    });
    let path = format!("/api/loads/{}/assign", id(&load));
    let refused = admin.client.post(&path, assign.clone()).await.expect_code(422, "assignment_blocked");
    assert!(refused.to_string().contains(said), "{refused}");
    assert_eq!(read(&admin, &carrier).await["objections"][0]["code"], "carrier_auto_insurance_expired");
    // The renewal releases it.
    insure(&admin, &carrier, "carrier_auto_insurance", "2027-11-20").await;
    assert_eq!(objections(&admin, &load, &freight.truck).await, NONE);

    // The same with FMCSA's record: it lapses in the night, and the night's check finds it.
    app.run_jobs().await;
    sandbox.fmcsa.set("77001", json!({ "bipdInsuranceOnFile": "0" }));
    assert_eq!(objections(&admin, &load, &freight.truck).await, NONE);
    let admin = wait_until(&app, admin, "2026-11-22T12:00:00Z");
    app.run_jobs().await;
    let refused = admin.client.post(&path, assign).await.expect_code(422, "assignment_blocked");
    assert!(refused.to_string().contains("The insurance that it must file is not on file with FMCSA."), "{refused}");
    let told = (json!("carrier_blocked"), json!("Blue Lake Carriers LLC may not operate"));
    assert!(notices(&admin).await.contains(&told), "{:?}", notices(&admin).await);
    // It is back, and the notice is settled.
    sandbox.fmcsa.set("77001", json!({ "bipdInsuranceOnFile": "1000" }));
    let admin = wait_until(&app, admin, "2026-11-23T12:00:00Z");
    app.run_jobs().await;
    assert_eq!(objections(&admin, &load, &freight.truck).await, NONE);
    let open = admin.client.get("/api/notices").await.expect(200);
    let changed: Vec<_> = notices(&admin).await.into_iter().map(|(kind, _)| kind).collect();
    assert!(changed.contains(&json!("carrier_changed")), "{open}");
}

#[rstest]
#[tokio::test]
async fn each_reason_blocks_and_is_named(#[values(Sqlite, Postgres)] backend: Backend) {
    let (app, sandbox) = start(backend).await;
    let admin = app.admin().await;
    let freight = admin.freight().await;
    let load = admin.load(&freight).await;
    let carrier = add(&admin, partner("77001")).await;
    run_under(&admin, &freight, &carrier).await;
    let one = format!("{CARRIERS}/{carrier}");
    let refresh = format!("{one}/refresh");
    for (fields, code) in [
        (json!({ "oosDate": "2026-11-02" }), Some("carrier_out_of_service")),
        (json!({ "oosDate": null, "allowedToOperate": "N" }), Some("carrier_not_authorized")),
        (json!({ "allowedToOperate": "Y", "commonAuthorityStatus": "I" }), Some("carrier_not_authorized")),
        (json!({ "commonAuthorityStatus": "A", "bipdInsuranceOnFile": "300" }), Some("carrier_insurance_lapsed")),
        (json!({ "bipdInsuranceOnFile": "750" }), None),
    ] {
        sandbox.fmcsa.set("77001", fields);
        admin.client.send(Method::POST, &refresh, &[], None).await.expect(200);
        let found: Vec<String> =
            objections(&admin, &load, &freight.truck).await.into_iter().map(|(code, _)| code).collect();
        assert_eq!(found, code.map(str::to_owned).into_iter().collect::<Vec<_>>());
    }
    let version = read(&admin, &carrier).await["version"].clone();
    let block = json!({ "version": version, "status": "do_not_use", "status_reason": "Unpaid claims." });
    admin.client.patch(&one, block).await.expect(200);
    let said = "Truck 101 runs under Blue Lake Carriers LLC. It is marked “do not use”: Unpaid claims.";
    assert_eq!(objections(&admin, &load, &freight.truck).await[0].1, said);
    // A company may let it be a warning.
    let rules = json!({ "rules": [{ "rule": "carrier_blocked", "strictness": "warn" }] });
    admin.client.patch("/api/assignment_rules", rules).await.expect(200);
    let check = format!("/api/loads/{}/assignment_check?truck_id={}", id(&load), freight.truck);
    let check = admin.client.get(&check).await.expect(200);
    let verdicts = check["verdicts"].as_array().unwrap();
    let verdict = verdicts.iter().find(|verdict| verdict["rule"] == "carrier_blocked").unwrap();
    assert_eq!((&verdict["is_blocking"], &verdict["fact"]["record"]), (&json!(false), &json!("motor_carrier")));
    assert_eq!(verdict["fact"]["record_id"], carrier);
}

#[rstest]
#[tokio::test]
async fn a_new_company_has_its_own_authority_which_is_checked(#[values(Sqlite, Postgres)] backend: Backend) {
    let (app, sandbox) = start(backend).await;
    sandbox.fmcsa.fail([Fault::Outage]);
    let founder = app.signed_in("founder", "dana@blueridge.example", true);
    let registration = json!({
        "fullname": "Dana Founder", "companyName": "Blue Ridge Freight LLC",
        "companyAddress": "100 Main St, Joliet, IL 60431", "dotNumber": "77001", "mcNumber": "MC 123456",
    });
    founder.post("/api/registrations", registration).await.expect(201);
    founder.get("/api/session").await.expect(200);
    app.run_jobs().await;
    let own = async |client: &haul_tests::TestClient| {
        client.get(&format!("{CARRIERS}?kind=own")).await.expect(200)["items"][0].clone()
    };
    let first = own(&founder).await;
    assert_eq!((&first["legal_name"], &first["is_default"]), (&json!("Blue Ridge Freight LLC"), &json!(true)));
    assert_eq!(
        (&first["docket_numbers"][0]["number"], &first["address"]["city"]),
        (&json!("123456"), &json!("Joliet"))
    );
    assert_eq!((&first["fmcsa_status"], first["fmcsa_problem"].is_string()), (&json!("not_checked"), true));
    // The service was down: it is asked again an hour later, and nobody waited for it.
    app.clock.set("2026-11-20T19:05:00Z".parse().unwrap());
    app.run_jobs().await;
    let founder = app.signed_in("founder", "dana@blueridge.example", true);
    assert_eq!(own(&founder).await["fmcsa_status"], "active");

    // Trucks that name no carrier run under it.
    let truck = id(&founder.post("/api/trucks", json!({ "unit_number": "7" })).await.expect(201));
    assert_eq!(own(&founder).await["truck_count"], 1);
    let under = format!("/api/trucks?motor_carrier_id={}", id(&first));
    assert_eq!(founder.get(&under).await.expect(200)["items"][0]["id"], truck);
    sandbox.fmcsa.set("77001", json!({ "oosDate": "2026-11-20" }));
    // Three in the morning in Chicago.
    app.clock.set("2026-11-21T09:05:00Z".parse().unwrap());
    app.run_jobs().await;
    let founder = app.signed_in("founder", "dana@blueridge.example", true);
    let stopped = own(&founder).await;
    assert_eq!(stopped["objections"][0]["message"], "FMCSA put it out of service on Nov 20, 2026.");

    // Trucks run under it in any case: it stays what it is, and is checked even in the archive.
    let one = format!("{CARRIERS}/{}", id(&stopped));
    for change in [json!({ "dot_number": "77500" }), json!({ "kind": "partner" })] {
        let mut body = change;
        body["version"] = stopped["version"].clone();
        let refused = founder.patch(&one, body).await.expect_code(422, "validation_failed");
        assert_eq!(refused["fields"][0]["path"], "dot_number");
    }
    founder.post(&format!("{one}/archive"), json!({})).await.expect(200);
    sandbox.fmcsa.set("77001", json!({ "oosDate": null }));
    app.clock.set("2026-11-22T09:05:00Z".parse().unwrap());
    app.run_jobs().await;
    let founder = app.signed_in("founder", "dana@blueridge.example", true);
    assert_eq!(founder.get(&one).await.expect(200)["objections"], json!([]));
}

#[rstest]
#[tokio::test]
async fn sign_up_gets_what_fmcsa_says_and_never_waits_for_it(#[values(Sqlite, Postgres)] backend: Backend) {
    let (app, sandbox) = start(backend).await;
    let find = async |number: &str| app.anonymous().get(&format!("/api/carriers/{number}")).await.expect(200);
    let found = find("77001").await;
    assert_eq!(
        found["registry"],
        json!({
            "outcome": "active", "legal_name": "SANDBOX CARRIER 77001 LLC", "phone": "+18155550134",
            "address": "601 CANAL ST, JOLIET, IL 60431", "docket_number": "MC-77001",
        })
    );
    assert_eq!(find("77403").await["registry"]["outcome"], "not_allowed");
    assert_eq!(find("77404").await["registry"], json!({ "outcome": "not_found" }));
    sandbox.fmcsa.fail([Fault::Garbled]);
    assert_eq!(find("77001").await["registry"], json!({ "outcome": "unavailable" }));

    // One that is not on record signs up all the same, and its people are told.
    let founder = app.signed_in("founder", "dana@blueridge.example", true);
    let registration = json!({ "fullname": "Dana", "companyName": "Blue Ridge", "dotNumber": "77404" });
    founder.post("/api/registrations", registration).await.expect(201);
    assert_eq!(founder.get("/api/session").await.expect(200)["status"], "active");
    app.run_jobs().await;
    let own = founder.get(CARRIERS).await.expect(200)["items"][0].clone();
    assert_eq!((&own["fmcsa_status"], &own["objections"]), (&json!("not_found"), &json!([])));
    let notices = founder.get("/api/notices").await.expect(200);
    assert_eq!(notices["items"][0]["title"], "FMCSA has no carrier with USDOT 77404");
}

#[rstest]
#[tokio::test]
async fn carriers_belong_to_safety(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let user = app.user(admin.company_id, Role::SafetyManager).await;
    user.client.get(CARRIERS).await.expect_code(403, "permission_missing");
    let grant = "/api/role_grants/SafetyManager/safety";
    assert!(admin.client.send(Method::PUT, grant, &[], None).await.status.is_success());
    let carrier = add(&user, partner("77001")).await;
    // Notes and files of the carrier, and a truck that names another company's carrier.
    let note = json!({ "text": "Called their agent." });
    user.client.post(&format!("/api/records/motor_carrier/{carrier}/notes"), note).await.expect(201);
    let theirs = add(&app.admin().await, partner("77001")).await;
    let truck = json!({ "unit_number": "9", "motor_carrier_id": theirs });
    let problem = user.client.post("/api/trucks", truck).await.expect_code(422, "validation_failed");
    assert_eq!(problem["fields"][0]["path"], "motor_carrier_id");
    user.client.post(&format!("{CARRIERS}/{carrier}/archive"), json!({})).await.expect(200);
    assert_eq!(names(&user, "?archived=true").await, ["Blue Lake Carriers LLC"]);
}

#[rstest]
#[tokio::test]
async fn an_own_authority_follows_the_companys_dot_number(#[values(Sqlite, Postgres)] backend: Backend) {
    let (app, sandbox) = start(backend).await;
    let founder = app.signed_in("founder", "dana@blueridge.example", true);
    let registration = json!({
        "fullname": "Dana Founder", "companyName": "Blue Ridge Freight LLC",
        "companyAddress": "100 Main St, Joliet, IL 60431", "dotNumber": "77409",
    });
    founder.post("/api/registrations", registration).await.expect(201);
    founder.get("/api/session").await.expect(200);
    app.run_jobs().await;
    let own = async || founder.get(&format!("{CARRIERS}?kind=own")).await.expect(200)["items"][0].clone();
    assert_eq!(own().await["fmcsa_status"], "out_of_service");
    let change = async |dot_number: &str| {
        let body = json!({ "version": 1, "dot_number": dot_number });
        founder.post("/api/company/change_dot_number", body).await
    };
    founder.post(CARRIERS, partner("77002")).await.expect(201);
    change("77002").await.expect_code(409, "carrier_already_listed");
    assert_eq!(founder.get("/api/company").await.expect(200)["dot_number"], "77409");

    change("77001").await.expect(200);
    let moved = own().await;
    assert_eq!((&moved["dot_number"], &moved["is_default"]), (&json!("77001"), &json!(true)));
    assert_eq!((&moved["fmcsa_status"], moved.get("fmcsa")), (&json!("not_checked"), None));
    app.run_jobs().await;
    assert_eq!(own().await["fmcsa_status"], "active");
    assert_eq!(sandbox.fmcsa.asked().last().map(String::as_str), Some("77001"));

    // The MC number of an own authority is protected as the company's is.
    let carrier = own().await;
    let body = json!({ "version": carrier["version"], "docket_numbers": [{ "kind": "MC", "number": "1" }] });
    let path = format!("{CARRIERS}/{}", id(&carrier));
    let left_open = app.signed_in_before("founder", "dana@blueridge.example", true, TimeDelta::minutes(11));
    left_open.patch(&path, body.clone()).await.expect_code(403, "recent_sign_in_needed");
    founder.patch(&path, body).await.expect(200);
    let notices = founder.get("/api/notices").await.expect(200).to_string();
    assert!(notices.contains("The DOT or MC number of Blue Ridge Freight LLC was changed"), "{notices}");
}

#[rstest]
#[tokio::test]
async fn filings_and_insurance_of_the_own_authority_warn_before_they_end(#[values(Sqlite, Postgres)] backend: Backend) {
    let (app, _sandbox) = start(backend).await;
    let admin = app.admin().await;
    let own = json!({ "kind": "own", "legal_name": "Blue Ridge Freight LLC", "dot_number": "77001" });
    let carrier = add(&admin, own).await;
    let needed = read(&admin, &carrier).await["required_count"].clone();
    for (item_type, expires_on) in [
        ("ucr", "2026-12-31"),
        ("carrier_ifta", "2026-12-31"),
        ("irp", "2027-03-31"),
        ("carrier_permit", "2026-11-30"),
        ("carrier_general_liability", "2026-11-10"),
        ("carrier_workers_compensation", "2027-06-01"),
    ] {
        insure(&admin, &carrier, item_type, expires_on).await;
    }
    let items = format!("/api/records/motor_carrier/{carrier}/compliance_items");
    let agents = json!({ "item_type": "boc3", "issuer": "Process Agent Service Co", "issued_on": "2024-05-02" });
    admin.client.post(&items, agents).await.expect(201);
    let shown = read(&admin, &carrier).await;
    let warned = shown["paper_warnings"].as_array().unwrap();
    let codes: Vec<&str> = warned.iter().map(|warning| warning["code"].as_str().unwrap()).collect();
    for code in ["carrier_general_liability_expired", "carrier_permit_expiring", "ucr_expiring"] {
        assert!(codes.contains(&code), "{code}: {codes:?}");
    }
    assert!(!codes.iter().any(|code| code.starts_with("irp") || code.starts_with("boc3")), "{codes:?}");
    // None of them is needed unless the company says so, and none stops a truck.
    assert_eq!((&shown["required_count"], &shown["objections"]), (&needed, &json!([])));
    let needs = json!({ "version": 0, "is_required": true });
    admin.client.patch("/api/compliance_types/ucr", needs).await.expect(200);
    assert_eq!(read(&admin, &carrier).await["required_count"], needed.as_i64().unwrap() + 1);
}
