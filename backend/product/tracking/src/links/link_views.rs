//! Wire types of customers' and drivers' links, as the staff see them.

use haul_types::{NamedRef, Timestamp, WriteJson, text_enum};
use poem_openapi::Object;
use uuid::Uuid;

/// A link by which a customer follows a load.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct TrackingLink {
    pub id: Uuid,
    /// For whom it is.
    pub label: String,
    pub is_showing_references: bool,
    /// Proof of delivery and bill of lading.
    pub is_showing_documents: bool,
    pub created_at: Timestamp,
    pub created_by: String,
    /// When it ends: so many days after the delivery, and in any case 60 days after it was made.
    pub expires_at: Timestamp,
    pub expires_days_after_delivery: i32,
    pub revoked_at: Option<Timestamp>,
    pub revoked_by: Option<String>,
    /// Neither revoked nor over.
    pub is_live: bool,
    pub view_count: i32,
    pub last_viewed_at: Option<Timestamp>,
}

/// The customers' links of a load, the latest first.
#[derive(Clone, Debug, Object, WriteJson)]
pub struct TrackingLinkList {
    pub items: Vec<TrackingLink>,
}

/// Makes a link for a customer.
#[derive(Clone, Debug, Object)]
pub struct TrackingLinkCreate {
    /// For whom it is.
    pub label: String,
    pub is_showing_references: bool,
    /// Proof of delivery and bill of lading.
    pub is_showing_documents: bool,
}

/// A link that was just made.
#[derive(Clone, Debug, Object, WriteJson)]
pub struct TrackingLinkCreated {
    pub link: TrackingLink,
    /// Shown this once: only a hash of it is kept.
    pub url: String,
}

/// Who looked at a link when. Neither an address nor a browser's signature is kept.
#[derive(Clone, Debug, Object, WriteJson)]
pub struct TrackingLinkViews {
    /// The latest 200, the latest first.
    pub items: Vec<TrackingLinkView>,
}

/// One look at a link.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
pub struct TrackingLinkView {
    pub viewed_at: Timestamp,
    pub client: ClientKind,
}

text_enum! {
    /// What kind of device looked.
    pub enum ClientKind {
        Phone = "phone",
        Tablet = "tablet",
        Computer = "computer",
        /// A robot or a program.
        Program = "program",
        Unknown = "unknown",
    }
}

/// A link by which the driver of a leg reports.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct DriverLink {
    pub id: Uuid,
    pub leg_id: Uuid,
    pub driver: NamedRef,
    pub created_at: Timestamp,
    pub created_by: String,
    pub revoked_at: Option<Timestamp>,
    pub revoked_by: Option<String>,
    /// Not revoked, and this driver still has the leg to drive.
    pub is_live: bool,
    pub last_used_at: Option<Timestamp>,
}

/// The drivers' links of a load, the latest first.
#[derive(Clone, Debug, Object, WriteJson)]
pub struct DriverLinkList {
    pub items: Vec<DriverLink>,
}

/// Makes a link for whoever drives a leg.
#[derive(Clone, Debug, Object)]
pub struct DriverLinkCreate {
    pub leg_id: Uuid,
}

/// A link that was just made.
#[derive(Clone, Debug, Object, WriteJson)]
pub struct DriverLinkCreated {
    pub link: DriverLink,
    /// Shown this once: only a hash of it is kept.
    pub url: String,
}
