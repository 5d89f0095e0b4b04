//! Who may do what: the actor, permissions, sections, and what operations ask.

mod actor;
mod policy;

pub use actor::{Actor, ActorKind, OwnerActor};
pub use policy::Access;

pub use haul_types::{Permission, Section};
