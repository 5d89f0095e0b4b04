//! Compiles the component once per machine: the native code is kept in the data folder.

use std::fs::{self, File};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::io::{self, BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};

use anyhow::Context;
use sha2::{Digest, Sha256};
use wasmtime::component::Component;
use wasmtime::{Config, Enabled, Engine, PoolingAllocationConfig};

use super::limits::Limits;

/// Bytes of a recycled memory that are zeroed in place instead of being returned to the system.
///
/// About what an idle instance touches; above it the page faults cost less than the copying.
const KEEP_RESIDENT: usize = 4 << 20;

const EXTENSION: &str = "cwasm";

/// The runtime's configuration. Everything that changes generated code is part of the artifact's name.
pub(super) fn configure(limits: &Limits) -> wasmtime::Result<Engine> {
    let instances = u32::try_from(limits.instances()).unwrap_or(u32::MAX);
    let mut pool = PoolingAllocationConfig::new();
    pool.total_component_instances(instances)
        // A component of std for wasip2 is a handful of core modules.
        .total_core_instances(instances.saturating_mul(8))
        .total_memories(instances)
        .total_tables(instances.saturating_mul(4))
        .max_memory_size(limits.memory_bytes)
        .max_unused_warm_slots(0)
        .linear_memory_keep_resident(KEEP_RESIDENT)
        .pagemap_scan(Enabled::Auto);

    let mut config = Config::new();
    config.wasm_component_model_async(true).epoch_interruption(true).allocation_strategy(pool);
    Engine::new(&config)
}

/// Returns the compiled component, from `cache` if it was compiled before.
///
/// The file's name contains hashes of the component and of everything else that the code depends on:
/// wasmtime's version, its settings and the processor's features. Files with other names are removed.
pub(super) fn load(engine: &Engine, wasm: &Path, cache: &Path) -> anyhow::Result<Component> {
    let unreadable = || format!("cannot read the component {}", wasm.display());
    let path = cache.join(file_name(engine, &digest(wasm).with_context(unreadable)?));
    if let Some(component) = open(engine, &path) {
        return Ok(component);
    }
    let compiled = engine
        .precompile_component(&fs::read(wasm).with_context(unreadable)?)
        .map_err(anyhow::Error::from)
        .with_context(|| format!("cannot compile the component {}", wasm.display()))?;
    store(&path, &compiled).with_context(|| format!("cannot write {}", path.display()))?;
    remove_others(cache, &path);
    open(engine, &path).with_context(|| format!("cannot load {}", path.display()))
}

/// Read piece by piece: as a whole the component would stay in the allocator's memory after a start that does not need
/// it.
fn digest(wasm: &Path) -> io::Result<String> {
    let mut reader = BufReader::with_capacity(64 << 10, File::open(wasm)?);
    let mut digest = Sha256::new();
    loop {
        let piece = reader.fill_buf()?;
        if piece.is_empty() {
            return Ok(hex::encode(digest.finalize()));
        }
        digest.update(piece);
        let length = piece.len();
        reader.consume(length);
    }
}

fn file_name(engine: &Engine, digest: &str) -> String {
    let mut environment = DefaultHasher::new();
    engine.precompile_compatibility_hash().hash(&mut environment);
    format!("{digest}-{:016x}.{EXTENSION}", environment.finish())
}

fn open(engine: &Engine, path: &Path) -> Option<Component> {
    if !path.is_file() {
        return None;
    }
    #[expect(unsafe_code, reason = "loading compiled code trusts the file; it lies in this server's own data folder")]
    let component = unsafe { Component::deserialize_file(engine, path) };
    component
        .inspect_err(
            |error| tracing::warn!(path = %path.display(), %error, "compiled component is not usable, compiling again"),
        )
        .ok()
}

/// Writes a temporary file and renames it, so that no process ever maps half a file.
fn store(path: &Path, compiled: &[u8]) -> io::Result<()> {
    static DRAFTS: AtomicU64 = AtomicU64::new(0);
    let folder = path.parent().unwrap_or(Path::new("."));
    fs::create_dir_all(folder)?;
    let number = DRAFTS.fetch_add(1, Ordering::Relaxed);
    let draft: PathBuf = path.with_extension(format!("{}-{number}.draft", std::process::id()));
    fs::write(&draft, compiled)?;
    fs::rename(&draft, path)
}

fn remove_others(cache: &Path, keep: &Path) {
    let Ok(entries) = fs::read_dir(cache) else { return };
    for path in entries.flatten().map(|entry| entry.path()) {
        if path != keep && path.extension().is_some_and(|extension| extension == EXTENSION) {
            // Another process may have removed it, or a running one still maps it, which keeps its content alive.
            let _ = fs::remove_file(path);
        }
    }
}
