//! The one table of who may call what. An operation without a row is refused and fails the build's tests.

use crate::types::Permission::{self, *};

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
    /// A fleet owner's session.
    Owner,
}

use Access::{Identity, Member, Owner, Permission as Needs, Public, Staff};

/// Operation id → access, by area.
pub const POLICY: &[(&str, Access)] = &[
    // Session and registration
    ("create_registration", Identity),
    ("find_carrier", Public),
    ("add_user_info", Identity),
    ("get_user_by_email", Identity),
    ("logout", Public),
    ("read_session", Identity),
    ("withdraw_join_request", Identity),
    ("read_profile", Staff),
    ("update_profile", Staff),
    // Users
    ("list_join_requests", Needs(UsersRead)),
    ("admit_join_request", Needs(UsersWrite)),
    ("reject_join_request", Needs(UsersWrite)),
    ("list_users", Needs(UsersRead)),
    ("read_user", Needs(UsersRead)),
    ("invite_user", Needs(UsersWrite)),
    ("update_user", Needs(UsersWrite)),
    ("suspend_user", Needs(UsersWrite)),
    ("reinstate_user", Needs(UsersWrite)),
    ("remove_user", Needs(UsersWrite)),
    ("list_role_grants", Needs(RoleGrantsRead)),
    ("grant_section", Needs(RoleGrantsWrite)),
    ("revoke_section", Needs(RoleGrantsWrite)),
    // API keys
    ("list_permissions", Needs(ApiKeysRead)),
    ("list_api_keys", Needs(ApiKeysRead)),
    ("create_api_key", Needs(ApiKeysWrite)),
    ("revoke_api_key", Needs(ApiKeysWrite)),
    // Audit
    ("list_audit_events", Needs(AuditRead)),
    ("verify_audit_chain", Needs(AuditRead)),
    // Notices
    ("list_notices", Staff),
    ("archive_notice", Staff),
    ("mark_notices_read", Staff),
    // Saved views
    ("list_saved_views", Staff),
    ("create_saved_view", Staff),
    ("update_saved_view", Staff),
    ("remove_saved_view", Staff),
    // Company
    ("read_company", Needs(CompanyRead)),
    ("update_company", Needs(CompanyWrite)),
    ("list_terminals", Member),
    ("read_terminal", Member),
    ("create_terminal", Needs(TerminalsWrite)),
    ("update_terminal", Needs(TerminalsWrite)),
    ("archive_terminal", Needs(TerminalsWrite)),
    ("restore_terminal", Needs(TerminalsWrite)),
    // Customers and facilities
    ("list_customers", Needs(CustomersRead)),
    ("read_customer", Needs(CustomersRead)),
    ("create_customer", Needs(CustomersWrite)),
    ("update_customer", Needs(CustomersWrite)),
    ("archive_customer", Needs(CustomersWrite)),
    ("restore_customer", Needs(CustomersWrite)),
    ("list_facilities", Needs(FacilitiesRead)),
    ("read_facility", Needs(FacilitiesRead)),
    ("create_facility", Needs(FacilitiesWrite)),
    ("update_facility", Needs(FacilitiesWrite)),
    ("archive_facility", Needs(FacilitiesWrite)),
    ("restore_facility", Needs(FacilitiesWrite)),
    // Drivers, trucks, trailers, fleet owners
    ("list_drivers", Needs(DriversRead)),
    ("read_driver", Needs(DriversRead)),
    ("create_driver", Needs(DriversWrite)),
    ("update_driver", Needs(DriversWrite)),
    ("archive_driver", Needs(DriversWrite)),
    ("restore_driver", Needs(DriversWrite)),
    ("list_trucks", Needs(TrucksRead)),
    ("read_truck", Needs(TrucksRead)),
    ("create_truck", Needs(TrucksWrite)),
    ("update_truck", Needs(TrucksWrite)),
    ("archive_truck", Needs(TrucksWrite)),
    ("restore_truck", Needs(TrucksWrite)),
    ("list_truck_ownerships", Needs(TrucksRead)),
    ("create_truck_ownership", Needs(TrucksWrite)),
    ("update_truck_ownership", Needs(TrucksWrite)),
    ("list_trailers", Needs(TrailersRead)),
    ("read_trailer", Needs(TrailersRead)),
    ("create_trailer", Needs(TrailersWrite)),
    ("update_trailer", Needs(TrailersWrite)),
    ("archive_trailer", Needs(TrailersWrite)),
    ("restore_trailer", Needs(TrailersWrite)),
    ("list_fleet_owners", Needs(FleetOwnersRead)),
    ("read_fleet_owner", Needs(FleetOwnersRead)),
    ("create_fleet_owner", Needs(FleetOwnersWrite)),
    ("update_fleet_owner", Needs(FleetOwnersWrite)),
    ("archive_fleet_owner", Needs(FleetOwnersWrite)),
    ("restore_fleet_owner", Needs(FleetOwnersWrite)),
    // Loads
    ("list_loads", Needs(LoadsRead)),
    ("read_load", Needs(LoadsRead)),
    ("list_load_history", Needs(LoadsRead)),
    ("check_load_assignment", Needs(LoadsWrite)),
    ("create_load", Needs(LoadsWrite)),
    ("update_load", Needs(LoadsWrite)),
    ("copy_load", Needs(LoadsWrite)),
    ("book_load", Needs(LoadsWrite)),
    ("assign_load", Needs(LoadsWrite)),
    ("unassign_load", Needs(LoadsWrite)),
    ("dispatch_load", Needs(LoadsWrite)),
    ("start_load", Needs(LoadsWrite)),
    ("hold_load", Needs(LoadsWrite)),
    ("release_load", Needs(LoadsWrite)),
    ("cancel_load", Needs(LoadsWrite)),
    ("mark_load_tonu", Needs(LoadsWrite)),
    ("reopen_load", Needs(LoadsWrite)),
    ("add_load_stop", Needs(LoadsWrite)),
    ("update_load_stop", Needs(LoadsWrite)),
    ("remove_load_stop", Needs(LoadsWrite)),
    ("reorder_load_stops", Needs(LoadsWrite)),
    ("record_stop_event", Needs(LoadsWrite)),
    ("void_stop_event", Needs(LoadsWrite)),
    ("add_load_charge", Needs(LoadsWrite)),
    ("update_load_charge", Needs(LoadsWrite)),
    ("remove_load_charge", Needs(LoadsWrite)),
    // Documents
    ("create_document_upload", Needs(DocumentsWrite)),
    ("create_load_document", Needs(DocumentsWrite)),
    ("list_load_documents", Needs(DocumentsRead)),
    ("update_document", Needs(DocumentsWrite)),
    ("archive_document", Needs(DocumentsWrite)),
    ("restore_document", Needs(DocumentsWrite)),
    ("open_document", Needs(DocumentsRead)),
    // Search, billing, dashboards
    ("search", Member),
    ("list_ready_to_bill", Needs(BillingRead)),
    ("read_operations_dashboard", Needs(DashboardRead)),
    ("read_analytics_dashboard", Needs(DashboardRead)),
    // Fleet owners' portal
    ("request_owner_login", Public),
    ("verify_owner_login", Public),
    ("choose_owner_carrier", Public),
    ("read_owner_session", Owner),
    ("read_owner_dashboard", Owner),
    ("list_owner_trucks", Owner),
    ("list_owner_loads", Owner),
    ("read_owner_profile", Owner),
    ("update_owner_profile", Owner),
    ("logout_owner", Owner),
];

/// The row of an operation, if it has one.
pub fn access_of(operation_id: &str) -> Option<Access> {
    POLICY.iter().find(|(id, _)| *id == operation_id).map(|(_, access)| *access)
}
