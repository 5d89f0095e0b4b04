//! The published API document, written from the product's own description.

use std::fs;

use anyhow::{Context, bail};

use crate::root;

pub fn run(is_check: bool) -> anyhow::Result<()> {
    let path = root().join("openapi/openapi.json");
    let fresh = haul_app::openapi_document();
    if !is_check {
        return fs::write(&path, fresh).context("openapi/openapi.json could not be written");
    }
    if fs::read_to_string(&path).context("openapi/openapi.json could not be read")? != fresh {
        bail!("openapi/openapi.json is stale: run `make gen` and commit what it writes");
    }
    println!("openapi/openapi.json is fresh");
    Ok(())
}
