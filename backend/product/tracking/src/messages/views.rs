//! Wire types of messages about loads.

use haul_entity::tracking::load_message::Model;
use haul_types::{MessageChannel, MessagePurpose, MessageStatus, Timestamp, WriteJson, text_enum};
use poem_openapi::Object;
use uuid::Uuid;

/// A message about a load to its driver or customer. Its text is not kept.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct LoadMessage {
    /// The message's id.
    pub id: Uuid,
    /// The leg that it is about; none if it is about the whole load.
    pub leg_id: Option<Uuid>,
    /// The stop that it is about; none if it is about none.
    pub stop_id: Option<Uuid>,
    /// The driver's link in it.
    pub driver_link_id: Option<Uuid>,
    /// The customer's link in it.
    pub tracking_link_id: Option<Uuid>,
    pub purpose: MessagePurpose,
    pub channel: MessageChannel,
    /// Name of the person or company.
    pub recipient: String,
    /// Email address or phone number.
    pub address: String,
    pub status: MessageStatus,
    /// Why it was not sent.
    pub problem: Option<String>,
    /// When the mail server or SMS provider took it.
    pub sent_at: Option<Timestamp>,
    /// When it was queued.
    pub created_at: Timestamp,
    /// Name of the user or API key whose change led to it; `Haul` for the product itself.
    pub created_by: String,
}

/// The messages about a load.
#[derive(Clone, Debug, Object, WriteJson)]
pub struct LoadMessageList {
    /// The latest 200, the latest first.
    pub items: Vec<LoadMessage>,
}

text_enum! {
    /// Whom to ask for the proof of delivery.
    pub enum PodRecipient {
        /// The driver who delivered, with the trip's link.
        Driver = "driver",
        /// The place of the delivery.
        Facility = "facility",
    }
}

/// A request for a load's proof of delivery.
#[derive(Clone, Debug, Object)]
#[oai(skip_serializing_if_is_none)]
pub struct PodRequest {
    pub recipient: PodRecipient,
    /// Where to ask the facility; if omitted, the stop's contact or the facility is asked by SMS.
    pub email: Option<String>,
}

/// Where a mail goes.
#[derive(Clone, Debug, Object)]
#[oai(skip_serializing_if_is_none)]
pub struct MailTo {
    /// If omitted, where the customer wants to be told of its loads.
    pub email: Option<String>,
}

impl From<Model> for LoadMessage {
    fn from(row: Model) -> Self {
        Self {
            id: row.id,
            leg_id: row.leg_id,
            stop_id: row.stop_id,
            driver_link_id: row.driver_link_id,
            tracking_link_id: row.tracking_link_id,
            purpose: row.purpose,
            channel: row.channel,
            recipient: row.recipient,
            address: row.address,
            status: row.status,
            problem: row.problem,
            sent_at: row.sent_at,
            created_at: row.created_at,
            created_by: row.created_by,
        }
    }
}
