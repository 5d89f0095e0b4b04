//! Wire types of requests and of what drivers send, as staff see them.

use haul_api::page_of;
use haul_types::{Date, DocumentRequestStatus, DocumentSubmissionStatus, NamedRef, Timestamp, WriteJson, text_enum};
use poem_openapi::Object;
use uuid::Uuid;

/// Papers that a driver was asked for, with a link that needs no account.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct DocumentRequest {
    /// The request's id.
    pub id: Uuid,
    pub driver: NamedRef,
    pub status: DocumentRequestStatus,
    /// What was asked for.
    pub lines: Vec<DocumentRequestLine>,
    /// What you wrote to the driver.
    pub message: Option<String>,
    /// The day by which you want them.
    pub due_on: Option<Date>,
    /// Where the link was mailed; omitted if it was not.
    pub email: Option<String>,
    /// When the link stops working.
    pub expires_at: Timestamp,
    /// When it was created.
    pub created_at: Timestamp,
    /// Name of the user or API key that created it.
    pub created_by: String,
    /// When the driver last opened it; omitted if never.
    pub last_used_at: Option<Timestamp>,
    /// When it was revoked; omitted unless it was.
    pub revoked_at: Option<Timestamp>,
    /// Name of the user or API key that revoked it.
    pub revoked_by: Option<String>,
}

/// One paper of a request.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
pub struct DocumentRequestLine {
    /// A type of `GET /api/compliance_types`.
    pub item_type: String,
    /// The type's usual name.
    pub name: String,
    pub state: DocumentRequestState,
}

text_enum! {
    /// What became of one paper of a request.
    pub enum DocumentRequestState {
        /// The driver has not sent it.
        Needed = "needed",
        /// Waits for your review.
        Submitted = "submitted",
        Accepted = "accepted",
        /// The driver is asked to send it again.
        Rejected = "rejected",
    }
}

page_of! {
    /// A page of requests.
    pub struct DocumentRequestPage of DocumentRequest;
}

/// Papers to ask drivers for.
#[derive(Clone, Debug, Object)]
#[oai(skip_serializing_if_is_none)]
pub struct DocumentRequestCreate {
    /// The drivers to ask.
    #[oai(validator(min_items = 1, max_items = 100))]
    pub driver_ids: Vec<Uuid>,
    /// Types of `GET /api/compliance_types`. If empty, each driver is asked for every required paper that is missing,
    /// expired or about to expire, except those that your office provides.
    #[oai(default, validator(max_items = 30))]
    pub item_types: Vec<String>,
    /// What you write to the driver, at most 500 characters.
    #[oai(validator(max_length = 500))]
    pub message: Option<String>,
    /// The day by which you want them; not in the past.
    pub due_on: Option<Date>,
    /// Mails the link to drivers with an email address.
    #[oai(default)]
    pub is_mailed: bool,
}

/// What came of asking.
#[derive(Clone, Debug, Object, WriteJson)]
pub struct DocumentRequestsCreated {
    /// One request per driver who was asked.
    pub items: Vec<DocumentRequestCreated>,
    /// Drivers who have nothing to send.
    pub left_out: Vec<NamedRef>,
}

/// A new request.
#[derive(Clone, Debug, Object, WriteJson)]
pub struct DocumentRequestCreated {
    pub request: DocumentRequest,
    /// Anyone with it can send papers for the driver.
    pub url: String,
}

/// The link of a request, to copy.
#[derive(Clone, Debug, Object, WriteJson)]
pub struct DocumentRequestAddress {
    /// Anyone with it can send papers for the driver.
    pub url: String,
}

/// A paper that a driver sent and that counts once you accept it.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct DocumentSubmission {
    /// The submission's id.
    pub id: Uuid,
    /// The request it answers.
    pub document_request_id: Uuid,
    pub driver: NamedRef,
    /// A type of `GET /api/compliance_types`.
    pub item_type: String,
    /// The type's usual name.
    pub name: String,
    /// Always has a last valid day.
    pub must_expire: bool,
    /// Can have a last valid day.
    pub can_expire: bool,
    pub status: DocumentSubmissionStatus,
    /// Number on the paper, as the driver typed it.
    pub number: Option<String>,
    /// Who issued it, as the driver typed it.
    pub issuer: Option<String>,
    /// The day it was issued or done, as the driver entered it.
    pub issued_on: Option<Date>,
    /// Last valid day, as the driver entered it.
    pub expires_on: Option<Date>,
    /// What the driver wrote.
    pub note: Option<String>,
    /// Pictures and PDFs, files of the driver.
    pub files: Vec<NamedRef>,
    /// Last valid day of the item now on file; omitted if there is none.
    pub current_expires_on: Option<Date>,
    /// When the driver sent it.
    pub submitted_at: Timestamp,
    /// Name of the user or API key that reviewed it.
    pub reviewed_by: Option<String>,
    /// When it was reviewed.
    pub reviewed_at: Option<Timestamp>,
    /// What the driver was told.
    pub rejection_reason: Option<String>,
    /// The item that it became.
    pub compliance_item_id: Option<Uuid>,
    /// Send this version back with your review.
    pub version: i32,
}

page_of! {
    /// A page of submissions.
    pub struct DocumentSubmissionPage of DocumentSubmission;
}

/// A submission to accept, with what the paper says.
#[derive(Clone, Debug, Object)]
#[oai(skip_serializing_if_is_none)]
pub struct DocumentSubmissionAccept {
    /// The version that you looked at.
    pub version: i32,
    /// Number on the paper, at most 60 characters.
    #[oai(validator(max_length = 60))]
    pub number: Option<String>,
    /// Who issued it, at most 120 characters.
    #[oai(validator(max_length = 120))]
    pub issuer: Option<String>,
    /// The day it was issued or done; not in the future.
    pub issued_on: Option<Date>,
    /// Last valid day. Types that always expire need it, and those that never do take none.
    pub expires_on: Option<Date>,
    /// Remark on the item, at most 1,000 characters.
    #[oai(validator(max_length = 1_000))]
    pub note: Option<String>,
}

/// A submission to send back.
#[derive(Clone, Debug, Object)]
pub struct DocumentSubmissionReject {
    /// The version that you looked at.
    pub version: i32,
    /// What the driver should do, at most 500 characters; the driver sees it.
    #[oai(validator(max_length = 500))]
    pub reason: String,
}
