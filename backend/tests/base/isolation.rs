//! Another company's record is as absent as one that never existed: same status, same body.

use haul_api::authz::Access;
use haul_tests::{
    Answer,
    Backend::{self, Postgres, Sqlite},
    Person, TestApp,
    freight::{driver, id, stop},
};
use poem::http::Method;
use rstest::rstest;
use serde_json::{Value, json};

use crate::base::{
    authorization::{Operation, operations},
    bodies::body_of,
    records::Records,
};

const ABSENT: &str = "0192f0c4-7a00-7000-8000-00000000ffff";

/// The names of the ids in an operation's path, in order.
pub fn ids_of(operation: &Operation) -> Vec<&str> {
    let names = operation.path.split('/').filter_map(|segment| segment.strip_prefix('{')?.strip_suffix('}'));
    names.filter(|name| name.ends_with("_id")).collect()
}

pub fn path_of(operation: &Operation, ids: &[&str]) -> String {
    // Records are named by their kind too; customers stand for all.
    let mut path = operation.path.replace("{record_kind}", "truck");
    for (name, id) in ids_of(operation).iter().zip(ids) {
        path = path.replace(&format!("{{{name}}}"), id);
    }
    path
}

async fn two_companies(app: &TestApp) -> (Person, Records, Person, Records) {
    let (theirs, ours) = (app.admin().await, app.admin().await);
    let their_records = Records::of(app, &theirs).await;
    let our_records = Records::of(app, &ours).await;
    (theirs, their_records, ours, our_records)
}

#[rstest]
#[tokio::test]
async fn ids_in_paths_name_ones_own_records_only(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let (them, theirs, us, ours) = two_companies(&app).await;
    let before = theirs.read(&them).await;
    let mut wrong = Vec::new();
    for operation in operations() {
        let names = ids_of(&operation);
        let body = body_of(&operation, &ours, &theirs).unwrap_or_else(|| match names.is_empty() {
            true => json!({}),
            false => panic!("{} has an id in its path: add a body that would succeed to bodies.rs", operation.id),
        });
        let call = async |ids: &[&str]| -> Answer {
            let body = operation.has_body.then(|| body.clone());
            us.client.send(operation.method.clone(), &path_of(&operation, ids), &[], body).await
        };
        // The first ids may be ours, so that only the last parts of the path belong to the other company.
        for own in 0..names.len() {
            let pick = |of_others: &dyn Fn(&str) -> String| -> Vec<String> {
                let id = |(at, name): (usize, &&str)| {
                    if at < own { ours.id(&operation, name).to_owned() } else { of_others(name) }
                };
                names.iter().enumerate().map(id).collect()
            };
            let foreign = pick(&|name| theirs.id(&operation, name).to_owned());
            let absent = pick(&|_| ABSENT.to_owned());
            let foreign = call(&foreign.iter().map(String::as_str).collect::<Vec<_>>()).await;
            let absent = call(&absent.iter().map(String::as_str).collect::<Vec<_>>()).await;
            if foreign.status != 404 || foreign != absent {
                wrong.push(format!("{} (own: {own}): {}\n  absent: {}", operation.id, foreign.text, absent.text));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert_eq!(theirs.read(&them).await, before);
}

/// Otherwise the walk above would prove nothing.
#[rstest]
#[tokio::test]
async fn same_requests_find_ones_own_records(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let mut wrong = Vec::new();
    for operation in operations() {
        let names = ids_of(&operation);
        if names.is_empty() || operation.method == Method::GET {
            continue;
        }
        let admin = app.admin().await;
        let records = Records::of(&app, &admin).await;
        let ids: Vec<_> = names.iter().map(|name| records.id(&operation, name)).collect();
        let body = operation.has_body.then(|| body_of(&operation, &records, &records)).flatten();
        let answer = admin.client.send(operation.method.clone(), &path_of(&operation, &ids), &[], body).await;
        // A conflict comes from the record's state, so the record was found.
        if !matches!(answer.status.as_u16(), 200 | 201 | 409) {
            wrong.push(format!("{} of one's own: {}", operation.id, answer.text));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[rstest]
#[tokio::test]
async fn ids_in_bodies_name_ones_own_records_only(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let (_them, theirs, us, ours) = two_companies(&app).await;
    let load = |change: &dyn Fn(&mut Value)| {
        let mut body = json!({
            "customer_id": ours.ids["customer_id"], "load_kind": "full_truckload", "equipment": "dry_van", "charges": [],
            "stops": [
                stop("pickup", &ours.ids["facility_id"], "2026-11-25T08:00"),
                stop("delivery", &ours.ids["facility_id"], "2026-11-26T10:00"),
            ],
        });
        change(&mut body);
        body
    };
    us.client.post("/api/loads", load(&|_| {})).await.expect(201);
    let quote = |change: &dyn Fn(&mut Value)| {
        let mut body = ours.quote.clone();
        change(&mut body);
        body
    };
    let ours_load = format!("/api/loads/{}", ours.ids["load_id"]);
    let version = &ours.load["version"];
    let with_driver = |body: Value| {
        let mut all = driver("Ann", "Lee");
        all.as_object_mut().unwrap().extend(body.as_object().unwrap().clone());
        all
    };
    type Body<'a> = Box<dyn Fn(&str) -> Value + 'a>;
    let writes: Vec<(Method, String, &str, Body<'_>)> = vec![
        (Method::POST, "/api/loads".into(), "customer_id", Box::new(|id| load(&|it| it["customer_id"] = json!(id)))),
        (
            Method::POST,
            "/api/loads".into(),
            "facility_id",
            Box::new(|id| load(&|it| it["stops"][1]["facility_id"] = json!(id))),
        ),
        (Method::POST, "/api/loads".into(), "terminal_id", Box::new(|id| load(&|it| it["terminal_id"] = json!(id)))),
        (Method::POST, "/api/loads".into(), "user_id", Box::new(|id| load(&|it| it["dispatcher_id"] = json!(id)))),
        (
            Method::PATCH,
            ours_load.clone(),
            "customer_id",
            Box::new(|id| json!({ "version": version, "customer_id": id })),
        ),
        (
            Method::PATCH,
            ours_load.clone(),
            "terminal_id",
            Box::new(|id| json!({ "version": version, "terminal_id": id })),
        ),
        (
            Method::PATCH,
            ours_load.clone(),
            "user_id",
            Box::new(|id| json!({ "version": version, "dispatcher_id": id })),
        ),
        (
            Method::POST,
            format!("{ours_load}/assign"),
            "driver_id",
            Box::new(|id| json!({ "version": version, "driver_id": id, "accepts_warnings": true })),
        ),
        (
            Method::POST,
            format!("{ours_load}/assign"),
            "driver_id",
            Box::new(|id| json!({ "version": version, "co_driver_id": id, "accepts_warnings": true })),
        ),
        (
            Method::POST,
            format!("{ours_load}/assign"),
            "truck_id",
            Box::new(|id| json!({ "version": version, "truck_id": id, "accepts_warnings": true })),
        ),
        (
            Method::POST,
            format!("{ours_load}/assign"),
            "trailer_id",
            Box::new(|id| json!({ "version": version, "trailer_id": id, "accepts_warnings": true })),
        ),
        (
            Method::POST,
            format!("{ours_load}/split"),
            "facility_id",
            Box::new(
                |id| json!({ "version": version, "relay": { "after_stop_id": ours.load["stops"][0]["id"], "facility_id": id, "earliest_local": "2026-11-18T20:00" } }),
            ),
        ),
        (
            Method::POST,
            format!("{ours_load}/stops"),
            "facility_id",
            Box::new(|id| json!({ "version": version, "stop": stop("delivery", id, "2026-11-18T16:00") })),
        ),
        (
            Method::PATCH,
            format!("{ours_load}/stops/{}", id(&ours.load["stops"][1])),
            "facility_id",
            Box::new(|id| json!({ "version": version, "facility_id": id })),
        ),
        (
            Method::POST,
            format!("{ours_load}/documents"),
            "stop_id",
            Box::new(|id| json!({ "receipt": ours.receipt, "file_name": "a.pdf", "kind": "photo", "stop_id": id })),
        ),
        (
            Method::POST,
            format!("{ours_load}/tracking_exceptions"),
            "user_id",
            Box::new(|id| json!({ "kind": "accident", "owner_id": id })),
        ),
        (
            Method::POST,
            format!("{ours_load}/tracking_exceptions"),
            "stop_id",
            Box::new(|id| json!({ "kind": "accident", "stop_id": id })),
        ),
        (
            Method::POST,
            format!("{ours_load}/check_calls"),
            "check_call_id",
            Box::new(
                |id| json!({ "occurred_at": "2026-11-18T14:00:00Z", "source": "driver", "note": "x", "corrects_id": id, "correction_reason": "y" }),
            ),
        ),
        (Method::POST, format!("{ours_load}/tags"), "tag_id", Box::new(|id| json!({ "add": [id] }))),
        (Method::POST, "/api/quotes".into(), "customer_id", Box::new(|id| quote(&|it| it["customer_id"] = json!(id)))),
        (
            Method::POST,
            "/api/quotes".into(),
            "facility_id",
            Box::new(|id| quote(&|it| it["stops"][1]["facility_id"] = json!(id))),
        ),
        (
            Method::POST,
            "/api/quotes".into(),
            "fuel_program_id",
            Box::new(|id| quote(&|it| it["fuel_program_id"] = json!(id))),
        ),
        (
            Method::POST,
            "/api/quote_preview".into(),
            "fuel_program_id",
            Box::new(|id| json!({ "loaded_miles": "10", "fuel_program_id": id })),
        ),
        (Method::POST, "/api/drivers".into(), "terminal_id", Box::new(|id| with_driver(json!({ "terminal_id": id })))),
        (
            Method::POST,
            "/api/drivers".into(),
            "fleet_owner_id",
            Box::new(|id| with_driver(json!({ "fleet_owner_id": id }))),
        ),
        (
            Method::POST,
            "/api/trucks".into(),
            "terminal_id",
            Box::new(|id| json!({ "unit_number": "9", "terminal_id": id })),
        ),
        (
            Method::POST,
            "/api/trucks".into(),
            "driver_id",
            Box::new(|id| json!({ "unit_number": "9", "usual_driver_id": id })),
        ),
        (
            Method::POST,
            "/api/trailers".into(),
            "terminal_id",
            Box::new(|id| json!({ "unit_number": "9", "kind": "reefer", "terminal_id": id })),
        ),
        (
            Method::POST,
            "/api/users".into(),
            "terminal_id",
            Box::new(
                |id| json!({ "email": "new@haul.example", "full_name": "New", "role": "User", "terminal_ids": [id] }),
            ),
        ),
        (
            Method::POST,
            format!("/api/trucks/{}/ownerships", ours.ids["truck_id"]),
            "fleet_owner_id",
            Box::new(|id| json!({ "fleet_owner_id": id, "starts_on": "2020-01-01", "ends_on": "2020-02-01" })),
        ),
    ];
    let mut wrong = Vec::new();
    for (method, path, name, body) in writes {
        let foreign = us.client.send(method.clone(), &path, &[], Some(body(&theirs.ids[name]))).await;
        let absent = us.client.send(method.clone(), &path, &[], Some(body(ABSENT))).await;
        if !matches!(foreign.status.as_u16(), 404 | 422) || foreign != absent {
            wrong.push(format!("{method} {path} {name}: {}\n  absent: {}", foreign.text, absent.text));
        }
    }
    for (query, name) in [
        ("/api/loads?customer_id=", "customer_id"),
        ("/api/loads?facility_id=", "facility_id"),
        ("/api/detention_report?facility_id=", "facility_id"),
        ("/api/detention_report?customer_id=", "customer_id"),
        ("/api/loads?driver_id=", "driver_id"),
        ("/api/loads?truck_id=", "truck_id"),
        ("/api/loads?trailer_id=", "trailer_id"),
        ("/api/detention?load_id=", "load_id"),
        ("/api/detention?customer_id=", "customer_id"),
        ("/api/detention?facility_id=", "facility_id"),
        ("/api/loads?dispatcher_id=", "user_id"),
        ("/api/loads?terminal_id=", "terminal_id"),
        ("/api/tracking/loads?customer_id=", "customer_id"),
        ("/api/tracking/loads?driver_id=", "driver_id"),
        ("/api/tracking/exceptions?load_id=", "load_id"),
        ("/api/tracking/exceptions?owner_id=", "user_id"),
        ("/api/loads?tag=", "tag_id"),
        ("/api/quotes?customer_id=", "customer_id"),
        ("/api/quotes?created_by_id=", "user_id"),
        ("/api/drivers?terminal_id=", "terminal_id"),
        ("/api/trucks?fleet_owner_id=", "fleet_owner_id"),
        ("/api/dispatch_board?terminal_id=", "terminal_id"),
        ("/api/dispatch_board/unassigned?dispatcher_id=", "user_id"),
        ("/api/dispatch_board/unanswered?dispatcher_id=", "user_id"),
        ("/api/dispatch_board/empty_trucks?terminal_id=", "terminal_id"),
        ("/api/tracking/loads?dispatcher_id=", "user_id"),
        ("/api/dashboard/analytics?terminal_id=", "terminal_id"),
        ("/api/dashboard/analytics?driver_id=", "driver_id"),
        ("/api/dashboard/analytics?truck_id=", "truck_id"),
        ("/api/dashboard/analytics?customer_id=", "customer_id"),
        ("/api/ready_to_bill?customer_id=", "customer_id"),
        ("/api/audit_events?entity_id=", "load_id"),
        (&format!("{ours_load}/assignment_check?driver_id="), "driver_id"),
        (&format!("{ours_load}/assignment_check?truck_id="), "truck_id"),
        (&format!("{ours_load}/assignment_check?trailer_id="), "trailer_id"),
    ] {
        let foreign = us.client.get(&format!("{query}{}", theirs.ids[name])).await;
        let absent = us.client.get(&format!("{query}{ABSENT}")).await;
        if foreign.status.is_server_error() || foreign != absent {
            wrong.push(format!("GET {query}: {}\n  absent: {}", foreign.text, absent.text));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[rstest]
#[tokio::test]
async fn lists_and_dashboards_show_ones_own_company_only(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let (them, theirs, us, _ours) = two_companies(&app).await;
    let sample = them.client.send(Method::POST, "/api/sample_load", &[], None).await.expect(201);
    let sample_id = id(&sample["load"]);
    let others: Vec<_> = theirs.ids.iter().map(|(name, id)| (*name, id)).chain([("sample load", &sample_id)]).collect();
    let stranger = app.admin().await;
    for operation in operations() {
        let is_list = operation.method == Method::GET && !operation.path.contains('{');
        if !is_list || matches!(operation.access, Access::Public | Access::Owner) {
            continue;
        }
        let query = match operation.id.as_str() {
            "search" => "?q=blue",
            "list_import_columns" => "?kind=loads",
            "list_export_columns" => "?list_name=loads",
            "read_compliance_board" => "?record_kind=truck",
            "look_up_carrier" => "?dot_number=77001",
            "decode_vin" => "?vin=1M8GDM9AXKP042788",
            _ => "",
        };
        for person in [&us, &stranger] {
            let answer = person.client.get(&format!("{}{query}", operation.path)).await;
            // Only the other company has a sample load.
            let expected = if operation.id == "read_sample_load" { 404 } else { 200 };
            assert_eq!(answer.status, expected, "{}: {}", operation.id, answer.text);
            for (name, id) in &others {
                assert!(!answer.text.contains(id.as_str()), "{} shows another company's {name}", operation.id);
            }
        }
    }
}
