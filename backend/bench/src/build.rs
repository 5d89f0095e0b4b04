//! The programs that are measured, built for release.

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, ensure};

pub struct Programs {
    pub haul: PathBuf,
    pub component: PathBuf,
    /// poem and rusqlite.
    pub rusqlite: PathBuf,
    /// poem-openapi, sea-orm and sqlx-sqlite.
    pub sea_orm: PathBuf,
}

/// `backend/`, where this program was built from.
pub fn backend() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/.."))
}

impl Programs {
    /// Builds what is not named.
    pub fn prepare(haul: Option<PathBuf>, component: Option<PathBuf>) -> anyhow::Result<Self> {
        let target = std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| backend().join("target"), PathBuf::from);
        let haul = match haul {
            Some(haul) => haul.canonicalize().context("--haul")?,
            None => {
                cargo(&["build", "--release", "--package", "haul-host", "--bin", "haul"], &target)?;
                target.join("release/haul")
            }
        };
        let component = match component {
            Some(component) => component.canonicalize().context("--component")?,
            None => {
                cargo(&["xtask", "component", "--ship"], &target)?;
                target.join("wasm32-wasip2/component/haul_component.wasm")
            }
        };
        ensure!(component.exists(), "there is no component at {}", component.display());
        Ok(Self {
            haul,
            component,
            rusqlite: peer("poem-rusqlite", &target)?,
            sea_orm: peer("poem-sea-orm-sqlx", &target)?,
        })
    }
}

/// Builds a yardstick, which is a cargo project of its own.
fn peer(name: &str, target: &Path) -> anyhow::Result<PathBuf> {
    let manifest = backend().join("bench/peers").join(name).join("Cargo.toml");
    let manifest = manifest.to_str().context("the path is no text")?;
    let target = target.join("peers").join(name);
    cargo(&["build", "--release", "--manifest-path", manifest], &target)?;
    Ok(target.join("release").join(name))
}

fn cargo(arguments: &[&str], target: &Path) -> anyhow::Result<()> {
    let status =
        Command::new("cargo").args(arguments).current_dir(backend()).env("CARGO_TARGET_DIR", target).status()?;
    ensure!(status.success(), "cargo {} failed", arguments.join(" "));
    Ok(())
}
