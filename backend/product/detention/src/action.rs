//! What can be decided about a wait.

use haul_types::WriteJson;
use poem_openapi::Enum;

/// A decision about a detention claim.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Enum, WriteJson)]
#[oai(rename_all = "snake_case")]
pub enum DetentionAction {
    /// Claim it: a charge is added to the load.
    Approve,
    /// Don't claim it.
    Waive,
    /// The customer disagrees.
    Dispute,
    /// Undo the last decision.
    Reopen,
}

impl DetentionAction {
    pub(super) const ALL: [Self; 4] = [Self::Approve, Self::Waive, Self::Dispute, Self::Reopen];
}
