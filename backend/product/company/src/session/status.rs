//! How far a person has come in joining a company.

use haul_types::WriteJson;
use poem_openapi::Enum;

/// How far a person has come in joining a company.
///
/// - `active`: a user of a company.
/// - `email_unverified`: must verify the address first.
/// - `awaiting_admission`: asked to join a company, which has not decided yet.
/// - `unregistered`: known only to the identity provider.
/// - `suspended`: a company's user without access until reinstated.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Enum, WriteJson)]
#[oai(rename_all = "snake_case")]
pub enum SessionStatus {
    Active,
    EmailUnverified,
    AwaitingAdmission,
    Unregistered,
    Suspended,
}
