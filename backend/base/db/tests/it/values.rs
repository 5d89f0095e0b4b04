//! Values survive the round trip, and expressions come back as the documented types.

use chrono::{DateTime, NaiveDate, Utc};
use haul_capability::testing::TestDatabase;
use haul_db::{Connection, Fetch};
use sea_orm::sea_query::{Expr, Func};
use sea_orm::{
    ActiveModelTrait, ActiveValue::Set, ColumnTrait, ConnectionTrait, EntityTrait, FromQueryResult, IntoActiveModel,
    QueryFilter, QueryOrder, QuerySelect, Statement,
};
use uuid::Uuid;

use crate::entity::{ActiveModel, Column, Entity, Model, Note};
use crate::shape::{FIRST, first, insert_sample};

crate::on_both![
    full_rows_survive,
    null_rows_survive,
    extreme_rows_survive,
    values_compare_in_filters,
    updates_touch_what_they_say,
    counts_and_sums_are_whole_numbers,
    an_empty_sum_is_null,
    texts_sort_by_bytes,
    like_minds_the_case,
];

fn full() -> Model {
    Model {
        id: Uuid::from_u128(0x0190_0000_0000_7000_8000_0000_0000_00aa),
        company_id: FIRST,
        name: "Größe 🚚 \"quoted\" 'n'".into(),
        small: Some(i32::MIN),
        large: Some(i64::MAX),
        ratio: Some(-0.1),
        is_set: Some(false),
        happened_at: Some("2026-11-20T12:34:56.789012Z".parse::<DateTime<Utc>>().unwrap()),
        due_on: NaiveDate::from_ymd_opt(2024, 2, 29),
        detail: Some(serde_json::json!({ "b": [1, null, "x"], "a": { "deep": 1.5 } })),
        bytes: Some(vec![0, 255, 10, 0]),
        other_id: Some(Uuid::from_u128(u128::MAX)),
        note: Some(Note::NotSoWell),
    }
}

fn empty() -> Model {
    Model {
        id: Uuid::from_u128(7),
        company_id: FIRST,
        name: String::new(),
        small: None,
        large: None,
        ratio: None,
        is_set: None,
        happened_at: None,
        due_on: None,
        detail: None,
        bytes: None,
        other_id: None,
        note: None,
    }
}

async fn insert(db: &impl Connection, model: Model) -> Model {
    model.into_active_model().reset_all().insert(db).await.unwrap()
}

async fn full_rows_survive(database: TestDatabase) {
    let db = first(&database);
    assert_eq!(insert(&db, full()).await, full());
    assert_eq!(Entity::find_by_id(full().id).fetch_optional(&db).await.unwrap(), Some(full()));
    let tx = db.begin().await.unwrap();
    assert_eq!(Entity::find().fetch_all(&tx).await.unwrap(), [full()]);
}

async fn null_rows_survive(database: TestDatabase) {
    let db = first(&database);
    assert_eq!(insert(&db, empty()).await, empty());
    assert_eq!(Entity::find_by_id(empty().id).fetch_optional(&db).await.unwrap(), Some(empty()));
    let mut change = empty().into_active_model();
    change.due_on = Set(full().due_on);
    assert_eq!(change.update(&db).await.unwrap(), Model { due_on: full().due_on, ..empty() });
}

/// Read by position and by name: both give the same result.
async fn extreme_rows_survive(database: TestDatabase) {
    let db = first(&database);
    let widest = Model {
        id: Uuid::from_u128(1),
        name: "ä\u{10ffff}\n\"".into(),
        small: Some(i32::MAX),
        large: Some(i64::MIN),
        ratio: Some(f64::MAX),
        is_set: Some(true),
        happened_at: Some("9999-12-31T23:59:59.999999Z".parse().unwrap()),
        due_on: NaiveDate::from_ymd_opt(9999, 12, 31),
        detail: Some(serde_json::json!({ "": [[], {}, "ä\u{10ffff}".repeat(200_000), -0.5e-300, i64::MAX] })),
        bytes: Some(vec![0; 1 << 20]),
        other_id: Some(Uuid::nil()),
        ..full()
    };
    let smallest = Model {
        id: Uuid::from_u128(2),
        name: " ".into(),
        ratio: Some(f64::MIN_POSITIVE),
        happened_at: Some("0001-01-01T00:00:00.000001Z".parse().unwrap()),
        due_on: NaiveDate::from_ymd_opt(1, 1, 1),
        detail: Some(serde_json::Value::Null),
        bytes: Some(Vec::new()),
        ..full()
    };
    let rows = [widest, smallest, Model { id: Uuid::from_u128(3), ..empty() }];
    for row in &rows {
        insert(&db, row.clone()).await;
    }
    let query = Entity::find().order_by_asc(Column::Id);
    assert!(query.clone().fetch_all(&db).await.unwrap() == rows, "rows changed on their way");
    #[expect(clippy::disallowed_methods, reason = "what is read by position is compared with it")]
    let by_name = query.all(&db).await.unwrap();
    assert!(by_name == rows, "rows read by name changed on their way");
}

/// Only SQLite lets a column hold values of undeclared types.
#[tokio::test(flavor = "multi_thread")]
async fn cells_of_another_kind_are_errors() {
    let database = crate::shape::sqlite().await;
    let db = first(&database);
    for (column, value) in [
        ("name", "CAST(x'c328' AS text)"),
        ("name", "x'00'"),
        ("small", "'seven'"),
        ("small", "2147483648"),
        ("large", "'9223372036854775808'"),
        ("ratio", "'half'"),
        ("is_set", "'yes'"),
        ("happened_at", "'2026-13-01T00:00:00.000000Z'"),
        ("happened_at", "7"),
        ("due_on", "'2026-02-30'"),
        ("detail", "'{'"),
        ("other_id", "'no id'"),
        ("note", "'a word that is none'"),
    ] {
        let id = insert_sample(&db, FIRST, "sample").await.unwrap();
        let change = format!("UPDATE sample SET {column} = {value} WHERE id = '{id}'");
        db.execute_unprepared(&change).await.unwrap();
        let error = Entity::find().fetch_all(&db).await.expect_err(value).to_string();
        assert!(error.contains(&format!("column {column} ")), "{value}: {error}");
        Entity::delete_by_id(id).exec(&db).await.unwrap();
    }
}

async fn values_compare_in_filters(database: TestDatabase) {
    let db = first(&database);
    insert(&db, full()).await;
    let all = [
        Column::Small.lt(0),
        Column::Large.eq(i64::MAX),
        Column::IsSet.eq(false),
        Column::HappenedAt.gt("2026-11-20T12:34:56.789011Z".parse::<DateTime<Utc>>().unwrap()),
        Column::HappenedAt.lte("2026-11-20T12:34:56.789012999Z".parse::<DateTime<Utc>>().unwrap()),
        Column::DueOn
            .between(NaiveDate::from_ymd_opt(2024, 2, 28).unwrap(), NaiveDate::from_ymd_opt(2024, 3, 1).unwrap()),
        Column::OtherId.is_in([Uuid::from_u128(u128::MAX)]),
        Column::Bytes.eq(vec![0u8, 255, 10, 0]),
        Column::Note.eq(Note::NotSoWell),
    ];
    for condition in all {
        let found = Entity::find().filter(condition.clone()).limit(5).fetch_optional(&db).await.unwrap();
        assert!(found.is_some(), "{condition:?}");
    }
}

async fn updates_touch_what_they_say(database: TestDatabase) {
    let db = first(&database);
    for name in ["a", "b", "c"] {
        insert_sample(&db, FIRST, name).await.unwrap();
    }
    let change = ActiveModel { small: Set(Some(1)), ..Default::default() };
    let result = Entity::update_many().set(change).filter(Column::Name.is_in(["a", "b"])).exec(&db).await.unwrap();
    assert_eq!(result.rows_affected, 2);
    assert_eq!(Entity::delete_many().filter(Column::Small.eq(1)).exec(&db).await.unwrap().rows_affected, 2);
    assert_eq!(Entity::delete_many().filter(Column::Small.eq(1)).exec(&db).await.unwrap().rows_affected, 0);
}

#[derive(Debug, PartialEq, FromQueryResult)]
struct Figures {
    rows: i64,
    small: Option<i64>,
    large: Option<i64>,
    most: Option<i64>,
    mean: Option<f64>,
    set: Option<i64>,
    named: Option<String>,
}

async fn figures(db: &impl Connection) -> Figures {
    let set = Expr::case(Column::IsSet.eq(true), 1).finally(0);
    Entity::find()
        .select_only()
        .column_as(Column::Id.count(), "rows")
        .column_as(Column::Small.sum(), "small")
        .column_as(Column::Large.sum(), "large")
        .column_as(Column::Small.max(), "most")
        .column_as(Expr::from(Func::avg(Column::Large.into_expr())), "mean")
        .column_as(Expr::from(Func::sum(set)), "set")
        .column_as(Column::Name.max(), "named")
        .into_model::<Figures>()
        .one(db)
        .await
        .unwrap()
        .unwrap()
}

async fn counts_and_sums_are_whole_numbers(database: TestDatabase) {
    let db = first(&database);
    for (index, name) in ["a", "b", "c"].into_iter().enumerate() {
        let index = i32::try_from(index).unwrap();
        let row = Model {
            id: Uuid::from_u128(100 + u128::from(index.unsigned_abs())),
            name: name.into(),
            small: Some(index),
            large: Some(i64::from(index) * 5_000_000_000),
            is_set: Some(index > 0),
            ..empty()
        };
        insert(&db, row).await;
    }
    let expected = Figures {
        rows: 3,
        small: Some(3),
        large: Some(15_000_000_000),
        most: Some(2),
        mean: Some(5_000_000_000.0),
        set: Some(2),
        named: Some("c".into()),
    };
    assert_eq!(figures(&db).await, expected);
}

async fn an_empty_sum_is_null(database: TestDatabase) {
    let expected = Figures { rows: 0, small: None, large: None, most: None, mean: None, set: None, named: None };
    assert_eq!(figures(&first(&database)).await, expected);
}

async fn texts_sort_by_bytes(database: TestDatabase) {
    let db = first(&database);
    for name in ["b", "A", "ä", "a", "B", "_"] {
        insert_sample(&db, FIRST, name).await.unwrap();
    }
    let rows = Entity::find().order_by_asc(Column::Name).fetch_all(&db).await.unwrap();
    let names: Vec<_> = rows.iter().map(|row| row.name.as_str()).collect();
    assert_eq!(names, ["A", "B", "_", "a", "b", "ä"]);
}

async fn like_minds_the_case(database: TestDatabase) {
    let db = first(&database);
    for name in ["Acme", "acme"] {
        insert_sample(&db, FIRST, name).await.unwrap();
    }
    let found = Entity::find().filter(Column::Name.like("ac%")).fetch_all(&db).await.unwrap();
    assert_eq!(found.len(), 1);
    let statement = Statement::from_string(db.get_database_backend(), "SELECT name FROM sample WHERE name LIKE 'Ac%'");
    assert_eq!(db.query_all_raw(statement).await.unwrap().len(), 1);
}
