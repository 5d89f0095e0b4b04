//! Wire types of quotes.

use haul_company::terminals::TerminalRef;
use haul_loads::{BrokerContact, ChargeInput, LoadReference, StopContact, StopFacility, StopInput};
use haul_types::{
    AmbiguousTime, ChargeBasis, ChargeCode, Date, DieselRegion, Equipment, LoadKind, LossReason, NamedRef, QuoteKind,
    QuoteStatus, Schedule, StopKind, Tarps, TemperatureMode, Timestamp, WriteJson,
};
use poem_openapi::Object;
use uuid::Uuid;

use super::status::QuoteAction;

/// The freight of a quote; a load booked from it takes it unchanged.
#[derive(Clone, Debug, PartialEq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct QuoteFreight {
    /// The customer's own number for the load.
    #[oai(validator(max_length = 60))]
    pub customer_reference: Option<String>,
    /// Reference numbers of the whole load, such as a purchase order; stops have their own.
    pub references: Vec<LoadReference>,
    /// The contact person at the customer.
    pub broker_contact: Option<BrokerContact>,
    pub load_kind: LoadKind,
    pub equipment: Equipment,
    /// Length of the freight, or of the trailer that it needs, in feet; 1 to 150.
    #[oai(validator(minimum(value = "1"), maximum(value = "150")))]
    pub length_feet: Option<i32>,
    /// None if it needs no tarps.
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
    /// The freight is hazardous.
    pub is_hazmat: bool,
    /// Such as `UN1203`; required for hazardous freight.
    pub un_number: Option<String>,
    /// Hazard class or division of the freight, such as `3` or `2.1`.
    #[oai(validator(max_length = 10))]
    pub hazard_class: Option<String>,
    /// The load needs a team.
    pub is_team_required: bool,
    /// Goes into a secure port area, so that its driver needs a TWIC.
    #[oai(default)]
    pub is_twic_required: bool,
    /// Decimal with 1 place.
    pub loaded_miles: Option<String>,
    /// Deadhead from where the truck is expected to be available; decimal with 1 place.
    pub empty_miles: Option<String>,
    /// For the carrier's staff only.
    pub notes: Option<String>,
}

/// A quote to create, or a draft's new content.
#[derive(Clone, Debug, Object)]
#[oai(skip_serializing_if_is_none)]
pub struct QuoteInput {
    /// Give this or `prospect_name`.
    pub customer_id: Option<Uuid>,
    /// The name of a prospect that is not a customer yet.
    #[oai(validator(max_length = 120))]
    pub prospect_name: Option<String>,
    pub kind: QuoteKind,
    #[oai(flatten)]
    pub freight: QuoteFreight,
    /// The source of the loaded miles, such as a map's name and version. `estimate` if Haul computed them: these follow
    /// the stops, and a quote without `loaded_miles` gets them once every location is known.
    #[oai(validator(max_length = 60))]
    pub miles_source: Option<String>,
    /// Adds a fuel surcharge by this program and the latest price of diesel.
    pub fuel_program_id: Option<Uuid>,
    /// The terminal that the quote, and the load booked from it, belongs to; omit for none.
    pub terminal_id: Option<Uuid>,
    /// Tolls looked up for this trip; if omitted, the cost model's rate applies.
    pub tolls_cents: Option<i64>,
    /// Competitors' rate in dollars per mile; decimal with at most 4 places.
    pub market_rate: Option<String>,
    /// Printed for the customer.
    pub customer_note: Option<String>,
    /// Printed for the customer.
    pub terms: Option<String>,
    /// Hours from the first pickup to the last delivery, as the customer wants it; 1 to 720.
    #[oai(validator(minimum(value = "1"), maximum(value = "720")))]
    pub target_transit_hours: Option<i32>,
    /// When the customer asked; now if omitted.
    pub requested_at: Option<Timestamp>,
    /// 48 hours from now if omitted.
    pub valid_until: Option<Timestamp>,
    /// At least two: the first picks up freight or a trailer, the last delivers it.
    pub stops: Vec<StopInput>,
    /// Without the program's fuel surcharge.
    pub charges: Vec<ChargeInput>,
}

/// The new content of a draft.
#[derive(Clone, Debug, Object)]
#[oai(skip_serializing_if_is_none)]
pub struct QuoteReplace {
    /// The version your change is based on.
    pub version: i32,
    #[oai(flatten)]
    pub input: QuoteInput,
}

/// A price that the carrier offers for freight.
#[derive(Clone, Debug, PartialEq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct Quote {
    /// The quote's id.
    pub id: Uuid,
    /// The quote number with the version, such as `Q-1001-2`.
    pub number: String,
    /// 1, 2, 3 … within the number.
    pub revision: i32,
    pub status: QuoteStatus,
    pub kind: QuoteKind,
    pub customer: Option<NamedRef>,
    /// The name of a prospect that is not a customer yet; none for a customer.
    pub prospect_name: Option<String>,
    #[oai(flatten)]
    pub freight: QuoteFreight,
    /// The source of the loaded miles, such as a map's name and version. `estimate` if Haul computed them.
    pub miles_source: Option<String>,
    /// In route order.
    pub stops: Vec<QuoteStop>,
    /// The program's fuel surcharge included.
    pub charges: Vec<QuoteCharge>,
    /// The program whose surcharge is added; none if the quote uses no program.
    pub fuel_program_id: Option<Uuid>,
    /// The terminal that the quote belongs to; none for the whole company.
    pub terminal: Option<TerminalRef>,
    /// How the fuel surcharge was calculated.
    pub fuel_surcharge: Option<FuelSurcharge>,
    /// Sum of the charges.
    pub total_cents: i64,
    /// Always `USD`.
    pub currency: String,
    /// Total ÷ loaded miles, in dollars with 4 places.
    pub rate_per_mile: Option<String>,
    /// Total ÷ loaded and empty miles, in dollars with 4 places.
    pub rate_per_mile_all: Option<String>,
    /// Tolls looked up for this trip, in cents; none if the cost model's rate applies.
    pub tolls_cents: Option<i64>,
    /// Competitors' rate in dollars per mile.
    pub market_rate: Option<String>,
    /// None without a cost model or without miles.
    pub estimate: Option<QuoteEstimate>,
    /// Printed for the customer.
    pub customer_note: Option<String>,
    /// Printed for the customer.
    pub terms: Option<String>,
    /// Hours from the first pickup to the last delivery, as the customer wants it.
    pub target_transit_hours: Option<i32>,
    /// When the customer asked; response times count from it.
    pub requested_at: Timestamp,
    /// From then on it can't be accepted.
    pub valid_until: Timestamp,
    /// Name of the user or API key that approved a margin below the floor.
    pub approved_by: Option<String>,
    /// When a margin below the floor was approved.
    pub approved_at: Option<Timestamp>,
    /// When it was first sent.
    pub sent_at: Option<Timestamp>,
    /// The email address it was last sent to.
    pub sent_to: Option<String>,
    /// When the customer first opened it.
    pub viewed_at: Option<Timestamp>,
    /// When it was accepted or otherwise closed.
    pub closed_at: Option<Timestamp>,
    /// The name of the person who accepted, by link, by phone or in person.
    pub accepted_by: Option<String>,
    /// The email address of the person who accepted; always known for an answer by link.
    pub accepted_by_email: Option<String>,
    /// Why it was declined, lost, returned or withdrawn.
    pub closed_reason: Option<String>,
    pub loss_reason: Option<LossReason>,
    /// Who got the freight, if it was lost and that is known.
    pub competitor: Option<String>,
    /// How much less the competitor charged.
    pub price_gap_cents: Option<i64>,
    /// The load booked from it.
    pub load: Option<NamedRef>,
    /// What the load earned, once it is delivered.
    pub outcome: Option<QuoteOutcome>,
    /// Name of the user or API key that created it. Customers see it as their contact.
    pub created_by: String,
    /// Warnings to read before sending it.
    pub warnings: Vec<QuoteWarning>,
    /// Every version of the number, newest first.
    pub versions: Vec<QuoteVersion>,
    /// Actions allowed on it now.
    pub allowed_actions: Vec<QuoteAction>,
    /// Send this version back with your change; it goes up with every change.
    pub version: i32,
    /// When this version was created.
    pub created_at: Timestamp,
    /// When this version last changed.
    pub updated_at: Timestamp,
}

/// A stop of a quote.
#[derive(Clone, Debug, PartialEq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct QuoteStop {
    /// The stop's id.
    pub id: Uuid,
    /// 1, 2, 3 …
    pub sequence: i32,
    pub kind: StopKind,
    pub facility: StopFacility,
    pub schedule: Schedule,
    /// IANA name of the zone of `earliest_local` and `latest_local`.
    pub time_zone: String,
    /// Such as `2026-11-20T08:00`.
    pub earliest_local: String,
    /// `earliest_local` in UTC.
    pub earliest_at: Timestamp,
    /// End of the window in the same zone; none if only a start is agreed.
    pub latest_local: Option<String>,
    /// `latest_local` in UTC.
    pub latest_at: Option<Timestamp>,
    pub ambiguous_time: Option<AmbiguousTime>,
    /// The facility has confirmed the appointment.
    pub is_appointment_confirmed: bool,
    /// The trailer stays; otherwise the driver waits.
    pub is_drop: bool,
    /// Reference numbers for this stop, such as a pickup number.
    pub references: Vec<LoadReference>,
    /// Number of pieces for this stop.
    pub pieces: Option<i32>,
    /// Weight for this stop, in pounds.
    pub weight_pounds: Option<i32>,
    pub contact: Option<StopContact>,
    /// For the driver at this stop.
    pub instructions: Option<String>,
}

/// A charge of a quote.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct QuoteCharge {
    /// The charge's id.
    pub id: Uuid,
    pub code: ChargeCode,
    /// Explains the charge to the customer.
    pub description: Option<String>,
    pub basis: ChargeBasis,
    /// Decimal with 3 places.
    pub quantity: String,
    /// Dollars per unit, or percent of the line haul; decimal with 4 places.
    pub rate: String,
    /// Quantity × rate, rounded half away from zero.
    pub amount_cents: i64,
    /// Always `USD`.
    pub currency: String,
    /// The fuel surcharge that the quote's program computed.
    pub is_from_program: bool,
}

/// A fuel surcharge and its calculation.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
pub struct FuelSurcharge {
    /// The program's name.
    pub program: String,
    pub region: DieselRegion,
    /// The Monday of the price's week.
    pub week_on: Date,
    /// Dollars per gallon, with 4 places.
    pub price: String,
    /// Dollars per gallon covered by the line haul, with 4 places.
    pub peg: String,
    /// Dollars per mile, with 4 places.
    pub rate: String,
    /// The rate for all loaded miles, in cents.
    pub amount_cents: i64,
}

/// The trip's cost and margin by the company's cost model.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct QuoteEstimate {
    /// Diesel for all miles at the cost model's price and miles per gallon.
    pub fuel_cents: i64,
    /// The driver's rate for all miles.
    pub driver_cents: i64,
    /// The maintenance rate for all miles.
    pub maintenance_cents: i64,
    /// Tolls looked up for this trip, else the tolls rate for all miles.
    pub tolls_cents: i64,
    /// The truck's daily cost for the trip's days.
    pub fixed_cents: i64,
    /// The truck days in `fixed_cents`; decimal with 1 place.
    pub days: String,
    /// The sum of the parts: the break-even price.
    pub cost_cents: i64,
    /// Cost ÷ all miles, in dollars with 4 places.
    pub cost_per_mile: Option<String>,
    /// The total less the cost; negative for a loss.
    pub margin_cents: i64,
    /// Of the total; decimal with 1 place.
    pub margin_percent: Option<String>,
    /// The company's minimum margin in percent.
    pub margin_floor: String,
    /// The lowest total that meets the floor.
    pub total_at_floor_cents: i64,
    /// The margin is below the floor, so the quote needs approval before it is sent.
    pub is_below_floor: bool,
}

/// What the load of a quote earned, by the miles it was driven and today's cost model.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct QuoteOutcome {
    /// The load's charges, those added on the way included.
    pub total_cents: i64,
    /// How much more the load brought than was quoted; negative if less.
    pub difference_cents: i64,
    /// Decimal with 1 place.
    pub loaded_miles: String,
    /// Decimal with 1 place.
    pub empty_miles: String,
    /// By the cost model.
    pub cost_cents: i64,
    /// The total less the cost; negative for a loss.
    pub margin_cents: i64,
    /// Of the total; decimal with 1 place.
    pub margin_percent: Option<String>,
    /// The margin as it was quoted, in percent of the quote's total; none if it was not known.
    pub quoted_margin_percent: Option<String>,
}

/// A warning to read before sending a quote.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
pub struct QuoteWarning {
    /// Such as `customer_on_credit_hold`.
    pub code: String,
    /// One sentence for a person.
    pub message: String,
}

/// One version of a quote.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
pub struct QuoteVersion {
    /// The id of that version's quote.
    pub id: Uuid,
    /// The quote number with the version, such as `Q-1001-2`.
    pub number: String,
    /// 1, 2, 3 … within the number.
    pub revision: i32,
    pub status: QuoteStatus,
    /// Sum of the charges.
    pub total_cents: i64,
    /// Always `USD`.
    pub currency: String,
    /// When this version was created.
    pub created_at: Timestamp,
}
