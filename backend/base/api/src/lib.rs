//! Shared by all areas: HTTP, callers, writes, jobs, audit, notices, live updates, paging, the router's root.
//!
//! An area registers what it provides in an [`area::Area`]; lists of operations, records or jobs are collected from
//! there.

#![cfg_attr(
    not(test),
    deny(
        clippy::arithmetic_side_effects,
        clippy::expect_used,
        clippy::indexing_slicing,
        clippy::panic,
        clippy::unwrap_used
    )
)]

mod answer;
mod archived;
pub mod area;
pub mod audit;
pub mod auth;
pub mod authz;
mod body;
mod brand;
mod chain;
mod chapters;
mod checks;
mod clearable;
mod columns;
mod company_settings;
mod context;
mod deprecation;
mod error;
pub mod exports;
mod filters;
mod future;
mod idempotency;
mod identity_token;
pub mod imports;
mod input;
pub mod inside;
pub mod jobs;
pub mod limits;
mod link_carrier;
pub mod live;
mod lookup;
pub mod mail;
pub mod merging;
pub mod notices;
mod numbers;
mod operations;
pub mod packing;
pub mod paging;
mod places;
pub mod records;
mod refusals;
mod registry;
mod request;
mod responses;
mod root;
pub mod search;
pub mod secrets;
mod sentences;
mod sessions;
pub mod sight;
mod sort;
pub mod tables;

pub mod workplaces;
mod write;

pub use answer::Answer;
pub use body::Json;
pub use brand::{Brand, brand_of, brand_of_settings, picture_format};
pub use chain::{chain_hash, is_sealed, origin_hash, seal_of};
use chapters::Chapter;
pub use clearable::Clearable;
pub use columns::{
    contains, differs, from_json_column, from_nullable_json_column, json_column, patch, starts_with, value_of,
};
pub use company_settings::{DEFAULT_PAYMENT_TERMS_DAYS, settings_of_company, usual_settings};
pub use context::AppContext;
pub use deprecation::Deprecation;
pub use error::{ApiError, Invalid, Problem, ProblemField};
pub use filters::{AnyOf, search_words, searched};
pub use future::BoxFuture;
pub use haul_derive::{FromModel, IntoUpdate, record_operations};
pub use idempotency::{IDEMPOTENCY_KEYS_KEPT_FOR, checked_key};
pub use identity_token::{Identity, OWNER_SESSION_AUDIENCE, TokenError, VerifiedTokens, verify_identity_token};
pub use link_carrier::LinkCarrier;
pub use lookup::{by_ids, today_at_company, zone_of_company};
pub use numbers::{HumanNumber, next_number_of};
pub use operations::OperationTable;
pub use records::same_version;
pub use refusals::Refusals;
pub use registry::AREA;
pub use request::{RequestInfo, client_ip, device, request_id};
pub use responses::{Created, IdempotencyKey};
pub use root::{LOGOUT_PATH, problem_response, root};
pub use sort::{Sort, SortBy};

pub use write::{Begun, Change, RecordedChange, Write, changed_words, changes_between};
