//! Checks that no compiler makes: sizes, import directions, folders, headers of generated files.

mod areas;
mod coverage;
mod cycles;
mod folders;
mod generated;
mod orphans;
mod purity;
mod sentences;
mod shapes;
mod sizes;
mod tenancy;
mod untested;

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::bail;

use crate::{command, root};

pub fn run() -> anyhow::Result<()> {
    let files = Files::read()?;
    let checks = [
        folders::check,
        sizes::check,
        areas::check,
        cycles::check,
        sentences::check,
        shapes::check,
        orphans::check,
        purity::check,
        tenancy::check,
        untested::check,
        coverage::check,
        generated::check,
    ];
    let findings: Vec<String> = checks.iter().flat_map(|check| check(&files)).collect();
    for finding in &findings {
        eprintln!("{finding}");
    }
    match findings.len() {
        0 => {
            println!("tidy: {} files", files.0.len());
            Ok(())
        }
        1 => bail!("one finding"),
        count => bail!("{count} findings"),
    }
}

/// The files that git tracks or would add, as paths from the root with `/`.
pub struct Files(Vec<String>);

impl Files {
    fn read() -> anyhow::Result<Self> {
        let mut git = Command::new("git");
        git.args(["ls-files", "--cached", "--others", "--exclude-standard"]).current_dir(root());
        let listed = command::output(&mut git)?;
        let mut files: Vec<_> = listed.lines().map(str::to_owned).filter(|path| root().join(path).is_file()).collect();
        files.sort();
        files.dedup();
        Ok(Self(files))
    }

    fn iter(&self) -> impl Iterator<Item = &str> {
        self.0.iter().map(String::as_str)
    }

    /// Rust sources under a folder, each with its text.
    fn rust_under(&self, folder: &str) -> impl Iterator<Item = (&str, String)> {
        self.iter().filter(move |path| path.starts_with(folder) && path.ends_with(".rs")).map(|path| (path, text(path)))
    }
}

/// A file's text; empty for binary files.
fn text(path: &str) -> String {
    std::fs::read_to_string(absolute(path)).unwrap_or_default()
}

fn absolute(path: &str) -> PathBuf {
    root().join(Path::new(path))
}
