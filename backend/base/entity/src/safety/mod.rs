//! Safety's registers.

pub mod accident;
pub mod basic_measure;
pub mod claim;
pub mod data_q_challenge;
pub mod roadside_inspection;
