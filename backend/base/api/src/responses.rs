//! Answers and headers that many operations share.

use poem_openapi::{
    ApiResponse,
    payload::Json,
    types::{ParseFromJSON, ToJSON},
};

/// The record was made.
#[derive(ApiResponse)]
pub enum Created<T: ParseFromJSON + ToJSON> {
    /// The record, as it now is.
    #[oai(status = 201)]
    Created(Json<T>),
}

impl<T: ParseFromJSON + ToJSON> Created<T> {
    pub fn new(record: T) -> Self {
        Self::Created(Json(record))
    }
}

/// Header `Idempotency-Key`: a text of the caller's choice that makes a repeated create answer as the first did, for 24 hours.
pub type IdempotencyKey = poem_openapi::param::Header<Option<String>>;
