//! Where a user stands with the company.

use crate::text_enum;

text_enum! {
    /// Only active users may do anything.
    pub enum UserState {
        /// Asked by email, has not signed in yet.
        Invited = "invited",
        Active = "active",
        /// Refused with the next request, until reinstated.
        Suspended = "suspended",
        /// No longer with the company; kept for the history.
        Removed = "removed",
    }
}
