//! Values that cannot be invalid, and the trade's closed vocabularies.

mod address;
mod docket_number;
mod dot_number;
mod ein;
mod email;
mod folded;
mod join_request_state;
mod notice_kind;
mod phone;
mod role;
mod scac;
mod text_enum;
mod time_zone;
mod user_state;

pub use address::Address;
pub use docket_number::{DocketKind, DocketNumber, InvalidDocketNumber};
pub use dot_number::{DotNumber, InvalidDotNumber};
pub use ein::{Ein, InvalidEin};
pub use email::{EmailAddress, InvalidEmail};
pub use folded::folded;
pub use join_request_state::JoinRequestState;
pub use notice_kind::NoticeKind;
pub use phone::Phone;
pub use role::Role;
pub use scac::{InvalidScac, Scac};
pub(crate) use text_enum::text_enum;
pub use time_zone::valid_time_zone;
pub use user_state::UserState;
