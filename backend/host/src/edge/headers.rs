//! The security headers of every response, error pages included.

use poem::Response;
use poem::http::{HeaderMap, HeaderName, HeaderValue, header};
use uuid::Uuid;

use crate::config::Config;

use super::client::REQUEST_ID;
use super::route::RouteClass;

const PERMISSIONS_POLICY: HeaderName = HeaderName::from_static("permissions-policy");
const OPENER_POLICY: HeaderName = HeaderName::from_static("cross-origin-opener-policy");
const WORKER_SCOPE: HeaderName = HeaderName::from_static("service-worker-allowed");
const RESOURCE_POLICY: HeaderName = HeaderName::from_static("cross-origin-resource-policy");

/// For responses that are not pages: nothing may be loaded, run or framed.
pub const CLOSED_POLICY: &str = "default-src 'none'; frame-ancestors 'none'; sandbox";

/// Where the identity provider's JavaScript SDK sends requests, unless an emulator replaces it.
const PROVIDER_ORIGINS: &str =
    " https://identitytoolkit.googleapis.com https://securetoken.googleapis.com https://www.googleapis.com";

/// Adds the fixed headers to a response.
pub fn secure(response: &mut Response, class: RouteClass, is_https: bool, request_id: Uuid) {
    let headers = response.headers_mut();
    if is_https {
        headers
            .insert(header::STRICT_TRANSPORT_SECURITY, HeaderValue::from_static("max-age=63072000; includeSubDomains"));
    }
    headers.insert(header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
    // Only the origin is sent to other sites: the provider's API keys may be restricted to it.
    headers.insert(header::REFERRER_POLICY, HeaderValue::from_static("strict-origin-when-cross-origin"));
    // The Google sign-in popup has to keep its opener.
    headers.insert(OPENER_POLICY, HeaderValue::from_static("same-origin-allow-popups"));
    headers.insert(RESOURCE_POLICY, HeaderValue::from_static("same-origin"));
    // A driver may share the phone's location, on the page of a trip and when asked.
    headers.insert(
        PERMISSIONS_POLICY,
        HeaderValue::from_static("camera=(), geolocation=(self), microphone=(), payment=(), usb=()"),
    );
    if let Ok(value) = HeaderValue::from_str(&request_id.to_string()) {
        headers.insert(REQUEST_ID, value);
    }
    if class.is_never_stored() {
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    }
    // A script gets no policy of its own: a worker would inherit it and could not load anything.
    if !headers.contains_key(header::CONTENT_SECURITY_POLICY) && !class.is_file() {
        headers.insert(header::CONTENT_SECURITY_POLICY, HeaderValue::from_static(CLOSED_POLICY));
    }
}

/// Lets a front-end's service worker serve the pages below the front-end's own name, and no others. Its file is in the
/// folder of a version, which would limit it to that folder.
pub fn allow_worker(response: &mut Response, path: &str, request: &HeaderMap) {
    let is_worker = request.get("service-worker").is_some_and(|value| value == "script");
    let scope = path.split('/').next().filter(|_| is_worker).map(|id| format!("/{id}/"));
    if let Some(scope) = scope.and_then(|scope| HeaderValue::from_str(&scope).ok()) {
        response.headers_mut().insert(WORKER_SCOPE, scope);
    }
}

/// The policy of the shell's document. It frames only PDFs: no other response of this origin allows framing.
pub struct PagePolicy {
    /// What scripts may call besides this origin.
    callable: String,
    /// Where images may come from besides this origin.
    pictured: String,
}

impl PagePolicy {
    pub fn new(config: &Config) -> Self {
        // The emulator is reached through this origin.
        let provider = if config.identity.emulator_host.is_some() { "" } else { PROVIDER_ORIGINS };
        let maps: String = config.map.origins.iter().map(|origin| format!(" {origin}")).collect();
        Self { callable: format!("{provider}{maps}"), pictured: maps }
    }

    pub fn with_nonce(&self, nonce: &str) -> String {
        let Self { callable, pictured } = self;
        format!(
            "default-src 'none'; script-src 'self'; style-src 'self' 'nonce-{nonce}'; connect-src 'self'{callable}; \
             img-src 'self' data: blob:{pictured}; font-src 'self'; frame-src 'self' blob:; worker-src 'self'; \
             base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
        )
    }
}
