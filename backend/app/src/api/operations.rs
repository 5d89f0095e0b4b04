//! Finds the operation that a request calls, so that the policy table can be asked before the handler runs.

use std::collections::HashMap;

use poem::{PathPattern, Request, http::Method};
use poem_openapi::OpenApi;

use crate::authz::{Access, access_of};

/// Method and path pattern → operation id, taken from the API's own description.
#[derive(Clone, Debug, Default)]
pub struct Operations(HashMap<(Method, String), String>);

impl Operations {
    pub fn of<T: OpenApi>() -> Self {
        let mut table = HashMap::new();
        for path in T::meta().into_iter().flat_map(|api| api.paths) {
            let pattern = shape_of(&path.path);
            for operation in path.operations {
                if let Some(id) = operation.operation_id {
                    table.insert((operation.method, pattern.clone()), id.to_owned());
                }
            }
        }
        Self(table)
    }

    /// What the policy asks of the caller of this request; `None` is a refusal.
    pub fn access(&self, request: &Request) -> Option<Access> {
        self.id(request).and_then(access_of)
    }

    /// The id of the operation that the request calls.
    pub fn id(&self, request: &Request) -> Option<&str> {
        let pattern = request.data::<PathPattern>()?;
        let key = (request.method().clone(), shape_of(&pattern.0));
        self.0.get(&key).map(String::as_str)
    }
}

/// A path with its parameters' names left out: the router calls them `:param1`, the description `{load_id}`.
fn shape_of(pattern: &str) -> String {
    let segment = |segment: &str| if segment.starts_with([':', '{']) { ":".to_owned() } else { segment.to_owned() };
    pattern.split('/').map(segment).collect::<Vec<_>>().join("/")
}

#[cfg(test)]
mod tests {
    use super::shape_of;

    #[test]
    fn shape_leaves_names_out() {
        for pattern in ["/api/loads/{load_id}/stops/{stop_id}", "/api/loads/:param1/stops/:param2"] {
            assert_eq!(shape_of(pattern), "/api/loads/:/stops/:");
        }
        assert_eq!(shape_of("/logout/"), "/logout/");
    }
}
