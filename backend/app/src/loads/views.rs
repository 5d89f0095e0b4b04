//! Wire types of loads.

use chrono::{DateTime, Utc};
use poem_openapi::{Enum, Object, types::MaybeUndefined};
use uuid::Uuid;

use super::{
    charge_views::{Charge, ChargeInput},
    leg_views::Leg,
    stop_views::{Stop, StopInput},
};
use crate::types::{
    BillingStatus, Equipment, LoadKind, LoadStatus, NamedRef, ReferenceKind, TemperatureMode, Timeliness,
};

/// Freight that the carrier has agreed to move.
#[derive(Clone, Debug, PartialEq, Object)]
#[oai(skip_serializing_if_is_none)]
pub struct Load {
    pub id: Uuid,
    /// The human number, unique in your company and never used again.
    pub number: String,
    /// Derived from what happened at the stops; never set.
    pub status: LoadStatus,
    /// A track of its own beside `status`.
    pub billing_status: BillingStatus,
    /// How it stands against its schedule just now.
    pub timeliness: Timeliness,
    pub customer: NamedRef,
    /// The customer's own number of the load.
    pub customer_reference: Option<String>,
    pub references: Vec<LoadReference>,
    pub broker_contact: Option<BrokerContact>,
    pub load_kind: LoadKind,
    pub equipment: Equipment,
    pub temperature_fahrenheit: Option<i32>,
    pub temperature_mode: Option<TemperatureMode>,
    pub commodity: Option<String>,
    pub weight_pounds: Option<i32>,
    pub pieces: Option<i32>,
    pub pallets: Option<i32>,
    pub cargo_value_cents: Option<i64>,
    pub is_hazmat: bool,
    /// Such as `UN1203`.
    pub un_number: Option<String>,
    pub hazard_class: Option<String>,
    pub seal_number: Option<String>,
    pub is_team_required: bool,
    /// Decimal with 1 place.
    pub loaded_miles: Option<String>,
    /// Decimal with 1 place.
    pub empty_miles: Option<String>,
    pub terminal: Option<NamedRef>,
    pub dispatcher: Option<NamedRef>,
    /// Who booked it.
    pub booked_by: Option<String>,
    pub notes: Option<String>,
    /// In the order of the way.
    pub stops: Vec<Stop>,
    /// One until the load is split.
    pub legs: Vec<Leg>,
    pub charges: Vec<Charge>,
    /// Sum of the charges that are not denied.
    pub total_cents: i64,
    pub currency: String,
    /// Total ÷ loaded miles, in dollars with 4 places.
    pub rate_per_mile: Option<String>,
    /// A proof of delivery has been uploaded.
    pub is_pod_present: bool,
    pub is_rate_confirmation_present: bool,
    /// Why a delivered load cannot be billed yet, such as `pod_missing`.
    pub billing_blockers: Vec<String>,
    pub hold_reason: Option<String>,
    /// Why it was cancelled or not used.
    pub cancelled_reason: Option<String>,
    /// Departure from the last stop.
    pub delivered_at: Option<DateTime<Utc>>,
    /// What may be done with it now.
    pub allowed_actions: Vec<LoadAction>,
    /// Send it back with a change; it grows with each one.
    pub version: i32,
    pub created_at: DateTime<Utc>,
    pub updated_at: DateTime<Utc>,
}

/// Something that can be done with a load.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Enum)]
#[oai(rename_all = "snake_case")]
pub enum LoadAction {
    /// Change the load's own fields.
    Edit,
    EditStops,
    EditCharges,
    Book,
    Assign,
    Unassign,
    Dispatch,
    Start,
    RecordEvent,
    Hold,
    Release,
    Cancel,
    Tonu,
    Reopen,
    Copy,
}

/// A number under which somebody knows the load.
#[derive(Clone, Debug, PartialEq, Eq, Object)]
pub struct LoadReference {
    pub kind: ReferenceKind,
    pub value: String,
}

/// Whom to call at the broker's.
#[derive(Clone, Debug, PartialEq, Eq, Object)]
#[oai(skip_serializing_if_is_none)]
pub struct BrokerContact {
    pub name: String,
    pub phone: Option<String>,
    pub email: Option<String>,
}

/// A load to book, usually from a rate confirmation.
#[derive(Clone, Debug, Object)]
#[oai(skip_serializing_if_is_none)]
pub struct LoadCreate {
    pub customer_id: Uuid,
    pub customer_reference: Option<String>,
    #[oai(default)]
    pub references: Vec<LoadReference>,
    pub broker_contact: Option<BrokerContact>,
    pub load_kind: LoadKind,
    pub equipment: Equipment,
    pub temperature_fahrenheit: Option<i32>,
    pub temperature_mode: Option<TemperatureMode>,
    pub commodity: Option<String>,
    pub weight_pounds: Option<i32>,
    pub pieces: Option<i32>,
    pub pallets: Option<i32>,
    pub cargo_value_cents: Option<i64>,
    #[oai(default)]
    pub is_hazmat: bool,
    /// Such as `UN1203`; needed for hazardous freight.
    pub un_number: Option<String>,
    pub hazard_class: Option<String>,
    pub seal_number: Option<String>,
    #[oai(default)]
    pub is_team_required: bool,
    /// Decimal with 1 place.
    pub loaded_miles: Option<String>,
    /// Decimal with 1 place.
    pub empty_miles: Option<String>,
    pub terminal_id: Option<Uuid>,
    pub dispatcher_id: Option<Uuid>,
    pub notes: Option<String>,
    /// Keeps it out of dispatch until it is booked.
    #[oai(default)]
    pub is_draft: bool,
    /// Book it although the customer's reference is on another load.
    #[oai(default)]
    pub accepts_duplicate_reference: bool,
    /// Two at least: the first takes freight on, the last gives it off.
    pub stops: Vec<StopInput>,
    #[oai(default)]
    pub charges: Vec<ChargeInput>,
}

/// Changes to a load's own fields: what is left out stays, null clears.
#[derive(Clone, Debug, Default, Object)]
#[oai(skip_serializing_if_is_none)]
pub struct LoadUpdate {
    /// The version that the change was made on.
    pub version: i32,
    pub customer_id: Option<Uuid>,
    pub customer_reference: MaybeUndefined<String>,
    pub references: Option<Vec<LoadReference>>,
    pub broker_contact: MaybeUndefined<BrokerContact>,
    pub load_kind: Option<LoadKind>,
    pub equipment: Option<Equipment>,
    pub temperature_fahrenheit: MaybeUndefined<i32>,
    pub temperature_mode: MaybeUndefined<TemperatureMode>,
    pub commodity: MaybeUndefined<String>,
    pub weight_pounds: MaybeUndefined<i32>,
    pub pieces: MaybeUndefined<i32>,
    pub pallets: MaybeUndefined<i32>,
    pub cargo_value_cents: MaybeUndefined<i64>,
    pub is_hazmat: Option<bool>,
    pub un_number: MaybeUndefined<String>,
    pub hazard_class: MaybeUndefined<String>,
    pub seal_number: MaybeUndefined<String>,
    pub is_team_required: Option<bool>,
    pub loaded_miles: MaybeUndefined<String>,
    pub empty_miles: MaybeUndefined<String>,
    pub terminal_id: MaybeUndefined<Uuid>,
    pub dispatcher_id: MaybeUndefined<Uuid>,
    pub notes: MaybeUndefined<String>,
    /// Keep the customer's reference although it is on another load.
    pub accepts_duplicate_reference: Option<bool>,
}

impl From<LoadCreate> for LoadUpdate {
    fn from(input: LoadCreate) -> Self {
        Self {
            version: 0,
            customer_id: Some(input.customer_id),
            customer_reference: MaybeUndefined::from_opt_undefined(input.customer_reference),
            references: Some(input.references),
            broker_contact: MaybeUndefined::from_opt_undefined(input.broker_contact),
            load_kind: Some(input.load_kind),
            equipment: Some(input.equipment),
            temperature_fahrenheit: MaybeUndefined::from_opt_undefined(input.temperature_fahrenheit),
            temperature_mode: MaybeUndefined::from_opt_undefined(input.temperature_mode),
            commodity: MaybeUndefined::from_opt_undefined(input.commodity),
            weight_pounds: MaybeUndefined::from_opt_undefined(input.weight_pounds),
            pieces: MaybeUndefined::from_opt_undefined(input.pieces),
            pallets: MaybeUndefined::from_opt_undefined(input.pallets),
            cargo_value_cents: MaybeUndefined::from_opt_undefined(input.cargo_value_cents),
            is_hazmat: Some(input.is_hazmat),
            un_number: MaybeUndefined::from_opt_undefined(input.un_number),
            hazard_class: MaybeUndefined::from_opt_undefined(input.hazard_class),
            seal_number: MaybeUndefined::from_opt_undefined(input.seal_number),
            is_team_required: Some(input.is_team_required),
            loaded_miles: MaybeUndefined::from_opt_undefined(input.loaded_miles),
            empty_miles: MaybeUndefined::from_opt_undefined(input.empty_miles),
            terminal_id: MaybeUndefined::from_opt_undefined(input.terminal_id),
            dispatcher_id: MaybeUndefined::from_opt_undefined(input.dispatcher_id),
            notes: MaybeUndefined::from_opt_undefined(input.notes),
            accepts_duplicate_reference: Some(input.accepts_duplicate_reference),
        }
    }
}
