//! Crates depend one way: base, then the areas in their order, then the product, then what runs it.

use super::{Files, text};

/// The areas in their order: each may depend on those before it in the list of its line and on the base.
const AREAS: &[(&str, &[&str])] = &[
    ("company", &[]),
    ("annotations", &[]),
    ("partners", &["annotations"]),
    ("compliance", &["company", "annotations"]),
    ("fleet", &["company", "annotations", "compliance"]),
    ("detention", &["company", "annotations", "partners", "fleet", "compliance"]),
    ("loads", &["company", "annotations", "partners", "fleet", "compliance", "detention"]),
    ("tracking", &["company", "annotations", "partners", "fleet", "compliance", "detention", "loads"]),
    ("papers", &["company", "annotations", "partners", "fleet", "compliance", "detention", "loads"]),
    ("quotes", ON_PAPERS),
    ("safety", ON_PAPERS),
    ("money", ON_PAPERS),
    ("office", ON_PAPERS),
    ("insight", ON_ALL),
    ("portal", ON_ALL),
    ("webhooks", &[]),
];
const ON_PAPERS: &[&str] =
    &["company", "annotations", "partners", "fleet", "compliance", "detention", "loads", "tracking", "papers"];
const ON_ALL: &[&str] = &[
    "company",
    "annotations",
    "partners",
    "fleet",
    "compliance",
    "detention",
    "loads",
    "tracking",
    "papers",
    "quotes",
    "safety",
    "money",
    "office",
];

/// The base, and what each of its crates may depend on.
const BASE: &[(&str, &[&str])] = &[
    ("derive", &[]),
    ("db", &["derive"]),
    ("types", &["db", "derive"]),
    ("ports", &[]),
    ("entity", &["types", "db"]),
    ("api", &["types", "ports", "db", "entity", "derive"]),
];

/// What runs the product from below: ports and the database, never the product.
const BELOW: &[(&str, &[&str])] = &[("capability", &["ports", "db", "migration"]), ("migration", &["db"])];

/// Folders of the host that serve any product.
const BLIND: &[&str] = &["backend/host/src/edge/"];

pub fn check(files: &Files) -> Vec<String> {
    let mut findings = Vec::new();
    let base: Vec<&str> = BASE.iter().map(|(name, _)| *name).collect();
    for path in files.iter().filter(|path| path.starts_with("backend/") && path.ends_with("/Cargo.toml")) {
        let Some(crate_path) = path.strip_prefix("backend/").and_then(|rest| rest.strip_suffix("/Cargo.toml")) else {
            continue;
        };
        let allowed = |table: &[(&str, &'static [&'static str])], name: &str| {
            table.iter().find(|(known, _)| *known == name).map(|(_, may)| *may)
        };
        let may: Vec<&str> = match crate_path.split_once('/') {
            Some(("base", name)) => match allowed(BASE, name) {
                Some(may) => may.to_vec(),
                None => {
                    findings.push(format!("{path}: no such crate of the base is planned"));
                    continue;
                }
            },
            Some(("product", name)) => match allowed(AREAS, name) {
                Some(may) => may.iter().chain(&base).copied().collect(),
                None => {
                    findings.push(format!("{path}: give the area its place in the order of xtask/src/tidy/areas.rs"));
                    continue;
                }
            },
            _ => match allowed(BELOW, crate_path) {
                Some(may) => may.to_vec(),
                None => continue,
            },
        };
        let own = crate_path.rsplit('/').next().unwrap_or_default();
        for dependency in dependencies(&text(path)) {
            if dependency != own && !may.contains(&dependency.as_str()) {
                findings.push(format!(
                    "{path}: {own} may not depend on haul-{dependency}; it may on {}. Call upwards through a hook or a job",
                    if may.is_empty() { "nothing of ours".to_owned() } else { may.join(", ") }
                ));
            }
        }
    }
    for folder in BLIND {
        for (path, text) in files.rust_under(folder) {
            for (number, line) in text.lines().enumerate() {
                if line.contains("haul_app") || AREAS.iter().any(|(area, _)| line.contains(&format!("haul_{area}::"))) {
                    findings.push(format!("{path}:{}: the edge knows ports, not the product", number + 1));
                }
            }
        }
    }
    findings
}

/// Our crates among `[dependencies]`; what only tests need may come from anywhere.
fn dependencies(manifest: &str) -> Vec<String> {
    let section = manifest.split("\n[").find_map(|section| section.strip_prefix("dependencies]"));
    let lines = section.unwrap_or_default().lines();
    lines
        .filter_map(|line| line.strip_prefix("haul-"))
        .map(|rest| rest.split(['.', ' ', '=']).next().unwrap_or_default().to_owned())
        .collect()
}

#[cfg(test)]
mod tests {
    use super::dependencies;

    #[test]
    fn dependencies_are_those_of_the_product_itself() {
        let manifest = "[package]\nname = \"haul-x\"\n\n[dependencies]\nhaul-api.workspace = true\nserde = \"1\"\n\
                        haul-db = { path = \"..\" }\n\n[dev-dependencies]\nhaul-app.workspace = true\n";
        assert_eq!(dependencies(manifest), ["api", "db"]);
    }
}
