//! Runs other programs, with errors that name them.

use std::ffi::OsStr;
use std::path::PathBuf;
use std::process::Command;

use anyhow::{Context, bail};

/// Runs a program with its output shown; an exit code other than zero is an error.
pub fn run(command: &mut Command) -> anyhow::Result<()> {
    let line = line(command);
    let status = command.status().with_context(|| format!("cannot run {line}"))?;
    if !status.success() {
        bail!("{line} failed ({status})");
    }
    Ok(())
}

/// Runs a program and returns its trimmed standard output.
pub fn output(command: &mut Command) -> anyhow::Result<String> {
    let line = line(command);
    let output = command.output().with_context(|| format!("cannot run {line}"))?;
    if !output.status.success() {
        bail!("{line} failed ({}): {}", output.status, String::from_utf8_lossy(&output.stderr).trim());
    }
    Ok(String::from_utf8_lossy(&output.stdout).trim().to_owned())
}

/// The program's path when it can be run.
pub fn find(program: &str) -> Option<PathBuf> {
    std::env::split_paths(&std::env::var_os("PATH")?).map(|folder| folder.join(program)).find(|path| path.is_file())
}

/// The cargo that runs this task.
pub fn cargo() -> Command {
    Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()))
}

fn line(command: &Command) -> String {
    let words = std::iter::once(command.get_program()).chain(command.get_args());
    words.map(OsStr::to_string_lossy).collect::<Vec<_>>().join(" ")
}
