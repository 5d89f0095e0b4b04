//! The kinds of notices, how urgent they are, and when one goes out as mail.

use crate::text_enum;

text_enum! {
    /// The subject of a notice.
    ///
    /// - `join_request`: a person asks to join the company.
    /// - `load_assigned`: the user became the dispatcher of a load, or someone else chose its driver.
    /// - `load_changed`: someone else changed the user's load.
    /// - `load_cancelled`: the user's load was canceled, or the truck was not used.
    /// - `load_declined`: a driver declined the user's load.
    /// - `arrival`: the truck of the user's load reached a stop.
    /// - `late_departure`: it left a stop late.
    /// - `pod_missing`: a load was delivered 24 hours ago and has no proof of delivery.
    /// - `rate_confirmation_missing`: a load is picked up within 24 hours and has no rate confirmation.
    /// - `detention`: a truck's free time at a stop is ending.
    /// - `billing`: a load came back from billing.
    /// - `write_off`: a write-off is waiting for approval, or the user's own was decided.
    /// - `invoice_overdue`: an invoice is overdue, or an overdue one was settled.
    /// - `invoice_mail_failed`: an invoice could not be mailed.
    /// - `tracking`: a load on the road has a problem.
    /// - `road_emergency`: a truck broke down or had an accident, or freight is out of temperature.
    /// - `exception_assigned`: the user became the owner of an exception.
    /// - `exception_unowned`: nobody has taken an exception for 30 minutes.
    /// - `document_submitted`: a driver sent a document that was asked for.
    /// - `paper_expiring`: a paper of a driver, truck, trailer or carrier is about to expire.
    /// - `carrier_blocked`: nothing under a carrier's authority can be assigned any more.
    /// - `carrier_changed`: FMCSA's record of a carrier changed.
    /// - `testing`: a driver's Clearinghouse query is due.
    /// - `follow_up`: the follow-up of a driver's training, coaching or incident is due.
    /// - `quote`: a quote awaits approval, was answered, or is about to expire.
    /// - `table`: an import finished, or a requested file could not be written.
    /// - `mail`: some of the company's mail is waiting.
    /// - `webhook`: a webhook endpoint was suspended.
    /// - `banking`: the payment instructions are about to change.
    /// - `filing`: a filing with an authority is due.
    /// - `access`: the person's role or sections changed.
    /// - `mention`: a colleague named the person in a note.
    pub enum NoticeKind {
        JoinRequest = "join_request",
        LoadAssigned = "load_assigned",
        LoadChanged = "load_changed",
        LoadCancelled = "load_cancelled",
        LoadDeclined = "load_declined",
        Arrival = "arrival",
        LateDeparture = "late_departure",
        PodMissing = "pod_missing",
        RateConfirmationMissing = "rate_confirmation_missing",
        Detention = "detention",
        Billing = "billing",
        WriteOff = "write_off",
        InvoiceOverdue = "invoice_overdue",
        InvoiceMailFailed = "invoice_mail_failed",
        Tracking = "tracking",
        RoadEmergency = "road_emergency",
        ExceptionAssigned = "exception_assigned",
        ExceptionUnowned = "exception_unowned",
        PaperExpiring = "paper_expiring",
        DocumentSubmitted = "document_submitted",
        CarrierBlocked = "carrier_blocked",
        CarrierChanged = "carrier_changed",
        Testing = "testing",
        FollowUp = "follow_up",
        Quote = "quote",
        Table = "table",
        Mail = "mail",
        Webhook = "webhook",
        Banking = "banking",
        Filing = "filing",
        Access = "access",
        Mention = "mention",
    }
}

text_enum! {
    /// How urgent a notice is.
    pub enum NoticePriority {
        /// Its mail ignores quiet hours.
        Critical = "critical",
        Warning = "warning",
        Information = "information",
    }
}

text_enum! {
    /// Whether a kind of notice is mailed to a person.
    pub enum NoticeMail {
        Off = "off",
        /// In the daily digest.
        Digest = "digest",
        /// By itself, right away.
        AtOnce = "at_once",
    }
}
