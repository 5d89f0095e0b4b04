//! Wire types of duplicate customers.

use haul_api::merging::{Group, Reason};
use haul_types::WriteJson;
use poem_openapi::{Enum, Object};
use uuid::Uuid;

use super::views::Customer;

/// Customers that may be the same.
#[derive(Clone, Debug, Object, WriteJson)]
pub struct CustomerDuplicates {
    /// Oldest record first.
    pub customers: Vec<Customer>,
    /// Why they may be the same.
    pub reasons: Vec<DuplicateReason>,
}

/// What several customers have in common.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
pub struct DuplicateReason {
    pub kind: DuplicateReasonKind,
    /// The shared value, such as `MC551200`.
    pub value: String,
    /// The customers that share the value.
    pub customer_ids: Vec<Uuid>,
}

/// Why customers look alike.
///
/// - `name`: the same name except for case, punctuation and legal form.
/// - `domain_and_city`: the same company email domain in the same city.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Enum, WriteJson)]
#[oai(rename_all = "snake_case")]
pub enum DuplicateReasonKind {
    Name,
    DocketNumber,
    DomainAndCity,
}

/// The possible duplicates of your company.
#[derive(Clone, Debug, Object, WriteJson)]
pub struct CustomerDuplicatesList {
    /// Groups of possible duplicates, those with the most reasons first.
    pub items: Vec<CustomerDuplicates>,
}

/// What a merge would do.
#[derive(Clone, Debug, PartialEq, Object, WriteJson)]
pub struct CustomerMergePreview {
    /// The one that stays.
    pub survivor: Customer,
    /// The one that becomes an archived record linking to the survivor.
    pub merged: Customer,
    /// The survivor after the merge: its own values, the other's where it has none, and the lists of both.
    pub result: Customer,
    pub moves: CustomerMergeMoves,
}

/// Records that move to the survivor.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Object, WriteJson)]
pub struct CustomerMergeMoves {
    /// The merged customer's loads, whatever their status.
    pub loads: u64,
    /// The merged customer's quotes, whatever their status.
    pub quotes: u64,
    /// Documents of the loads.
    pub documents: u64,
    /// Detention at stops, decided or not; each keeps its original terms.
    pub detentions: u64,
    /// Contacts that the survivor does not have yet.
    pub contacts: u64,
    pub detention_policy: PolicyMove,
    /// Loads whose reference is also on a load of the survivor. Both stay and are marked as accepted.
    pub shared_references: u64,
}

/// What happens to the merged customer's own detention terms.
///
/// - `none`: it has none.
/// - `moves`: the survivor takes them over, because it has none.
/// - `stays`: the survivor keeps its own; these stay with the archived record.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Enum, WriteJson)]
#[oai(rename_all = "snake_case")]
pub enum PolicyMove {
    None,
    Moves,
    Stays,
}

impl From<Group<Customer, DuplicateReasonKind>> for CustomerDuplicates {
    fn from(group: Group<Customer, DuplicateReasonKind>) -> Self {
        let reason = |Reason { kind, value, ids }| DuplicateReason { kind, value, customer_ids: ids };
        Self { customers: group.records, reasons: group.reasons.into_iter().map(reason).collect() }
    }
}
