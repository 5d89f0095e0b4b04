//! What live updates speak of, and who may listen: a topic is a kind of record, the same word as in the audit log.

use super::{Access, Actor, policy::IMPORTED_READ};
use crate::types::Permission::*;

/// Notices concern one person each and are in no audit log.
pub const NOTICE: &str = "notice";

/// A person's own files.
pub const EXPORT: &str = "export";

/// Records of which only their reader hears.
pub const PERSONAL: [&str; 2] = [EXPORT, NOTICE];

/// Topic → what reading such a record asks for. A change of a record without a row here reaches nobody.
pub const TOPICS: &[(&str, Access)] = &[
    ("api_key", Access::Permission(ApiKeysRead)),
    ("assignment_rule", Access::Permission(LoadsRead)),
    ("check_call", Access::Permission(TrackingRead)),
    ("company", Access::Permission(CompanyRead)),
    ("cost_model", Access::Permission(QuotesRead)),
    ("customer", Access::Permission(CustomersRead)),
    ("detention", Access::Permission(LoadsRead)),
    ("detention_policy", Access::Permission(CustomersRead)),
    ("diesel_price", Access::Permission(QuotesRead)),
    ("document", Access::Permission(DocumentsRead)),
    ("driver", Access::Permission(DriversRead)),
    ("driver_link", Access::Permission(TrackingRead)),
    (EXPORT, Access::Staff),
    ("facility", Access::Permission(FacilitiesRead)),
    ("fleet_owner", Access::Permission(FleetOwnersRead)),
    ("fuel_programme", Access::Permission(QuotesRead)),
    ("import", Access::AnyOf(IMPORTED_READ)),
    ("join_request", Access::Permission(UsersRead)),
    ("load", Access::Permission(LoadsRead)),
    (NOTICE, Access::Staff),
    ("number_format", Access::Permission(CompanyRead)),
    ("quote", Access::Permission(QuotesRead)),
    ("role", Access::Permission(RoleGrantsRead)),
    ("saved_view", Access::Staff),
    ("tag", Access::Permission(LoadsRead)),
    ("terminal", Access::Member),
    ("tracking", Access::Permission(TrackingRead)),
    ("tracking_exception", Access::Permission(TrackingRead)),
    ("tracking_link", Access::Permission(TrackingRead)),
    ("tracking_settings", Access::Permission(TrackingRead)),
    ("trailer", Access::Permission(TrailersRead)),
    ("truck", Access::Permission(TrucksRead)),
    ("user", Access::Permission(UsersRead)),
];

/// The topics that a member may listen to.
pub fn topics_of(actor: &Actor) -> Vec<&'static str> {
    let may = |access: &Access| match access {
        Access::Permission(permission) => actor.may(*permission),
        Access::AnyOf(permissions) => permissions.iter().any(|permission| actor.may(*permission)),
        _ => true,
    };
    TOPICS.iter().filter(|(_, access)| may(access)).map(|(topic, _)| *topic).collect()
}
