//! Whom and what a leg is given to.

use uuid::Uuid;

/// Whom and what to ask about.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Crew {
    pub driver_id: Option<Uuid>,
    pub co_driver_id: Option<Uuid>,
    pub truck_id: Option<Uuid>,
    pub trailer_id: Option<Uuid>,
}
