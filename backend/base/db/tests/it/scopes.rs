//! Which rows a scope sees. SQLite leaves it to the queries, so most of this is about PostgreSQL.

use haul_capability::testing::TestDatabase;
use haul_db::{Fetch, Scope};
use sea_orm::{ConnectionTrait, EntityTrait};
use uuid::Uuid;

use crate::entity::Entity;
use crate::shape::{self, FIRST, SECOND, count_samples, first, insert_sample};

crate::on_both![a_statement_without_scope_is_refused, system_sees_every_company];

async fn a_statement_without_scope_is_refused(database: TestDatabase) {
    let db = database.db();
    Entity::find().fetch_all(&db).await.unwrap_err();
    db.execute_unprepared("DELETE FROM sample").await.unwrap_err();
    db.begin().await.unwrap_err();
}

async fn system_sees_every_company(database: TestDatabase) {
    let system = database.system();
    insert_sample(&system, FIRST, "a").await.unwrap();
    insert_sample(&system, SECOND, "b").await.unwrap();
    assert_eq!(count_samples(&system).await, 2);
    assert_eq!(count_samples(&system.begin().await.unwrap()).await, 2);
}

#[tokio::test]
async fn a_company_sees_its_own_rows_only() {
    let database = shape::postgres().await;
    let system = database.system();
    insert_sample(&system, FIRST, "a").await.unwrap();
    let theirs = insert_sample(&system, SECOND, "b").await.unwrap();

    let db = first(&database);
    assert_eq!(count_samples(&db).await, 1);
    assert_eq!(Entity::find_by_id(theirs).fetch_optional(&db).await.unwrap(), None);
    assert_eq!(db.execute_unprepared("UPDATE sample SET note = 'mine'").await.unwrap().rows_affected(), 1);
    assert_eq!(
        db.execute_unprepared(&format!("DELETE FROM sample WHERE id = '{theirs}'")).await.unwrap().rows_affected(),
        0
    );

    let tx = db.begin().await.unwrap();
    assert_eq!(count_samples(&tx).await, 1);
    drop(tx);

    let companies = database.db().scoped(Scope::Company(SECOND));
    assert_eq!(companies.execute_unprepared("UPDATE company SET name = 'x'").await.unwrap().rows_affected(), 1);
}

#[tokio::test]
async fn a_company_writes_no_rows_of_another() {
    let database = shape::postgres().await;
    let db = first(&database);
    insert_sample(&db, SECOND, "b").await.unwrap_err();
    let mine = insert_sample(&db, FIRST, "a").await.unwrap();
    db.execute_unprepared(&format!("UPDATE sample SET company_id = '{SECOND}' WHERE id = '{mine}'")).await.unwrap_err();
}

#[tokio::test]
async fn an_unknown_company_sees_nothing() {
    let database = shape::postgres().await;
    insert_sample(&database.system(), FIRST, "a").await.unwrap();
    let db = database.db().scoped(Scope::Company(Uuid::max()));
    assert_eq!(count_samples(&db).await, 0);
}

#[tokio::test]
async fn a_scope_does_not_outlast_its_statement() {
    let database = shape::postgres().await;
    let system = database.system();
    insert_sample(&system, SECOND, "b").await.unwrap();
    for _ in 0..20 {
        assert_eq!(count_samples(&system).await, 1);
        drop(system.begin().await.unwrap());
        assert_eq!(count_samples(&first(&database)).await, 0);
    }
}

#[tokio::test]
async fn the_role_owns_nothing() {
    let database = shape::postgres().await;
    let system = database.system();
    for forbidden in
        ["ALTER TABLE sample DISABLE ROW LEVEL SECURITY", "DROP TABLE sample", "DELETE FROM schema_migration"]
    {
        system.execute_unprepared(forbidden).await.unwrap_err();
    }
}
