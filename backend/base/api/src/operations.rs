//! Finds the operation that a request calls, so that the policy table can be asked before the handler runs.

use std::collections::HashMap;

use poem::{PathPattern, Request, http::Method};

use crate::{area::Product, authz::Access};

/// Method and path pattern → operation and who may call it, taken from what the areas registered.
#[derive(Clone, Debug, Default)]
pub struct OperationTable(HashMap<(Method, String), (String, Option<Access>)>);

impl OperationTable {
    pub fn of(product: &Product) -> Self {
        let policy: HashMap<&str, Access> = product.policy().collect();
        let mut table = HashMap::new();
        for path in product.operations().flat_map(|operations| operations.meta()).flat_map(|api| api.paths) {
            let pattern = shape_of(&path.path);
            for operation in path.operations {
                if let Some(id) = operation.operation_id {
                    let access = policy.get(id).copied();
                    table.insert((operation.method, pattern.clone()), (id.to_owned(), access));
                }
            }
        }
        Self(table)
    }

    /// What the policy asks of the caller of this request; `None` is a refusal.
    pub fn access(&self, request: &Request) -> Option<Access> {
        self.row(request).and_then(|(_, access)| *access)
    }

    /// The id of the operation that the request calls.
    pub fn id(&self, request: &Request) -> Option<&str> {
        self.row(request).map(|(id, _)| id.as_str())
    }

    fn row(&self, request: &Request) -> Option<&(String, Option<Access>)> {
        let pattern = request.data::<PathPattern>()?;
        self.0.get(&(request.method().clone(), shape_of(&pattern.0)))
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
