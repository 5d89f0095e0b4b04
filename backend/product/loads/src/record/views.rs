//! Wire types of loads.

use haul_types::{
    BillingException, BillingStatus, DocketNumber, Equipment, InvoiceStatus, LoadKind, LoadPriority, LoadSource,
    LoadStatus, LoadTerms, MilesSource, NamedRef, PackingGroup, Tarps, TemperatureMode, Timeliness, Timestamp,
    WriteJson,
};
use poem_openapi::{Enum, Object};
use uuid::Uuid;

use super::{charge_views::Charge, leg_views::Leg, reference::LoadReference, stop_views::Stop};
use crate::fuel::LoadFuelSurcharge;
use haul_annotations::tags::TagRef;

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
    pub priority: LoadPriority,
    pub source: LoadSource,
    pub customer: NamedRef,
    /// The customer's own number for the load.
    pub customer_reference: Option<String>,
    /// Reference numbers of the whole load, such as a purchase order; stops have their own.
    pub references: Vec<LoadReference>,
    pub broker_contact: Option<BrokerContact>,
    /// Terms of this load that replace its customer's; omitted if the customer's apply.
    pub customer_terms: Option<LoadTerms>,
    /// The operating authority that it is hauled and billed under; none if your company's papers name all of them.
    pub authority_docket: Option<DocketNumber>,
    pub load_kind: LoadKind,
    pub equipment: Equipment,
    /// Length of the freight, or of the trailer that it needs, in feet.
    pub length_feet: Option<i32>,
    /// None if it needs no tarps.
    pub tarps: Option<Tarps>,
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
    /// Goes into a secure port area; drivers without a valid TWIC break a rule.
    pub is_twic_required: bool,
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
    /// The invoice that it is on; none until it is invoiced, and after that invoice is voided.
    pub invoice: Option<LoadInvoice>,
    /// Why a delivered load can't be billed yet.
    pub billing_blockers: Vec<BillingBlocker>,
    /// Why the load is on hold; none while it is not.
    pub hold_reason: Option<String>,
    /// Since when the truck is broken down; none while it is not.
    pub breakdown_at: Option<Timestamp>,
    /// What happened, and where.
    pub breakdown_reason: Option<String>,
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
    BreakDown,
    Repair,
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

/// The invoice that a load is on.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
pub struct LoadInvoice {
    /// The invoice's id.
    pub id: Uuid,
    /// The invoice's number.
    pub number: String,
    pub status: InvoiceStatus,
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
    #[oai(validator(max_length = 120))]
    pub name: String,
    /// Phone number of the contact.
    pub phone: Option<String>,
    /// Email address of the contact. Detention notices of the load go here, or to the customer's own address without
    /// one.
    pub email: Option<String>,
}
