//! The port of archives, answered by the host.

use async_trait::async_trait;
use haul_ports::{
    ArchiveContent, ArchiveEntry, ArchiveOrder, ArchivePacker, ArchiveState, Archives, ArchivesError, PackedArchive,
};
use send_wrapper::SendWrapper;
use uuid::Uuid;

use crate::bindings::haul::host::archives as wit;
use crate::ports::Host;
use crate::values::wit_uuid;

#[async_trait]
impl Archives for Host {
    async fn open(&self, order: &ArchiveOrder) -> Result<Box<dyn ArchivePacker>, ArchivesError> {
        let order = wit::Order {
            company_id: wit_uuid(order.company_id),
            blob_id: wit_uuid(order.blob_id),
            created_at: order.created_at.timestamp_micros(),
            readme: order.readme.clone(),
        };
        Ok(Box::new(HostPacker(SendWrapper::new(wit::open(order)).await?)))
    }

    async fn wait(&self, company_id: Uuid, blob_id: Uuid) -> ArchiveState {
        match SendWrapper::new(wit::wait(wit_uuid(company_id), wit_uuid(blob_id))).await {
            wit::State::Unknown => ArchiveState::Unknown,
            wit::State::Packing(progress) => ArchiveState::Packing { files: progress.files, bytes: progress.bytes },
            wit::State::Packed(packed) => ArchiveState::Packed(PackedArchive {
                sha256: packed.sha256,
                byte_size: packed.byte_size,
                files: packed.files,
                left_out: packed.left_out,
            }),
            wit::State::Failed(error) => ArchiveState::Failed(error.into()),
        }
    }
}

/// An archive whose plan the host keeps until it is started.
struct HostPacker(wit::Packer);

#[async_trait]
impl ArchivePacker for HostPacker {
    async fn add(&mut self, entries: Vec<ArchiveEntry>) -> Result<(), ArchivesError> {
        SendWrapper::new(self.0.add(entries.into_iter().map(wit_entry).collect())).await?;
        Ok(())
    }

    async fn start(self: Box<Self>) -> Result<(), ArchivesError> {
        SendWrapper::new(wit::Packer::start(self.0)).await?;
        Ok(())
    }
}

fn wit_entry(entry: ArchiveEntry) -> wit::Entry {
    wit::Entry {
        folders: entry.folders,
        name: entry.name,
        content: match entry.content {
            ArchiveContent::Blobs(blobs) => wit::Content::Blobs(blobs.into_iter().map(wit_uuid).collect()),
            ArchiveContent::Nothing => wit::Content::Nothing,
        },
        about: entry.about,
        kind: entry.kind,
        original_name: entry.original_name,
        added_at: entry.added_at.map(|at| at.timestamp_micros()),
        is_archived: entry.is_archived,
        rows: entry.rows,
        sha256: entry.sha256,
        note: entry.note,
    }
}

impl From<wit::Error> for ArchivesError {
    fn from(error: wit::Error) -> Self {
        match error {
            wit::Error::Busy => Self::Busy,
            wit::Error::TooManyFiles(max) => Self::TooManyFiles { max },
            wit::Error::TooLarge(max) => Self::TooLarge { max },
            wit::Error::Timeout => Self::Timeout,
            wit::Error::Unavailable(text) => Self::Unavailable(text),
        }
    }
}
