//! Every source is part of a crate: a file without a `mod` is never compiled, and its tests never run.

use super::Files;

/// Files that Cargo.toml names, or that cargo finds by their place.
const ROOTS: &[&str] = &["/src/bin/", "/benches/", "/examples/", "/fuzz/targets/"];

pub fn check(files: &Files) -> Vec<String> {
    let all: Vec<_> = files.rust_under("backend/").collect();
    let text_of = |wanted: &str| all.iter().find(|(path, _)| *path == wanted).map(|(_, text)| text.as_str());
    let mut findings = Vec::new();
    for (path, _) in &all {
        let Some((folder, file)) = path.rsplit_once('/') else { continue };
        if ["lib.rs", "main.rs", "build.rs"].contains(&file) || ROOTS.iter().any(|root| path.contains(root)) {
            continue;
        }
        let (parent, name) = match file {
            "mod.rs" => folder.rsplit_once('/').unwrap_or(("", folder)),
            file => (folder, file.trim_end_matches(".rs")),
        };
        let owners = [
            format!("{parent}/mod.rs"),
            format!("{parent}/lib.rs"),
            format!("{parent}/main.rs"),
            format!("{parent}.rs"),
        ];
        let by_name = owners.iter().filter_map(|owner| text_of(owner)).any(|text| names(text, name));
        let by_path = || all.iter().any(|(_, text)| text.contains(&format!("#[path = \"{file}\"]")));
        if !by_name && !by_path() {
            findings.push(format!("{path}: no module names it, so it compiles nowhere and its tests never run"));
        }
    }
    findings
}

/// `mod name;`, or a line of a macro that lists modules.
fn names(text: &str, name: &str) -> bool {
    let (declared, listed) = (format!("mod {name};"), format!("{name},"));
    text.lines().map(str::trim).any(|line| line.ends_with(&declared) || line == listed)
}
