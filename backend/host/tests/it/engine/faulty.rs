//! Builds the faulty component and starts engines with it.

use std::path::{Path, PathBuf};
use std::sync::{Arc, OnceLock};

use bytes::Bytes;
use haul_host::engine::{ComponentEngine, Limits};
use haul_host::message::{AppRequest, AppResponse};
use http::{HeaderMap, Method};

use crate::component::{build, cache};

use super::ports::{Database, capabilities};

/// The component, built once for all tests.
pub fn component() -> &'static Path {
    static BUILT: OnceLock<PathBuf> = OnceLock::new();
    BUILT.get_or_init(|| build("tests/faulty", &["--locked"], "haul_faulty.wasm"))
}

/// One worker, so that all requests are neighbours.
pub fn limits() -> Limits {
    Limits { workers: 1, ..Limits::default() }
}

pub fn start(limits: Limits) -> (ComponentEngine, Arc<Database>) {
    let database = Database::new();
    let engine = ComponentEngine::start(component(), &cache("faulty"), capabilities(database.clone()), limits)
        .expect("the faulty component starts");
    (engine, database)
}

pub fn request(path: &str) -> AppRequest {
    let mut headers = HeaderMap::new();
    headers.insert("x-request-id", "the-id".parse().expect("a valid value"));
    let uri = path.parse().expect("a valid path");
    AppRequest { method: Method::GET, uri, headers, body: Bytes::new() }
}

pub async fn get(engine: &ComponentEngine, path: &str) -> AppResponse {
    engine.handle(request(path)).await
}

pub async fn text(engine: &ComponentEngine, path: &str) -> String {
    let response = get(engine, path).await;
    assert_eq!(response.status, 200, "{path} answered {response:?}");
    String::from_utf8(response.body.into()).expect("text")
}
