//! An open load's tracking state, kept in line with its facts.

pub(crate) mod assess;
pub(crate) mod detect;
pub(crate) mod due;
pub(crate) mod eta;
pub(crate) mod keeper;
pub(crate) mod records;
pub(crate) mod sync;
pub(crate) mod timeliness;
