//! The runner and the product's own migrations on both databases.

use futures::future::join_all;
use haul_capability::sql::{Postgres, PostgresSettings, Sqlite, SqliteSettings};
use haul_capability::testing::empty_postgres_url;
use haul_db::{Cell, Scope, SqlError, SqlPort, SqlStatement};
use haul_migration::{MIGRATIONS, Migration, MigrationError, Schema, column, migrate, migrate_with, status};

mod papers;
mod safety;

use papers::dates_of_papers_become_items;
use safety::safety_grows_on_a_filled_database;

/// Runs each test function on a new, empty database of either kind.
macro_rules! on_both {
    ($($name:ident),* $(,)?) => {
        mod sqlite {
            use super::*;

            $(#[tokio::test(flavor = "multi_thread")] async fn $name() {
                let folder = tempfile::tempdir().unwrap();
                let path = folder.path().join("haul.db");
                super::$name(|| Box::new(Sqlite::open(&SqliteSettings::new(path.clone())).unwrap())).await
            })*
        }
        mod postgres {
            use super::*;

            $(#[tokio::test(flavor = "multi_thread")] async fn $name() {
                let url = empty_postgres_url().await;
                super::$name(|| Box::new(Postgres::open(PostgresSettings::for_migration(&url)).unwrap())).await
            })*
        }
    };
}

on_both![
    the_products_migrations_apply_once,
    a_changed_migration_is_refused,
    a_failed_migration_leaves_nothing_and_resumes,
    several_runners_take_turns,
    a_filled_databases_fuel_programs_keep_their_quotes,
    amounts_beyond_their_bounds_are_repaired_and_refused,
    what_was_wrong_with_money_and_times_is_carried_over,
    exports_and_views_keep_their_status,
    dates_of_papers_become_items,
    safety_grows_on_a_filled_database,
];

const FIRST: Migration = Migration {
    name: "m9001_create_first",
    up: |schema: &mut Schema| {
        schema.shared_table("first", |table| {
            table.id().col(column::text("name"));
        });
    },
};

const FIRST_CHANGED: Migration = Migration {
    name: "m9001_create_first",
    up: |schema: &mut Schema| {
        schema.shared_table("first", |table| {
            table.id().col(column::text("title"));
        });
    },
};

const SECOND: Migration = Migration {
    name: "m9002_create_second",
    up: |schema: &mut Schema| {
        schema.shared_table("second", |table| {
            table.id();
        });
    },
};

const SECOND_BROKEN: Migration = Migration {
    name: "m9002_create_second",
    up: |schema: &mut Schema| {
        (SECOND.up)(schema);
        schema.execute("INSERT INTO nowhere VALUES (1)");
    },
};

async fn count(port: &dyn SqlPort, table: &str) -> Option<i64> {
    let statement = SqlStatement::plain(format!("SELECT count(*) FROM {table}"));
    let rows = port.query(&Scope::System("test"), statement).await.ok()?;
    match rows.cells.reader().next() {
        Some(Ok(Cell::Int(count))) => Some(count),
        _ => None,
    }
}

async fn the_products_migrations_apply_once(open: impl Fn() -> Box<dyn SqlPort>) {
    let port = open();
    let names: Vec<_> = MIGRATIONS.iter().map(|migration| migration.name).collect();
    assert_eq!(status(port.as_ref()).await.unwrap().pending, names);
    assert_eq!(migrate(port.as_ref()).await.unwrap().names, names);
    assert!(migrate(port.as_ref()).await.unwrap().names.is_empty());
    let status = status(port.as_ref()).await.unwrap();
    assert!(status.pending.is_empty());
    assert_eq!(status.applied, names);
}

async fn a_changed_migration_is_refused(open: impl Fn() -> Box<dyn SqlPort>) {
    let port = open();
    migrate_with(port.as_ref(), &[MIGRATIONS[0], FIRST]).await.unwrap();
    let error = migrate_with(port.as_ref(), &[MIGRATIONS[0], FIRST_CHANGED, SECOND]).await.unwrap_err();
    assert!(matches!(error, MigrationError::Changed { name } if name == FIRST.name));
    assert_eq!(count(port.as_ref(), "second").await, None);
}

async fn a_failed_migration_leaves_nothing_and_resumes(open: impl Fn() -> Box<dyn SqlPort>) {
    let port = open();
    let error = migrate_with(port.as_ref(), &[MIGRATIONS[0], FIRST, SECOND_BROKEN]).await.unwrap_err();
    assert!(matches!(error, MigrationError::Failed { name, .. } if name == SECOND.name), "{error}");
    assert_eq!(count(port.as_ref(), "first").await, Some(0));
    assert_eq!(count(port.as_ref(), "second").await, None);
    let applied = migrate_with(port.as_ref(), &[MIGRATIONS[0], FIRST, SECOND]).await.unwrap();
    assert_eq!(applied.names, [SECOND.name]);
}

async fn several_runners_take_turns(open: impl Fn() -> Box<dyn SqlPort>) {
    let ports: Vec<_> = (0..4).map(|_| open()).collect();
    let migrations = [MIGRATIONS[0], FIRST, SECOND];
    let runs = ports.iter().map(|port| migrate_with(port.as_ref(), &migrations));
    let applied: usize = join_all(runs).await.into_iter().map(|run| run.unwrap().names.len()).sum();
    assert_eq!(applied, 3);
}

async fn a_filled_databases_fuel_programs_keep_their_quotes(open: impl Fn() -> Box<dyn SqlPort>) {
    let port = open();
    let before = MIGRATIONS.iter().take_while(|migration| migration.name != "m0150_rename_fuel_program");
    migrate_with(port.as_ref(), &before.copied().collect::<Vec<_>>()).await.unwrap();
    for statement in FILLED_BEFORE_FUEL_PROGRAMS {
        port.execute(&Scope::System("test"), SqlStatement::plain(*statement)).await.unwrap();
    }

    migrate(port.as_ref()).await.unwrap();

    let kept = SqlStatement::plain(
        "SELECT quote.number, fuel_program.name, CAST(fuel_surcharge AS text) FROM quote \
         JOIN fuel_program ON fuel_program.id = quote.fuel_program_id",
    );
    let rows = port.query(&Scope::System("test"), kept).await.unwrap();
    let cells: Vec<_> = rows.cells.reader().map(Result::unwrap).collect();
    let [Cell::Text("Q-1"), Cell::Text("Front Range"), Cell::Text(surcharge)] = cells[..] else {
        panic!("{cells:?}");
    };
    let surcharge: serde_json::Value = serde_json::from_str(surcharge).unwrap();
    assert_eq!(surcharge, serde_json::json!({ "program": "Front Range", "rate": "0.45" }));

    let elsewhere = SqlStatement::plain("UPDATE quote SET fuel_program_id = '00000000-0000-0000-0000-0000000000ff'");
    assert!(matches!(port.execute(&Scope::System("test"), elsewhere).await.unwrap_err(), SqlError::ForeignKey(_)));
}

async fn amounts_beyond_their_bounds_are_repaired_and_refused(open: impl Fn() -> Box<dyn SqlPort>) {
    let port = open();
    let scope = Scope::System("test");
    let before = MIGRATIONS.iter().position(|migration| migration.name == "m0160_bound_amounts").unwrap();
    migrate_with(port.as_ref(), &MIGRATIONS[..before]).await.unwrap();
    for statement in FILLED_BEFORE_FUEL_PROGRAMS {
        let statement = statement.replace("fuel_programme", "fuel_program").replace("programme", "program");
        port.execute(&scope, SqlStatement::plain(statement)).await.unwrap();
    }
    let grown = "UPDATE quote SET total_cents = -9213372036854775809, tolls_cents = 9213372036854775807";
    port.execute(&scope, SqlStatement::plain(grown)).await.unwrap();
    migrate(port.as_ref()).await.unwrap();
    let rows = port.query(&scope, SqlStatement::plain("SELECT total_cents, tolls_cents FROM quote")).await.unwrap();
    let cells: Vec<_> = rows.cells.reader().map(Result::unwrap).collect();
    assert_eq!(cells, [Cell::Int(-10_000_000_000), Cell::Int(10_000_000_000)]);
    for wrong in ["total_cents = 10000000001", "tolls_cents = -10000000001"] {
        let statement = SqlStatement::plain(format!("UPDATE quote SET {wrong}"));
        assert!(port.execute(&scope, statement).await.is_err(), "{wrong}");
    }
    let fine = SqlStatement::plain("UPDATE quote SET total_cents = 10000000000, tolls_cents = NULL");
    port.execute(&scope, fine).await.unwrap();
}

async fn exports_and_views_keep_their_status(open: impl Fn() -> Box<dyn SqlPort>) {
    let port = open();
    let scope = Scope::System("test");
    let before = MIGRATIONS.iter().position(|migration| migration.name == "m0200_name_status").unwrap();
    migrate_with(port.as_ref(), &MIGRATIONS[..before]).await.unwrap();
    let company = FILLED_BEFORE_FUEL_PROGRAMS.iter().take(1);
    for statement in company.chain(FILLED_BEFORE_STATUS) {
        port.execute(&scope, SqlStatement::plain(*statement)).await.unwrap();
    }
    migrate(port.as_ref()).await.unwrap();
    let kept = SqlStatement::plain(
        "SELECT export.list_name, export.status, user_account.status, saved_view.search, CAST(saved_view.columns AS text) \
         FROM export JOIN user_account ON user_account.id = export.owner_id AND NOT export.is_owned_by_key \
         JOIN saved_view ON saved_view.list_name = 'drivers'",
    );
    let rows = port.query(&scope, kept).await.unwrap();
    let cells: Vec<_> = rows.cells.reader().map(Result::unwrap).collect();
    let [Cell::Text("loads"), Cell::Text("done"), Cell::Text("active"), Cell::Text(search), Cell::Text(columns)] =
        cells[..]
    else {
        panic!("{cells:?}");
    };
    assert_eq!(search, "status=active&license_state=TX&sort=-status");
    assert_eq!(columns.replace(' ', ""), r#"["status","license_state"]"#);
}

/// Four loads before the migration: one not used, one approved with open money, one reopened after a TONU, one with
/// estimated times and an unreviewed proof of delivery.
async fn what_was_wrong_with_money_and_times_is_carried_over(open: impl Fn() -> Box<dyn SqlPort>) {
    let port = open();
    let scope = Scope::System("test");
    let before = MIGRATIONS.iter().position(|migration| migration.name == "m0170_part_agreed_charges").unwrap();
    migrate_with(port.as_ref(), &MIGRATIONS[..before]).await.unwrap();
    let run = async |sql: String| {
        port.execute(&scope, SqlStatement::plain(sql.clone())).await.unwrap_or_else(|error| panic!("{sql}: {error}"));
    };
    for statement in FILLED_BEFORE_FUEL_PROGRAMS.iter().take(2) {
        run((*statement).to_owned()).await;
    }
    for statement in filled_before_agreed_charges() {
        run(statement).await;
    }

    migrate(port.as_ref()).await.unwrap();

    let told = async |sql: &str| {
        let rows = port.query(&scope, SqlStatement::plain(sql)).await.unwrap();
        let text = |cell| match cell {
            Cell::Text(text) => text.to_owned(),
            Cell::Null => "-".to_owned(),
            other => panic!("{other:?}"),
        };
        rows.cells.reader().map(|cell| text(cell.unwrap())).collect::<Vec<_>>()
    };
    let charges = "SELECT load_id || ' ' || code || ' ' || status || ' ' || coalesce(status_before_tonu, '-') || ' ' || \
                   coalesce(review_reason, '-') FROM charge ORDER BY id";
    let load = |number: u32| format!("00000000-0000-0000-0000-0000000001{number:02}");
    let expected = [
        (1, "LINE_HAUL denied approved -"),
        (1, "DETENTION denied - denied_with_tonu"),
        (1, "TONU approved - -"),
        (2, "LINE_HAUL approved - -"),
        (2, "LUMPER pending - -"),
        (3, "LINE_HAUL pending - -"),
        (4, "LINE_HAUL approved - -"),
    ];
    let expected = expected.map(|(number, words)| format!("{} {words}", load(number)));
    assert_eq!(told(charges).await, expected);
    let loads = "SELECT billing_status || ' ' || CAST(total_cents AS text) || ' ' || CAST(pending_cents AS text) || ' ' || \
                 blocker_codes FROM load ORDER BY id";
    let expected = [
        "ready_for_review 25000 0 charge_to_review",
        "ready_for_review 100000 15000 ",
        "not_ready 0 100000 ",
        "docs_pending 100000 0 pod_signature_unknown,weight_missing",
    ];
    assert_eq!(told(loads).await, expected);
    let times =
        "SELECT CASE WHEN is_arrival_unconfirmed AND NOT is_departure_unconfirmed THEN 'yes' ELSE 'no' END FROM stop";
    assert_eq!(told(times).await, ["yes"]);
    let waits = "SELECT status || ' ' || outcome || ' ' || CAST(amount_cents AS text) FROM detention";
    assert_eq!(told(waits).await, ["not_billable times_unconfirmed 0"]);
    let late = "SELECT CASE WHEN was_late THEN 'late' ELSE 'in time' END FROM load ORDER BY id DESC LIMIT 1";
    assert_eq!(told(late).await, ["in time"]);
    // When each stop is due, and a job that looks at the one open load.
    let due =
        "SELECT CASE WHEN due_at > earliest_at AND timeliness = 'on_time' THEN 'due' ELSE 'unknown' END FROM stop";
    assert_eq!(told(due).await, ["due"]);
    let kinds =
        ["count_dashboard", "count_pages", "locate_facilities", "watch_filings", "watch_load", "watch_motor_carriers"];
    assert_eq!(told("SELECT kind FROM job ORDER BY kind").await, kinds);
    let views = "SELECT search || ' ' || coalesce(CAST(columns AS text), '-') FROM saved_view ORDER BY name";
    let views = told(views).await.iter().map(|view| view.replace(", ", ",")).collect::<Vec<_>>();
    let expected = [
        "timeliness=late&sort=-urgency [\"number\",\"urgency\"]",
        "risk=late -",
        "group=all&q=red -",
        "group=all -",
        "group=open -",
    ];
    assert_eq!(views, expected);
}

/// A customer, and the four loads with what belongs to them.
fn filled_before_agreed_charges() -> Vec<String> {
    const COMPANY: &str = "'00000000-0000-0000-0000-000000000001'";
    const FACILITY: &str = "'00000000-0000-0000-0000-000000000002'";
    const AT: &str = "'2026-11-01T00:00:00.000000Z'";
    let id = |number: u32| format!("'00000000-0000-0000-0000-000000000{number}'");
    let mut all = vec![format!(
        "INSERT INTO customer (id, company_id, name, name_folded, kind, payment_terms_days, currency, is_on_credit_hold, \
         required_references, required_documents, contacts, created_at, updated_at) VALUES ({}, {COMPANY}, 'Blue', 'blue', \
         'broker', 30, 'USD', false, '[]', '[]', '[]', {AT}, {AT})",
        id(100)
    )];
    for (number, status, billing, blockers, tonu_at, delivered_at, was_late) in [
        (101, "tonu", "ready_for_review", "", AT, "NULL", false),
        (102, "delivered", "approved", "", "NULL", AT, false),
        (103, "booked", "not_ready", "", "NULL", "NULL", false),
        (104, "delivered", "ready_for_review", "weight_missing", "NULL", AT, true),
    ] {
        all.push(format!(
            "INSERT INTO load (id, company_id, number, number_sequence, status, billing_status, blocker_codes, customer_id, \
             is_duplicate_reference_accepted, \"references\", references_folded, load_kind, equipment, is_hazmat, \
             is_team_required, currency, is_draft, tonu_at, total_cents, is_pod_present, is_rate_confirmation_present, \
             document_kinds, pickup_at, delivery_at, pickup_on, delivery_on, origin_facility_id, destination_facility_id, \
             stop_count, was_late, delivered_at, created_at, updated_at) VALUES ({}, {COMPANY}, '{number}', {number}, \
             '{status}', '{billing}', '{blockers}', {}, false, '[]', '', 'full_truckload', 'dry_van', false, false, 'USD', \
             false, {tonu_at}, 0, true, true, '', {AT}, {AT}, '2026-11-01', '2026-11-01', {FACILITY}, {FACILITY}, 2, \
             {was_late}, {delivered_at}, {AT}, {AT})",
            id(number),
            id(100)
        ));
    }
    for (number, load, code, cents, status) in [
        (201, 101, "LINE_HAUL", 100_000, "approved"),
        (202, 101, "DETENTION", 7_500, "denied"),
        (203, 101, "TONU", 25_000, "pending"),
        (204, 102, "LINE_HAUL", 100_000, "pending"),
        (205, 102, "LUMPER", 15_000, "pending"),
        (206, 103, "LINE_HAUL", 100_000, "pending"),
        (207, 104, "LINE_HAUL", 100_000, "pending"),
    ] {
        all.push(format!(
            "INSERT INTO charge (id, company_id, load_id, sequence, code, basis, quantity_thousandths, rate_ten_thousandths, \
             amount_cents, status, created_at, updated_at) VALUES ({}, {COMPANY}, {}, 1, '{code}', 'flat', 1000, {}, {cents}, \
             '{status}', {AT}, {AT})",
            id(number),
            id(load),
            cents * 100
        ));
    }
    all.push(format!(
        "INSERT INTO audit_event (id, company_id, sequence, occurred_at, actor_kind, actor_name, action, entity_type, entity_id, \
         changes, previous_hash, hash) VALUES ({}, {COMPANY}, 1, {AT}, 'user', 'Ana', 'load.not_used', 'load', {}, '[]', '', '')",
        id(300),
        id(103)
    ));
    all.push(format!(
        "INSERT INTO document (id, company_id, load_id, kind, file_name, media_type, byte_size, sha256, blob_id, \
         is_in_invoice_packet, uploaded_by, created_at, updated_at) VALUES ({}, {COMPANY}, {}, 'proof_of_delivery', 'pod.pdf', \
         'application/pdf', 1, '', {}, true, 'Ana', {AT}, {AT})",
        id(301),
        id(104),
        id(302)
    ));
    all.push(format!(
        "INSERT INTO stop (id, company_id, load_id, sequence, kind, facility_id, schedule, time_zone, earliest_local, \
         earliest_at, is_appointment_confirmed, is_drop, \"references\", arrived_at, departed_at, created_at, updated_at) VALUES \
         ({}, {COMPANY}, {}, 1, 'delivery', {FACILITY}, 'appointment', 'UTC', '', {AT}, false, false, '[]', {AT}, {AT}, {AT}, {AT})",
        id(303),
        id(104)
    ));
    for (number, kind, is_estimated) in [(304, "arrived", true), (305, "departed", false)] {
        all.push(format!(
            "INSERT INTO stop_event (id, company_id, load_id, stop_id, kind, occurred_at, source, is_estimated, recorded_by, \
             recorded_at) VALUES ({}, {COMPANY}, {}, {}, '{kind}', {AT}, 'system', {is_estimated}, 'Ana', {AT})",
            id(number),
            id(104),
            id(303)
        ));
    }
    all.push(format!(
        "INSERT INTO user_account (id, company_id, email, full_name, full_name_folded, role, state, created_at, updated_at) \
         VALUES ({}, {COMPANY}, 'ana@blue.example', 'Ana', 'ana', 'Admin', 'active', {AT}, {AT})",
        id(307)
    ));
    for (number, list, search, columns) in [
        (308, "tracked_loads", "risk=late&sort=-risk", "'[\"number\",\"risk\"]'"),
        (309, "other", "risk=late", "NULL"),
        (310, "loads", "q=red", "NULL"),
        (311, "loads", "", "NULL"),
        (312, "loads", "group=open", "NULL"),
    ] {
        all.push(format!(
            "INSERT INTO saved_view (id, company_id, user_id, list, name, name_folded, search, columns, is_default, is_shared, \
             created_at, updated_at) VALUES ({}, {COMPANY}, {}, '{list}', '{number}', '{number}', '{search}', {columns}, false, \
             false, {AT}, {AT})",
            id(number),
            id(307)
        ));
    }
    all.push(format!(
        "INSERT INTO detention (id, company_id, load_id, stop_id, customer_id, facility_id, status, terms, outcome, is_late, \
         waited_minutes, billable_minutes, amount_cents, earlier_cents, has_changed_facts, created_at, updated_at) VALUES \
         ({}, {COMPANY}, {}, {}, {}, {FACILITY}, 'pending', '{{}}', 'detained', false, 1, 1, 22500, 0, false, {AT}, {AT})",
        id(306),
        id(104),
        id(303),
        id(100)
    ));
    all
}

/// When you add a column of cents, bound it as m0160 does.
#[tokio::test]
async fn every_amount_is_bounded() {
    let port = Postgres::open(PostgresSettings::for_migration(empty_postgres_url().await)).unwrap();
    migrate(&port).await.unwrap();
    let sql = "SELECT c.relname || '.' || a.attname FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid \
               WHERE c.relkind = 'r' AND a.attname LIKE '%\\_cents' AND NOT EXISTS (SELECT 1 FROM pg_constraint k \
               WHERE k.conrelid = c.oid AND k.contype = 'c' AND pg_get_constraintdef(k.oid) LIKE '%' || a.attname || '%')";
    let unbound = port.query(&Scope::System("test"), SqlStatement::plain(sql)).await.unwrap();
    assert!(unbound.cells.is_empty(), "bound these as m0160_bound_amounts does: {:?}", unbound.cells);
}

/// A company, a facility, a fuel program and the quote that was computed by it.
const FILLED_BEFORE_FUEL_PROGRAMS: &[&str] = &[
    "INSERT INTO company (id, legal_name, dot_number, is_dot_proven, docket_numbers, time_zone, officers, addresses, contacts, \
     created_at, updated_at) VALUES ('00000000-0000-0000-0000-000000000001', 'Ridgeline', '1', true, '[]', 'UTC', '[]', '[]', \
     '[]', '2026-11-01T00:00:00.000000Z', '2026-11-01T00:00:00.000000Z')",
    "INSERT INTO facility (id, company_id, name, name_folded, address, city_folded, state, time_zone, created_at, updated_at) \
     VALUES ('00000000-0000-0000-0000-000000000002', '00000000-0000-0000-0000-000000000001', 'Dock', 'dock', '{}', 'denver', \
     'CO', 'America/Denver', '2026-11-01T00:00:00.000000Z', '2026-11-01T00:00:00.000000Z')",
    "INSERT INTO fuel_programme (id, company_id, name, name_folded, region, method, peg_ten_thousandths, \"rows\", created_at, \
     updated_at) VALUES ('00000000-0000-0000-0000-000000000003', '00000000-0000-0000-0000-000000000001', 'Front Range', \
     'front range', 'us', 'table', 12000, '[]', '2026-11-01T00:00:00.000000Z', '2026-11-01T00:00:00.000000Z')",
    "INSERT INTO quote (id, company_id, number, number_sequence, revision, status, kind, freight, equipment, fuel_programme_id, \
     fuel_surcharge, total_cents, currency, is_below_floor, pickup_at, pickup_on, delivery_at, origin_facility_id, \
     destination_facility_id, lane, lane_folded, stop_count, requested_at, valid_until, created_by, created_at, updated_at) \
     VALUES ('00000000-0000-0000-0000-000000000004', '00000000-0000-0000-0000-000000000001', 'Q-1', 1, 1, 'draft', 'spot', \
     '{}', 'dry_van', '00000000-0000-0000-0000-000000000003', '{\"programme\": \"Front Range\", \"rate\": \"0.45\"}', 0, 'USD', \
     false, '2026-11-01T00:00:00.000000Z', '2026-11-01', '2026-11-01T00:00:00.000000Z', \
     '00000000-0000-0000-0000-000000000002', '00000000-0000-0000-0000-000000000002', '', '', 2, \
     '2026-11-01T00:00:00.000000Z', '2026-11-01T00:00:00.000000Z', '', '2026-11-01T00:00:00.000000Z', \
     '2026-11-01T00:00:00.000000Z')",
];

const FILLED_BEFORE_STATUS: &[&str] = &[
    "INSERT INTO user_account (id, company_id, email, full_name, full_name_folded, role, state, created_at, updated_at) \
     VALUES ('00000000-0000-0000-0000-000000000002', '00000000-0000-0000-0000-000000000001', 'dana@haul.example', 'Dana', \
     'dana', 'Admin', 'active', '2026-11-01T00:00:00.000000Z', '2026-11-01T00:00:00.000000Z')",
    "INSERT INTO export (id, company_id, user_id, list, format, search, state, done_rows, total_rows, created_at, updated_at) \
     VALUES ('00000000-0000-0000-0000-000000000003', '00000000-0000-0000-0000-000000000001', \
     '00000000-0000-0000-0000-000000000002', 'loads', 'csv', '', 'done', 4, 4, '2026-11-01T00:00:00.000000Z', \
     '2026-11-01T00:00:00.000000Z')",
    "INSERT INTO saved_view (id, company_id, user_id, list, name, name_folded, search, columns, is_default, \
     is_shared, created_at, updated_at) VALUES ('00000000-0000-0000-0000-000000000004', '00000000-0000-0000-0000-000000000001', \
     '00000000-0000-0000-0000-000000000002', 'drivers', 'Texans', 'texans', 'state=active&license_state=TX&sort=-state', \
     '[\"state\", \"license_state\"]', false, false, '2026-11-01T00:00:00.000000Z', \
     '2026-11-01T00:00:00.000000Z')",
];

#[test]
fn migrations_are_listed_in_order() {
    assert!(MIGRATIONS.is_sorted_by_key(|migration| migration.name));
}

#[tokio::test]
async fn every_table_of_a_company_is_bound_by_row_level_security() {
    let port = Postgres::open(PostgresSettings::for_migration(empty_postgres_url().await)).unwrap();
    migrate(&port).await.unwrap();
    let sql = "SELECT c.relname FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attname = 'company_id' \
               WHERE c.relkind = 'r' AND NOT (c.relrowsecurity AND c.relforcerowsecurity)";
    let unbound = port.query(&Scope::System("test"), SqlStatement::plain(sql)).await.unwrap();
    assert!(unbound.cells.is_empty(), "make these with Schema::tenant_table: {:?}", unbound.cells);
}
