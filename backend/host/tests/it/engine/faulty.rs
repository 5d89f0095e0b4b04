//! Builds the faulty component and starts engines with it.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::{Arc, OnceLock};

use bytes::Bytes;
use haul_host::engine::{ComponentEngine, Limits};
use haul_host::message::{AppRequest, AppResponse};
use http::{HeaderMap, Method};

use super::ports::{Database, capabilities};

/// The component, built once for all tests.
pub fn component() -> &'static Path {
    static BUILT: OnceLock<PathBuf> = OnceLock::new();
    BUILT.get_or_init(|| {
        let project = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/faulty");
        let target = target_folder();
        let status = Command::new(env!("CARGO"))
            .args(["build", "--quiet", "--locked", "--release", "--target", "wasm32-wasip2", "--target-dir"])
            .arg(&target)
            .current_dir(&project)
            .status()
            .expect("cargo runs");
        assert!(status.success(), "the faulty component does not build; does `cargo xtask setup` pass?");
        target.join("wasm32-wasip2/release/haul_faulty.wasm")
    })
}

/// Where cargo builds, found from the folder that it gives to tests.
pub fn target_folder() -> PathBuf {
    Path::new(env!("CARGO_TARGET_TMPDIR")).parent().expect("cargo's folder for tests lies in its target folder").into()
}

/// Where compiled components of the tests are kept.
pub fn cache() -> PathBuf {
    Path::new(env!("CARGO_TARGET_TMPDIR")).join("compiled")
}

/// One worker, so that all requests are neighbours.
pub fn limits() -> Limits {
    Limits { workers: 1, ..Limits::default() }
}

pub fn start(limits: Limits) -> (ComponentEngine, Arc<Database>) {
    let database = Database::new();
    let engine = ComponentEngine::start(component(), &cache(), capabilities(database.clone()), limits)
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
