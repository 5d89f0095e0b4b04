//! Wire types of charges.

use haul_api::Clearable;
use haul_types::{ChargeBasis, ChargeCode, ChargeReview, ChargeStatus, WriteJson};
use poem_openapi::Object;
use uuid::Uuid;

/// Something the customer owes for a load.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct Charge {
    pub id: Uuid,
    pub code: ChargeCode,
    pub description: Option<String>,
    pub basis: ChargeBasis,
    /// Decimal with 3 places.
    pub quantity: String,
    /// By the mile: the quantity is the load's loaded miles, and changes with them.
    pub follows_miles: bool,
    /// The load's fuel program made it. Changing more than its status takes the load off the program.
    pub is_from_program: bool,
    /// Dollars per unit, or percent of the line haul; decimal with 4 places.
    pub rate: String,
    /// Quantity × rate, rounded half away from zero.
    pub amount_cents: i64,
    pub currency: String,
    pub status: ChargeStatus,
    /// Who at the customer's agreed, or their number for it.
    pub approval_reference: Option<String>,
    /// Why somebody has to look at it before the load is billed. Any change of the charge settles it.
    pub review_reason: Option<ChargeReview>,
    pub version: i32,
}

/// A charge to add.
#[derive(Clone, Debug, Object)]
#[oai(skip_serializing_if_is_none)]
pub struct ChargeInput {
    pub code: ChargeCode,
    pub description: Option<String>,
    pub basis: ChargeBasis,
    /// Decimal with at most 3 places: 1 for a flat charge, miles, hours or hundredweight for the others. Left out with the basis
    /// `per_mile` it is the loaded miles, and follows them.
    pub quantity: Option<String>,
    /// Dollars per unit, or percent of the line haul; decimal with at most 4 places.
    pub rate: String,
}

/// A charge to add to a load.
#[derive(Clone, Debug, Object)]
#[oai(skip_serializing_if_is_none)]
pub struct ChargeAdd {
    /// The load's; refused when it has changed since. Left out, the charge is added to the load as it is.
    pub version: Option<i32>,
    pub code: ChargeCode,
    pub description: Option<String>,
    pub basis: ChargeBasis,
    /// Decimal with at most 3 places. Left out with the basis `per_mile` it is the loaded miles, and follows them.
    pub quantity: Option<String>,
    /// Dollars per unit, or percent of the line haul; decimal with at most 4 places.
    pub rate: String,
    /// Who at the customer's agreed, or their number for it. The charge counts as approved then; line haul and fuel always do.
    pub approval_reference: Option<String>,
}

/// Changes to a charge: what is left out stays, null clears.
#[derive(Clone, Debug, Object)]
#[oai(skip_serializing_if_is_none)]
pub struct ChargeUpdate {
    /// The load's.
    pub version: i32,
    pub code: Option<ChargeCode>,
    pub description: Clearable<String>,
    pub basis: Option<ChargeBasis>,
    /// Null with the basis `per_mile`: the quantity is the loaded miles and follows them.
    pub quantity: Clearable<String>,
    pub rate: Option<String>,
    /// `pending`, `approved` or `denied`; the others come with invoices and payments. Approving anything but line haul and fuel
    /// needs an `approval_reference`.
    pub status: Option<ChargeStatus>,
    /// Who at the customer's agreed, or their number for it.
    pub approval_reference: Clearable<String>,
}
