//! The shell's document, with a fresh nonce in page and policy, and the settings that it reads at startup.

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use poem::Response;
use poem::http::{HeaderMap, header};
use serde_json::{Value, json};

use crate::config::Config;

use super::files::Files;
use super::headers::PagePolicy;

/// The build's placeholder for the nonce.
const NONCE_MARK: &str = "__CSP_NONCE__";

/// 128 bits, as CSP requires.
pub fn nonce() -> String {
    STANDARD.encode(rand::random::<[u8; 16]>())
}

/// Whether a person follows a link or enters a URL; scripts and images accept other types.
pub fn wants_page(headers: &HeaderMap) -> bool {
    headers.get(header::ACCEPT).and_then(|value| value.to_str().ok()).is_some_and(|accept| accept.contains("text/html"))
}

/// The shell's document, or `None` if no shell is deployed.
pub async fn shell(files: &Files, policy: &PagePolicy) -> Option<Response> {
    let nonce = nonce();
    let document = files.read("index.html").await?.replace(NONCE_MARK, &nonce);
    Some(
        Response::builder()
            .content_type("text/html; charset=utf-8")
            .header(header::CACHE_CONTROL, "no-cache")
            .header(header::CONTENT_SECURITY_POLICY, policy.with_nonce(&nonce))
            .body(document),
    )
}

/// What every front-end knows about this server: `/config.json`.
pub fn browser_config(config: &Config) -> Value {
    let google = config.google.client_id.as_ref().map(|client_id| {
        json!({ "client_id": client_id, "authorization_endpoint": config.google.authorization_endpoint.as_str() })
    });
    json!({
        "name": config.name,
        "environment": config.environment.as_str(),
        "firebase": {
            "api_key": config.identity.api_key,
            "project_id": config.identity.project_id,
            "auth_domain": config.identity.auth_domain,
        },
        "identity_emulator": config.identity.emulator_host.is_some(),
        "google": google,
        "map": config.map.style_url.as_ref().map(|style_url| json!({ "style_url": style_url.as_str() })),
        "fallback_admin_email": config.fallback_admin_email,
    })
}
