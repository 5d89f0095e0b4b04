//! Wire types of a request as the driver sees it.

use haul_api::LinkCarrier;
use haul_types::{Date, Timestamp, WriteJson};
use poem_openapi::Object;

use super::views::DocumentRequestState;

/// A link to open.
#[derive(Clone, Debug, Object)]
pub struct DocumentRequestOpen {
    /// The part of the link after `#`.
    pub token: String,
}

/// What a driver is asked for.
#[derive(Clone, Debug, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct PublicDocumentRequest {
    pub carrier: LinkCarrier,
    /// The driver's first name.
    pub first_name: String,
    /// What the carrier wrote.
    pub message: Option<String>,
    /// The day by which the carrier wants the papers.
    pub due_on: Option<Date>,
    /// When the link stops working.
    pub expires_at: Timestamp,
    /// Today at the carrier.
    pub today: Date,
    /// What is asked for, in the order in which people check it.
    pub lines: Vec<PublicDocumentLine>,
}

/// One paper that a driver is asked for.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct PublicDocumentLine {
    /// The type's code.
    pub item_type: String,
    /// The type's usual name.
    pub name: String,
    /// Always has a last valid day.
    pub must_expire: bool,
    /// Can have a last valid day.
    pub can_expire: bool,
    pub state: DocumentRequestState,
    /// When it was last sent.
    pub submitted_at: Option<Timestamp>,
    /// What to do differently.
    pub rejection_reason: Option<String>,
}

/// A file that a driver will upload.
#[derive(Clone, Debug, Object)]
pub struct PublicDocumentUpload {
    /// The part of the link after `#`.
    pub token: String,
    /// Name of the file, up to 200 characters.
    #[oai(validator(max_length = 200))]
    pub file_name: String,
    /// At most 25 MB.
    pub byte_size: u64,
    /// `application/pdf`, `image/jpeg`, `image/png`, `image/tiff` or `image/heic`.
    pub media_type: String,
}

/// A paper to send to the carrier.
#[derive(Clone, Debug, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct PublicDocumentSubmit {
    /// The part of the link after `#`.
    pub token: String,
    /// One of the types that were asked for.
    #[oai(validator(max_length = 40))]
    pub item_type: String,
    /// Its pictures, such as front and back, or a PDF.
    #[oai(validator(min_items = 1, max_items = 10))]
    pub files: Vec<PublicDocumentFile>,
    /// Number on the paper, at most 60 characters.
    #[oai(validator(max_length = 60))]
    pub number: Option<String>,
    /// Who issued it, at most 120 characters.
    #[oai(validator(max_length = 120))]
    pub issuer: Option<String>,
    /// The day it was issued or done; not in the future.
    pub issued_on: Option<Date>,
    /// Last valid day, today or later. Types that always expire need it, and those that never do take none.
    pub expires_on: Option<Date>,
    /// Remark for the carrier, at most 500 characters.
    #[oai(validator(max_length = 500))]
    pub note: Option<String>,
}

/// An uploaded file of a paper.
#[derive(Clone, Debug, Object, WriteJson)]
pub struct PublicDocumentFile {
    /// The receipt from the upload's response.
    pub receipt: String,
    /// Name of the file, up to 200 characters.
    #[oai(validator(max_length = 200))]
    pub file_name: String,
}
