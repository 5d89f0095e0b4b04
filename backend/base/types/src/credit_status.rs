//! The state of a customer's credit.

use crate::text_enum;

text_enum! {
    /// Where a customer stands against its credit limit.
    ///
    /// - `near_limit`: at least 80% of it is used.
    /// - `on_hold`: the customer was put on hold; the limit does not matter.
    pub enum CreditStatus {
        NoLimit = "no_limit",
        WithinLimit = "within_limit",
        NearLimit = "near_limit",
        OverLimit = "over_limit",
        OnHold = "on_hold",
    }
}
