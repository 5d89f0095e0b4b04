//! Access control: the actor, permissions, sections, and operations' policies.

mod actor;
mod policy;

pub use actor::{Actor, ActorKind, OwnerActor};
pub use policy::Access;

pub use haul_types::{Permission, Section};
