//! The vocabulary of what drivers report with a link.

use crate::{DocumentKind, ExceptionKind, StopEventKind, text_enum};

text_enum! {
    /// The language of a driver's page.
    pub enum DriverLanguage {
        English = "en",
        Spanish = "es",
    }
}

text_enum! {
    /// Why a driver declines a leg.
    pub enum DeclineReason {
        /// Not enough hours of service.
        OutOfHours = "out_of_hours",
        HomeTime = "home_time",
        Sick = "sick",
        /// The truck or trailer can't make the trip.
        Equipment = "equipment",
        /// The times can't be met.
        Appointment = "appointment",
        Other = "other",
    }
}

text_enum! {
    /// An event that a driver reports at a stop.
    pub enum DriverTripEvent {
        Arrived = "arrived",
        Departed = "departed",
    }
}

text_enum! {
    /// What a driver may do with the trip now.
    pub enum DriverTripAction {
        /// Accept or decline it.
        Answer = "answer",
        /// Report a position, a check call or a problem.
        Report = "report",
        /// Add a picture or PDF of a document.
        AddDocument = "add_document",
    }
}

text_enum! {
    /// A problem that a driver reports.
    pub enum DriverProblemKind {
        Breakdown = "breakdown",
        Accident = "accident",
        /// The truck will be late.
        Late = "late",
        Temperature = "temperature",
        /// The receiver refuses the freight.
        Refused = "refused",
        /// Over, short or damaged freight.
        Osd = "osd",
        Other = "other",
    }
}

text_enum! {
    /// A document that a driver adds.
    pub enum DriverDocumentKind {
        BillOfLading = "bill_of_lading",
        ProofOfDelivery = "proof_of_delivery",
        LumperReceipt = "lumper_receipt",
        ScaleTicket = "scale_ticket",
        Photo = "photo",
    }
}

text_enum! {
    /// What a driver sent.
    pub enum DriverReportKind {
        Answer = "answer",
        Arrived = "arrived",
        Departed = "departed",
        Position = "position",
        CheckCall = "check_call",
        Problem = "problem",
        Document = "document",
    }
}

text_enum! {
    /// What became of something that a driver sent.
    pub enum DriverReportOutcome {
        Recorded = "recorded",
        /// Dispatch had recorded the same before.
        AlreadyKnown = "already_known",
        Refused = "refused",
    }
}

impl From<DriverTripEvent> for StopEventKind {
    fn from(event: DriverTripEvent) -> Self {
        match event {
            DriverTripEvent::Arrived => Self::Arrived,
            DriverTripEvent::Departed => Self::Departed,
        }
    }
}

impl From<DriverTripEvent> for DriverReportKind {
    fn from(event: DriverTripEvent) -> Self {
        match event {
            DriverTripEvent::Arrived => Self::Arrived,
            DriverTripEvent::Departed => Self::Departed,
        }
    }
}

impl From<DriverProblemKind> for ExceptionKind {
    fn from(kind: DriverProblemKind) -> Self {
        match kind {
            DriverProblemKind::Breakdown => Self::Breakdown,
            DriverProblemKind::Accident => Self::Accident,
            DriverProblemKind::Late => Self::LateRisk,
            DriverProblemKind::Temperature => Self::Temperature,
            DriverProblemKind::Refused => Self::Refused,
            DriverProblemKind::Osd => Self::Osd,
            DriverProblemKind::Other => Self::Other,
        }
    }
}

impl From<DriverDocumentKind> for DocumentKind {
    fn from(kind: DriverDocumentKind) -> Self {
        match kind {
            DriverDocumentKind::BillOfLading => Self::BillOfLading,
            DriverDocumentKind::ProofOfDelivery => Self::ProofOfDelivery,
            DriverDocumentKind::LumperReceipt => Self::LumperReceipt,
            DriverDocumentKind::ScaleTicket => Self::ScaleTicket,
            DriverDocumentKind::Photo => Self::Photo,
        }
    }
}
