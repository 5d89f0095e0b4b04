//! Nothing runs forever.

use std::time::Duration;

use haul_capability::testing::{Limits, TestDatabase};
use haul_db::{Dialect, is_timeout};
use sea_orm::{ConnectionTrait, Statement};

use crate::shape::{FIRST, count_samples, first, insert_sample, postgres_within, sqlite_within};

const SHORT: Limits = Limits { statement: Duration::from_millis(300), transaction: Duration::from_millis(600) };

#[tokio::test(flavor = "multi_thread")]
async fn sqlite_interrupts_long_reads() {
    interrupts_long_reads(sqlite_within(SHORT).await).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn postgres_interrupts_long_reads() {
    interrupts_long_reads(postgres_within(SHORT).await).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn sqlite_rolls_back_overdue_transactions() {
    rolls_back_overdue_transactions(sqlite_within(SHORT).await).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn postgres_rolls_back_overdue_transactions() {
    rolls_back_overdue_transactions(postgres_within(SHORT).await).await;
}

async fn interrupts_long_reads(database: TestDatabase) {
    let db = first(&database);
    let endless = match db.dialect() {
        Dialect::Sqlite => "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT count(*) FROM n",
        Dialect::Postgres => "SELECT count(*) FROM generate_series(1, 100000000000)",
    };
    let statement = Statement::from_string(db.get_database_backend(), endless);
    let error = db.query_all_raw(statement.clone()).await.unwrap_err();
    assert!(is_timeout(&error), "{error}");
    // In a transaction too, where it spoils the rest.
    let tx = db.begin().await.unwrap();
    let error = tx.query_all_raw(statement).await.unwrap_err();
    assert!(is_timeout(&error), "{error}");
    drop(tx);
    assert_eq!(count_samples(&db).await, 0);
}

async fn rolls_back_overdue_transactions(database: TestDatabase) {
    let db = first(&database);
    let forgotten = db.begin().await.unwrap();
    insert_sample(&forgotten, FIRST, "a").await.unwrap();
    // On SQLite the next writer waits until the forgotten one is thrown out; on PostgreSQL for its lock on the name.
    while let Err(error) = insert_sample(&db, FIRST, "a").await {
        assert!(is_timeout(&error), "{error}");
    }
    let error = loop {
        match forgotten.execute_unprepared("UPDATE sample SET small = 1").await {
            Ok(_) => tokio::task::yield_now().await,
            Err(error) => break error,
        }
    };
    assert!(is_timeout(&error), "{error}");
    assert!(is_timeout(&forgotten.commit().await.unwrap_err()));
    assert_eq!(count_samples(&db).await, 1);
}
