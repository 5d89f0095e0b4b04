//! Images as pages: JPEG and PNG unchanged, TIFF page by page.

use std::io::Cursor;

use chrono::{DateTime, Utc};
use haul_ports::{PartFailure, TypesettingError};
use image::codecs::png::PngEncoder;
use image::{ExtendedColorType, ImageEncoder, ImageFormat, ImageReader};
use serde_json::json;
use tiff::decoder::{Decoder, DecodingResult, Limits};
use tiff::{ColorType, TiffError};

use super::limits::TypesettingLimits;
use super::press::Press;

/// A picture inside a paper, such as a logo: one whose pixels are few enough for a paper that is printed often.
pub(super) fn checked(
    bytes: Vec<u8>,
    media_type: &str,
    limits: &TypesettingLimits,
) -> Result<Vec<u8>, TypesettingError> {
    let failed = |failure| TypesettingError::Part { index: 0, failure };
    let format = match media_type {
        "image/jpeg" => ImageFormat::Jpeg,
        "image/png" => ImageFormat::Png,
        _ => return Err(failed(PartFailure::Unsupported)),
    };
    let pixels = size(&bytes, format, limits).map_err(failed)?;
    if pixels > limits.pixels_of_picture { Err(failed(PartFailure::TooLarge)) } else { Ok(bytes) }
}

/// An image's size in pixels, without decoding it.
pub(super) fn size(bytes: &[u8], format: ImageFormat, limits: &TypesettingLimits) -> Result<u64, PartFailure> {
    let (width, height) = sides(bytes, format)?;
    checked_size(width, height, limits)
}

/// Pixels and pages of a TIFF, from its directories only.
pub(super) fn size_of_tiff(bytes: &[u8], limits: &TypesettingLimits) -> Result<(u64, u64), PartFailure> {
    let mut decoder = Decoder::new(Cursor::new(bytes)).map_err(broken)?;
    let (mut pixels, mut pages) = (0, 0);
    loop {
        let (width, height) = decoder.dimensions().map_err(broken)?;
        pixels += checked_size(width, height, limits)?;
        pages += 1;
        if pages > limits.pages as u64 || pixels > limits.pixels_in_all {
            return Err(PartFailure::TooLarge);
        }
        if !decoder.more_images() {
            return Ok((pixels, pages));
        }
        decoder.next_image().map_err(broken)?;
    }
}

/// One image as one page.
pub(super) fn page(
    press: &Press,
    bytes: Vec<u8>,
    format: ImageFormat,
    title: &str,
    at: DateTime<Utc>,
) -> Result<Vec<u8>, PartFailure> {
    let (width, height) = sides(&bytes, format)?;
    let (width, height) =
        if format == ImageFormat::Jpeg && is_on_its_side(&bytes) { (height, width) } else { (width, height) };
    let name = if format == ImageFormat::Jpeg { "jpg" } else { "png" };
    let data = json!({ "title": title, "is_wide": width > height, "format": name });
    // The template is ours and fits every image, so a failure is the image's.
    let printed = press.print("picture", data.to_string().into_bytes(), Some(bytes), at);
    printed.map(|printed| printed.bytes).map_err(|_| PartFailure::Broken)
}

/// Each page of a TIFF as a PNG. Scanners write bilevel, gray and RGB; other kinds are rare enough to refuse.
///
/// The file has been surveyed, so its pages and their sizes are within the limits.
pub(super) fn pages_of_tiff(bytes: &[u8], limits: &TypesettingLimits) -> Result<Vec<Vec<u8>>, PartFailure> {
    let mut room = Limits::default();
    // Four bytes per pixel and some slack for the decoder's own buffers.
    room.decoding_buffer_size = usize::try_from(limits.pixels * 4).unwrap_or(usize::MAX);
    let mut decoder = Decoder::new(Cursor::new(bytes)).map_err(broken)?.with_limits(room);
    let mut pages = Vec::new();
    loop {
        let (width, height) = decoder.dimensions().map_err(broken)?;
        let color = decoder.colortype().map_err(broken)?;
        let DecodingResult::U8(samples) = decoder.read_image().map_err(broken)? else {
            return Err(PartFailure::Unsupported);
        };
        let (samples, color) = match color {
            ColorType::Gray(1) => (unpacked(&samples, width), ExtendedColorType::L8),
            ColorType::Gray(8) => (samples, ExtendedColorType::L8),
            ColorType::RGB(8) => (samples, ExtendedColorType::Rgb8),
            ColorType::RGBA(8) => (samples, ExtendedColorType::Rgba8),
            _ => return Err(PartFailure::Unsupported),
        };
        let mut page = Vec::new();
        // Fails if there are fewer samples than the size promises.
        PngEncoder::new(&mut page).write_image(&samples, width, height, color).map_err(|_| PartFailure::Broken)?;
        pages.push(page);
        if !decoder.more_images() {
            return Ok(pages);
        }
        decoder.next_image().map_err(broken)?;
    }
}

fn broken(_: TiffError) -> PartFailure {
    PartFailure::Broken
}

fn sides(bytes: &[u8], format: ImageFormat) -> Result<(u32, u32), PartFailure> {
    ImageReader::with_format(Cursor::new(bytes), format).into_dimensions().map_err(|_| PartFailure::Broken)
}

/// The pixels, if they are not too many for one image.
fn checked_size(width: u32, height: u32, limits: &TypesettingLimits) -> Result<u64, PartFailure> {
    if width == 0 || height == 0 {
        return Err(PartFailure::Broken);
    }
    let pixels = u64::from(width) * u64::from(height);
    if pixels > limits.pixels { Err(PartFailure::TooLarge) } else { Ok(pixels) }
}

/// One byte per pixel, from rows of eight pixels per byte, each row starting at a byte.
fn unpacked(rows: &[u8], width: u32) -> Vec<u8> {
    let width = width as usize;
    let pixels = |row: &[u8]| {
        let bits = row.iter().flat_map(|byte| (0..8).rev().map(move |bit| byte >> bit & 1));
        bits.take(width).map(|bit| bit * u8::MAX).collect::<Vec<u8>>()
    };
    rows.chunks(width.div_ceil(8)).flat_map(pixels).collect()
}

/// Whether a JPEG's EXIF asks for a quarter turn, which swaps its sides. Typst rotates it.
fn is_on_its_side(jpeg: &[u8]) -> bool {
    use image::ImageDecoder;
    use image::codecs::jpeg::JpegDecoder;
    use image::metadata::Orientation;
    let turned = JpegDecoder::new(Cursor::new(jpeg)).ok().and_then(|mut decoder| decoder.orientation().ok());
    matches!(
        turned,
        Some(Orientation::Rotate90 | Orientation::Rotate270 | Orientation::Rotate90FlipH | Orientation::Rotate270FlipH)
    )
}

#[cfg(test)]
mod tests {
    use super::unpacked;

    #[test]
    fn rows_of_bits_start_at_a_byte() {
        assert_eq!(unpacked(&[0b1010_0000, 0b0100_0000], 3), [255, 0, 255, 0, 255, 0]);
    }
}
