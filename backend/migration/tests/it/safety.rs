//! What safety's later tables and columns do to a database that is in use.

use haul_db::{Cell, Scope, SqlPort, SqlStatement};
use haul_migration::{MIGRATIONS, migrate, migrate_with};

use super::{FILLED_BEFORE_FUEL_PROGRAMS, count};

const COMPANY: &str = "00000000-0000-0000-0000-000000000001";
const AT: &str = "'2026-11-01T00:00:00.000000Z', '2026-11-01T00:00:00.000000Z'";

/// Tables since then that begin empty.
const NEW_TABLES: [&str; 10] = [
    "data_q_challenge",
    "claim",
    "basic_measure",
    "employer_inquiry",
    "audit_binder",
    "motor_vehicle_record",
    "legal_hold",
    "purge_proposal",
    "driver_termination",
    "driver_event",
];

fn id(number: u32) -> String {
    format!("'00000000-0000-0000-0000-0000000000{number:02}', '{COMPANY}'")
}

/// A driver with a file, a truck, a trailer, an accident and an inspection, from before there were carriers.
fn filled() -> Vec<String> {
    let driver = "INSERT INTO driver (id, company_id, first_name, last_name, full_name_folded, last_name_folded, kind, \
                  status, endorsements, restrictions, created_at, updated_at)";
    let truck = "INSERT INTO truck (id, company_id, unit_number, unit_number_folded, ownership, status, created_at, updated_at)";
    let trailer =
        "INSERT INTO trailer (id, company_id, unit_number, unit_number_folded, kind, status, created_at, updated_at)";
    let file = "INSERT INTO record_file (id, company_id, record_kind, record_id, driver_id, kind, file_name, media_type, \
                byte_size, sha256, blob_id, uploaded_by, created_at, updated_at)";
    let accident = "INSERT INTO accident (id, company_id, happened_on, city, city_folded, state, driver_id, fatality_count, \
                    injury_count, is_towed, is_hazmat_released, is_cited, preventability, created_at, updated_at)";
    let inspection = "INSERT INTO roadside_inspection (id, company_id, inspected_on, report_number, report_number_folded, \
                      state, level, driver_id, violations, out_of_service_count, created_at, updated_at)";
    let ann = "'00000000-0000-0000-0000-000000000011'";
    vec![
        FILLED_BEFORE_FUEL_PROGRAMS[0].to_owned(),
        format!("{driver} VALUES ({}, 'Ann', 'Lee', 'ann lee', 'lee', 'company', 'active', '[]', '[]', {AT})", id(11)),
        format!("{truck} VALUES ({}, '101', '101', 'company', 'available', {AT})", id(12)),
        format!("{trailer} VALUES ({}, 'T1', 't1', 'dry_van', 'available', {AT})", id(13)),
        format!(
            "{file} VALUES ({}, 'driver', {ann}, {ann}, 'other', 'card.pdf', 'application/pdf', 7, 'abc', {ann}, 'Ann', {AT})",
            id(14)
        ),
        format!(
            "{accident} VALUES ({}, '2026-10-01', 'Gary', 'gary', 'IN', {ann}, 0, 1, TRUE, FALSE, FALSE, 'undetermined', {AT})",
            id(15)
        ),
        format!("{inspection} VALUES ({}, '2026-10-02', 'IL1', 'il1', 'IL', '2', {ann}, '[]', 0, {AT})", id(16)),
    ]
}

async fn texts(port: &dyn SqlPort, sql: &str) -> Vec<String> {
    let rows = port.query(&Scope::System("test"), SqlStatement::plain(sql)).await.unwrap();
    let text = |cell| match cell {
        Cell::Text(text) => text.to_owned(),
        other => panic!("{other:?}"),
    };
    rows.cells.reader().map(|cell| text(cell.unwrap())).collect()
}

pub async fn safety_grows_on_a_filled_database(open: impl Fn() -> Box<dyn SqlPort>) {
    let port = open();
    let scope = Scope::System("test");
    let before = MIGRATIONS.iter().position(|migration| migration.name == "m0350_create_motor_carrier").unwrap();
    migrate_with(port.as_ref(), &MIGRATIONS[..before]).await.unwrap();
    for statement in filled() {
        port.execute(&scope, SqlStatement::plain(statement.clone()))
            .await
            .unwrap_or_else(|error| panic!("{statement}: {error}"));
    }

    migrate(port.as_ref()).await.unwrap();

    // What was there is as it was, and the new columns say nothing.
    let kept = "SELECT first_name || ' ' || file_name || ' ' || coalesce(CAST(driver_event_id AS text), 'of no event') \
                FROM record_file JOIN driver ON driver.id = record_file.driver_id";
    assert_eq!(texts(port.as_ref(), kept).await, ["Ann card.pdf of no event"]);
    let kept = "SELECT unit_number || ' ' || coalesce(tire_size, '-') || ' ' || coalesce(CAST(motor_carrier_id AS text), '-') \
                FROM truck";
    assert_eq!(texts(port.as_ref(), kept).await, ["101 - -"]);
    let kept = "SELECT unit_number || ' ' || coalesce(tire_size, '-') FROM trailer";
    assert_eq!(texts(port.as_ref(), kept).await, ["T1 -"]);
    for table in ["accident", "roadside_inspection"] {
        assert_eq!(count(port.as_ref(), table).await, Some(1), "{table}");
    }
    // Each company has its own authority, and the job that checks it.
    let carriers = "SELECT kind || ' ' || status || ' ' || fmcsa_status FROM motor_carrier";
    assert_eq!(texts(port.as_ref(), carriers).await, ["own active not_checked"]);
    let jobs = "SELECT kind FROM job WHERE kind = 'watch_motor_carriers'";
    assert_eq!(texts(port.as_ref(), jobs).await, ["watch_motor_carriers"]);
    for table in NEW_TABLES {
        assert_eq!(count(port.as_ref(), table).await, Some(0), "{table}");
    }

    // The new tables take what is about the old records, and nothing about others.
    let event = |number: u32, driver: &str, cents: &str| {
        format!(
            "INSERT INTO driver_event (id, company_id, driver_id, kind, happened_on, title, title_folded, cost_cents, \
             created_at, updated_at) VALUES ({}, '00000000-0000-0000-0000-0000000000{driver}', 'incident', '2026-11-01', \
             'Post', 'post', {cents}, {AT})",
            id(number)
        )
    };
    port.execute(&scope, SqlStatement::plain(event(21, "11", "84000"))).await.unwrap();
    port.execute(&scope, SqlStatement::plain(event(22, "11", "NULL"))).await.unwrap();
    for wrong in [event(23, "99", "84000"), event(24, "11", "10000000001")] {
        assert!(port.execute(&scope, SqlStatement::plain(wrong.clone())).await.is_err(), "{wrong}");
    }
}
