//! Haul's product: freight, safety and money for one trucking carrier at a time.
//!
//! A plain library without IO of its own: it runs natively in tests and tools, and inside the WebAssembly component.
//!
//! The areas are crates of their own; [`PRODUCT`] lists them, each after those that it depends on.
//! [`build`] makes the endpoint, [`openapi_document`] what poem-openapi says of it, [`run_jobs`] the work put off until after a commit.

#![cfg_attr(
    not(test),
    deny(
        clippy::arithmetic_side_effects,
        clippy::expect_used,
        clippy::indexing_slicing,
        clippy::panic,
        clippy::unwrap_used
    )
)]

use std::{collections::HashMap, sync::Arc};

use haul_api::{
    LOGOUT_PATH,
    area::{Operations, Product},
    auth::Authenticator,
    limits,
};
use poem::{EndpointExt, Response, endpoint::BoxEndpoint, http::Method};
use poem_openapi::{
    OpenApi, OpenApiService,
    registry::{MetaApi, Registry},
};

pub use haul_api::{
    AppContext,
    audit::seal_heads,
    jobs::{JobsOutcome, run_jobs},
};
/// Settles and claims webhook deliveries.
pub use haul_webhooks::turn as turn_webhooks;

/// The areas. An area that is not here is not in the product.
pub static PRODUCT: Product = Product {
    areas: &[
        &haul_api::AREA,
        &haul_company::AREA,
        &haul_annotations::AREA,
        &haul_partners::AREA,
        &haul_compliance::AREA,
        &haul_fleet::AREA,
        &haul_detention::AREA,
        &haul_loads::AREA,
        &haul_tracking::AREA,
        &haul_papers::AREA,
        &haul_safety::AREA,
        &haul_quotes::AREA,
        &haul_money::AREA,
        &haul_insight::AREA,
        &haul_portal::AREA,
        &haul_webhooks::AREA,
    ],
    build,
};

/// All operations as the one API that poem-openapi knows; it asks for a type where we have a list.
struct AllOperations;

impl OpenApi for AllOperations {
    fn meta() -> Vec<MetaApi> {
        limits::state_of_parameters(PRODUCT.operations().flat_map(Operations::meta).collect())
    }

    fn register(registry: &mut Registry) {
        PRODUCT.operations().for_each(|operations| operations.register(registry));
        limits::state_of_bodies(&Self::meta(), registry);
    }

    fn add_routes(self, routes: &mut HashMap<String, HashMap<Method, BoxEndpoint<'static>>>) {
        PRODUCT.operations().for_each(|operations| operations.add_routes(routes));
    }
}

fn service() -> OpenApiService<AllOperations, ()> {
    OpenApiService::new(AllOperations, "Haul", env!("CARGO_PKG_VERSION")).description(
        "Freight, safety and money of one trucking carrier. Every operation says what it needs and how it fails.",
    )
}

/// The product as one endpoint. It answers every request, failures included, with a body that the document describes.
pub fn build(ctx: AppContext) -> BoxEndpoint<'static, Response> {
    let authenticator = Arc::new(Authenticator::new(ctx.clone()));
    let operations = authenticator.operations.clone();
    haul_api::root(service().data(ctx).data(authenticator), operations).boxed()
}

/// What poem-openapi says of the API, as pretty JSON; `haul-document` completes it.
pub fn openapi_document() -> String {
    let document = service().spec();
    let logout = format!("\"{LOGOUT_PATH}\":");
    document.replacen("\"/logout\":", &logout, 1) + "\n"
}
