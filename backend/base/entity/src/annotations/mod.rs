//! What people attach to records: tags, notes and files, and who is looking at a record.
//!
//! Each row names its record twice: `record_id` for reading all kinds alike, and the column of its kind, whose foreign
//! key keeps the record in the company and in existence.

pub mod presence;
pub mod record_file;
pub mod record_note;
pub mod record_tag;
pub mod tag;
