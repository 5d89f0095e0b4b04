//! What the published document says of an operation, so that every test of an operation also tests the document.

use std::{
    collections::{BTreeMap, BTreeSet},
    env, fs,
    path::Path,
    sync::{LazyLock, Mutex},
};

use haul_document::{is_common, own_codes};
use haul_types::ErrorCode;
use poem::http::{Method, StatusCode};
use serde_json::Value;

struct Described {
    id: String,
    method: String,
    path: Vec<String>,
    statuses: BTreeSet<String>,
}

static OPERATIONS: LazyLock<Vec<Described>> = LazyLock::new(|| {
    let document: Value = serde_json::from_str(&haul_document::document()).unwrap();
    let operations = document["paths"].as_object().unwrap().iter().flat_map(|(path, methods)| {
        methods.as_object().unwrap().iter().map(move |(method, operation)| Described {
            id: operation["operationId"].as_str().unwrap().to_owned(),
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

/// Each operation's own codes as the document lists them, and in a run that writes them, those it has met.
static OWN_CODES: LazyLock<Mutex<BTreeMap<String, BTreeSet<String>>>> = LazyLock::new(|| {
    let owned =
        own_codes().into_iter().map(|(id, codes)| (id.to_owned(), codes.into_iter().map(str::to_owned).collect()));
    Mutex::new(owned.collect())
});

/// Fails on a status or a code that the operation's description does not have.
#[track_caller]
pub fn assert_described(method: &Method, path: &str, status: StatusCode, body: &Value) {
    let segments: Vec<_> = path.split('/').collect();
    let fitting = OPERATIONS.iter().filter(|one| one.method == method.as_str());
    let found = fitting.filter_map(|one| Some((one.fit(&segments)?, one))).max_by_key(|(own, _)| *own);
    let Some((_, operation)) = found else { return };
    assert!(
        operation.statuses.contains(status.as_str()),
        "{method} {path} answers {status}, and its description does not say so"
    );
    let code = body["code"].as_str().filter(|_| !status.is_success()).and_then(ErrorCode::parse);
    let Some(code) = code.filter(|code| !is_common(*code)) else { return };
    let is_new = {
        let mut known = OWN_CODES.lock().unwrap();
        let is_new = known.entry(operation.id.clone()).or_default().insert(code.as_str().to_owned());
        if is_new && env::var_os("HAUL_WRITE_CODES").is_some() {
            write(&known);
            return;
        }
        is_new
    };
    assert!(
        !is_new,
        "{} answers with {}: list it by a run with HAUL_WRITE_CODES=1, and read what it adds",
        operation.id,
        code.as_str()
    );
}

fn write(codes: &BTreeMap<String, BTreeSet<String>>) {
    let line = |(id, codes): (&String, &BTreeSet<String>)| {
        format!("{id}: {}\n", codes.iter().map(String::as_str).collect::<Vec<_>>().join(" "))
    };
    let text: String = codes.iter().map(line).collect();
    fs::write(Path::new(env!("CARGO_MANIFEST_DIR")).join("../document/codes.txt"), text).unwrap();
}
