//! Archives: everything of the company in one file, and nothing of another.

use std::{
    collections::BTreeMap,
    io::{Cursor, Read},
};

use chrono::TimeDelta;
use haul_api::jobs::Job;
use haul_app::{PRODUCT, openapi_document};
use haul_db::{Fetch, Scope};
use haul_entity::{
    Owned,
    company::user_terminal,
    insight::company_archive::{Column, Entity},
};
use haul_insight::archives::{PackArchive, passes};
use haul_ports::UploadPurpose;
use haul_types::{ArchiveStatus, ExportList, Role, Section};
use poem::http::Method;
use sea_orm::{ActiveModelTrait, ColumnTrait, IntoActiveModel, Iterable, QueryFilter, Set};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use uuid::Uuid;

use haul_tests::{
    Backend::{self, Postgres, Sqlite},
    Person, TestApp, TestClient,
    freight::{Freight, driver, id},
};
use rstest::rstest;

const ARCHIVES: &str = "/api/company_archives";

/// A sign-in of this moment, which ordering and opening need.
fn again(app: &TestApp, person: &Person) -> TestClient {
    app.signed_in(&person.uid, &person.email, true)
}

pub async fn order(app: &TestApp, person: &Person) -> Value {
    again(app, person).send(Method::POST, ARCHIVES, &[], None).await.expect(201)
}

pub async fn read(app: &TestApp, person: &Person, archive: &Value) -> Value {
    again(app, person).get(&format!("{ARCHIVES}/{}", id(archive))).await.expect(200)
}

/// Downloads an archive and unpacks it: path → bytes.
pub async fn unpacked(app: &TestApp, person: &Person, archive: &Value) -> BTreeMap<String, Vec<u8>> {
    let link = again(app, person).post(&format!("{ARCHIVES}/{}/open", id(archive)), json!({})).await.expect(200);
    let bytes = app.download(person.company_id, &link).await;
    assert_eq!(archive["byte_size"], bytes.len());
    assert_eq!(archive["sha256"], hex(&bytes));
    let mut zip = zip::ZipArchive::new(Cursor::new(bytes)).unwrap();
    let mut files = BTreeMap::new();
    for index in 0..zip.len() {
        let mut file = zip.by_index(index).unwrap();
        let name = file.name().unwrap().into_owned();
        let mut content = Vec::new();
        file.read_to_end(&mut content).unwrap();
        assert!(file.enclosed_name().is_some(), "{name} leads out of the folder");
        files.insert(name, content);
    }
    files
}

fn hex(bytes: &[u8]) -> String {
    Sha256::digest(bytes).iter().map(|byte| format!("{byte:02x}")).collect()
}

/// The rows of a CSV file, each by its titles.
pub fn rows(bytes: &[u8]) -> Vec<BTreeMap<String, String>> {
    let text = std::str::from_utf8(bytes).unwrap().strip_prefix('\u{feff}').unwrap();
    let mut reader = csv::Reader::from_reader(text.as_bytes());
    let rows: Vec<BTreeMap<String, String>> = reader.deserialize().map(Result::unwrap).collect();
    rows
}

/// The row of the list of files that begins with this path.
pub fn listed<'a>(manifest: &'a [BTreeMap<String, String>], path: &str) -> &'a BTreeMap<String, String> {
    manifest.iter().find(|row| row["Path"] == path).unwrap_or_else(|| panic!("{path}: {manifest:#?}"))
}

async fn uploaded(app: &TestApp, person: &Person, purpose: UploadPurpose, bytes: &[u8]) -> String {
    let blob_id = app.files.put(person.company_id, bytes.to_vec()).await;
    json!([person.company_id, blob_id, hex(bytes), bytes.len(), "application/pdf", purpose]).to_string()
}

async fn document(app: &TestApp, person: &Person, load: &Value, bytes: &[u8]) {
    let receipt = uploaded(app, person, UploadPurpose::LoadDocument, bytes).await;
    let body = json!({ "receipt": receipt, "file_name": "scan 1.pdf", "kind": "proof_of_delivery" });
    person.client.post(&format!("/api/loads/{}/documents", id(load)), body).await.expect(201);
}

async fn file_of_driver(person: &Person, freight: &Freight, receipt: String) {
    let body = json!({ "receipt": receipt, "file_name": "../../cdl.pdf", "kind": "license" });
    person.client.post(&format!("/api/records/driver/{}/files", freight.driver), body).await.expect(201);
}

#[rstest]
#[tokio::test]
async fn archive_has_every_list_and_file_and_says_what_is_missing(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let (them, admin) = (app.admin().await, app.admin().await);
    let theirs = them.freight_named("Their Secret Customer").await;
    document(&app, &them, &them.load(&theirs).await, b"%PDF their secret").await;

    let freight = admin.freight().await;
    let load = admin.load(&freight).await;
    document(&app, &admin, &load, b"%PDF first").await;
    document(&app, &admin, &load, b"%PDF second").await;
    let receipt = uploaded(&app, &admin, UploadPurpose::RecordFile, b"%PDF license").await;
    file_of_driver(&admin, &freight, receipt).await;
    // Its bytes were lost.
    let lost = json!([admin.company_id, Uuid::now_v7(), hex(b"lost"), 4, "application/pdf", UploadPurpose::RecordFile]);
    file_of_driver(&admin, &freight, lost.to_string()).await;
    let gone = json!({ "name": "Gone Brokerage", "kind": "broker" });
    let gone = admin.client.post("/api/customers", gone).await.expect(201);
    let path = format!("/api/customers/{}/archive", id(&gone));
    admin.client.post(&path, json!({ "version": gone["version"] })).await.expect(200);

    let ordered = order(&app, &admin).await;
    let (lists, tables) = (ExportList::iter().count(), PRODUCT.archived_tables().count());
    assert_eq!((&ordered["status"], &ordered["total_lists"]), (&json!("queued"), &json!(lists + tables)));
    app.run_jobs().await;
    let done = read(&app, &admin, &ordered).await;
    assert_eq!(
        (&done["status"], &done["done_lists"], &done["left_out_files"]),
        (&json!("done"), &json!(lists + tables), &json!(1)),
        "{done}"
    );
    let files = unpacked(&app, &admin, &done).await;

    let number = load["number"].as_str().unwrap();
    let day = app.now().date();
    let pod = format!("files/loads/{number}/proof-of-delivery-{day}.pdf");
    assert_eq!(files[&pod], b"%PDF first");
    assert_eq!(files[&format!("files/loads/{number}/proof-of-delivery-{day} (2).pdf")], b"%PDF second");
    let drivers_file = files.keys().find(|path| path.starts_with("files/drivers/")).unwrap();
    assert_eq!(files[drivers_file], b"%PDF license");
    assert!(String::from_utf8_lossy(&files["README.txt"]).contains("manifest.csv"));

    let customers = rows(&files["lists/customers.csv"]);
    let archived = |name: &str| customers.iter().find(|row| row["Name"] == name).map(|row| row["Archived"].as_str());
    assert_eq!(archived("Gone Brokerage"), Some("yes"));
    assert_eq!(archived("Blue Ridge Brokerage"), Some("no"), "{customers:#?}");
    assert_eq!(rows(&files["lists/loads.csv"]).len(), 1);
    assert!(rows(&files["lists/audit-events.csv"]).len() > 5);
    for (folder, count) in [("lists/", lists), ("tables/", tables)] {
        assert_eq!(files.keys().filter(|path| path.starts_with(folder)).count(), count, "{folder}");
    }

    let manifest = rows(&files["manifest.csv"]);
    let row = listed(&manifest, &pod);
    assert_eq!((row["About"].as_str(), row["Kind"].as_str()), (format!("load {number}").as_str(), "proof_of_delivery"));
    assert_eq!((row["Original name"].as_str(), row["Included"].as_str()), ("scan 1.pdf", "yes"));
    assert_eq!((&row["SHA-256"], row["Bytes"].as_str(), row["Note"].as_str()), (&hex(b"%PDF first"), "10", ""));
    let lost: Vec<_> = manifest.iter().filter(|row| row["Included"] == "no").collect();
    assert_eq!(lost.len(), 1);
    assert_eq!(
        (lost[0]["SHA-256"].as_str(), lost[0]["Note"].as_str()),
        (hex(b"lost").as_str(), "The file is missing from the storage.")
    );
    assert_eq!(lost[0]["Original name"], "../../cdl.pdf");
    // Every file but the two about the archive itself is listed.
    let included = manifest.iter().filter(|row| row["Included"] == "yes").count();
    assert_eq!((included, json!(included)), (files.len() - 2, done["done_files"].clone()));
    for (path, bytes) in &files {
        let text = String::from_utf8_lossy(bytes);
        assert!(!text.contains("Secret") && !text.contains("their secret"), "{path} shows another company's records");
    }
}

/// A job may run twice, its process may end, and the host that packs may be restarted.
#[rstest]
#[tokio::test]
async fn archive_is_finished_once_whatever_is_repeated(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = admin.freight().await;
    document(&app, &admin, &admin.load(&freight).await, b"%PDF").await;
    let ordered = order(&app, &admin).await;
    let db = app.ctx.db.scoped(Scope::Company(admin.company_id));
    let archive = || Entity::owned_by(admin.company_id).filter(Column::Id.eq(id(&ordered).parse::<Uuid>().unwrap()));
    app.run_jobs().await;
    let done = archive().fetch_optional(&db).await.unwrap().unwrap();
    assert_eq!(done.status, ArchiveStatus::Done);
    let payload = || serde_json::from_value(json!({ "company_archive_id": id(&ordered) })).unwrap();
    PackArchive::run(&app.ctx, admin.company_id, payload()).await.unwrap();
    assert_eq!(archive().fetch_optional(&db).await.unwrap().unwrap(), done, "a finished archive stays as it is");

    // As if another process had begun to pack it and ended.
    let mut row = done.clone().into_active_model();
    row.status = Set(ArchiveStatus::Packing);
    row.blob_id = Set(Some(Uuid::now_v7()));
    row.expires_at = Set(None);
    row.update(&db).await.unwrap();
    let early = PackArchive::run(&app.ctx, admin.company_id, payload()).await.unwrap_err();
    assert!(early.to_string().starts_with("waits until"), "it may be another host's: {early}");
    app.clock.advance(TimeDelta::minutes(3));
    let lost = PackArchive::run(&app.ctx, admin.company_id, payload()).await.unwrap_err();
    assert!(lost.to_string().contains("restarted"), "{lost}");
    PackArchive::run(&app.ctx, admin.company_id, payload()).await.unwrap();
    let again = archive().fetch_optional(&db).await.unwrap().unwrap();
    assert_eq!((again.status, again.done_files), (ArchiveStatus::Done, done.done_files));
    assert_ne!(again.blob_id, done.blob_id);
}

#[rstest]
#[tokio::test]
async fn only_a_fresh_sign_in_that_sees_everything_gets_it(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let other = app.user(admin.company_id, Role::Admin).await;
    let stolen = app.signed_in_before(&admin.uid, &admin.email, true, TimeDelta::minutes(11));
    let post = async |client: &TestClient, path: &str| client.send(Method::POST, path, &[], None).await;
    post(&stolen, ARCHIVES).await.expect_code(403, "recent_sign_in_needed");
    let body = json!({ "name": "Sync", "permissions": ["company:archive"] });
    let key = admin.client.post("/api/api_keys", body).await.expect(201)["secret"].as_str().unwrap().to_owned();
    let program = app.with_authorization(format!("Bearer {key}"));
    post(&program, ARCHIVES).await.expect_code(403, "recent_sign_in_needed");
    let user = app.user(admin.company_id, Role::User).await;
    post(&user.client, ARCHIVES).await.expect_code(403, "permission_missing");
    let manager = manager_of_one_terminal(&app, &admin).await;
    post(&manager.client, ARCHIVES).await.expect_code(403, "all_terminals_needed");

    let ordered = order(&app, &admin).await;
    let notices = other.client.get("/api/notices").await.expect(200);
    assert_eq!(notices["items"][0]["title"], "An archive of the whole company was ordered", "{notices}");
    let open = format!("{ARCHIVES}/{}/open", id(&ordered));
    post(&admin.client, &open).await.expect_code(409, "archive_not_done");
    app.run_jobs().await;
    post(&stolen, &open).await.expect_code(403, "recent_sign_in_needed");
    post(&manager.client, &open).await.expect_code(403, "all_terminals_needed");
    post(&other.client, &open).await.expect(200);
    let stranger = app.admin().await;
    post(&stranger.client, &open).await.expect_code(404, "not_found");
    let events = admin.client.get("/api/audit_events?entity_type=company_archive").await.expect(200);
    let actions: Vec<_> = events["items"].as_array().unwrap().iter().map(|it| it["action"].clone()).collect();
    assert_eq!(actions, ["company_archive.opened", "company_archive.finished", "company_archive.requested"]);
    let notices = admin.client.get("/api/notices").await.expect(200);
    assert_eq!(notices["items"][0]["title"], "The archive of the company is ready", "{notices}");
}

async fn manager_of_one_terminal(app: &TestApp, admin: &Person) -> Person {
    for section in [Section::Admin, Section::Company] {
        let path = format!("/api/role_grants/TerminalManager/{}", section.as_str());
        admin.client.send(Method::PUT, &path, &[], None).await.expect(200);
    }
    let body = json!({ "code": "DAL", "name": "Dallas yard", "time_zone": "America/Chicago" });
    let terminal = admin.client.post("/api/terminals", body).await.expect(201);
    let manager = app.user(admin.company_id, Role::TerminalManager).await;
    let row = user_terminal::ActiveModel {
        company_id: Set(admin.company_id),
        user_id: Set(manager.user_id),
        terminal_id: Set(id(&terminal).parse().unwrap()),
    };
    row.insert(&app.ctx.db.scoped(Scope::Company(admin.company_id))).await.unwrap();
    manager
}

#[rstest]
#[tokio::test]
async fn one_at_a_time_and_one_a_day(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let key = [("idempotency-key", "k-1")];
    let client = again(&app, &admin);
    let first = client.send(Method::POST, ARCHIVES, &key, None).await;
    client.send(Method::POST, ARCHIVES, &key, None).await.assert_replays(&first);
    client.send(Method::POST, ARCHIVES, &[], None).await.expect_code(409, "archive_running");
    app.run_jobs().await;
    client.send(Method::POST, ARCHIVES, &[], None).await.expect_code(409, "archive_kept");
    let first = first.expect(201);
    app.clock.advance(TimeDelta::hours(23));
    let open = format!("{ARCHIVES}/{}/open", id(&first));
    again(&app, &admin).post(&open, json!({})).await.expect_code(409, "archive_expired");

    // Its order outlives the access of the person who placed it.
    let second = order(&app, &admin).await;
    let other = app.user(admin.company_id, Role::Admin).await;
    let suspend = format!("/api/users/{}/suspend", admin.user_id);
    other.client.post(&suspend, json!({ "reason": "Left" })).await.expect(200);
    app.run_jobs().await;
    let failed = read(&app, &other, &second).await;
    assert_eq!(
        (&failed["status"], &failed["problem"]),
        (&json!("failed"), &json!("You no longer have access to everything of the company."))
    );
    // A failed one does not count.
    let third = order(&app, &other).await;
    app.clock.advance(TimeDelta::hours(7));
    // Nothing was heard of it for hours.
    let fourth = order(&app, &other).await;
    assert_eq!(read(&app, &other, &third).await["status"], "failed");
    assert_ne!(id(&third), id(&fourth));
    let list = again(&app, &other).get(ARCHIVES).await.expect(200);
    assert_eq!(list["total_count"], 4);
    app.clock.advance(TimeDelta::days(31));
    app.run_jobs().await;
    assert_eq!(again(&app, &other).get(ARCHIVES).await.expect(200)["total_count"], 0);
}

/// A list longer than one run writes comes in parts, which are one file in the end.
#[rstest]
#[tokio::test]
async fn list_is_one_file_whatever_its_length(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    for number in 0..205 {
        admin.client.post("/api/drivers", driver("Dana", &format!("Cole {number:03}"))).await.expect(201);
    }
    let ordered = order(&app, &admin).await;
    app.run_jobs().await;
    let done = read(&app, &admin, &ordered).await;
    let files = unpacked(&app, &admin, &done).await;
    let names: Vec<_> = rows(&files["lists/drivers.csv"]).iter().map(|row| row["Last name"].clone()).collect();
    assert_eq!(names, (0..205).map(|number| format!("Cole {number:03}")).collect::<Vec<_>>());
}

/// A list that learns to archive its rows, or that would leave some out, is read in passes.
#[test]
fn archived_rows_of_every_list_are_read() {
    let document: Value = serde_json::from_str(&openapi_document()).unwrap();
    for list in PRODUCT.areas.iter().flat_map(|area| area.exports) {
        let parameters = document["paths"][list.path]["get"]["parameters"].as_array().unwrap();
        let has_archived = parameters.iter().any(|parameter| parameter["name"] == "archived");
        assert_eq!(passes(list.list).contains(&"archived=true"), has_archived, "{}", list.path);
    }
}
