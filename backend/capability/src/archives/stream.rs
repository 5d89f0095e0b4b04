//! Writes the ZIP file on a thread of its own: what it gets goes in, what it has goes out, little is kept.
//!
//! Everything is deflated, even what hardly shrinks: some programs can't unpack stored files whose size follows them,
//! which it must in a stream.

use std::io::{self, Write};

use bytes::Bytes;
use chrono::{DateTime, Datelike, Timelike, Utc};
use tokio::sync::mpsc::{Receiver, Sender};
use zip::ZipWriter;
use zip::write::SimpleFileOptions;

use crate::blobs::Chunk;

/// Bytes that leave at once.
const CHUNK: usize = 256 << 10;
/// Photos and scans are packed already; a list shrinks nearly as well as with more effort.
const EFFORT: i64 = 1;
/// Below the 4 GiB from which ZIP needs its 64-bit form, by more than a deflated file may grow.
const LARGE: u64 = 4_000_000_000;

/// What goes into the archive.
pub(super) enum Piece {
    /// A file begins, with the time of its last change.
    File {
        path: String,
        at: DateTime<Utc>,
        byte_size: u64,
    },
    Bytes(Bytes),
    /// Nothing follows. Without it the archive is dropped.
    End,
}

/// Blocks until the last piece.
pub(super) fn write(mut pieces: Receiver<Piece>, out: Sender<Chunk>) -> io::Result<()> {
    let mut zip = ZipWriter::new_stream(Outlet { out, buffer: Vec::with_capacity(CHUNK) });
    loop {
        match pieces.blocking_recv() {
            Some(Piece::File { path, at, byte_size }) => zip.start_file(path, options(at, byte_size))?,
            Some(Piece::Bytes(bytes)) => zip.write_all(&bytes)?,
            Some(Piece::End) => break,
            None => return Err(io::Error::other("nobody finished the archive")),
        }
    }
    zip.finish()?.into_inner().end()
}

fn options(at: DateTime<Utc>, byte_size: u64) -> SimpleFileOptions {
    let part = |number: u32| u8::try_from(number).unwrap_or_default();
    let year = u16::try_from(at.year()).unwrap_or_default();
    let time = zip::DateTime::from_date_and_time(
        year,
        part(at.month()),
        part(at.day()),
        part(at.hour()),
        part(at.minute()),
        part(at.second()),
    );
    SimpleFileOptions::default()
        .compression_method(zip::CompressionMethod::Deflated)
        .compression_level(Some(EFFORT))
        .large_file(byte_size >= LARGE)
        // ZIP knows no time before 1980.
        .last_modified_time(time.unwrap_or_default())
}

/// Passes what is written on to the store; a slow store slows the writer down.
struct Outlet {
    out: Sender<Chunk>,
    buffer: Vec<u8>,
}

impl Outlet {
    fn send(&mut self) -> io::Result<()> {
        let full = std::mem::replace(&mut self.buffer, Vec::with_capacity(CHUNK));
        self.pass(Chunk::Bytes(full.into()))
    }

    fn end(mut self) -> io::Result<()> {
        self.send()?;
        self.pass(Chunk::End)
    }

    fn pass(&self, chunk: Chunk) -> io::Result<()> {
        self.out.blocking_send(chunk).map_err(|_| io::Error::from(io::ErrorKind::BrokenPipe))
    }
}

impl Write for Outlet {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.buffer.extend_from_slice(bytes);
        if self.buffer.len() >= CHUNK {
            self.send()?;
        }
        Ok(bytes.len())
    }

    /// Small pieces would only cost time.
    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}
