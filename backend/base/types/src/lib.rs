//! Values that cannot be invalid, and the trade's closed vocabularies.

#![cfg_attr(
    not(test),
    deny(
        clippy::arithmetic_side_effects,
        clippy::expect_used,
        clippy::indexing_slicing,
        clippy::panic,
        clippy::unwrap_used
    )
)]

// What haul-derive writes names this crate, here too.
extern crate self as haul_types;

mod address;
mod assignment_words;
mod billing_words;
mod calendar;
mod charge_words;
mod credit_state;
mod date;
mod decimal;
mod detention_words;
mod docket_number;
mod dot_number;
mod ein;
mod email;
mod fleet;
mod folded;
mod freight;
mod geography;
mod join_request_state;
mod json;
mod load_ref;
mod named_ref;
mod notice_kind;
mod number_format;
mod paper_warning;
mod permission;
mod phone;
mod pricing;
mod quote_words;
mod role;
mod scac;
mod section;
mod stop_words;
mod table_words;
mod tag_color;
mod text_enum;
mod time_zone;
mod timestamp;
mod tracking_words;
mod user_state;
mod vendor_kind;
mod vin;
mod way;
mod weeks;
mod words;

pub use address::Address;
pub use assignment_words::{AssignmentRule, Strictness};
pub use billing_words::BillingException;
pub use charge_words::{ChargeBasis, ChargeCode, ChargeReview, ChargeStatus};
pub use credit_state::CreditState;
pub use date::{Date, InvalidDate};
pub use decimal::{
    InvalidDecimal, MAX_CENTS, Miles, Quantity, Rate, amount_cents, percent, percent_of_cents, rate_per_mile,
    rounded_quotient,
};
pub use detention_words::{
    DetentionCap, DetentionClockStart, DetentionLateRule, DetentionOutcome, DetentionRounding, DetentionStatus,
    DetentionTerms,
};
pub use docket_number::{DocketKind, DocketNumber, InvalidDocketNumber};
pub use dot_number::{DotNumber, InvalidDotNumber};
pub use ein::{Ein, InvalidEin};
pub use email::{EmailAddress, InvalidEmail};
pub use fleet::{CustomerKind, DriverKind, DriverState, Endorsement, LicenseClass, TruckOwnershipKind, VehicleStatus};
pub use folded::folded;
pub use freight::{
    Acknowledgement, BillingStatus, DocumentKind, Equipment, LoadGroup, LoadKind, LoadStatus, MilesSource,
    OwnerLoadGroup, PackingGroup, ReferenceKind, TemperatureMode, Timeliness,
};
pub use geography::{
    Circle, DEFAULT_GEOFENCE_RADIUS_M, Fix, GEOFENCE_RADII_M, Point, Presence, distance_in_words, miles_between,
    miles_of_meters, road_miles,
};
pub use haul_derive::WriteJson;
pub use join_request_state::JoinRequestState;
pub use json::{JsonObject, JsonText, WriteFields, WriteJson};
pub use load_ref::LoadRef;
pub use named_ref::NamedRef;
pub use notice_kind::NoticeKind;
pub use number_format::{NumberFormat, NumberKind};
pub use paper_warning::{PaperWarning, paper_warning, required_paper_warning};
pub use permission::{Permission, UnknownPermission};
pub use phone::Phone;
pub use pricing::{ChargeLine, Priced, TooMuch, price_charges};
pub use quote_words::{DieselRegion, FuelMethod, LossReason, QuoteKind, QuoteStatus};
pub use role::Role;
pub use scac::{InvalidScac, Scac};
pub use section::Section;
pub use stop_words::{AmbiguousTime, EventDoubt, EventSource, Schedule, StopEventKind, StopKind};
pub use table_words::{ExportList, ExportState, FileFormat, ImportKind, ImportRowState, ImportState};
pub use tag_color::TagColor;

pub use time_zone::{hour_of_day, start_of_day, time_zone_of_state, valid_time_zone};
pub use timestamp::{InvalidTimestamp, Timestamp};
pub use tracking_words::{
    CheckCallRule, CheckCallSource, EtaBasis, EtaConfidence, ExceptionKind, ExceptionState, HourRule, LateReason,
    MAX_GRACE_MINUTES, MinutesRule, PositionSource, TrackingTerms,
};
pub use user_state::UserState;
pub use vendor_kind::VendorKind;
pub use vin::{InvalidVin, Vin};
pub use way::Way;
pub use weeks::{Week, week_of};
pub use words::{capitalized, dollars, grouped};
