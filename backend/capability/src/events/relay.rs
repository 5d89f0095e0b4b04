//! Exchanges changes with the other hosts on the same PostgreSQL database, by NOTIFY.

use std::time::Duration;

use futures::StreamExt;
use futures::stream::BoxStream;
use haul_ports::RecordChange;
use serde::{Deserialize, Serialize};
use tokio::sync::mpsc;
use tokio::task::JoinHandle;
use tokio_postgres::{AsyncMessage, Client};
use uuid::Uuid;

use super::{EventHub, Published, Spoken};
use crate::sql::listen;

const CHANNEL: &str = "haul_events";
/// PostgreSQL allows 8,000 bytes in a notification; a change is about 150, and 300 with the terminals of a crew.
const CHANGES_PER_NOTICE: usize = 20;
/// A database that restarts is back within seconds.
const RETRY: Duration = Duration::from_secs(1);

/// A change in its shortest form.
type Told = (String, Uuid, Option<Uuid>, Option<Vec<Uuid>>);

/// What hosts tell each other.
#[derive(Serialize, Deserialize)]
struct Notice {
    process: String,
    company_id: Uuid,
    /// Topic, record, the one reader concerned, and the terminals. Empty: earlier changes of this host were lost on the way.
    changes: Vec<Told>,
}

/// The running relay; dropping it ends it.
pub struct Relay(JoinHandle<()>);

impl Drop for Relay {
    fn drop(&mut self) {
        self.0.abort();
    }
}

impl Relay {
    pub(super) fn start(hub: EventHub, url: String, outbox: mpsc::UnboundedReceiver<Published>) -> Self {
        Self(tokio::spawn(run(hub, url, outbox)))
    }
}

async fn run(hub: EventHub, url: String, mut outbox: mpsc::UnboundedReceiver<Published>) {
    let mut is_first = true;
    loop {
        match listen(&url, CHANNEL).await {
            Ok((client, messages)) => {
                if !is_first {
                    // Changes may have been missed meanwhile, here or there.
                    hub.speak(Spoken::Missed);
                    let _ = tell(&client, &hub, Uuid::nil(), &[]).await;
                }
                is_first = false;
                pass_on(&hub, &client, messages, &mut outbox).await;
                tracing::warn!("the connection that relays live updates was lost");
            }
            Err(error) => tracing::warn!(%error, "live updates of other hosts cannot be heard"),
        }
        tokio::time::sleep(RETRY).await;
    }
}

/// Relays in both directions until the connection is lost.
async fn pass_on(
    hub: &EventHub,
    client: &Client,
    mut messages: BoxStream<'static, AsyncMessage>,
    outbox: &mut mpsc::UnboundedReceiver<Published>,
) {
    loop {
        tokio::select! {
            message = messages.next() => match message {
                Some(AsyncMessage::Notification(notification)) => hear(hub, notification.payload()),
                Some(_) => {}
                None => return,
            },
            published = outbox.recv() => {
                let Some(Published { company_id, changes }) = published else { return };
                for changes in changes.chunks(CHANGES_PER_NOTICE) {
                    if tell(client, hub, company_id, changes).await.is_err() {
                        return;
                    }
                }
            }
        }
    }
}

async fn tell(
    client: &Client,
    hub: &EventHub,
    company_id: Uuid,
    changes: &[RecordChange],
) -> Result<(), tokio_postgres::Error> {
    let told = |it: &RecordChange| (it.topic.clone(), it.record_id, it.reader_id, it.terminals.clone());
    let changes = changes.iter().map(told).collect();
    let notice = Notice { process: hub.0.process.clone(), company_id, changes };
    let Ok(payload) = serde_json::to_string(&notice) else { return Ok(()) };
    client.execute("SELECT pg_notify($1, $2)", &[&CHANNEL, &payload]).await.map(|_| ())
}

fn hear(hub: &EventHub, payload: &str) {
    let Ok(notice) = serde_json::from_str::<Notice>(payload) else {
        tracing::warn!("a host of another version tells of changes in words of its own");
        hub.speak(Spoken::Missed);
        return;
    };
    if notice.process == hub.0.process {
        return;
    }
    if notice.changes.is_empty() {
        hub.speak(Spoken::Missed);
        return;
    }
    let change = |(topic, record_id, reader_id, terminals)| RecordChange { topic, record_id, reader_id, terminals };
    hub.hear(notice.company_id, notice.changes.into_iter().map(change).collect());
}
