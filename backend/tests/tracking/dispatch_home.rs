//! A dispatcher's day: where the board's rows are, whom to call, what has no answer, and which trucks will be empty.

use haul_types::Role;
use poem::http::Method;
use serde_json::{Value, json};

use super::standing::{call, placed, under_way};
use haul_tests::{
    Backend::{self, Postgres, Sqlite},
    Person, TestApp,
    freight::{id, moment, stop},
    wait_until,
};
use rstest::rstest;

async fn row(admin: &Person, query: &str) -> Value {
    admin.client.get(&format!("/api/dispatch_board?{query}")).await.expect(200)["items"][0].clone()
}

#[rstest]
#[tokio::test]
async fn a_board_row_tells_place_and_age_eta_calls_and_home_time(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = placed(&admin).await;
    let (admin, load) = under_way(&app, admin, &freight).await;
    let home = json!({ "version": 1, "home_by_on": "2026-11-25", "home_note": "Daughter's birthday" });
    admin.client.patch(&format!("/api/drivers/{}", freight.driver), home).await.expect(200);
    let admin = wait_until(&app, admin, "2026-11-18T19:00:00Z");
    let said = json!({ "occurred_at": "2026-11-18T18:48:00Z", "eta_at": "2026-11-19T15:00:00Z" });
    call(&admin, &load, said).await;
    for rows in ["rows=drivers", "rows=trucks"] {
        let row = row(&admin, rows).await;
        assert_eq!(
            (&row["driver"]["home_by_on"], &row["driver"]["home_note"]),
            (&json!("2026-11-25"), &json!("Daughter's birthday")),
            "{rows}"
        );
        let standing = &row["standing"];
        assert_eq!(
            (&standing["load"]["number"], &standing["next_stop"]["city"]),
            (&load["number"], &json!("Dallas")),
            "{rows}"
        );
        let position = &standing["position"];
        assert_eq!(
            (&position["city"], &position["state"], &position["age_minutes"], &position["is_stale"]),
            (&json!("Springfield"), &json!("IL"), &json!(12), &json!(false))
        );
        assert_eq!(moment(&standing["eta_at"]), moment(&json!("2026-11-19T15:00:00Z")));
        assert_eq!(moment(&standing["last_call_at"]), moment(&json!("2026-11-18T18:48:00Z")));
        let tracked = admin.client.get("/api/tracking/loads").await.expect(200)["items"][0].clone();
        assert_eq!(standing["next_call_at"], tracked["next_check_call"]["due_at"], "as Track & trace says");
        assert_eq!(standing["is_call_due"], false);
    }
    // A day later the position is old, and a call is due.
    let admin = wait_until(&app, admin, "2026-11-19T13:00:00Z");
    let standing = row(&admin, "rows=drivers").await["standing"].clone();
    assert_eq!((&standing["position"]["is_stale"], &standing["is_call_due"]), (&json!(true), &json!(true)));
}

#[rstest]
#[tokio::test]
async fn a_row_is_followed_only_for_those_who_may_see_tracking(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = placed(&admin).await;
    let (admin, _) = under_way(&app, admin, &freight).await;
    // Who quotes may see loads, and not where they are.
    admin.client.send(Method::PUT, "/api/role_grants/User/quotes", &[], None).await.expect(200);
    let user = app.user(admin.company_id, Role::User).await;
    let row = row(&user, "rows=drivers").await;
    assert_eq!((row["is_busy"].clone(), row.get("standing")), (json!(true), None));
}

#[rstest]
#[tokio::test]
async fn trips_without_an_answer_are_listed_until_they_are_answered(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = admin.freight().await;
    let list =
        async |query: &str| admin.client.get(&format!("/api/dispatch_board/unanswered?{query}")).await.expect(200);
    let load = admin.assigned_load(&freight).await;
    assert_eq!(list("").await["items"], json!([]), "nobody was asked");
    let path = format!("/api/loads/{}", id(&load));
    let sent = admin.client.post(&format!("{path}/dispatch"), json!({})).await.expect(200);
    let waiting = list("").await;
    assert_eq!((&waiting["total_count"], &waiting["items"][0]["number"]), (&json!(1), &load["number"]));
    assert_eq!(
        (&waiting["items"][0]["acknowledgement"], waiting["items"][0]["dispatched_at"].is_string()),
        (&json!("pending"), true)
    );
    assert_eq!(list(&format!("dispatcher_id={}", admin.user_id)).await["total_count"], 1);
    let leg = id(&sent["legs"][0]);
    let answer = async |body: Value| {
        let mut body = body;
        body["leg_id"] = json!(leg);
        admin.client.post(&format!("{path}/acknowledge"), body).await.expect(200)
    };
    answer(json!({ "is_accepted": false, "note": "Out of hours" })).await;
    let declined = list("").await["items"][0].clone();
    assert_eq!((&declined["acknowledgement"], &declined["answer_note"]), (&json!("declined"), &json!("Out of hours")));
    admin.client.post(&format!("{path}/dispatch"), json!({})).await.expect(200);
    answer(json!({ "is_accepted": true })).await;
    assert_eq!(list("").await["items"], json!([]));
}

#[rstest]
#[tokio::test]
async fn trucks_that_will_be_empty_are_listed_with_their_place(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = admin.freight().await;
    let truck =
        async |number: &str| id(&admin.client.post("/api/trucks", json!({ "unit_number": number })).await.expect(201));
    let (standing, shop) = (truck("050").await, truck("060").await);
    let away = json!({ "version": 1, "status": "in_shop" });
    admin.client.patch(&format!("/api/trucks/{shop}"), away).await.expect(200);
    // Truck 101 will be in Dallas on Sunday; 102 not before Thursday.
    admin.assigned_load(&freight).await;
    let late = truck("102").await;
    let mut body = freight.load();
    body["stops"] = json!([
        stop("pickup", &freight.chicago, "2026-11-24T08:00"),
        stop("delivery", &freight.dallas, "2026-11-26T10:00"),
    ]);
    let load = admin.client.post("/api/loads", body).await.expect(201);
    let crew = json!({ "version": load["version"], "truck_id": late, "accepts_warnings": true });
    admin.client.post(&format!("/api/loads/{}/assign", id(&load)), crew).await.expect(200);
    let listed = async |query: &str| {
        let list = admin.client.get(&format!("/api/dispatch_board/empty_trucks?{query}")).await.expect(200);
        let items = list["items"].as_array().unwrap().clone();
        assert_eq!(list["total_count"], items.len());
        items
    };
    let ids = |rows: &[Value]| rows.iter().map(id).collect::<Vec<_>>();
    let soon = listed("by=2026-11-22").await;
    assert_eq!(ids(&soon), [freight.truck.clone(), standing.clone()], "a place no one knows comes last");
    assert_eq!((&soon[0]["next_available"]["city"], &soon[0]["is_busy"]), (&json!("Dallas"), &json!(true)));
    assert_eq!(ids(&listed("by=2026-11-20").await), vec![standing.clone()]);
    assert_eq!(ids(&listed("by=2026-11-30").await), [freight.truck.clone(), late, standing]);
    let first = admin.client.get("/api/dispatch_board/empty_trucks?by=2026-11-30&limit=1").await.expect(200);
    assert_eq!((ids(first["items"].as_array().unwrap()), &first["total_count"]), (vec![freight.truck], &json!(3)));
    let refused = admin.client.get("/api/dispatch_board/empty_trucks?limit=201").await;
    refused.expect_code(422, "validation_failed");
    // Without a day it is tomorrow, in the company's time zone.
    let list = admin.client.get("/api/dispatch_board/empty_trucks").await.expect(200);
    assert_eq!(list["by"], "2026-11-21");
}

#[rstest]
#[tokio::test]
async fn calls_due_are_those_of_a_dispatchers_loads(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = placed(&admin).await;
    let (admin, load) = under_way(&app, admin, &freight).await;
    let admin = wait_until(&app, admin, "2026-11-19T13:00:00Z");
    let due = async |id: &str| {
        let path = format!("/api/tracking/loads?is_check_call_due=true&dispatcher_id={id}");
        admin.client.get(&path).await.expect(200)["items"].as_array().unwrap().clone()
    };
    assert_eq!(due(&admin.user_id.to_string()).await[0]["load"]["id"], load["id"]);
    assert_eq!(due(&freight.customer).await.len(), 0);
}
