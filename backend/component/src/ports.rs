//! The product's ports, answered by the host.

use async_trait::async_trait;
use chrono::{DateTime, Utc};
use haul_ports::{
    BlobError, BlobReceipt, Blobs, Callers, CarrierRegistry, CountOrder, DownloadGrant, Events, EventsError,
    HttpClient, HttpError, HttpRequest, HttpResponse, IdentityKeys, IdentityKeysError, Mail, MailAttachment, MailError,
    MailMessage, MergeOrder, MergePart, PartFailure, Place, Places, RecordChange, RegistryCarrier, RegistryNumber,
    RegistryUnavailable, RenderOrder, Sealing, SealingError, Sms, SmsError, SmsMessage, StreamGrant, Typeset,
    Typesetting, TypesettingError, UploadGrant, UploadPurpose, UploadTicket, WebhookUrlError, Webhooks,
};
use send_wrapper::SendWrapper;
use uuid::Uuid;

use crate::bindings::haul::host::{
    blobs, callers, carrier_registry, events, http, identity_keys, mail, places, sealing, sms, typesetting, webhooks,
};
use crate::values::{uuid, wit_uuid};

/// The host, as every port but the database. An instance has one thread, so what waits need not be `Send`.
pub struct Host;

#[async_trait]
impl Blobs for Host {
    fn mint_upload(&self, grant: &UploadGrant) -> Result<UploadTicket, BlobError> {
        let ticket = blobs::mint_upload(&blobs::UploadGrant {
            company_id: wit_uuid(grant.company_id),
            purpose: wit_purpose(grant.purpose),
            max_bytes: grant.max_bytes,
            media_types: grant.media_types.clone(),
            expires_at: grant.expires_at.timestamp_micros(),
        })?;
        Ok(UploadTicket { blob_id: uuid(ticket.blob_id), url: ticket.url })
    }

    fn mint_download(&self, grant: &DownloadGrant) -> Result<String, BlobError> {
        let url = blobs::mint_download(&blobs::DownloadGrant {
            company_id: wit_uuid(grant.company_id),
            blob_id: wit_uuid(grant.blob_id),
            file_name: grant.file_name.clone(),
            media_type: grant.media_type.clone(),
            inline: grant.inline,
            expires_at: grant.expires_at.timestamp_micros(),
        })?;
        Ok(url)
    }

    fn verify_receipt(
        &self,
        receipt: &str,
        company_id: Uuid,
        purpose: UploadPurpose,
    ) -> Result<BlobReceipt, BlobError> {
        let receipt = blobs::verify_receipt(receipt, wit_uuid(company_id), wit_purpose(purpose))?;
        Ok(BlobReceipt {
            blob_id: uuid(receipt.blob_id),
            company_id: uuid(receipt.company_id),
            purpose,
            sha256: receipt.sha256,
            byte_size: receipt.byte_size,
            media_type: receipt.media_type,
        })
    }

    async fn claim(&self, company_id: Uuid, blob_id: Uuid) -> Result<(), BlobError> {
        SendWrapper::new(blobs::claim(wit_uuid(company_id), wit_uuid(blob_id))).await?;
        Ok(())
    }

    async fn release(&self, company_id: Uuid, blob_id: Uuid) -> Result<(), BlobError> {
        SendWrapper::new(blobs::release(wit_uuid(company_id), wit_uuid(blob_id))).await?;
        Ok(())
    }
}

fn wit_purpose(purpose: UploadPurpose) -> blobs::UploadPurpose {
    match purpose {
        UploadPurpose::LoadDocument => blobs::UploadPurpose::LoadDocument,
        UploadPurpose::ImportFile => blobs::UploadPurpose::ImportFile,
        UploadPurpose::CompanyFile => blobs::UploadPurpose::CompanyFile,
        UploadPurpose::RecordFile => blobs::UploadPurpose::RecordFile,
    }
}

impl Callers for Host {
    fn admit(&self, request_id: &str, actor_id: Uuid, company_id: Uuid) -> bool {
        callers::admit(request_id, wit_uuid(actor_id), wit_uuid(company_id))
    }
}

impl From<blobs::Error> for BlobError {
    fn from(error: blobs::Error) -> Self {
        match error {
            blobs::Error::InvalidReceipt => Self::InvalidReceipt,
            blobs::Error::Unavailable(text) => Self::Unavailable(text),
        }
    }
}

impl Events for Host {
    fn mint_stream(&self, grant: &StreamGrant) -> Result<String, EventsError> {
        let grant = events::StreamGrant {
            company_id: wit_uuid(grant.company_id),
            reader_id: wit_uuid(grant.reader_id),
            topics: grant.topics.clone(),
            terminals: grant.terminals.as_ref().map(|ids| ids.iter().copied().map(wit_uuid).collect()),
            expires_at: grant.expires_at.timestamp_micros(),
        };
        events::mint_stream(&grant).map_err(|events::Error::Failed(text)| EventsError(text))
    }

    fn publish(&self, company_id: Uuid, changes: Vec<RecordChange>) {
        let changes: Vec<_> = changes
            .into_iter()
            .map(|change| events::Change {
                topic: change.topic,
                record_id: wit_uuid(change.record_id),
                reader_id: change.reader_id.map(wit_uuid),
                terminals: change.terminals.map(|ids| ids.into_iter().map(wit_uuid).collect()),
            })
            .collect();
        events::publish(wit_uuid(company_id), &changes);
    }
}

#[async_trait]
impl HttpClient for Host {
    async fn send(&self, request: HttpRequest) -> Result<HttpResponse, HttpError> {
        let request =
            http::Request { method: request.method, url: request.url, headers: request.headers, body: request.body };
        let response = SendWrapper::new(http::send(request)).await?;
        Ok(HttpResponse { status: response.status, headers: response.headers, body: response.body })
    }
}

impl From<http::Error> for HttpError {
    fn from(error: http::Error) -> Self {
        match error {
            http::Error::NotAllowed(origin) => Self::NotAllowed(origin),
            http::Error::Timeout => Self::Timeout,
            http::Error::Failed(text) => Self::Failed(text),
        }
    }
}

#[async_trait]
impl Webhooks for Host {
    async fn check(&self, url: &str) -> Result<(), WebhookUrlError> {
        SendWrapper::new(webhooks::check(url.to_owned())).await.map_err(|error| match error {
            webhooks::UrlError::Invalid => WebhookUrlError::Invalid,
            webhooks::UrlError::NotPublic => WebhookUrlError::NotPublic,
            webhooks::UrlError::Unknown => WebhookUrlError::Unknown,
        })
    }
}

#[async_trait]
impl IdentityKeys for Host {
    async fn find(&self, key_id: &str) -> Result<Option<String>, IdentityKeysError> {
        SendWrapper::new(identity_keys::find(key_id.to_owned())).await.map_err(IdentityKeysError)
    }
}

#[async_trait]
impl CarrierRegistry for Host {
    async fn find(&self, number: &RegistryNumber) -> Result<Option<RegistryCarrier>, RegistryUnavailable> {
        let number = match number {
            RegistryNumber::Dot(digits) => carrier_registry::Number::Dot(digits.clone()),
            RegistryNumber::Docket(digits) => carrier_registry::Number::Docket(digits.clone()),
        };
        let found = SendWrapper::new(carrier_registry::find(number)).await.map_err(RegistryUnavailable)?;
        let read = |text: String| {
            let unreadable = |_| RegistryUnavailable("FMCSA's answer can't be read".to_owned());
            serde_json::from_str(&text).map_err(unreadable)
        };
        found.map(read).transpose()
    }
}

#[async_trait]
impl Mail for Host {
    async fn send(&self, message: &MailMessage) -> Result<(), MailError> {
        let attachment = |it: &MailAttachment| mail::Attachment {
            company_id: wit_uuid(it.company_id),
            blob_id: wit_uuid(it.blob_id),
            file_name: it.file_name.clone(),
            media_type: it.media_type.clone(),
        };
        let message = mail::Message {
            id: message.id.map(wit_uuid),
            to: message.to.clone(),
            subject: message.subject.clone(),
            text: message.text.clone(),
            html: message.html.clone(),
            attachments: message.attachments.iter().map(attachment).collect(),
        };
        SendWrapper::new(mail::send(message)).await?;
        Ok(())
    }
}

impl From<mail::Error> for MailError {
    fn from(error: mail::Error) -> Self {
        match error {
            mail::Error::Refused(text) => Self::Refused(text),
            mail::Error::Unavailable(text) => Self::Unavailable(text),
        }
    }
}

#[async_trait]
impl Sms for Host {
    async fn send(&self, message: &SmsMessage) -> Result<String, SmsError> {
        Ok(SendWrapper::new(sms::send(wit_sms(message))).await?)
    }

    async fn find(&self, message: &SmsMessage, since: DateTime<Utc>) -> Result<Vec<String>, SmsError> {
        Ok(SendWrapper::new(sms::find(wit_sms(message), since.timestamp_micros())).await?)
    }
}

fn wit_sms(message: &SmsMessage) -> sms::Message {
    sms::Message { to: message.to.clone(), text: message.text.clone() }
}

impl From<sms::Error> for SmsError {
    fn from(error: sms::Error) -> Self {
        match error {
            sms::Error::Refused(text) => Self::Refused(text),
            sms::Error::Unavailable(text) => Self::Unavailable(text),
            sms::Error::Unknown(text) => Self::Unknown(text),
        }
    }
}

impl Places for Host {
    fn search(&self, words: &str, limit: usize) -> Vec<Place> {
        let limit = u32::try_from(limit).unwrap_or(u32::MAX);
        places::search(words, limit).into_iter().map(Place::from).collect()
    }

    fn find(&self, city: &str, state: &str, postal_code: Option<&str>) -> Option<Place> {
        places::find(city, state, postal_code).map(Place::from)
    }
}

impl From<places::Place> for Place {
    fn from(place: places::Place) -> Self {
        Self {
            name: place.name,
            state: place.state,
            postal_code: place.postal_code,
            latitude: place.latitude,
            longitude: place.longitude,
            time_zone: place.time_zone,
        }
    }
}

impl Sealing for Host {
    fn seal(&self, plaintext: &[u8], associated_data: &str) -> Result<String, SealingError> {
        Ok(sealing::seal(plaintext, associated_data)?)
    }

    fn open(&self, sealed: &str, associated_data: &str) -> Result<Vec<u8>, SealingError> {
        Ok(sealing::open(sealed, associated_data)?)
    }

    fn sign_token(&self, audience: &str, claims_json: &str, lifetime_seconds: u64) -> Result<String, SealingError> {
        Ok(sealing::sign_token(audience, claims_json, lifetime_seconds)?)
    }

    fn verify_token(&self, audience: &str, token: &str) -> Result<String, SealingError> {
        Ok(sealing::verify_token(audience, token)?)
    }
}

impl From<sealing::Error> for SealingError {
    fn from(error: sealing::Error) -> Self {
        match error {
            sealing::Error::NotAuthentic => Self::NotAuthentic,
            sealing::Error::Failed(text) => Self::Failed(text),
        }
    }
}

#[async_trait]
impl Typesetting for Host {
    async fn render(&self, order: &RenderOrder) -> Result<Typeset, TypesettingError> {
        let order = typesetting::RenderOrder {
            company_id: wit_uuid(order.company_id),
            blob_id: wit_uuid(order.blob_id),
            template: order.template.clone(),
            data_json: order.data_json.clone(),
            created_at: order.created_at.timestamp_micros(),
            picture: order.picture.as_ref().map(|picture| typesetting::RenderPicture {
                blob_id: wit_uuid(picture.blob_id),
                media_type: picture.media_type.clone(),
            }),
        };
        Ok(SendWrapper::new(typesetting::render(order)).await?.into())
    }

    async fn merge(&self, order: &MergeOrder) -> Result<Typeset, TypesettingError> {
        let part = |part: &MergePart| typesetting::MergePart {
            blob_id: wit_uuid(part.blob_id),
            media_type: part.media_type.clone(),
            title: part.title.clone(),
        };
        let order = typesetting::MergeOrder {
            company_id: wit_uuid(order.company_id),
            blob_id: wit_uuid(order.blob_id),
            title: order.title.clone(),
            created_at: order.created_at.timestamp_micros(),
            parts: order.parts.iter().map(part).collect(),
        };
        Ok(SendWrapper::new(typesetting::merge(order)).await?.into())
    }

    async fn count_pages(&self, order: &CountOrder) -> Result<u32, TypesettingError> {
        let order = typesetting::CountOrder {
            company_id: wit_uuid(order.company_id),
            blob_id: wit_uuid(order.blob_id),
            media_type: order.media_type.clone(),
        };
        Ok(SendWrapper::new(typesetting::count_pages(order)).await?)
    }
}

impl From<typesetting::Typeset> for Typeset {
    fn from(typeset: typesetting::Typeset) -> Self {
        Self { sha256: typeset.sha256, byte_size: typeset.byte_size, pages: typeset.pages }
    }
}

impl From<typesetting::Error> for TypesettingError {
    fn from(error: typesetting::Error) -> Self {
        match error {
            typesetting::Error::Template(text) => Self::Template(text),
            typesetting::Error::Part((index, failure)) => Self::Part { index: index as usize, failure: failure.into() },
            typesetting::Error::TooLarge => Self::TooLarge,
            typesetting::Error::Timeout => Self::Timeout,
            typesetting::Error::Unavailable(text) => Self::Unavailable(text),
        }
    }
}

impl From<typesetting::PartFailure> for PartFailure {
    fn from(failure: typesetting::PartFailure) -> Self {
        match failure {
            typesetting::PartFailure::Encrypted => Self::Encrypted,
            typesetting::PartFailure::Broken => Self::Broken,
            typesetting::PartFailure::Unsupported => Self::Unsupported,
            typesetting::PartFailure::TooLarge => Self::TooLarge,
            typesetting::PartFailure::Missing => Self::Missing,
        }
    }
}
