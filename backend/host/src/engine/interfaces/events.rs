//! Live updates.

use haul_ports::{EventsError, RecordChange, StreamGrant};

use super::values::{timestamp, uuid};
use crate::engine::bindings::haul::host::{events as wit, types};
use crate::engine::instance::State;

impl wit::Host for State {
    fn mint_stream(&mut self, grant: wit::StreamGrant) -> wasmtime::Result<Result<String, wit::Error>> {
        let grant = StreamGrant {
            company_id: uuid(grant.company_id),
            reader_id: uuid(grant.reader_id),
            topics: grant.topics,
            terminals: grant.terminals.map(|ids| ids.into_iter().map(uuid).collect()),
            expires_at: timestamp(grant.expires_at)?,
        };
        let minted = self.capabilities.events.mint_stream(&grant);
        Ok(minted.map_err(|EventsError(text)| wit::Error::Failed(text)))
    }

    fn publish(&mut self, company_id: types::Uuid, changes: Vec<wit::Change>) -> wasmtime::Result<()> {
        let changes = changes.into_iter().map(|change| RecordChange {
            topic: change.topic,
            record_id: uuid(change.record_id),
            reader_id: change.reader_id.map(uuid),
            terminals: change.terminals.map(|ids| ids.into_iter().map(uuid).collect()),
        });
        self.capabilities.events.publish(uuid(company_id), changes.collect());
        Ok(())
    }
}
