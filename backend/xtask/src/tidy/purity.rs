//! The product does no IO, and `unsafe` appears only where it is known to be needed.

use super::Files;

/// External things that the product's sources may not name, and where they come from instead.
const OUTER: &[(&str, &str)] = &[
    ("std::env", "the host's configuration, through `ctx.settings`"),
    ("std::fs", "a port"),
    ("std::net", "a port"),
    ("std::process", "a port"),
    ("std::thread", "the runtime"),
    ("tokio::fs", "a port"),
    ("tokio::net", "a port"),
    ("tokio::process", "a port"),
    ("tokio::spawn", "a job"),
    ("tokio::time", "the host, which ends what takes too long"),
    ("SystemTime::now", "`ctx.clock`"),
    ("Instant::now", "`ctx.clock`"),
    ("Utc::now", "`ctx.clock`"),
    ("Uuid::now_v7", "`ctx.ids`"),
    ("Uuid::new_v4", "`ctx.ids`"),
];

/// The product, and the parts of the base it consists of.
const PRODUCT: &[&str] = &["backend/app/", "backend/base/", "backend/product/"];

/// chrono's days and moments reach years in which arithmetic overflows; the product's own do not.
const CALENDAR: &[(&str, &str)] = &[
    ("NaiveDate", "haul_types::Date"),
    ("DateTime<Utc>", "haul_types::Timestamp"),
    ("DateTimeUtc", "haul_types::Timestamp"),
];

/// What would also end other callers' instances when it fails.
const NO_TRAPS: &[&str] = &[
    "clippy::arithmetic_side_effects",
    "clippy::expect_used",
    "clippy::indexing_slicing",
    "clippy::panic",
    "clippy::unwrap_used",
];

/// Where wire and table moments and days are named.
const DATED: &[&str] = &["backend/app/", "backend/base/api/", "backend/base/entity/", "backend/product/"];

/// Where the system's clock and ids enter.
const SOURCES_OF_TIME_AND_IDS: &[&str] = &["backend/base/ports/src/clock.rs", "backend/base/ports/src/ids.rs"];

/// Files that lift the ban on unsafe code, each with its reason beside it.
const UNSAFE: &[&str] = &["backend/component/src/bindings.rs", "backend/host/src/engine/artifact.rs"];

/// Libraries that read users' files, which may be malicious.
const PARSERS: &[&str] =
    &["calamine::", "csv::ReaderBuilder", "csv::Reader::", "image::", "lopdf::", "tiff::", "zip::ZipArchive"];

/// The parsers' own code, which runs in a separate process (`capability/src/confined`).
const PARSING: &[&str] = &["backend/capability/src/tables/", "backend/capability/src/typesetting/"];

/// What would run that code in the server's process.
const IN_PROCESS: &[&str] = &["tables::parse(", "tables::work(", "typesetting::perform(", "typesetting::work("];

/// The process, and the program that compares the two.
const PARSING_PROGRAMS: &[&str] = &["backend/capability/src/bin/", "backend/bench/"];

pub fn check(files: &Files) -> Vec<String> {
    let mut findings = Vec::new();
    findings.extend(parsed_in_process(files));
    let product = PRODUCT.iter().flat_map(|folder| files.rust_under(folder));
    for (path, text) in product.filter(|(path, _)| path.contains("/src/")) {
        if SOURCES_OF_TIME_AND_IDS.contains(&path) {
            continue;
        }
        for (number, line) in text.lines().enumerate() {
            if line.trim_start().starts_with("//") {
                continue;
            }
            if line.trim() == "#[cfg(test)]" {
                break;
            }
            for (name, instead) in OUTER.iter().filter(|(name, _)| line.contains(name)) {
                findings.push(format!("{path}:{}: the product names {name}; take it from {instead}", number + 1));
            }
        }
    }
    for (path, text) in
        DATED.iter().flat_map(|folder| files.rust_under(folder)).filter(|(path, _)| path.contains("/src/"))
    {
        for (number, line) in text.lines().enumerate() {
            // A local time without its zone is no day and no moment; sea-query names its values after chrono.
            let line = line.replace("NaiveDateTime", "").replace("ChronoDateTimeUtc", "");
            for (name, instead) in CALENDAR.iter().filter(|(name, _)| line.contains(name)) {
                findings.push(format!("{path}:{}: the product names chrono's {name}; take {instead}", number + 1));
            }
        }
    }
    for (path, text) in
        DATED.iter().flat_map(|folder| files.rust_under(folder)).filter(|(path, _)| path.ends_with("/src/lib.rs"))
    {
        for lint in NO_TRAPS.iter().filter(|lint| !text.contains(*lint)) {
            findings.push(format!("{path}: a library of the product denies {lint} outside tests"));
        }
    }
    let lift = ["expect(", "allow("].map(|attribute| format!("{attribute}unsafe_code"));
    for (path, text) in files.rust_under("backend/") {
        if !UNSAFE.contains(&path) && lift.iter().any(|lift| text.contains(lift)) {
            findings.push(format!("{path}: lifts the ban on unsafe code; only {} may", UNSAFE.join(" and ")));
        }
    }
    findings
}

/// Only `haul-parser` reads uploaded files.
fn parsed_in_process(files: &Files) -> Vec<String> {
    let is_in = |path: &str, folders: &[&str]| folders.iter().any(|folder| path.starts_with(folder));
    let mut findings = Vec::new();
    for (path, text) in files.rust_under("backend/") {
        if !path.contains("/src/") || path.contains("/testing/") || path.starts_with("backend/xtask/") {
            continue;
        }
        let code = text.lines().take_while(|line| line.trim() != "#[cfg(test)]");
        for (number, line) in code.enumerate().filter(|(_, line)| !line.trim_start().starts_with("//")) {
            let has = |names: &[&str]| names.iter().any(|name| line.contains(name));
            let parses = has(PARSERS) && !is_in(path, PARSING);
            if parses || (has(IN_PROCESS) && !is_in(path, PARSING_PROGRAMS)) {
                findings.push(format!(
                    "{path}:{}: reads a file of people in the server's process; have haul-parser do it",
                    number + 1
                ));
            }
        }
    }
    findings
}
