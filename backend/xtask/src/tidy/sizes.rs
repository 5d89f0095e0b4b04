//! No source file is longer than 500 lines.

use super::{Files, text};

const MOST_LINES: usize = 500;
const SOURCES: &[&str] = &[".rs", ".ts", ".tsx", ".js", ".mjs", ".css", ".sh", ".wit"];

/// Tables of cases, where a split would only hide the table.
const TABLES: &[&str] = &["/corpus/", "/cases/"];

pub fn check(files: &Files) -> Vec<String> {
    files
        .iter()
        .filter(|path| SOURCES.iter().any(|suffix| path.ends_with(suffix)))
        .filter(|path| !path.contains(".gen.") && !TABLES.iter().any(|part| path.contains(part)))
        .filter_map(|path| {
            let lines = text(path).lines().count();
            (lines > MOST_LINES)
                .then(|| format!("{path}: {lines} lines, {MOST_LINES} are the most: split it by what it does"))
        })
        .collect()
}
