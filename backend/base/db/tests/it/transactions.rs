//! Transactions keep all or nothing, and report it.

use haul_capability::testing::TestDatabase;
use haul_db::{foreign_key_violation, unique_violation};
use sea_orm::ConnectionTrait;

use crate::shape::{FIRST, count_samples, first, insert_sample};

crate::on_both![
    commit_keeps_everything,
    drop_keeps_nothing,
    others_see_nothing_before_commit,
    a_failing_commit_is_reported,
    a_failing_single_statement_commit_is_reported,
    a_failed_statement_spoils_the_transaction,
    the_connection_is_usable_after_a_failure,
];

async fn commit_keeps_everything(database: TestDatabase) {
    let db = first(&database);
    let tx = db.begin().await.unwrap();
    insert_sample(&tx, FIRST, "a").await.unwrap();
    insert_sample(&tx, FIRST, "b").await.unwrap();
    tx.commit().await.unwrap();
    assert_eq!(count_samples(&db).await, 2);
}

async fn drop_keeps_nothing(database: TestDatabase) {
    let db = first(&database);
    for _ in 0..20 {
        let tx = db.begin().await.unwrap();
        insert_sample(&tx, FIRST, "a").await.unwrap();
        assert_eq!(count_samples(&tx).await, 1);
        drop(tx);
    }
    // More rounds than connections: none was lost, none is still inside.
    assert_eq!(count_samples(&db).await, 0);
    insert_sample(&db, FIRST, "a").await.unwrap();
}

async fn others_see_nothing_before_commit(database: TestDatabase) {
    let db = first(&database);
    let tx = db.begin().await.unwrap();
    insert_sample(&tx, FIRST, "a").await.unwrap();
    assert_eq!(count_samples(&db).await, 0);
    tx.commit().await.unwrap();
    assert_eq!(count_samples(&db).await, 1);
}

async fn a_failing_commit_is_reported(database: TestDatabase) {
    let db = first(&database);
    let tx = db.begin().await.unwrap();
    tx.execute_unprepared("INSERT INTO late (id, parent_id) VALUES (1, 99)").await.unwrap();
    insert_sample(&tx, FIRST, "a").await.unwrap();
    let error = tx.commit().await.unwrap_err();
    assert!(foreign_key_violation(&error).is_some(), "{error}");
    assert_eq!(count_samples(&db).await, 0);
}

async fn a_failing_single_statement_commit_is_reported(database: TestDatabase) {
    let db = first(&database);
    let error = db.execute_unprepared("INSERT INTO late (id, parent_id) VALUES (1, 99)").await.unwrap_err();
    assert!(foreign_key_violation(&error).is_some(), "{error}");
    db.execute_unprepared("INSERT INTO late (id, parent_id) VALUES (1, 1)").await.unwrap();
}

async fn a_failed_statement_spoils_the_transaction(database: TestDatabase) {
    let db = first(&database);
    insert_sample(&db, FIRST, "a").await.unwrap();
    let tx = db.begin().await.unwrap();
    insert_sample(&tx, FIRST, "b").await.unwrap();
    let error = insert_sample(&tx, FIRST, "a").await.unwrap_err();
    assert_eq!(unique_violation(&error), Some("sample_name_key"));
    insert_sample(&tx, FIRST, "c").await.unwrap_err();
    tx.commit().await.unwrap_err();
    assert_eq!(count_samples(&db).await, 1);
}

async fn the_connection_is_usable_after_a_failure(database: TestDatabase) {
    let db = first(&database);
    for _ in 0..20 {
        db.execute_unprepared("INSERT INTO nowhere VALUES (1)").await.unwrap_err();
        let tx = db.begin().await.unwrap();
        tx.execute_unprepared("INSERT INTO nowhere VALUES (1)").await.unwrap_err();
    }
    insert_sample(&db, FIRST, "a").await.unwrap();
}
