//! What a parser's process cannot do, and what happens to its place.

use std::time::Duration;

use haul_capability::confined::{Cause, Errand, Failure, ParserSettings, Parsers, Place, find_program};
use haul_capability::testing::{parser_settings, parsers};
use uuid::Uuid;

const COMPANY: Uuid = Uuid::from_u128(1);
const OTHER: Uuid = Uuid::from_u128(2);

async fn outcome(parsers: &Parsers, place: Place, errand: Errand) -> Result<(), Failure> {
    parsers.run::<()>(place, errand, &(), Vec::new()).await.map(|_| ())
}

/// The processes that have an order, once there is one.
async fn at_work(parsers: &Parsers) -> Vec<u32> {
    loop {
        let ids = parsers.at_work();
        if !ids.is_empty() {
            return ids;
        }
        tokio::task::yield_now().await;
    }
}

fn is_running(id: u32) -> bool {
    std::path::Path::new(&format!("/proc/{id}")).exists()
}

#[tokio::test]
async fn a_parser_has_no_file_no_network_and_no_program() {
    let probed = parsers().probe().await.unwrap();
    assert_eq!(probed.missing, Vec::<String>::new(), "this machine's kernel lacks a protection");
    assert!(probed.attempts.len() >= 9);
    for attempt in probed.attempts {
        assert!(attempt.is_denied, "a parser can {}", attempt.what);
    }
}

#[tokio::test]
async fn an_overdue_order_is_killed_before_its_place_is_given_to_the_next() {
    let parsers = Parsers::new(ParserSettings { at_once: 1, ..parser_settings() });
    let place = parsers.place(COMPANY).await.unwrap();
    let spinning = tokio::spawn({
        let parsers = parsers.clone();
        async move { outcome(&parsers, place, Errand::Spin).await }
    });
    let ids = at_work(&parsers).await;
    assert!(is_running(ids[0]));
    // As at a deadline: the caller no longer waits.
    spinning.abort();
    let place = parsers.place(OTHER).await.unwrap();
    assert!(!is_running(ids[0]), "the place was free before the process was gone");
    assert_eq!(parsers.at_work(), Vec::<u32>::new());
    drop(place);
}

#[tokio::test]
async fn a_parser_has_no_more_memory_than_its_bounds() {
    let parsers = Parsers::new(ParserSettings { memory_bytes: 256 << 20, ..parser_settings() });
    let place = parsers.place(COMPANY).await.unwrap();
    let failure = outcome(&parsers, place, Errand::Fill).await.unwrap_err();
    assert_eq!(failure, Cause::OutOfMemory.into());
}

#[tokio::test]
async fn a_parser_has_no_more_computing_time_than_its_bounds() {
    let parsers = Parsers::new(ParserSettings { cpu_seconds: 1, ..parser_settings() });
    let place = parsers.place(COMPANY).await.unwrap();
    let failure = outcome(&parsers, place, Errand::Spin).await.unwrap_err();
    assert_eq!(failure, Cause::OutOfTime.into());
}

#[tokio::test]
async fn an_answer_is_read_no_further_than_its_limit() {
    let parsers = Parsers::new(ParserSettings { answer_bytes: 8, ..parser_settings() });
    assert_eq!(parsers.probe().await.unwrap_err(), Cause::TooLong.into());
}

#[tokio::test]
async fn a_process_serves_one_order() {
    let parsers = Parsers::new(ParserSettings { at_once: 1, keeps_spare: true, ..parser_settings() });
    parsers.probe().await.unwrap();
    let mut seen = Vec::new();
    for _ in 0..2 {
        let place = parsers.place(COMPANY).await.unwrap();
        let order = tokio::spawn({
            let parsers = parsers.clone();
            async move { outcome(&parsers, place, Errand::Spin).await }
        });
        seen.extend(at_work(&parsers).await);
        order.abort();
        drop(parsers.place(COMPANY).await.unwrap());
    }
    assert_ne!(seen[0], seen[1]);
}

#[tokio::test]
async fn a_program_that_is_none_is_an_error_and_frees_the_place() {
    let program = find_program().unwrap().with_file_name("no-such-program");
    let parsers = Parsers::new(ParserSettings { at_once: 1, ..ParserSettings::new(program) });
    for _ in 0..2 {
        let failure = parsers.probe().await.unwrap_err();
        assert!(matches!(failure.cause, Cause::Unavailable(_)), "{failure:?}");
    }
}

#[tokio::test]
async fn an_order_that_nobody_waits_for_leaves_the_queue() {
    let parsers = Parsers::new(ParserSettings { at_once: 0, ..parser_settings() });
    let waited = tokio::time::timeout(Duration::ZERO, parsers.place(COMPANY)).await;
    assert!(waited.is_err());
}
