//! Where things are, from wherever cargo was called.

use std::path::{Path, PathBuf};

/// The repository's root.
pub fn root() -> PathBuf {
    let backend = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap_or(Path::new(".."));
    backend.parent().unwrap_or(Path::new("..")).to_owned()
}

pub fn backend() -> PathBuf {
    root().join("backend")
}

/// cargo's target directory.
pub fn target() -> PathBuf {
    std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| backend().join("target"), PathBuf::from)
}

/// Where downloads and builds that outlive a checkout are kept.
pub fn cache() -> PathBuf {
    let home = || std::env::var_os("HOME").map_or_else(|| PathBuf::from("."), PathBuf::from).join(".cache");
    std::env::var_os("XDG_CACHE_HOME").map_or_else(home, PathBuf::from).join("haul")
}
