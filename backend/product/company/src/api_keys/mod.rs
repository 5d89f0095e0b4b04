//! API keys: how programs sign in.
//!
//! A key belongs to one company and has selected permissions. The secret is shown once and stored as a hash.

mod api;
mod error;
pub(crate) mod ops;
mod views;

pub use api::ApiKeysApi;
pub use error::ApiKeyError;
pub use views::ApiKey;
