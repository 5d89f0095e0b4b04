//! The top-level folders are those that the architecture names.

use super::Files;

const ROOT: &[&str] =
    &[".ci", "backend", "mfe-apps", "mfe-financial", "mfe-fleetowner", "mfe-safety", "openapi", "shell-app"];

const BACKEND: &[&str] = &[
    ".cargo",
    "app",
    "base",
    "bench",
    "capability",
    "component",
    "document",
    "fuzz",
    "host",
    "migration",
    "product",
    "sandbox",
    "tests",
    "wit",
    "xtask",
];

pub fn check(files: &Files) -> Vec<String> {
    let mut findings = Vec::new();
    for path in files.iter() {
        let parts: Vec<_> = path.split('/').collect();
        let stranger = match parts.as_slice() {
            [folder, _, ..] if !ROOT.contains(folder) => (*folder).to_owned(),
            ["backend", folder, _, ..] if !BACKEND.contains(folder) => format!("backend/{folder}"),
            _ => continue,
        };
        let finding = format!("{stranger}/: no such folder is planned; put {path} where it belongs");
        if !findings.contains(&finding) {
            findings.push(finding);
        }
    }
    findings
}
