//! The dashboards' figures, calculated again from the lists' exports: in plain code, from the files alone.

use std::collections::HashMap;

use chrono::{DateTime, NaiveDate, NaiveDateTime, TimeDelta, Utc};
use chrono_tz::America::Chicago;
use serde_json::{Value, json};

use haul_tests::{
    Backend::{self, Postgres, Sqlite},
    Person, TestApp,
    freight::{Freight, driver, id, stop},
};
use rstest::rstest;

/// A file's rows by the titles of their columns.
pub type Rows = Vec<HashMap<String, String>>;

pub async fn exported(app: &TestApp, person: &Person, list: &str) -> Rows {
    searched(app, person, list, "").await
}

/// The rows that a list has with these parameters.
pub async fn searched(app: &TestApp, person: &Person, list: &str, search: &str) -> Rows {
    let body = json!({ "list_name": list, "format": "csv", "search": search });
    let export = person.client.post("/api/exports", body).await.expect(201);
    app.run_jobs().await;
    let path = format!("/api/exports/{}/open", id(&export));
    let link = person.client.post(&path, json!({})).await.expect(200);
    let bytes = app.download(person.company_id, &link).await;
    let mut reader = csv::Reader::from_reader(bytes.strip_prefix(b"\xEF\xBB\xBF").unwrap());
    reader.deserialize().map(|row| row.unwrap()).collect()
}

pub fn cents(text: &str) -> i64 {
    let (dollars, cents) = text.split_once('.').unwrap();
    dollars.parse::<i64>().unwrap() * 100 + cents.parse::<i64>().unwrap()
}

fn tenths(text: &str) -> i64 {
    text.replace('.', "").parse().unwrap_or_default()
}

fn utc(text: &str) -> Option<DateTime<Utc>> {
    NaiveDateTime::parse_from_str(text, "%Y-%m-%d %H:%M").ok().map(|at| at.and_utc())
}

/// `part` of `whole` in percent with one place, rounded half up.
fn percent(part: i64, whole: i64) -> String {
    let tenths = (part * 2_000 + whole) / (2 * whole);
    format!("{}.{}", tenths / 10, tenths % 10)
}

/// Dollars a mile with four places, rounded half up.
fn rate(cents: i64, tenths: i64) -> String {
    let ten_thousandths = (cents * 2_000 + tenths) / (2 * tenths);
    format!("{}.{:04}", ten_thousandths / 10_000, ten_thousandths % 10_000)
}

/// A load of its own price, booked for these local times.
pub async fn load(person: &Person, freight: &Freight, dollars: &str, miles: Option<&str>, times: [&str; 2]) -> Value {
    let mut body = json!({
        "customer_id": freight.customer, "load_kind": "full_truckload", "equipment": "dry_van", "weight_pounds": 40_000,
        "stops": [stop("pickup", &freight.chicago, times[0]), stop("delivery", &freight.dallas, times[1])],
        "charges": [{ "code": "LINE_HAUL", "basis": "flat", "quantity": "1", "rate": dollars }],
    });
    if let Some(miles) = miles {
        body["loaded_miles"] = json!(miles);
    }
    person.client.post("/api/loads", body).await.expect(201)
}

/// Gives the load a driver and a truck of its own.
pub async fn assign(person: &Person, load: &Value) -> Value {
    let name = format!("Cole {}", load["number"].as_str().unwrap());
    let driver = person.client.post("/api/drivers", driver("Dana", &name)).await.expect(201);
    let unit = json!({ "unit_number": load["number"] });
    let truck = person.client.post("/api/trucks", unit).await.expect(201);
    let body = json!({
        "version": load["version"], "driver_id": id(&driver), "truck_id": id(&truck), "accepts_warnings": true,
    });
    person.client.post(&format!("/api/loads/{}/assign", id(load)), body).await.expect(200)
}

/// Drives an assigned load to its end.
pub async fn deliver(person: &Person, load: &Value, [arrived, departed, there, gone]: [&str; 4]) -> Value {
    person.record(load, 0, "arrived", arrived).await;
    person.record(load, 0, "departed", departed).await;
    person.record(load, 1, "arrived", there).await;
    person.record(load, 1, "departed", gone).await
}

/// Loads in every state that a dashboard counts. Now is Friday noon, the 20th of November; the week began on the 16th.
pub async fn world(admin: &Person) {
    let freight = admin.freight().await;
    let delivered = [
        // This week; late at the delivery.
        (
            "2370.55",
            Some("967.5"),
            ["2026-11-17T08:00", "2026-11-18T10:00"],
            ["2026-11-17T13:50:00Z", "2026-11-17T15:00:00Z", "2026-11-18T16:20:00Z", "2026-11-18T18:00:00Z"],
        ),
        // This week, to the minute: Monday 00:00 in Chicago is 06:00 in UTC.
        (
            "1200.05",
            Some("410.2"),
            ["2026-11-15T08:00", "2026-11-15T23:00"],
            ["2026-11-15T13:00:00Z", "2026-11-15T14:30:00Z", "2026-11-16T04:00:00Z", "2026-11-16T06:00:00Z"],
        ),
        // A minute earlier: last week.
        (
            "800.00",
            None,
            ["2026-11-14T08:00", "2026-11-15T20:00"],
            ["2026-11-14T14:30:00Z", "2026-11-14T15:30:00Z", "2026-11-16T01:00:00Z", "2026-11-16T05:59:00Z"],
        ),
        // The week before the last.
        (
            "999.99",
            Some("300.0"),
            ["2026-11-03T08:00", "2026-11-04T08:00"],
            ["2026-11-03T13:00:00Z", "2026-11-03T15:30:00Z", "2026-11-04T13:00:00Z", "2026-11-04T15:00:00Z"],
        ),
    ];
    for (dollars, miles, times, facts) in delivered {
        let load = load(admin, &freight, dollars, miles, times).await;
        let load = assign(admin, &load).await;
        deliver(admin, &load, facts).await;
    }
    // Unassigned: one for tomorrow, one whose pickup is close, one that should have been picked up.
    for times in [
        ["2026-11-21T08:00", "2026-11-22T08:00"],
        ["2026-11-20T12:40", "2026-11-21T08:00"],
        ["2026-11-20T09:00", "2026-11-21T08:00"],
    ] {
        load(admin, &freight, "1500.00", Some("500.0"), times).await;
    }
    // Assigned for tomorrow, at the pickup, and on the road in time.
    let tomorrow = load(admin, &freight, "1750.00", Some("600.0"), ["2026-11-21T09:00", "2026-11-22T09:00"]).await;
    assign(admin, &tomorrow).await;
    let waiting = load(admin, &freight, "1300.00", Some("420.0"), ["2026-11-20T11:00", "2026-11-21T09:00"]).await;
    let waiting = assign(admin, &waiting).await;
    admin.record(&waiting, 0, "arrived", "2026-11-20T16:50:00Z").await;
    let moving = load(admin, &freight, "2100.00", Some("700.0"), ["2026-11-19T11:00", "2026-11-20T15:00"]).await;
    let moving = assign(admin, &moving).await;
    admin.record(&moving, 0, "arrived", "2026-11-19T16:50:00Z").await;
    admin.record(&moving, 0, "departed", "2026-11-19T18:10:00Z").await;
    // Neither canceled nor held ones count anywhere but where they should.
    let cancelled = load(admin, &freight, "9000.00", Some("100.0"), ["2026-11-21T08:00", "2026-11-22T08:00"]).await;
    let body = json!({ "version": cancelled["version"], "reason": "Because" });
    admin.client.post(&format!("/api/loads/{}/cancel", id(&cancelled)), body).await.expect(200);
    let held = load(admin, &freight, "400.00", Some("100.0"), ["2026-11-21T08:00", "2026-11-22T08:00"]).await;
    let body = json!({ "version": held["version"], "reason": "Because" });
    admin.client.post(&format!("/api/loads/{}/hold", id(&held)), body).await.expect(200);
}

const UNDER_WAY: [&str; 7] =
    ["assigned", "dispatched", "en_route_pickup", "at_pickup", "loaded", "in_transit", "at_delivery"];
const OVER: [&str; 3] = ["delivered", "cancelled", "tonu"];

/// Days and weeks are the company's.
fn week_start(weeks_ago: i64) -> DateTime<Utc> {
    let monday = NaiveDate::from_ymd_opt(2026, 11, 16).unwrap() - TimeDelta::weeks(weeks_ago);
    let local = monday.and_hms_opt(0, 0, 0).unwrap().and_local_timezone(Chicago).unwrap();
    local.to_utc()
}

#[rstest]
#[tokio::test]
async fn operations_dashboard_ties_to_the_exported_loads(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    world(&admin).await;
    let board = admin.client.get("/api/dashboard/operations").await.expect(200);
    let loads = exported(&app, &admin, "loads").await;
    assert_eq!(loads.len(), 12);
    let count = |keep: &dyn Fn(&HashMap<String, String>) -> bool| json!(loads.iter().filter(|row| keep(row)).count());
    let sum = |rows: &dyn Fn(&HashMap<String, String>) -> bool| {
        loads.iter().filter(|row| rows(row)).map(|row| cents(&row["Total"])).sum::<i64>()
    };
    let is = |row: &HashMap<String, String>, words: &[&str]| words.contains(&row["Status"].as_str());
    let between = |row: &HashMap<String, String>, title: &str, from: DateTime<Utc>, until: DateTime<Utc>| {
        utc(&row[title]).is_some_and(|at| from <= at && at < until)
    };
    let delivered = |row: &HashMap<String, String>, from, until| {
        is(row, &["delivered"]) && between(row, "Delivered (UTC)", from, until)
    };
    let (before, last, this, next) = (week_start(2), week_start(1), week_start(0), week_start(-1));
    assert!(before < last && last < this);

    assert_eq!(board["delivered_this_week_cents"], sum(&|row| delivered(row, this, next)));
    assert_eq!(board["delivered_last_week_cents"], sum(&|row| delivered(row, last, this)));
    assert_eq!(sum(&|row| delivered(row, this, next)), 237_055 + 120_005, "Monday's first minute belongs to this week");
    let is_booked = |row: &HashMap<String, String>| !is(row, &["draft", "cancelled", "tonu"]);
    assert_eq!(
        board["booked_this_week_cents"],
        sum(&|row| is_booked(row) && between(row, "Entered (UTC)", this, next))
    );
    assert_eq!(board["active_count"], count(&|row| is(row, &UNDER_WAY)));
    let is_idle = |row: &HashMap<String, String>| is(row, &OVER) || is(row, &["draft"]);
    assert_eq!(
        board["unassigned_count"],
        count(&|row| !is_idle(row) && (row["Driver"].is_empty() || row["Truck"].is_empty()))
    );
    for (tile, word) in [("late_count", "late"), ("at_risk_count", "at_risk")] {
        assert_eq!(board[tile], count(&|row| !is(row, &OVER) && row["Timeliness"] == word), "{tile}");
        assert_ne!(board[tile], 0, "{tile} is to be tried");
    }
    assert_eq!(board["missing_pod_count"], count(&|row| is(row, &["delivered"]) && row["POD"] == "no"));
    for status in board["status_counts"].as_array().unwrap() {
        let word = status["status"].as_str().unwrap();
        assert_eq!(status["count"], count(&|row| is(row, &[word])), "{word}");
    }
    // Revenue a mile of what was delivered this week and last, where the miles are known.
    let with_miles: Vec<_> =
        loads.iter().filter(|row| delivered(row, last, next) && !row["Loaded miles"].is_empty()).collect();
    let (revenue, miles) = with_miles
        .iter()
        .fold((0, 0), |(revenue, miles), row| (revenue + cents(&row["Total"]), miles + tenths(&row["Loaded miles"])));
    assert_eq!(board["rate_per_mile"], rate(revenue, miles));

    let ready = exported(&app, &admin, "ready_to_bill").await;
    let is_ready: Vec<_> = ready.iter().filter(|row| row["Missing"].is_empty()).collect();
    assert_eq!(board["ready_to_bill_count"], is_ready.len());
    assert_eq!(board["ready_to_bill_cents"], is_ready.iter().map(|row| cents(&row["Total"])).sum::<i64>());
    assert_eq!(json!(ready.len()), admin.client.get("/api/ready_to_bill").await.expect(200)["total_count"]);
}

#[rstest]
#[tokio::test]
async fn analytics_dashboard_ties_to_the_exported_loads_and_visits(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    world(&admin).await;
    let board = admin.client.get("/api/dashboard/analytics?from=2026-11-09&to=2026-11-22").await.expect(200);
    let loads = exported(&app, &admin, "loads").await;
    let (from, until) = (week_start(1), week_start(-1));
    let delivered: HashMap<&str, &HashMap<String, String>> = loads
        .iter()
        .filter(|row| {
            row["Status"] == "delivered" && utc(&row["Delivered (UTC)"]).is_some_and(|at| from <= at && at < until)
        })
        .map(|row| (row["Load"].as_str(), row))
        .collect();
    let revenue: i64 = delivered.values().map(|row| cents(&row["Total"])).sum();
    let miles: i64 = delivered.values().map(|row| tenths(&row["Loaded miles"])).sum();
    assert_eq!((&board["revenue_cents"], &board["delivered_count"]), (&json!(revenue), &json!(3)));
    assert_eq!(board["loaded_miles"], format!("{}.{}", miles / 10, miles % 10));
    // A load without miles earns none of them.
    let with_miles = delivered.values().filter(|row| !row["Loaded miles"].is_empty());
    assert_eq!(board["rate_per_mile_loaded"], rate(with_miles.map(|row| cents(&row["Total"])).sum(), miles));
    // Loaded miles not entered are estimated; empty miles are not.
    assert_eq!((&board["with_loaded_miles_count"], &board["with_all_miles_count"]), (&json!(3), &json!(0)));
    let weeks: i64 =
        board["weeks"].as_array().unwrap().iter().map(|week| week["revenue_cents"].as_i64().unwrap()).sum();
    assert_eq!(weeks, revenue);

    let visits = exported(&app, &admin, "detention").await;
    let visits: Vec<_> = visits.iter().filter(|visit| delivered.contains_key(visit["Load"].as_str())).collect();
    assert_eq!(visits.len(), 6, "each visit is in the list");
    for (tile, kind) in [("on_time_pickup_percent", "pickup"), ("on_time_delivery_percent", "delivery")] {
        let of_kind: Vec<_> = visits.iter().filter(|visit| visit["Stop type"] == kind).collect();
        // Up to a quarter of an hour after the agreed time counts as on time.
        let due = |visit: &HashMap<String, String>| utc(&visit["Appointment (UTC)"]).unwrap() + TimeDelta::minutes(15);
        let on_time = of_kind.iter().filter(|visit| utc(&visit["Arrived (UTC)"]).unwrap() <= due(visit)).count();
        assert_eq!(board[tile], percent(on_time as i64, of_kind.len() as i64), "{tile}");
    }
    let minutes: i64 = visits.iter().map(|visit| visit["Dwell (min)"].parse::<i64>().unwrap()).sum();
    assert_eq!(board["average_dwell_minutes"], minutes / 6);
}

/// What a truck earned that was ordered and not used, and what idle trucks and waiting charges do to the figures.
#[rstest]
#[tokio::test]
async fn analytics_count_trucks_not_used_idle_ones_and_pending_charges(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = admin.freight().await;
    let driven = load(&admin, &freight, "1400.00", Some("700.0"), ["2026-11-17T08:00", "2026-11-18T10:00"]).await;
    let driven = assign(&admin, &driven).await;
    let facts = ["2026-11-17T13:50:00Z", "2026-11-17T15:00:00Z", "2026-11-18T15:20:00Z", "2026-11-18T18:00:00Z"];
    let driven = deliver(&admin, &driven, facts).await;
    let lumper = json!({ "code": "LUMPER", "basis": "flat", "quantity": "1", "rate": "90" });
    admin.client.post(&format!("/api/loads/{}/charges", id(&driven)), lumper).await.expect(200);
    let unused = load(&admin, &freight, "3000.00", Some("900.0"), ["2026-11-20T08:00", "2026-11-21T10:00"]).await;
    let tonu = json!({ "reason": "Canceled", "amount_cents": 25_000, "approval_reference": "Kim" });
    admin.client.post(&format!("/api/loads/{}/tonu", id(&unused)), tonu).await.expect(200);

    let board = admin.client.get("/api/dashboard/analytics?from=2026-11-16&to=2026-11-22").await.expect(200);
    assert_eq!((&board["revenue_cents"], &board["tonu_cents"]), (&json!(165_000), &json!(25_000)));
    assert_eq!((&board["pending_cents"], &board["tonu_count"]), (&json!(9_000), &json!(1)));
    assert_eq!((&board["delivered_count"], &board["rate_per_mile_loaded"]), (&json!(1), &json!("2.0000")));
    assert_eq!(board["weeks"][0]["revenue_cents"], 165_000);
    // One truck drove; the other one of the fleet stood all week.
    assert_eq!(board["truck_count"], 2);
    assert_eq!(board["revenue_per_truck_per_week_cents"], 165_000 / 2);
    let today = admin.client.get("/api/dashboard/operations").await.expect(200);
    assert_eq!((&today["tonu_this_week_cents"], &today["pending_cents"]), (&json!(25_000), &json!(9_000)));
    assert_eq!(today["delivered_this_week_cents"], 140_000);
}
