//! HTTP matters that belong to no feature: errors, who is asking, writes, paging, the root of the router.

pub mod auth;
mod checks;
mod clearable;
mod columns;
mod error;
mod filters;
mod idempotency;
mod identity_token;
mod lookup;
mod numbers;
mod operations;
pub mod paging;
mod refusals;
mod request;
mod responses;
mod root;
mod tags;
mod write;

pub use clearable::Clearable;
pub use columns::{contains, from_json_column, from_nullable_json_column, json_column, patch};
pub use error::{ApiError, Invalid, Problem, ProblemField};
pub use filters::one_of;
pub use idempotency::IDEMPOTENCY_KEYS_KEPT_FOR;
pub use identity_token::{Identity, TokenError, VerifiedTokens, verify_identity_token};
pub use lookup::{by_ids, today_at_company, zone_of_company};
pub use numbers::{HumanNumber, next_number_of};
pub use operations::Operations;
pub use refusals::Refusals;
pub use request::{RequestInfo, client_ip, request_id};
pub use responses::{Created, IdempotencyKey};
pub use root::{LOGOUT_PATH, problem_response, root};
pub use tags::Tag;
pub use write::{Begun, Change, Write, changes_between};
