//! Wire types of customers' and drivers' links, as staff see them.

use haul_types::{NamedRef, Timestamp, WriteJson, text_enum};
use poem_openapi::Object;
use uuid::Uuid;

/// A link with which a customer follows a load.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct TrackingLink {
    pub id: Uuid,
    /// Whom it is for.
    pub label: String,
    pub is_showing_references: bool,
    /// Show proof of delivery and bill of lading.
    pub is_showing_documents: bool,
    pub created_at: Timestamp,
    pub created_by: String,
    /// When it expires: a number of days after the delivery, and at most 60 days after it was created.
    pub expires_at: Timestamp,
    pub expires_days_after_delivery: i32,
    pub revoked_at: Option<Timestamp>,
    pub revoked_by: Option<String>,
    /// Neither revoked nor expired.
    pub is_live: bool,
    pub view_count: i32,
    pub last_viewed_at: Option<Timestamp>,
}

/// The customers' links of a load, the latest first.
#[derive(Clone, Debug, Object, WriteJson)]
pub struct TrackingLinkList {
    pub items: Vec<TrackingLink>,
}

/// A link to create for a customer.
#[derive(Clone, Debug, Object)]
pub struct TrackingLinkCreate {
    /// Whom it is for.
    pub label: String,
    pub is_showing_references: bool,
    /// Show proof of delivery and bill of lading.
    pub is_showing_documents: bool,
}

/// A new link.
#[derive(Clone, Debug, Object, WriteJson)]
pub struct TrackingLinkCreated {
    pub link: TrackingLink,
    /// Returned only once: only its hash is stored.
    pub url: String,
}

/// When a link was viewed. IP addresses and browser details are not stored.
#[derive(Clone, Debug, Object, WriteJson)]
pub struct TrackingLinkViews {
    /// The latest 200, the latest first.
    pub items: Vec<TrackingLinkView>,
}

/// One view of a link.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
pub struct TrackingLinkView {
    pub viewed_at: Timestamp,
    pub client: ClientKind,
}

text_enum! {
    /// The kind of device.
    pub enum ClientKind {
        Phone = "phone",
        Tablet = "tablet",
        Computer = "computer",
        /// A robot or a program.
        Program = "program",
        Unknown = "unknown",
    }
}

/// A link for a leg's driver to report with.
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
    /// Not revoked, and this driver still has the leg.
    pub is_live: bool,
    pub last_used_at: Option<Timestamp>,
}

/// The drivers' links of a load, the latest first.
#[derive(Clone, Debug, Object, WriteJson)]
pub struct DriverLinkList {
    pub items: Vec<DriverLink>,
}

/// A link to create for the driver of a leg.
#[derive(Clone, Debug, Object)]
pub struct DriverLinkCreate {
    pub leg_id: Uuid,
}

/// A new link.
#[derive(Clone, Debug, Object, WriteJson)]
pub struct DriverLinkCreated {
    pub link: DriverLink,
    /// Returned only once: only its hash is stored.
    pub url: String,
}
