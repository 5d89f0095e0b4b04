//! Calls the product's own operations from within, for an actor: same rules and responses as over HTTP.
//!
//! Exports read lists this way, so that filters, sorting and access checks exist once.

use haul_types::ErrorCode;
use poem::{
    Endpoint, Request, Response,
    endpoint::BoxEndpoint,
    http::{StatusCode, header::AUTHORIZATION},
};
use poem_openapi::types::ParseFromJSON;
use serde_json::Value;

use crate::{ApiError, AppContext, Problem, auth::Within, authz::Actor};

/// The product's operations, for one actor.
pub struct Inside {
    endpoint: BoxEndpoint<'static, Response>,
    actor: Actor,
}

impl Inside {
    pub fn new(ctx: &AppContext, actor: Actor) -> Self {
        Self { endpoint: (ctx.product.build)(ctx.clone()), actor }
    }

    /// Returns the body of a read, or the caller's error.
    pub async fn get(&self, path_and_query: &str) -> Result<Value, ApiError> {
        let uri = path_and_query
            .parse()
            .map_err(|_| ApiError::new(ErrorCode::BadRequest, "These parameters cannot be read."))?;
        // The scheme expects a header before it checks for internal callers.
        let request = Request::builder().uri(uri).header(AUTHORIZATION, "Bearer within");
        let mut request = request.finish();
        request.extensions_mut().insert(Within(self.actor.clone()));
        let response = self.endpoint.call(request).await.map_err(ApiError::internal)?;
        let status = response.status();
        let text = response.into_body().into_string().await.map_err(ApiError::internal)?;
        let body: Value = serde_json::from_str(&text).map_err(ApiError::internal)?;
        if status == StatusCode::OK {
            return Ok(body);
        }
        let problem = Problem::parse_from_json(Some(body)).map_err(|error| ApiError::internal(error.into_message()))?;
        Err(ApiError::of(problem))
    }
}
