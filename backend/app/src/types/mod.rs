//! Values that cannot be invalid, and the trade's closed vocabularies.

mod address;
mod folded;
mod phone;
mod role;
mod text_enum;
mod time_zone;
mod user_state;

pub use address::Address;
pub use folded::folded;
pub use phone::Phone;
pub use role::Role;
pub(crate) use text_enum::text_enum;
pub use time_zone::valid_time_zone;
pub use user_state::UserState;
