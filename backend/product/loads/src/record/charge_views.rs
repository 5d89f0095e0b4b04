//! Wire types of charges.

use haul_api::Clearable;
use haul_types::{ChargeBasis, ChargeCode, ChargeReview, ChargeStatus, WriteJson};
use poem_openapi::Object;
use uuid::Uuid;

/// Something the customer owes for a load.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct Charge {
    /// The charge's id.
    pub id: Uuid,
    pub code: ChargeCode,
    /// Explains the charge to the customer.
    pub description: Option<String>,
    pub basis: ChargeBasis,
    /// Decimal with 3 places.
    pub quantity: String,
    /// By the mile: the quantity is the load's loaded miles and follows them.
    pub follows_miles: bool,
    /// Added by the load's fuel program. Changing more than its status removes the load from the program.
    pub is_from_program: bool,
    /// Dollars per unit, or percent of the line haul; decimal with 4 places.
    pub rate: String,
    /// Quantity × rate, rounded half away from zero.
    pub amount_cents: i64,
    /// Always `USD`.
    pub currency: String,
    pub status: ChargeStatus,
    /// Customer contact or approval number.
    pub approval_reference: Option<String>,
    /// Why the charge must be reviewed before the load is billed. Any change to the charge clears it.
    pub review_reason: Option<ChargeReview>,
    /// Goes up with every change to the charge; send the load's version with a change, not this one.
    pub version: i32,
}

/// A charge to add.
#[derive(Clone, Debug, Object)]
#[oai(skip_serializing_if_is_none)]
pub struct ChargeInput {
    pub code: ChargeCode,
    /// Explains the charge to the customer; up to 200 characters.
    #[oai(validator(max_length = 200))]
    pub description: Option<String>,
    pub basis: ChargeBasis,
    /// Decimal with at most 3 places: miles, hours, hundredweight or how many. If omitted, it is 1 for a flat charge;
    /// by the mile it is the loaded miles and follows them.
    pub quantity: Option<String>,
    /// Dollars per unit, or percent of the line haul; decimal with at most 4 places.
    pub rate: String,
}

/// A charge to add to a load.
#[derive(Clone, Debug, Object)]
#[oai(skip_serializing_if_is_none)]
pub struct ChargeAdd {
    /// The load's version; refused if the load has changed since. If omitted, the charge is added to the load as it is.
    pub version: Option<i32>,
    pub code: ChargeCode,
    /// Explains the charge to the customer; up to 200 characters.
    #[oai(validator(max_length = 200))]
    pub description: Option<String>,
    pub basis: ChargeBasis,
    /// Decimal with at most 3 places: miles, hours, hundredweight or how many. If omitted, it is 1 for a flat charge;
    /// by the mile it is the loaded miles and follows them.
    pub quantity: Option<String>,
    /// Dollars per unit, or percent of the line haul; decimal with at most 4 places.
    pub rate: String,
    /// Customer contact or approval number. With it the charge counts as approved; line haul and fuel always do.
    #[oai(validator(max_length = 120))]
    pub approval_reference: Option<String>,
}

/// Changes to a charge: omitted fields stay, null clears.
#[derive(Clone, Debug, Object)]
#[oai(skip_serializing_if_is_none)]
pub struct ChargeUpdate {
    /// The load's version.
    pub version: i32,
    pub code: Option<ChargeCode>,
    /// Explains the charge to the customer; up to 200 characters.
    #[oai(validator(max_length = 200))]
    pub description: Clearable<String>,
    pub basis: Option<ChargeBasis>,
    /// Null with the basis `per_mile`: the quantity is the loaded miles and follows them.
    pub quantity: Clearable<String>,
    /// Dollars per unit, or percent of the line haul; decimal with at most 4 places.
    pub rate: Option<String>,
    /// `pending`, `approved` or `denied`; the others come with invoices and payments. Approving anything except line
    /// haul and fuel requires an `approval_reference`.
    pub status: Option<ChargeStatus>,
    /// Customer contact or approval number.
    #[oai(validator(max_length = 120))]
    pub approval_reference: Clearable<String>,
}
