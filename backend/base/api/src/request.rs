//! What the root knows about the current request, for problem bodies and the audit log.

use std::sync::OnceLock;

use crate::authz::Actor;

/// Facts about one request, set by the host's edge and never by the client.
#[derive(Clone, Debug, Default)]
pub struct RequestInfo {
    pub request_id: Option<String>,
    pub client_ip: Option<String>,
    /// The client's own name, `User-Agent`; anything.
    pub device: Option<String>,
    /// A caller limited to terminals, once known.
    pub member: OnceLock<Actor>,
}

/// Browsers use about 150 characters.
const MAX_DEVICE: usize = 300;

tokio::task_local! {
    static CURRENT: RequestInfo;
}

/// Runs the future with the request's facts available.
pub(super) async fn scope<F: Future>(info: RequestInfo, future: F) -> F::Output {
    CURRENT.scope(info, future).await
}

/// The id of the current request, if any.
pub fn request_id() -> Option<String> {
    CURRENT.try_with(|info| info.request_id.clone()).ok().flatten()
}

/// How the client names itself, cut to what a list can show.
pub fn device() -> Option<String> {
    let device = CURRENT.try_with(|info| info.device.clone()).ok().flatten()?;
    Some(device.chars().take(MAX_DEVICE).collect::<String>()).filter(|device| !device.is_empty())
}

/// The address the request came from, as the edge resolved it.
pub fn client_ip() -> Option<String> {
    CURRENT.try_with(|info| info.client_ip.clone()).ok().flatten()
}

/// Keeps a caller limited to terminals, for the check of the body.
pub(crate) fn remember(actor: &Actor) {
    let _ = CURRENT.try_with(|info| info.member.set(actor.clone()));
}

/// The caller, if limited to terminals.
pub(crate) fn member() -> Option<Actor> {
    CURRENT.try_with(|info| info.member.get().cloned()).ok().flatten()
}
