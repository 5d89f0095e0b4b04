//! Notes on records: who reads them, and the people they name.
//!
//! A note that names people sends each a notice. Only its author changes a note; an Admin may archive it too.

mod api;
mod mentions;
mod ops;
mod views;

pub use api::NotesApi;
