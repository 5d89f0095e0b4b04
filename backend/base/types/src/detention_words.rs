//! The vocabulary of detention: what a customer owes when a truck waits too long.

use poem_openapi::Object;

use crate::{WriteJson, text_enum};

text_enum! {
    /// The state of a stop's detention.
    pub enum DetentionStatus {
        /// The truck is there.
        Accruing = "accruing",
        /// The truck has left and there is something to claim; not decided yet.
        Pending = "pending",
        /// Claimed: a charge is on the load.
        Approved = "approved",
        /// The charge is on an invoice.
        Billed = "billed",
        /// Waived by decision.
        Waived = "waived",
        /// The customer disagrees.
        Disputed = "disputed",
        /// Nothing to claim.
        NotBillable = "not_billable",
    }
}

text_enum! {
    /// When free time starts.
    pub enum DetentionClockStart {
        /// When the truck arrives, however early.
        Arrival = "arrival",
        /// At the agreed time, whenever the truck came.
        Appointment = "appointment",
        /// When the truck is there and the agreed time has come.
        LaterOfBoth = "later_of_both",
    }
}

text_enum! {
    /// The effect of a late arrival.
    pub enum DetentionLateRule {
        /// None: the clock starts as for a truck on time.
        NoEffect = "no_effect",
        /// Nothing is owed for the stop.
        Forfeit = "forfeit",
        /// Free time counts from the agreed time, however the clock starts otherwise.
        /// Minutes before the arrival are never billed.
        ClockFromAppointment = "clock_from_appointment",
    }
}

text_enum! {
    /// How billable minutes are rounded.
    pub enum DetentionRounding {
        Up = "up",
        /// Half a step goes up.
        Nearest = "nearest",
        Down = "down",
    }
}

text_enum! {
    /// The limit of the terms that lowered the amount; if several did, the last one.
    pub enum DetentionCap {
        Stop = "stop",
        Day = "day",
        Load = "load",
    }
}

text_enum! {
    /// The result of a stop's clock.
    pub enum DetentionOutcome {
        /// No arrival is recorded, so the clock has not started.
        NotArrived = "not_arrived",
        /// The trailer is dropped and the driver moves on: no wait.
        DropStop = "drop_stop",
        /// The truck was late, and the terms then owe nothing.
        Forfeited = "forfeited",
        /// Free time was enough, or the excess rounds to nothing.
        WithinFreeTime = "within_free_time",
        /// The truck waited beyond free time.
        Detained = "detained",
        /// The times are unconfirmed estimates or doubtful times.
        TimesUnconfirmed = "times_unconfirmed",
        /// The load was canceled.
        LoadCancelled = "load_cancelled",
    }
}

/// Terms for detention. Minutes, and cents of US dollars.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct DetentionTerms {
    /// Free minutes, 0 to 1440.
    #[oai(validator(minimum(value = "0"), maximum(value = "1440")))]
    pub free_minutes: i32,
    /// The price of an hour beyond them.
    pub hourly_rate_cents: i64,
    pub clock_start: DetentionClockStart,
    pub late_rule: DetentionLateRule,
    /// An arrival up to this many minutes after the agreed time is on time, 0 to 240.
    #[oai(validator(minimum(value = "0"), maximum(value = "240")))]
    pub late_grace_minutes: i32,
    /// Billable minutes are rounded to a multiple of this; 1 for none.
    pub rounding_minutes: i32,
    pub rounding: DetentionRounding,
    /// Fewer billable minutes, before rounding, are not billed.
    pub minimum_minutes: i32,
    /// The cap for one stop.
    pub stop_cap_cents: Option<i64>,
    /// The cap for one stop within one day in its time zone.
    pub day_cap_cents: Option<i64>,
    /// The cap for all stops of one load together.
    pub load_cap_cents: Option<i64>,
    /// How many minutes before free time ends dispatch is warned.
    pub notice_minutes: i32,
    /// The customer pays only if notified before free time ends: its contact then gets an email.
    pub is_notice_required: bool,
    /// The clock is paused on the company's holidays, in the stop's time zone.
    #[oai(default)]
    pub is_paused_on_holidays: bool,
}

impl Default for DetentionTerms {
    /// Two hours free and then $50 an hour are the most common terms in the trade.
    ///
    /// The clock waits for both sides, a late truck keeps its claim, and quarter hours are rounded to the nearest,
    /// which over many stops favors neither side. Half an hour gives dispatch time to call the dock and get an answer.
    fn default() -> Self {
        Self {
            free_minutes: 120,
            hourly_rate_cents: 5_000,
            clock_start: DetentionClockStart::LaterOfBoth,
            late_rule: DetentionLateRule::NoEffect,
            late_grace_minutes: 15,
            rounding_minutes: 15,
            rounding: DetentionRounding::Nearest,
            minimum_minutes: 0,
            stop_cap_cents: None,
            day_cap_cents: None,
            load_cap_cents: None,
            notice_minutes: 30,
            is_notice_required: false,
            is_paused_on_holidays: false,
        }
    }
}
