//! Responses and headers that many operations share.

use haul_types::WriteJson;
use poem_openapi::{
    ApiResponse,
    types::{ParseFromJSON, ToJSON},
};

use crate::Answer;

/// The record was created.
#[derive(ApiResponse)]
pub enum Created<T: ParseFromJSON + ToJSON + WriteJson> {
    /// The record as it now is.
    #[oai(status = 201)]
    Created(
        Answer<T>,
        /// `true` if an earlier call with the same `Idempotency-Key` created it; this is that call's response.
        #[oai(header = "Idempotent-Replayed")]
        Option<bool>,
    ),
}

impl<T: ParseFromJSON + ToJSON + WriteJson> Created<T> {
    pub fn new(record: T) -> Self {
        Self::Created(Answer(record), None)
    }

    /// The response of the first call with the same key.
    pub fn replayed(record: T) -> Self {
        Self::Created(Answer(record), Some(true))
    }
}

/// Header `Idempotency-Key`: any unique text; repeating the call with it within 24 hours returns the first response.
pub type IdempotencyKey = poem_openapi::param::Header<Option<String>>;
