//! Dates of papers become items.

use haul_db::{Cell, Scope, SqlPort, SqlStatement};
use haul_migration::{MIGRATIONS, migrate, migrate_with};

use super::FILLED_BEFORE_FUEL_PROGRAMS;

/// Every dated column, and records without dates.
pub async fn dates_of_papers_become_items(open: impl Fn() -> Box<dyn SqlPort>) {
    const COMPANY: &str = "00000000-0000-0000-0000-000000000001";
    const AT: &str = "'2026-11-01T00:00:00.000000Z', '2026-11-01T00:00:00.000000Z'";
    let port = open();
    let scope = Scope::System("test");
    let before = MIGRATIONS.iter().position(|migration| migration.name == "m0320_create_compliance_item").unwrap();
    migrate_with(port.as_ref(), &MIGRATIONS[..before]).await.unwrap();
    let driver = "INSERT INTO driver (id, company_id, first_name, last_name, full_name_folded, last_name_folded, kind, \
                  status, endorsements, restrictions, license_expires_on, medical_expires_on, twic_expires_on, \
                  created_at, updated_at)";
    let truck = "INSERT INTO truck (id, company_id, unit_number, unit_number_folded, ownership, status, \
                 registration_expires_on, annual_inspection_expires_on, insurance_expires_on, created_at, updated_at)";
    let trailer = "INSERT INTO trailer (id, company_id, unit_number, unit_number_folded, kind, status, \
                   registration_expires_on, annual_inspection_expires_on, created_at, updated_at)";
    let id = |number: u32| format!("'00000000-0000-0000-0000-0000000000{number:02}', '{COMPANY}'");
    for statement in [
        FILLED_BEFORE_FUEL_PROGRAMS[0].to_owned(),
        format!(
            "{driver} VALUES ({}, 'Ann', 'Lee', 'ann lee', 'lee', 'company', 'active', '[]', '[]', '2026-11-01', \
             '2027-02-03', NULL, {AT})",
            id(11)
        ),
        format!(
            "{driver} VALUES ({}, 'Ben', 'Cole', 'ben cole', 'cole', 'company', 'active', '[]', '[]', NULL, NULL, \
             '2028-02-29', {AT})",
            id(12)
        ),
        format!(
            "{truck} VALUES ({}, '101', '101', 'company', 'available', '2027-01-31', '2027-03-01', '2027-06-01', {AT})",
            id(13)
        ),
        format!("{truck} VALUES ({}, '102', '102', 'company', 'available', NULL, NULL, NULL, {AT})", id(14)),
        format!("{trailer} VALUES ({}, 'T1', 't1', 'dry_van', 'available', '2027-12-31', '2026-12-01', {AT})", id(15)),
    ] {
        port.execute(&scope, SqlStatement::plain(statement.clone()))
            .await
            .unwrap_or_else(|error| panic!("{statement}: {error}"));
    }

    migrate(port.as_ref()).await.unwrap();

    let kept = "SELECT record_kind || ' ' || coalesce(CAST(driver_id AS text), CAST(truck_id AS text), \
                CAST(trailer_id AS text)) || ' ' || item_type || ' ' || CAST(expires_on AS text) FROM compliance_item \
                WHERE superseded_at IS NULL AND archived_at IS NULL ORDER BY 1";
    let rows = port.query(&scope, SqlStatement::plain(kept)).await.unwrap();
    let told: Vec<String> = rows
        .cells
        .reader()
        .map(|cell| match cell.unwrap() {
            Cell::Text(text) => text.to_owned(),
            other => panic!("{other:?}"),
        })
        .collect();
    let expected = [
        ("driver", 11, "license 2026-11-01"),
        ("driver", 11, "medical 2027-02-03"),
        ("driver", 12, "twic 2028-02-29"),
        ("trailer", 15, "inspection 2026-12-01"),
        ("trailer", 15, "registration 2027-12-31"),
        ("truck", 13, "inspection 2027-03-01"),
        ("truck", 13, "insurance 2027-06-01"),
        ("truck", 13, "registration 2027-01-31"),
    ];
    let line = |(kind, number, paper): (&str, u32, &str)| {
        format!("{kind} 00000000-0000-0000-0000-0000000000{number:02} {paper}")
    };
    assert_eq!(told, expected.map(line));
}
