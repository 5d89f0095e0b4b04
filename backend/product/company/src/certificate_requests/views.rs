//! Wire types of requests for certificates of insurance.

use haul_api::{Clearable, FromModel, page_of};
use haul_entity::company::certificate_request;
use haul_types::{Address, Date, Timestamp, WriteJson};
use poem_openapi::Object;
use uuid::Uuid;

/// A certificate of insurance that your insurance agent was asked for.
#[derive(Clone, Debug, PartialEq, FromModel, Object, WriteJson)]
#[from_model(certificate_request::Model)]
#[oai(skip_serializing_if_is_none)]
pub struct CertificateRequest {
    /// Assigned by the server; never changes.
    pub id: Uuid,
    /// Whom the certificate names: the broker or shipper who wants it.
    pub holder_name: String,
    #[from_model(json)]
    pub holder_address: Option<Address>,
    /// The agent who was asked, in lowercase.
    pub agent_email: String,
    /// Required wording, such as an additional insured.
    pub wording: Option<String>,
    /// Who asked.
    pub requested_by: String,
    /// When the certificate was received; omitted until then.
    pub received_on: Option<Date>,
    /// When it was archived, in UTC; omitted unless it is.
    pub archived_at: Option<Timestamp>,
    /// Send this version back with your change; it goes up with every change.
    pub version: i32,
    /// When the agent was asked, in UTC.
    pub created_at: Timestamp,
    /// When it was last changed, in UTC.
    pub updated_at: Timestamp,
}

/// A certificate to ask for.
#[derive(Clone, Debug, Object)]
#[oai(skip_serializing_if_is_none)]
pub struct CertificateRequestCreate {
    /// Whom the certificate names, 1 to 120 characters.
    #[oai(validator(max_length = 120))]
    pub holder_name: String,
    pub holder_address: Option<Address>,
    /// Your insurance agent, who gets an email.
    pub agent_email: String,
    /// Required wording, at most 1,000 characters.
    #[oai(validator(max_length = 1_000))]
    pub wording: Option<String>,
}

/// Changes to a request: omitted fields stay, null clears. The agent gets no second email.
#[derive(Clone, Debug, Object)]
#[oai(skip_serializing_if_is_none)]
pub struct CertificateRequestUpdate {
    /// The version your change is based on.
    pub version: i32,
    /// Whom the certificate names, 1 to 120 characters.
    #[oai(validator(max_length = 120))]
    pub holder_name: Option<String>,
    /// The holder's address; null if the certificate needs none.
    pub holder_address: Clearable<Address>,
    /// Your insurance agent.
    pub agent_email: Option<String>,
    /// Required wording, at most 1,000 characters.
    #[oai(validator(max_length = 1_000))]
    pub wording: Clearable<String>,
    /// When the certificate was received; null if it was not.
    pub received_on: Clearable<Date>,
}

/// A new request has no certificate yet.
impl From<CertificateRequestCreate> for CertificateRequestUpdate {
    fn from(input: CertificateRequestCreate) -> Self {
        Self {
            version: 0,
            holder_name: Some(input.holder_name),
            holder_address: input.holder_address.into(),
            agent_email: Some(input.agent_email),
            wording: input.wording.into(),
            received_on: Clearable::Keep,
        }
    }
}

page_of! {
    /// A page of requests for certificates.
    pub struct CertificateRequestPage of CertificateRequest;
}
