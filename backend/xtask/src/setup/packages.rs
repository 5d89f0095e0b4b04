//! Debian's packages that the tests and the product need.

use std::path::Path;
use std::process::Command;

use crate::command;

/// Package → a path that shows that it is there.
const PACKAGES: &[(&str, &str)] = &[
    ("chromium", "/usr/bin/chromium"),
    ("fonts-liberation", "/usr/share/fonts/truetype/liberation"),
    ("poppler-utils", "/usr/bin/pdftoppm"),
    ("postgresql", "/usr/lib/postgresql"),
    ("python3-venv", "/usr/share/doc/python3-venv"),
    ("tesseract-ocr", "/usr/bin/tesseract"),
];

pub fn install_missing() -> anyhow::Result<()> {
    let missing = PACKAGES.iter().filter(|(_, path)| !Path::new(path).exists()).map(|(package, _)| *package);
    let missing: Vec<&str> = missing.collect();
    if missing.is_empty() {
        return Ok(());
    }
    println!("setup: installing {} with apt-get", missing.join(", "));
    apt_get(&["update", "-qq"])?;
    apt_get(&[&["install", "-y", "-qq", "--no-install-recommends"], missing.as_slice()].concat())
}

/// apt-get, through sudo for those who are not root.
fn apt_get(arguments: &[&str]) -> anyhow::Result<()> {
    let is_root = command::output(Command::new("id").arg("-u"))? == "0";
    let mut apt = if is_root { Command::new("apt-get") } else { Command::new("sudo") };
    if !is_root {
        apt.arg("apt-get");
    }
    command::run(apt.args(arguments).env("DEBIAN_FRONTEND", "noninteractive"))
}
