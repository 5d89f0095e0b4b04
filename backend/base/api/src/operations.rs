//! Finds the operation of a request, so that the policy table can be checked before the handler runs.

use std::collections::HashMap;

use poem::{PathPattern, Request, http::Method};

use crate::{area::Product, authz::Access};

/// The router's path → its operations: method, id, and who may call it, from the areas' registrations.
#[derive(Clone, Debug, Default)]
pub struct OperationTable(HashMap<String, Vec<Operation>>);

#[derive(Clone, Debug)]
struct Operation {
    method: Method,
    id: String,
    access: Option<Access>,
}

impl OperationTable {
    pub fn of(product: &Product) -> Self {
        let policy: HashMap<&str, Access> = product.policy().collect();
        let mut table: HashMap<String, Vec<Operation>> = HashMap::new();
        for path in product.operations().flat_map(|operations| operations.meta()).flat_map(|api| api.paths) {
            let described = path.operations.into_iter().filter_map(|operation| {
                let id = operation.operation_id?;
                Some(Operation { method: operation.method, id: id.to_owned(), access: policy.get(id).copied() })
            });
            table.entry(router_path(&path.path)).or_default().extend(described);
        }
        Self(table)
    }

    /// The access policy for this request; `None` is a refusal.
    pub fn access(&self, request: &Request) -> Option<Access> {
        self.operation(request)?.access
    }

    /// The id of the operation that the request calls.
    pub fn id(&self, request: &Request) -> Option<&str> {
        Some(&self.operation(request)?.id)
    }

    /// The methods that an address accepts, as the header `Allow` lists them.
    pub fn methods_at(&self, path: &str) -> String {
        let mut methods: Vec<_> = self.at(path).iter().map(|operation| operation.method.as_str()).collect();
        methods.sort_unstable();
        methods.join(", ")
    }

    /// How a caller signs in at an address, as the header `WWW-Authenticate` names it.
    pub fn scheme_at(&self, path: &str) -> &'static str {
        let is_owners = self.at(path).iter().any(|operation| operation.access == Some(Access::Owner));
        if is_owners { "JWT" } else { "Bearer" }
    }

    /// The operations of the pattern that the router prefers: the one with the fewest parameters.
    fn at(&self, path: &str) -> &[Operation] {
        let fitting = self.0.iter().filter(|(pattern, _)| fits(pattern, path));
        let best = fitting.min_by_key(|(pattern, _)| pattern.matches(':').count());
        best.map_or(&[], |(_, operations)| operations)
    }

    fn operation(&self, request: &Request) -> Option<&Operation> {
        let PathPattern(path) = request.data()?;
        self.0.get(&**path)?.iter().find(|operation| operation.method == request.method())
    }
}

/// Whether the router leads the path there.
fn fits(pattern: &str, path: &str) -> bool {
    let (mut patterns, mut segments) = (pattern.split('/'), path.split('/'));
    loop {
        match (patterns.next(), segments.next()) {
            (None, None) => return true,
            (Some(pattern), Some(segment)) if pattern.starts_with(':') || pattern == segment => {}
            _ => return false,
        }
    }
}

/// A path with its parameters named by number, as poem-openapi passes them to the router.
fn router_path(path: &str) -> String {
    let mut parameters = 0;
    let mut segments = Vec::new();
    for segment in path.split('/') {
        if segment.starts_with('{') {
            segments.push(format!(":param{parameters}"));
            parameters += 1;
        } else {
            segments.push(segment.to_owned());
        }
    }
    segments.join("/")
}

#[cfg(test)]
mod tests {
    use super::{fits, router_path};

    #[test]
    fn a_path_fits_its_pattern_whole() {
        assert!(fits("/api/loads/:param0/stops", "/api/loads/1/stops"));
        for path in ["/api/loads/1", "/api/loads/1/stops/2", "/api/quotes/1/stops"] {
            assert!(!fits("/api/loads/:param0/stops", path), "{path}");
        }
    }

    #[test]
    fn parameters_go_by_their_number() {
        assert_eq!(router_path("/api/loads/{load_id}/stops/{stop_id}"), "/api/loads/:param0/stops/:param1");
        assert_eq!(router_path("/logout"), "/logout");
    }
}
