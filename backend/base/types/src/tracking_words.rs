//! The vocabulary of track and trace.

use poem_openapi::Object;

use crate::{WriteJson, text_enum};

text_enum! {
    /// The source of a check call.
    pub enum CheckCallSource {
        Driver = "driver",
        Dispatcher = "dispatcher",
        BrokerPortal = "broker_portal",
        /// The driver's own page, opened with a link.
        DriverLink = "driver_link",
        Eld = "eld",
    }
}

text_enum! {
    /// The source of a position.
    pub enum PositionSource {
        Driver = "driver",
        Dispatcher = "dispatcher",
        BrokerPortal = "broker_portal",
        DriverLink = "driver_link",
        Eld = "eld",
        /// The truck arrived at or left a stop with a known location.
        Stop = "stop",
    }
}

impl From<CheckCallSource> for PositionSource {
    fn from(source: CheckCallSource) -> Self {
        match source {
            CheckCallSource::Driver => Self::Driver,
            CheckCallSource::Dispatcher => Self::Dispatcher,
            CheckCallSource::BrokerPortal => Self::BrokerPortal,
            CheckCallSource::DriverLink => Self::DriverLink,
            CheckCallSource::Eld => Self::Eld,
        }
    }
}

text_enum! {
    /// The basis of an ETA.
    pub enum EtaBasis {
        /// Given in a check call.
        Stated = "stated",
        /// Miles from the last coordinates, at the configured speed, with legally required breaks.
        FromPosition = "from_position",
        /// The same from the last stop that the truck left.
        FromDeparture = "from_departure",
    }
}

text_enum! {
    /// How reliable an ETA is.
    pub enum EtaConfidence {
        High = "high",
        Medium = "medium",
        Low = "low",
    }
}

text_enum! {
    /// What makes a check call due.
    pub enum CheckCallRule {
        BeforePickup = "before_pickup",
        OnArrival = "on_arrival",
        Loaded = "loaded",
        UnderWay = "under_way",
        Morning = "morning",
        Empty = "empty",
    }
}

text_enum! {
    /// The kind of problem of a load on the road.
    pub enum ExceptionKind {
        /// The ETA is after the agreed time.
        LateRisk = "late_risk",
        /// The agreed time has passed and the truck is not there.
        MissedAppointment = "missed_appointment",
        NoPosition = "no_position",
        /// The truck stays longer than the free time.
        Dwell = "dwell",
        Temperature = "temperature",
        Breakdown = "breakdown",
        Accident = "accident",
        Refused = "refused",
        /// Over, short or damaged.
        Osd = "osd",
        OffRoute = "off_route",
        /// A stop has a recorded arrival or departure while the truck was reported elsewhere.
        GeofenceMismatch = "geofence_mismatch",
        Other = "other",
    }
}

impl ExceptionKind {
    /// Detected only automatically.
    pub fn is_automatic_only(self) -> bool {
        matches!(self, Self::NoPosition | Self::Dwell | Self::GeofenceMismatch)
    }
}

text_enum! {
    /// The state of an exception.
    pub enum ExceptionStatus {
        Open = "open",
        /// It has an owner.
        Acknowledged = "acknowledged",
        Resolved = "resolved",
    }
}

text_enum! {
    /// Why something was late or went wrong.
    pub enum LateReason {
        Shipper = "shipper",
        Receiver = "receiver",
        Traffic = "traffic",
        Weather = "weather",
        /// The customer changed the agreed time.
        CustomerChange = "customer_change",
        Mechanical = "mechanical",
        Driver = "driver",
        HoursOfService = "hours_of_service",
        Dispatch = "dispatch",
        Other = "other",
    }
}

impl LateReason {
    /// The carrier could have avoided it.
    pub fn is_carrier_controllable(self) -> bool {
        match self {
            Self::Shipper | Self::Receiver | Self::Traffic | Self::Weather | Self::CustomerChange => false,
            Self::Mechanical | Self::Driver | Self::HoursOfService | Self::Dispatch | Self::Other => true,
        }
    }
}

/// A check call due this many minutes before or after an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Object, WriteJson)]
pub struct MinutesRule {
    /// Whether the rule applies.
    pub is_on: bool,
    /// 1 to 1440.
    #[oai(validator(minimum(value = "1"), maximum(value = "1440")))]
    pub minutes: i32,
}

/// A check call that is due each day.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Object, WriteJson)]
pub struct HourRule {
    /// Whether the rule applies.
    pub is_on: bool,
    /// 0 to 23, in the next stop's time zone.
    #[oai(validator(minimum(value = "0"), maximum(value = "23")))]
    pub hour: i32,
}

/// When check calls are due, and what counts as an exception.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
pub struct TrackingTerms {
    /// Minutes before the first stop's window opens.
    pub before_pickup: MinutesRule,
    /// Minutes after each arrival.
    pub on_arrival: MinutesRule,
    /// Minutes after loading, with the number of the bill of lading.
    pub loaded: MinutesRule,
    /// Minutes after the last call, between two stops.
    pub under_way: MinutesRule,
    /// Each day between two stops.
    pub morning: HourRule,
    /// Minutes after the last stop is unloaded, while the proof of delivery is missing.
    pub empty: MinutesRule,
    /// An arrival this long after the agreed time still counts as on time, unless the customer has its own; 0 to 240.
    #[oai(default = "usual_grace", validator(minimum(value = "0"), maximum(value = "240")))]
    pub on_time_grace_minutes: i32,
    /// An ETA this close to the agreed time, grace included, is a risk; 0 to 240.
    #[oai(validator(minimum(value = "0"), maximum(value = "240")))]
    pub at_risk_minutes: i32,
    /// Between two stops, a position older than this many minutes counts as missing; 15 to 1440.
    #[oai(validator(minimum(value = "15"), maximum(value = "1440")))]
    pub no_position_minutes: i32,
    /// Allowed deviation of a reading from the load's temperature, in degrees Fahrenheit; 0 to 50.
    #[oai(validator(minimum(value = "0"), maximum(value = "50")))]
    pub temperature_tolerance_fahrenheit: i32,
    /// Average speed in miles per hour, for computed ETAs; 20 to 75.
    #[oai(validator(minimum(value = "20"), maximum(value = "75")))]
    pub average_speed_mph: i32,
    /// Days after delivery during which a customer's link still works; 0 to 90.
    #[oai(validator(minimum(value = "0"), maximum(value = "90")))]
    pub link_days: i32,
}

/// The largest grace for an on-time arrival, a company's or a customer's. More than four hours is a typo.
pub const MAX_GRACE_MINUTES: i32 = 240;

/// Customers' scorecards commonly count an arrival as on time up to 15 minutes after the agreed time.
fn usual_grace() -> i32 {
    15
}

impl Default for TrackingTerms {
    /// Brokers commonly ask for a call every four hours, before the pickup, once loaded, each morning and once empty.
    ///
    /// Arrivals are recorded at the stop anyway. Half an hour is what a late truck can still make up. An hour beyond
    /// the four is time to reach the driver before a position counts as lost. Reefers swing a few degrees as they
    /// defrost. Fifty miles an hour is the average of a day with fuel stops and ramps. Disputes about a delivery come
    /// up within a week.
    fn default() -> Self {
        let on = |minutes| MinutesRule { is_on: true, minutes };
        Self {
            before_pickup: on(120),
            on_arrival: MinutesRule { is_on: false, minutes: 30 },
            loaded: on(30),
            under_way: on(240),
            morning: HourRule { is_on: true, hour: 8 },
            empty: on(60),
            on_time_grace_minutes: usual_grace(),
            at_risk_minutes: 30,
            no_position_minutes: 300,
            temperature_tolerance_fahrenheit: 5,
            average_speed_mph: 50,
            link_days: 7,
        }
    }
}
