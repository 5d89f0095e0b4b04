//! Wire types of customers' and drivers' links, as staff see them.

use haul_types::{DriverLanguage, NamedRef, Timestamp, WriteJson, text_enum};
use poem_openapi::Object;
use uuid::Uuid;

/// A link with which a customer follows a load.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct TrackingLink {
    /// The link's id.
    pub id: Uuid,
    /// Whom it is for.
    pub label: String,
    /// Where it is mailed.
    pub email: Option<String>,
    /// It can be mailed again; false for links from before that was possible.
    pub is_sendable: bool,
    /// Show the customer's own number and the load's reference numbers.
    pub is_showing_references: bool,
    /// Show proof of delivery and bill of lading.
    pub is_showing_documents: bool,
    /// When the link was created.
    pub created_at: Timestamp,
    /// Name of the user or API key that created it.
    pub created_by: String,
    /// When it expires: a number of days after the delivery, and at most 60 days after it was created.
    pub expires_at: Timestamp,
    /// Days after delivery until it expires, by the company's terms when it was created.
    pub expires_days_after_delivery: i32,
    /// When it was revoked; none if it was not.
    pub revoked_at: Option<Timestamp>,
    /// Name of the user or API key that revoked it.
    pub revoked_by: Option<String>,
    /// Neither revoked nor expired.
    pub is_live: bool,
    /// How often it was viewed.
    pub view_count: i32,
    /// When it was last viewed; none if never.
    pub last_viewed_at: Option<Timestamp>,
}

/// The customers' links of a load, the latest first.
#[derive(Clone, Debug, Object, WriteJson)]
pub struct TrackingLinkList {
    /// The latest first, revoked and expired ones included.
    pub items: Vec<TrackingLink>,
}

/// A link to create for a customer.
#[derive(Clone, Debug, Object)]
#[oai(skip_serializing_if_is_none)]
pub struct TrackingLinkCreate {
    /// Whom it is for.
    #[oai(validator(max_length = 120))]
    pub label: String,
    /// Mails the link there.
    pub email: Option<String>,
    /// Show the customer's own number and the load's reference numbers.
    pub is_showing_references: bool,
    /// Show proof of delivery and bill of lading.
    pub is_showing_documents: bool,
}

/// A new link.
#[derive(Clone, Debug, Object, WriteJson)]
pub struct TrackingLinkCreated {
    pub link: TrackingLink,
    /// Returned only once.
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
    /// When it was viewed.
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
    /// The link's id.
    pub id: Uuid,
    /// The leg that the driver reports on.
    pub leg_id: Uuid,
    pub driver: NamedRef,
    /// When the link was created.
    pub created_at: Timestamp,
    /// Name of the user or API key that created it.
    pub created_by: String,
    /// When it was revoked; none if it was not.
    pub revoked_at: Option<Timestamp>,
    /// Name of the user or API key that revoked it.
    pub revoked_by: Option<String>,
    /// Not revoked, and this driver still has the leg, or finished it within the last 3 days and billing has not
    /// approved the load.
    pub is_live: bool,
    /// When the driver last opened it or reported with it, to about 5 minutes; none if never.
    pub last_used_at: Option<Timestamp>,
    /// Of the driver's page; none leaves it to the phone.
    pub language: Option<DriverLanguage>,
    /// It can be copied and sent again; false for links from before that was possible.
    pub is_sendable: bool,
}

/// A driver's link, to copy.
#[derive(Clone, Debug, Object, WriteJson)]
pub struct DriverLinkAddress {
    /// Anyone with it can report for the driver.
    pub url: String,
}

/// The drivers' links of a load, the latest first.
#[derive(Clone, Debug, Object, WriteJson)]
pub struct DriverLinkList {
    /// The latest first, including those that no longer work.
    pub items: Vec<DriverLink>,
}

/// A link to create for the driver of a leg.
#[derive(Clone, Debug, Object)]
#[oai(skip_serializing_if_is_none)]
pub struct DriverLinkCreate {
    /// A leg of the load that has a driver and a truck and is not finished.
    pub leg_id: Uuid,
    /// Of the driver's page; omit it to leave it to the phone.
    pub language: Option<DriverLanguage>,
}

/// A new link.
#[derive(Clone, Debug, Object, WriteJson)]
pub struct DriverLinkCreated {
    pub link: DriverLink,
    /// Anyone with it can report for the driver.
    pub url: String,
}
