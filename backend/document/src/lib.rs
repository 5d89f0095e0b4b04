//! The published document: what poem-openapi writes of the product, completed from the tables that the server obeys.
//!
//! poem-openapi writes OpenAPI 3.0 and knows neither the policy nor what is common to all operations. Each module here
//! is one step, and the same source always gives the same text.

mod access;
mod codes;
mod deprecation;
mod dialect;
mod errors;
mod examples;
mod files;
mod headers;
mod info;
mod node;
mod responses;
mod webhooks;

pub use codes::{is_common, own_codes};
use node::Node;

/// The API's description as pretty JSON.
pub fn document() -> String {
    let mut document = Node::parse(&haul_app::openapi_document());
    info::complete(&mut document);
    dialect::modernize(&mut document);
    responses::share(&mut document);
    access::state(&mut document);
    headers::describe(&mut document);
    codes::list(&mut document);
    deprecation::announce(&mut document, haul_app::PRODUCT.deprecations());
    errors::explain(&mut document);
    webhooks::describe(&mut document);
    files::describe(&mut document);
    examples::illustrate(&mut document);
    document.to_text()
}
