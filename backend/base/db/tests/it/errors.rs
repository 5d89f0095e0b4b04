//! Constraints are reported by name on both databases.

use haul_capability::testing::TestDatabase;
use haul_db::{Dialect, SqlError, foreign_key_violation, sql_error, unique_violation};
use sea_orm::ConnectionTrait;

use crate::shape::{FIRST, SECOND, first, insert_sample};

crate::on_both![
    unique_indexes_are_named,
    primary_keys_are_named,
    missing_parents_are_foreign_key_violations,
    parents_of_another_company_are_missing,
    nulls_are_refused,
];

async fn unique_indexes_are_named(database: TestDatabase) {
    let db = first(&database);
    insert_sample(&db, FIRST, "a").await.unwrap();
    let error = insert_sample(&db, FIRST, "a").await.unwrap_err();
    assert_eq!(unique_violation(&error), Some("sample_name_key"));
    let tx = db.begin().await.unwrap();
    let error = insert_sample(&tx, FIRST, "a").await.unwrap_err();
    assert_eq!(unique_violation(&error), Some("sample_name_key"));
}

async fn primary_keys_are_named(database: TestDatabase) {
    let system = database.system();
    let insert = format!("INSERT INTO company (id, name) VALUES ('{FIRST}', 'again')");
    let error = system.execute_unprepared(&insert).await.unwrap_err();
    assert_eq!(unique_violation(&error), Some("company_pkey"));
}

async fn missing_parents_are_foreign_key_violations(database: TestDatabase) {
    let db = first(&database);
    let insert =
        format!("INSERT INTO part (id, company_id, sample_id, quantity) VALUES ('{FIRST}', '{FIRST}', '{SECOND}', 1)");
    let error = db.execute_unprepared(&insert).await.unwrap_err();
    let expected = if database.db().dialect() == Dialect::Sqlite { "" } else { "part_sample_id_fkey" };
    assert_eq!(foreign_key_violation(&error), Some(expected));
}

async fn parents_of_another_company_are_missing(database: TestDatabase) {
    let db = first(&database);
    let sample = insert_sample(&database.system(), SECOND, "theirs").await.unwrap();
    let insert =
        format!("INSERT INTO part (id, company_id, sample_id, quantity) VALUES ('{FIRST}', '{FIRST}', '{sample}', 1)");
    let error = db.execute_unprepared(&insert).await.unwrap_err();
    assert!(foreign_key_violation(&error).is_some(), "{error}");
}

async fn nulls_are_refused(database: TestDatabase) {
    let insert = format!("INSERT INTO company (id, name) VALUES ('{}', NULL)", uuid::Uuid::now_v7());
    let error = database.system().execute_unprepared(&insert).await.unwrap_err();
    assert!(matches!(sql_error(&error), Some(SqlError::Check(text)) if text.contains("company.name")), "{error}");
}
