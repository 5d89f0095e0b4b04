//! Papers as PDF, by Typst and lopdf, next to the blob store that they are read from and written to.
//!
//! Every paper is rendered in a separate process (`confined`), so that none can hold a place past its time limit.
//! Templates and fonts are compiled in; a template has only its facts: no files, packages, network or clock.

mod budget;
mod limits;
mod merge;
mod part;
mod picture;
mod press;
mod work;

use async_trait::async_trait;
use bytes::Bytes;
use haul_ports::{CountOrder, MergeOrder, PartFailure, RenderOrder, Typeset, Typesetting, TypesettingError};
use sha2::{Digest, Sha256};
use uuid::Uuid;

pub use limits::TypesettingLimits;
pub use press::Press;
pub use work::{Printed, Task, perform, work};

use crate::blobs::{BlobStore, ReadError};
use crate::confined::{Cause, Errand, Failure, Outcome, Parsers, Place};
use work::Answer;

/// Renders papers.
pub struct Typesetter {
    blobs: BlobStore,
    parsers: Parsers,
    limits: TypesettingLimits,
}

impl Typesetter {
    pub fn new(blobs: BlobStore, parsers: Parsers, limits: TypesettingLimits) -> Self {
        Self { blobs, parsers, limits }
    }

    async fn place(&self, company_id: Uuid) -> Result<Place, TypesettingError> {
        self.parsers.place(company_id).await.map_err(unavailable)
    }

    async fn print(&self, place: Place, task: &Task, files: Vec<Bytes>) -> Result<Printed, TypesettingError> {
        let outcome: Outcome<Answer> =
            self.parsers.run(place, Errand::Paper, task, files).await.map_err(|failure| refused(task, failure))?;
        Ok(Printed { bytes: outcome.body, pages: outcome.answer? })
    }

    async fn in_time<T>(&self, work: impl Future<Output = Result<T, TypesettingError>>) -> Result<T, TypesettingError> {
        tokio::time::timeout(self.limits.time, work).await.map_err(|_| TypesettingError::Timeout)?
    }

    async fn keep(&self, company_id: Uuid, blob_id: Uuid, printed: Printed) -> Result<Typeset, TypesettingError> {
        if printed.pages > self.limits.pages || printed.bytes.len() as u64 > self.limits.bytes {
            return Err(TypesettingError::TooLarge);
        }
        let sha256 = hex::encode(Sha256::digest(&printed.bytes));
        let byte_size = printed.bytes.len() as u64;
        self.blobs.write_whole(company_id, blob_id, Bytes::from(printed.bytes)).await.map_err(unavailable)?;
        let pages = u32::try_from(printed.pages).map_err(unavailable)?;
        tracing::debug!(byte_size, pages, "a paper was set");
        Ok(Typeset { sha256, byte_size, pages })
    }

    async fn read_file(&self, company_id: Uuid, blob_id: Uuid, index: usize) -> Result<Bytes, TypesettingError> {
        let failed = |failure| TypesettingError::Part { index, failure };
        match self.blobs.read_whole(company_id, blob_id, self.limits.part_bytes).await {
            Ok(Some(bytes)) => Ok(bytes),
            Ok(None) => Err(failed(PartFailure::Missing)),
            Err(ReadError::TooLarge) => Err(failed(PartFailure::TooLarge)),
            Err(ReadError::Store(error)) => Err(unavailable(error)),
        }
    }
}

#[async_trait]
impl Typesetting for Typesetter {
    async fn render(&self, order: &RenderOrder) -> Result<Typeset, TypesettingError> {
        let task = Task::Render {
            template: order.template.clone(),
            data_json: order.data_json.clone(),
            created_at: order.created_at,
            picture: order.picture.as_ref().map(|picture| picture.media_type.clone()),
            limits: self.limits.clone(),
        };
        self.in_time(async {
            let place = self.place(order.company_id).await?;
            let mut files = Vec::new();
            if let Some(picture) = &order.picture {
                files.push(self.read_file(order.company_id, picture.blob_id, 0).await?);
            }
            let printed = self.print(place, &task, files).await?;
            self.keep(order.company_id, order.blob_id, printed).await
        })
        .await
    }

    async fn merge(&self, order: &MergeOrder) -> Result<Typeset, TypesettingError> {
        if order.parts.len() > self.limits.parts {
            return Err(TypesettingError::TooLarge);
        }
        let task = Task::Merge { order: order.clone(), limits: self.limits.clone() };
        self.in_time(async {
            // Before the files, so that files of waiting callers use no memory.
            let place = self.place(order.company_id).await?;
            let mut files = Vec::with_capacity(order.parts.len());
            let mut total = 0;
            for index in 0..order.parts.len() {
                let bytes = self.read_file(order.company_id, order.parts[index].blob_id, index).await?;
                total += bytes.len() as u64;
                if total > self.limits.bytes {
                    return Err(TypesettingError::TooLarge);
                }
                files.push(bytes);
            }
            let printed = self.print(place, &task, files).await?;
            self.keep(order.company_id, order.blob_id, printed).await
        })
        .await
    }

    async fn count_pages(&self, order: &CountOrder) -> Result<u32, TypesettingError> {
        let task = Task::Count { media_type: order.media_type.clone(), limits: self.limits.clone() };
        self.in_time(async {
            let place = self.place(order.company_id).await?;
            let file = self.read_file(order.company_id, order.blob_id, 0).await?;
            let counted = self.print(place, &task, vec![file]).await?;
            u32::try_from(counted.pages).map_err(unavailable)
        })
        .await
    }
}

/// What a process's end without an answer means to the caller waiting for the paper.
fn refused(task: &Task, failure: Failure) -> TypesettingError {
    let part = |what| match (task, failure.at) {
        (Task::Merge { .. }, Some(index)) => TypesettingError::Part { index: index as usize, failure: what },
        (Task::Merge { .. }, None) => TypesettingError::TooLarge,
        (Task::Count { .. }, _) => TypesettingError::Part { index: 0, failure: what },
        (Task::Render { .. }, _) => TypesettingError::Template(failure.to_string()),
    };
    match failure.cause {
        Cause::OutOfMemory => part(PartFailure::TooLarge),
        Cause::TooLong => TypesettingError::TooLarge,
        Cause::OutOfTime => TypesettingError::Timeout,
        Cause::Died => part(PartFailure::Broken),
        Cause::Unavailable(cause) => TypesettingError::Unavailable(cause),
    }
}

fn unavailable(error: impl std::fmt::Display) -> TypesettingError {
    TypesettingError::Unavailable(error.to_string())
}
