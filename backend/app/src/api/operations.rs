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
            let pattern = path.path.replace('{', ":").replace('}', "");
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
        let pattern = request.data::<PathPattern>()?;
        let key = (request.method().clone(), pattern.0.to_string());
        self.0.get(&key).and_then(|id| access_of(id))
    }
}
