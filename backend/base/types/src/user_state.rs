//! A user's state in the company.

use crate::text_enum;

text_enum! {
    /// Only active users may do anything.
    pub enum UserStatus {
        /// Invited by email, has not signed in yet.
        Invited = "invited",
        Active = "active",
        /// Refused from the next request on, until reinstated.
        Suspended = "suspended",
        /// No longer with the company; kept for the history.
        Removed = "removed",
    }
}
