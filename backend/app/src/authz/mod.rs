//! Who may do what: the actor, permissions, sections and the one policy table.

mod actor;
mod permission;
mod policy;
mod section;

pub use actor::{Actor, ActorKind, OwnerActor};
pub use permission::Permission;
pub use policy::{Access, POLICY, access_of};
pub use section::Section;
