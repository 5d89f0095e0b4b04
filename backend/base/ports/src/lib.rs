//! What the product may ask of its host, one trait per capability.
//!
//! The database is not here: it has a crate of its own, `haul-db`.
//! `haul-capability` implements these natively, the component with thin shims over WIT.

mod archives;
mod blobs;
mod callers;
mod carrier_registry;
mod clock;
mod events;
mod http;
mod identity_keys;
mod ids;
mod mail;
mod places;
mod sealing;
mod settings;
mod sms;
mod tables;
mod typesetting;
mod webhooks;

pub use archives::{
    ArchiveContent, ArchiveEntry, ArchiveOrder, ArchivePacker, ArchiveState, Archives, ArchivesError, PackedArchive,
};
pub use blobs::{BlobError, BlobReceipt, Blobs, DownloadGrant, UploadGrant, UploadPurpose, UploadTicket};
pub use callers::{Anybody, Callers};
pub use carrier_registry::{
    CarrierRegistry, NoCarrierRegistry, RegistryAuthority, RegistryCarrier, RegistryNumber, RegistryRating,
    RegistryUnavailable,
};
pub use clock::{Clock, SystemClock};
pub use events::{ACCESS_ENDED, Events, EventsError, RecordChange, StreamGrant};
pub use http::{HttpClient, HttpError, HttpRequest, HttpResponse};
pub use identity_keys::{IdentityKeys, IdentityKeysError};
pub use ids::{Ids, SystemIds};
pub use mail::{Mail, MailAttachment, MailError, MailMessage};
pub use places::{Place, Places};
pub use sealing::{Sealing, SealingError};
pub use settings::{Environment, Settings};
pub use sms::{NoSms, Sms, SmsError, SmsMessage};
pub use tables::{
    Cell, TableFormat, TableOrder, TablePage, TableRange, TableRow, TableWriter, Tables, TablesError, WrittenTable,
};
pub use typesetting::{
    CountOrder, MergeOrder, MergePart, PartFailure, RenderOrder, RenderPicture, Typeset, Typesetting, TypesettingError,
};
pub use webhooks::{WebhookAttempt, WebhookPost, WebhookUrlError, Webhooks};
