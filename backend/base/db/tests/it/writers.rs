//! Many writers at once: all succeed, none is lost.

use futures::future::join_all;
use haul_capability::testing::TestDatabase;
use haul_db::{Db, Fetch, unique_violation};
use sea_orm::{ConnectionTrait, DbErr, EntityTrait};

use crate::entity::Entity;
use crate::shape::{FIRST, count_samples, first, insert_sample};

crate::on_both![
    single_writes_from_many_tasks_all_succeed,
    transactions_from_many_tasks_all_succeed,
    one_of_many_wins_a_name,
    a_bad_neighbour_spoils_nothing,
    abandoned_writes_leave_the_database_usable,
];

const WRITERS: usize = 64;

async fn spread<T: Send + 'static, F: Future<Output = T> + Send + 'static>(work: impl Fn(usize) -> F) -> Vec<T> {
    let tasks = (0..WRITERS).map(|number| tokio::spawn(work(number)));
    join_all(tasks).await.into_iter().map(Result::unwrap).collect()
}

async fn single_writes_from_many_tasks_all_succeed(database: TestDatabase) {
    let db = first(&database);
    let writer = db.clone();
    let results = spread(move |number| {
        let db = writer.clone();
        async move {
            for round in 0..5 {
                insert_sample(&db, FIRST, &format!("{number}-{round}")).await?;
            }
            Ok::<_, DbErr>(())
        }
    });
    assert!(results.await.iter().all(Result::is_ok));
    assert_eq!(count_samples(&db).await, 5 * WRITERS as u64);
}

async fn transactions_from_many_tasks_all_succeed(database: TestDatabase) {
    let db = first(&database);
    let writer = db.clone();
    let results = spread(move |number| write_twice(writer.clone(), number));
    assert!(results.await.iter().all(Result::is_ok));
    assert_eq!(count_samples(&db).await, 2 * WRITERS as u64);
}

async fn write_twice(db: Db, number: usize) -> Result<(), DbErr> {
    let tx = db.begin().await?;
    insert_sample(&tx, FIRST, &format!("{number}-a")).await?;
    Entity::find().fetch_all(&tx).await?;
    insert_sample(&tx, FIRST, &format!("{number}-b")).await?;
    tx.commit().await
}

async fn one_of_many_wins_a_name(database: TestDatabase) {
    let db = first(&database);
    let writer = db.clone();
    let results = spread(move |_| {
        let db = writer.clone();
        async move { insert_sample(&db, FIRST, "the one").await }
    })
    .await;
    assert_eq!(results.iter().filter(|result| result.is_ok()).count(), 1);
    let losers = results.into_iter().filter_map(Result::err);
    assert!(losers.into_iter().all(|error| unique_violation(&error) == Some("sample_name_key")));
}

async fn a_bad_neighbour_spoils_nothing(database: TestDatabase) {
    let db = first(&database);
    let writer = db.clone();
    let results = spread(move |number| {
        let db = writer.clone();
        async move {
            if number % 8 == 0 {
                // Fails at its COMMIT only.
                db.execute_unprepared(&format!("INSERT INTO late (id, parent_id) VALUES ({number}, -1)"))
                    .await
                    .map(|_| ())
            } else {
                insert_sample(&db, FIRST, &number.to_string()).await.map(|_| ())
            }
        }
    })
    .await;
    assert_eq!(results.iter().filter(|result| result.is_err()).count(), WRITERS / 8);
    assert_eq!(count_samples(&db).await, (WRITERS - WRITERS / 8) as u64);
}

async fn abandoned_writes_leave_the_database_usable(database: TestDatabase) {
    let db = first(&database);
    for number in 0..WRITERS {
        let writer = db.clone();
        let task = tokio::spawn(async move { write_twice(writer, number).await });
        // Leaves the transaction at a different place each time.
        for _ in 0..number {
            tokio::task::yield_now().await;
        }
        task.abort();
        let _ = task.await;
    }
    assert_eq!(count_samples(&db).await % 2, 0);
    write_twice(db, WRITERS).await.unwrap();
}
