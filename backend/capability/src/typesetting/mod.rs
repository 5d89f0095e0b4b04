//! Papers as PDF, by Typst and lopdf, beside the blob store that they are read from and written to.
//!
//! Templates and fonts are compiled in; a template sees its facts and nothing else: no file, no package, no network, no clock.

mod limits;
mod merge;
mod part;
mod picture;
mod press;

use std::sync::Arc;

use async_trait::async_trait;
use bytes::Bytes;
use haul_ports::{MergeOrder, PartFailure, RenderOrder, Typeset, Typesetting, TypesettingError};
use sha2::{Digest, Sha256};
use tokio::sync::Semaphore;
use uuid::Uuid;

pub use limits::TypesettingLimits;

use crate::blobs::{BlobStore, ReadError};
use press::Press;

/// A PDF in memory.
struct Printed {
    bytes: Vec<u8>,
    pages: usize,
}

/// Sets papers, as many at once as its limits say, and never on a thread that answers requests.
pub struct Typesetter {
    blobs: BlobStore,
    press: Arc<Press>,
    limits: Arc<TypesettingLimits>,
    places: Arc<Semaphore>,
}

impl Typesetter {
    pub fn new(blobs: BlobStore, limits: TypesettingLimits) -> Self {
        let places = Arc::new(Semaphore::new(limits.at_once));
        Self { blobs, press: Arc::new(Press::new()), limits: Arc::new(limits), places }
    }

    /// Runs `work` on a thread of its own. Work that is overdue keeps its place until it ends, for nothing can stop it.
    async fn print(
        &self,
        work: impl FnOnce(&Press, &TypesettingLimits) -> Result<Printed, TypesettingError> + Send + 'static,
    ) -> Result<Printed, TypesettingError> {
        let place = Arc::clone(&self.places).acquire_owned().await.map_err(unavailable)?;
        let (press, limits) = (Arc::clone(&self.press), Arc::clone(&self.limits));
        let task = tokio::task::spawn_blocking(move || {
            let _place = place;
            work(&press, &limits)
        });
        task.await.map_err(unavailable)?
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

    async fn read_part(&self, order: &MergeOrder, index: usize) -> Result<Bytes, TypesettingError> {
        let failed = |failure| TypesettingError::Part { index, failure };
        let part = &order.parts[index];
        match self.blobs.read_whole(order.company_id, part.blob_id, self.limits.part_bytes).await {
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
        let (template, data, at) = (order.template.clone(), order.data_json.clone(), order.created_at);
        self.in_time(async {
            let printed = self.print(move |press, _| press.print(&template, data.into_bytes(), None, at)).await?;
            self.keep(order.company_id, order.blob_id, printed).await
        })
        .await
    }

    async fn merge(&self, order: &MergeOrder) -> Result<Typeset, TypesettingError> {
        if order.parts.len() > self.limits.parts {
            return Err(TypesettingError::TooLarge);
        }
        self.in_time(async {
            let mut files = Vec::with_capacity(order.parts.len());
            let mut total = 0;
            for index in 0..order.parts.len() {
                let bytes = self.read_part(order, index).await?;
                total += bytes.len() as u64;
                if total > self.limits.bytes {
                    return Err(TypesettingError::TooLarge);
                }
                files.push(bytes);
            }
            let instructions = order.clone();
            let printed = self.print(move |press, limits| merge::merge(press, limits, &instructions, files)).await?;
            self.keep(order.company_id, order.blob_id, printed).await
        })
        .await
    }
}

fn unavailable(error: impl std::fmt::Display) -> TypesettingError {
    TypesettingError::Unavailable(error.to_string())
}
