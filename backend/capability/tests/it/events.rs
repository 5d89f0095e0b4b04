//! Live updates: who receives what, and what a lost stream catches up on.

use std::sync::Arc;
use std::time::Duration;

use chrono::{TimeDelta, Utc};
use haul_capability::events::{ChangeStream, EventHub, Heard, OpenError};
use haul_capability::sealing::{KeyedSealing, SealingKey};
use haul_capability::testing::TestDatabase;
use haul_ports::{ACCESS_ENDED, Events, RecordChange, StreamGrant};
use uuid::Uuid;

const OURS: Uuid = Uuid::from_u128(1);
const THEIRS: Uuid = Uuid::from_u128(2);
const DISPATCHER: Uuid = Uuid::from_u128(11);
const COLLEAGUE: Uuid = Uuid::from_u128(12);

fn sealing() -> Arc<KeyedSealing> {
    Arc::new(KeyedSealing::new(&[SealingKey::generate()], "https://haul.test").unwrap())
}

fn hub() -> EventHub {
    EventHub::new(sealing())
}

fn grant() -> StreamGrant {
    StreamGrant {
        company_id: OURS,
        reader_id: DISPATCHER,
        topics: vec!["load".into(), "notice".into()],
        terminals: None,
        expires_at: Utc::now() + TimeDelta::minutes(1),
    }
}

fn ticket(hub: &EventHub, grant: &StreamGrant) -> String {
    hub.mint_stream(grant).unwrap().strip_prefix("/events/").unwrap().to_owned()
}

fn open(hub: &EventHub, after: Option<&str>) -> ChangeStream {
    hub.open(&ticket(hub, &grant()), after).unwrap()
}

fn change(topic: &str, record: u128) -> RecordChange {
    RecordChange::of(topic, Uuid::from_u128(record))
}

/// The record and the id of the next change.
async fn next(stream: &mut ChangeStream) -> (u128, String) {
    match heard(stream).await {
        Some(Heard::Change { id, change }) => (change.record_id.as_u128(), id),
        other => panic!("a change was expected, not {other:?}"),
    }
}

async fn heard(stream: &mut ChangeStream) -> Option<Heard> {
    tokio::time::timeout(Duration::from_secs(20), stream.next()).await.expect("the stream says something")
}

#[tokio::test]
async fn a_stream_carries_its_companys_topics_and_its_readers_own_only() {
    let hub = hub();
    let mut stream = open(&hub, None);
    hub.publish(THEIRS, vec![change("load", 1)]);
    hub.publish(OURS, vec![change("driver", 2), RecordChange { reader_id: Some(COLLEAGUE), ..change("notice", 3) }]);
    hub.publish(OURS, vec![RecordChange { reader_id: Some(DISPATCHER), ..change("notice", 4) }, change("load", 5)]);
    assert_eq!(next(&mut stream).await.0, 4);
    assert_eq!(next(&mut stream).await.0, 5);
}

#[tokio::test]
async fn a_reader_limited_to_terminals_hears_of_theirs_and_of_none() {
    let hub = hub();
    let [chicago, dallas] = [31, 32].map(Uuid::from_u128);
    let limited = StreamGrant { terminals: Some(vec![dallas]), ..grant() };
    let mut limited = hub.open(&ticket(&hub, &limited), None).unwrap();
    let mut whole = open(&hub, None);
    let at =
        |record, terminals: &[Uuid]| RecordChange { terminals: Some(terminals.to_vec()), ..change("load", record) };
    hub.publish(OURS, vec![at(1, &[chicago]), at(2, &[chicago, dallas]), at(3, &[]), change("load", 4)]);
    assert_eq!((next(&mut limited).await.0, next(&mut limited).await.0), (2, 4));
    for record in 1..=4 {
        assert_eq!(next(&mut whole).await.0, record);
    }
}

#[tokio::test]
async fn a_lost_stream_goes_on_where_it_stopped() {
    let hub = hub();
    let mut stream = open(&hub, None);
    hub.publish(OURS, vec![change("load", 1), change("load", 2)]);
    let (_, first) = next(&mut stream).await;
    drop(stream);
    hub.publish(OURS, vec![change("load", 3)]);
    let mut again = open(&hub, Some(&first));
    assert_eq!(next(&mut again).await.0, 2);
    assert_eq!(next(&mut again).await.0, 3);
    hub.publish(OURS, vec![change("load", 4)]);
    assert_eq!(next(&mut again).await.0, 4);
}

#[tokio::test]
async fn a_new_stream_hears_what_changed_while_its_page_was_loading() {
    let hub = hub();
    hub.publish(OURS, vec![change("load", 1)]);
    assert_eq!(next(&mut open(&hub, None)).await.0, 1);
}

#[tokio::test]
async fn a_stream_that_cannot_go_on_is_told_to_ask_for_everything() {
    let hub = hub();
    let before = open(&hub, None).opened_at().unwrap();
    for id in ["", "0123456789abcdef-3", "nonsense", &format!("{before}9")] {
        assert!(matches!(heard(&mut open(&hub, Some(id))).await, Some(Heard::Reset { .. })), "{id}");
    }
    let more_than_is_kept = (0..5_000).map(|record| change("load", record)).collect();
    hub.publish(OURS, more_than_is_kept);
    let mut late = open(&hub, Some(&before));
    let Some(Heard::Reset { id }) = heard(&mut late).await else { panic!("too much was missed") };
    hub.publish(OURS, vec![change("load", 7)]);
    assert_eq!(next(&mut late).await.0, 7, "after a reset it goes on");
    assert_eq!(next(&mut open(&hub, Some(&id))).await.0, 7, "and may be lost again");
}

#[tokio::test]
async fn a_reader_that_is_too_slow_is_told_to_ask_for_everything() {
    let hub = hub();
    let mut slow = open(&hub, None);
    hub.publish(OURS, (0..5_000).map(|record| change("load", record)).collect());
    assert!(matches!(heard(&mut slow).await, Some(Heard::Reset { .. })));
}

#[tokio::test]
async fn only_a_fresh_ticket_of_this_host_opens_a_stream() {
    let hub = hub();
    let expired = StreamGrant { expires_at: Utc::now() - TimeDelta::minutes(1), ..grant() };
    let foreign = self::hub();
    for ticket in [ticket(&hub, &expired), ticket(&foreign, &grant()), String::new(), "a.b.c".into()] {
        assert_eq!(hub.open(&ticket, None).err(), Some(OpenError::InvalidTicket), "{ticket}");
    }
}

#[tokio::test]
async fn a_reader_has_so_many_streams_and_closing_one_makes_room() {
    let hub = hub();
    let ticket = ticket(&hub, &grant());
    let mut streams: Vec<_> = (0..64).map(|_| hub.open(&ticket, None).unwrap()).collect();
    assert_eq!(hub.open(&ticket, None).err(), Some(OpenError::TooMany));
    let colleague = StreamGrant { reader_id: COLLEAGUE, ..grant() };
    assert!(hub.open(&self::ticket(&hub, &colleague), None).is_ok());
    streams.pop();
    assert!(hub.open(&ticket, None).is_ok());
}

#[tokio::test]
async fn streams_end_when_the_process_stops() {
    let hub = hub();
    let mut stream = open(&hub, None);
    hub.close();
    assert_eq!(heard(&mut stream).await, None);
}

#[tokio::test]
async fn hosts_on_one_postgres_hear_each_other_and_themselves_once() {
    let url = TestDatabase::postgres_url().await;
    let sealing = sealing();
    let (here, _relay) = EventHub::with_postgres(sealing.clone(), &url);
    let (there, _other_relay) = EventHub::with_postgres(sealing, &url);
    let (mut ours, mut theirs) = (open(&here, None), open(&there, None));
    // The other host starts listening at some moment; until then it misses changes.
    let mut first = 0;
    while tokio::time::timeout(Duration::from_millis(200), theirs.next()).await.is_err() {
        first += 1;
        here.publish(OURS, vec![change("load", first)]);
    }
    for record in 1..=first {
        assert_eq!(next(&mut ours).await.0, record);
    }
    there.publish(OURS, vec![change("load", 1_000)]);
    assert_eq!(next(&mut ours).await.0, 1_000);
    let many = (2_000..2_120).map(|record| change("load", record)).collect();
    here.publish(OURS, many);
    let mut heard = Vec::new();
    while heard.last() != Some(&2_119) {
        heard.push(next(&mut theirs).await.0);
    }
    heard.retain(|record| *record >= 2_000);
    assert_eq!(heard, (2_000..2_120).collect::<Vec<_>>());
}

#[tokio::test]
async fn a_reader_whose_access_ends_hears_nothing_more() {
    let hub = hub();
    let (mut theirs, mut colleagues) = (open(&hub, None), {
        let grant = StreamGrant { reader_id: COLLEAGUE, ..grant() };
        hub.open(&ticket(&hub, &grant), None).unwrap()
    });
    let old = ticket(&hub, &grant());
    let end = RecordChange { reader_id: Some(DISPATCHER), ..change(ACCESS_ENDED, DISPATCHER.as_u128()) };
    hub.publish(OURS, vec![end, change("load", 7)]);
    assert_eq!(heard(&mut theirs).await, None);
    assert_eq!(next(&mut colleagues).await.0, 7);
    assert_eq!(hub.open(&old, None).err(), Some(OpenError::InvalidTicket));
    // A reader whose access is restored gets a new ticket.
    assert_eq!(next(&mut open(&hub, None)).await.0, 7);
}
