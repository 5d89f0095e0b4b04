//! The JSON body of a request.

#![expect(clippy::disallowed_types, reason = "this is what stands in for it")]

use haul_types::ErrorCode;
use poem::{FromRequest, Request, RequestBody};
use poem_openapi::{
    payload::{self, ParsePayload, Payload},
    registry::{MetaSchemaRef, Registry},
    types::{ParseFromJSON, Type},
};
use serde_json::Value;

use crate::{ApiError, auth::check_body, input};

/// Described as poem-openapi's own `Json`, but checked by [`input`], which names all that is wrong in plain words.
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

impl<T: ParseFromJSON + 'static> ParsePayload for Json<T> {
    const IS_REQUIRED: bool = T::IS_REQUIRED;

    async fn from_request(request: &Request, body: &mut RequestBody) -> poem::Result<Self> {
        let bytes = Vec::<u8>::from_request(request, body).await?;
        let value = if bytes.is_empty() { Value::Null } else { parse(&bytes)? };
        input::check_body::<T>(&value, request.method())?;
        check_body(request, &value).await?;
        let value = T::parse_from_json(Some(value)).map_err(|error| {
            tracing::error!(body = %T::name(), cause = %error.into_message(), "a checked body cannot be read");
            ApiError::new(ErrorCode::BadRequest, "The body could not be read.")
        })?;
        Ok(Self(value))
    }
}

poem_openapi::impl_apirequest_for_payload!(Json<T>, T: ParseFromJSON + 'static);

fn parse(bytes: &[u8]) -> Result<Value, ApiError> {
    serde_json::from_slice(bytes).map_err(|error| {
        let message = format!("The body is not valid JSON at line {}, column {}.", error.line(), error.column());
        ApiError::new(ErrorCode::BadRequest, message)
    })
}
