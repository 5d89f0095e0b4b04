//! The sample load: made at once, and removed whatever people did with it.

use std::collections::{BTreeMap, BTreeSet};

use haul_db::{Db, Scope};
use haul_insight::samples::{TABLES_OF_A_LOAD, USES};
use haul_tests::{
    Backend::{self, Postgres, Sqlite},
    MemoryBlobs, Person, TestApp,
    freight::{driver, facility, id, stop},
    wait_until,
};
use poem::http::Method;
use rstest::rstest;
use sea_orm::{ConnectionTrait, Statement};
use serde_json::{Value, json};

use crate::tracking::standing::token_of;

const PATH: &str = "/api/sample_load";

async fn create(admin: &Person) -> Value {
    admin.client.send(Method::POST, PATH, &[], None).await.expect(201)
}

async fn remove(admin: &Person) -> Value {
    admin.client.send(Method::DELETE, PATH, &[], None).await.expect(200)
}

async fn read(admin: &Person, path: &str) -> Value {
    admin.client.get(path).await.expect(200)
}

async fn load_of(admin: &Person, sample: &Value) -> Value {
    read(admin, &format!("/api/loads/{}", id(&sample["load"]))).await
}

/// The sample's records of a kind.
fn made<'a>(sample: &'a Value, kind: &str) -> Vec<&'a Value> {
    sample["records"].as_array().unwrap().iter().filter(|record| record["kind"] == kind).collect()
}

fn names(sample: &Value) -> Vec<&str> {
    sample["records"].as_array().unwrap().iter().map(|record| record["name"].as_str().unwrap()).collect()
}

fn database(app: &TestApp) -> Db {
    app.ctx.db.scoped(Scope::System("a test looks at every table"))
}

/// Source table, column and target table of every foreign key that names more than the company.
async fn foreign_keys(app: &TestApp) -> BTreeSet<[String; 3]> {
    let db = database(app);
    let backend = db.get_database_backend();
    let sql = match backend {
        sea_orm::DbBackend::Sqlite => {
            "SELECT m.name AS source, p.\"from\" AS field, p.\"table\" AS target \
             FROM sqlite_master m, pragma_foreign_key_list(m.name) p WHERE m.type = 'table' AND p.\"from\" <> 'company_id'"
        }
        _ => {
            "SELECT c.conrelid::regclass::text AS source, a.attname::text AS field, c.confrelid::regclass::text AS target \
             FROM pg_constraint c JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = ANY (c.conkey) \
             WHERE c.contype = 'f' AND a.attname <> 'company_id'"
        }
    };
    let rows = db.query_all_raw(Statement::from_string(backend, sql)).await.unwrap();
    let text = |row: &sea_orm::QueryResult, name: &str| -> String {
        let text: String = row.try_get("", name).unwrap();
        text.trim_matches('"').to_owned()
    };
    rows.iter().map(|row| ["source", "field", "target"].map(|name| text(row, name))).collect()
}

/// Rows of each table that go with a load, by table.
async fn rows_of(app: &TestApp, load_id: &str) -> BTreeMap<&'static str, i64> {
    let db = database(app);
    let mut found = BTreeMap::new();
    for table in TABLES_OF_A_LOAD {
        let named = format!("SELECT id FROM tracking_link WHERE load_id = '{load_id}'");
        let condition = match *table {
            "tracking_link_view" => format!("tracking_link_id IN ({named})"),
            _ => format!("load_id = '{load_id}'"),
        };
        let sql = format!("SELECT COUNT(*) AS found FROM \"{table}\" WHERE {condition}");
        let row = db.query_one_raw(Statement::from_string(db.get_database_backend(), sql)).await.unwrap().unwrap();
        found.insert(*table, row.try_get("", "found").unwrap());
    }
    found
}

#[rstest]
#[tokio::test]
async fn create_makes_a_load_that_is_shown_everywhere(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    admin.client.get(PATH).await.expect_code(404, "not_found");
    assert!(read(&admin, "/api/dashboard/operations").await["sample_load"].is_null());
    let sample = create(&admin).await;
    assert_eq!(read(&admin, PATH).await, sample);
    assert_eq!(
        names(&sample),
        ["Sample Brokerage", "Sample Shipper", "Sample Receiver", "Sam Sample", "SAMPLE-1", "SAMPLE-T1"]
    );
    let load = load_of(&admin, &sample).await;
    assert_eq!((&load["status"], &load["timeliness"]), (&json!("booked"), &json!("on_time")));
    // Tomorrow, for it is Friday the 20th.
    let times: Vec<_> = load["stops"].as_array().unwrap().iter().map(|stop| &stop["earliest_local"]).collect();
    assert_eq!(times, ["2026-11-21T08:00", "2026-11-22T10:00"]);
    assert_eq!((&load["total_cents"], &load["loaded_miles_source"]), (&json!(125_000), &json!("estimated")));
    assert_eq!(load["references"], json!([{ "kind": "po", "value": "SAMPLE-PO-1" }]));
    for (path, title) in [("loads", "number"), ("tracking/loads", "load")] {
        let list = read(&admin, &format!("/api/{path}")).await;
        assert_eq!(list["total_count"], 1, "{path}");
        assert!(list["items"][0][title].is_string() || list["items"][0][title].is_object(), "{path}: {list}");
    }
    let dashboard = read(&admin, "/api/dashboard/operations").await;
    assert_eq!((&dashboard["sample_load"], &dashboard["expiring_papers"]), (&sample["load"], &json!([])));
    let hits = read(&admin, "/api/search?q=sample").await.to_string();
    assert!(["Sample Brokerage", "Sam Sample", "SAMPLE-1"].iter().all(|name| hits.contains(name)), "{hits}");

    // The driver's papers and the equipment allow the assignment.
    let ids = ["driver", "truck", "trailer"].map(|kind| id(made(&sample, kind)[0]));
    let body = json!({ "version": load["version"], "driver_id": ids[0], "truck_id": ids[1], "trailer_id": ids[2] });
    admin.client.post(&format!("/api/loads/{}/assign", id(&load)), body).await.expect(200);
}

#[rstest]
#[tokio::test]
async fn create_conflicts_when_there_is_one_and_repeats_under_its_key(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let key = [("idempotency-key", "first")];
    let sample = admin.client.send(Method::POST, PATH, &key, None).await.expect(201);
    assert_eq!(admin.client.send(Method::POST, PATH, &key, None).await.expect(201), sample);
    admin.client.send(Method::POST, PATH, &[], None).await.expect_code(409, "sample_load_exists");
    assert_eq!(read(&admin, "/api/loads").await["total_count"], 1);
    assert_eq!(read(&admin, "/api/customers").await["total_count"], 1);
}

#[tokio::test]
async fn create_takes_the_next_free_names() {
    let app = TestApp::start(Sqlite).await;
    let admin = app.admin().await;
    let taken = [
        ("/api/customers", json!({ "name": "sample brokerage", "kind": "broker" })),
        ("/api/facilities", facility("Sample Shipper", "Reno", "NV", "America/Los_Angeles")),
        ("/api/drivers", driver("Sam", "Sample")),
        ("/api/trucks", json!({ "unit_number": "Sample-1" })),
        ("/api/trucks", json!({ "unit_number": "SAMPLE-2" })),
        ("/api/trailers", json!({ "unit_number": "SAMPLE-T1", "kind": "reefer" })),
    ];
    for (path, body) in taken {
        let made = admin.client.post(path, body).await.expect(201);
        admin.client.post(&format!("{path}/{}/archive", id(&made)), json!({})).await.expect(200);
    }
    assert_eq!(
        names(&create(&admin).await),
        ["Sample Brokerage 2", "Sample Shipper 2", "Sample Receiver", "Sam Sample 2", "SAMPLE-3", "SAMPLE-T2"]
    );
}

/// How far people brought the load before they removed it.
#[derive(Clone, Copy, Debug, PartialEq, PartialOrd)]
enum Reached {
    Booked,
    InTransit,
    Delivered,
    Approved,
}

use Reached::{Approved, Booked, Delivered, InTransit};

async fn add_paper(app: &TestApp, admin: &Person, load: &Value, kind: &str) -> uuid::Uuid {
    let blob_id = app.ctx.ids.next();
    let receipt = MemoryBlobs::receipt(admin.company_id, blob_id, 1_000, "application/pdf");
    let paper = json!({ "receipt": receipt, "file_name": "paper.pdf", "kind": kind, "is_signed": true });
    admin.client.post(&format!("/api/loads/{}/documents", id(load)), paper).await.expect(201);
    blob_id
}

/// Plays with the sample as far as `reached`; returns the blobs of its documents.
async fn play(app: &TestApp, admin: Person, sample: &Value, reached: Reached) -> (Person, BTreeSet<uuid::Uuid>) {
    let mut blobs = BTreeSet::new();
    let load = load_of(&admin, sample).await;
    let path = |part: &str| format!("/api/loads/{}/{part}", id(&load));
    let tag = admin.client.post("/api/tags", json!({ "name": "Try", "color": "amber" })).await.expect(201);
    admin.client.post(&path("tags"), json!({ "add": [id(&tag)] })).await.expect(200);
    let notes = format!("/api/records/load/{}/notes", id(&load));
    admin.client.post(&notes, json!({ "text": "Just trying" })).await.expect(201);
    if reached < InTransit {
        return (admin, blobs);
    }
    let ids = ["driver", "truck", "trailer"].map(|kind| id(made(sample, kind)[0]));
    let body = json!({ "version": load["version"], "driver_id": ids[0], "truck_id": ids[1], "trailer_id": ids[2] });
    let load = admin.client.post(&path("assign"), body).await.expect(200);
    let link = json!({ "leg_id": load["legs"][0]["id"] });
    let link = admin.client.post(&path("driver_links"), link).await.expect(201);
    let said = json!({ "token": token_of(&link), "note": "Ready at the yard" });
    let key = [("idempotency-key", "ready")];
    app.anonymous().send(Method::POST, "/api/driver_trip/report_check_call", &key, Some(said)).await.expect(200);
    // Pickup at 08:00 in Chicago; the shipper takes five hours, so that detention runs.
    let admin = wait_until(app, admin, "2026-11-21T19:30:00Z");
    admin.record(&load, 0, "arrived", "2026-11-21T13:50:00Z").await;
    app.run_jobs().await;
    let load = admin.record(&load, 0, "departed", "2026-11-21T19:20:00Z").await;
    let call = json!({ "occurred_at": "2026-11-21T19:25:00Z", "source": "driver", "city": "Joliet", "state": "IL" });
    admin.client.post(&path("check_calls"), call).await.expect(201);
    admin.client.post(&path("tracking_exceptions"), json!({ "kind": "breakdown" })).await.expect(201);
    if reached < Delivered {
        return (admin, blobs);
    }
    let link = json!({ "label": "Ann", "is_showing_references": true, "is_showing_documents": true });
    let link = admin.client.post(&path("tracking_links"), link).await.expect(201);
    let send = format!("{}/{}/send", path("tracking_links"), id(&link["link"]));
    admin.client.post(&send, json!({ "email": "ann@broker.example" })).await.expect(200);
    let token = link["url"].as_str().unwrap().split_once('#').unwrap().1.to_owned();
    app.anonymous().post("/api/public_tracking/open", json!({ "token": token })).await.expect(200);
    let admin = wait_until(app, admin, "2026-11-22T18:00:00Z");
    admin.record(&load, 1, "arrived", "2026-11-22T15:40:00Z").await;
    admin.record(&load, 1, "departed", "2026-11-22T17:10:00Z").await;
    for kind in ["proof_of_delivery", "rate_confirmation"] {
        blobs.insert(add_paper(app, &admin, &load, kind).await);
    }
    if reached < Approved {
        return (admin, blobs);
    }
    let waits = read(&admin, "/api/detention").await;
    for wait in waits["items"].as_array().unwrap() {
        let body = json!({ "version": wait["version"], "reason": "Because" });
        admin.client.post(&format!("/api/detention/{}/waive", id(wait)), body).await;
    }
    let load = load_of(&admin, sample).await;
    let body = json!({ "version": load["version"] });
    let load = admin.client.post(&path("approve_billing"), body).await.expect(200);
    assert_eq!(load["billing_status"], "approved");
    (admin, blobs)
}

#[rstest]
#[tokio::test]
async fn remove_leaves_nothing_in_any_state(
    #[values(Sqlite, Postgres)] backend: Backend,
    #[values(Booked, InTransit, Delivered, Approved)] reached: Reached,
) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let sample = create(&admin).await;
    let (admin, blobs) = play(&app, admin, &sample, reached).await;
    let load_id = id(&sample["load"]);
    let before = rows_of(&app, &load_id).await;
    // Only a load on the road is tracked.
    let expected = |table: &str| if table == "tracking" { reached < Delivered } else { reached >= Delivered };
    let unseen: Vec<_> = before.iter().filter(|(table, rows)| expected(table) && **rows == 0).collect();
    assert!(unseen.is_empty(), "give the load such rows, so that they are seen to go: {unseen:?}");
    app.events.take();
    let removal = remove(&admin).await;
    assert_eq!(removal, json!({ "load_number": sample["load"]["number"], "archived": [] }));
    assert!(rows_of(&app, &load_id).await.values().all(|rows| *rows == 0));
    let told: BTreeSet<String> = app.events.take().into_iter().map(|(_, change)| change.topic).collect();
    for topic in ["load", "customer", "facility", "driver", "truck", "trailer"] {
        assert!(told.contains(topic), "{topic}: {told:?}");
    }
    admin.client.get(&format!("/api/loads/{load_id}")).await.expect_code(404, "not_found");
    admin.client.get(PATH).await.expect_code(404, "not_found");
    admin.client.send(Method::DELETE, PATH, &[], None).await.expect_code(404, "not_found");
    for list in ["loads", "customers", "facilities", "drivers", "trucks", "trailers", "detention", "tracking/loads"] {
        assert_eq!(read(&admin, &format!("/api/{list}")).await["total_count"], 0, "{list}");
    }
    let notices = read(&admin, "/api/notices").await;
    assert!(!notices.to_string().contains(&load_id), "{notices}");

    // The jobs that were to watch over the load end quietly, also when they come late.
    app.run_jobs().await;
    app.clock.advance(chrono::TimeDelta::days(2));
    assert_eq!(haul_app::run_jobs(&app.ctx, 50).await.failed, 0);
    let db = database(&app);
    let sql = "SELECT COUNT(*) AS found FROM job WHERE last_error IS NOT NULL";
    let row = db.query_one_raw(Statement::from_string(db.get_database_backend(), sql)).await.unwrap().unwrap();
    assert_eq!(row.try_get::<i64>("", "found").unwrap(), 0);
    assert_eq!(app.blobs.released.lock().unwrap().iter().copied().collect::<BTreeSet<_>>(), blobs);

    // The events stay, the number is taken, and the names are free.
    let admin = Person { client: app.signed_in(&admin.uid, &admin.email, true), ..admin };
    let dashboard = read(&admin, "/api/dashboard/operations").await;
    let latest = &dashboard["recent_activity"][0];
    let number = sample["load"]["number"].as_str().unwrap();
    assert_eq!(latest["summary"], format!("Removed the sample load {number}"));
    assert!(latest["path"].is_null());
    assert_eq!(read(&admin, "/api/audit_events/verify").await["is_intact"], true);
    let again = create(&admin).await;
    assert_ne!(again["load"]["number"], sample["load"]["number"]);
    assert_eq!(names(&again), names(&sample));
}

#[rstest]
#[tokio::test]
async fn remove_keeps_another_companys_sample(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let (theirs, ours) = (app.admin().await, app.admin().await);
    let sample = create(&theirs).await;
    ours.client.get(PATH).await.expect_code(404, "not_found");
    ours.client.send(Method::DELETE, PATH, &[], None).await.expect_code(404, "not_found");
    create(&ours).await;
    let before = (load_of(&theirs, &sample).await, rows_of(&app, &id(&sample["load"])).await);
    remove(&ours).await;
    assert_eq!(read(&theirs, PATH).await, sample);
    assert_eq!((load_of(&theirs, &sample).await, rows_of(&app, &id(&sample["load"])).await), before);
}

#[rstest]
#[tokio::test]
async fn remove_archives_what_is_in_use(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let sample = create(&admin).await;
    let of = |kind: &str| made(&sample, kind).into_iter().map(id).collect::<Vec<_>>();
    // A load of their own goes from the sample's shipper for its customer, and their own truck has its driver.
    let (customer, shipper, sam) = (of("customer").remove(0), of("facility").remove(0), of("driver").remove(0));
    let reno = admin.client.post("/api/facilities", facility("Reno DC", "Reno", "NV", "America/Los_Angeles")).await;
    let load = json!({
        "customer_id": customer, "load_kind": "full_truckload", "equipment": "dry_van", "charges": [],
        "stops": [
            stop("pickup", &shipper, "2026-11-25T08:00"),
            stop("delivery", &id(&reno.expect(201)), "2026-11-27T10:00"),
        ],
    });
    let load = admin.client.post("/api/loads", load).await.expect(201);
    let truck = json!({ "unit_number": "101", "usual_driver_id": sam });
    admin.client.post("/api/trucks", truck).await.expect(201);
    // What belongs to a record alone goes with it.
    let owner = admin.client.post("/api/fleet_owners", json!({ "name": "Lee", "email": "lee@example.com" })).await;
    let ownership = json!({ "fleet_owner_id": id(&owner.expect(201)), "starts_on": "2026-01-01" });
    admin.client.post(&format!("/api/trucks/{}/ownerships", of("truck")[0]), ownership).await.expect(201);

    let archived = remove(&admin).await["archived"].clone();
    let kept: Vec<_> = archived.as_array().unwrap().iter().map(|record| &record["name"]).collect();
    assert_eq!(kept, ["Sam Sample", "Sample Brokerage", "Sample Shipper"]);
    for path in [format!("drivers/{sam}"), format!("customers/{customer}"), format!("facilities/{shipper}")] {
        assert!(read(&admin, &format!("/api/{path}")).await["archived_at"].is_string(), "{path}");
    }
    admin.client.get(&format!("/api/trucks/{}", of("truck")[0])).await.expect(404);
    admin.client.get(&format!("/api/facilities/{}", of("facility")[1])).await.expect(404);
    assert_eq!(read(&admin, &format!("/api/loads/{}", id(&load))).await["customer"]["id"], json!(customer));
}

#[tokio::test]
async fn remove_keeps_what_the_samples_records_were_merged_into() {
    let app = TestApp::start(Sqlite).await;
    let admin = app.admin().await;
    let sample = create(&admin).await;
    let merged = id(made(&sample, "customer")[0]);
    let survivor = admin.client.post("/api/customers", json!({ "name": "Blue Ridge", "kind": "broker" })).await;
    let survivor = id(&survivor.expect(201));
    let body = json!({ "version": 1, "merged_version": 1 });
    admin.client.post(&format!("/api/customers/{survivor}/merge/{merged}"), body).await.expect(200);
    assert!(made(&read(&admin, PATH).await, "customer").is_empty());
    assert_eq!(remove(&admin).await["archived"], json!([]));
    assert!(read(&admin, &format!("/api/customers/{survivor}")).await["archived_at"].is_null());
}

/// A table added later must be decided about: does it go with a load, and does it keep a record of the sample?
#[rstest]
#[tokio::test]
async fn what_is_removed_fits_the_foreign_keys(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let keys = foreign_keys(&app).await;
    let pointing_at = |target: &str| -> BTreeSet<(&str, &str)> {
        let keys = keys.iter().filter(|[_, _, of]| of == target);
        keys.map(|[source, field, _]| (source.as_str(), field.as_str())).collect()
    };
    let position = |table: &str| TABLES_OF_A_LOAD.iter().position(|of| *of == table);
    let mut missing = Vec::new();
    for target in TABLES_OF_A_LOAD.iter().copied().chain(["load"]) {
        for (source, field) in pointing_at(target) {
            let is_in_time = match (position(source), position(target)) {
                (Some(first), Some(then)) => first < then,
                (first, None) => first.is_some(),
                (None, Some(_)) => false,
            };
            if !is_in_time
                && ![
                    ("quote", "load_id"),
                    ("claim", "load_id"),
                    ("invoice_line", "load_id"),
                    ("invoice_dispute", "detention_id"),
                ]
                .contains(&(source, field))
            {
                missing.push(format!("{source}.{field} → {target}"));
            }
        }
    }
    assert!(missing.is_empty(), "TABLES_OF_A_LOAD lacks these tables, or has them after their targets: {missing:?}");
    for uses in USES {
        let (keeping, parts) = ((uses.keeping)(), (uses.parts)());
        let known = keeping.iter().chain(&parts).map(|(table, column)| (*table, column.as_str()));
        // Columns without a foreign key, because SQLite adds none to a table that exists.
        let known: BTreeSet<_> = known.filter(|(_, column)| *column != "merged_into_id").collect();
        let mut found = pointing_at(uses.of);
        // Deleted with the load.
        found.retain(|(table, _)| *table != "sample");
        assert_eq!(known, found, "what names a {}", uses.of);
    }
}
