//! Dashboards: figures and the rows that they open, the range before, costs, targets, tiles, and the weekly mail.

use haul_types::Role;
use poem::http::Method;
use serde_json::{Value, json};

use super::tie_out::{assign, deliver, load, world};
use haul_tests::{
    Backend::{self, Postgres, Sqlite},
    Person, TestApp,
    freight::{driver, id},
};
use rstest::rstest;

const RANGE: &str = "from=2026-11-09&to=2026-11-22";

async fn analytics(person: &Person, query: &str) -> Value {
    person.client.get(&format!("/api/dashboard/analytics?{query}")).await.expect(200)
}

/// The rows that a figure opens.
async fn rows(person: &Person, query: &str) -> Vec<Value> {
    let list = person.client.get(&format!("/api/loads?group=all&limit=200&{query}")).await.expect(200);
    list["items"].as_array().unwrap().clone()
}

fn sum(rows: &[Value], field: &str) -> i64 {
    rows.iter().map(|row| row[field].as_i64().unwrap()).sum()
}

/// Everything that a figure can be of: delivered loads, a truck not used, and a charge that waits.
async fn everything(admin: &Person) {
    world(admin).await;
    let freight = admin.freight_named("Second Broker").await;
    let unused = load(admin, &freight, "3000.00", Some("900.0"), ["2026-11-20T08:00", "2026-11-21T10:00"]).await;
    let tonu = json!({ "reason": "Canceled", "amount_cents": 25_000, "approval_reference": "Kim" });
    admin.client.post(&format!("/api/loads/{}/tonu", id(&unused)), tonu).await.expect(200);
    let driven = load(admin, &freight, "1400.00", Some("700.0"), ["2026-11-17T08:00", "2026-11-18T10:00"]).await;
    let empty = json!({ "version": driven["version"], "empty_miles": "50.0" });
    let driven = admin.client.patch(&format!("/api/loads/{}", id(&driven)), empty).await.expect(200);
    let driven = assign(admin, &driven).await;
    let facts = ["2026-11-17T13:50:00Z", "2026-11-17T15:00:00Z", "2026-11-18T15:20:00Z", "2026-11-18T18:00:00Z"];
    let driven = deliver(admin, &driven, facts).await;
    let lumper = json!({ "code": "LUMPER", "basis": "flat", "quantity": "1", "rate": "90" });
    admin.client.post(&format!("/api/loads/{}/charges", id(&driven)), lumper).await.expect(200);
}

#[rstest]
#[tokio::test]
async fn every_figure_counts_the_rows_that_it_opens(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    everything(&admin).await;
    let board = analytics(&admin, RANGE).await;
    let earned = "earned_from=2026-11-09&earned_to=2026-11-22";
    let delivered = "status=delivered&delivered_from=2026-11-09&delivered_to=2026-11-22";
    let all = rows(&admin, earned).await;
    assert_eq!(board["revenue_cents"], sum(&all, "total_cents"));
    assert_eq!(board["pending_cents"], sum(&all, "pending_cents"));
    let unused = rows(&admin, &format!("{earned}&status=tonu")).await;
    assert_eq!((&board["tonu_count"], &board["tonu_cents"]), (&json!(1), &json!(sum(&unused, "total_cents"))));
    assert_eq!(unused.len(), 1);
    let pending = rows(&admin, &format!("{earned}&has=pending_charges")).await;
    assert_eq!((&board["pending_count"], pending.len()), (&json!(1), 1));
    for (figure, query) in [
        ("delivered_count", delivered.to_owned()),
        ("with_loaded_miles_count", format!("{delivered}&has=loaded_miles")),
        ("with_all_miles_count", format!("{delivered}&has=all_miles")),
        ("timed_pickup_count", format!("{delivered}&has=timed_pickup")),
        ("timed_delivery_count", format!("{delivered}&has=timed_delivery")),
        ("dwell_count", format!("{delivered}&has=dwell")),
    ] {
        let found = rows(&admin, &query).await;
        assert_eq!(board[figure], found.len(), "{figure}");
        assert!(!found.is_empty(), "{figure} is to be tried");
    }
    assert_eq!(board["with_all_miles_count"], 1, "the empty miles of one are known");
    // The rows of a customer, a lane and a driver, too.
    for row in board["customers"].as_array().unwrap() {
        let found = rows(&admin, &format!("{earned}&customer_id={}", id(row))).await;
        assert_eq!(row["revenue_cents"], sum(&found, "total_cents"));
    }
    for row in board["drivers"].as_array().unwrap() {
        let found = rows(&admin, &format!("{delivered}&driver_id={}", id(row))).await;
        assert_eq!(
            (&row["delivered_count"], &row["revenue_cents"]),
            (&json!(found.len()), &json!(sum(&found, "total_cents")))
        );
    }
    let today = admin.client.get("/api/dashboard/operations").await.expect(200);
    let unused = rows(&admin, "status=tonu&earned_from=2026-11-16").await;
    assert_eq!(today["tonu_this_week_cents"], sum(&unused, "total_cents"));
    let two_weeks = rows(&admin, "status=delivered&delivered_from=2026-11-09&has=loaded_miles").await;
    assert_eq!(board["with_loaded_miles_count"], two_weeks.len(), "the rate per mile is of these");
    assert_eq!(today["rate_per_mile"], board["rate_per_mile_loaded"]);
}

#[rstest]
#[tokio::test]
async fn figures_stand_beside_the_range_before(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    everything(&admin).await;
    let now = analytics(&admin, "from=2026-11-16&to=2026-11-22").await;
    let before = analytics(&admin, "from=2026-11-09&to=2026-11-15").await;
    let previous = now["previous"].as_object().unwrap();
    assert_eq!((&previous["from"], &previous["to"]), (&json!("2026-11-09"), &json!("2026-11-15")));
    for (figure, value) in previous {
        assert_eq!(*value, before[figure], "{figure}");
    }
    assert_ne!(now["revenue_cents"], before["revenue_cents"]);
    let today = admin.client.get("/api/dashboard/operations").await.expect(200);
    assert_eq!((&today["tonu_this_week_cents"], &today["tonu_last_week_cents"]), (&json!(25_000), &json!(0)));
    // A load of 300 miles and $999.99 in the two weeks before.
    assert_eq!(today["previous_rate_per_mile"], "3.3333");
}

/// How many rows a list of safety's registers has.
async fn register(person: &Person, path: &str, query: &str) -> Value {
    person.client.get(&format!("/api/{path}?from=2026-11-16&to=2026-11-22{query}")).await.expect(200)["total_count"]
        .clone()
}

#[rstest]
#[tokio::test]
async fn accidents_violations_and_claims_equal_the_registers(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    everything(&admin).await;
    let driver = id(&admin.client.post("/api/drivers", driver("Ann", "Diaz")).await.expect(201));
    let truck = id(&admin.client.post("/api/trucks", json!({ "unit_number": "301" })).await.expect(201));
    let terminal = json!({ "code": "JOL", "name": "Joliet yard", "time_zone": "America/Chicago" });
    let terminal = id(&admin.client.post("/api/terminals", terminal).await.expect(201));
    let at_joliet = json!({ "version": 1, "terminal_id": terminal });
    admin.client.patch(&format!("/api/drivers/{driver}"), at_joliet).await.expect(200);
    let add = async |path: &str, body: Value| admin.client.post(&format!("/api/{path}"), body).await.expect(201);
    let driven = json!({ "driver_id": driver, "truck_id": truck });
    let with = |mut body: Value, more: &Value| {
        body.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        body
    };
    let accident =
        |day: &str, is_towed: bool| json!({ "happened_on": day, "city": "Gary", "state": "IN", "is_towed": is_towed });
    add("accidents", with(accident("2026-11-17", true), &driven)).await;
    add("accidents", accident("2026-11-18", false)).await;
    add("accidents", accident("2026-11-10", true)).await;
    let archived = id(&add("accidents", accident("2026-11-19", true)).await);
    admin.client.post(&format!("/api/accidents/{archived}/archive"), json!({})).await.expect(200);
    let violation = |is_out: bool| json!({ "code": "393.47(e)", "description": "Brakes", "unit": "truck", "is_out_of_service": is_out });
    let report = |number: &str, violations: Value| {
        json!({
            "inspected_on": "2026-11-17", "report_number": number, "state": "IL", "level": "walk_around", "violations": violations,
        })
    };
    add("roadside_inspections", with(report("IL1", json!([violation(true), violation(false)])), &driven)).await;
    add("roadside_inspections", report("IL2", json!([]))).await;
    let claim = json!({
        "kind": "cargo", "claimant": "Cedar Mill", "happened_on": "2026-11-17", "reported_on": "2026-11-18",
        "claimed_cents": 125_000,
    });
    add("claims", claim.clone()).await;
    let closed = id(&add("claims", claim).await);
    let closed = format!("/api/claims/{closed}");
    let denied = json!({ "version": 1, "status": "denied", "decided_on": "2026-11-19" });
    admin.client.patch(&closed, denied).await.expect(200);

    let board = analytics(&admin, "from=2026-11-16&to=2026-11-22").await;
    let safety = &board["safety"];
    assert_eq!(safety["accident_count"], register(&admin, "accidents", "").await);
    assert_eq!(safety["recordable_accident_count"], register(&admin, "accidents", "&is_recordable=true").await);
    assert_eq!(safety["inspection_count"], register(&admin, "roadside_inspections", "").await);
    assert_eq!(safety["claim_count"], register(&admin, "claims", "").await);
    assert_eq!(safety["open_claim_count"], register(&admin, "claims", "&is_open=true").await);
    assert_eq!((&safety["accident_count"], &safety["recordable_accident_count"]), (&json!(2), &json!(1)));
    assert_eq!((&safety["violation_count"], &safety["out_of_service_percent"]), (&json!(2), &json!("50.0")));
    assert_eq!((&safety["open_claim_count"], &safety["open_claimed_cents"]), (&json!(1), &json!(125_000)));
    // One in the 750 miles of the load whose empty miles are known.
    assert_eq!(safety["accidents_per_million_miles"], "1333.33");
    assert_eq!(board["previous"]["safety"]["accident_count"], 1);

    // Of a driver, a truck or a terminal; a customer has none.
    for query in [format!("driver_id={driver}"), format!("truck_id={truck}"), format!("terminal_id={terminal}")] {
        let board = analytics(&admin, &format!("from=2026-11-16&to=2026-11-22&{query}")).await;
        let safety = &board["safety"];
        assert_eq!((&safety["accident_count"], &safety["inspection_count"]), (&json!(1), &json!(1)), "{query}");
        assert_eq!(safety["claim_count"], 0, "{query}");
    }
    let customer = id(&board["customers"][0]);
    let of_customer = analytics(&admin, &format!("{RANGE}&customer_id={customer}")).await;
    assert!(of_customer.get("safety").is_none() && of_customer["previous"].get("safety").is_none());
    // Who may not read the registers gets no figures of them.
    let colleague = app.user(admin.company_id, Role::User).await;
    admin.client.send(Method::PUT, "/api/role_grants/User/dashboard", &[], None).await.expect(200);
    let board = analytics(&colleague, RANGE).await;
    assert!(board.get("safety").is_none() && board["previous"].get("safety").is_none(), "{board}");
}

#[rstest]
#[tokio::test]
async fn figures_are_of_the_chosen_terminal_driver_truck_and_customer(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    everything(&admin).await;
    let whole = analytics(&admin, RANGE).await;
    let mine = rows(&admin, "q=Second%20Broker&status=delivered").await[0].clone();
    let of = |field: &str| mine[field]["id"].as_str().unwrap().to_owned();
    for (name, value, cents) in [
        ("customer_id", of("customer"), 165_000),
        ("driver_id", of("driver"), 140_000),
        ("truck_id", of("truck"), 140_000),
    ] {
        let part = analytics(&admin, &format!("{RANGE}&{name}={value}")).await;
        assert_eq!(part["revenue_cents"], cents, "{name}");
        let found = rows(&admin, &format!("earned_from=2026-11-09&earned_to=2026-11-22&{name}={value}")).await;
        assert_eq!(part["revenue_cents"], sum(&found, "total_cents"), "{name}");
        assert_eq!((&part["delivered_count"], &part["truck_count"]), (&json!(1), &json!(1)), "{name}");
    }
    assert_ne!(whole["revenue_cents"], 165_000);
    let terminal = json!({ "code": "CHI", "name": "Chicago yard", "time_zone": "America/Chicago" });
    let terminal = id(&admin.client.post("/api/terminals", terminal).await.expect(201));
    let nobody = analytics(&admin, &format!("{RANGE}&terminal_id={terminal}")).await;
    assert_eq!((&nobody["revenue_cents"], &nobody["truck_count"]), (&json!(0), &json!(0)));
    admin
        .client
        .get("/api/dashboard/analytics?from=2026-11-22&to=2026-11-09")
        .await
        .expect_code(422, "validation_failed");
}

#[rstest]
#[tokio::test]
async fn trucks_are_used_on_the_days_that_they_are_under_a_load(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = admin.freight().await;
    let driven = load(&admin, &freight, "1400.00", Some("700.0"), ["2026-11-17T08:00", "2026-11-18T10:00"]).await;
    let driven = assign(&admin, &driven).await;
    let facts = ["2026-11-17T13:50:00Z", "2026-11-17T15:00:00Z", "2026-11-18T15:20:00Z", "2026-11-19T18:00:00Z"];
    deliver(&admin, &driven, facts).await;
    // Two trucks from Monday to Friday, which is today: three days of ten.
    let week = analytics(&admin, "from=2026-11-16&to=2026-11-22").await;
    assert_eq!((&week["truck_count"], &week["utilization_percent"]), (&json!(2), &json!("30.0")));
    // One that is under way is used until today.
    let moving = load(&admin, &freight, "2100.00", Some("700.0"), ["2026-11-19T11:00", "2026-11-21T15:00"]).await;
    let moving = assign(&admin, &moving).await;
    admin.record(&moving, 0, "arrived", "2026-11-19T16:50:00Z").await;
    let week = analytics(&admin, "from=2026-11-16&to=2026-11-22").await;
    assert_eq!((&week["truck_count"], &week["utilization_percent"]), (&json!(3), &json!("33.3")));
}

#[rstest]
#[tokio::test]
async fn costs_and_margins_follow_the_cost_model(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = admin.freight().await;
    admin.delivered_load(&freight).await;
    let without = analytics(&admin, RANGE).await;
    assert_eq!((without.get("cost"), &without["most_margin"]), (None, &json!([])), "no cost model yet");
    admin.set_costs().await;
    let cheap = load(&admin, &freight, "100.00", Some("1000.0"), ["2026-11-17T08:00", "2026-11-18T10:00"]).await;
    let cheap = assign(&admin, &cheap).await;
    let facts = ["2026-11-17T13:50:00Z", "2026-11-17T15:00:00Z", "2026-11-18T15:20:00Z", "2026-11-18T18:00:00Z"];
    deliver(&admin, &cheap, facts).await;
    let board = analytics(&admin, RANGE).await;
    let cost = &board["cost"];
    // Each of the two is 1000 miles long, which cost $1,880.00.
    assert_eq!((&cost["load_count"], &cost["miles"]), (&json!(2), &json!("2000.0")));
    assert_eq!((&cost["total_cents"], &cost["per_mile"]), (&json!(376_000), &json!("1.8800")));
    let parts = ["fuel_cents", "driver_cents", "maintenance_cents", "tolls_cents", "fixed_cents"];
    assert_eq!(parts.map(|part| cost[part].as_i64().unwrap()).iter().sum::<i64>(), 376_000);
    assert_eq!(cost["fuel_per_mile"], "0.6000");
    let revenue = board["revenue_cents"].as_i64().unwrap();
    assert_eq!(cost["margin_cents"], revenue - 376_000);
    assert_eq!((&cost["loss_count"], &cost["loss_cents"]), (&json!(1), &json!(10_000 - 188_000)));
    let ratio = format!("{:.1}", 376_000.0 * 100.0 / revenue as f64);
    assert_eq!(cost["operating_ratio_percent"], ratio);
    let made: Vec<&Value> = board["most_margin"].as_array().unwrap().iter().collect();
    assert_eq!((made.len(), &made[1]["number"], &made[1]["margin_cents"]), (2, &cheap["number"], &json!(-178_000)));
    assert_eq!(sum(board["drivers"].as_array().unwrap(), "margin_cents"), revenue - 376_000);
}

#[rstest]
#[tokio::test]
async fn targets_are_the_companys_and_need_permission(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let path = "/api/dashboard/targets";
    assert_eq!(admin.client.get(path).await.expect(200), json!({ "targets": [], "version": 0 }));
    let put = async |person: &Person, version: i32, targets: Value| {
        let body = json!({ "version": version, "targets": targets });
        person.client.send(Method::PUT, path, &[], Some(body)).await
    };
    let wanted = json!([
        { "figure": "operating_ratio_percent", "value": "92.5" },
        { "figure": "revenue_per_week", "value": "250000" },
    ]);
    let saved = put(&admin, 0, wanted.clone()).await.expect(200);
    assert_eq!(
        saved["targets"],
        json!([
            { "figure": "revenue_per_week", "value": "250000.0000" },
            { "figure": "operating_ratio_percent", "value": "92.5000" },
        ])
    );
    assert_eq!(admin.client.get(path).await.expect(200), saved);
    put(&admin, 0, wanted.clone()).await.expect_code(409, "version_stale");
    for (targets, field) in [
        (json!([{ "figure": "deadhead_percent", "value": "130" }]), "targets[0].value"),
        (json!([{ "figure": "cost_per_mile", "value": "0" }]), "targets[0].value"),
        (json!([{ "figure": "cost_per_mile", "value": "two" }]), "targets[0].value"),
        (
            json!([{ "figure": "cost_per_mile", "value": "2" }, { "figure": "cost_per_mile", "value": "3" }]),
            "targets[1].figure",
        ),
    ] {
        let problem = put(&admin, 1, targets).await.expect_code(422, "validation_failed");
        assert_eq!(problem["fields"][0]["path"], field, "{problem}");
    }
    admin.client.send(Method::PUT, "/api/role_grants/User/dashboard", &[], None).await.expect(200);
    let user = app.user(admin.company_id, Role::User).await;
    assert_eq!(user.client.get(path).await.expect(200), saved);
    put(&user, 1, json!([])).await.expect(403);
    assert_eq!(app.admin().await.client.get(path).await.expect(200)["version"], 0, "another company has its own");
}

#[rstest]
#[tokio::test]
async fn tiles_are_each_persons_own(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let path = "/api/dashboard/preference";
    let put = async |body: Value| admin.client.send(Method::PUT, path, &[], Some(body)).await;
    let tiles = json!({ "order": ["analytics.deadhead", "analytics.revenue"], "hidden": ["analytics.tonu"] });
    let saved = put(json!({ "version": 0, "tiles": tiles, "is_mailed_weekly": false })).await.expect(200);
    assert_eq!((&saved["tiles"], &saved["version"], saved.get("mail_at")), (&tiles, &json!(1), None));
    assert_eq!(admin.client.get(path).await.expect(200), saved);
    put(json!({ "version": 0, "tiles": tiles, "is_mailed_weekly": false })).await.expect_code(409, "version_stale");
    let wrong = json!({ "order": ["Revenue!"], "hidden": [] });
    put(json!({ "version": 1, "tiles": wrong, "is_mailed_weekly": false })).await.expect_code(422, "validation_failed");
    let colleague = app.user(admin.company_id, Role::Admin).await;
    assert_eq!(colleague.client.get(path).await.expect(200)["version"], 0);
}

#[rstest]
#[tokio::test]
async fn tiles_have_sizes_of_each_persons_own(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let path = "/api/dashboard/preference";
    let put = async |body: Value| admin.client.send(Method::PUT, path, &[], Some(body)).await;
    let body = |version: i32, tiles: &Value| json!({ "version": version, "tiles": tiles, "is_mailed_weekly": false });
    let tiles = json!({
        "order": [], "hidden": [], "wide": ["analytics.revenue"], "tall": ["analytics.revenue_by_week"],
    });
    put(body(0, &tiles)).await.expect(200);
    assert_eq!(admin.client.get(path).await.expect(200)["tiles"], tiles);
    for size in ["wide", "tall"] {
        let mut wrong = tiles.clone();
        wrong[size] = json!(["Revenue!"]);
        let problem = put(body(1, &wrong)).await.expect_code(422, "validation_failed");
        assert_eq!(problem["fields"][0]["path"], format!("tiles.{size}"));
    }
    // Settings from before there were sizes are read as they were.
    let usual = json!({ "order": ["analytics.tonu"], "hidden": [] });
    assert_eq!(put(body(1, &usual)).await.expect(200)["tiles"], usual);
}

#[rstest]
#[tokio::test]
async fn last_weeks_figures_are_mailed_once_a_week_to_those_who_want_them(
    #[values(Sqlite, Postgres)] backend: Backend,
) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    everything(&admin).await;
    app.run_jobs().await;
    let target = json!({ "version": 0, "targets": [{ "figure": "deadhead_percent", "value": "12" }] });
    admin.put("/api/dashboard/targets", target).await;
    let path = "/api/dashboard/preference";
    let body = |version: i32, wanted: bool| json!({ "version": version, "tiles": { "order": [], "hidden": [] }, "is_mailed_weekly": wanted });
    let saved = admin.put(path, body(0, true)).await;
    assert_eq!(
        saved["mail_at"].as_str().unwrap().parse::<haul_types::Timestamp>().unwrap(),
        at("2026-11-23T13:00:00Z")
    );
    // Switched off and on again, the mail is still one.
    admin.put(path, body(1, false)).await;
    admin.put(path, body(2, true)).await;
    let mails = || app.mail.sent().into_iter().filter(|mail| mail.subject.contains("the week of")).collect::<Vec<_>>();
    app.run_jobs().await;
    assert!(mails().is_empty(), "it is Friday");
    app.clock.set(at("2026-11-23T13:00:00Z").utc());
    app.run_jobs().await;
    app.run_jobs().await;
    let sent = mails();
    assert_eq!(sent.len(), 1);
    assert_eq!(sent[0].to, admin.email);
    let week = analytics(
        &Person { client: app.signed_in(&admin.uid, &admin.email, true), ..admin },
        "from=2026-11-16&to=2026-11-22",
    )
    .await;
    let revenue = week["revenue_cents"].as_i64().unwrap();
    assert_eq!(revenue, 237_055 + 120_005 + 140_000 + 25_000);
    assert!(sent[0].text.contains("Revenue: $5,220.60 (before: $800.00)"), "{}", sent[0].text);
    assert!(sent[0].text.contains("target at most 12%"), "{}", sent[0].text);
    // The week after brings the next one, also after a day without a server.
    app.clock.set(at("2026-12-01T18:00:00Z").utc());
    app.run_jobs().await;
    assert_eq!(mails().len(), 2);
}

#[rstest]
#[tokio::test]
async fn approvals_waiting_are_those_that_one_may_decide(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    everything(&admin).await;
    let board = admin.client.get("/api/dashboard/operations").await.expect(200);
    let waiting = board["approvals"].as_array().unwrap();
    let count = |kind: &str| waiting.iter().find(|one| one["kind"] == kind).map(|one| one["count"].as_u64().unwrap());
    assert_eq!(count("billing"), board["ready_to_bill_count"].as_u64().filter(|count| *count > 0));
    assert_eq!(count("charges").unwrap(), rows(&admin, "has=pending_charges").await.len() as u64);
    let detention = admin.client.get("/api/detention?status=pending").await.expect(200);
    assert_eq!(count("detention"), detention["total_count"].as_u64().filter(|count| *count > 0));
    admin.client.send(Method::PUT, "/api/role_grants/User/dashboard", &[], None).await.expect(200);
    let user = app.user(admin.company_id, Role::User).await;
    assert_eq!(user.client.get("/api/dashboard/operations").await.expect(200)["approvals"], json!([]));
}

fn at(text: &str) -> haul_types::Timestamp {
    text.parse().unwrap()
}
