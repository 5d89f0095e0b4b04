//! The published API document: committed, and the same as the product's own description.

use std::{env, fs, path::Path};

#[test]
fn document_is_fresh() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../openapi/openapi.json");
    let fresh = haul_app::openapi_document();
    if env::var_os("HAUL_WRITE_DOCUMENT").is_some() {
        fs::write(&path, fresh).unwrap();
        return;
    }
    let committed = fs::read_to_string(&path).unwrap();
    assert!(committed == fresh, "openapi/openapi.json is stale: run `make gen` and commit what it writes");
}
