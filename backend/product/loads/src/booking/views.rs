//! Wire types of booking and changing a load.

use haul_api::Clearable;
use haul_types::{DocketNumber, Equipment, LoadKind, LoadPriority, LoadTerms, PackingGroup, Tarps, TemperatureMode};
use poem_openapi::Object;
use uuid::Uuid;

use crate::record::{charge_views::ChargeInput, reference::LoadReference, stop_views::StopInput, views::BrokerContact};

/// A load to book, usually from a rate confirmation.
#[derive(Clone, Debug, Object)]
#[oai(skip_serializing_if_is_none)]
pub struct LoadCreate {
    /// The customer that gives you the load.
    pub customer_id: Uuid,
    /// The customer's own number for the load, up to 60 characters.
    #[oai(validator(max_length = 60))]
    pub customer_reference: Option<String>,
    /// Reference numbers of the whole load, such as a purchase order; stops have their own.
    #[oai(default)]
    pub references: Vec<LoadReference>,
    pub broker_contact: Option<BrokerContact>,
    /// Terms of this load that replace its customer's; the customer's apply if omitted.
    pub customer_terms: Option<LoadTerms>,
    /// `normal` if omitted.
    pub priority: Option<LoadPriority>,
    /// The operating authority that it is hauled and billed under: one of your company's.
    pub authority_docket: Option<DocketNumber>,
    pub load_kind: LoadKind,
    pub equipment: Equipment,
    /// Length of the freight, or of the trailer that it needs, in feet; 1 to 150.
    #[oai(validator(minimum(value = "1"), maximum(value = "150")))]
    pub length_feet: Option<i32>,
    pub tarps: Option<Tarps>,
    /// Temperature that the freight needs, in degrees Fahrenheit; -60 to 120.
    #[oai(validator(minimum(value = "-60"), maximum(value = "120")))]
    pub temperature_fahrenheit: Option<i32>,
    pub temperature_mode: Option<TemperatureMode>,
    /// What is hauled, up to 200 characters.
    #[oai(validator(max_length = 200))]
    pub commodity: Option<String>,
    /// Weight of the freight in pounds, 1 to 500,000; needed to bill the load.
    #[oai(validator(minimum(value = "1"), maximum(value = "500000")))]
    pub weight_pounds: Option<i32>,
    /// Number of pieces in the whole load.
    pub pieces: Option<i32>,
    /// Number of pallets in the whole load, at most 1,000.
    #[oai(validator(maximum(value = "1000")))]
    pub pallets: Option<i32>,
    /// Value of the freight in cents, at most 100 million dollars.
    pub cargo_value_cents: Option<i64>,
    /// The freight is hazardous; the drivers' endorsements are checked on assignment.
    #[oai(default)]
    pub is_hazmat: bool,
    /// Such as `UN1203`; required for hazardous freight.
    pub un_number: Option<String>,
    /// Hazard class or division of the freight, such as `3` or `2.1`.
    #[oai(validator(max_length = 10))]
    pub hazard_class: Option<String>,
    /// The proper shipping name per 49 CFR 172.101.
    #[oai(validator(max_length = 200))]
    pub shipping_name: Option<String>,
    pub packing_group: Option<PackingGroup>,
    /// Number of the seal on the trailer, up to 60 characters.
    #[oai(validator(max_length = 60))]
    pub seal_number: Option<String>,
    /// Needs a team; an assignment without a co-driver breaks a rule.
    #[oai(default)]
    pub is_team_required: bool,
    /// Goes into a secure port area; drivers without a valid TWIC break a rule.
    #[oai(default)]
    pub is_twic_required: bool,
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
    #[oai(validator(max_length = 2_000))]
    pub driver_notes: Option<String>,
    /// On the invoice.
    #[oai(validator(max_length = 500))]
    pub invoice_notes: Option<String>,
    /// For billing.
    #[oai(validator(max_length = 2_000))]
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
    #[oai(validator(max_length = 60))]
    pub customer_reference: Clearable<String>,
    /// Replaces all reference numbers of the whole load; stops have their own.
    pub references: Option<Vec<LoadReference>>,
    /// The broker's contact; null removes it.
    pub broker_contact: Clearable<BrokerContact>,
    /// Replaces all of the load's own terms; null to use the customer's again. Changing the customer clears them unless
    /// you send them too.
    pub customer_terms: Clearable<LoadTerms>,
    pub priority: Option<LoadPriority>,
    /// The operating authority that it is hauled and billed under: one of your company's. Null if it is none in
    /// particular.
    pub authority_docket: Clearable<DocketNumber>,
    pub load_kind: Option<LoadKind>,
    pub equipment: Option<Equipment>,
    /// Length of the freight, or of the trailer that it needs, in feet; 1 to 150.
    #[oai(validator(minimum(value = "1"), maximum(value = "150")))]
    pub length_feet: Clearable<i32>,
    /// Null if it needs no tarps.
    pub tarps: Clearable<Tarps>,
    /// Temperature that the freight needs, in degrees Fahrenheit; -60 to 120.
    #[oai(validator(minimum(value = "-60"), maximum(value = "120")))]
    pub temperature_fahrenheit: Clearable<i32>,
    /// How the reefer unit runs; null if it does not matter.
    pub temperature_mode: Clearable<TemperatureMode>,
    /// What is hauled, up to 200 characters.
    #[oai(validator(max_length = 200))]
    pub commodity: Clearable<String>,
    /// Weight of the freight in pounds, 1 to 500,000; needed to bill the load.
    #[oai(validator(minimum(value = "1"), maximum(value = "500000")))]
    pub weight_pounds: Clearable<i32>,
    /// Number of pieces in the whole load.
    pub pieces: Clearable<i32>,
    /// Number of pallets in the whole load, at most 1,000.
    #[oai(validator(maximum(value = "1000")))]
    pub pallets: Clearable<i32>,
    /// Value of the freight in cents, at most 100 million dollars.
    pub cargo_value_cents: Clearable<i64>,
    /// The freight is hazardous; the drivers' endorsements are checked on assignment.
    pub is_hazmat: Option<bool>,
    /// Such as `UN1203`; required for hazardous freight.
    pub un_number: Clearable<String>,
    /// Hazard class or division of the freight, such as `3` or `2.1`.
    #[oai(validator(max_length = 10))]
    pub hazard_class: Clearable<String>,
    /// The proper shipping name per 49 CFR 172.101.
    #[oai(validator(max_length = 200))]
    pub shipping_name: Clearable<String>,
    /// The packing group of hazardous freight; null if it has none.
    pub packing_group: Clearable<PackingGroup>,
    /// Number of the seal on the trailer, up to 60 characters.
    #[oai(validator(max_length = 60))]
    pub seal_number: Clearable<String>,
    /// Needs a team; an assignment without a co-driver breaks a rule.
    pub is_team_required: Option<bool>,
    /// Goes into a secure port area; drivers without a valid TWIC break a rule.
    pub is_twic_required: Option<bool>,
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
    #[oai(validator(max_length = 2_000))]
    pub driver_notes: Clearable<String>,
    /// On the invoice.
    #[oai(validator(max_length = 500))]
    pub invoice_notes: Clearable<String>,
    /// For billing.
    #[oai(validator(max_length = 2_000))]
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
            customer_terms: input.customer_terms.into(),
            priority: input.priority,
            authority_docket: input.authority_docket.into(),
            load_kind: Some(input.load_kind),
            equipment: Some(input.equipment),
            length_feet: input.length_feet.into(),
            tarps: input.tarps.into(),
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
            is_twic_required: Some(input.is_twic_required),
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
