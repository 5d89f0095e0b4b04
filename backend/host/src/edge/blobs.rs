//! File uploads and downloads with the product's tickets.

use std::io;

use futures::TryStreamExt;
use haul_capability::blobs::{BlobStore, Download, DownloadError, Receipt, UploadError};
use haul_ports::BlobError;
use haul_types::ErrorCode;
use poem::http::{HeaderMap, StatusCode, header};
use poem::{Body, Request, Response};
use serde_json::json;

use super::app::drain;
use super::deadlines::Deadlines;
use super::disposition::content_disposition;
use super::headers::CLOSED_POLICY;
use super::pace::{Overdue, watched};
use super::problem::{self, Problem};
use super::range::Part;

const TICKET_INVALID: Problem =
    Problem::new(ErrorCode::TicketInvalid, "This link is not valid or has expired. Please ask for a new one.");
const TICKET_USED: Problem = Problem::new(ErrorCode::TicketUsed, "A file has already been uploaded with this link.");
const OFFSET_MISMATCH: Problem = Problem::new(
    ErrorCode::UploadOffsetMismatch,
    "The part does not start where the previous one ended. Ask for the upload's offset.",
);
const TOO_MANY_PARTS: Problem =
    Problem::new(ErrorCode::UploadTooManyParts, "The file came in too many parts. Begin again.");
const UPLOAD_IN_PROGRESS: Problem = Problem::new(
    ErrorCode::UploadInProgress,
    "A file is being uploaded with this link already. Wait for it to end, or ask for a new link.",
);
const STORAGE_FULL: Problem = Problem::new(
    ErrorCode::StorageFull,
    "Your company's storage is full, so the file was not saved. Please contact support for more room.",
);
const TYPE_UNSUPPORTED: Problem =
    Problem::new(ErrorCode::UnsupportedMediaType, "Files of this kind are not accepted here.");
const RANGE_UNSATISFIABLE: Problem = Problem::new(ErrorCode::RangeNotSatisfiable, "The file has no such part.");

/// Browsers don't show a PDF in a sandbox; without scripts, frames and requests their viewer is one.
/// The shell shows it in a frame.
const PDF_POLICY: &str = "default-src 'none'; frame-ancestors 'self'";

/// Stores an upload and returns its receipt, which the browser passes on to the product.
pub async fn take_in(
    store: &BlobStore,
    ticket: &str,
    request: Request,
    deadlines: &Deadlines,
) -> Result<Response, Problem> {
    let (mut bytes, overdue) = watched(request.into_body(), deadlines);
    match store.take_in(ticket, &mut bytes).await {
        Ok(receipt) => Ok(receipt_response(&receipt)),
        Err(UploadError::Interrupted(_)) => Err(interrupted(&overdue)),
        Err(refusal) => {
            drain(&mut bytes).await;
            Err(upload_problem(refusal))
        }
    }
}

/// The data that the browser passes on to the product.
pub(super) fn receipt_response(receipt: &Receipt) -> Response {
    let body = json!({
        "receipt": receipt.signed,
        "sha256": receipt.content.sha256,
        "byte_size": receipt.content.byte_size,
        "media_type": receipt.content.media_type,
    });
    Response::builder().status(StatusCode::CREATED).content_type("application/json").body(body.to_string())
}

/// The sender stalled or was cut off.
pub(super) fn interrupted(overdue: &Overdue) -> Problem {
    if overdue.is_set() { problem::BODY_OVERDUE } else { problem::BODY_UNREADABLE }
}

pub(super) fn upload_problem(refusal: UploadError) -> Problem {
    match refusal {
        UploadError::InvalidTicket => TICKET_INVALID,
        UploadError::AlreadyUsed => TICKET_USED,
        UploadError::TooLarge { .. } => problem::BODY_TOO_LARGE,
        UploadError::UnsupportedType { .. } => TYPE_UNSUPPORTED,
        UploadError::OffsetMismatch { .. } => OFFSET_MISMATCH,
        UploadError::TooManyParts => TOO_MANY_PARTS,
        UploadError::InProgress => UPLOAD_IN_PROGRESS,
        UploadError::StorageFull => STORAGE_FULL,
        UploadError::Interrupted(_) => problem::BODY_UNREADABLE,
        UploadError::Store(error) => unavailable(&error),
    }
}

/// Sends the file, or the requested part of it.
pub async fn give_out(store: &BlobStore, ticket: &str, request: &HeaderMap) -> Result<Response, Problem> {
    let download = store.open_download(ticket).await.map_err(download_problem)?;
    let (status, range) = match Part::of(request, download.byte_size, &download.etag) {
        Part::Whole => (StatusCode::OK, None),
        Part::Bytes(range) => (StatusCode::PARTIAL_CONTENT, Some(range)),
        Part::Unsatisfiable => return Err(RANGE_UNSATISFIABLE),
    };
    let bytes = download.bytes(range.clone()).await.map_err(download_problem)?;
    let mut response = Response::builder()
        .status(status)
        .header(header::CONTENT_TYPE, &download.media_type)
        .header(header::CONTENT_DISPOSITION, content_disposition(&download.file_name, download.inline))
        .header(header::CONTENT_SECURITY_POLICY, policy(&download))
        .header(header::ACCEPT_RANGES, "bytes")
        .header(header::ETAG, &download.etag)
        .header(header::CONTENT_LENGTH, range.as_ref().map_or(download.byte_size, |range| range.end - range.start));
    if let Some(range) = range {
        let part = format!("bytes {}-{}/{}", range.start, range.end - 1, download.byte_size);
        response = response.header(header::CONTENT_RANGE, part);
    }
    Ok(response.body(Body::from_bytes_stream(bytes.map_err(io::Error::other))))
}

fn policy(download: &Download) -> &'static str {
    if download.inline && download.media_type == "application/pdf" { PDF_POLICY } else { CLOSED_POLICY }
}

fn download_problem(refusal: DownloadError) -> Problem {
    match refusal {
        DownloadError::InvalidTicket => TICKET_INVALID,
        DownloadError::NotFound => problem::NOT_FOUND,
        DownloadError::Store(error) => unavailable(&error),
    }
}

fn unavailable(error: &BlobError) -> Problem {
    tracing::error!(%error, "the blob store failed");
    problem::UNAVAILABLE
}
