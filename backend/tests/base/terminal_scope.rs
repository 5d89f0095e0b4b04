//! People limited to terminals: another terminal's record is as absent as one that never existed, for every operation.

use std::collections::BTreeSet;

use haul_api::{authz::Access, sight::is_placed};
use haul_app::openapi_document;
use haul_db::{Cell, Connection, Scope, SqlStatement};
use haul_entity::{
    company::user_terminal,
    fleet::{driver, trailer, truck},
    loads::load,
    quotes::quote,
    terminals::{TERMINAL_VIEWS, WITHOUT_TERMINAL},
};
use haul_types::{Role, Section};
use poem::http::Method;
use sea_orm::{ActiveModelTrait, ColumnTrait, EntityTrait, QueryFilter, Set, sea_query::Expr};
use serde_json::{Value, json};
use uuid::Uuid;

use haul_tests::{
    Backend::{self, Postgres, Sqlite},
    Person, TestApp,
    freight::{driver as a_driver, id, stop},
};
use rstest::rstest;

use crate::base::{
    authorization::operations,
    bodies::body_of,
    company_ids::OF_COMPANY,
    isolation::{ids_of, path_of},
    records::Records,
};

const ABSENT: &str = "0192f0c4-7a00-7000-8000-00000000ffff";

/// A company whose freight belongs to one terminal, and a manager of another who has every section.
pub struct TwoTerminals {
    admin: Person,
    pub records: Records,
    pub manager: Person,
    /// The manager's.
    dallas: String,
}

impl TwoTerminals {
    pub async fn of(app: &TestApp) -> Self {
        let admin = app.admin().await;
        let records = Records::of(app, &admin).await;
        let chicago = records.ids["terminal_id"].parse().unwrap();
        place(app, &admin, Some(chicago)).await;
        let dallas = terminal(&admin, "DAL", "Dallas yard").await;
        let manager = manager_of(app, &admin, &[&dallas]).await;
        Self { admin, records, manager, dallas }
    }
}

async fn terminal(admin: &Person, code: &str, name: &str) -> String {
    let body = json!({ "code": code, "name": name, "time_zone": "America/Chicago" });
    id(&admin.client.post("/api/terminals", body).await.expect(201))
}

/// Everything the company has, at one terminal or none.
async fn place(app: &TestApp, admin: &Person, terminal: Option<Uuid>) {
    let db = app.ctx.db.scoped(Scope::Company(admin.company_id));
    macro_rules! place {
        ($($table:ident),*) => {$(
            $table::Entity::update_many()
                .col_expr($table::Column::TerminalId, Expr::value(terminal))
                .filter($table::Column::CompanyId.eq(admin.company_id))
                .exec(&db)
                .await
                .unwrap();
        )*};
    }
    place!(load, driver, truck, trailer, quote);
}

/// A terminal manager who may do everything.
async fn manager_of(app: &TestApp, admin: &Person, terminals: &[&str]) -> Person {
    for section in Section::ALL {
        let path = format!("/api/role_grants/TerminalManager/{}", section.as_str());
        admin.client.send(Method::PUT, &path, &[], None).await.expect(200);
    }
    let manager = app.user(admin.company_id, Role::TerminalManager).await;
    for terminal in terminals {
        work_at(app, &manager, terminal).await;
    }
    manager
}

async fn work_at(app: &TestApp, person: &Person, terminal: &str) {
    let row = user_terminal::ActiveModel {
        company_id: Set(person.company_id),
        user_id: Set(person.user_id),
        terminal_id: Set(terminal.parse().unwrap()),
    };
    row.insert(&app.ctx.db.scoped(Scope::Company(person.company_id))).await.unwrap();
}

/// The ids of the company's records that belong to the terminal or to a record of it.
fn placed(records: &Records) -> Vec<(&'static str, String)> {
    let stop = id(&records.load["stops"][0]);
    let placed = records.ids.iter().filter(|(name, _)| is_placed(name) && !name.starts_with("webhook"));
    placed.map(|(name, id)| (*name, id.clone())).chain([("first stop", stop)]).collect()
}

#[tokio::test]
async fn every_table_of_a_company_is_some_terminals_or_everybodys() {
    let declared: BTreeSet<&str> =
        TERMINAL_VIEWS.iter().map(|view| view.table).chain(WITHOUT_TERMINAL.iter().copied()).collect();
    assert_eq!(declared.len(), TERMINAL_VIEWS.len() + WITHOUT_TERMINAL.len(), "each table is in one list");
    let app = TestApp::start(Sqlite).await;
    let sql = "SELECT it.name FROM sqlite_master AS it JOIN pragma_table_info(it.name) AS field \
               ON field.name = 'company_id' WHERE it.type = 'table'";
    let db = app.ctx.db.scoped(Scope::System("a test looks at the schema"));
    let rows = db.rows(SqlStatement::plain(sql)).await.unwrap();
    let tables: BTreeSet<String> = rows
        .cells
        .reader()
        .map(|cell| match cell.unwrap() {
            Cell::Text(name) => name.to_owned(),
            other => panic!("{other:?}"),
        })
        .collect();
    let unknown: Vec<_> = tables.iter().filter(|name| !declared.contains(name.as_str())).collect();
    assert!(unknown.is_empty(), "add to TERMINAL_VIEWS or WITHOUT_TERMINAL: {unknown:?}");
    let gone: Vec<_> = declared.iter().filter(|name| !tables.contains(**name)).collect();
    assert!(gone.is_empty(), "no such table has a company: {gone:?}");
}

/// Whoever adds a name decides whether some people see no such record.
#[test]
fn every_name_of_an_id_is_of_a_terminal_or_of_the_company() {
    let document: Value = serde_json::from_str(&openapi_document()).unwrap();
    let mut names: BTreeSet<String> =
        operations().iter().flat_map(|it| ids_of(it).into_iter().map(str::to_owned).collect::<Vec<_>>()).collect();
    for path in document["paths"].as_object().unwrap().values() {
        for operation in path.as_object().unwrap().values().filter(|it| it["requestBody"].is_object()) {
            let schema = &operation["requestBody"]["content"]["application/json"]["schema"];
            ids_in(&document, schema, "", &mut BTreeSet::new(), &mut names);
        }
    }
    // With a driver's or customer's link, whose holder is no member.
    names.remove("document_id");
    let unknown: Vec<_> =
        names.iter().filter(|name| !is_placed(name) && !OF_COMPANY.contains(&name.as_str())).collect();
    assert!(unknown.is_empty(), "add to haul_api::sight, or to OF_COMPANY here: {unknown:?}");
}

fn ids_in(document: &Value, schema: &Value, name: &str, seen: &mut BTreeSet<String>, names: &mut BTreeSet<String>) {
    if let Some(reference) = schema["$ref"].as_str() {
        if seen.insert(reference.to_owned()) {
            let target = document.pointer(reference.trim_start_matches('#')).unwrap();
            ids_in(document, target, name, seen, names);
        }
        return;
    }
    if schema["format"] == "uuid" {
        names.insert(name.to_owned());
    }
    for list in ["allOf", "anyOf", "oneOf"] {
        for part in schema[list].as_array().into_iter().flatten() {
            ids_in(document, part, name, seen, names);
        }
    }
    if schema["items"].is_object() {
        ids_in(document, &schema["items"], name, seen, names);
    }
    for (field, of) in schema["properties"].as_object().into_iter().flatten() {
        ids_in(document, of, field, seen, names);
    }
}

#[rstest]
#[tokio::test]
async fn ids_in_paths_name_records_of_ones_own_terminals_only(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let TwoTerminals { admin, records, manager, .. } = TwoTerminals::of(&app).await;
    let before = records.read(&admin).await;
    let mut wrong = Vec::new();
    let mut walked = 0;
    for operation in operations() {
        let names = ids_of(&operation);
        if !names.iter().any(|name| is_placed(name)) || names.iter().any(|name| name.starts_with("webhook")) {
            continue;
        }
        walked += 1;
        let body = operation.has_body.then(|| body_of(&operation, &records, &records)).flatten();
        let hidden: Vec<_> = names.iter().map(|name| records.id(&operation, name)).collect();
        let absent = vec![ABSENT; names.len()];
        let call = async |ids: &[&str]| {
            manager.client.send(operation.method.clone(), &path_of(&operation, ids), &[], body.clone()).await
        };
        let (hidden, absent) = (call(&hidden).await, call(&absent).await);
        if hidden.status != 404 || hidden != absent {
            wrong.push(format!("{}: {}\n  absent: {}", operation.id, hidden.text, absent.text));
        }
    }
    assert!(walked > 100, "{walked}");
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert_eq!(records.read(&admin).await, before);
}

/// Otherwise the walk above would prove nothing.
#[rstest]
#[tokio::test]
async fn a_manager_of_the_terminal_reads_all_of_it(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let TwoTerminals { admin, records, .. } = TwoTerminals::of(&app).await;
    let chicago = records.ids["terminal_id"].as_str();
    let manager = manager_of(&app, &admin, &[chicago]).await;
    for operation in operations().iter().filter(|it| it.method == Method::GET) {
        let names = ids_of(operation);
        // Somebody else's import may be of any terminal.
        let is_walked = names.iter().any(|name| is_placed(name) && *name != "import_id");
        if is_walked {
            let ids: Vec<_> = names.iter().map(|name| records.id(operation, name)).collect();
            let path = path_of(operation, &ids);
            let (own, all) = (manager.client.get(&path).await, admin.client.get(&path).await);
            // Who wrote a note is told so, and the manager did not.
            let all_text = all.text.replace(r#""is_mine":true"#, r#""is_mine":false"#);
            assert_eq!((own.status, &own.text), (all.status, &all_text), "{}", operation.id);
            own.expect(200);
        }
    }
}

#[rstest]
#[tokio::test]
async fn ids_in_bodies_name_records_of_ones_own_terminals_only(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let TwoTerminals { admin, records, manager, .. } = TwoTerminals::of(&app).await;
    let load = json!({
        "customer_id": records.ids["customer_id"], "load_kind": "full_truckload", "equipment": "dry_van", "charges": [],
        "stops": [
            stop("pickup", &records.ids["facility_id"], "2026-11-25T08:00"),
            stop("delivery", &records.ids["facility_id"], "2026-11-26T10:00"),
        ],
    });
    let own = manager.client.post("/api/loads", load.clone()).await.expect(201);
    let path = format!("/api/loads/{}", id(&own));
    let version = &own["version"];
    let with = |body: &Value, name: &str, id: &str| {
        let mut body = body.clone();
        body[name] = json!(id);
        body
    };
    let assign = json!({ "version": version, "accepts_warnings": true });
    let user = json!({ "email": "new@haul.example", "full_name": "New", "role": "User" });
    let writes = [
        (Method::POST, "/api/loads".to_owned(), "terminal_id", load),
        (Method::PATCH, path.clone(), "terminal_id", json!({ "version": version })),
        (Method::POST, format!("{path}/assign"), "driver_id", assign.clone()),
        (Method::POST, format!("{path}/assign"), "truck_id", assign.clone()),
        (Method::POST, format!("{path}/assign"), "trailer_id", assign),
        (Method::POST, "/api/drivers".to_owned(), "terminal_id", a_driver("Ann", "Lee")),
        (Method::POST, "/api/trucks".to_owned(), "terminal_id", json!({ "unit_number": "9" })),
        (Method::POST, "/api/trailers".to_owned(), "terminal_id", json!({ "unit_number": "9", "kind": "reefer" })),
        (Method::POST, "/api/quotes".to_owned(), "terminal_id", records.quote.clone()),
        (Method::POST, "/api/users".to_owned(), "terminal_id", user),
    ];
    let mut wrong = Vec::new();
    for (method, path, name, body) in writes {
        let send = async |id: &str| {
            let body = match path.as_str() {
                "/api/users" => {
                    let mut body = body.clone();
                    body["terminal_ids"] = json!([id]);
                    body
                }
                _ => with(&body, name, id),
            };
            manager.client.send(method.clone(), &path, &[], Some(body)).await
        };
        let (hidden, absent) = (send(&records.ids[name]).await, send(ABSENT).await);
        if hidden.status != 422 || hidden != absent {
            wrong.push(format!("{method} {path} {name}: {}\n  absent: {}", hidden.text, absent.text));
        }
    }
    let usual = |id: &str| json!({ "unit_number": "9", "usual_driver_id": id });
    let hidden = manager.client.post("/api/trucks", usual(&records.ids["driver_id"])).await;
    assert_eq!(hidden, manager.client.post("/api/trucks", usual(ABSENT)).await);
    hidden.expect_code(422, "validation_failed");
    let times = |load: &str, stop: &str| json!({ "times": [{ "load_id": load, "stop_id": stop, "kind": "arrived", "occurred_local": "2026-11-18T08:00" }] });
    let stop = id(&records.load["stops"][0]);
    let hidden = manager.client.post("/api/stop_times", times(&records.ids["load_id"], &stop)).await;
    assert_eq!(hidden, manager.client.post("/api/stop_times", times(ABSENT, &stop)).await);
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    let seen = admin.client.get(&format!("/api/loads/{}", records.ids["load_id"])).await.expect(200);
    assert_eq!(seen, admin.client.get(&format!("/api/loads/{}", records.ids["load_id"])).await.expect(200));
}

#[rstest]
#[tokio::test]
async fn lists_boards_dashboards_and_search_show_ones_own_terminals_only(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let TwoTerminals { admin, records, manager, .. } = TwoTerminals::of(&app).await;
    let hidden = placed(&records);
    assert!(hidden.len() > 15, "{hidden:?}");
    let all = manager_of(&app, &admin, &[&records.ids["terminal_id"]]).await;
    let mut shown_to_others = BTreeSet::new();
    for operation in operations() {
        let names = ids_of(&operation);
        let is_walked = operation.method == Method::GET && !names.iter().any(|name| is_placed(name));
        if !is_walked || matches!(operation.access, Access::Public | Access::Owner | Access::Identity) {
            continue;
        }
        // Whoever works somewhere may be known by everybody who sees people.
        if matches!(operation.id.as_str(), "list_users" | "read_user") {
            continue;
        }
        let query = match operation.id.as_str() {
            "search" => "?q=101",
            "list_import_columns" => "?kind=loads",
            _ => "",
        };
        let ids: Vec<_> = names.iter().map(|name| records.id(&operation, name)).collect();
        let path = format!("{}{query}", path_of(&operation, &ids));
        let answer = manager.client.get(&path).await;
        for (name, id) in &hidden {
            assert!(!answer.text.contains(id.as_str()), "{} shows another terminal's {name}", operation.id);
            if all.client.get(&path).await.text.contains(id.as_str()) {
                shown_to_others.insert(operation.id.clone());
            }
        }
    }
    // Otherwise the walk would prove nothing.
    for list in
        ["list_loads", "list_drivers", "list_trucks", "list_trailers", "list_quotes", "search", "list_detention"]
    {
        assert!(shown_to_others.contains(list), "{list}: {shown_to_others:?}");
    }
    for (path, counted) in [("/api/loads", "total_count"), ("/api/audit_events?entity_type=load", "total_count")] {
        assert_eq!(manager.client.get(path).await.expect(200)[counted], 0, "{path}");
    }
}

#[rstest]
#[tokio::test]
async fn exports_keys_and_live_updates_are_of_ones_own_terminals(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let TwoTerminals { admin, records, manager, dallas } = TwoTerminals::of(&app).await;
    let body = json!({ "list_name": "loads", "format": "csv" });
    let export = manager.client.post("/api/exports", body).await.expect(201);
    app.run_jobs().await;
    let done = manager.client.get(&format!("/api/exports/{}", id(&export))).await.expect(200);
    assert_eq!((&done["status"], &done["done_rows"]), (&json!("done"), &json!(0)));

    let key = json!({ "name": "Yard", "permissions": ["loads:read", "loads:write"] });
    let key = manager.client.post("/api/api_keys", key).await.expect(201);
    let program = app.with_authorization(format!("Bearer {}", key["secret"].as_str().unwrap()));
    let load = format!("/api/loads/{}", records.ids["load_id"]);
    program.get(&load).await.expect_code(404, "not_found");

    let ticket = manager.client.post("/api/live_tickets", json!({})).await.expect(200);
    assert!(ticket["url"].as_str().unwrap().ends_with(&format!("@{dallas}")), "{ticket}");
    app.events.take();
    let now = admin.client.get(&load).await.expect(200);
    let change = json!({ "version": now["version"], "commodity": "Paper" });
    admin.client.patch(&load, change).await.expect(200);
    let told = app.events.take();
    let of_load = told.iter().find(|(_, it)| it.topic == "load").unwrap();
    let chicago: Uuid = records.ids["terminal_id"].parse().unwrap();
    let dallas_id: Uuid = dallas.parse().unwrap();
    assert!(of_load.1.is_seen_at(Some(&[chicago])) && of_load.1.is_seen_at(None));
    assert!(!of_load.1.is_seen_at(Some(&[dallas_id])), "{:?}", of_load.1);

    // The key follows its creator.
    let path = format!("/api/users/{}", manager.user_id);
    let both = json!({ "version": 1, "terminal_ids": [dallas, records.ids["terminal_id"]] });
    let changed = admin.client.patch(&path, both).await.expect(200);
    assert_eq!(changed["terminals"].as_array().unwrap().len(), 2);
    program.get(&load).await.expect(200);
    manager.client.get(&load).await.expect(200);
    let ended = app.events.take();
    assert!(ended.iter().any(|(_, it)| it.topic == haul_ports::ACCESS_ENDED && it.record_id == manager.user_id));
    let none = json!({ "version": 2, "terminal_ids": [] });
    admin.client.patch(&path, none).await.expect(200);
    program.get(&load).await.expect_code(404, "not_found");
    manager.client.get(&load).await.expect_code(404, "not_found");
}

#[rstest]
#[tokio::test]
async fn records_of_no_terminal_are_everybodys_and_a_crew_brings_its_load(
    #[values(Sqlite, Postgres)] backend: Backend,
) {
    let app = TestApp::start(backend).await;
    let TwoTerminals { admin, records, manager, dallas } = TwoTerminals::of(&app).await;
    let load = format!("/api/loads/{}", records.ids["load_id"]);
    let user = app.user(admin.company_id, Role::User).await;
    for section in Section::ALL {
        let path = format!("/api/role_grants/User/{}", section.as_str());
        admin.client.send(Method::PUT, &path, &[], None).await.expect(200);
    }
    // Only terminals limit a user.
    user.client.get(&load).await.expect(200);
    work_at(&app, &user, &dallas).await;
    user.client.get(&load).await.expect_code(404, "not_found");

    // Their driver hauls it.
    let driver = format!("/api/drivers/{}", records.ids["driver_id"]);
    let now = admin.client.get(&driver).await.expect(200);
    admin.client.patch(&driver, json!({ "version": now["version"], "terminal_id": dallas })).await.expect(200);
    let seen = manager.client.get(&load).await.expect(200);
    assert!(seen.to_string().contains("\"101\""), "the names of the rest of the crew: {seen}");
    manager.client.get(&format!("/api/trucks/{}", records.ids["truck_id"])).await.expect_code(404, "not_found");

    place(&app, &admin, None).await;
    for path in [&load, &driver, &format!("/api/quotes/{}", records.ids["quote_id"])] {
        manager.client.get(path).await.expect(200);
    }
    // What they add belongs to their terminal.
    let truck = manager.client.post("/api/trucks", json!({ "unit_number": "77" })).await.expect(201);
    assert_eq!(truck["terminal"]["id"], json!(dallas));
}

#[rstest]
#[tokio::test]
async fn nobody_lets_someone_see_more_than_they_see(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let TwoTerminals { admin, records, manager, dallas } = TwoTerminals::of(&app).await;
    let invite = |role: &str| json!({ "email": format!("{role}@haul.example"), "full_name": "New", "role": role });
    let made = manager.client.post("/api/users", invite("User")).await.expect(201);
    assert_eq!(made["terminals"], json!([{ "id": dallas, "name": "Dallas yard" }]));
    let own = format!("/api/users/{}", manager.user_id);
    let freed = format!("/api/users/{}", id(&made));
    let none = json!({ "version": 1, "terminal_ids": [] });
    manager.client.patch(&freed, none.clone()).await.expect_code(409, "terminals_beyond_yours");
    manager
        .client
        .patch(&own, json!({ "version": 1, "role": "User", "terminal_ids": [] }))
        .await
        .expect_code(409, "terminals_beyond_yours");
    // Nobody changes the access of those who see more.
    let colleague = app.user(admin.company_id, Role::User).await;
    let path = format!("/api/users/{}/suspend", colleague.user_id);
    let reason = json!({ "reason": "Because" });
    manager.client.post(&path, reason.clone()).await.expect_code(409, "terminals_beyond_yours");
    work_at(&app, &colleague, &records.ids["terminal_id"]).await;
    manager.client.post(&path, reason).await.expect_code(409, "terminals_beyond_yours");
    admin.client.patch(&freed, none).await.expect(200);
}

#[rstest]
#[tokio::test]
async fn nobody_is_mentioned_on_a_record_of_another_terminal(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let TwoTerminals { admin, records, manager, .. } = TwoTerminals::of(&app).await;
    let profile = manager.client.get("/api/profile").await.expect(200);
    let text = format!("@{} see", profile["full_name"].as_str().unwrap());
    let path = format!("/api/records/load/{}/notes", records.ids["load_id"]);
    let body = json!({ "text": text, "mentions": [manager.user_id] });
    let refused = admin.client.post(&path, body).await.expect_code(422, "validation_failed");
    assert_eq!(refused["fields"][0]["path"], "mentions");
}
