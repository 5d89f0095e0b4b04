//! Debian's packages that tests and the product need.

use std::{path::Path, process::Command};

use anyhow::{Context, ensure};

/// Package → a file that shows it is there; the first match of a `*` counts.
const PACKAGES: &[(&str, &str)] = &[
    ("chromium", "/usr/bin/chromium"),
    ("postgresql", "/usr/lib/postgresql"),
    ("tesseract-ocr", "/usr/bin/tesseract"),
    ("poppler-utils", "/usr/bin/pdftoppm"),
    ("fonts-liberation", "/usr/share/fonts/truetype/liberation"),
];

pub fn install_missing() -> anyhow::Result<()> {
    let missing: Vec<&str> =
        PACKAGES.iter().filter(|(_, file)| !Path::new(file).exists()).map(|(package, _)| *package).collect();
    if missing.is_empty() {
        return Ok(());
    }
    println!("setup: installing {}", missing.join(", "));
    apt(&["update", "-qq"])?;
    let mut install = vec!["install", "-y", "-qq", "--no-install-recommends"];
    install.extend(&missing);
    apt(&install)
}

/// apt-get, through sudo for those who are not root.
pub fn apt(arguments: &[&str]) -> anyhow::Result<()> {
    let is_root = super::output_of(Command::new("id").arg("-u"))? == "0";
    let mut command = if is_root { Command::new("apt-get") } else { Command::new("sudo") };
    if !is_root {
        command.arg("apt-get");
    }
    command.args(arguments).env("DEBIAN_FRONTEND", "noninteractive");
    let status = command.status().context("apt-get could not be started: install the packages by hand")?;
    ensure!(status.success(), "apt-get {} failed", arguments.join(" "));
    Ok(())
}
