//! Safety's registers.

pub mod accident;
pub mod roadside_inspection;
