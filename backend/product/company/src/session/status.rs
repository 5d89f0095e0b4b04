//! How far a person has come in joining a company.

use haul_types::WriteJson;
use poem_openapi::Enum;

/// How far a person has come in joining a company.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Enum, WriteJson)]
#[oai(rename_all = "snake_case")]
pub enum SessionStatus {
    /// A user of a company.
    Active,
    /// Must verify the address first.
    EmailUnverified,
    /// Asked to join a company, which has not decided yet.
    AwaitingAdmission,
    /// Known only to the identity provider.
    Unregistered,
    /// A company's user without access until reinstated.
    Suspended,
}
