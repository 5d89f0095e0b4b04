//! Notes on records: who can read them, and the people they mention.
//!
//! Everyone mentioned in a note gets a notice. Only the author can change a note; an Admin can archive it too.

mod api;
mod mentions;
mod ops;
mod views;

pub use api::NotesApi;
