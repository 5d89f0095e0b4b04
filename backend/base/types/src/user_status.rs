//! A user's state in the company.

use crate::text_enum;

text_enum! {
    /// Only active users may do anything.
    ///
    /// - `invited`: invited by email, has not signed in yet.
    /// - `suspended`: refused from the next request on, until reinstated.
    /// - `removed`: no longer with the company; kept for the history.
    pub enum UserStatus {
        Invited = "invited",
        Active = "active",
        Suspended = "suspended",
        Removed = "removed",
    }
}
