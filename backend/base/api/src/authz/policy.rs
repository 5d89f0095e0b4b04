//! Operations' requirements for their callers. Each area has its own entries; `app/registry.txt` lists them all.

use haul_types::Permission;

use super::Actor;

/// An operation's requirement for its caller.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Access {
    /// Anyone.
    Public,
    /// Anyone signed in at the identity provider, known to us or not.
    Identity,
    /// An active user of a company or one of its API keys.
    Member,
    /// An active user of a company, in person.
    Staff,
    /// An active user or API key that has the permission.
    Permission(Permission),
    /// An active user or API key that has one of them; the operation checks the one that the call is about.
    AnyOf(&'static [Permission]),
    /// A fleet owner's session.
    Owner,
}

impl Access {
    /// Whether a staff member or API key allowed to read such records is told of them.
    pub(crate) fn lets_hear(self, actor: &Actor) -> bool {
        match self {
            Self::Permission(permission) => actor.may(permission),
            Self::AnyOf(permissions) => permissions.iter().any(|permission| actor.may(*permission)),
            _ => true,
        }
    }
}
