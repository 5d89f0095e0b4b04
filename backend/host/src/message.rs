//! The messages between the edge and the engine: whole requests and responses, bodies inline.

use std::sync::Arc;

use bytes::Bytes;
use futures::future::BoxFuture;
use http::{HeaderMap, Method, StatusCode, Uri};

/// A request for the product; the edge has cleaned its headers.
#[derive(Clone, Debug)]
pub struct AppRequest {
    pub method: Method,
    /// Path and query; never an authority.
    pub uri: Uri,
    pub headers: HeaderMap,
    pub body: Bytes,
}

/// The product's response.
#[derive(Clone, Debug)]
pub struct AppResponse {
    pub status: StatusCode,
    pub headers: HeaderMap,
    pub body: Bytes,
}

/// The handler of the product's requests: the engine when serving, a closure in the edge's own tests.
pub type AppHandler = Arc<dyn Fn(AppRequest) -> BoxFuture<'static, AppResponse> + Send + Sync>;
