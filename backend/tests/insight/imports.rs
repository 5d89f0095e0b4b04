//! Imports: checked, imported in chunks, undone.

use std::fmt::Write as _;

use haul_types::Role;
use serde_json::{Value, json};

use haul_tests::{
    Backend::{self, Postgres, Sqlite},
    Person, TestApp,
    freight::{facility, id},
};
use rstest::rstest;

pub const IMPORTS: &str = "/api/imports";
const HEADER: &str = "Customer,Customer reference,Equipment,Weight (lb),Miles,Line haul,Fuel,\
    Pickup facility,Pickup date,Pickup time,Delivery facility,Delivery date,Delivery time\n";

/// A row that can be imported.
fn good(reference: &str) -> String {
    format!(
        "Blue Ridge Brokerage,{reference},dry van,\"38,500\",967.5,\"$2,370.00\",415,\
         Lakeside Cold Storage,2026-11-18,08:00,Trinity Distribution,11/19/2026,10:00 AM\n"
    )
}

/// Uploads a file of loads and has it checked.
async fn checked(app: &TestApp, person: &Person, text: impl Into<Vec<u8>>) -> Value {
    checked_as(app, person, "loads", text).await
}

/// Uploads a file of some kind and has it checked.
pub async fn checked_as(app: &TestApp, person: &Person, kind: &str, text: impl Into<Vec<u8>>) -> Value {
    let receipt = app.upload(person.company_id, text, "text/csv").await;
    let body = json!({ "kind": kind, "receipt": receipt, "file_name": format!("{kind}.csv") });
    let import = person.client.post(IMPORTS, body).await.expect(201);
    assert_eq!(import["status"], "checking");
    app.run_jobs().await;
    read(person, &import).await
}

async fn read(person: &Person, import: &Value) -> Value {
    person.client.get(&format!("{IMPORTS}/{}", id(import))).await.expect(200)
}

/// Makes a decision and lets its jobs run.
pub async fn decided(app: &TestApp, person: &Person, import: &Value, verb: &str, more: Value) -> Value {
    let mut body = json!({ "version": import["version"] });
    body.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    person.client.post(&format!("{IMPORTS}/{}/{verb}", id(import)), body).await.expect(200);
    app.run_jobs().await;
    read(person, import).await
}

/// Row number, column and message of every error.
pub async fn problems(person: &Person, import: &Value, state: &str) -> Vec<(i64, String, String)> {
    let mut found = Vec::new();
    let mut cursor = String::new();
    loop {
        let path = format!("{IMPORTS}/{}/rows?status={state}&limit=200{cursor}", id(import));
        let page = person.client.get(&path).await.expect(200);
        for row in page["items"].as_array().unwrap() {
            for problem in row["problems"].as_array().unwrap() {
                let text = |name: &str| problem[name].as_str().unwrap().to_owned();
                found.push((row["row_number"].as_i64().unwrap(), text("column"), text("message")));
            }
        }
        match page["next_cursor"].as_str() {
            Some(next) => cursor = format!("&cursor={next}"),
            None => return found,
        }
    }
}

pub fn counts(import: &Value) -> [i64; 7] {
    ["total_rows", "ready_rows", "bad_rows", "imported_rows", "refused_rows", "undone_rows", "kept_rows"]
        .map(|name| import[name].as_i64().unwrap())
}

async fn load_count(person: &Person, query: &str) -> Value {
    person.client.get(&format!("/api/loads?limit=1&{query}")).await.expect(200)["total_count"].clone()
}

#[rstest]
#[tokio::test]
async fn rows_become_loads_as_if_booked_by_hand(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    admin.freight().await;
    let import = checked(&app, &admin, format!("{HEADER}{}", good("BRB-1"))).await;
    assert_eq!((&import["status"], counts(&import)), (&json!("checked"), [1, 1, 0, 0, 0, 0, 0]), "{import}");
    assert_eq!(load_count(&admin, "").await, 0, "nothing is written");
    let import = decided(&app, &admin, &import, "commit", json!({})).await;
    assert_eq!((&import["status"], counts(&import)), (&json!("imported"), [1, 1, 0, 1, 0, 0, 0]));
    let load = admin.client.get("/api/loads").await.expect(200)["items"][0].clone();
    let load = admin.client.get(&format!("/api/loads/{}", id(&load))).await.expect(200);
    assert_eq!(load["total_cents"], 278_500);
    assert_eq!(load["weight_pounds"], 38_500);
    assert_eq!(load["customer_reference"], "BRB-1");
    assert_eq!(load["status"], "booked");
    assert_eq!(load["stops"][0]["earliest_local"], "2026-11-18T08:00");
    assert_eq!(load["stops"][1]["earliest_local"], "2026-11-19T10:00");
    let rows = admin.client.get(&format!("{IMPORTS}/{}/rows", id(&import))).await.expect(200);
    assert_eq!(rows["items"][0]["record"], json!({ "id": load["id"], "name": load["number"] }));
}

#[rstest]
#[tokio::test]
async fn what_is_wrong_is_told_by_row_and_column(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = admin.freight().await;
    let mut taken = freight.load();
    taken["customer_reference"] = json!("TAKEN");
    let number = admin.client.post("/api/loads", taken).await.expect(201)["number"].as_str().unwrap().to_owned();
    admin
        .client
        .post("/api/facilities", facility("Trinity Distribution", "Austin", "TX", "America/Chicago"))
        .await
        .expect(201);
    let mut text = HEADER.replace("Customer reference", "CUSTOMER-REFERENCE,Colour");
    let row = |change: &[(usize, &str)]| {
        let mut cells = vec![
            "Blue Ridge Brokerage",
            "",
            "blue",
            "dry van",
            "100",
            "10",
            "5",
            "1",
            "Lakeside Cold Storage",
            "2026-11-18",
            "08:00",
            "Lakeside Cold Storage",
            "2026-11-19",
            "10:00",
        ];
        for (at, cell) in change {
            cells[*at] = cell;
        }
        cells.join(",") + "\n"
    };
    for change in [
        &[(0, "Nobody Inc")][..],
        &[(3, "spaceship"), (4, "heavy")],
        &[(9, "18.11.2026")],
        &[(10, "")],
        &[(1, "TAKEN")],
        &[(1, "TWICE")],
        &[(1, "twice")],
        &[(12, "2026-11-01")],
        &[(8, "Nowhere Dock")],
        &[(11, "Trinity Distribution")],
        &[(4, "9999999")],
        &[(6, "1.23456")],
    ] {
        text.push_str(&row(change));
    }
    let import = checked(&app, &admin, text).await;
    assert_eq!(import["ignored_columns"], json!(["Colour"]), "{import}");
    let problems = problems(&admin, &import, "bad").await;
    let told: Vec<_> =
        problems.iter().map(|(row, column, message)| (*row, column.as_str(), message.as_str())).collect();
    assert_eq!(
        told,
        [
            (2, "customer", "There is no customer called “Nobody Inc”."),
            (3, "equipment", "“spaceship” is not equipment such as dry van, reefer or flatbed."),
            (3, "weight", "“heavy” is not a number."),
            (4, "pickup_date", "“18.11.2026” is not a date such as 2026-11-20 or 11/20/2026."),
            (5, "pickup_time", "This is required."),
            (6, "customer_reference", &format!("This customer's reference is already on load {number}.")),
            (8, "customer_reference", "Row 7 has the same reference."),
            (9, "delivery_date", "This is earlier than the previous stop."),
            (10, "pickup_facility", "There is no facility called “Nowhere Dock”. Add its address to create it."),
            (11, "delivery_facility", "Several facilities are called “Trinity Distribution”. Add city and state."),
            (12, "weight", "Enter a number from 1 to 500000."),
            (13, "line_haul", told[11].2),
        ]
    );
    assert_eq!(counts(&import), [12, 1, 11, 0, 0, 0, 0]);
    admin
        .client
        .post(&format!("{IMPORTS}/{}/commit", id(&import)), json!({ "version": import["version"] }))
        .await
        .expect_code(409, "import_has_bad_rows");
    let link = admin.client.post(&format!("{IMPORTS}/{}/errors", id(&import)), json!({})).await.expect(200);
    let csv = String::from_utf8(app.download(admin.company_id, &link).await).unwrap();
    assert!(csv.contains("4,"), "{csv}");
    assert_eq!(csv.lines().count(), 13, "{csv}");
}

#[rstest]
#[tokio::test]
async fn texts_are_corrected_for_all_rows_at_once(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    admin.freight().await;
    let strange = |reference: &str| {
        good(reference).replace("Blue Ridge Brokerage", "BRB Inc").replace("dry van", "").replace("38,500", "n/a")
    };
    let import = checked(&app, &admin, format!("{HEADER}{}{}{}", strange("A"), strange("B"), good("C"))).await;
    assert_eq!(counts(&import), [3, 1, 2, 0, 0, 0, 0]);
    let rows = admin.client.get(&format!("{IMPORTS}/{}/rows?status=bad", id(&import))).await.expect(200);
    let values: Vec<_> = rows["items"][0]["problems"].as_array().unwrap().iter().map(|one| &one["value"]).collect();
    assert_eq!(values, [&json!("BRB Inc"), &Value::Null, &json!("n/a")], "{rows}");

    let correction = |column: &str, value: &str, replacement: &str| json!({ "column": column, "value": value, "replacement": replacement });
    let correct = format!("{IMPORTS}/{}/correct", id(&import));
    let corrected = |corrections: Value| json!({ "version": import["version"], "corrections": corrections });
    let unknown = corrected(json!([correction("colour", "a", "b"), correction("fuel", &"x".repeat(2001), "")]));
    let refusal = admin.client.post(&correct, unknown).await.expect(422);
    let paths: Vec<_> = refusal["fields"].as_array().unwrap().iter().map(|field| &field["path"]).collect();
    assert_eq!(paths, ["corrections.0.column", "corrections.1.value"], "{refusal}");
    admin.client.post(&correct, json!({ "version": 1, "corrections": [] })).await.expect_code(409, "version_stale");

    let corrections = json!([
        correction("customer", "brb INC", "Blue Ridge Brokerage"),
        correction("equipment", "", "reefer"),
        correction("weight", "N/A", " "),
    ]);
    let import = decided(&app, &admin, &import, "correct", json!({ "corrections": corrections })).await;
    assert_eq!((&import["status"], counts(&import)), (&json!("checked"), [3, 3, 0, 0, 0, 0, 0]), "{import}");
    assert_eq!(import["corrections"].as_array().unwrap().len(), 3, "{import}");
    let import = decided(&app, &admin, &import, "commit", json!({})).await;
    assert_eq!(counts(&import)[3], 3);
    assert_eq!(load_count(&admin, "equipment=reefer").await, 2);
    admin
        .client
        .post(&correct, json!({ "version": import["version"], "corrections": [] }))
        .await
        .expect_code(409, "import_not_checked");
}

#[rstest]
#[tokio::test]
async fn a_file_is_checked_again_after_its_customer_was_added(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    admin.freight().await;
    let text = format!("{HEADER}{}", good("A").replace("Blue Ridge Brokerage", "Nobody Inc"));
    let import = checked(&app, &admin, text).await;
    assert_eq!(counts(&import), [1, 0, 1, 0, 0, 0, 0]);
    admin.client.post("/api/customers", json!({ "name": "Nobody Inc", "kind": "broker" })).await.expect(201);
    let import = decided(&app, &admin, &import, "correct", json!({ "corrections": [] })).await;
    assert_eq!(counts(&import), [1, 1, 0, 0, 0, 0, 0]);
}

#[rstest]
#[tokio::test]
async fn the_columns_say_their_words_and_the_records_that_they_name(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let columns = admin.client.get(&format!("{IMPORTS}/columns?kind=loads")).await.expect(200);
    let column = |key: &str| columns["items"].as_array().unwrap().iter().find(|one| one["key"] == key).unwrap();
    assert_eq!((&column("customer")["names"], &column("customer")["is_required"]), (&json!("customers"), &json!(true)));
    assert_eq!(column("stop_1_facility")["names"], "facilities");
    assert!(column("equipment")["choices"].as_array().unwrap().contains(&json!("dry van")));
    assert_eq!(column("weight")["choices"], json!([]));
}

#[rstest]
#[tokio::test]
async fn facilities_that_nobody_knows_are_made_and_go_with_the_undo(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    admin.freight().await;
    let header = HEADER.trim_end().to_owned()
        + ",Delivery street,Delivery city,Delivery state,Delivery ZIP,Stop 1 type,Stop 1 facility,Stop 1 date,Stop 1 time\n";
    let row = |reference: &str| {
        good(reference).trim_end().replace("Trinity Distribution", "Gulf Grocers")
            + ",9 Port Rd,Macon,ga,31201,delivery,Lakeside Cold Storage,2026-11-18,12:00\n"
    };
    let import = checked(&app, &admin, format!("{header}{}{}", row("A"), row("B"))).await;
    assert_eq!(counts(&import), [2, 2, 0, 0, 0, 0, 0], "{:?}", problems(&admin, &import, "bad").await);
    let known = async |query: &str| {
        admin.client.get(&format!("/api/facilities?q=gulf{query}")).await.expect(200)["total_count"].clone()
    };
    assert_eq!(known("").await, 0, "trying makes nothing");
    let import = decided(&app, &admin, &import, "commit", json!({})).await;
    assert_eq!((known("").await, load_count(&admin, "q=macon").await), (json!(1), json!(2)), "one for both");
    let import = decided(&app, &admin, &import, "undo", json!({})).await;
    assert_eq!((&import["status"], counts(&import)), (&json!("undone"), [2, 2, 0, 2, 0, 2, 0]));
    assert_eq!((known("").await, known("&archived=true").await), (json!(0), json!(1)));
}

#[rstest]
#[tokio::test]
async fn undo_keeps_what_was_touched_and_numbers_stay_taken(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = admin.freight().await;
    let import = checked(&app, &admin, format!("{HEADER}{}{}", good("A"), good("B"))).await;
    let import = decided(&app, &admin, &import, "commit", json!({})).await;
    let touched = admin.client.get("/api/loads?q=A&sort=number").await.expect(200)["items"][0].clone();
    let change = json!({ "version": touched["version"], "commodity": "Paper" });
    admin.client.patch(&format!("/api/loads/{}", id(&touched)), change).await.expect(200);
    let import = decided(&app, &admin, &import, "undo", json!({})).await;
    assert_eq!(counts(&import), [2, 2, 0, 2, 0, 1, 1]);
    assert_eq!(
        problems(&admin, &import, "kept").await,
        [(2, "load".to_owned(), "The load was changed since.".to_owned())]
    );
    assert_eq!(load_count(&admin, "status=cancelled").await, 1);
    let numbers: Vec<_> = admin.client.get("/api/loads?sort=number").await.expect(200)["items"]
        .as_array()
        .unwrap()
        .iter()
        .map(|load| load["number"].clone())
        .collect();
    let next = admin.load(&freight).await["number"].clone();
    assert!(!numbers.contains(&next));
    admin
        .client
        .post(&format!("{IMPORTS}/{}/undo", id(&import)), json!({ "version": import["version"] }))
        .await
        .expect_code(409, "import_not_imported");
    // Cancelled loads can be imported again; kept ones are duplicates.
    let again = checked(&app, &admin, format!("{HEADER}{}{}", good("A"), good("B"))).await;
    assert_eq!(problems(&admin, &again, "bad").await.len(), 1);
    assert_eq!(counts(&again)[1], 1);
}

#[rstest]
#[tokio::test]
async fn rows_that_changed_their_mind_are_refused_alone(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = admin.freight().await;
    let import = checked(&app, &admin, format!("{HEADER}{}{}", good("A"), good("B"))).await;
    let mut meanwhile = freight.load();
    meanwhile["customer_reference"] = json!("a");
    admin.client.post("/api/loads", meanwhile).await.expect(201);
    let import = decided(&app, &admin, &import, "commit", json!({})).await;
    assert_eq!(counts(&import), [2, 2, 0, 1, 1, 0, 0]);
    assert_eq!(problems(&admin, &import, "refused").await[0].1, "customer_reference");
}

#[rstest]
#[tokio::test]
async fn files_that_are_no_table_of_loads_fail_with_a_reason(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    for (text, problem) in [
        ("Name,Phone\nA,B\n".to_owned(), "is missing these columns: Customer, Equipment, Pickup facility"),
        (HEADER.to_owned(), "no rows below the header"),
        ("a\0b".to_owned(), "neither CSV nor XLSX"),
        (String::new(), "empty"),
    ] {
        let import = checked(&app, &admin, text.clone()).await;
        assert_eq!(import["status"], "failed", "{text}");
        assert!(import["problem"].as_str().unwrap().contains(problem), "{import}");
    }
    let receipt = app.upload(admin.company_id, "A", "text/csv").await;
    let body = json!({ "kind": "loads", "receipt": receipt, "file_name": "a.csv" });
    admin.client.post(IMPORTS, body.clone()).await.expect(201);
    admin.client.post(IMPORTS, body).await.expect_code(409, "upload_already_used");
    let foreign = app.upload(app.admin().await.company_id, "A", "text/csv").await;
    let body = json!({ "kind": "loads", "receipt": foreign, "file_name": "a.csv" });
    admin.client.post(IMPORTS, body).await.expect_code(422, "receipt_invalid");
}

#[rstest]
#[tokio::test]
async fn the_template_is_what_an_import_takes(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    admin.freight().await;
    for format in ["csv", "xlsx"] {
        let body = json!({ "kind": "loads", "format": format });
        let link = admin.client.post(&format!("{IMPORTS}/template"), body).await.expect(200);
        let bytes = app.download(admin.company_id, &link).await;
        let import = checked(&app, &admin, bytes).await;
        assert_eq!(counts(&import), [1, 1, 0, 0, 0, 0, 0], "{format}: {:?}", problems(&admin, &import, "bad").await);
        assert_eq!(import["ignored_columns"], json!([]));
    }
}

#[rstest]
#[tokio::test]
async fn an_import_stops_when_its_person_may_no_longer_book(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    admin.freight().await;
    let colleague = app.user(admin.company_id, Role::Admin).await;
    let import = checked(&app, &colleague, format!("{HEADER}{}", good("A"))).await;
    let body = json!({ "version": import["version"] });
    colleague.client.post(&format!("{IMPORTS}/{}/commit", id(&import)), body).await.expect(200);
    admin
        .client
        .post(&format!("/api/users/{}/suspend", colleague.user_id), json!({ "reason": "Left" }))
        .await
        .expect(200);
    app.run_jobs().await;
    let import = read(&admin, &import).await;
    assert_eq!((&import["status"], load_count(&admin, "").await), (&json!("checked"), json!(0)), "{import}");
    let import = decided(&app, &admin, &import, "commit", json!({})).await;
    assert_eq!(import["imported_rows"], 1, "a colleague goes on");
}

/// A file of the size that carriers move in with. On one database: differences between the two are tested above with a
/// few rows.
#[tokio::test]
async fn five_thousand_rows_with_a_hundred_bad_ones_are_imported_and_undone() {
    let app = TestApp::start(haul_tests::Backend::Sqlite).await;
    let admin = app.admin().await;
    admin.freight().await;
    let started = std::time::Instant::now();
    let lap = |what: &str| println!("{what}: {:.1} s", started.elapsed().as_secs_f64());
    let mut text = HEADER.to_owned();
    for number in 1..=5_000 {
        let row = good(&format!("BRB-{number}"));
        // Every fiftieth row is wrong in one of two ways.
        match number % 100 {
            0 => text.push_str(&row.replace("dry van", "spaceship")),
            50 => text.push_str(&row.replace("2026-11-18", "someday")),
            _ => text.write_str(&row).unwrap(),
        }
    }
    let import = checked(&app, &admin, text).await;
    lap("checked");
    assert_eq!(counts(&import), [5_000, 4_900, 100, 0, 0, 0, 0]);
    let problems = problems(&admin, &import, "bad").await;
    let expected: Vec<(i64, &str)> =
        (1..=100).map(|step| (step * 50 + 1, if step % 2 == 0 { "equipment" } else { "pickup_date" })).collect();
    assert_eq!(problems.iter().map(|(row, column, _)| (*row, column.as_str())).collect::<Vec<_>>(), expected);
    assert_eq!(load_count(&admin, "").await, 0);

    let import = decided(&app, &admin, &import, "commit", json!({ "skips_bad_rows": true })).await;
    lap("imported");
    assert_eq!((&import["status"], counts(&import)), (&json!("imported"), [5_000, 4_900, 100, 4_900, 0, 0, 0]));
    assert_eq!(load_count(&admin, "status=booked").await, 4_900);

    let import = decided(&app, &admin, &import, "undo", json!({})).await;
    lap("undone");
    assert_eq!((&import["status"], counts(&import)), (&json!("undone"), [5_000, 4_900, 100, 4_900, 0, 4_900, 0]));
    assert_eq!(load_count(&admin, "status=cancelled").await, 4_900);
}
