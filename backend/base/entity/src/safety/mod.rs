//! Safety's registers.

pub mod accident;
pub mod audit_binder;
pub mod roadside_inspection;
