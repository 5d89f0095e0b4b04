//! The operator's settings that the product needs to know.

use serde::{Deserialize, Serialize};

/// The host reads them from its configuration and hands them to the product.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Settings {
    /// Origin of every link that is sent, without a trailing slash.
    pub public_url: String,
    pub product_name: String,
    pub environment: Environment,
    /// The Firebase project whose ID tokens are accepted.
    pub identity_project_id: String,
    /// Accepts the emulator's unsigned tokens. Never in production: the host refuses to start.
    pub identity_emulator: bool,
    pub fallback_admin_email: Option<String>,
    /// A Valhalla server's `/route`; none if miles are only estimated.
    pub routing_url: Option<String>,
    /// The host has a provider for text messages.
    pub has_sms: bool,
    /// The host has a key for FMCSA's registry of carriers.
    pub has_carrier_registry: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Environment {
    Development,
    Production,
}
