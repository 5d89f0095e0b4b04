//! The state of a customer's credit.

use crate::text_enum;

text_enum! {
    /// Where a customer stands against its credit limit.
    pub enum CreditStatus {
        NoLimit = "no_limit",
        WithinLimit = "within_limit",
        /// At least 80% of it is used.
        NearLimit = "near_limit",
        OverLimit = "over_limit",
        /// The customer was put on hold; the limit does not matter.
        OnHold = "on_hold",
    }
}
