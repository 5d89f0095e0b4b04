//! API keys: what programs sign in with.
//!
//! A key belongs to one company and has chosen permissions. The secret is shown once and kept as a hash.

mod api;
mod error;
pub(crate) mod ops;
mod views;

pub use api::ApiKeysApi;
pub use error::ApiKeyError;
pub use views::ApiKey;
