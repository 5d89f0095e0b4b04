//! What a type of item says.

use haul_types::{AssignmentRule, ComplianceSubject};

/// A type of item. `catalog.rs` has a row for each.
#[derive(Debug, PartialEq, Eq)]
pub struct ItemType {
    /// Its name in data and codes.
    pub code: &'static str,
    /// Its usual name.
    pub name: &'static str,
    /// The kinds of records that have it.
    pub subjects: &'static [ComplianceSubject],
    /// Where the requirement comes from.
    pub source: Option<&'static str>,
    pub need: Need,
    pub expiry: Expiry,
    /// Days before the end on which notice is given, most days first; 0 is the last valid day. From the first on, the
    /// item counts as expiring.
    pub warning_days: &'static [u32],
    /// What it means for dispatch; none if it means nothing.
    pub gate: Option<Gate>,
}

/// Whether a record needs it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Need {
    Always,
    /// Where it applies, such as an endorsement or equipment that not every record has.
    WhereItApplies,
}

/// Whether it has a last valid day.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Expiry {
    Always,
    /// Usually; some are issued without an end, such as a trailer's permanent registration.
    Usually,
    Never,
}

/// What it means for dispatch.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Gate {
    /// The rule that is broken if it ends before the trip does.
    pub rule: AssignmentRule,
    /// The field of the record that shows its last valid day.
    pub field: &'static str,
    /// Only judged for loads that ask for it.
    pub is_by_load: bool,
}

impl ItemType {
    /// Days before its end from which it counts as expiring.
    pub fn first_warning(&self) -> u32 {
        self.warning_days.iter().copied().max().unwrap_or_default()
    }

    /// Its name within a sentence: `medical certificate`, `TWIC`.
    pub fn name_in_sentence(&self) -> String {
        let mut letters = self.name.chars();
        match (letters.next(), letters.next()) {
            (Some(first), Some(second)) if second.is_lowercase() => {
                first.to_lowercase().chain([second]).chain(letters).collect()
            }
            _ => self.name.to_owned(),
        }
    }
}
