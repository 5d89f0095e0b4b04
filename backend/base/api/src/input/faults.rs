//! What is wrong with a request, collected.

use haul_types::ErrorCode;

use crate::{ApiError, Invalid};

/// With more errors than this, a person starts over.
pub const MOST: usize = 20;

/// What is wrong with a request.
#[derive(Default)]
pub struct Faults {
    invalid: Invalid,
    count: usize,
    /// Some value has another type, not only another range.
    has_unreadable: bool,
}

impl Faults {
    pub fn unreadable(&mut self, path: &str, message: impl Into<String>) {
        self.has_unreadable = true;
        self.not_accepted(path, message);
    }

    pub fn not_accepted(&mut self, path: &str, message: impl Into<String>) {
        if !self.is_full() {
            self.count += 1;
            self.invalid.push(path, message);
        }
    }

    /// Whether no more are collected.
    pub fn is_full(&self) -> bool {
        self.count == MOST
    }

    pub fn finish(self) -> Result<(), ApiError> {
        let code = if self.has_unreadable { ErrorCode::BadRequest } else { ErrorCode::ValidationFailed };
        self.invalid.finish().map_err(|invalid| invalid.into_error(code))
    }
}
