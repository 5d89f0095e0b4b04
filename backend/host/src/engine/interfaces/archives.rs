//! Archives of a company; one whose files are being named is a resource.

use std::sync::Arc;

use haul_ports::{ArchiveContent, ArchiveEntry, ArchiveOrder, ArchivePacker, ArchiveState, ArchivesError};
use tokio::sync::Mutex;
use wasmtime::component::{Accessor, HasSelf, Resource};

use super::values::{timestamp, uuid};
use crate::engine::bindings::haul::host::archives as wit;
use crate::engine::bindings::haul::host::types::Uuid;
use crate::engine::instance::State;

/// An archive that the guest is planning. Empty once started.
pub struct OpenPacker(SharedPacker);

type SharedPacker = Arc<Mutex<Option<Box<dyn ArchivePacker>>>>;

type Answer<T> = wasmtime::Result<Result<T, wit::Error>>;

impl wit::Host for State {}

impl wit::HostWithStore<State> for HasSelf<State> {
    async fn open(accessor: &Accessor<State, Self>, order: wit::Order) -> Answer<Resource<OpenPacker>> {
        let archives = accessor.with(|mut store| store.get().capabilities.archives.clone());
        let order = ArchiveOrder {
            company_id: uuid(order.company_id),
            blob_id: uuid(order.blob_id),
            created_at: timestamp(order.created_at)?,
            readme: order.readme,
        };
        match archives.open(&order).await {
            Ok(packer) => {
                let open = OpenPacker(Arc::new(Mutex::new(Some(packer))));
                Ok(Ok(accessor.with(|mut store| store.get().table.push(open))?))
            }
            Err(error) => Ok(Err(error.into())),
        }
    }

    async fn wait(accessor: &Accessor<State, Self>, company_id: Uuid, blob_id: Uuid) -> wasmtime::Result<wit::State> {
        let archives = accessor.with(|mut store| store.get().capabilities.archives.clone());
        Ok(archives.wait(uuid(company_id), uuid(blob_id)).await.into())
    }
}

impl wit::HostPacker for State {
    fn drop(&mut self, packer: Resource<OpenPacker>) -> wasmtime::Result<()> {
        self.table.delete(packer)?;
        Ok(())
    }
}

impl wit::HostPackerWithStore<State> for HasSelf<State> {
    async fn add(
        accessor: &Accessor<State, Self>,
        packer: Resource<OpenPacker>,
        entries: Vec<wit::Entry>,
    ) -> Answer<()> {
        let packer = open_packer(accessor, &packer)?;
        let entries = entries.into_iter().map(native_entry).collect::<wasmtime::Result<Vec<_>>>()?;
        let mut packer = packer.lock().await;
        match packer.as_mut() {
            Some(packer) => Ok(packer.add(entries).await.map_err(wit::Error::from)),
            None => Ok(Err(started())),
        }
    }

    async fn start(accessor: &Accessor<State, Self>, packer: Resource<OpenPacker>) -> Answer<()> {
        let packer = accessor.with(|mut store| store.get().table.delete(packer))?;
        let packer = packer.0.lock().await.take();
        match packer {
            Some(packer) => Ok(packer.start().await.map_err(wit::Error::from)),
            None => Ok(Err(started())),
        }
    }
}

fn open_packer(
    accessor: &Accessor<State, HasSelf<State>>,
    packer: &Resource<OpenPacker>,
) -> wasmtime::Result<SharedPacker> {
    accessor.with(|mut store| Ok(store.get().table.get(packer)?.0.clone()))
}

fn started() -> wit::Error {
    wit::Error::Unavailable("the archive is started".to_owned())
}

fn native_entry(entry: wit::Entry) -> wasmtime::Result<ArchiveEntry> {
    Ok(ArchiveEntry {
        folders: entry.folders,
        name: entry.name,
        content: match entry.content {
            wit::Content::Blobs(blobs) => ArchiveContent::Blobs(blobs.into_iter().map(uuid).collect()),
            wit::Content::Nothing => ArchiveContent::Nothing,
        },
        about: entry.about,
        kind: entry.kind,
        original_name: entry.original_name,
        added_at: entry.added_at.map(timestamp).transpose()?,
        is_archived: entry.is_archived,
        rows: entry.rows,
        sha256: entry.sha256,
        note: entry.note,
    })
}

impl From<ArchiveState> for wit::State {
    fn from(state: ArchiveState) -> Self {
        match state {
            ArchiveState::Unknown => Self::Unknown,
            ArchiveState::Packing { files, bytes } => Self::Packing(wit::Progress { files, bytes }),
            ArchiveState::Packed(packed) => Self::Packed(wit::Packed {
                sha256: packed.sha256,
                byte_size: packed.byte_size,
                files: packed.files,
                left_out: packed.left_out,
            }),
            ArchiveState::Failed(error) => Self::Failed(error.into()),
        }
    }
}

impl From<ArchivesError> for wit::Error {
    fn from(error: ArchivesError) -> Self {
        match error {
            ArchivesError::Busy => Self::Busy,
            ArchivesError::TooManyFiles { max } => Self::TooManyFiles(max),
            ArchivesError::TooLarge { max } => Self::TooLarge(max),
            ArchivesError::Timeout => Self::Timeout,
            ArchivesError::Unavailable(text) => Self::Unavailable(text),
        }
    }
}
