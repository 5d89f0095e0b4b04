//! The vocabulary of detention: what a customer pays when a truck waits too long.

use poem_openapi::Object;

use crate::{WriteJson, text_enum};

text_enum! {
    /// Where the detention of a stop stands.
    pub enum DetentionStatus {
        /// The truck is there.
        Accruing = "accruing",
        /// The truck has left and there is something to claim; nobody has decided yet.
        Pending = "pending",
        /// Claimed: a charge is on the load.
        Approved = "approved",
        /// The charge is on an invoice.
        Billed = "billed",
        /// Given up by decision.
        Waived = "waived",
        /// The customer does not agree.
        Disputed = "disputed",
        /// Nothing to claim.
        NotBillable = "not_billable",
    }
}

text_enum! {
    /// When the free time begins to run.
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
    /// What a late arrival changes.
    pub enum DetentionLateRule {
        /// Nothing: the clock starts as for a truck in time.
        NoEffect = "no_effect",
        /// Nothing is owed for the stop.
        Forfeit = "forfeit",
        /// The free time counts from the agreed time whatever the clock starts with otherwise.
        /// The minutes before the arrival are never billed.
        ClockFromAppointment = "clock_from_appointment",
    }
}

text_enum! {
    /// Which way billable minutes are rounded.
    pub enum DetentionRounding {
        Up = "up",
        /// Half a step goes up.
        Nearest = "nearest",
        Down = "down",
    }
}

text_enum! {
    /// Which limit of the terms lowered an amount; of several the one that had the last word.
    pub enum DetentionCap {
        Stop = "stop",
        Day = "day",
        Load = "load",
    }
}

text_enum! {
    /// What the clock says about a stop.
    pub enum DetentionOutcome {
        /// No arrival is recorded, so no clock runs.
        NotArrived = "not_arrived",
        /// The trailer stays and the driver goes on: nobody waits.
        DropStop = "drop_stop",
        /// The truck came late and the terms owe nothing then.
        Forfeited = "forfeited",
        /// The free time was enough, or what went beyond it rounds to nothing.
        WithinFreeTime = "within_free_time",
        /// The truck waited beyond the free time.
        Detained = "detained",
        /// The times are estimates, or doubtful, and nobody has confirmed them.
        TimesUnconfirmed = "times_unconfirmed",
        /// The load was cancelled.
        LoadCancelled = "load_cancelled",
    }
}

/// What a customer owes for a truck that waits. Minutes, and cents of US dollars.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct DetentionTerms {
    /// Minutes that the customer has for nothing, 0 to 1440.
    pub free_minutes: i32,
    /// What an hour beyond them costs.
    pub hourly_rate_cents: i64,
    pub clock_start: DetentionClockStart,
    pub late_rule: DetentionLateRule,
    /// An arrival up to this many minutes after the agreed time is on time, 0 to 240.
    pub late_grace_minutes: i32,
    /// Billable minutes are rounded to a multiple of this; 1 for none.
    pub rounding_minutes: i32,
    pub rounding: DetentionRounding,
    /// Fewer billable minutes than this, before rounding, are not billed.
    pub minimum_minutes: i32,
    /// The most that one stop may come to.
    pub stop_cap_cents: Option<i64>,
    /// The most that a stop may come to within one day where it is.
    pub day_cap_cents: Option<i64>,
    /// The most that the stops of one load may come to together.
    pub load_cap_cents: Option<i64>,
    /// So many minutes before the free time ends, dispatch is told.
    pub notice_minutes: i32,
    /// The customer pays only if told before the free time ends: its contact gets an email then.
    pub is_notice_required: bool,
}

impl Default for DetentionTerms {
    /// Two hours free and then $50 an hour are the trade's commonest terms.
    ///
    /// The clock waits for both sides, a late truck keeps its claim, and quarters of an hour are rounded to the nearest,
    /// which over many stops favours nobody. Half an hour is what dispatch needs to ring a dock and hear an answer.
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
        }
    }
}
