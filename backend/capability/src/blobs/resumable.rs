//! Uploads that continue after a dropped connection.
//!
//! The bytes come in parts, each starting where the previous one ended. An interrupted part keeps what arrived, so a
//! sender that asks for the offset loses nothing. One sender at a time: asking for the offset ends a part still in
//! flight on a connection that the sender has given up. The last part joins all parts into one file, which then passes
//! every upload check.

use std::io;
use std::sync::Arc;

use bytes::Bytes;
use futures::stream::{self, BoxStream};
use futures::{StreamExt, TryStreamExt};
use object_store::path::Path;
use object_store::{GetResult, ObjectStore, ObjectStoreExt, WriteMultipart};
use uuid::Uuid;

use super::ticket::UploadClaims;
use super::upload::{PARTS_IN_FLIGHT, Receipt, UploadError};
use super::usage::{Sending, Source};
use super::{BlobStore, STAGING, place, ticket, unavailable};

/// Parts of one file. The shell sends a few megabytes at a time; a connection that drops a hundred times is hopeless.
const MAX_PARTS: usize = 100;

/// The result of a part.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Appended {
    /// Stored; the next part starts here.
    Kept { offset: u64 },
    /// It was the last one.
    Complete(Receipt),
}

struct Part {
    path: Path,
    offset: u64,
    byte_size: u64,
}

impl BlobStore {
    /// How many bytes of an upload have arrived; none if the ticket is not for an upload.
    pub async fn upload_offset(&self, ticket: &str) -> Result<u64, UploadError> {
        let claims = ticket::verify_upload(&self.sealing, ticket).ok_or(UploadError::InvalidTicket)?;
        self.usage.stop(claims.blob_id).await;
        if self.find(claims.company_id, claims.blob_id).await?.is_some() {
            return Err(UploadError::AlreadyUsed);
        }
        Ok(end_of(&self.parts(&claims).await?))
    }

    /// Accepts the part that starts at `offset`; the last one completes the upload.
    pub async fn append(
        &self,
        ticket: &str,
        offset: u64,
        is_last: bool,
        bytes: &mut BoxStream<'static, io::Result<Bytes>>,
    ) -> Result<Appended, UploadError> {
        let claims = ticket::verify_upload(&self.sealing, ticket).ok_or(UploadError::InvalidTicket)?;
        let mut sending = self.usage.send(claims.blob_id)?;
        if self.find(claims.company_id, claims.blob_id).await?.is_some() {
            return Err(UploadError::AlreadyUsed);
        }
        let mut parts = self.parts(&claims).await?;
        let end = end_of(&parts);
        if offset != end {
            return Err(UploadError::OffsetMismatch { offset: end });
        }
        if parts.len() >= MAX_PARTS {
            return Err(UploadError::TooManyParts);
        }
        let (byte_size, broken_off) = self.keep_part(&claims, offset, bytes, &mut sending).await?;
        if let Some(cause) = broken_off {
            return Err(UploadError::Interrupted(cause));
        }
        if !is_last {
            return Ok(Appended::Kept { offset: offset + byte_size });
        }
        if byte_size > 0 {
            parts.push(Part { path: part_path(&claims, offset), offset, byte_size });
        }
        self.complete(&claims, parts).await.map(Appended::Complete)
    }

    /// Writes the bytes of a part; returns how many, and why not all.
    async fn keep_part(
        &self,
        claims: &UploadClaims,
        offset: u64,
        bytes: &mut BoxStream<'static, io::Result<Bytes>>,
        sending: &mut Sending,
    ) -> Result<(u64, Option<String>), UploadError> {
        let mut coming = self.coming(claims.company_id, Source::Upload).await?;
        let staged = place(STAGING, claims.company_id, Uuid::now_v7());
        let mut upload = WriteMultipart::new(self.store.put_multipart(&staged).await.map_err(unavailable)?);
        let (mut byte_size, mut broken_off) = (0, None);
        loop {
            let next = tokio::select! {
                next = bytes.next() => next,
                () = sending.is_over() => Some(Err(io::Error::other("the upload went on elsewhere"))),
            };
            let chunk = match next {
                Some(Ok(chunk)) => chunk,
                Some(Err(cause)) => {
                    broken_off = Some(cause.to_string());
                    break;
                }
                None => break,
            };
            byte_size += chunk.len() as u64;
            if offset + byte_size > claims.max_bytes {
                upload.abort().await.map_err(unavailable)?;
                return Err(UploadError::TooLarge { max_bytes: claims.max_bytes });
            }
            if coming.add(chunk.len() as u64).is_err() {
                upload.abort().await.map_err(unavailable)?;
                return Err(UploadError::StorageFull);
            }
            upload.wait_for_capacity(PARTS_IN_FLIGHT).await.map_err(unavailable)?;
            upload.put(chunk);
        }
        if byte_size == 0 {
            upload.abort().await.map_err(unavailable)?;
            return Ok((0, broken_off));
        }
        upload.finish().await.map_err(unavailable)?;
        match self.store.rename_if_not_exists(&staged, &part_path(claims, offset)).await {
            Ok(()) => {
                coming.stored();
                Ok((byte_size, broken_off))
            }
            // Another sender with the same ticket was faster, on another host.
            Err(object_store::Error::AlreadyExists { .. }) => {
                self.store.delete(&staged).await.map_err(unavailable)?;
                Err(UploadError::OffsetMismatch { offset: end_of(&self.parts(claims).await?) })
            }
            Err(error) => Err(unavailable(error).into()),
        }
    }

    /// Joins the parts into one file. A refused file is deleted, because sending it again would change nothing.
    async fn complete(&self, claims: &UploadClaims, parts: Vec<Part>) -> Result<Receipt, UploadError> {
        let whole = whole(Arc::clone(&self.store), parts.iter().map(|part| part.path.clone()).collect());
        let taken = self.take_in_whole(claims, Source::Parts, whole).await;
        if !matches!(taken, Err(UploadError::Store(_) | UploadError::Interrupted(_))) {
            for part in parts {
                match self.store.delete(&part.path).await {
                    Ok(()) => self.usage.remove(claims.company_id, part.byte_size),
                    // Leftovers are swept.
                    Err(error) => tracing::warn!(%error, "a part of an upload was not removed"),
                }
            }
        }
        taken
    }

    /// The parts that have arrived, from the first byte on and without a gap.
    async fn parts(&self, claims: &UploadClaims) -> Result<Vec<Part>, UploadError> {
        let mut found = Vec::new();
        let mut listed = self.store.list(Some(&folder(claims)));
        while let Some(meta) = listed.try_next().await.map_err(unavailable)? {
            if let Some(offset) = meta.location.filename().and_then(|name| name.parse().ok()) {
                found.push(Part { path: meta.location, offset, byte_size: meta.size });
            }
        }
        found.sort_by_key(|part| part.offset);
        let mut end = 0;
        found.retain(|part| {
            let follows = part.offset == end;
            if follows {
                end += part.byte_size;
            }
            follows
        });
        Ok(found)
    }
}

/// The parts' bytes, one after the other.
fn whole(store: Arc<dyn ObjectStore>, paths: Vec<Path>) -> BoxStream<'static, object_store::Result<Bytes>> {
    let opened = stream::iter(paths).then(move |path| {
        let store = Arc::clone(&store);
        async move { store.get(&path).await.map(GetResult::into_stream) }
    });
    opened.try_flatten().boxed()
}

fn end_of(parts: &[Part]) -> u64 {
    parts.last().map_or(0, |part| part.offset + part.byte_size)
}

fn folder(claims: &UploadClaims) -> Path {
    place(STAGING, claims.company_id, claims.blob_id)
}

fn part_path(claims: &UploadClaims, offset: u64) -> Path {
    folder(claims).join(offset.to_string())
}
