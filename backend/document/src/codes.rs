//! Which codes an operation answers with beside those that any operation may.

use std::collections::{BTreeMap, BTreeSet};

use haul_types::ErrorCode::{self, *};

use crate::node::Node;

const CODES: &str = "x-codes";

/// What the request tests have met, one operation a line; see `tests/support/described.rs`.
const MET: &str = include_str!("../codes.txt");

/// An operation's own codes, by its id.
pub fn own_codes() -> BTreeMap<&'static str, BTreeSet<&'static str>> {
    let lines = MET.lines().filter_map(|line| line.split_once(':'));
    lines.map(|(operation, codes)| (operation, codes.split_whitespace().collect())).collect()
}

/// Whether any operation may answer with this code, as its status says: who calls, what the call looks like, whether
/// the record is there and as the caller knows it, and whether the server is well.
pub fn is_common(code: ErrorCode) -> bool {
    match code.status() {
        409 => code == VersionStale,
        422 => matches!(code, ValidationFailed | IdempotencyKeyReused),
        403 => !matches!(code, RecentSignInNeeded | TicketInvalid),
        404 => code == NotFound,
        429 => code != TooManyStreams,
        416 => false,
        _ => true,
    }
}

pub fn list(document: &mut Node) {
    let own = own_codes();
    for operation in document.operations_mut() {
        let Some(codes) = operation.text("operationId").and_then(|id| own.get(id)) else { continue };
        operation.set(CODES, Node::List(codes.iter().map(|code| (*code).into()).collect()));
    }
}

#[cfg(test)]
mod tests {
    use haul_app::PRODUCT;

    use super::*;

    #[test]
    fn every_line_names_an_operation_and_codes_of_its_own() {
        for (operation, codes) in own_codes() {
            assert!(PRODUCT.access_of(operation).is_some(), "{operation} is no operation");
            for code in codes {
                let known = ErrorCode::parse(code).unwrap_or_else(|| panic!("{operation}: {code} is no code"));
                assert!(!is_common(known), "{operation}: any operation may answer with {code}");
            }
        }
    }

    #[test]
    fn operations_list_their_codes() {
        let mut document = Node::parse(r#"{ "paths": { "/x": { "post": { "operationId": "approve_detention" } } } }"#);
        list(&mut document);
        assert!(document.to_text().contains("detention_accruing"), "{}", document.to_text());
    }
}
