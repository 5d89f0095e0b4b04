//! Uploads that continue after a dropped connection, as in the IETF's "Resumable Uploads for HTTP"
//! (draft-ietf-httpbis-resumable-upload): `HEAD` asks how much has arrived, `PATCH` continues from there.
//!
//! The ticket's address is the upload, so the draft's creation step is the product's: it mints the ticket.
//! Small files are sent whole, with `PUT`.

use haul_capability::blobs::{Appended, BlobStore, UploadError};
use haul_types::ErrorCode;
use poem::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, header};
use poem::{Request, Response};
use uuid::Uuid;

use super::app::drain;
use super::blobs::{interrupted, receipt_response, upload_problem};
use super::deadlines::Deadlines;
use super::pace::watched;
use super::problem::{self, Problem};

const UPLOAD_OFFSET: HeaderName = HeaderName::from_static("upload-offset");
const UPLOAD_COMPLETE: HeaderName = HeaderName::from_static("upload-complete");
/// The draft's type of a part, and the one that generated clients can send; a plain `PATCH` of something else is a
/// mistake.
const PART_TYPES: [&str; 2] = ["application/partial-upload", "application/octet-stream"];

const NOT_A_PART: Problem = Problem::new(
    ErrorCode::BadRequest,
    "A part of an upload needs Upload-Offset, Upload-Complete and the type application/partial-upload or \
     application/octet-stream.",
);

/// A `HEAD` about an upload, not about a download: the sender names the header that it wants.
pub fn asks_for_offset(request: &Request) -> bool {
    *request.method() == Method::HEAD && request.headers().contains_key(UPLOAD_COMPLETE)
}

/// How much of an upload has arrived.
pub async fn offset(store: &BlobStore, ticket: &str) -> Result<Response, Problem> {
    let offset = store.upload_offset(ticket).await.map_err(upload_problem)?;
    Ok(standing(offset))
}

/// Accepts the next part; the last one returns the receipt, like a whole upload.
pub async fn append(
    store: &BlobStore,
    ticket: &str,
    request: Request,
    request_id: Uuid,
    deadlines: &Deadlines,
) -> Result<Response, Problem> {
    let (offset, is_last) = part_of(request.headers()).ok_or(NOT_A_PART)?;
    let (store, ticket) = (store.clone(), ticket.to_owned());
    let (mut bytes, overdue) = watched(request.into_body(), deadlines);
    // A dropped connection drops this request, but what arrived must be stored.
    let task = tokio::spawn(async move {
        let appended = store.append(&ticket, offset, is_last, &mut bytes).await;
        if matches!(&appended, Err(refusal) if !matches!(refusal, UploadError::Interrupted(_))) {
            drain(&mut bytes).await;
        }
        appended
    });
    match task.await.map_err(|_| problem::INTERNAL)? {
        Ok(Appended::Kept { offset }) => Ok(standing(offset)),
        Ok(Appended::Complete(receipt)) => Ok(receipt_response(&receipt)),
        Err(UploadError::OffsetMismatch { offset }) => {
            let mut response = upload_problem(UploadError::OffsetMismatch { offset }).response(request_id);
            response.headers_mut().extend(standing_headers(offset));
            Ok(response)
        }
        Err(UploadError::Interrupted(_)) => Err(interrupted(&overdue)),
        Err(refusal) => Err(upload_problem(refusal)),
    }
}

/// Where the part starts, and whether it is the last one.
fn part_of(headers: &HeaderMap) -> Option<(u64, bool)> {
    let text = |name: HeaderName| headers.get(name)?.to_str().ok().map(str::trim);
    let is_last = match text(UPLOAD_COMPLETE)? {
        "?1" => true,
        "?0" => false,
        _ => return None,
    };
    PART_TYPES.contains(&text(header::CONTENT_TYPE)?).then_some((text(UPLOAD_OFFSET)?.parse().ok()?, is_last))
}

fn standing(offset: u64) -> Response {
    let mut response = Response::builder().status(StatusCode::NO_CONTENT).finish();
    response.headers_mut().extend(standing_headers(offset));
    response
}

fn standing_headers(offset: u64) -> [(HeaderName, HeaderValue); 2] {
    [(UPLOAD_OFFSET, offset.into()), (UPLOAD_COMPLETE, HeaderValue::from_static("?0"))]
}
