//! Wire types of quotes.

use haul_loads::{BrokerContact, ChargeInput, LoadReference, StopContact, StopFacility, StopInput};
use haul_types::{
    AmbiguousTime, ChargeBasis, ChargeCode, Date, DieselRegion, Equipment, LoadKind, LossReason, NamedRef, QuoteKind,
    QuoteStatus, Schedule, StopKind, TemperatureMode, Timestamp, WriteJson,
};
use poem_openapi::Object;
use uuid::Uuid;

use super::status::QuoteAction;

/// The freight that a quote is for: what a load booked from it takes over as it is.
#[derive(Clone, Debug, PartialEq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct QuoteFreight {
    /// The customer's own number of the load.
    pub customer_reference: Option<String>,
    pub references: Vec<LoadReference>,
    /// Whom to talk to at the customer's.
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
    /// Such as `UN1203`; needed for hazardous freight.
    pub un_number: Option<String>,
    pub hazard_class: Option<String>,
    pub is_team_required: bool,
    /// Decimal with 1 place.
    pub loaded_miles: Option<String>,
    /// Decimal with 1 place: from where the truck is expected to be free.
    pub empty_miles: Option<String>,
    /// For the carrier's own people.
    pub notes: Option<String>,
}

/// A quote to make, or everything that a draft says from now on.
#[derive(Clone, Debug, Object)]
#[oai(skip_serializing_if_is_none)]
pub struct QuoteInput {
    /// This or `prospect_name`.
    pub customer_id: Option<Uuid>,
    /// Who asks, while they are no customer yet.
    pub prospect_name: Option<String>,
    pub kind: QuoteKind,
    #[oai(flatten)]
    pub freight: QuoteFreight,
    /// Where the loaded miles come from, such as a map's name and version. `estimate` where they are Haul's own: these follow the
    /// stops, and a quote without `loaded_miles` gets them when every place is known.
    pub miles_source: Option<String>,
    /// Adds a fuel surcharge by this program and the latest price of diesel.
    pub fuel_program_id: Option<Uuid>,
    /// As looked up for this way; left out, the cost model's rate counts.
    pub tolls_cents: Option<i64>,
    /// Dollars per mile that others ask; decimal with at most 4 places.
    pub market_rate: Option<String>,
    /// Printed for the customer.
    pub customer_note: Option<String>,
    /// Printed for the customer.
    pub terms: Option<String>,
    /// When the customer asked; now unless said otherwise.
    pub requested_at: Option<Timestamp>,
    /// 48 hours from now unless said otherwise.
    pub valid_until: Option<Timestamp>,
    /// Two at least: the first takes freight on, the last gives it off.
    pub stops: Vec<StopInput>,
    /// Without the fuel surcharge of the program.
    pub charges: Vec<ChargeInput>,
}

/// A draft to change, as a whole.
#[derive(Clone, Debug, Object)]
#[oai(skip_serializing_if_is_none)]
pub struct QuoteReplace {
    /// The version that the change was made on.
    pub version: i32,
    #[oai(flatten)]
    pub input: QuoteInput,
}

/// A price that the carrier offers for freight.
#[derive(Clone, Debug, PartialEq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct Quote {
    pub id: Uuid,
    /// The human number with the version, such as `Q-1001-2`.
    pub number: String,
    /// 1, 2, 3 … within the number.
    pub revision: i32,
    pub status: QuoteStatus,
    pub kind: QuoteKind,
    pub customer: Option<NamedRef>,
    pub prospect_name: Option<String>,
    #[oai(flatten)]
    pub freight: QuoteFreight,
    pub miles_source: Option<String>,
    /// In the order of the way.
    pub stops: Vec<QuoteStop>,
    pub charges: Vec<QuoteCharge>,
    pub fuel_program_id: Option<Uuid>,
    /// The price of diesel that the surcharge was computed with.
    pub fuel_surcharge: Option<FuelSurcharge>,
    /// Sum of the charges.
    pub total_cents: i64,
    pub currency: String,
    /// Total ÷ loaded miles, in dollars with 4 places.
    pub rate_per_mile: Option<String>,
    /// Total ÷ loaded and empty miles, in dollars with 4 places.
    pub rate_per_mile_all: Option<String>,
    pub tolls_cents: Option<i64>,
    /// Dollars per mile that others ask.
    pub market_rate: Option<String>,
    /// None without a cost model or without miles.
    pub estimate: Option<QuoteEstimate>,
    pub customer_note: Option<String>,
    pub terms: Option<String>,
    pub requested_at: Timestamp,
    pub valid_until: Timestamp,
    pub approved_by: Option<String>,
    pub approved_at: Option<Timestamp>,
    pub sent_at: Option<Timestamp>,
    pub sent_to: Option<String>,
    /// When the customer first opened it.
    pub viewed_at: Option<Timestamp>,
    /// When it was accepted or came to nothing.
    pub closed_at: Option<Timestamp>,
    pub accepted_by: Option<String>,
    pub accepted_by_email: Option<String>,
    /// Why it was declined, lost, returned or withdrawn.
    pub closed_reason: Option<String>,
    pub loss_reason: Option<LossReason>,
    pub competitor: Option<String>,
    /// How much less the competitor asked.
    pub price_gap_cents: Option<i64>,
    /// The load that was booked from it.
    pub load: Option<NamedRef>,
    pub created_by: String,
    /// What somebody should know before sending it.
    pub warnings: Vec<QuoteWarning>,
    /// Every version of the number, newest first.
    pub versions: Vec<QuoteVersion>,
    /// What may be done with it now.
    pub allowed_actions: Vec<QuoteAction>,
    /// Send it back with a change; it grows with each one.
    pub version: i32,
    pub created_at: Timestamp,
    pub updated_at: Timestamp,
}

/// A place on the way that a quote is for.
#[derive(Clone, Debug, PartialEq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct QuoteStop {
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
    pub earliest_at: Timestamp,
    pub latest_local: Option<String>,
    pub latest_at: Option<Timestamp>,
    pub ambiguous_time: Option<AmbiguousTime>,
    pub is_appointment_confirmed: bool,
    pub is_drop: bool,
    pub references: Vec<LoadReference>,
    pub pieces: Option<i32>,
    pub weight_pounds: Option<i32>,
    pub contact: Option<StopContact>,
    pub instructions: Option<String>,
}

/// Something that a quote asks for.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct QuoteCharge {
    pub id: Uuid,
    pub code: ChargeCode,
    pub description: Option<String>,
    pub basis: ChargeBasis,
    /// Decimal with 3 places.
    pub quantity: String,
    /// Dollars per unit, or percent of the line haul; decimal with 4 places.
    pub rate: String,
    /// Quantity × rate, rounded half away from zero.
    pub amount_cents: i64,
    pub currency: String,
    /// The fuel surcharge that the quote's program computed.
    pub is_from_program: bool,
}

/// A fuel surcharge, with what it was computed from.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
pub struct FuelSurcharge {
    /// The program's name.
    pub program: String,
    pub region: DieselRegion,
    /// The Monday of the price's week.
    pub week_on: Date,
    /// Dollars per gallon, with 4 places.
    pub price: String,
    /// Dollars per gallon that the line haul covers, with 4 places.
    pub peg: String,
    /// Dollars per mile, with 4 places.
    pub rate: String,
    pub amount_cents: i64,
}

/// What a trip costs and what the price leaves, by the company's cost model.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct QuoteEstimate {
    pub fuel_cents: i64,
    pub driver_cents: i64,
    pub maintenance_cents: i64,
    pub tolls_cents: i64,
    pub fixed_cents: i64,
    /// The days of the truck that `fixed_cents` counts; decimal with 1 place.
    pub days: String,
    /// The sum of the parts: what the price has to bring to lose nothing.
    pub cost_cents: i64,
    /// Cost ÷ all miles, in dollars with 4 places.
    pub cost_per_mile: Option<String>,
    pub margin_cents: i64,
    /// Of the total; decimal with 1 place.
    pub margin_percent: Option<String>,
    /// The company's least margin in percent.
    pub margin_floor: String,
    /// The least total that keeps the floor.
    pub total_at_floor_cents: i64,
    pub is_below_floor: bool,
}

/// Something to know before sending a quote.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
pub struct QuoteWarning {
    /// Such as `customer_on_credit_hold`.
    pub code: String,
    /// One sentence for a person.
    pub message: String,
}

/// One of the versions of a quote.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
pub struct QuoteVersion {
    pub id: Uuid,
    pub number: String,
    pub revision: i32,
    pub status: QuoteStatus,
    pub total_cents: i64,
    pub currency: String,
    pub created_at: Timestamp,
}
