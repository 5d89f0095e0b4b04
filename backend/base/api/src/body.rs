//! The JSON body of a request.

#![expect(clippy::disallowed_types, reason = "this is what stands in for it")]

use poem::{FromRequest, Request, RequestBody};
use poem_openapi::{
    error::ParseRequestPayloadError,
    payload::{self, ParsePayload, Payload},
    registry::{MetaSchemaRef, Registry},
    types::{ParseFromJSON, Type},
};
use serde_json::Value;

use crate::{ApiError, limits};

/// Described as poem-openapi's own `Json`, but refused with 422 and its fields if it exceeds [`limits`].
#[derive(Clone, Debug)]
pub struct Json<T>(pub T);

impl<T: Type> Payload for Json<T> {
    const CONTENT_TYPE: &'static str = payload::Json::<T>::CONTENT_TYPE;

    fn check_content_type(content_type: &str) -> bool {
        payload::Json::<T>::check_content_type(content_type)
    }

    fn schema_ref() -> MetaSchemaRef {
        T::schema_ref()
    }

    fn register(registry: &mut Registry) {
        T::register(registry);
    }
}

impl<T: ParseFromJSON> ParsePayload for Json<T> {
    const IS_REQUIRED: bool = T::IS_REQUIRED;

    async fn from_request(request: &Request, body: &mut RequestBody) -> poem::Result<Self> {
        let bytes = Vec::<u8>::from_request(request, body).await?;
        let value = if bytes.is_empty() { Value::Null } else { parse(&bytes)? };
        limits::check_body(&value).map_err(ApiError::from)?;
        let value = T::parse_from_json(Some(value));
        Ok(Self(value.map_err(|error| ParseRequestPayloadError { reason: error.into_message() })?))
    }
}

poem_openapi::impl_apirequest_for_payload!(Json<T>, T: ParseFromJSON);

fn parse(bytes: &[u8]) -> Result<Value, ParseRequestPayloadError> {
    serde_json::from_slice(bytes).map_err(|error| ParseRequestPayloadError { reason: error.to_string() })
}
