//! The bodies that a driver's phone sends, as one kind of thing.

use haul_api::secrets::hash_of;
use haul_types::{DriverReportKind, Timestamp};
use poem_openapi::types::ToJSON;

use super::driver_bodies::{
    DriverAnswer, DriverCheckCallReport, DriverDocumentAdd, DriverEventReport, DriverPositionReport,
    DriverProblemReport,
};

pub enum Report {
    Answer(DriverAnswer),
    Event(DriverEventReport),
    Position(DriverPositionReport),
    CheckCall(DriverCheckCallReport),
    Problem(DriverProblemReport),
    Document(DriverDocumentAdd),
}

impl Report {
    pub fn token(&self) -> &str {
        match self {
            Self::Answer(body) => &body.token,
            Self::Event(body) => &body.token,
            Self::Position(body) => &body.token,
            Self::CheckCall(body) => &body.token,
            Self::Problem(body) => &body.token,
            Self::Document(body) => &body.token,
        }
    }

    pub fn kind(&self) -> DriverReportKind {
        match self {
            Self::Answer(_) => DriverReportKind::Answer,
            Self::Event(body) => body.kind.into(),
            Self::Position(_) => DriverReportKind::Position,
            Self::CheckCall(_) => DriverReportKind::CheckCall,
            Self::Problem(_) => DriverReportKind::Problem,
            Self::Document(_) => DriverReportKind::Document,
        }
    }

    pub fn occurred_at(&self) -> Option<Timestamp> {
        match self {
            Self::Answer(body) => body.occurred_at,
            Self::Event(body) => body.occurred_at,
            Self::Position(body) => body.occurred_at,
            Self::CheckCall(body) => body.occurred_at,
            Self::Problem(body) => body.occurred_at,
            Self::Document(body) => body.occurred_at,
        }
    }

    /// What the key stands for.
    pub fn content_hash(&self) -> String {
        let content = match self {
            Self::Answer(body) => body.to_json_string(),
            Self::Event(body) => body.to_json_string(),
            Self::Position(body) => body.to_json_string(),
            Self::CheckCall(body) => body.to_json_string(),
            Self::Problem(body) => body.to_json_string(),
            // An upload that has expired is repeated, and has another receipt.
            Self::Document(body) => DriverDocumentAdd { receipt: String::new(), ..body.clone() }.to_json_string(),
        };
        hash_of(&format!("{} {content}", self.kind().as_str()))
    }
}
