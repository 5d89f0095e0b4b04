//! The lists of customers and facilities, and what happened to each.

use haul_db::Scope;
use sea_orm::{ConnectionTrait, DbBackend, Statement};
use serde_json::{Value, json};

use haul_tests::{
    Backend::{self, Postgres, Sqlite},
    Person, TestApp,
    freight::{facility, id},
};
use rstest::rstest;

async fn names(admin: &Person, path: &str) -> Vec<String> {
    let page = admin.client.get(path).await.expect(200);
    page["items"].as_array().unwrap().iter().map(|row| row["name"].as_str().unwrap().to_owned()).collect()
}

#[rstest]
#[tokio::test]
async fn facilities_are_filtered_by_place_zone_and_what_is_still_due(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = admin.freight().await;
    admin
        .client
        .post("/api/facilities", facility("Front Range Foods", "Denver", "CO", "America/Denver"))
        .await
        .expect(201);
    let list = async |query: &str| names(&admin, &format!("/api/facilities?{query}")).await;
    assert_eq!(list("city=DENVER").await, ["Front Range Foods"]);
    assert_eq!(list("time_zone=America%2FDenver,America%2FBoise").await, ["Front Range Foods"]);
    assert_eq!(list("sort=-created_at").await[0], "Front Range Foods");
    assert!(list("has_appointments=true").await.is_empty());
    admin.load(&freight).await;
    assert_eq!(list("has_appointments=true").await, ["Lakeside Cold Storage", "Trinity Distribution"]);
    assert_eq!(list("has_appointments=false").await, ["Front Range Foods"]);
}

#[rstest]
#[tokio::test]
async fn customers_are_sorted_by_terms_and_limit(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    for (name, days, limit) in [("Ash", 45, json!(100)), ("Birch", 15, Value::Null), ("Cedar", 30, json!(900))] {
        let mut body = json!({ "name": name, "kind": "broker", "payment_terms_days": days });
        if !limit.is_null() {
            body["credit_limit_cents"] = limit;
        }
        admin.client.post("/api/customers", body).await.expect(201);
    }
    let list = async |query: &str| names(&admin, &format!("/api/customers?{query}")).await;
    assert_eq!(list("sort=payment_terms_days").await, ["Birch", "Cedar", "Ash"]);
    // Customers without a limit come last in both directions.
    assert_eq!(list("sort=-credit_limit_cents").await, ["Cedar", "Ash", "Birch"]);
    let mut read = Vec::new();
    let mut path = "/api/customers?sort=-credit_limit_cents&limit=1".to_owned();
    loop {
        let page = admin.client.get(&path).await.expect(200);
        read.push(page["items"][0]["name"].as_str().unwrap().to_owned());
        let Some(cursor) = page["next_cursor"].as_str() else { break };
        path = format!("/api/customers?sort=-credit_limit_cents&limit=1&cursor={cursor}");
    }
    assert_eq!(read, ["Cedar", "Ash", "Birch"]);
}

#[rstest]
#[tokio::test]
async fn loads_are_found_by_where_they_stop(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = admin.freight().await;
    let load = admin.load(&freight).await;
    let at = async |id: &str| admin.client.get(&format!("/api/loads?facility_id={id}")).await.expect(200);
    assert_eq!(at(&freight.dallas).await["items"][0]["id"], load["id"]);
    let other =
        id(&admin.client.post("/api/facilities", facility("Yard", "Gary", "IN", "America/Chicago")).await.expect(201));
    assert_eq!(at(&other).await["total_count"], 0);
}

#[rstest]
#[tokio::test]
async fn the_report_on_detention_is_told_of_one_facility(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = admin.freight().await;
    admin.delivered_load(&freight).await;
    let of = async |query: &str| {
        admin.client.get(&format!("/api/detention_report?from=2026-11-01&to=2026-11-30&{query}")).await.expect(200)
    };
    assert_eq!(of("").await["total"]["stop_count"], 2);
    let report = of(&format!("facility_id={}", freight.dallas)).await;
    assert_eq!(report["total"]["stop_count"], 1);
    assert_eq!(report["facilities"].as_array().unwrap().len(), 1);
    assert_eq!(of(&format!("customer_id={}", freight.customer)).await["total"]["stop_count"], 2);
}

#[rstest]
#[tokio::test]
async fn a_history_tells_who_did_what(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let made = admin.client.post("/api/customers", json!({ "name": "Blue Ridge", "kind": "broker" })).await.expect(201);
    let path = format!("/api/customers/{}", id(&made));
    admin.client.patch(&path, json!({ "version": 1, "payment_terms_days": 45 })).await.expect(200);
    admin.client.post(&format!("{path}/archive"), json!({})).await.expect(200);
    let history = admin.client.get(&format!("{path}/history")).await.expect(200);
    let told: Vec<_> =
        history["items"].as_array().unwrap().iter().map(|item| item["summary"].as_str().unwrap()).collect();
    assert_eq!(told, ["Archived Blue Ridge", "Changed Blue Ridge", "Added Blue Ridge"]);
    assert_eq!(history["items"][1]["changes"], json!([{ "field": "payment_terms_days", "from": "30", "to": "45" }]));
    assert_eq!(history["items"][2]["changes"], json!([]));
}

#[tokio::test]
async fn a_place_is_found_as_people_type_it() {
    let app = TestApp::start(Sqlite).await;
    let admin = app.admin().await;
    let find = async |query: &str| admin.client.get(&format!("/api/places{query}")).await.expect(200);
    let found = find("?q=memphis").await;
    let first = &found["items"][0];
    assert_eq!(
        (&first["name"], &first["state"], &first["time_zone"]),
        (&json!("Memphis"), &json!("TN"), &json!("America/Chicago"))
    );
    assert!(found["attribution"].as_str().unwrap().contains("GeoNames"), "{found}");
    assert_eq!(find("?q=38118").await["items"][0]["postal_code"], "38118");
    for nothing in ["", "?q=", "?q=m", "?q=xyzzyx"] {
        assert_eq!(find(nothing).await["items"], json!([]), "{nothing}");
    }
    app.anonymous().get("/api/places?q=memphis").await.expect(401);
}

/// As the migration that brought the gazetteer leaves them.
#[rstest]
#[tokio::test]
async fn facilities_from_before_the_gazetteer_are_located(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let (company_id, now) = (admin.company_id, "2026-01-01T00:00:00.000000Z");
    let made =
        admin.client.post("/api/facilities", facility("Trinity", "Denver", "CO", "America/Denver")).await.expect(201);
    let unknown =
        admin.client.post("/api/facilities", facility("Nowhere", "Xyzzyx", "CO", "America/Denver")).await.expect(201);
    let db = app.ctx.db.scoped(Scope::System("as before the gazetteer"));
    for sql in [
        "UPDATE facility SET approximate_latitude = NULL, approximate_longitude = NULL".to_owned(),
        format!(
            "INSERT INTO job (id, company_id, kind, payload, run_after, attempts, created_at) VALUES \
             ('00000000-0000-7000-8000-0000000000aa', '{company_id}', 'locate_facilities', '{{}}', '{now}', 0, '{now}')"
        ),
    ] {
        db.execute_unprepared(&sql).await.unwrap();
    }
    let read = async |made: &Value| admin.client.get(&format!("/api/facilities/{}", id(made))).await.expect(200);
    assert_eq!(read(&made).await["approximate_latitude"], Value::Null);
    app.run_jobs().await;
    let located = read(&made).await;
    assert_eq!(located["approximate_latitude"], made["approximate_latitude"]);
    assert!(located["approximate_latitude"].is_f64(), "{located}");
    assert_eq!(read(&unknown).await["approximate_latitude"], Value::Null);
    let left = "SELECT id FROM job WHERE finished_at IS NULL";
    let left = db.query_all_raw(Statement::from_string(DbBackend::Sqlite, left)).await.unwrap();
    assert!(left.is_empty(), "every job is done");
}

#[rstest]
#[tokio::test]
async fn a_city_is_enough_of_a_facility_to_plan_with(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = admin.freight().await;
    let add = async |name: &str, city: &str, state: &str, zip: &str| {
        let address = json!({ "line1": "", "city": city, "state": state, "postal_code": zip });
        admin.client.post("/api/facilities", json!({ "name": name, "address": address })).await
    };
    let amarillo = add("Amarillo, TX 79101", "Amarillo", "TX", "79101").await.expect(201);
    let denver = add("Denver, CO", "Denver", "CO", "").await.expect(201);
    assert_eq!((&amarillo["time_zone"], &denver["time_zone"]), (&json!("America/Chicago"), &json!("America/Denver")));
    assert!(denver["approximate_latitude"].is_f64(), "{denver}");
    for (city, zip, field) in [("", "", "address.city"), ("Denver", "802", "address.postal_code")] {
        let refused = add("Nowhere", city, "CO", zip).await.expect(422);
        assert_eq!(refused["fields"][0]["path"], field);
    }

    let mut body = freight.load();
    body["loaded_miles"] = Value::Null;
    body["stops"][0]["facility_id"] = amarillo["id"].clone();
    body["stops"][1]["facility_id"] = denver["id"].clone();
    let load = admin.client.post("/api/loads", body).await.expect(201);
    // By road it is about 435 miles.
    let miles: f64 = load["loaded_miles"].as_str().unwrap().parse().unwrap();
    assert!((370.0..500.0).contains(&miles), "{miles}");
}

#[rstest]
#[tokio::test]
async fn a_customer_says_how_it_wants_invoices_and_where_its_credit_was_checked(
    #[values(Sqlite, Postgres)] backend: Backend,
) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let plain = admin.client.post("/api/customers", json!({ "name": "Acme", "kind": "broker" })).await.expect(201);
    assert_eq!((&plain["invoice_delivery"], plain.get("invoice_portal")), (&json!("email"), None));
    assert_eq!((plain.get("credit_source"), plain.get("credit_checked_on")), (None, None));
    let path = format!("/api/customers/{}", id(&plain));
    let change = json!({
        "version": 1, "invoice_delivery": "portal", "invoice_portal": " https://ap.acme.example ",
        "credit_source": "Credit bureau", "credit_checked_on": "2026-11-19",
    });
    admin.client.patch(&path, change).await.expect(200);
    let read = admin.client.get(&path).await.expect(200);
    for (field, value) in [
        ("invoice_delivery", "portal"),
        ("invoice_portal", "https://ap.acme.example"),
        ("credit_source", "Credit bureau"),
        ("credit_checked_on", "2026-11-19"),
    ] {
        assert_eq!(read[field], value, "{field}");
    }
    // Tomorrow may be today where the person is; the day after is a mistake.
    let tomorrow = json!({ "version": 2, "credit_checked_on": "2026-11-21" });
    admin.client.patch(&path, tomorrow).await.expect(200);
    let later = json!({ "version": 3, "credit_checked_on": "2026-11-22" });
    let refused = admin.client.patch(&path, later).await.expect_code(422, "validation_failed");
    assert_eq!(refused["fields"][0]["path"], "credit_checked_on");
    let none = json!({ "version": 3, "invoice_portal": null, "credit_source": null, "credit_checked_on": null });
    let none = admin.client.patch(&path, none).await.expect(200);
    assert_eq!((none.get("invoice_portal"), none.get("credit_source")), (None, None));
}
