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
    exports: &[crate::drafting::export::EXPORT],
    searches: &[crate::drafting::search::SEARCH],
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
        ("create_fuel_program", Needs(QuoteSettingsWrite)),
        ("update_fuel_program", Needs(QuoteSettingsWrite)),
        ("archive_fuel_program", Needs(QuoteSettingsWrite)),
        ("restore_fuel_program", Needs(QuoteSettingsWrite)),
        ("open_public_quote", Public),
        ("print_public_quote", Public),
        ("accept_public_quote", Public),
        ("decline_public_quote", Public),
    ],
    records: &[
        Record::of("cost_model", Needs(QuotesRead)).emitting(&["updated"]),
        Record::of("diesel_price", Needs(QuotesRead)).telling(&[("set", "Set the diesel price {label}")]),
        Record::of("fuel_program", Needs(QuotesRead)).shown_as::<crate::pricing::settings_views::FuelProgram>(),
        Record::of("quote", Needs(QuotesRead))
            .telling(&[
                ("accepted", "Marked quote {label} as accepted"),
                ("approval_requested", "Asked for approval of quote {label}"),
                ("approved", "Approved quote {label}"),
                ("converted", "Booked quote {label} as a load"),
                ("declined", "The customer declined quote {label}"),
                ("duplicated", "Copied quote {label}"),
                ("expired", "Quote {label} expired"),
                ("lost", "Marked quote {label} as lost"),
                ("reopened", "Reopened quote {label}"),
                ("returned", "Returned quote {label} for changes"),
                ("revised", "Revised quote {label}"),
                ("sent", "Sent quote {label}"),
                ("sent_again", "Sent quote {label} again"),
                ("credit_accepted", "Sent {label} beyond the customer's credit"),
                ("superseded", "Replaced quote {label} by a new version"),
                ("viewed", "The customer opened quote {label}"),
                ("withdrawn", "Withdrew quote {label}"),
            ])
            .emitting(&["created", "updated"]),
    ],
    jobs: &[JobKind::of::<crate::life::expiry::ExpireQuote>(), JobKind::of::<crate::life::expiry::RemindOfQuote>()],
    ..Area::new("quotes")
};
