//! The life of a request to join: open until the company decides or the person withdraws.

use crate::text_enum;

text_enum! {
    /// The state of a request to join.
    pub enum JoinRequestStatus {
        Open = "open",
        Admitted = "admitted",
        Rejected = "rejected",
        Withdrawn = "withdrawn",
    }
}
