//! The catalog of errors, as the server has it.

use haul_types::ErrorCode;

use crate::node::Node;

/// An extension that generators turn into comments, one text per value.
const DESCRIPTIONS: &str = "x-enum-descriptions";

pub fn explain(document: &mut Node) {
    let schemas = document.get_mut("components").and_then(|parts| parts.get_mut("schemas"));
    let Some(codes) = schemas.and_then(|schemas| schemas.get_mut("ErrorCode")) else { return };
    let row = |code: &ErrorCode| {
        format!("| `{}` | {} | {} | {} |", code.as_str(), code.status(), code.meaning(), code.remedy())
    };
    let rows: Vec<_> = ErrorCode::ALL.iter().map(row).collect();
    let description = codes.text("description").unwrap_or_default();
    let table = format!("| Code | Status | Meaning | What to do |\n|---|---|---|---|\n{}", rows.join("\n"));
    codes.set("description", format!("{description}\n\n{table}"));
    let texts = ErrorCode::ALL.iter().map(|code| format!("{} {}", code.meaning(), code.remedy()).into());
    codes.set(DESCRIPTIONS, Node::List(texts.collect()));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_code_is_explained() {
        let mut document =
            Node::parse(r#"{ "components": { "schemas": { "ErrorCode": { "description": "Why." } } } }"#);
        explain(&mut document);
        let text = document.to_text();
        assert!(text.contains("Why.\\n\\n| Code | Status |"), "{text}");
        for code in ErrorCode::ALL {
            assert!(text.contains(&format!("`{}` | {} |", code.as_str(), code.status())), "{code:?}");
        }
    }
}
