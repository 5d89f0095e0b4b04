//! The vocabulary of stops and their events.

use crate::text_enum;

text_enum! {
    /// What the truck does at a stop.
    pub enum StopKind {
        Pickup = "pickup",
        Delivery = "delivery",
        DropTrailer = "drop_trailer",
        HookTrailer = "hook_trailer",
        /// One truck hands the trailer over to another; freight stays on it.
        Relay = "relay",
        /// The truck takes fuel; no one waits for it, and no time is agreed.
        Fuel = "fuel",
    }
}

impl StopKind {
    /// Freight or a trailer is picked up here.
    pub fn takes_on(self) -> bool {
        matches!(self, Self::Pickup | Self::HookTrailer)
    }

    /// Whether freight or a trailer changes hands here at an agreed time, so that the truck can be late or have to wait.
    pub fn is_agreed(self) -> bool {
        self != Self::Fuel
    }

    /// Freight or the trailer is delivered here.
    pub fn gives_off(self) -> bool {
        matches!(self, Self::Delivery | Self::DropTrailer)
    }
}

text_enum! {
    /// How a stop is scheduled.
    pub enum Schedule {
        /// At one time.
        Appointment = "appointment",
        /// Between two times.
        Window = "window",
        /// First come, first served, within opening hours.
        FirstCome = "first_come",
    }
}

text_enum! {
    /// Which of two equal local times is meant on the night when clocks go back.
    pub enum AmbiguousTime {
        Earlier = "earlier",
        Later = "later",
    }
}

text_enum! {
    /// An event at a stop, in the order they happen.
    pub enum StopEventKind {
        Arrived = "arrived",
        CheckedIn = "checked_in",
        Docked = "docked",
        Loaded = "loaded",
        Unloaded = "unloaded",
        Departed = "departed",
    }
}

impl StopEventKind {
    /// Position within a visit; loaded and unloaded share one.
    pub fn step(self) -> u8 {
        match self {
            Self::Arrived => 0,
            Self::CheckedIn => 1,
            Self::Docked => 2,
            Self::Loaded | Self::Unloaded => 3,
            Self::Departed => 4,
        }
    }
}

text_enum! {
    /// The source of an event.
    pub enum EventSource {
        Dispatcher = "dispatcher",
        Driver = "driver",
        Eld = "eld",
        Document = "document",
        System = "system",
    }
}

text_enum! {
    /// Why a recorded time is doubtful.
    pub enum EventDoubt {
        /// Half a day or more before the agreed time.
        TooEarly = "too_early",
        /// The driver's phone was miles away from the facility.
        FarAway = "far_away",
        /// Faster from the stop before than a truck can drive.
        TooFast = "too_fast",
        /// Left again within minutes.
        TooShort = "too_short",
    }
}

impl EventSource {
    /// As written in the middle of a sentence.
    pub fn word(self) -> &'static str {
        if self == Self::Eld { "ELD" } else { self.as_str() }
    }
}
