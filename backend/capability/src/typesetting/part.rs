//! One file of a packet, read with suspicion: it comes from a stranger's scanner, mailbox or phone.

use std::cell::Cell;
use std::panic::{AssertUnwindSafe, catch_unwind};

use chrono::{DateTime, Utc};
use haul_ports::{MergePart, PartFailure};
use image::ImageFormat;
use lopdf::{DecompressError, Document, Error, LoadOptions, Object, ObjectId};

use super::budget::{Budget, Refusal, spend};
use super::limits::TypesettingLimits;
use super::picture;
use super::press::Press;

/// A PDF's header is within its first kilobyte, as readers have always accepted.
const HEADER_WITHIN: usize = 1024;

thread_local! {
    /// What the current file may still use; lopdf's hook is a plain function and can't carry state.
    static ROOM: Cell<Room> = const { Cell::new(Room { unfolded_bytes: 0, objects: 0 }) };
}

#[derive(Clone, Copy)]
struct Room {
    unfolded_bytes: u64,
    objects: u64,
}

/// Adds up the unpacked size of images before a pixel of any of them is read.
pub(super) fn survey(
    limits: &TypesettingLimits,
    budget: &mut Budget,
    part: &MergePart,
    bytes: &[u8],
) -> Result<(), Refusal> {
    let surveyed = AssertUnwindSafe(|| match part.media_type.as_str() {
        "image/jpeg" => picture::size(bytes, ImageFormat::Jpeg, limits).map(|pixels| (pixels, 1)),
        "image/png" => picture::size(bytes, ImageFormat::Png, limits).map(|pixels| (pixels, 1)),
        "image/tiff" => picture::size_of_tiff(bytes, limits),
        _ => Ok((0, 0)),
    });
    let (pixels, pages) = unharmed(surveyed)?;
    spend(&mut budget.pixels, pixels, limits.pixels_in_all)?;
    spend(&mut budget.pages, pages, limits.pages as u64)
}

/// The file as PDFs: one for a PDF, one for each page of an image.
pub(super) fn read(
    press: &Press,
    limits: &TypesettingLimits,
    budget: &mut Budget,
    part: &MergePart,
    bytes: Vec<u8>,
    at: DateTime<Utc>,
) -> Result<Vec<Document>, Refusal> {
    let mut page = |bytes, format| -> Result<Document, Refusal> {
        let pdf = unharmed(AssertUnwindSafe(|| picture::page(press, bytes, format, &part.title, at)))?;
        read_pdf(&pdf, limits, budget)
    };
    match part.media_type.as_str() {
        "application/pdf" => Ok(vec![read_pdf(&bytes, limits, budget)?]),
        "image/jpeg" => Ok(vec![page(bytes, ImageFormat::Jpeg)?]),
        "image/png" => Ok(vec![page(bytes, ImageFormat::Png)?]),
        "image/tiff" => {
            let pages = unharmed(AssertUnwindSafe(|| picture::pages_of_tiff(&bytes, limits)))?;
            pages.into_iter().map(|bytes| page(bytes, ImageFormat::Png)).collect()
        }
        _ => Err(PartFailure::Unsupported.into()),
    }
}

/// The pages of a file, without drawing any.
pub(super) fn count_pages(limits: &TypesettingLimits, media_type: &str, bytes: &[u8]) -> Result<usize, Refusal> {
    match media_type {
        "application/pdf" => {
            let pages = read_pdf(bytes, limits, &mut Budget::new(limits))?.page_iter().count();
            if pages == 0 { Err(PartFailure::Broken.into()) } else { Ok(pages) }
        }
        "image/jpeg" | "image/png" => Ok(1),
        "image/tiff" => {
            let (_, pages) = unharmed(AssertUnwindSafe(|| picture::size_of_tiff(bytes, limits)))?;
            Ok(usize::try_from(pages).unwrap_or(usize::MAX))
        }
        _ => Err(PartFailure::Unsupported.into()),
    }
}

/// If a reader panics, the file counts as broken; running out of memory or stack ends the process.
fn unharmed<T>(read: AssertUnwindSafe<impl FnOnce() -> Result<T, PartFailure>>) -> Result<T, PartFailure> {
    catch_unwind(read).unwrap_or(Err(PartFailure::Broken))
}

fn read_pdf(bytes: &[u8], limits: &TypesettingLimits, budget: &mut Budget) -> Result<Document, Refusal> {
    if !bytes.windows(5).take(HEADER_WITHIN).any(|window| window == b"%PDF-") {
        return Err(PartFailure::Broken.into());
    }
    let whole = Room { unfolded_bytes: limits.unfolded_bytes as u64, objects: limits.objects_in_all as u64 };
    // One more than allowed, so that a file that uses everything had too much.
    let room = Room { unfolded_bytes: whole.unfolded_bytes + 1, objects: whole.objects + 1 };
    ROOM.set(room);
    let most = usize::try_from(room.unfolded_bytes).unwrap_or(usize::MAX);
    let options =
        LoadOptions { filter: Some(within_room), max_decompressed_size: Some(most), ..LoadOptions::default() };
    let loaded = unharmed(AssertUnwindSafe(|| {
        Document::load_mem_with_options(bytes, options).map_err(|error| match error {
            Error::InvalidPassword | Error::Decryption(_) | Error::UnsupportedSecurityHandler(_) => {
                PartFailure::Encrypted
            }
            Error::Decompress(DecompressError::MemoryLimitExceeded { .. }) => PartFailure::TooLarge,
            _ => PartFailure::Broken,
        })
    }));
    let left = ROOM.get();
    // Objects left out for lack of room make the file look broken.
    if left.unfolded_bytes == 0 || left.objects == 0 {
        return Err(PartFailure::TooLarge.into());
    }
    let document = loaded?;
    if document.is_encrypted() || document.was_encrypted() {
        return Err(PartFailure::Encrypted.into());
    }
    spend(&mut budget.unfolded_bytes, room.unfolded_bytes - left.unfolded_bytes, whole.unfolded_bytes)?;
    spend(&mut budget.objects, document.objects.len() as u64, whole.objects)?;
    Ok(document)
}

/// Drops objects once there is no room for them: too many, or tables that unpack to too much.
fn within_room(id: ObjectId, object: &mut Object) -> Option<(ObjectId, Object)> {
    let mut room = ROOM.get();
    room.objects = room.objects.saturating_sub(1);
    if let Ok(stream) = object.as_stream()
        && stream.dict.has_type(b"ObjStm")
    {
        let most = usize::try_from(room.unfolded_bytes).unwrap_or(usize::MAX);
        room.unfolded_bytes = match stream.get_plain_content_with_limit(most) {
            Ok(content) => room.unfolded_bytes.saturating_sub(content.len() as u64),
            Err(Error::Decompress(DecompressError::MemoryLimitExceeded { .. })) => 0,
            // Damaged: lopdf leaves it out by itself.
            Err(_) => room.unfolded_bytes,
        };
    }
    ROOM.set(room);
    (room.objects > 0 && room.unfolded_bytes > 0).then(|| (id, object.clone()))
}
