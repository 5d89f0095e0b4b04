//! The tables of this area in an archive of the company.

use haul_api::tables::Table;
use haul_entity::company::{
    api_key, certificate_request, company, company_document, company_settings, join_request, remittance_change,
    role_grant, terminal, user_account, user_terminal,
};
use haul_types::Permission::*;

pub const TABLES: &[Table] = &[
    Table::of::<api_key::Entity>(&[ApiKeysRead], "API keys and what they may do."),
    Table::of::<certificate_request::Entity>(&[CompanyRead], "Certificates of insurance that the agent was asked for."),
    Table::without::<company::Entity>(
        &["ein"],
        &[CompanyRead],
        "The company itself: names, numbers, officers, addresses, contacts.",
    ),
    Table::of::<company_document::Entity>(&[CompanyRead], "The company's own papers, such as its W-9."),
    Table::of::<company_settings::Entity>(&[CompanyRead], "Defaults, brand, holidays and how long things are kept."),
    Table::of::<join_request::Entity>(&[UsersRead], "Requests to join the company, and who decided."),
    Table::of::<remittance_change::Entity>(
        &[CompanyRead],
        "Payment instructions and their changes; of the account numbers, the last four digits.",
    ),
    Table::of::<role_grant::Entity>(&[RoleGrantsRead], "Sections that the company opened to a role."),
    Table::of::<terminal::Entity>(&[], "The company's own locations."),
    Table::of::<user_account::Entity>(&[UsersRead], "The company's people, with role and status."),
    Table::of::<user_terminal::Entity>(&[UsersRead], "Who works at which terminals."),
    Table::left_out("filing_reminder", "reminders that were sent, so that none is sent twice"),
    Table::left_out("user_session", "people's sign-ins, which end"),
];
