//! Where a session starts. Never on a page that its guard would refuse.

use haul_api::authz::Section;
use haul_types::Role;

use super::status::SessionStatus;

/// The page for people who have no access yet; it says why.
const START_PATH: &str = "/";

/// Admins start on the dashboard, those who dispatch on their day's work, others on the first page they may open.
pub(super) fn landing_path(status: SessionStatus, role: Option<Role>, sections: &[Section]) -> &'static str {
    match (status, role) {
        (SessionStatus::EmailUnverified, _) => "/auth/confirm-mail",
        (SessionStatus::Active, Some(role)) if role.is_admin() => Section::Dashboard.landing_path(),
        (SessionStatus::Active, _) if sections.contains(&Section::Loads) => Section::Loads.landing_path(),
        (SessionStatus::Active, _) => sections.first().map_or(START_PATH, |section| section.landing_path()),
        _ => START_PATH,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn landing_path_is_open_to_the_person() {
        let cases: [(SessionStatus, Option<Role>, &[Section], &str); 7] = [
            (SessionStatus::Active, Some(Role::Admin), Section::ALL, "/dashboard"),
            (SessionStatus::Active, Some(Role::SuperAdmin), Section::ALL, "/dashboard"),
            (SessionStatus::Active, Some(Role::SafetyManager), &[Section::Safety], "/apps/safety/drivers"),
            (
                SessionStatus::Active,
                Some(Role::TerminalManager),
                &[Section::Dashboard, Section::Loads],
                "/apps/loads/today",
            ),
            (SessionStatus::Active, Some(Role::User), &[], "/"),
            (SessionStatus::AwaitingAdmission, None, &[], "/"),
            (SessionStatus::EmailUnverified, None, &[], "/auth/confirm-mail"),
        ];
        for (status, role, sections, expected) in cases {
            assert_eq!(landing_path(status, role, sections), expected, "{status:?} {role:?}");
        }
    }
}
