//! Ports that a test inspects, besides those of `haul_capability::testing`.

use std::{
    collections::{HashMap, VecDeque},
    sync::{Arc, Mutex},
};

use async_trait::async_trait;
use haul_capability::webhooks::{Lookup, WebhookSender, WebhookSettings};
use haul_ports::{
    BlobError, BlobReceipt, Blobs, DownloadGrant, HttpClient, HttpError, HttpRequest, HttpResponse, IdentityKeys,
    IdentityKeysError, UploadGrant, UploadPurpose, UploadTicket,
};
use uuid::Uuid;

/// A store whose receipts are plain JSON of [`BlobReceipt`]'s fields, so that a test writes its own.
#[derive(Default)]
pub struct MemoryBlobs {
    pub claimed: Mutex<Vec<Uuid>>,
    pub released: Mutex<Vec<Uuid>>,
}

impl MemoryBlobs {
    /// The edge's response to an upload.
    pub fn receipt(company_id: Uuid, blob_id: Uuid, byte_size: u64, media_type: &str) -> String {
        // Only imports take tables.
        let is_table = ["csv", "sheet", "zip"].iter().any(|word| media_type.contains(word));
        let purpose = if is_table { UploadPurpose::ImportFile } else { UploadPurpose::LoadDocument };
        Self::receipt_for(purpose, company_id, blob_id, byte_size, media_type)
    }

    /// The edge's response to an upload for a purpose.
    pub fn receipt_for(
        purpose: UploadPurpose,
        company_id: Uuid,
        blob_id: Uuid,
        byte_size: u64,
        media_type: &str,
    ) -> String {
        serde_json::json!([company_id, blob_id, "0".repeat(64), byte_size, media_type, purpose]).to_string()
    }

    /// The same for a file on a record that is no load.
    pub fn receipt_of_file(company_id: Uuid, blob_id: Uuid, byte_size: u64, media_type: &str) -> String {
        let purpose = UploadPurpose::RecordFile;
        serde_json::json!([company_id, blob_id, "0".repeat(64), byte_size, media_type, purpose]).to_string()
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

    fn verify_receipt(&self, receipt: &str, wanted_by: Uuid, wanted: UploadPurpose) -> Result<BlobReceipt, BlobError> {
        let (company_id, blob_id, sha256, byte_size, media_type, purpose) =
            serde_json::from_str(receipt).map_err(|_| BlobError::InvalidReceipt)?;
        if (company_id, purpose) != (wanted_by, wanted) {
            return Err(BlobError::InvalidReceipt);
        }
        Ok(BlobReceipt { blob_id, company_id, purpose, sha256, byte_size, media_type })
    }

    async fn claim(&self, _company_id: Uuid, blob_id: Uuid) -> Result<(), BlobError> {
        self.claimed.lock().unwrap().push(blob_id);
        Ok(())
    }

    async fn release(&self, _company_id: Uuid, blob_id: Uuid) -> Result<(), BlobError> {
        self.released.lock().unwrap().push(blob_id);
        Ok(())
    }
}

/// Answers as the test defines; without an answer nothing external is reachable.
#[derive(Default)]
pub struct MemoryHttp {
    pub answers: Mutex<VecDeque<(u16, String)>>,
    pub sent: Mutex<Vec<HttpRequest>>,
}

#[async_trait]
impl HttpClient for MemoryHttp {
    async fn send(&self, request: HttpRequest) -> Result<HttpResponse, HttpError> {
        let Some((status, body)) = self.answers.lock().unwrap().pop_front() else {
            return Err(HttpError::NotAllowed(request.url));
        };
        self.sent.lock().unwrap().push(request);
        Ok(HttpResponse { status, headers: Vec::new(), body: body.into_bytes() })
    }
}

/// The provider's keys as this test publishes them: key id → JWK.
#[derive(Default)]
pub struct PublishedKeys(pub Mutex<HashMap<String, String>>);

#[async_trait]
impl IdentityKeys for PublishedKeys {
    async fn find(&self, key_id: &str) -> Result<Option<String>, IdentityKeysError> {
        Ok(self.0.lock().unwrap().get(key_id).cloned())
    }
}

/// The host's own checks. `inside.example` has a private address, `nowhere.example` none, every other name a public one.
pub fn webhooks() -> WebhookSender {
    let lookup: Lookup = Arc::new(|name| {
        let addresses = match name.as_str() {
            "inside.example" => vec!["10.1.2.3".parse().unwrap()],
            "nowhere.example" => Vec::new(),
            _ => vec!["93.184.215.14".parse().unwrap()],
        };
        Box::pin(std::future::ready(Ok(addresses)))
    });
    WebhookSender::new(WebhookSettings { lookup, ..WebhookSettings::default() }).unwrap()
}
