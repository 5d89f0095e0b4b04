//! What this area registers.

use haul_api::{
    area::{Area, Operations, Record},
    authz::Access::{Permission as Needs, Public},
    jobs::JobKind,
};
use haul_types::Permission::*;

pub const AREA: Area = Area {
    operations: &[
        Operations::of::<crate::sending::public_api::PublicQuotesApi>(),
        Operations::of::<crate::sending::actions_api::QuoteActionsApi>(),
        Operations::of::<crate::reports::api::QuoteReportsApi>(),
        Operations::of::<crate::pricing::api::QuoteSettingsApi>(),
        Operations::of::<crate::drafting::api::QuotesApi>(),
    ],
    policy: &[
        // Quotes
        ("list_quotes", Needs(QuotesRead)),
        ("read_quote", Needs(QuotesRead)),
        ("read_lane", Needs(QuotesRead)),
        ("read_quote_report", Needs(QuotesRead)),
        ("read_quote_settings", Needs(QuotesRead)),
        ("create_quote", Needs(QuotesWrite)),
        ("update_quote", Needs(QuotesWrite)),
        ("print_quote", Needs(QuotesRead)),
        ("preview_quote", Needs(QuotesWrite)),
        ("revise_quote", Needs(QuotesWrite)),
        ("copy_quote", Needs(QuotesWrite)),
        ("request_quote_approval", Needs(QuotesWrite)),
        ("approve_quote", Needs(QuotesApprove)),
        ("return_quote", Needs(QuotesApprove)),
        ("send_quote", Needs(QuotesWrite)),
        ("accept_quote", Needs(QuotesWrite)),
        ("lose_quote", Needs(QuotesWrite)),
        ("reopen_quote", Needs(QuotesWrite)),
        ("withdraw_quote", Needs(QuotesWrite)),
        // It books a load.
        ("convert_quote", Needs(LoadsWrite)),
        ("set_cost_model", Needs(QuoteSettingsWrite)),
        ("set_diesel_price", Needs(QuoteSettingsWrite)),
        ("create_fuel_programme", Needs(QuoteSettingsWrite)),
        ("update_fuel_programme", Needs(QuoteSettingsWrite)),
        ("archive_fuel_programme", Needs(QuoteSettingsWrite)),
        ("restore_fuel_programme", Needs(QuoteSettingsWrite)),
        ("open_public_quote", Public),
        ("print_public_quote", Public),
        ("accept_public_quote", Public),
        ("decline_public_quote", Public),
    ],
    records: &[
        Record::of("cost_model", Needs(QuotesRead)),
        Record::of("diesel_price", Needs(QuotesRead)),
        Record::of("fuel_programme", Needs(QuotesRead)),
        Record::of("quote", Needs(QuotesRead)),
    ],
    jobs: &[JobKind::of::<crate::life::expiry::ExpireQuote>(), JobKind::of::<crate::life::expiry::RemindOfQuote>()],
    ..Area::new("quotes")
};
