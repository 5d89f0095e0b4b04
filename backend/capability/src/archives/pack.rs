//! Packs a planned archive: reads the files, feeds the ZIP writer, and stores what comes out, all at once.

use bytes::Bytes;
use chrono::{DateTime, Utc};
use futures::TryStreamExt;
use haul_ports::{ArchiveContent, ArchiveEntry, ArchiveOrder, ArchiveState, ArchivesError, PackedArchive};
use sha2::{Digest, Sha256};
use tokio::sync::mpsc::{self, Sender};
use tokio::sync::watch;
use uuid::Uuid;

use super::manifest::{Inside, Manifest};
use super::stream::{self, Piece};
use super::{ArchivesLimits, MANIFEST, README, unavailable};
use crate::blobs::{ArchiveSource, BlobStore, StoreError};

/// Pieces and chunks on their way: a few hundred kilobytes.
const IN_FLIGHT: usize = 8;

/// An archive whose files are named.
pub(super) struct Plan {
    pub order: ArchiveOrder,
    /// Each with its path.
    pub entries: Vec<(String, ArchiveEntry)>,
}

/// The archive is given up by those who write it.
struct Gone;

/// Why a file could not be read.
enum Unread {
    Gone,
    Halfway,
}

pub(super) async fn pack(
    blobs: &BlobStore,
    limits: &ArchivesLimits,
    plan: Plan,
    tell: &watch::Sender<ArchiveState>,
) -> Result<PackedArchive, ArchivesError> {
    let (to_zip, pieces) = mpsc::channel(IN_FLIGHT);
    let (to_store, chunks) = mpsc::channel(IN_FLIGHT);
    let (company_id, blob_id) = (plan.order.company_id, plan.order.blob_id);
    let zipping = tokio::task::spawn_blocking(move || stream::write(pieces, to_store));
    let storing = blobs.write_archive(company_id, blob_id, chunks, limits.bytes);
    let feed = Feed { blobs, company_id, to_zip, tell, files: 0, bytes: 0 };
    let (fed, zipped, stored) = tokio::join!(feed.run(plan), zipping, storing);
    // The store first: when it stops, the others only notice that it is gone.
    let (sha256, byte_size) = stored.map_err(|error| match error {
        StoreError::TooLarge => ArchivesError::TooLarge { max: limits.bytes },
        StoreError::Unfinished => match &fed {
            Err(Stopped::Because(error)) => error.clone(),
            _ => unavailable(error),
        },
        StoreError::Store(error) => unavailable(error),
    })?;
    zipped.map_err(unavailable)?.map_err(unavailable)?;
    let (files, left_out) = fed.map_err(|_| unavailable("the archive was given up"))?;
    Ok(PackedArchive { sha256, byte_size, files, left_out })
}

enum Stopped {
    Gone,
    Because(ArchivesError),
}

impl From<Gone> for Stopped {
    fn from(_: Gone) -> Self {
        Self::Gone
    }
}

impl From<ArchivesError> for Stopped {
    fn from(error: ArchivesError) -> Self {
        Self::Because(error)
    }
}

/// Reads what goes into the archive.
struct Feed<'a> {
    blobs: &'a BlobStore,
    company_id: Uuid,
    to_zip: Sender<Piece>,
    tell: &'a watch::Sender<ArchiveState>,
    files: u32,
    bytes: u64,
}

impl Feed<'_> {
    /// Returns how many files are inside, and how many are not.
    async fn run(mut self, plan: Plan) -> Result<(u32, u32), Stopped> {
        let Plan { order, entries } = plan;
        self.whole(README, order.created_at, order.readme.into_bytes()).await?;
        let mut manifest = Manifest::new().map_err(unavailable)?;
        let mut left_out = 0;
        for (path, entry) in entries {
            let inside = self.file(&path, &entry, order.created_at).await?;
            match inside {
                Inside::Whole { .. } | Inside::Changed { .. } => self.files += 1,
                Inside::No | Inside::Missing | Inside::Part { .. } => left_out += 1,
            }
            manifest.add(&path, &entry, &inside).map_err(unavailable)?;
            self.tell.send_replace(ArchiveState::Packing { files: self.files, bytes: self.bytes });
        }
        self.whole(MANIFEST, order.created_at, manifest.finish().map_err(unavailable)?).await?;
        self.send(Piece::End).await?;
        Ok((self.files, left_out))
    }

    async fn file(&mut self, path: &str, entry: &ArchiveEntry, now: DateTime<Utc>) -> Result<Inside, Stopped> {
        let ArchiveContent::Blobs(ids) = &entry.content else { return Ok(Inside::No) };
        let mut sources = Vec::with_capacity(ids.len());
        for id in ids {
            match self.blobs.read_stream(self.company_id, *id).await.map_err(unavailable)? {
                Some(source) => sources.push(source),
                None => return Ok(Inside::Missing),
            }
        }
        let byte_size = sources.iter().map(|source| source.byte_size).sum();
        let at = entry.added_at.unwrap_or(now);
        self.send(Piece::File { path: path.to_owned(), at, byte_size }).await?;
        let mut read = Read::default();
        for (index, source) in sources.into_iter().enumerate() {
            match self.pass(source, index > 0, &mut read).await {
                Ok(()) => {}
                Err(Unread::Gone) => return Err(Stopped::Gone),
                Err(Unread::Halfway) => return Ok(Inside::Part { bytes: read.bytes }),
            }
        }
        let (bytes, sha256) = (read.bytes, hex::encode(read.hash.finalize()));
        Ok(match &entry.sha256 {
            Some(expected) if *expected != sha256 => Inside::Changed { bytes, sha256 },
            _ => Inside::Whole { bytes, sha256 },
        })
    }

    /// Passes a file's bytes on; those of a later part of a table without its header.
    async fn pass(&mut self, mut source: ArchiveSource, skips_header: bool, read: &mut Read) -> Result<(), Unread> {
        let mut is_skipping = skips_header;
        loop {
            let next = source.bytes.try_next().await.map_err(|error| {
                tracing::warn!(%error, "a file for an archive could not be read");
                Unread::Halfway
            })?;
            let Some(mut bytes) = next else { return Ok(()) };
            if is_skipping {
                match bytes.iter().position(|byte| *byte == b'\n') {
                    Some(end) => bytes = bytes.slice(end + 1..),
                    None => continue,
                }
                is_skipping = false;
            }
            read.hash.update(&bytes);
            read.bytes += bytes.len() as u64;
            self.bytes += bytes.len() as u64;
            self.send(Piece::Bytes(bytes)).await.map_err(|Gone| Unread::Gone)?;
        }
    }

    async fn whole(&self, path: &str, at: DateTime<Utc>, bytes: Vec<u8>) -> Result<(), Gone> {
        self.send(Piece::File { path: path.to_owned(), at, byte_size: bytes.len() as u64 }).await?;
        self.send(Piece::Bytes(Bytes::from(bytes))).await
    }

    async fn send(&self, piece: Piece) -> Result<(), Gone> {
        self.to_zip.send(piece).await.map_err(|_| Gone)
    }
}

#[derive(Default)]
struct Read {
    hash: Sha256,
    bytes: u64,
}
