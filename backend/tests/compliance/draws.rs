//! Random draws: numbers, order, proof, and what becomes of those selected.

use haul_db::{Fetch, Scope};
use haul_entity::compliance::{random_draw, random_selection};
use haul_tests::{
    Backend::{self, Postgres, Sqlite},
    Person, TestApp,
    freight::{driver, id},
};
use haul_types::{Role, Timestamp};
use poem::http::Method;
use rstest::rstest;
use sea_orm::{ActiveModelTrait, EntityTrait, IntoActiveModel, Set};
use serde_json::{Value, json};

const DRAWS: &str = "/api/random_draws";

async fn pool(admin: &Person, size: usize) {
    for number in 0..size {
        let mut body = driver("Dana", &format!("Cole {}", char::from(b'A' + number as u8)));
        body["license_class"] = json!("A");
        admin.client.post("/api/drivers", body).await.expect(201);
    }
}

async fn admin_at(app: &TestApp, moment: &str) -> Person {
    app.clock.set(moment.parse::<Timestamp>().unwrap().utc());
    app.admin().await
}

fn with_status<'a>(draw: &'a Value, status: &str) -> Vec<&'a Value> {
    draw["selections"].as_array().unwrap().iter().filter(|one| one["status"] == status).collect()
}

#[rstest]
#[tokio::test]
async fn a_draw_selects_what_the_rates_ask_for_and_can_be_repeated(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = admin_at(&app, "2026-11-20T16:00:00Z").await;
    pool(&admin, 9).await;
    // Neither of them takes part.
    let mut local = driver("No", "License");
    local["has_cdl"] = json!(false);
    admin.client.post("/api/drivers", local).await.expect(201);
    let mut gone = driver("Gone", "Away");
    (gone["license_class"], gone["status"]) = (json!("A"), json!("inactive"));
    admin.client.post("/api/drivers", gone).await.expect(201);
    admin.client.post(DRAWS, json!({ "cycle": "quarterly", "drugs_percent": 49 })).await.expect(422);
    let future = json!({ "cycle": "quarterly", "period_on": "2027-01-01" });
    assert_eq!(admin.client.post(DRAWS, future).await.expect(422)["fields"][0]["path"], "period_on");
    let draw = admin.client.post_with_key(DRAWS, "k", json!({ "cycle": "quarterly" })).await.expect(201);
    assert_eq!(admin.client.post_with_key(DRAWS, "k", json!({ "cycle": "quarterly" })).await.expect(201), draw);
    assert_eq!((&draw["period_starts_on"], &draw["period_ends_on"]), (&json!("2026-10-01"), &json!("2026-12-31")));
    // The last quarter of a year without draws makes up for all of it.
    assert_eq!((&draw["pool_count"], &draw["drugs_count"], &draw["alcohol_count"]), (&json!(9), &json!(5), &json!(1)));
    assert_eq!(with_status(&draw, "selected").len(), 5);
    assert_eq!(with_status(&draw, "alternate").len(), 2);
    assert!(draw.get("seed").is_none());
    for month in ["2026-12-05", "2026-11-05"] {
        let twice = json!({ "cycle": "monthly", "period_on": month });
        admin.client.post(DRAWS, twice).await.expect(if month == "2026-12-05" { 422 } else { 409 });
    }
    let tests = admin.client.get("/api/drug_alcohol_tests?kind=random&state=ordered").await.expect(200);
    assert_eq!(tests["total_count"], 5);
    assert_eq!(tests["items"].as_array().unwrap().iter().filter(|test| test["substance"] == "both").count(), 1);

    let proof = format!("{DRAWS}/{}/proof", id(&draw));
    let verified = admin.client.get(&proof).await.expect(200);
    assert_eq!((&verified["is_seed_genuine"], &verified["is_reproduced"]), (&json!(true), &json!(true)));
    let text = verified["explanation"].as_str().unwrap();
    assert!(text.contains("Seed: not disclosed yet") && text.contains("ChaCha20") && text.contains("Pool (9 drivers)"));
    let disclosed = admin.client.post(&format!("{DRAWS}/{}/disclose", id(&draw)), json!({})).await.expect(200);
    assert_eq!(disclosed["seed"].as_str().unwrap().len(), 64);
    let again = admin.client.post(&format!("{DRAWS}/{}/disclose", id(&draw)), json!({})).await.expect(200);
    assert_eq!(again, disclosed);
    let text = admin.client.get(&proof).await.expect(200)["explanation"].to_string();
    assert!(text.contains(disclosed["seed"].as_str().unwrap()));

    // A selection that was exchanged afterward is noticed, and so is a pool.
    let db = app.ctx.db.scoped(Scope::Company(admin.company_id));
    let rows: Vec<random_selection::Model> = random_selection::Entity::find().fetch_all(&db).await.unwrap();
    let of = |rank: i32| rows.iter().find(|row| row.rank == rank).unwrap().clone();
    for (row, rank) in [(of(1), 90), (of(2), 1), (of(1), 2)] {
        let mut change = row.into_active_model();
        change.rank = Set(rank);
        change.update(&db).await.unwrap();
    }
    assert_eq!(admin.client.get(&proof).await.expect(200)["is_reproduced"], false);
    let row = random_draw::Entity::find().fetch_optional(&db).await.unwrap().unwrap();
    let mut change = row.into_active_model();
    change.seed_commitment = Set("0".repeat(64));
    change.update(&db).await.unwrap();
    assert_eq!(admin.client.get(&proof).await.expect(200)["is_seed_genuine"], false);
}

#[rstest]
#[tokio::test]
async fn those_selected_are_notified_tested_or_excused(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = admin_at(&app, "2026-11-20T16:00:00Z").await;
    pool(&admin, 4).await;
    let draw = admin.client.post(DRAWS, json!({ "cycle": "monthly", "alternate_count": 1 })).await.expect(201);
    // Two months are left, so half of two.
    assert_eq!(draw["drugs_count"], 1);
    let first = with_status(&draw, "selected")[0].clone();
    let alternate = with_status(&draw, "alternate")[0].clone();
    let of = |selection: &Value, verb: &str| format!("/api/random_selections/{}/{verb}", id(selection));
    admin.client.post(&of(&alternate, "notify"), json!({})).await.expect_code(409, "random_selection_closed");
    let early = json!({ "notified_on": "2026-11-01" });
    assert_eq!(admin.client.post(&of(&first, "notify"), early).await.expect(422)["fields"][0]["path"], "notified_on");
    let notified = admin.client.post(&of(&first, "notify"), json!({})).await.expect(200);
    assert_eq!(with_status(&notified, "notified")[0]["notified_on"], "2026-11-20");
    let reason = json!({ "reason": "On leave until January" });
    let excused = admin.client.post(&of(&first, "excuse"), reason.clone()).await.expect(200);
    assert_eq!(with_status(&excused, "excused")[0]["id"], first["id"]);
    let called = with_status(&excused, "selected")[0];
    assert_eq!(called["id"], alternate["id"]);
    assert_eq!((&called["takes_drugs"], &called["takes_alcohol"]), (&first["takes_drugs"], &first["takes_alcohol"]));
    admin.client.post(&of(&first, "excuse"), reason).await.expect_code(409, "random_selection_closed");
    let open = admin.client.get("/api/drug_alcohol_tests?kind=random").await.expect(200);
    assert_eq!((&open["total_count"], &open["items"][0]["driver_id"]), (&json!(1), &called["driver_id"]));
    let test = format!("/api/drug_alcohol_tests/{}", called["drug_alcohol_test_id"].as_str().unwrap());
    admin.client.patch(&test, json!({ "version": 1, "collected_on": "2026-11-20" })).await.expect(200);
    let read = admin.client.get(&format!("{DRAWS}/{}", id(&draw))).await.expect(200);
    assert_eq!(with_status(&read, "collected").len(), 1);
    // The proof is about the draw, not about what became of it.
    let proof = admin.client.get(&format!("{DRAWS}/{}/proof", id(&draw))).await.expect(200);
    assert_eq!(proof["is_reproduced"], true);
    // December makes up for what is left of the year.
    let admin = {
        app.clock.set("2026-12-02T16:00:00Z".parse::<Timestamp>().unwrap().utc());
        Person { client: app.signed_in(&admin.uid, &admin.email, true), ..admin }
    };
    let december = admin.client.post(DRAWS, json!({ "cycle": "monthly" })).await.expect(201);
    assert_eq!((&december["drugs_count"], &december["alcohol_count"]), (&json!(1), &json!(0)));
}

#[rstest]
#[tokio::test]
async fn a_draw_of_nobody_or_one_is_a_draw_and_a_part_of_the_company_draws_none(
    #[values(Sqlite, Postgres)] backend: Backend,
) {
    let app = TestApp::start(backend).await;
    for size in [0, 1] {
        let admin = admin_at(&app, "2026-11-20T16:00:00Z").await;
        pool(&admin, size).await;
        let draw = admin.client.post(DRAWS, json!({ "cycle": "quarterly" })).await.expect(201);
        assert_eq!((&draw["pool_count"], &draw["drugs_count"]), (&json!(size), &json!(size)));
        assert_eq!(draw["selections"].as_array().unwrap().len(), size);
        let proof = admin.client.get(&format!("{DRAWS}/{}/proof", id(&draw))).await.expect(200);
        assert_eq!((&proof["is_seed_genuine"], &proof["is_reproduced"]), (&json!(true), &json!(true)));
        admin.client.send(Method::PUT, "/api/role_grants/TerminalManager/driver_files", &[], None).await.expect(200);
        let manager = app.user(admin.company_id, Role::TerminalManager).await;
        let monthly = json!({ "cycle": "monthly" });
        manager.client.post(DRAWS, monthly).await.expect_code(403, "all_terminals_needed");
    }
}
