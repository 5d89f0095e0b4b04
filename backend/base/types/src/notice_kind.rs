//! The kinds of notices.

use crate::text_enum;

text_enum! {
    /// The subject of a notice.
    ///
    /// - `join_request`: a person asks to join the company.
    /// - `load_assigned`: the user became the dispatcher of a load.
    /// - `detention`: a truck's free time at a stop is ending.
    /// - `billing`: a load came back from billing.
    /// - `tracking`: a load on the road has a problem.
    /// - `quote`: a quote awaits approval, was answered, or is about to expire.
    /// - `table`: an import finished, or a requested file could not be written.
    /// - `mail`: some of the company's mail is waiting.
    /// - `webhook`: a webhook endpoint was suspended.
    /// - `access`: the person's role or sections changed.
    pub enum NoticeKind {
        JoinRequest = "join_request",
        LoadAssigned = "load_assigned",
        Detention = "detention",
        Billing = "billing",
        Tracking = "tracking",
        Quote = "quote",
        Table = "table",
        Mail = "mail",
        Webhook = "webhook",
        Access = "access",
    }
}
