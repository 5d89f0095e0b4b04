//! Values that cannot be invalid, and the trade's closed vocabularies.

mod folded;
mod role;
mod text_enum;
mod user_state;

pub use folded::folded;
pub use role::Role;
pub use user_state::UserState;
pub(crate) use text_enum::text_enum;
