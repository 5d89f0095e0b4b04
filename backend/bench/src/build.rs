//! The programs that are measured, built for release.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context, ensure};

#[derive(Clone)]
pub struct Programs {
    pub haul: PathBuf,
    pub component: PathBuf,
    /// Given with `--component`, so never built here.
    is_component_given: bool,
}

/// `backend/`, where this program was built from.
pub fn backend() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/.."))
}

impl Programs {
    /// Builds what is not named.
    pub fn prepare(haul: Option<PathBuf>, component: Option<PathBuf>) -> anyhow::Result<Self> {
        let target = target();
        let haul = match haul {
            Some(haul) => haul.canonicalize().context("--haul")?,
            None => {
                build_haul()?;
                target.join("release/haul")
            }
        };
        let is_component_given = component.is_some();
        let component = match component {
            Some(component) => component.canonicalize().context("--component")?,
            None => {
                cargo(&["xtask", "component", "--ship"], &target)?;
                target.join("wasm32-wasip2/component/haul_component.wasm")
            }
        };
        ensure!(component.exists(), "there is no component at {}", component.display());
        Ok(Self { haul, component, is_component_given })
    }

    /// The same programs, with names for the component's functions. A component that was given stays as it is.
    pub fn with_names(&self) -> anyhow::Result<Self> {
        if self.is_component_given {
            return Ok(self.clone());
        }
        let target = target();
        cargo(&["xtask", "component", "--ship", "--names"], &target)?;
        Ok(Self { component: target.join("wasm32-wasip2/component/haul_component.names.wasm"), ..self.clone() })
    }
}

/// The yardstick of poem and rusqlite.
pub fn rusqlite() -> anyhow::Result<PathBuf> {
    peer("poem-rusqlite")
}

/// The yardstick of poem-openapi, sea-orm and sqlx-sqlite.
pub fn sea_orm() -> anyhow::Result<PathBuf> {
    peer("poem-sea-orm-sqlx")
}

/// The yardstick of Fastify and pg.
pub fn fastify() -> anyhow::Result<PathBuf> {
    node_peer("fastify-pg", "src/main.js")
}

/// The yardstick of NestJS and TypeORM.
pub fn nest() -> anyhow::Result<PathBuf> {
    node_peer("nestjs-typeorm", "dist/main.js")
}

/// The server, and beside it the parser of uploads.
pub fn build_haul() -> anyhow::Result<()> {
    let packages = ["--package", "haul-host", "--package", "haul-capability"];
    let programs = ["--bin", "haul", "--bin", "haul-parser"];
    cargo(&[&["build", "--release"], packages.as_slice(), &programs].concat(), &target())
}

fn target() -> PathBuf {
    std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| backend().join("target"), PathBuf::from)
}

/// Builds a yardstick, which is a cargo project of its own.
fn peer(name: &str) -> anyhow::Result<PathBuf> {
    let manifest = backend().join("bench/peers").join(name).join("Cargo.toml");
    let manifest = manifest.to_str().context("the path is no text")?;
    let target = target().join("peers").join(name);
    cargo(&["build", "--release", "--manifest-path", manifest], &target)?;
    Ok(target.join("release").join(name))
}

/// Installs and builds a yardstick that runs on Node; answers its entry.
fn node_peer(name: &str, entry: &str) -> anyhow::Result<PathBuf> {
    let folder = backend().join("bench/peers").join(name);
    // Not `npm ci`: it insists on optional packages of other platforms, which not every registry has.
    for arguments in [&["install", "--no-save", "--ignore-scripts", "--silent"][..], &["run", "build", "--if-present"]]
    {
        let status = Command::new("npm").args(arguments).current_dir(&folder).stdout(Stdio::null()).status();
        ensure!(status.context("npm is missing")?.success(), "npm {} failed in {name}", arguments.join(" "));
    }
    Ok(folder.join(entry))
}

fn cargo(arguments: &[&str], target: &Path) -> anyhow::Result<()> {
    let status =
        Command::new("cargo").args(arguments).current_dir(backend()).env("CARGO_TARGET_DIR", target).status()?;
    ensure!(status.success(), "cargo {} failed", arguments.join(" "));
    Ok(())
}
