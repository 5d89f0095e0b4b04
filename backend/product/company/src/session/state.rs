//! Where somebody stands.

use haul_types::WriteJson;
use poem_openapi::Enum;

/// Where somebody stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Enum, WriteJson)]
#[oai(rename_all = "snake_case")]
pub enum SessionState {
    /// A user of a company.
    Active,
    /// The address has to be verified first.
    EmailUnverified,
    /// Asked to join a company, which has not decided.
    AwaitingAdmission,
    /// Known to the identity provider only.
    Unregistered,
    /// A user of a company who may do nothing until reinstated.
    Suspended,
}
