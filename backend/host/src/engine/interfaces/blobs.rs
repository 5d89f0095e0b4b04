//! Tickets for file bytes.

use haul_ports::{BlobError, DownloadGrant, UploadGrant, UploadPurpose};
use wasmtime::component::{Accessor, HasSelf};

use super::values::{timestamp, uuid, wit_uuid};
use crate::engine::bindings::haul::host::{blobs as wit, types};
use crate::engine::instance::State;

impl wit::Host for State {
    fn mint_upload(&mut self, grant: wit::UploadGrant) -> wasmtime::Result<Result<wit::UploadTicket, wit::Error>> {
        let grant = UploadGrant {
            company_id: uuid(grant.company_id),
            purpose: purpose(grant.purpose),
            max_bytes: grant.max_bytes,
            media_types: grant.media_types,
            expires_at: timestamp(grant.expires_at)?,
        };
        let minted = self.capabilities.blobs.mint_upload(&grant);
        Ok(minted
            .map(|ticket| wit::UploadTicket { blob_id: wit_uuid(ticket.blob_id), url: ticket.url })
            .map_err(wit::Error::from))
    }

    fn mint_download(&mut self, grant: wit::DownloadGrant) -> wasmtime::Result<Result<String, wit::Error>> {
        let grant = DownloadGrant {
            company_id: uuid(grant.company_id),
            blob_id: uuid(grant.blob_id),
            file_name: grant.file_name,
            media_type: grant.media_type,
            inline: grant.inline,
            expires_at: timestamp(grant.expires_at)?,
        };
        Ok(self.capabilities.blobs.mint_download(&grant).map_err(wit::Error::from))
    }

    fn verify_receipt(
        &mut self,
        receipt: String,
        company_id: types::Uuid,
        wanted: wit::UploadPurpose,
    ) -> wasmtime::Result<Result<wit::BlobReceipt, wit::Error>> {
        let verified = self.capabilities.blobs.verify_receipt(&receipt, uuid(company_id), purpose(wanted));
        Ok(verified
            .map(|receipt| wit::BlobReceipt {
                blob_id: wit_uuid(receipt.blob_id),
                company_id: wit_uuid(receipt.company_id),
                purpose: wanted,
                sha256: receipt.sha256,
                byte_size: receipt.byte_size,
                media_type: receipt.media_type,
            })
            .map_err(wit::Error::from))
    }
}

fn purpose(purpose: wit::UploadPurpose) -> UploadPurpose {
    match purpose {
        wit::UploadPurpose::LoadDocument => UploadPurpose::LoadDocument,
        wit::UploadPurpose::ImportFile => UploadPurpose::ImportFile,
        wit::UploadPurpose::CompanyFile => UploadPurpose::CompanyFile,
        wit::UploadPurpose::RecordFile => UploadPurpose::RecordFile,
    }
}

impl wit::HostWithStore<State> for HasSelf<State> {
    async fn claim(
        accessor: &Accessor<State, Self>,
        company_id: types::Uuid,
        blob_id: types::Uuid,
    ) -> wasmtime::Result<Result<(), wit::Error>> {
        let blobs = accessor.with(|mut store| store.get().capabilities.blobs.clone());
        Ok(blobs.claim(uuid(company_id), uuid(blob_id)).await.map_err(wit::Error::from))
    }

    async fn release(
        accessor: &Accessor<State, Self>,
        company_id: types::Uuid,
        blob_id: types::Uuid,
    ) -> wasmtime::Result<Result<(), wit::Error>> {
        let blobs = accessor.with(|mut store| store.get().capabilities.blobs.clone());
        Ok(blobs.release(uuid(company_id), uuid(blob_id)).await.map_err(wit::Error::from))
    }
}

impl From<BlobError> for wit::Error {
    fn from(error: BlobError) -> Self {
        match error {
            BlobError::InvalidReceipt => Self::InvalidReceipt,
            BlobError::Unavailable(text) => Self::Unavailable(text),
        }
    }
}
