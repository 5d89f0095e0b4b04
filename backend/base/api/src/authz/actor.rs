//! Who is calling. Created only by the security schemes of [`crate::auth`].

use std::collections::BTreeSet;

use chrono::TimeDelta;
use haul_db::Narrowing;
use haul_entity::terminals::TERMINAL_VIEWS;
use haul_types::{Role, Timestamp};
use uuid::Uuid;

use super::{Permission, Section};

/// Enough time to sign in again and get back to the page.
const RECENT: TimeDelta = TimeDelta::minutes(10);

/// How the actor signed in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ActorKind {
    User,
    ApiKey,
    Owner,
    /// A customer who answers a quote or follows a load with its link.
    Customer,
    /// A driver who reports with a link.
    Driver,
    System,
}

impl ActorKind {
    /// Its name in the audit log.
    pub fn name(self) -> &'static str {
        match self {
            Self::User => "user",
            Self::ApiKey => "api_key",
            Self::Owner => "owner",
            Self::Customer => "customer",
            Self::Driver => "driver",
            Self::System => "system",
        }
    }
}

/// An actor inside one company: a user, an API key, a fleet owner or the product itself.
#[derive(Clone, Debug)]
pub struct Actor {
    pub kind: ActorKind,
    pub company_id: Uuid,
    /// The user's, key's or owner's id; none for the system.
    pub id: Option<Uuid>,
    /// As shown in the audit log.
    pub name: String,
    /// A user's role.
    pub role: Option<Role>,
    pub sections: Vec<Section>,
    pub permissions: BTreeSet<Permission>,
    pub request_id: Option<String>,
    /// The person whose access a program uses: the id, if known, and the name.
    pub on_behalf_of: Option<(Uuid, String)>,
    /// The terminals whose records the actor sees, besides those of no terminal; none for all of the company's.
    pub terminals: Option<Vec<Uuid>>,
    /// When a person last proved their identity; none for programs and the product itself.
    pub signed_in_at: Option<Timestamp>,
}

impl Actor {
    /// The product acting on its own, for jobs and registration.
    pub fn system(company_id: Uuid) -> Self {
        Self {
            kind: ActorKind::System,
            company_id,
            id: None,
            name: "Haul".to_owned(),
            role: None,
            sections: Vec::new(),
            permissions: BTreeSet::new(),
            request_id: None,
            on_behalf_of: None,
            terminals: None,
            signed_in_at: None,
        }
    }

    /// The company's rows that the actor may see.
    pub(crate) fn narrowing(&self) -> Option<Narrowing> {
        let terminals = self.terminals.as_ref()?.iter().map(Uuid::to_string).collect::<Vec<_>>();
        let ids = terminals.join(",").into();
        Some(Narrowing { views: TERMINAL_VIEWS, ids, person: self.id.unwrap_or_default() })
    }

    /// Where records belong that the actor adds without naming a terminal: at the only one that the actor sees.
    pub fn home_terminal(&self) -> Option<Uuid> {
        match self.terminals.as_deref() {
            Some([only]) => Some(*only),
            _ => None,
        }
    }

    /// Whether a person proved their identity just now. The identity provider signs the time, which renewed tokens keep.
    pub fn has_signed_in_recently(&self, now: Timestamp) -> bool {
        self.signed_in_at.is_some_and(|at| at + RECENT >= now)
    }

    pub fn may(&self, permission: Permission) -> bool {
        self.permissions.contains(&permission)
    }
}

/// A fleet owner's session; its queries are limited to the owner's id as well as the company's.
#[derive(Clone, Debug)]
pub struct OwnerActor {
    pub actor: Actor,
    pub fleet_owner_id: Uuid,
    pub session_id: Uuid,
}
