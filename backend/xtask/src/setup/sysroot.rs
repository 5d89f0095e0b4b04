//! The standard library for wasm32-wasip2.
//!
//! `rustup` fetches it where it can. Elsewhere it is built from Debian's `rust-src` (at exactly rustc's version) and
//! `wasi-libc`, kept in the user's cache directory by rustc's version, and copied into the sysroot.
//! Where neither works the project still runs with `--engine native`.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::Context;

use super::debian::Scratch;
use crate::command;

const TARGET: &str = "wasm32-wasip2";

/// What `panic = "unwind"` targets of the standard library are built with upstream.
const FEATURES: &str = "panic-unwind backtrace compiler-builtins-mem";

/// Files of wasi-libc that the linker looks for beside the standard library.
const LIBC: &[&str] = &["crt1-command.o", "crt1-reactor.o", "libc.a"];

pub fn provide() -> anyhow::Result<()> {
    let installed = installed()?;
    if is_library(&installed) {
        return Ok(());
    }
    println!("setup: rustc has no standard library for {TARGET}");
    if command::find("rustup").is_some() {
        println!("setup: asking rustup for it");
        let added = command::run(Command::new("rustup").args(["target", "add", TARGET]));
        match added {
            Ok(()) if is_library(&installed) => return Ok(()),
            Ok(()) => println!("setup: rustup added it to another toolchain than this rustc's"),
            Err(error) => println!("setup: {error:#}"),
        }
    }
    let kept = kept()?;
    if !is_library(&kept) {
        build(&kept).with_context(|| {
            format!("cannot provide the standard library for {TARGET}; `haul serve --engine native` works without it")
        })?;
    }
    println!("setup: copying the standard library for {TARGET} into {}", installed.display());
    copy_tree(&kept, &installed)
}

/// Where rustc looks for it: `<sysroot>/lib/rustlib/wasm32-wasip2/lib`.
fn installed() -> anyhow::Result<PathBuf> {
    command::output(rustc().args(["--print", "target-libdir", "--target", TARGET])).map(PathBuf::from)
}

/// Where a built one is kept, by rustc's version.
fn kept() -> anyhow::Result<PathBuf> {
    let cache = std::env::var_os("XDG_CACHE_HOME")
        .map(PathBuf::from)
        .or_else(|| std::env::var_os("HOME").map(|home| PathBuf::from(home).join(".cache")))
        .context("neither XDG_CACHE_HOME nor HOME is set")?;
    Ok(cache.join("haul/std").join(format!("{TARGET}-{}", release()?)))
}

/// rustc's version, such as `1.95.0`.
fn release() -> anyhow::Result<String> {
    let about = command::output(rustc().arg("-vV"))?;
    let release = about.lines().find_map(|line| line.strip_prefix("release: "));
    release.map(str::to_owned).context("rustc does not tell its version")
}

fn is_library(folder: &Path) -> bool {
    let Ok(entries) = fs::read_dir(folder) else { return false };
    entries.flatten().any(|entry| entry.file_name().to_string_lossy().starts_with("libstd-"))
}

/// Builds into `kept`, which appears only when it is whole.
fn build(kept: &Path) -> anyhow::Result<()> {
    let release = release()?;
    println!(
        "setup: building the standard library from Debian's sources of rustc {release} (once; kept in {})",
        kept.display()
    );
    let folder = kept.with_extension("building");
    if folder.exists() {
        fs::remove_dir_all(&folder)?;
    }
    let scratch = Scratch::create(&folder)?;
    let source = scratch.unpack_exactly("rust-src", &release)?;
    let libc = scratch.unpack_newest("wasi-libc")?;

    let sysroot = find(&source, "library/sysroot/Cargo.toml").context("rust-src has no library/sysroot")?;
    let target = folder.join("target");
    command::run(
        command::cargo()
            .args(["build", "--quiet", "--release", "--target", TARGET, "--features", FEATURES, "--manifest-path"])
            .arg(&sysroot)
            // Outside of this workspace, whose own flags do not apply.
            .current_dir(&folder)
            .env("CARGO_TARGET_DIR", &target)
            .env("RUSTC_BOOTSTRAP", "1")
            .env("RUSTFLAGS", "-Zforce-unstable-if-unmarked -Cembed-bitcode=yes")
            .env("__CARGO_DEFAULT_LIB_METADATA", "haul"),
    )?;

    let whole = folder.join("whole");
    let contained = whole.join("self-contained");
    fs::create_dir_all(&contained)?;
    for entry in fs::read_dir(target.join(TARGET).join("release/deps"))? {
        let path = entry?.path();
        if path.extension().is_some_and(|extension| extension == "rlib")
            && let Some(name) = path.file_name()
        {
            fs::copy(&path, whole.join(name))?;
        }
    }
    for name in LIBC {
        let file = find_libc(&libc, name).with_context(|| format!("wasi-libc has no {name} for {TARGET}"))?;
        fs::copy(file, contained.join(name))?;
    }
    fs::rename(&whole, kept)?;
    fs::remove_dir_all(&folder)?;
    Ok(())
}

/// The libc file of the target, not that of a sibling target with the same name.
fn find_libc(folder: &Path, name: &str) -> Option<PathBuf> {
    find(folder, &format!("{TARGET}/{name}")).or_else(|| find(folder, &format!("wasm32-wasi/{name}")))
}

/// The first file under `folder` whose path ends so.
fn find(folder: &Path, ending: &str) -> Option<PathBuf> {
    let mut folders = vec![folder.to_owned()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).ok()?.flatten() {
            let path = entry.path();
            if path.ends_with(ending) && path.is_file() {
                return Some(path);
            }
            if entry.file_type().is_ok_and(|kind| kind.is_dir()) {
                folders.push(path);
            }
        }
    }
    None
}

fn copy_tree(from: &Path, to: &Path) -> anyhow::Result<()> {
    fs::create_dir_all(to).with_context(|| format!("cannot create {}", to.display()))?;
    for entry in fs::read_dir(from)? {
        let entry = entry?;
        let target = to.join(entry.file_name());
        if entry.file_type()?.is_dir() {
            copy_tree(&entry.path(), &target)?;
        } else {
            fs::copy(entry.path(), &target).with_context(|| format!("cannot write {}", target.display()))?;
        }
    }
    Ok(())
}

fn rustc() -> Command {
    Command::new(std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into()))
}
