//! Who may do what: the actor, permissions, sections and the one policy table.

mod actor;
mod policy;
mod topics;

pub use actor::{Actor, ActorKind, OwnerActor};
pub use policy::{Access, POLICY, access_of};
pub use topics::{EXPORT, NOTICE, PERSONAL, TOPICS, topics_of};

pub use crate::types::{Permission, Section};
