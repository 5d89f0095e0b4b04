//! Tags, notes and files on records, and who has one open.

mod files;
mod history;
mod notes;
mod presence;
mod tags;
