//! Messages about loads to drivers and customers, by mail or SMS.
//!
//! ```text
//!  occasion ──► queued ──(job: mail server or SMS provider takes it)──► sent
//!                  └────────(refused, or given up after hours)────────► failed
//! ```
//!
//! An occasion (a dispatch, a milestone) has a key that is unique in the company, so it leads to one message however
//! often it is met. The text is sealed until it is sent, because it contains a link that needs no sign-in.

pub(crate) mod api;
mod book;
mod content;
pub(crate) mod customers;
pub(crate) mod job;
pub(crate) mod milestones;
mod pod;
mod sms_budget;
mod status_file;
mod status_report;
mod text;
pub(crate) mod trips;
pub(crate) mod views;
