//! What operations ask of their callers. Each area has the rows of its own; `app/registry.txt` prints them all.

use haul_types::Permission;

use super::Actor;

/// What an operation asks of its caller.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Access {
    /// Anybody.
    Public,
    /// Somebody signed in at the identity provider, whatever we know of them.
    Identity,
    /// An active user of a company or one of its API keys.
    Member,
    /// An active user of a company, in person.
    Staff,
    /// An active user or API key that has the permission.
    Permission(Permission),
    /// An active user or API key that has one of them; the operation asks for the one that the call is about.
    AnyOf(&'static [Permission]),
    /// A fleet owner's session.
    Owner,
}

impl Access {
    /// May somebody of a company's staff, or an API key, who reads such records hear of them?
    pub(crate) fn lets_hear(self, actor: &Actor) -> bool {
        match self {
            Self::Permission(permission) => actor.may(permission),
            Self::AnyOf(permissions) => permissions.iter().any(|permission| actor.may(*permission)),
            _ => true,
        }
    }
}
