//! What the published document says of an operation, so that every test of an operation also tests the document.

use std::{collections::BTreeSet, sync::LazyLock};

use poem::http::{Method, StatusCode};
use serde_json::Value;

struct Described {
    method: String,
    path: Vec<String>,
    statuses: BTreeSet<String>,
}

static OPERATIONS: LazyLock<Vec<Described>> = LazyLock::new(|| {
    let document: Value = serde_json::from_str(&haul_document::document()).unwrap();
    let operations = document["paths"].as_object().unwrap().iter().flat_map(|(path, methods)| {
        methods.as_object().unwrap().iter().map(move |(method, operation)| Described {
            method: method.to_uppercase(),
            path: path.split('/').map(str::to_owned).collect(),
            statuses: operation["responses"].as_object().unwrap().keys().cloned().collect(),
        })
    });
    operations.collect()
});

impl Described {
    /// How many segments are the path's own; none where it leads elsewhere.
    fn fit(&self, path: &[&str]) -> Option<usize> {
        if self.path.len() != path.len() {
            return None;
        }
        let mut own = 0;
        for (pattern, segment) in self.path.iter().zip(path) {
            match pattern.starts_with('{') {
                true => {}
                false if pattern == segment => own += 1,
                false => return None,
            }
        }
        Some(own)
    }
}

/// Fails on a status that the operation's description does not have.
#[track_caller]
pub fn assert_described(method: &Method, path: &str, status: StatusCode) {
    let segments: Vec<_> = path.split('/').collect();
    let fitting = OPERATIONS.iter().filter(|one| one.method == method.as_str());
    let found = fitting.filter_map(|one| Some((one.fit(&segments)?, one))).max_by_key(|(own, _)| *own);
    if let Some((_, operation)) = found {
        assert!(
            operation.statuses.contains(status.as_str()),
            "{method} {path} answers {status}, and its description does not say so"
        );
    }
}
