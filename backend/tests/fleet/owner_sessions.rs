//! Sessions of fleet owners end with their address, and eventually by themselves.

use chrono::TimeDelta;
use haul_tests::{
    Backend::{self, Postgres, Sqlite},
    TestApp,
};
use rstest::rstest;
use serde_json::json;

use crate::base::authorization::owner_token;

#[rstest]
#[tokio::test]
async fn session_ends_when_the_owners_address_changes(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let owner = app.with_authorization(format!("JWT {}", owner_token(&app, &admin).await));
    let session = owner.get("/api/owner/session").await.expect(200);
    let owners = admin.client.get("/api/fleet_owners").await.expect(200);
    let row = &owners["items"][0];
    let path = format!("/api/fleet_owners/{}", row["id"].as_str().unwrap());
    let renamed = admin.client.patch(&path, json!({ "version": row["version"], "name": "Renamed" })).await.expect(200);
    assert_eq!(owner.get("/api/owner/session").await.expect(200)["expires_at"], session["expires_at"]);
    let change = json!({ "version": renamed["version"], "email": "another@haul.example" });
    admin.client.patch(&path, change).await.expect(200);
    owner.get("/api/owner/session").await.expect_code(401, "token_expired");
}

#[rstest]
#[tokio::test]
async fn session_ends_after_two_weeks_however_often_it_is_renewed(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let mut owner = app.with_authorization(format!("JWT {}", owner_token(&app, &admin).await));
    let mut hours = 0;
    loop {
        let answer = owner.get("/api/owner/session").await;
        if answer.status == 401 {
            break;
        }
        let session = answer.expect(200);
        if let Some(token) = session["token"].as_str() {
            owner = app.with_authorization(format!("JWT {token}"));
        }
        app.clock.advance(TimeDelta::hours(6));
        hours += 6;
        assert!(hours <= 15 * 24, "renewed for more than two weeks");
    }
    assert!(hours >= 13 * 24, "ended after {hours} hours");
}
