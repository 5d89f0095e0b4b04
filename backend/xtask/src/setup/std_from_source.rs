//! Builds the standard library for `wasm32-wasip2` where rustup cannot download it.
//!
//! The packages come from the mirror that the machine's own apt sources name, through apt with its signature checks,
//! into a scratch folder; those sources stay as they are.

use std::{
    fs,
    path::{Path, PathBuf},
    process::Command,
};

use anyhow::{Context, bail, ensure};
use sha2::{Digest, Sha256};

use super::{TARGET, output_of, sysroot};
use crate::paths;

/// Suites that may carry rustc's version, the nearest first.
const SUITES: &[&str] = &["trixie-backports", "forky", "sid"];

/// SHA-256 of packages that were used before, by file name. A package that is not listed is trusted to apt's signatures.
const KNOWN_PACKAGES: &[(&str, &str)] = &[];

pub fn install(libraries: &Path) -> anyhow::Result<()> {
    let version = rustc_version()?;
    let cached = paths::cache().join(format!("wasm-std-{version}"));
    if !cached.join("complete").exists() {
        build(&version, &cached)?;
        fs::write(cached.join("complete"), &version)?;
    }
    println!("setup: installing the library from {}", cached.display());
    copy_all(&cached.join("lib"), libraries)?;
    copy_all(&cached.join("self-contained"), &libraries.join("self-contained"))
}

/// `1.95.0` of `rustc 1.95.0 (…)`.
fn rustc_version() -> anyhow::Result<String> {
    let text = output_of(Command::new("rustc").arg("--version"))?;
    text.split_whitespace().nth(1).map(str::to_owned).context("rustc says no version")
}

fn build(version: &str, into: &Path) -> anyhow::Result<()> {
    let scratch = into.join("scratch");
    fs::create_dir_all(&scratch)?;
    let apt = ScratchApt::new(&scratch)?;
    let source = apt.package("rust-src", Some(version))?;
    let libc = apt.package("wasi-libc", None)?;
    for package in [&source, &libc] {
        verify(package)?;
        output_of(Command::new("dpkg-deb").arg("-x").arg(package).arg(scratch.join("files")))?;
    }
    let library = find(&scratch.join("files"), "library/sysroot/Cargo.toml").context("rust-src has no library/sysroot")?;
    let sysroot_crate = library.parent().context("library/sysroot")?.to_owned();
    println!("setup: building {TARGET}'s standard library {version} (about half a minute)");
    let target = scratch.join("target");
    let status = Command::new("cargo")
        .args(["build", "--release", "--target", TARGET, "--features", "panic-unwind backtrace compiler-builtins-mem"])
        .current_dir(&sysroot_crate)
        .env("RUSTC_BOOTSTRAP", "1")
        .env("RUSTFLAGS", "-Zforce-unstable-if-unmarked -Cembed-bitcode=yes")
        .env("CARGO_TARGET_DIR", &target)
        .status()?;
    ensure!(status.success(), "the standard library does not build");
    let built = target.join(TARGET).join("release/deps");
    fs::create_dir_all(into.join("lib"))?;
    for entry in fs::read_dir(&built)?.flatten().filter(|entry| entry.path().extension().is_some_and(|it| it == "rlib")) {
        fs::copy(entry.path(), into.join("lib").join(entry.file_name()))?;
    }
    fs::create_dir_all(into.join("self-contained"))?;
    for name in ["crt1-command.o", "crt1-reactor.o", "libc.a"] {
        let found = find(&scratch.join("files"), &format!("{TARGET}/{name}")).with_context(|| format!("wasi-libc has no {name}"))?;
        fs::copy(found, into.join("self-contained").join(name))?;
    }
    fs::remove_dir_all(&scratch)?;
    ensure!(sysroot()?.exists(), "rustc's sysroot is gone");
    Ok(())
}

/// apt with lists and downloads of its own.
struct ScratchApt {
    folder: PathBuf,
}

impl ScratchApt {
    fn new(scratch: &Path) -> anyhow::Result<Self> {
        let folder = scratch.join("apt");
        for part in ["lists/partial", "archives/partial"] {
            fs::create_dir_all(folder.join(part))?;
        }
        let (origin, key) = own_mirror()?;
        let lines: Vec<String> =
            SUITES.iter().map(|suite| format!("deb [signed-by={key}] {origin} {suite} main")).collect();
        fs::write(folder.join("sources.list"), lines.join("\n") + "\n")?;
        let apt = Self { folder };
        // A suite that the mirror does not have must not keep the others from being read.
        let _ = apt.command("apt-get").args(["update", "-qq"]).status();
        Ok(apt)
    }

    fn command(&self, program: &str) -> Command {
        let mut command = Command::new(program);
        let at = |part: &str| self.folder.join(part).display().to_string();
        command.args([
            "-o",
            &format!("Dir::Etc::sourcelist={}", at("sources.list")),
            "-o",
            "Dir::Etc::sourceparts=-",
            "-o",
            &format!("Dir::State::lists={}", at("lists")),
            "-o",
            &format!("Dir::Cache::archives={}", at("archives")),
            "-o",
            "Acquire::Check-Valid-Until=false",
        ]);
        command.current_dir(self.folder.join("archives"));
        command
    }

    /// Downloads a package, at the upstream version that is asked for.
    fn package(&self, name: &str, upstream: Option<&str>) -> anyhow::Result<PathBuf> {
        let offered = output_of(self.command("apt-cache").args(["madison", name]))?;
        let versions: Vec<&str> = offered.lines().filter_map(|line| line.split('|').nth(1)).map(str::trim).collect();
        let fits = |version: &&&str| upstream.is_none_or(|wanted| version.starts_with(&format!("{wanted}+")));
        let Some(version) = versions.iter().find(fits) else {
            bail!(
                "Debian's mirror has {name} {}, but not {}: move to one of these with rustup",
                versions.join(", "),
                upstream.unwrap_or_default()
            );
        };
        output_of(self.command("apt-get").args(["download", &format!("{name}={version}")]))?;
        let prefix = format!("{name}_");
        fs::read_dir(self.folder.join("archives"))?
            .flatten()
            .map(|entry| entry.path())
            .find(|path| path.file_name().is_some_and(|file| file.to_string_lossy().starts_with(&prefix)))
            .with_context(|| format!("{name} was not downloaded"))
    }
}

/// Address and signing key of the first Debian source of this machine.
fn own_mirror() -> anyhow::Result<(String, String)> {
    let listed = output_of(Command::new("apt-get").args(["indextargets", "--format", "$(SITE) $(REPO_URI) $(SIGNED_BY)"]))?;
    for line in listed.lines() {
        let mut words = line.split_whitespace().skip(1);
        let (Some(uri), key) = (words.next(), words.next()) else { continue };
        if uri.trim_end_matches('/').ends_with("/debian") {
            let key = key.unwrap_or("/usr/share/keyrings/debian-archive-keyring.gpg");
            return Ok((uri.to_owned(), key.to_owned()));
        }
    }
    bail!("this machine's apt sources name no Debian mirror")
}

fn verify(package: &Path) -> anyhow::Result<()> {
    let name = package.file_name().unwrap_or_default().to_string_lossy().into_owned();
    let hash = Sha256::digest(fs::read(package)?).iter().map(|byte| format!("{byte:02x}")).collect::<String>();
    match KNOWN_PACKAGES.iter().find(|(known, _)| *known == name) {
        Some((_, expected)) if *expected != hash => bail!("{name} has another hash than it had before"),
        _ => Ok(()),
    }
}

/// The first file below `folder` whose path ends so.
fn find(folder: &Path, ending: &str) -> Option<PathBuf> {
    let mut folders = vec![folder.to_owned()];
    while let Some(folder) = folders.pop() {
        for path in fs::read_dir(&folder).ok()?.flatten().map(|entry| entry.path()) {
            if path.is_dir() {
                folders.push(path);
            } else if path.ends_with(ending) {
                return Some(path);
            }
        }
    }
    None
}

fn copy_all(from: &Path, to: &Path) -> anyhow::Result<()> {
    fs::create_dir_all(to)?;
    for entry in fs::read_dir(from)?.flatten() {
        fs::copy(entry.path(), to.join(entry.file_name()))?;
    }
    Ok(())
}
