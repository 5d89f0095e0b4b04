//! The tables of these tests.

use haul_capability::testing::{Limits, TestDatabase};
use haul_db::{Connection, Db, Dialect, Scope};
use haul_migration::{MIGRATIONS, Migration, Schema, column};
use sea_orm::{ConnectionTrait, DbErr};
use uuid::Uuid;

pub const FIRST: Uuid = Uuid::from_u128(1);
pub const SECOND: Uuid = Uuid::from_u128(2);

/// The role, then a table of every column type and two related ones.
fn migrations() -> Vec<Migration> {
    vec![MIGRATIONS[0], Migration { name: "m9001_create_test_tables", up }]
}

fn up(schema: &mut Schema) {
    schema.company_table("company", |table| {
        table.col(column::text("name"));
    });
    schema.tenant_table("sample", |table| {
        table
            .col(column::text("name"))
            .col(column::integer("small").null())
            .col(column::bigint("large").null())
            .col(column::double("ratio").null())
            .col(column::boolean("is_set").null())
            .col(column::timestamp("happened_at").null())
            .col(column::date("due_on").null())
            .col(column::json("detail").null())
            .col(column::bytes("bytes").null())
            .col(column::uuid("other_id").null())
            .col(column::text("note").null());
    });
    schema.unique_index("sample_name_key", "sample", "company_id, name");
    schema.tenant_table("part", |table| {
        table.col(column::uuid("sample_id")).references("sample_id", "sample").col(column::integer("quantity"));
    });
    // A constraint that is checked at COMMIT only.
    schema.execute(
        "CREATE TABLE late (id integer PRIMARY KEY, parent_id integer REFERENCES late (id) DEFERRABLE INITIALLY DEFERRED)",
    );
    schema.execute_on(Dialect::Postgres, "GRANT SELECT, INSERT ON late TO haul_app");
}

pub async fn sqlite() -> TestDatabase {
    with_companies(TestDatabase::sqlite_with(&migrations(), Limits::default()).await).await
}

pub async fn postgres() -> TestDatabase {
    with_companies(TestDatabase::postgres_with(&migrations(), Limits::default()).await).await
}

pub async fn sqlite_within(limits: Limits) -> TestDatabase {
    with_companies(TestDatabase::sqlite_with(&migrations(), limits).await).await
}

pub async fn postgres_within(limits: Limits) -> TestDatabase {
    with_companies(TestDatabase::postgres_with(&migrations(), limits).await).await
}

async fn with_companies(database: TestDatabase) -> TestDatabase {
    let system = database.system();
    for (id, name) in [(FIRST, "First"), (SECOND, "Second")] {
        system.execute_unprepared(&format!("INSERT INTO company (id, name) VALUES ('{id}', '{name}')")).await.unwrap();
    }
    database
}

/// The database as the first company sees it.
pub fn first(database: &TestDatabase) -> Db {
    database.db().scoped(Scope::Company(FIRST))
}

pub async fn insert_sample(db: &impl Connection, company: Uuid, name: &str) -> Result<Uuid, DbErr> {
    use sea_orm::{ActiveModelTrait, ActiveValue::Set};
    let id = Uuid::now_v7();
    let sample = crate::entity::ActiveModel {
        id: Set(id),
        company_id: Set(company),
        name: Set(name.into()),
        ..Default::default()
    };
    sample.insert(db).await.map(|sample| sample.id)
}

pub async fn count_samples(db: &impl Connection) -> u64 {
    use sea_orm::{EntityTrait, PaginatorTrait};
    crate::entity::Entity::find().count(db).await.unwrap()
}
