//! Wire types of loads.

use haul_api::Clearable;
use haul_types::{
    BillingException, BillingStatus, Equipment, LoadKind, LoadStatus, MilesSource, NamedRef, PackingGroup,
    TemperatureMode, Timeliness, Timestamp, WriteJson,
};
use poem_openapi::{Enum, Object};
use uuid::Uuid;

use super::{
    charge_views::{Charge, ChargeInput},
    leg_views::Leg,
    reference::LoadReference,
    stop_views::{Stop, StopInput},
};
use crate::{fuel::LoadFuelSurcharge, tags::TagRef};

/// Freight that the carrier has agreed to move.
#[derive(Clone, Debug, PartialEq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct Load {
    /// The load's id.
    pub id: Uuid,
    /// The load number, unique in your company and never reused.
    pub number: String,
    /// Derived from events at the stops; never set directly.
    pub status: LoadStatus,
    /// Independent of `status`.
    pub billing_status: BillingStatus,
    /// The latest billing decision, while it applies.
    pub billing_decision: Option<BillingDecision>,
    /// Current timeliness against the schedule.
    pub timeliness: Timeliness,
    /// One sentence about the timeliness; may be empty.
    pub timeliness_reason: String,
    pub customer: NamedRef,
    /// The customer's own number for the load.
    pub customer_reference: Option<String>,
    /// Reference numbers of the whole load, such as a purchase order; stops have their own.
    pub references: Vec<LoadReference>,
    pub broker_contact: Option<BrokerContact>,
    pub load_kind: LoadKind,
    pub equipment: Equipment,
    /// Temperature that the freight needs, in degrees Fahrenheit.
    pub temperature_fahrenheit: Option<i32>,
    pub temperature_mode: Option<TemperatureMode>,
    /// What is hauled.
    pub commodity: Option<String>,
    /// Weight of the freight in pounds; needed to bill the load.
    pub weight_pounds: Option<i32>,
    /// Number of pieces in the whole load.
    pub pieces: Option<i32>,
    /// Number of pallets in the whole load.
    pub pallets: Option<i32>,
    /// Value of the freight in cents.
    pub cargo_value_cents: Option<i64>,
    /// The freight is hazardous; the drivers' endorsements are checked on assignment.
    pub is_hazmat: bool,
    /// Such as `UN1203`.
    pub un_number: Option<String>,
    /// Hazard class or division of the freight, such as `3` or `2.1`.
    pub hazard_class: Option<String>,
    /// The proper shipping name per 49 CFR 172.101.
    pub shipping_name: Option<String>,
    pub packing_group: Option<PackingGroup>,
    /// Number of the seal on the trailer.
    pub seal_number: Option<String>,
    /// Needs a team; an assignment without a co-driver breaks a rule.
    pub is_team_required: bool,
    /// Decimal with 1 place.
    pub loaded_miles: Option<String>,
    pub loaded_miles_source: Option<MilesSource>,
    /// Deadhead to the first stop from where the truck became available; decimal with 1 place.
    pub empty_miles: Option<String>,
    pub empty_miles_source: Option<MilesSource>,
    /// The program whose surcharge is added; none if the load uses no program.
    pub fuel_program_id: Option<Uuid>,
    /// How the program's surcharge is calculated; none without a program.
    pub fuel_surcharge: Option<LoadFuelSurcharge>,
    pub terminal: Option<NamedRef>,
    pub dispatcher: Option<NamedRef>,
    /// The quote it was booked from.
    pub quote: Option<NamedRef>,
    /// By name.
    pub tags: Vec<TagRef>,
    /// Who booked it.
    pub booked_by: Option<String>,
    /// For dispatch; printed on the load sheet only.
    pub notes: Option<String>,
    /// On the driver's dispatch sheet.
    pub driver_notes: Option<String>,
    /// On the invoice, for the customer.
    pub invoice_notes: Option<String>,
    /// For billing; not printed.
    pub billing_notes: Option<String>,
    /// In route order.
    pub stops: Vec<Stop>,
    /// One unless the load is split.
    pub legs: Vec<Leg>,
    /// Pending and denied ones included, in the order they were added.
    pub charges: Vec<Charge>,
    /// Total of the charges the customer agreed to.
    pub total_cents: i64,
    /// Total of the charges awaiting the customer's approval.
    pub pending_cents: i64,
    /// The total of the customer's rate confirmation.
    pub rate_confirmation_cents: Option<i64>,
    /// `total_cents` less `rate_confirmation_cents`.
    pub rate_difference_cents: Option<i64>,
    /// Always `USD`.
    pub currency: String,
    /// Total ÷ loaded miles, in dollars with 4 places.
    pub rate_per_mile: Option<String>,
    /// A proof of delivery has been uploaded.
    pub is_pod_present: bool,
    /// A rate confirmation has been uploaded.
    pub is_rate_confirmation_present: bool,
    /// Why a delivered load can't be billed yet.
    pub billing_blockers: Vec<BillingBlocker>,
    /// Why the load is on hold; none while it is not.
    pub hold_reason: Option<String>,
    /// Why it was canceled or not used.
    pub cancelled_reason: Option<String>,
    /// Departure from the last stop.
    pub delivered_at: Option<Timestamp>,
    /// Actions allowed on it now.
    pub allowed_actions: Vec<LoadAction>,
    /// Send this version back with your change; it goes up with every change.
    pub version: i32,
    /// When the load was entered.
    pub created_at: Timestamp,
    /// When the load last changed.
    pub updated_at: Timestamp,
}

/// An action on a load.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Enum, WriteJson)]
#[oai(rename_all = "snake_case")]
pub enum LoadAction {
    /// Change the load's own fields.
    Edit,
    EditStops,
    EditCharges,
    /// Hand it over to another truck en route.
    Split,
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
    ApproveBilling,
    HoldBilling,
    /// Flag its billing.
    FlagBilling,
    /// Send it back to dispatch.
    SendBack,
    /// Send it to billing again.
    Resubmit,
    ResumeBilling,
    /// Undo the approval.
    UnlockBilling,
}

/// A user's decision about a load's billing.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct BillingDecision {
    /// Name of the user or API key that decided.
    pub decided_by: String,
    /// When it was decided.
    pub decided_at: Timestamp,
    /// Why it was held, flagged or sent back; none for an approval.
    pub reason: Option<String>,
    /// Set for a flagged load.
    pub exception: Option<BillingException>,
}

/// Something that keeps a load from being invoiced.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
pub struct BillingBlocker {
    /// Such as `pod_missing`.
    pub code: String,
    /// One sentence for a person.
    pub message: String,
}

/// The broker's contact.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct BrokerContact {
    /// Name of the contact, up to 120 characters.
    pub name: String,
    /// Phone number of the contact.
    pub phone: Option<String>,
    /// Email address of the contact. Detention notices of the load go here, or to the customer's own address without
    /// one.
    pub email: Option<String>,
}

/// A load to book, usually from a rate confirmation.
#[derive(Clone, Debug, Object)]
#[oai(skip_serializing_if_is_none)]
pub struct LoadCreate {
    /// The customer that gives you the load.
    pub customer_id: Uuid,
    /// The customer's own number for the load, up to 60 characters.
    pub customer_reference: Option<String>,
    /// Reference numbers of the whole load, such as a purchase order; stops have their own.
    #[oai(default)]
    pub references: Vec<LoadReference>,
    pub broker_contact: Option<BrokerContact>,
    pub load_kind: LoadKind,
    pub equipment: Equipment,
    /// Temperature that the freight needs, in degrees Fahrenheit; -60 to 120.
    pub temperature_fahrenheit: Option<i32>,
    pub temperature_mode: Option<TemperatureMode>,
    /// What is hauled, up to 200 characters.
    pub commodity: Option<String>,
    /// Weight of the freight in pounds, 1 to 500,000; needed to bill the load.
    pub weight_pounds: Option<i32>,
    /// Number of pieces in the whole load.
    pub pieces: Option<i32>,
    /// Number of pallets in the whole load, at most 1,000.
    pub pallets: Option<i32>,
    /// Value of the freight in cents, at most 100 million dollars.
    pub cargo_value_cents: Option<i64>,
    /// The freight is hazardous; the drivers' endorsements are checked on assignment.
    #[oai(default)]
    pub is_hazmat: bool,
    /// Such as `UN1203`; required for hazardous freight.
    pub un_number: Option<String>,
    /// Hazard class or division of the freight, such as `3` or `2.1`.
    pub hazard_class: Option<String>,
    /// The proper shipping name per 49 CFR 172.101.
    pub shipping_name: Option<String>,
    pub packing_group: Option<PackingGroup>,
    /// Number of the seal on the trailer, up to 60 characters.
    pub seal_number: Option<String>,
    /// Needs a team; an assignment without a co-driver breaks a rule.
    #[oai(default)]
    pub is_team_required: bool,
    /// Decimal with 1 place.
    pub loaded_miles: Option<String>,
    /// Decimal with 1 place.
    pub empty_miles: Option<String>,
    /// The total of the customer's rate confirmation. If the charges add up to exactly that, all of them count as
    /// agreed.
    pub rate_confirmation_cents: Option<i64>,
    /// The program whose surcharge is added: the customer's if omitted, none if null.
    pub fuel_program_id: Clearable<Uuid>,
    /// The terminal that the load belongs to.
    pub terminal_id: Option<Uuid>,
    /// The user who dispatches the load; if omitted, the user who books it.
    pub dispatcher_id: Option<Uuid>,
    /// For dispatch.
    pub notes: Option<String>,
    /// On the driver's dispatch sheet.
    pub driver_notes: Option<String>,
    /// On the invoice.
    pub invoice_notes: Option<String>,
    /// For billing.
    pub billing_notes: Option<String>,
    /// Keeps it out of dispatch until it is booked.
    #[oai(default)]
    pub is_draft: bool,
    /// Book it even if the customer's reference is on another load.
    #[oai(default)]
    pub accepts_duplicate_reference: bool,
    /// Book it even if the customer is over its credit limit or on hold.
    #[oai(default)]
    pub accepts_credit_risk: bool,
    /// At least two: the first picks up freight or a trailer, the last delivers it.
    pub stops: Vec<StopInput>,
    /// Without the program's fuel surcharge. Line haul and fuel count as agreed, the others as pending.
    #[oai(default)]
    pub charges: Vec<ChargeInput>,
}

/// Changes to a load's own fields: omitted fields stay, null clears.
#[derive(Clone, Debug, Default, Object)]
#[oai(skip_serializing_if_is_none)]
pub struct LoadUpdate {
    /// The version your change is based on.
    pub version: i32,
    /// The customer that gives you the load. Another customer brings its own fuel program, unless `fuel_program_id` is
    /// sent too.
    pub customer_id: Option<Uuid>,
    /// The customer's own number for the load, up to 60 characters.
    pub customer_reference: Clearable<String>,
    /// Replaces all reference numbers of the whole load; stops have their own.
    pub references: Option<Vec<LoadReference>>,
    /// The broker's contact; null removes it.
    pub broker_contact: Clearable<BrokerContact>,
    pub load_kind: Option<LoadKind>,
    pub equipment: Option<Equipment>,
    /// Temperature that the freight needs, in degrees Fahrenheit; -60 to 120.
    pub temperature_fahrenheit: Clearable<i32>,
    /// How the reefer unit runs; null if it does not matter.
    pub temperature_mode: Clearable<TemperatureMode>,
    /// What is hauled, up to 200 characters.
    pub commodity: Clearable<String>,
    /// Weight of the freight in pounds, 1 to 500,000; needed to bill the load.
    pub weight_pounds: Clearable<i32>,
    /// Number of pieces in the whole load.
    pub pieces: Clearable<i32>,
    /// Number of pallets in the whole load, at most 1,000.
    pub pallets: Clearable<i32>,
    /// Value of the freight in cents, at most 100 million dollars.
    pub cargo_value_cents: Clearable<i64>,
    /// The freight is hazardous; the drivers' endorsements are checked on assignment.
    pub is_hazmat: Option<bool>,
    /// Such as `UN1203`; required for hazardous freight.
    pub un_number: Clearable<String>,
    /// Hazard class or division of the freight, such as `3` or `2.1`.
    pub hazard_class: Clearable<String>,
    /// The proper shipping name per 49 CFR 172.101.
    pub shipping_name: Clearable<String>,
    /// The packing group of hazardous freight; null if it has none.
    pub packing_group: Clearable<PackingGroup>,
    /// Number of the seal on the trailer, up to 60 characters.
    pub seal_number: Clearable<String>,
    /// Needs a team; an assignment without a co-driver breaks a rule.
    pub is_team_required: Option<bool>,
    /// Decimal with 1 place. Null clears entered miles, so that they are computed from the stops again.
    pub loaded_miles: Clearable<String>,
    /// Decimal with 1 place. Null clears them until the next assignment estimates the deadhead again.
    pub empty_miles: Clearable<String>,
    /// The total of the customer's rate confirmation, in cents. Unlike when booking, it approves no charges.
    pub rate_confirmation_cents: Clearable<i64>,
    /// Null removes the load from its program.
    pub fuel_program_id: Clearable<Uuid>,
    /// The terminal that the load belongs to.
    pub terminal_id: Clearable<Uuid>,
    /// The user who dispatches the load.
    pub dispatcher_id: Clearable<Uuid>,
    /// For dispatch.
    pub notes: Clearable<String>,
    /// On the driver's dispatch sheet.
    pub driver_notes: Clearable<String>,
    /// On the invoice.
    pub invoice_notes: Clearable<String>,
    /// For billing.
    pub billing_notes: Clearable<String>,
    /// Keep the customer's reference even if it is on another load.
    pub accepts_duplicate_reference: Option<bool>,
}

impl From<LoadCreate> for LoadUpdate {
    fn from(input: LoadCreate) -> Self {
        Self {
            version: 0,
            customer_id: Some(input.customer_id),
            customer_reference: input.customer_reference.into(),
            references: Some(input.references),
            broker_contact: input.broker_contact.into(),
            load_kind: Some(input.load_kind),
            equipment: Some(input.equipment),
            temperature_fahrenheit: input.temperature_fahrenheit.into(),
            temperature_mode: input.temperature_mode.into(),
            commodity: input.commodity.into(),
            weight_pounds: input.weight_pounds.into(),
            pieces: input.pieces.into(),
            pallets: input.pallets.into(),
            cargo_value_cents: input.cargo_value_cents.into(),
            is_hazmat: Some(input.is_hazmat),
            un_number: input.un_number.into(),
            hazard_class: input.hazard_class.into(),
            shipping_name: input.shipping_name.into(),
            packing_group: input.packing_group.into(),
            seal_number: input.seal_number.into(),
            is_team_required: Some(input.is_team_required),
            loaded_miles: input.loaded_miles.into(),
            empty_miles: input.empty_miles.into(),
            rate_confirmation_cents: input.rate_confirmation_cents.into(),
            fuel_program_id: input.fuel_program_id,
            terminal_id: input.terminal_id.into(),
            dispatcher_id: input.dispatcher_id.into(),
            notes: input.notes.into(),
            driver_notes: input.driver_notes.into(),
            invoice_notes: input.invoice_notes.into(),
            billing_notes: input.billing_notes.into(),
            accepts_duplicate_reference: Some(input.accepts_duplicate_reference),
        }
    }
}
