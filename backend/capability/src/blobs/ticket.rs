//! Tickets and receipts: short-lived signed claims, each for one purpose.

use chrono::{TimeDelta, Utc};
use haul_ports::{BlobReceipt, DownloadGrant, SealingError, UploadGrant, UploadPurpose};
use serde::{Deserialize, Serialize};
use uuid::Uuid;

use crate::sealing::KeyedSealing;

const UPLOAD: &str = "blob-upload";
const DOWNLOAD: &str = "blob-download";
const RECEIPT: &str = "blob-receipt";

/// As long as an unclaimed blob is kept.
const RECEIPT_LIFETIME: TimeDelta = TimeDelta::days(1);

#[derive(Debug, Serialize, Deserialize)]
pub(super) struct UploadClaims {
    pub(super) company_id: Uuid,
    pub(super) purpose: UploadPurpose,
    pub(super) blob_id: Uuid,
    pub(super) max_bytes: u64,
    pub(super) media_types: Vec<String>,
}

#[derive(Debug, Serialize, Deserialize)]
pub(super) struct DownloadClaims {
    pub(super) company_id: Uuid,
    pub(super) blob_id: Uuid,
    pub(super) file_name: String,
    pub(super) media_type: String,
    pub(super) inline: bool,
}

#[derive(Debug, Serialize, Deserialize)]
struct ReceiptClaims {
    company_id: Uuid,
    purpose: UploadPurpose,
    blob_id: Uuid,
    sha256: String,
    byte_size: u64,
    media_type: String,
}

pub(super) fn sign_upload(sealing: &KeyedSealing, blob_id: Uuid, grant: &UploadGrant) -> Result<String, SealingError> {
    let claims = UploadClaims {
        company_id: grant.company_id,
        purpose: grant.purpose,
        blob_id,
        max_bytes: grant.max_bytes,
        media_types: grant.media_types.clone(),
    };
    sealing.sign_claims(UPLOAD, &claims, grant.expires_at)
}

pub(super) fn verify_upload(sealing: &KeyedSealing, ticket: &str) -> Option<UploadClaims> {
    sealing.verify_claims(UPLOAD, ticket)
}

pub(super) fn sign_download(sealing: &KeyedSealing, grant: &DownloadGrant) -> Result<String, SealingError> {
    let claims = DownloadClaims {
        company_id: grant.company_id,
        blob_id: grant.blob_id,
        file_name: grant.file_name.clone(),
        media_type: grant.media_type.clone(),
        inline: grant.inline,
    };
    sealing.sign_claims(DOWNLOAD, &claims, grant.expires_at)
}

pub(super) fn verify_download(sealing: &KeyedSealing, ticket: &str) -> Option<DownloadClaims> {
    sealing.verify_claims(DOWNLOAD, ticket)
}

pub(super) fn sign_receipt(sealing: &KeyedSealing, receipt: &BlobReceipt) -> Result<String, SealingError> {
    let claims = ReceiptClaims {
        company_id: receipt.company_id,
        purpose: receipt.purpose,
        blob_id: receipt.blob_id,
        sha256: receipt.sha256.clone(),
        byte_size: receipt.byte_size,
        media_type: receipt.media_type.clone(),
    };
    sealing.sign_claims(RECEIPT, &claims, Utc::now() + RECEIPT_LIFETIME)
}

pub(super) fn verify_receipt(sealing: &KeyedSealing, receipt: &str) -> Option<BlobReceipt> {
    let claims: ReceiptClaims = sealing.verify_claims(RECEIPT, receipt)?;
    Some(BlobReceipt {
        blob_id: claims.blob_id,
        company_id: claims.company_id,
        purpose: claims.purpose,
        sha256: claims.sha256,
        byte_size: claims.byte_size,
        media_type: claims.media_type,
    })
}
