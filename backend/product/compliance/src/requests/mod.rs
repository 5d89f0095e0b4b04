//! Papers that drivers are asked for, and what they send.
//!
//! ```text
//! request ──link──▶ driver ──▶ submission ──accepted──▶ item (renews the current one)
//!                     ▲            │
//!                     └──rejected──┘
//! ```
//!
//! What a driver sends counts only once a person has accepted it. The token of a link is sent in bodies, never in a URL,
//! so no log or cache stores it.

mod api;
mod link;
mod mail;
mod ops;
mod present;
mod public;
mod public_api;
mod public_views;
mod review;
mod review_api;
mod views;

pub use api::DocumentRequestsApi;
pub use mail::{DOCUMENT_REJECTION, DOCUMENT_REQUEST};
pub use public_api::PublicDocumentRequestApi;
pub use review_api::DocumentSubmissionsApi;
