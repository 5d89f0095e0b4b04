//! Lifetime of instances: many requests at once, retirement, and the compiled component on disk.

use std::fs;

use futures::future::join_all;
use haul_host::engine::{ComponentEngine, Limits};

use super::faulty::{component, get, limits, start, text};
use super::ports::{Database, capabilities, due_at};

#[tokio::test(flavor = "multi_thread")]
async fn one_instance_works_on_many_requests_at_once() {
    let (engine, database) = start(Limits { requests_at_once: 20, ..limits() });
    let requests = join_all((0..20).map(|_| get(&engine, "/wait")));
    let release = async {
        database.wait_for(20).await;
        database.gate.add_permits(20);
    };
    let (responses, ()) = tokio::join!(requests, release);
    assert!(responses.iter().all(|response| response.status == 200));
    assert_eq!(text(&engine, "/seen").await, "21");
}

#[tokio::test(flavor = "multi_thread")]
async fn instance_retires_after_its_share_of_requests() {
    let (engine, _) = start(Limits { requests_per_instance: 3, ..limits() });
    let mut seen = Vec::new();
    for _ in 0..7 {
        seen.push(text(&engine, "/seen").await);
    }
    assert_eq!(seen, ["1", "2", "3", "1", "2", "3", "1"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn retired_instance_finishes_what_it_began() {
    let (engine, database) = start(Limits { requests_per_instance: 1, ..limits() });
    let first = tokio::spawn({
        let engine = engine.clone();
        async move { get(&engine, "/wait").await }
    });
    database.wait_for(1).await;
    assert_eq!(text(&engine, "/seen").await, "1", "a successor takes requests already");
    database.gate.add_permits(1);
    assert_eq!(first.await.expect("no panic").status, 200);
}

#[tokio::test(flavor = "multi_thread")]
async fn jobs_report_their_outcome() {
    let (engine, _) = start(limits());
    let outcome = engine.run_jobs(7).await.expect("an outcome");
    assert_eq!((outcome.ran, outcome.failed, outcome.next_due_at), (7, 0, Some(due_at())));
}

#[tokio::test(flavor = "multi_thread")]
async fn compiled_component_is_kept_and_replaces_older_ones() {
    let cache = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("kept");
    let _ = fs::remove_dir_all(&cache);
    fs::create_dir_all(&cache).expect("a writable folder");
    fs::write(cache.join("old.cwasm"), "old").expect("a writable folder");
    let files = || -> Vec<_> {
        let entries = fs::read_dir(&cache).expect("a folder");
        entries
            .map(|entry| entry.and_then(|entry| Ok((entry.path(), entry.metadata()?.modified()?))))
            .collect::<Result<_, _>>()
            .expect("readable")
    };
    let start = || ComponentEngine::start(component(), &cache, capabilities(Database::new()), limits());

    start().expect("starts");
    let first = files();
    assert_eq!(first.len(), 1, "{first:?}");
    start().expect("starts");
    assert_eq!(files(), first);

    // Removed first: the engine above has mapped the old file.
    fs::remove_file(&first[0].0).expect("a writable folder");
    fs::write(&first[0].0, "damaged").expect("a writable folder");
    let engine = start().expect("starts");
    assert_eq!(text(&engine, "/hello").await, "hello");
}
