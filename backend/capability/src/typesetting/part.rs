//! One file of a packet, read with suspicion: it came from a stranger's scanner, mailbox or phone.

use std::cell::Cell;
use std::panic::{AssertUnwindSafe, catch_unwind};

use chrono::{DateTime, Utc};
use haul_ports::{MergePart, PartFailure};
use image::ImageFormat;
use lopdf::{DecompressError, Document, Error, LoadOptions, Object, ObjectId};

use super::limits::TypesettingLimits;
use super::picture;
use super::press::Press;

/// A PDF's header stands within its first kilobyte, as readers have always taken it.
const HEADER_WITHIN: usize = 1024;

thread_local! {
    /// How much the file being read may still unfold to; lopdf's hook is a plain function and cannot carry it.
    static ROOM: Cell<usize> = const { Cell::new(0) };
}

/// The file as PDFs: one for a PDF, one for each page of a picture.
pub fn read(
    press: &Press,
    limits: &TypesettingLimits,
    part: &MergePart,
    bytes: Vec<u8>,
    at: DateTime<Utc>,
) -> Result<Vec<Document>, PartFailure> {
    let documents = AssertUnwindSafe(|| {
        let page = |bytes, format| -> Result<Document, PartFailure> {
            let pdf = picture::page(press, limits, bytes, format, &part.title, at)?;
            read_pdf(&pdf, limits)
        };
        match part.media_type.as_str() {
            "application/pdf" => Ok(vec![read_pdf(&bytes, limits)?]),
            "image/jpeg" => Ok(vec![page(bytes, ImageFormat::Jpeg)?]),
            "image/png" => Ok(vec![page(bytes, ImageFormat::Png)?]),
            "image/tiff" => {
                let pages = picture::pages_of_tiff(&bytes, limits)?;
                pages.into_iter().map(|bytes| page(bytes, ImageFormat::Png)).collect()
            }
            _ => Err(PartFailure::Unsupported),
        }
    });
    // A file on which a reader breaks is a broken file, not a broken server.
    catch_unwind(documents).unwrap_or(Err(PartFailure::Broken))
}

fn read_pdf(bytes: &[u8], limits: &TypesettingLimits) -> Result<Document, PartFailure> {
    if !bytes.windows(5).take(HEADER_WITHIN).any(|window| window == b"%PDF-") {
        return Err(PartFailure::Broken);
    }
    ROOM.set(limits.unfolded_bytes);
    let options = LoadOptions {
        filter: Some(within_room),
        max_decompressed_size: Some(limits.unfolded_bytes),
        ..LoadOptions::default()
    };
    let document = Document::load_mem_with_options(bytes, options).map_err(|error| match error {
        Error::InvalidPassword | Error::Decryption(_) | Error::UnsupportedSecurityHandler(_) => PartFailure::Encrypted,
        Error::Decompress(DecompressError::MemoryLimitExceeded { .. }) => PartFailure::TooLarge,
        _ => PartFailure::Broken,
    })?;
    if document.is_encrypted() || document.was_encrypted() {
        return Err(PartFailure::Encrypted);
    }
    if ROOM.get() == 0 {
        return Err(PartFailure::TooLarge);
    }
    Ok(document)
}

/// Drops tables of objects once all of them together have unfolded to more than there is room for.
fn within_room(id: ObjectId, object: &mut Object) -> Option<(ObjectId, Object)> {
    if let Ok(stream) = object.as_stream()
        && stream.dict.has_type(b"ObjStm")
    {
        let room = ROOM.get();
        let left = match stream.get_plain_content_with_limit(room) {
            Ok(content) => room.saturating_sub(content.len()),
            Err(Error::Decompress(DecompressError::MemoryLimitExceeded { .. })) => 0,
            // Damaged: lopdf leaves it out by itself.
            Err(_) => room,
        };
        ROOM.set(left);
        if left == 0 {
            return None;
        }
    }
    Some((id, object.clone()))
}
