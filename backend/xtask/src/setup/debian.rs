//! Fetches single Debian packages of other releases into a scratch folder.
//!
//! From the mirror that this machine's own apt sources name, with apt's signature checks, and without changing those
//! sources: apt is given its own lists, cache and sources in the folder.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, bail};

use crate::command;

/// Releases that carry newer packages than a stable one.
const SUITES: &[&str] = &["trixie-backports", "forky", "sid"];

/// An apt of its own in one folder.
pub struct Scratch {
    folder: PathBuf,
}

impl Scratch {
    pub fn create(folder: &Path) -> anyhow::Result<Self> {
        if command::find("apt-get").is_none() || command::find("dpkg-deb").is_none() {
            bail!("this is no Debian machine, and rustup does not fetch the target");
        }
        let mirror = mirror()?;
        for part in ["lists/partial", "cache/archives/partial", "empty"] {
            fs::create_dir_all(folder.join(part))?;
        }
        let sources: String = SUITES.iter().map(|suite| format!("deb {mirror} {suite} main\n")).collect();
        fs::write(folder.join("sources.list"), sources)?;
        fs::write(folder.join("status"), "")?;
        let scratch = Self { folder: folder.to_owned() };
        println!("setup: reading the lists of {} from this machine's own mirror", SUITES.join(", "));
        command::run(scratch.apt("apt-get").args(["update", "-qq"]))?;
        Ok(scratch)
    }

    /// Fetches and unpacks the package at one upstream version.
    pub fn unpack_exactly(&self, package: &str, version: &str) -> anyhow::Result<PathBuf> {
        let versions = self.versions(package)?;
        let exact = versions.iter().find(|candidate| upstream(candidate) == version);
        match exact {
            Some(candidate) => self.unpack(package, candidate),
            None => bail!(
                "the mirror has no {package} {version}; it has {}: install that version of rustc and set it as `rust-version`",
                versions.iter().map(|candidate| upstream(candidate)).collect::<Vec<_>>().join(", ")
            ),
        }
    }

    /// Fetches and unpacks the newest version of the package.
    pub fn unpack_newest(&self, package: &str) -> anyhow::Result<PathBuf> {
        let versions = self.versions(package)?;
        // Forky's wins over the volatile sid's when both are there; apt lists the newest first.
        let newest = versions.first().with_context(|| format!("the mirror has no {package}"))?;
        self.unpack(package, newest)
    }

    fn versions(&self, package: &str) -> anyhow::Result<Vec<String>> {
        let table = command::output(self.apt("apt-cache").args(["madison", package]))?;
        let mut versions: Vec<_> =
            table.lines().filter_map(|line| line.split('|').nth(1)).map(|version| version.trim().to_owned()).collect();
        versions.dedup();
        Ok(versions)
    }

    fn unpack(&self, package: &str, version: &str) -> anyhow::Result<PathBuf> {
        println!("setup: fetching {package} {version}");
        let downloads = self.folder.join(format!("{package}.deb"));
        fs::create_dir_all(&downloads)?;
        let wanted = format!("{package}={version}");
        command::run(self.apt("apt-get").args(["download", "-qq", &wanted]).current_dir(&downloads))?;
        let archive = fs::read_dir(&downloads)?.flatten().next().context("apt-get downloaded nothing")?.path();
        let unpacked = self.folder.join(package);
        command::run(Command::new("dpkg-deb").arg("--extract").arg(archive).arg(&unpacked))?;
        Ok(unpacked)
    }

    fn apt(&self, program: &str) -> Command {
        let mut apt = Command::new(program);
        let settings = [
            ("Dir::Etc::SourceList", "sources.list"),
            ("Dir::Etc::SourceParts", "empty"),
            ("Dir::Etc::PreferencesParts", "empty"),
            ("Dir::State::Lists", "lists"),
            ("Dir::State::Status", "status"),
            ("Dir::Cache", "cache"),
        ];
        for (name, path) in settings {
            apt.arg("-o").arg(format!("{name}={}", self.folder.join(path).display()));
        }
        // The scratch folder may lie where apt's own user cannot read.
        apt.args(["-o", "APT::Sandbox::User=root"]);
        apt
    }
}

/// The address of this machine's Debian mirror, as its own sources write it.
fn mirror() -> anyhow::Result<String> {
    let format = "$(ORIGIN) $(RELEASE) $(REPO_URI)";
    let table = command::output(Command::new("apt-get").args(["indextargets", "--format", format]))?;
    let mirror = table.lines().find_map(|line| {
        let mut words = line.split(' ');
        let is_main = words.next() == Some("Debian") && !words.next()?.ends_with("-security");
        is_main.then(|| words.next().map(str::to_owned)).flatten()
    });
    mirror.context("apt knows no Debian mirror: run `apt-get update` first")
}

/// The upstream part of a Debian version: `1.95.0` of `1.95.0+dfsg1-1~bpo13+1`.
fn upstream(version: &str) -> &str {
    let without_epoch = version.split_once(':').map_or(version, |(_, rest)| rest);
    let end = without_epoch.find(|character: char| !(character.is_ascii_digit() || character == '.'));
    &without_epoch[..end.unwrap_or(without_epoch.len())]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn upstream_version_is_told_from_debians_additions() {
        assert_eq!(upstream("1.95.0+dfsg1-1~bpo13+1"), "1.95.0");
        assert_eq!(upstream("1:27-2"), "27");
        assert_eq!(upstream("0.0~git20240220"), "0.0");
    }
}
