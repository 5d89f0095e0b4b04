//! Wire types of registrations. Names are the specification's own.

use haul_types::WriteJson;
use poem_openapi::{Enum, Object};
use uuid::Uuid;

/// A carrier to register, or one to join.
#[derive(Clone, Debug, Object)]
#[oai(rename_all = "camelCase", skip_serializing_if_is_none)]
pub struct RegistrationCreate {
    /// Your own name.
    pub fullname: String,
    /// The carrier's legal name; required unless you give `companyId`.
    pub company_name: Option<String>,
    /// On one line: `100 Main St, Joliet, IL 60431`.
    pub company_address: Option<String>,
    /// The carrier's phone number in the United States or Canada, such as `(312) 555-0123`.
    pub company_phone: Option<String>,
    /// The carrier's own email address.
    pub company_email: Option<String>,
    /// A person who represents the carrier.
    pub officers_name: Option<String>,
    /// USDOT number of 1 to 8 digits; required unless you give `companyId`.
    pub dot_number: Option<String>,
    /// Docket number such as `MC-123456`, if the carrier has one.
    pub mc_number: Option<String>,
    /// Standard Carrier Alpha Code of 2 to 4 letters.
    pub scac_code: Option<String>,
    /// The company to join; omit its details then.
    pub company_id: Option<Uuid>,
}

/// What a registration becomes once the address is verified.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
#[oai(rename_all = "camelCase")]
pub struct Registration {
    /// The company to be created, or the one you asked to join.
    pub company_id: Uuid,
    pub outcome: RegistrationOutcome,
}

/// What a registration becomes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Enum, WriteJson)]
#[oai(rename_all = "snake_case")]
pub enum RegistrationOutcome {
    /// A company of its own.
    Company,
    /// A request to join the company that has this DOT number or id.
    JoinRequest,
}

/// Whether a carrier uses the product.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct Carrier {
    /// The USDOT number that was looked up, digits only.
    pub dot_number: String,
    /// A company with this USDOT number uses the product.
    pub is_registered: bool,
    /// Only for a registered carrier.
    pub company_name: Option<String>,
    /// What FMCSA's registry says; omitted for a registered carrier, whose people join it.
    pub registry: Option<CarrierRegistryAnswer>,
}

/// What FMCSA's registry says about a carrier that signs up. Whatever it says, the carrier may register.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct CarrierRegistryAnswer {
    pub outcome: CarrierRegistryOutcome,
    /// As registered, usually in capitals.
    pub legal_name: Option<String>,
    /// E.164, such as `+13125550123`.
    pub phone: Option<String>,
    /// On one line, as a registration takes it.
    pub address: Option<String>,
    /// Such as `MC-123456`; the first if it has several.
    pub docket_number: Option<String>,
}

/// What FMCSA's registry says about a carrier that signs up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Enum, WriteJson)]
#[oai(rename_all = "snake_case")]
pub enum CarrierRegistryOutcome {
    /// Allowed to operate.
    Active,
    /// On record, but not allowed to operate, out of service, or without the insurance that it must file.
    NotAllowed,
    /// Not on record: enter the details by hand. The number counts as unverified.
    NotFound,
    /// No answer: enter the details by hand. The number is checked later.
    Unavailable,
}

/// The specification's second call of a sign-up.
#[derive(Clone, Debug, Object)]
#[oai(rename_all = "camelCase")]
pub struct UserInfoCreate {
    /// From the registration's response.
    pub company_id: Uuid,
    /// The address you sign in with.
    pub user_email: String,
    /// Your own name, 1 to 120 characters; replaces the one in the registration.
    #[oai(validator(max_length = 120))]
    pub full_name: String,
}

/// A sentence for a person.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
pub struct Message {
    /// What was done, in one sentence.
    pub message: String,
}
