//! What the root knows about the current request, for problem bodies and the audit log.

/// Facts about one request, set by the host's edge and never by the client.
#[derive(Clone, Debug, Default)]
pub struct RequestInfo {
    pub request_id: Option<String>,
    pub client_ip: Option<String>,
}

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

/// The address the request came from, as the edge resolved it.
pub fn client_ip() -> Option<String> {
    CURRENT.try_with(|info| info.client_ip.clone()).ok().flatten()
}
