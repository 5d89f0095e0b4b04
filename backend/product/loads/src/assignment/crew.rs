//! The crew and equipment of a leg.

use uuid::Uuid;

/// The crew and equipment to check.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Crew {
    pub driver_id: Option<Uuid>,
    pub co_driver_id: Option<Uuid>,
    pub truck_id: Option<Uuid>,
    pub trailer_id: Option<Uuid>,
}
