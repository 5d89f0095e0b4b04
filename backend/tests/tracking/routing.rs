//! Loaded miles from a routing provider.

use rstest::rstest;
use serde_json::{Value, json};

use haul_tests::{
    Backend::{self, Postgres, Sqlite},
    Person, TestApp,
    freight::{Freight, id},
};

async fn with_provider(backend: Backend) -> TestApp {
    TestApp::start_with(backend, |settings| settings.routing_url = Some("https://routing.example/route".to_owned()))
        .await
}

fn answer(app: &TestApp, miles: f64) {
    let body = json!({ "trip": { "summary": { "length": miles, "time": 60_000.0 }, "legs": [] } });
    app.http.answers.lock().unwrap().push_back((200, body.to_string()));
}

async fn book(admin: &Person, freight: &Freight) -> Value {
    let mut body = freight.load();
    body["loaded_miles"] = Value::Null;
    body["charges"] = json!([{ "code": "LINE_HAUL", "basis": "per_mile", "rate": "2.0000" }]);
    admin.client.post("/api/loads", body).await.expect(201)
}

async fn read(admin: &Person, load: &Value) -> Value {
    admin.client.get(&format!("/api/loads/{}", id(load))).await.expect(200)
}

fn miles(load: &Value) -> (&str, &str) {
    (load["loaded_miles"].as_str().unwrap(), load["loaded_miles_source"].as_str().unwrap())
}

/// 939 miles are the estimate from Chicago to Dallas.
#[rstest]
#[tokio::test]
async fn miles_are_estimated_at_once_and_routed_soon(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = with_provider(backend).await;
    let admin = app.admin().await;
    let freight = admin.freight().await;
    answer(&app, 966.24);
    let load = book(&admin, &freight).await;
    assert_eq!((miles(&load), &load["total_cents"]), (("939.0", "estimated"), &json!(187_800)));
    app.run_jobs().await;
    let routed = read(&admin, &load).await;
    assert_eq!((miles(&routed), &routed["total_cents"]), (("966.2", "routed"), &json!(193_240)));
    assert_eq!(routed["version"], load["version"], "open forms stay valid");
    let sent: Value = serde_json::from_slice(&app.http.sent.lock().unwrap()[0].body).unwrap();
    assert_eq!((&sent["costing"], sent["locations"].as_array().unwrap().len()), (&json!("truck"), 2), "{sent}");

    // Another change to the load causes no new request; a change to its stops does.
    let patch = json!({ "version": routed["version"], "notes": "Call ahead", "loaded_miles": null });
    let noted = admin.client.patch(&format!("/api/loads/{}", id(&load)), patch).await.expect(200);
    app.run_jobs().await;
    assert_eq!(miles(&noted), ("966.2", "routed"));
    assert_eq!(app.http.sent.lock().unwrap().len(), 1);
    answer(&app, 970.0);
    let patch = json!({ "version": noted["version"], "is_hazmat": true, "un_number": "UN1203", "hazard_class": "3", "shipping_name": "Gasoline", "packing_group": "II" });
    let hazmat = admin.client.patch(&format!("/api/loads/{}", id(&load)), patch).await.expect(200);
    assert_eq!(miles(&hazmat).1, "estimated");
    app.run_jobs().await;
    let hazmat = read(&admin, &load).await;
    assert_eq!(miles(&hazmat), ("970.0", "routed"));

    // Entered miles stay until they are cleared.
    let patch = json!({ "version": hazmat["version"], "loaded_miles": "1000" });
    let typed = admin.client.patch(&format!("/api/loads/{}", id(&load)), patch).await.expect(200);
    app.run_jobs().await;
    assert_eq!(miles(&read(&admin, &load).await), ("1000.0", "typed"));
    answer(&app, 971.0);
    let patch = json!({ "version": typed["version"], "loaded_miles": null });
    admin.client.patch(&format!("/api/loads/{}", id(&load)), patch).await.expect(200);
    app.run_jobs().await;
    assert_eq!(miles(&read(&admin, &load).await), ("971.0", "routed"));
}

#[rstest]
#[tokio::test]
async fn without_an_answer_the_estimate_stays(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = with_provider(backend).await;
    let admin = app.admin().await;
    let freight = admin.freight().await;
    // No road there.
    app.http.answers.lock().unwrap().push_back((400, json!({ "error_code": 442 }).to_string()));
    let load = book(&admin, &freight).await;
    app.run_jobs().await;
    assert_eq!(miles(&read(&admin, &load).await), ("939.0", "estimated"));
    // The server is down now and up again later.
    app.http.answers.lock().unwrap().push_back((503, String::new()));
    let load = book(&admin, &freight).await;
    app.run_jobs().await;
    assert_eq!(miles(&read(&admin, &load).await), ("939.0", "estimated"));
    answer(&app, 966.2);
    app.clock.advance(chrono::TimeDelta::minutes(30));
    app.run_jobs().await;
    assert_eq!(miles(&read(&admin, &load).await), ("966.2", "routed"));
}

/// The response arrives while a user enters the miles.
#[rstest]
#[tokio::test]
async fn typed_miles_win_over_an_answer_on_its_way(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = with_provider(backend).await;
    let admin = app.admin().await;
    let freight = admin.freight().await;
    let load = book(&admin, &freight).await;
    let patch = json!({ "version": load["version"], "loaded_miles": "950" });
    admin.client.patch(&format!("/api/loads/{}", id(&load)), patch).await.expect(200);
    answer(&app, 966.2);
    app.run_jobs().await;
    assert_eq!(miles(&read(&admin, &load).await), ("950.0", "typed"));
    assert!(app.http.sent.lock().unwrap().is_empty(), "no further request is sent");
}
