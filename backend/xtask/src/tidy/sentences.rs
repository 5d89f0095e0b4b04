//! Each event that a record's history can contain has its sentence in the area's registry.

use std::collections::{BTreeMap, BTreeSet};

use super::Files;

/// Verbs that every record has; their sentences follow from the record's name.
const COMMON: &[&str] = &["created", "updated", "archived", "restored", "removed", "replaced"];

const PRODUCT: &[&str] = &["backend/base/api/src/", "backend/product/"];

pub fn check(files: &Files) -> Vec<String> {
    let sources: Vec<(&str, String)> = PRODUCT.iter().flat_map(|folder| files.rust_under(folder)).collect();
    findings(&sources)
}

fn findings(sources: &[(&str, String)]) -> Vec<String> {
    let (registries, others): (Vec<_>, Vec<_>) = sources.iter().partition(|(path, _)| path.ends_with("/registry.rs"));
    let mut told: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for (_, text) in registries {
        for part in text.split("Record::").skip(1) {
            let mut words = part.split('"').skip(1).step_by(2);
            let Some(topic) = words.next() else { continue };
            // Pairs of a verb and its sentence follow, if any.
            told.insert(topic.to_owned(), words.step_by(2).map(str::to_owned).collect());
        }
    }
    let mut findings = Vec::new();
    for (path, text) in others {
        let product = text.split("#[cfg(test)]").next().unwrap_or_default();
        for (number, line) in product.lines().enumerate() {
            for (topic, verb) in line.split('"').skip(1).step_by(2).filter_map(|word| word.split_once('.')) {
                let Some(sentences) = told.get(topic) else { continue };
                let is_told = COMMON.contains(&verb)
                    || sentences.iter().any(|known| match known.strip_suffix('*') {
                        Some(start) => verb.starts_with(start),
                        None => verb == known,
                    });
                if !is_told && verb.chars().all(|c| c.is_ascii_lowercase() || c == '_') {
                    findings.push(format!(
                        "{path}:{}: {topic}.{verb} has no sentence in the area's registry.rs",
                        number + 1
                    ));
                }
            }
        }
    }
    findings
}

#[cfg(test)]
mod tests {
    use super::findings;

    #[test]
    fn event_without_a_sentence_is_found() {
        let registry = r#"records: &[Record::of("load", Member).telling(&[("held", "Put {label} on hold"), ("stop_*", "{rest}")])]"#;
        let verbs = r#"write.record("load.held"); write.record("load.stop_added"); write.record("load.created"); write.record("load.lost");"#;
        let sources = [
            ("backend/product/x/src/registry.rs", registry.to_owned()),
            ("backend/product/x/src/ops.rs", verbs.to_owned()),
        ];
        assert_eq!(
            findings(&sources),
            ["backend/product/x/src/ops.rs:1: load.lost has no sentence in the area's registry.rs"]
        );
    }
}
