//! Each simple record declares in its area's registry which type shows it, so that tests compare its columns.

use super::Files;

const PRODUCT: &str = "backend/product/";

pub fn check(files: &Files) -> Vec<String> {
    let sources: Vec<(&str, String)> = files.rust_under(PRODUCT).collect();
    findings(&sources)
}

fn findings(sources: &[(&str, String)]) -> Vec<String> {
    let mut findings = Vec::new();
    for (path, text) in sources {
        let Some((area, _)) = path.split_once("/src/") else { continue };
        let registry = sources.iter().find(|(path, _)| *path == format!("{area}/src/registry.rs"));
        for line in text.lines() {
            let Some(name) = line.strip_prefix("impl SimpleRecord for ").and_then(|rest| rest.strip_suffix(" {"))
            else {
                continue;
            };
            let is_shown = registry.is_some_and(|(_, text)| {
                let shown = text.split("shown_as::<").skip(1).filter_map(|rest| rest.split('>').next());
                shown.filter_map(|path| path.rsplit("::").next()).any(|shown| shown == name)
            });
            if !is_shown {
                findings.push(format!("{path}: say `.shown_as::<{name}>()` of this record in {area}/src/registry.rs"));
            }
        }
    }
    findings
}

#[cfg(test)]
mod tests {
    use super::findings;

    #[test]
    fn record_without_its_shape_is_found() {
        let registry =
            "records: &[Record::of(\"tag\", Member).shown_as::<crate::tags::Tag>(), Record::of(\"van\", Member)]";
        let sources = [
            ("backend/product/x/src/registry.rs", registry.to_owned()),
            ("backend/product/x/src/tags/ops.rs", "impl SimpleRecord for Tag {\n}".to_owned()),
            ("backend/product/x/src/vans/ops.rs", "impl SimpleRecord for Van {\n}".to_owned()),
        ];
        assert_eq!(
            findings(&sources),
            [
                "backend/product/x/src/vans/ops.rs: say `.shown_as::<Van>()` of this record in backend/product/x/src/registry.rs"
            ]
        );
    }
}
