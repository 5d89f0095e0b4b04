//! The ports that a test looks into, and a clock that stands still until told.

use std::sync::{
    Mutex,
    atomic::{AtomicU64, Ordering},
};

use async_trait::async_trait;
use chrono::{DateTime, TimeDelta, Utc};
use haul_app::{
    context::{Clock, Ids},
    ports::{
        BlobError, BlobReceipt, Blobs, DownloadGrant, HttpClient, HttpError, HttpRequest, HttpResponse, IdentityKeys,
        IdentityKeysError, Mail, MailError, MailMessage, UploadGrant, UploadTicket,
    },
};
use uuid::Uuid;

/// Friday, a working day in every US time zone.
pub const NOW: &str = "2026-11-20T15:00:00Z";

pub struct FixedClock(Mutex<DateTime<Utc>>);

impl Default for FixedClock {
    fn default() -> Self {
        Self(Mutex::new(NOW.parse().unwrap()))
    }
}

impl FixedClock {
    pub fn advance(&self, by: TimeDelta) {
        *self.0.lock().unwrap() += by;
    }

    pub fn set(&self, at: &str) {
        *self.0.lock().unwrap() = at.parse().unwrap();
    }
}

impl Clock for FixedClock {
    fn now(&self) -> DateTime<Utc> {
        *self.0.lock().unwrap()
    }
}

/// `00000000-0000-7000-8000-000000000001`, …2, …3
#[derive(Default)]
pub struct SequentialIds(AtomicU64);

impl Ids for SequentialIds {
    fn next(&self) -> Uuid {
        let number = self.0.fetch_add(1, Ordering::Relaxed) + 1;
        Uuid::from_u64_pair(0x0000_0000_0000_7000, 0x8000_0000_0000_0000 | number)
    }
}

/// Mail that was sent, oldest first.
#[derive(Default)]
pub struct Outbox(pub Mutex<Vec<MailMessage>>);

#[async_trait]
impl Mail for Outbox {
    async fn send(&self, message: &MailMessage) -> Result<(), MailError> {
        self.0.lock().unwrap().push(message.clone());
        Ok(())
    }
}

/// A store whose receipts are plain JSON of [`BlobReceipt`]'s fields, so that a test writes its own.
#[derive(Default)]
pub struct MemoryBlobs {
    pub claimed: Mutex<Vec<Uuid>>,
}

impl MemoryBlobs {
    /// What the edge would answer to an upload.
    pub fn receipt(company_id: Uuid, blob_id: Uuid, byte_size: u64, media_type: &str) -> String {
        serde_json::json!([company_id, blob_id, "0".repeat(64), byte_size, media_type]).to_string()
    }
}

#[async_trait]
impl Blobs for MemoryBlobs {
    fn mint_upload(&self, grant: &UploadGrant) -> Result<UploadTicket, BlobError> {
        let blob_id = Uuid::now_v7();
        Ok(UploadTicket { blob_id, url: format!("/blobs/{}-{blob_id}", grant.company_id) })
    }

    fn mint_download(&self, grant: &DownloadGrant) -> Result<String, BlobError> {
        Ok(format!("/blobs/{}", grant.blob_id))
    }

    fn verify_receipt(&self, receipt: &str) -> Result<BlobReceipt, BlobError> {
        let (company_id, blob_id, sha256, byte_size, media_type) =
            serde_json::from_str(receipt).map_err(|_| BlobError::InvalidReceipt)?;
        Ok(BlobReceipt { blob_id, company_id, sha256, byte_size, media_type })
    }

    async fn claim(&self, _company_id: Uuid, blob_id: Uuid) -> Result<(), BlobError> {
        self.claimed.lock().unwrap().push(blob_id);
        Ok(())
    }
}

/// Nothing outside is reached by these tests.
pub struct NoHttp;

#[async_trait]
impl HttpClient for NoHttp {
    async fn send(&self, request: HttpRequest) -> Result<HttpResponse, HttpError> {
        Err(HttpError::NotAllowed(request.url))
    }
}

/// The provider's keys as this test publishes them: key id → JWK.
#[derive(Default)]
pub struct PublishedKeys(pub Mutex<std::collections::HashMap<String, String>>);

#[async_trait]
impl IdentityKeys for PublishedKeys {
    async fn find(&self, key_id: &str) -> Result<Option<String>, IdentityKeysError> {
        Ok(self.0.lock().unwrap().get(key_id).cloned())
    }
}
