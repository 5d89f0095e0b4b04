//! Safety's registers, and what is kept how long.

pub mod accident;
pub mod audit_binder;
pub mod basic_measure;
pub mod claim;
pub mod data_q_challenge;
pub mod driver_event;
pub mod legal_hold;
pub mod purge_proposal;
pub mod roadside_inspection;
