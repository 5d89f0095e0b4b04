//! What is counted now, beside the ends of earlier days.

use chrono::TimeDelta;
use haul_api::{Write, authz::Actor};
use haul_db::{Fetch, Scope};
use haul_entity::{Owned, company::user_terminal, insight::dashboard_count};
use haul_insight::dashboards::count_days;
use haul_tests::{
    Backend::{self, Postgres, Sqlite},
    Person, TestApp,
    freight::id,
};
use haul_types::{Role, Timestamp};
use poem::http::Method;
use rstest::rstest;
use sea_orm::{ActiveModelTrait, Set};
use serde_json::{Value, json};

/// As the founding of a company begins it.
async fn begin(app: &TestApp, admin: &Person) {
    let write = Write::begin(&app.ctx, &Actor::system(admin.company_id)).await.unwrap();
    count_days(&write).await.unwrap();
    write.commit(true).await.unwrap();
}

/// Moves the clock, and signs in again, because a token lasts an hour.
async fn at(app: &TestApp, admin: Person, moment: &str) -> Person {
    app.clock.set(moment.parse::<Timestamp>().unwrap().utc());
    app.run_jobs().await;
    Person { client: app.signed_in(&admin.uid, &admin.email, true), ..admin }
}

async fn earlier(person: &Person) -> Value {
    person.client.get("/api/dashboard/operations").await.expect(200)["earlier"].clone()
}

async fn rows(app: &TestApp, admin: &Person) -> Vec<dashboard_count::Model> {
    let db = app.ctx.db.scoped(Scope::Company(admin.company_id));
    dashboard_count::Entity::owned_by(admin.company_id).fetch_all(&db).await.unwrap()
}

#[rstest]
#[tokio::test]
async fn each_day_is_counted_once_soon_after_its_end(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let (admin, neighbor) = (app.admin().await, app.admin().await);
    begin(&app, &admin).await;
    let freight = admin.freight().await;
    admin.load(&freight).await;
    // The middle of a day tells nothing of its end, and the day before is long over.
    let admin = at(&app, admin, "2026-11-20T18:00:00Z").await;
    assert_eq!((rows(&app, &admin).await.len(), earlier(&admin).await), (0, json!({})));
    // Midnight in Chicago; the job runs a little later, and again as if its process had ended before it was put off.
    let admin = at(&app, admin, "2026-11-21T06:20:00Z").await;
    begin(&app, &admin).await;
    app.run_jobs().await;
    let counted = rows(&app, &admin).await;
    assert_eq!(counted.len(), 1);
    assert_eq!((counted[0].counted_on.to_string().as_str(), counted[0].unassigned), ("2026-11-20", 1));
    let told = earlier(&admin).await;
    let yesterday = (&told["yesterday"]["counted_on"], &told["yesterday"]["unassigned_count"]);
    assert_eq!(yesterday, (&json!("2026-11-20"), &json!(1)));
    assert_eq!((&told["yesterday"]["idle_truck_count"], &told["week_ago"]), (&json!(1), &Value::Null));
    // A host that was down at night counts nothing wrong.
    let admin = at(&app, admin, "2026-11-22T12:00:00Z").await;
    assert_eq!((rows(&app, &admin).await.len(), earlier(&admin).await), (1, json!({})));
    let admin = at(&app, admin, "2026-11-27T12:00:00Z").await;
    assert_eq!(earlier(&admin).await["week_ago"]["counted_on"], "2026-11-20");
    let neighbor = at(&app, neighbor, "2026-11-27T12:00:00Z").await;
    assert_eq!((rows(&app, &neighbor).await.len(), earlier(&neighbor).await), (0, json!({})));
    app.clock.advance(TimeDelta::days(60));
    app.run_jobs().await;
    assert_eq!(rows(&app, &admin).await.len(), 0);
}

#[rstest]
#[tokio::test]
async fn people_limited_to_terminals_get_no_comparison(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    begin(&app, &admin).await;
    let admin = at(&app, admin, "2026-11-21T06:20:00Z").await;
    assert_eq!(earlier(&admin).await["yesterday"]["late_count"], 0);
    let grant = "/api/role_grants/TerminalManager/dashboard";
    admin.client.send(Method::PUT, grant, &[], None).await.expect(200);
    let terminal = json!({ "code": "DAL", "name": "Dallas yard", "time_zone": "America/Chicago" });
    let terminal = id(&admin.client.post("/api/terminals", terminal).await.expect(201));
    let manager = app.user(admin.company_id, Role::TerminalManager).await;
    let row = user_terminal::ActiveModel {
        company_id: Set(manager.company_id),
        user_id: Set(manager.user_id),
        terminal_id: Set(terminal.parse().unwrap()),
    };
    row.insert(&app.ctx.db.scoped(Scope::Company(admin.company_id))).await.unwrap();
    assert_eq!(earlier(&manager).await, json!({}));
}
