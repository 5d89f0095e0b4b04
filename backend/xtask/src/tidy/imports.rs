//! The product's folders import only what the architecture lets them.

use super::Files;

/// Folder or file of `app/src` and what of the crate it may name. Features, which are not listed, may name everything but
/// another feature's insides.
const MAY_IMPORT: &[(&str, &[&str])] = &[
    ("types", &[]),
    ("ports", &[]),
    ("entity", &["types"]),
    ("authz", &["types"]),
    ("context", &["ports"]),
    ("api", &["context", "authz", "types", "entity", "ports"]),
];

const SOURCES: &str = "backend/app/src/";

pub fn check(files: &Files) -> Vec<String> {
    let mut findings = Vec::new();
    for (path, text) in files.rust_under(SOURCES) {
        let Some(module) = path.strip_prefix(SOURCES).and_then(|rest| rest.split(['/', '.']).next()) else { continue };
        if module == "lib" {
            continue;
        }
        let layer = MAY_IMPORT.iter().find(|(name, _)| *name == module);
        for (number, target) in targets(&text) {
            let first = target.split("::").next().unwrap_or_default();
            let is_own = first == module || !is_module(first);
            let refusal = match layer {
                Some((_, may)) if !is_own && !may.contains(&first) => {
                    format!(
                        "{module} may import {}",
                        if may.is_empty() { "nothing of the crate".to_owned() } else { may.join(", ") }
                    )
                }
                None if !is_own && MAY_IMPORT.iter().all(|(name, _)| *name != first) && reaches_inside(&target) => {
                    format!("use what {first}/mod.rs exports")
                }
                _ => continue,
            };
            findings.push(format!("{path}:{number}: imports crate::{target}; {refusal}"));
        }
    }
    findings
}

/// Paths after `crate::`, with their line; of a group each member's, one level deep.
fn targets(text: &str) -> Vec<(usize, String)> {
    let mut found = Vec::new();
    for (at, _) in text.match_indices("crate::") {
        let line = text[..at].lines().count().max(1);
        let line_text = text[..at].lines().last().unwrap_or_default();
        if line_text.trim_start().starts_with("//") {
            continue;
        }
        let rest = &text[at + "crate::".len()..];
        if let Some(group) = rest.strip_prefix('{') {
            found.extend(members(group).into_iter().map(|member| (line, member)));
        } else {
            found.push((line, path_of(rest)));
        }
    }
    found
}

/// The members of a `{…}` group whose opening brace is gone.
fn members(group: &str) -> Vec<String> {
    let mut members = vec![String::new()];
    let mut depth = 0;
    for character in group.chars() {
        match character {
            '{' => depth += 1,
            '}' if depth == 0 => break,
            '}' => depth -= 1,
            ',' if depth == 0 => {
                members.push(String::new());
                continue;
            }
            _ => {}
        }
        if let Some(member) = members.last_mut() {
            member.push(character);
        }
    }
    members.iter().map(|member| path_of(member.trim())).filter(|member| !member.is_empty()).collect()
}

fn path_of(text: &str) -> String {
    let end = text.find(|character: char| !(character.is_alphanumeric() || character == '_' || character == ':'));
    text[..end.unwrap_or(text.len())].trim_end_matches(':').to_owned()
}

/// Modules are lower case; types and constants that `lib.rs` exports are not.
fn is_module(name: &str) -> bool {
    name.starts_with(|first: char| first.is_ascii_lowercase())
}

/// Two modules in a row: a file inside a feature, not what the feature exports.
fn reaches_inside(target: &str) -> bool {
    let mut parts = target.split("::").skip(1);
    let second = parts.next().unwrap_or_default();
    is_module(second) && parts.next().is_some_and(|third| !third.is_empty()) && INSIDES.contains(&second)
}

/// The files that every feature keeps to itself.
const INSIDES: &[&str] = &["api", "error", "ops", "views"];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn targets_are_found_in_groups_and_paths() {
        let text = "use crate::{\n    api::{ApiError, Write},\n    types,\n};\nuse crate::loads::ops::find;\n// crate::ignored\n";
        let targets: Vec<_> = targets(text).into_iter().map(|(_, target)| target).collect();
        assert_eq!(targets, ["api", "types", "loads::ops::find"]);
    }

    #[test]
    fn insides_of_a_feature_are_told_from_its_exports() {
        assert!(reaches_inside("loads::ops::find"));
        assert!(!reaches_inside("loads::find"));
        assert!(!reaches_inside("loads::Status"));
    }
}
