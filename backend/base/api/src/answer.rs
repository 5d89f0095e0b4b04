//! The JSON body of an answer.

#![expect(clippy::disallowed_types, reason = "answers are described as poem-openapi's own")]

use haul_types::{JsonText, WriteJson};
use poem::{IntoResponse, Response};
use poem_openapi::{
    ApiResponse,
    payload::{Json, Payload},
    registry::{MetaMediaType, MetaResponse, MetaResponses, MetaSchemaRef, Registry},
    types::{ToJSON, Type},
};

/// Described as poem-openapi's own [`Json`], but written without an intermediate tree of values.
#[derive(Clone, Debug)]
pub struct Answer<T>(pub T);

impl<T: Type> Payload for Answer<T> {
    const CONTENT_TYPE: &'static str = Json::<T>::CONTENT_TYPE;

    fn check_content_type(content_type: &str) -> bool {
        Json::<T>::check_content_type(content_type)
    }

    fn schema_ref() -> MetaSchemaRef {
        T::schema_ref()
    }

    fn register(registry: &mut Registry) {
        T::register(registry);
    }
}

impl<T: WriteJson + ToJSON> IntoResponse for Answer<T> {
    fn into_response(self) -> Response {
        let text = JsonText::of(&self.0);
        // Every test of an operation thus checks its response against the document's own types.
        debug_assert_eq!(serde_json::from_slice(&text).ok(), self.0.to_json(), "{}", String::from_utf8_lossy(&text));
        Response::builder().content_type(Self::CONTENT_TYPE).body(text)
    }
}

impl<T: WriteJson + ToJSON> ApiResponse for Answer<T> {
    fn meta() -> MetaResponses {
        let content = vec![MetaMediaType { content_type: Self::CONTENT_TYPE, schema: Self::schema_ref() }];
        let answer = MetaResponse { description: "", status: Some(200), status_range: None, content, headers: vec![] };
        MetaResponses { responses: vec![answer] }
    }

    fn register(registry: &mut Registry) {
        T::register(registry);
    }
}
