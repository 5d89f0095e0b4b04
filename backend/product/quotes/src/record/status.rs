//! Which actions a quote's state allows, and the resulting state. Pure.

use haul_types::QuoteStatus::{self, *};
use haul_types::WriteJson;
use poem_openapi::Enum;

/// An action on a quote.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Enum, WriteJson)]
#[oai(rename_all = "snake_case")]
pub enum QuoteAction {
    Edit,
    RequestApproval,
    Approve,
    /// Back to a draft, to change it.
    Return,
    /// Send, or send again.
    Send,
    /// Record that the customer accepted by phone or in person.
    Accept,
    MarkLost,
    Reopen,
    Withdraw,
    Revise,
    /// Compute the fuel surcharge anew with the latest price of diesel.
    Requote,
    Duplicate,
    Convert,
}

/// What the state machine considers besides the state.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Facts {
    /// The margin is below the carrier's floor.
    pub is_below_floor: bool,
    /// It has expired.
    pub is_past_validity: bool,
    /// A fuel program computes its surcharge.
    pub has_fuel_program: bool,
}

impl QuoteAction {
    pub const ALL: &'static [Self] = &[
        Self::Edit,
        Self::RequestApproval,
        Self::Approve,
        Self::Return,
        Self::Send,
        Self::Accept,
        Self::MarkLost,
        Self::Reopen,
        Self::Withdraw,
        Self::Revise,
        Self::Requote,
        Self::Duplicate,
        Self::Convert,
    ];

    /// Whether a quote in this state allows the action.
    pub fn is_allowed(self, status: QuoteStatus, facts: Facts) -> bool {
        match self {
            Self::Edit => status == Draft,
            Self::RequestApproval => status == Draft && facts.is_below_floor,
            Self::Approve => status == PendingApproval,
            Self::Return => matches!(status, PendingApproval | Approved),
            Self::Send => {
                let is_ready = match status {
                    Draft => !facts.is_below_floor,
                    Approved | Sent | Viewed => true,
                    _ => false,
                };
                is_ready && !facts.is_past_validity
            }
            Self::Accept => {
                // The customer may accept by phone before getting the paper.
                let is_told = match status {
                    Draft => !facts.is_below_floor,
                    Approved | Sent | Viewed => true,
                    _ => false,
                };
                is_told && !facts.is_past_validity
            }
            // A customer who accepted may still go elsewhere before the load is booked.
            Self::MarkLost => matches!(status, Sent | Viewed | Accepted | Declined | Expired),
            Self::Reopen => matches!(status, Lost | Declined),
            Self::Withdraw => matches!(status, Draft | PendingApproval | Approved | Sent | Viewed),
            Self::Revise => matches!(status, Sent | Viewed | Declined | Lost | Expired | Withdrawn),
            Self::Requote => facts.has_fuel_program && matches!(status, Draft | Sent | Viewed | Expired),
            Self::Duplicate => true,
            Self::Convert => status == Accepted,
        }
    }

    /// The resulting state, if the action changes it.
    pub fn outcome(self, status: QuoteStatus) -> QuoteStatus {
        match self {
            Self::RequestApproval => PendingApproval,
            Self::Approve => Approved,
            Self::Return => Draft,
            // Sending again tells the customer nothing new.
            Self::Send if status == Viewed => Viewed,
            Self::Send | Self::Reopen => Sent,
            Self::Accept => Accepted,
            Self::MarkLost => Lost,
            Self::Withdraw => Withdrawn,
            // Of a draft the figures change and nothing else.
            Self::Requote if status == Draft => Draft,
            Self::Revise | Self::Requote => Superseded,
            Self::Convert => Converted,
            Self::Edit | Self::Duplicate => status,
        }
    }
}

/// Every action allowed now.
pub fn allowed_actions(status: QuoteStatus, facts: Facts) -> Vec<QuoteAction> {
    QuoteAction::ALL.iter().copied().filter(|action| action.is_allowed(status, facts)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_state_allows_what_the_trade_expects() {
        use QuoteAction::{
            Accept, Approve, Convert, Duplicate, Edit, MarkLost, Reopen, RequestApproval, Return, Revise, Send,
            Withdraw,
        };
        let well = Facts::default();
        let thin = Facts { is_below_floor: true, ..well };
        let over = Facts { is_past_validity: true, ..well };
        for (status, facts, expected) in [
            (Draft, well, vec![Edit, Send, Accept, Withdraw, Duplicate]),
            (Draft, thin, vec![Edit, RequestApproval, Withdraw, Duplicate]),
            (Draft, over, vec![Edit, Withdraw, Duplicate]),
            (PendingApproval, thin, vec![Approve, Return, Withdraw, Duplicate]),
            (Approved, thin, vec![Return, Send, Accept, Withdraw, Duplicate]),
            (Sent, well, vec![Send, Accept, MarkLost, Withdraw, Revise, Duplicate]),
            (Viewed, well, vec![Send, Accept, MarkLost, Withdraw, Revise, Duplicate]),
            (Viewed, over, vec![MarkLost, Withdraw, Revise, Duplicate]),
            (Accepted, well, vec![MarkLost, Duplicate, Convert]),
            (Accepted, over, vec![MarkLost, Duplicate, Convert]),
            (Converted, well, vec![Duplicate]),
            (Declined, well, vec![MarkLost, Reopen, Revise, Duplicate]),
            (Lost, well, vec![Reopen, Revise, Duplicate]),
            (Expired, over, vec![MarkLost, Revise, Duplicate]),
            (Withdrawn, well, vec![Revise, Duplicate]),
            (Superseded, well, vec![Duplicate]),
        ] {
            assert_eq!(allowed_actions(status, facts), expected, "{status:?} {facts:?}");
        }
    }

    #[test]
    fn sending_again_keeps_what_the_customer_did() {
        for (before, after) in [(Draft, Sent), (Approved, Sent), (Sent, Sent), (Viewed, Viewed)] {
            assert_eq!(QuoteAction::Send.outcome(before), after);
        }
    }
}
