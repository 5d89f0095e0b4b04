//! The end of a driver's employment or contract: the last day, why, what a future employer may be told, and what has to be done.
//!
//! Adding one makes the driver terminated in the same transaction, archiving one by mistake undoes that. Coming back is a
//! matter of the driver (`rehired_on`).

mod api;
mod employment;
mod export;
mod ops;
mod statement;
mod steps;
mod views;

pub use api::DriverTerminationsApi;
pub use export::EXPORT;
pub use views::DriverTermination;
