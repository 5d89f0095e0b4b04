//! Wire types of the carrier packet.

use haul_types::{CompanyDocumentKind, WriteJson};
use poem_openapi::Object;
use uuid::Uuid;

/// What would go out now.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
pub struct CarrierPacket {
    /// The documents, in order. A bank letter is left out for callers without `banking:reveal`.
    pub document_ids: Vec<Uuid>,
    /// Documents that are in the packet but no longer valid.
    pub expired_document_ids: Vec<Uuid>,
    /// Kinds of documents that brokers usually ask for and that are missing from the packet.
    pub missing_kinds: Vec<CompanyDocumentKind>,
}

/// How to open the carrier packet.
#[derive(Clone, Debug, Object)]
pub struct CarrierPacketOpen {
    /// Shown in the page instead of saved.
    #[oai(default)]
    pub is_inline: bool,
    /// Leaves expired documents out instead of refusing.
    #[oai(default)]
    pub leaves_out_expired: bool,
}

/// Whom to send the carrier packet to.
#[derive(Clone, Debug, Object)]
#[oai(skip_serializing_if_is_none)]
pub struct CarrierPacketSend {
    /// The broker's or customer's email address.
    pub email: String,
    /// A personal message, at most 2,000 characters.
    #[oai(validator(max_length = 2_000))]
    pub message: Option<String>,
    /// Leaves expired documents out instead of refusing.
    #[oai(default)]
    pub leaves_out_expired: bool,
}

/// The carrier packet is on its way.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
pub struct CarrierPacketSent {
    /// In lowercase.
    pub email: String,
    /// Pages of the PDF, the cover page included.
    pub pages: u32,
}
