//! The list of an archive's files, as a table: what each is, and what is not inside.

use haul_ports::{ArchiveEntry, Cell, TablesError};

use crate::tables::CsvText;

const HEADER: [&str; 11] = [
    "Path",
    "About",
    "Kind",
    "Original name",
    "Added (UTC)",
    "Archived",
    "Rows",
    "Bytes",
    "SHA-256",
    "Included",
    "Note",
];

/// How much of an entry is in the archive.
pub(super) enum Inside {
    Whole {
        bytes: u64,
        sha256: String,
    },
    /// Whole, but not the bytes that were uploaded.
    Changed {
        bytes: u64,
        sha256: String,
    },
    Part {
        bytes: u64,
    },
    Missing,
    /// It was not to be.
    No,
}

pub(super) struct Manifest(CsvText);

impl Manifest {
    pub(super) fn new() -> Result<Self, TablesError> {
        Ok(Self(CsvText::new(&HEADER.map(str::to_owned))?))
    }

    pub(super) fn add(&mut self, path: &str, entry: &ArchiveEntry, inside: &Inside) -> Result<(), TablesError> {
        let (bytes, sha256, included, note) = match inside {
            Inside::Whole { bytes, sha256 } => (Some(*bytes), Some(sha256.as_str()), "yes", None),
            Inside::Changed { bytes, sha256 } => {
                let note = "The stored file is not the one that was uploaded: its SHA-256 differs.";
                (Some(*bytes), Some(sha256.as_str()), "yes", Some(note))
            }
            Inside::Part { bytes } => {
                (Some(*bytes), None, "partly", Some("The stored file could not be read to its end."))
            }
            Inside::Missing => (None, entry.sha256.as_deref(), "no", Some("The file is missing from the storage.")),
            Inside::No => (None, None, "no", None),
        };
        let notes: Vec<&str> = note.into_iter().chain(entry.note.as_deref()).collect();
        self.0.append(&[
            text(path),
            text(&entry.about),
            text(&entry.kind),
            entry.original_name.as_deref().map_or(Cell::Empty, text),
            entry.added_at.map_or(Cell::Empty, |at| Cell::DateTime(at.naive_utc())),
            text(if entry.is_archived { "yes" } else { "no" }),
            entry.rows.map_or(Cell::Empty, number),
            bytes.map_or(Cell::Empty, number),
            sha256.map_or(Cell::Empty, text),
            text(included),
            text(&notes.join(" ")),
        ])
    }

    pub(super) fn finish(self) -> Result<Vec<u8>, TablesError> {
        self.0.finish()
    }
}

fn text(text: &str) -> Cell {
    Cell::Text(text.to_owned())
}

fn number(number: u64) -> Cell {
    Cell::Integer(i64::try_from(number).unwrap_or(i64::MAX))
}
