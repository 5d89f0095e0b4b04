//! Answers and headers that many operations share.

use haul_types::WriteJson;
use poem_openapi::{
    ApiResponse,
    types::{ParseFromJSON, ToJSON},
};

use crate::Answer;

/// The record was made.
#[derive(ApiResponse)]
pub enum Created<T: ParseFromJSON + ToJSON + WriteJson> {
    /// The record, as it now is.
    #[oai(status = 201)]
    Created(Answer<T>),
}

impl<T: ParseFromJSON + ToJSON + WriteJson> Created<T> {
    pub fn new(record: T) -> Self {
        Self::Created(Answer(record))
    }
}

/// Header `Idempotency-Key`: a text of the caller's choice that makes a repeated create answer as the first did, for 24 hours.
pub type IdempotencyKey = poem_openapi::param::Header<Option<String>>;
