//! The five roles of the specification.

use crate::text_enum;

text_enum! {
    /// A user's role in the company.
    pub enum Role {
        SuperAdmin = "SuperAdmin",
        Admin = "Admin",
        TerminalManager = "TerminalManager",
        SafetyManager = "SafetyManager",
        User = "User",
    }
}

impl Role {
    pub const ALL: &'static [Self] =
        &[Self::SuperAdmin, Self::Admin, Self::TerminalManager, Self::SafetyManager, Self::User];

    /// The word of `GET /api/get_user_by_email/{email}`.
    pub fn user_type(self) -> &'static str {
        match self {
            Self::SuperAdmin => "super_admin",
            Self::Admin => "admin",
            Self::TerminalManager => "terminal_manager",
            Self::SafetyManager => "safety_manager",
            Self::User => "user",
        }
    }

    pub fn is_admin(self) -> bool {
        matches!(self, Self::SuperAdmin | Self::Admin)
    }

    /// Which of a person's terminals limit what the person sees; none if nothing does. A terminal manager without a
    /// terminal sees only what belongs to no terminal.
    pub fn limited_to<T>(self, terminals: Vec<T>) -> Option<Vec<T>> {
        match self {
            Self::SuperAdmin | Self::Admin => None,
            Self::TerminalManager => Some(terminals),
            Self::SafetyManager | Self::User => (!terminals.is_empty()).then_some(terminals),
        }
    }
}
