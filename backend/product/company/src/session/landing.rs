//! Where a session starts. Never on a page that its guard would refuse.

use haul_api::authz::Section;
use haul_types::Role;

use super::state::SessionState;

/// The page for people who have no access yet; it says why.
const START_PATH: &str = "/";

/// Admins start on the dashboard, others on the first page they may open.
pub(super) fn landing_path(state: SessionState, role: Option<Role>, sections: &[Section]) -> &'static str {
    match (state, role) {
        (SessionState::EmailUnverified, _) => "/auth/confirm-mail",
        (SessionState::Active, Some(role)) if role.is_admin() => Section::Dashboard.landing_path(),
        (SessionState::Active, _) => sections.first().map_or(START_PATH, |section| section.landing_path()),
        _ => START_PATH,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn landing_path_is_open_to_the_person() {
        let cases: [(SessionState, Option<Role>, &[Section], &str); 6] = [
            (SessionState::Active, Some(Role::Admin), Section::ALL, "/dashboard"),
            (SessionState::Active, Some(Role::SuperAdmin), Section::ALL, "/dashboard"),
            (SessionState::Active, Some(Role::SafetyManager), &[Section::Safety], "/apps/safety/drivers"),
            (SessionState::Active, Some(Role::User), &[], "/"),
            (SessionState::AwaitingAdmission, None, &[], "/"),
            (SessionState::EmailUnverified, None, &[], "/auth/confirm-mail"),
        ];
        for (state, role, sections, expected) in cases {
            assert_eq!(landing_path(state, role, sections), expected, "{state:?} {role:?}");
        }
    }
}
