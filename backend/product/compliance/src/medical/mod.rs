//! How a state learns that its CDL holders are medically certified, and what a driver's file needs because of it.

mod proof;
mod states;

pub use proof::{MedicalProof, medical_proof};
