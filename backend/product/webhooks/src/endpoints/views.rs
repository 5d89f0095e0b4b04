//! Wire types of endpoints.

use haul_api::{ApiError, Clearable, from_json_column, page_of};
use haul_entity::webhooks::webhook_endpoint;
use haul_types::{Timestamp, WebhookEndpointStatus, WriteJson};
use poem_openapi::Object;
use uuid::Uuid;

/// A URL that receives your company's events.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct WebhookEndpoint {
    /// Assigned by the server; never changes.
    pub id: Uuid,
    /// Where events are sent: an `https` URL on the public internet.
    pub url: String,
    /// What it is for.
    pub description: Option<String>,
    /// The kinds of events that it receives, such as `load.created`, or `load.*` for all of a record.
    pub event_kinds: Vec<String>,
    pub status: WebhookEndpointStatus,
    /// The user or API key that last chose its events or enabled it. It receives only events of records that its owner
    /// may read.
    pub owner_name: String,
    /// When attempts began to fail; omitted if the last one succeeded.
    pub failing_since: Option<Timestamp>,
    /// Until when the previous secret signs too; omitted if it no longer does.
    pub previous_secret_until: Option<Timestamp>,
    /// Send this version back with your change; it goes up with every change.
    pub version: i32,
    /// When it was created, in UTC.
    pub created_at: Timestamp,
    /// When it was last changed, in UTC.
    pub updated_at: Timestamp,
}

/// An endpoint to create.
#[derive(Clone, Debug, Object)]
#[oai(skip_serializing_if_is_none)]
pub struct WebhookEndpointCreate {
    /// An `https` URL on the public internet.
    #[oai(validator(max_length = 2_000))]
    pub url: String,
    /// What it is for; at most 200 characters.
    #[oai(validator(max_length = 200))]
    pub description: Option<String>,
    /// At least one kind of event, such as `load.created`, or `load.*` for all of a record.
    pub event_kinds: Vec<String>,
}

/// Changes to an endpoint: omitted fields stay, null clears.
#[derive(Clone, Debug, Object)]
#[oai(skip_serializing_if_is_none)]
pub struct WebhookEndpointUpdate {
    /// The version your change is based on.
    pub version: i32,
    /// An `https` URL on the public internet.
    #[oai(validator(max_length = 2_000))]
    pub url: Option<String>,
    /// What it is for; at most 200 characters.
    #[oai(validator(max_length = 200))]
    pub description: Clearable<String>,
    /// At least one kind of event, such as `load.created`, or `load.*` for all of a record; sending them makes you the
    /// endpoint's owner.
    pub event_kinds: Option<Vec<String>>,
    /// Enables or disables it; a suspended endpoint is enabled again by this.
    pub is_enabled: Option<bool>,
}

/// How to replace an endpoint's secret.
#[derive(Clone, Debug, Object)]
#[oai(skip_serializing_if_is_none)]
pub struct WebhookSecretRotate {
    /// For how many hours the previous secret signs as well, 0 to 168; 24 if omitted.
    #[oai(validator(minimum(value = "0"), maximum(value = "168")))]
    pub overlap_hours: Option<u32>,
}

/// An endpoint with its secret, which is shown only now.
#[derive(Clone, Debug, Object, WriteJson)]
pub struct WebhookEndpointWithSecret {
    pub endpoint: WebhookEndpoint,
    /// `whsec_…`; verify each request's `webhook-signature` with it.
    pub secret: String,
}

/// Which events to send again.
#[derive(Clone, Debug, Object)]
pub struct WebhookReplay {
    /// All events since then that the endpoint's kinds cover.
    pub since: Timestamp,
}

/// What is sent again.
#[derive(Clone, Debug, Object, WriteJson)]
pub struct WebhookReplayed {
    /// Events queued again; those still pending are not counted.
    pub replayed_count: u64,
}

page_of! {
    /// A page of webhook endpoints.
    pub struct WebhookEndpointPage of WebhookEndpoint;
}

impl TryFrom<webhook_endpoint::Model> for WebhookEndpoint {
    type Error = ApiError;

    fn try_from(row: webhook_endpoint::Model) -> Result<Self, ApiError> {
        Ok(Self {
            id: row.id,
            url: row.url,
            description: row.description,
            event_kinds: from_json_column(row.event_kinds)?,
            status: row.status,
            owner_name: row.owner_name,
            failing_since: row.failing_since,
            previous_secret_until: row.previous_secret_until,
            version: row.version,
            created_at: row.created_at,
            updated_at: row.updated_at,
        })
    }
}
