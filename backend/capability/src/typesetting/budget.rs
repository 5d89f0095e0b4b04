//! What an order may still use. One file may be too large, or all of them together.

use haul_ports::{PartFailure, TypesettingError};

use super::limits::TypesettingLimits;

/// What is left for the files that come.
pub(super) struct Budget {
    pub(super) pixels: u64,
    pub(super) pages: u64,
    pub(super) objects: u64,
    pub(super) unfolded_bytes: u64,
}

/// Why a file is not taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Refusal {
    /// It would be refused on its own, too.
    Part(PartFailure),
    /// It would pass on its own.
    Order,
}

impl Budget {
    pub(super) fn new(limits: &TypesettingLimits) -> Self {
        Self {
            pixels: limits.pixels_in_all,
            pages: limits.pages as u64,
            objects: limits.objects_in_all as u64,
            unfolded_bytes: limits.unfolded_bytes_in_all as u64,
        }
    }
}

/// Deducts a file's usage from what is left of `whole`.
pub(super) fn spend(left: &mut u64, used: u64, whole: u64) -> Result<(), Refusal> {
    if used > whole {
        return Err(PartFailure::TooLarge.into());
    }
    *left = left.checked_sub(used).ok_or(Refusal::Order)?;
    Ok(())
}

impl Refusal {
    /// The refusal of the part with this index.
    pub(super) fn of(self, index: usize) -> TypesettingError {
        match self {
            Self::Part(failure) => TypesettingError::Part { index, failure },
            Self::Order => TypesettingError::TooLarge,
        }
    }
}

impl From<PartFailure> for Refusal {
    fn from(failure: PartFailure) -> Self {
        Self::Part(failure)
    }
}
