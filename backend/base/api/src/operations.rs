//! Finds the operation of a request, so that the policy table can be checked before the handler runs.

use std::{collections::HashMap, sync::Arc};

use poem::{
    PathPattern, Request,
    http::{HeaderMap, Method},
};
use poem_openapi::registry::{MetaOperation, MetaParamIn, Registry};

use crate::{
    ApiError,
    area::Product,
    authz::Access,
    input::{self, Parameter},
    limits,
};

/// The router's path → its operations: method, id, parameters, and who may call it, from the areas' registrations.
#[derive(Clone, Default)]
pub struct OperationTable {
    paths: Arc<HashMap<String, Vec<Operation>>>,
    /// The paths with an operation that everyone may call.
    public: Arc<[String]>,
    /// By id, the headers of operations that end.
    ending: Arc<HashMap<&'static str, HeaderMap>>,
}

struct Operation {
    method: Method,
    id: String,
    access: Option<Access>,
    query: Vec<Parameter>,
    /// The names of its path's parameters, in order.
    path: Vec<String>,
}

impl Operation {
    fn of(described: MetaOperation, policy: &HashMap<&str, Access>, register: fn(&mut Registry)) -> Option<Self> {
        let id = described.operation_id?;
        let of_path = described.params.iter().filter(|parameter| parameter.in_type == MetaParamIn::Path);
        let path = of_path.map(|parameter| parameter.name.clone()).collect();
        let query = described.params.into_iter().filter(|parameter| parameter.in_type == MetaParamIn::Query);
        Some(Self {
            method: described.method,
            id: id.to_owned(),
            access: policy.get(id).copied(),
            query: query.map(|parameter| Parameter::new(parameter, register)).collect(),
            path,
        })
    }

    fn is_public(&self) -> bool {
        self.access == Some(Access::Public)
    }
}

impl OperationTable {
    pub fn of(product: &Product) -> Self {
        let policy: HashMap<&str, Access> = product.policy().collect();
        let mut paths: HashMap<String, Vec<Operation>> = HashMap::new();
        for operations in product.operations() {
            let apis = limits::state_of_parameters(operations.meta());
            for path in apis.into_iter().flat_map(|api| api.paths) {
                let described = path.operations.into_iter();
                let described = described.filter_map(|one| Operation::of(one, &policy, operations.register));
                paths.entry(router_path(&path.path)).or_default().extend(described);
            }
        }
        let has_public = |(_, operations): &(&String, &Vec<Operation>)| operations.iter().any(Operation::is_public);
        let public = paths.iter().filter(has_public).map(|(path, _)| path.clone()).collect();
        let ending = product.deprecations().filter_map(|one| Some((one.operation_id, one.headers()?))).collect();
        Self { paths: Arc::new(paths), public, ending: Arc::new(ending) }
    }

    /// The access policy for this request; `None` is a refusal.
    pub fn access(&self, request: &Request) -> Option<Access> {
        self.operation(request)?.access
    }

    /// The id of the operation that the request calls.
    pub fn id(&self, request: &Request) -> Option<&str> {
        Some(&self.operation(request)?.id)
    }

    /// The parameters of the request's path, by their names, decoded as the handler gets them.
    pub fn parameters<'a>(&'a self, request: &'a Request) -> impl Iterator<Item = (&'a str, &'a str)> {
        let names = self.operation(request).map_or(&[] as &[String], |operation| operation.path.as_slice());
        names.iter().enumerate().filter_map(move |(number, name)| {
            // The router's name for it; see `router_path`.
            let value = request.raw_path_param(&format!("param{number}"))?;
            Some((name.as_str(), value))
        })
    }

    /// Refuses a query that the operation does not accept. The security schemes call it for those they let in.
    pub fn check_query(&self, request: &Request) -> Result<(), ApiError> {
        let Some(operation) = self.operation(request) else { return Ok(()) };
        input::check_query(&operation.query, request.uri().query().unwrap_or_default())
    }

    /// The same for operations without a security scheme; they have no required parameters.
    pub fn check_public_query(&self, request: &Request) -> Result<(), ApiError> {
        let (path, query) = (request.uri().path(), request.uri().query().unwrap_or_default());
        // Few paths are public, so other requests need no look at all of them.
        if query.is_empty() || !self.public.iter().any(|pattern| fits(pattern, path)) {
            return Ok(());
        }
        let called = |operation: &&Operation| operation.method == request.method() && operation.is_public();
        match self.at(path).iter().find(called) {
            Some(operation) => input::check_query(&operation.query, query),
            None => Ok(()),
        }
    }

    /// The methods that an address accepts, as the header `Allow` lists them.
    pub fn methods_at(&self, path: &str) -> String {
        let mut methods: Vec<_> = self.at(path).iter().map(|operation| operation.method.as_str()).collect();
        methods.sort_unstable();
        methods.join(", ")
    }

    /// What the responses of an operation that ends say of that.
    pub fn ending_at(&self, method: &Method, path: &str) -> Option<&HeaderMap> {
        // Most often none ends, and no request needs a look at all paths.
        if self.ending.is_empty() {
            return None;
        }
        let operation = self.at(path).iter().find(|operation| operation.method == method)?;
        self.ending.get(operation.id.as_str())
    }

    /// How a caller signs in at an address, as the header `WWW-Authenticate` names it.
    pub fn scheme_at(&self, path: &str) -> &'static str {
        let is_owners = self.at(path).iter().any(|operation| operation.access == Some(Access::Owner));
        if is_owners { "JWT" } else { "Bearer" }
    }

    /// The operations of the pattern that the router prefers: the one with the fewest parameters.
    fn at(&self, path: &str) -> &[Operation] {
        let fitting = self.paths.iter().filter(|(pattern, _)| fits(pattern, path));
        let best = fitting.min_by_key(|(pattern, _)| pattern.matches(':').count());
        best.map_or(&[], |(_, operations)| operations)
    }

    fn operation(&self, request: &Request) -> Option<&Operation> {
        let PathPattern(path) = request.data()?;
        self.paths.get(&**path)?.iter().find(|operation| operation.method == request.method())
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
