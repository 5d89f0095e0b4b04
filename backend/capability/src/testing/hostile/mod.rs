//! Malicious uploads, built in memory: what each test of a reader must survive.
//!
//! Sizes are arguments where a test injects smaller limits; nothing here needs more memory than a few megabytes.

mod pdf;
mod picture;
mod table;

pub use pdf::{
    cyclic_pdf, deep_pdf, deep_tree_pdf, encrypted_pdf, pdf, pdf_of_objects, pdf_with_archive, stream_bomb_pdf,
    truncated_pdf,
};
pub use picture::{
    gif_with_script, huge_jpeg, huge_png, profile_bomb_png, svg, tiff_bomb, truncated_jpeg, truncated_png,
};
pub use table::{
    archive_bomb, crowded_archive, entity_bomb, far_column, giant_cell, long_line, shared_text_bomb, spreadsheet,
    traversing_archive, truncated_spreadsheet,
};

use std::io::Write;

use flate2::Compression;
use flate2::write::DeflateEncoder;

/// `megabytes` of zeros, deflated without a head: the same block again and again, since compressing them all takes its time.
fn deflated_zeros(megabytes: usize) -> Vec<u8> {
    let mut encoder = DeflateEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(&vec![0; 1 << 20]).expect("memory");
    encoder.flush().expect("memory");
    // Flushed, so it ends at a byte; it refers to nothing before it but zeros.
    let block = encoder.get_ref().clone();
    let mut bytes = block.repeat(megabytes);
    // An empty last block.
    bytes.extend([3, 0]);
    bytes
}

/// The same with zlib's head and sum.
fn zlib_zeros(megabytes: usize) -> Vec<u8> {
    let length = megabytes << 20;
    // Adler-32 of zeros: the first half stays 1, the second counts the bytes.
    let sum = u32::try_from(length % 65_521).unwrap_or_default() << 16 | 1;
    [&[0x78, 0x9c], deflated_zeros(megabytes).as_slice(), &sum.to_be_bytes()].concat()
}
