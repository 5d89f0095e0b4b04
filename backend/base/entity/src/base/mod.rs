//! The tables that every area writes to: audit, jobs, numbers, notices.

pub mod audit_event;
pub mod audit_head;
pub mod audit_origin;
pub mod audit_settings;
pub mod idempotency_record;
pub mod job;
pub mod mail_refusal;
pub mod mail_template;
pub mod notice;
pub mod notice_settings;
pub mod number_format;
pub mod paper_template;
pub mod record_counter;
pub mod sent_mail;
