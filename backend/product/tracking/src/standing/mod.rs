//! How a load on its way stands, kept in line with its facts.

pub(crate) mod assess;
pub(crate) mod detect;
pub(crate) mod due;
pub(crate) mod eta;
pub(crate) mod keeper;
pub(crate) mod records;
pub(crate) mod risk;
pub(crate) mod sync;
