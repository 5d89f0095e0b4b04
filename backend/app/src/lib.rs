//! Haul's product: freight, safety and money for one trucking carrier at a time.
//!
//! A plain library without IO of its own: it runs natively in tests and tools, and inside the WebAssembly component.
//!
//! [`build`] makes the endpoint, [`openapi_document`] its published description, [`run_jobs`] the work put off until after a commit.
//! Each feature is a module with the same files: `api` (operations), `views` (wire types), `ops` (verbs), `error`.

use std::sync::Arc;

use poem::{EndpointExt, Response, endpoint::BoxEndpoint};
use poem_openapi::OpenApiService;

pub mod api;
pub mod api_keys;
pub mod audit;
pub mod authz;
pub mod billing;
pub mod company;
pub mod context;
pub mod customers;
pub mod dashboards;
pub mod detention;
pub mod dispatch_board;
pub mod documents;
pub mod drivers;
pub mod entity;
pub mod exports;
pub mod facilities;
pub mod fleet_owners;
pub mod imports;
mod inside;
pub mod jobs;
pub mod join_requests;
pub mod live;
pub mod loads;
mod merging;
pub mod notices;
pub mod number_formats;
pub mod owner_portal;
pub mod papers;
pub mod ports;
pub mod profile;
pub mod quotes;
pub mod registrations;
pub mod role_grants;
pub mod saved_views;
pub mod search;
pub mod session;
pub mod tags;
pub mod terminals;
pub mod tracking;
pub mod trailers;
pub mod trucks;
pub mod types;
pub mod users;

pub use context::AppContext;
pub use jobs::{JobsOutcome, run_jobs};

use api::{Operations, Refusals, VerifiedTokens, auth::Authenticator};

/// Lists the features' operations, nested in pairs, for a tuple takes only so many.
macro_rules! apis {
    ($($api:path,)*) => {
        type Apis = apis!(@nested $($api,)*);

        fn apis() -> Apis {
            apis!(@nested $($api,)*)
        }
    };
    (@nested) => { () };
    (@nested $first:path, $($rest:path,)*) => { ($first, apis!(@nested $($rest,)*)) };
}

apis! {
    api_keys::ApiKeysApi,
    audit::AuditApi,
    billing::BillingApi,
    company::CompanyApi,
    customers::CustomersApi,
    dashboards::DashboardsApi,
    detention::DetentionApi,
    dispatch_board::DispatchBoardApi,
    documents::DocumentsApi,
    drivers::DriversApi,
    exports::ExportsApi,
    facilities::FacilitiesApi,
    fleet_owners::FleetOwnersApi,
    imports::ImportsApi,
    join_requests::JoinRequestsApi,
    live::LiveApi,
    loads::LoadActionsApi,
    loads::LoadChargesApi,
    loads::LoadBillingApi,
    loads::LoadDetentionApi,
    loads::AssignmentRulesApi,
    loads::LoadLegsApi,
    loads::LoadStopsApi,
    loads::LoadsApi,
    notices::NoticesApi,
    number_formats::NumberFormatsApi,
    owner_portal::OwnerFleetApi,
    owner_portal::OwnerPortalApi,
    papers::PapersApi,
    profile::ProfileApi,
    quotes::PublicQuotesApi,
    quotes::QuoteActionsApi,
    quotes::QuoteReportsApi,
    quotes::QuoteSettingsApi,
    quotes::QuotesApi,
    registrations::RegistrationsApi,
    role_grants::RoleGrantsApi,
    saved_views::SavedViewsApi,
    search::SearchApi,
    session::SessionApi,
    tags::TagsApi,
    terminals::TerminalsApi,
    tracking::CheckCallsApi,
    tracking::PublicTrackingApi,
    tracking::TrackingApi,
    tracking::TrackingExceptionsApi,
    tracking::TrackingLinksApi,
    trailers::TrailersApi,
    trucks::TrucksApi,
    users::UsersApi,
}

fn service() -> OpenApiService<Apis, ()> {
    OpenApiService::new(apis(), "Haul", env!("CARGO_PKG_VERSION")).description(
        "Freight, safety and money of one trucking carrier. Every operation says what it needs and how it fails.",
    )
}

/// The product as one endpoint. It answers every request, failures included, with a body that the document describes.
pub fn build(ctx: AppContext) -> BoxEndpoint<'static, Response> {
    let authenticator = Arc::new(Authenticator {
        ctx: ctx.clone(),
        operations: Operations::of::<Apis>(),
        verified: VerifiedTokens::default(),
        refusals: Refusals::default(),
        admit: |ctx, identity| Box::pin(registrations::admit(ctx, identity)),
    });
    api::root(service().data(ctx).data(authenticator)).boxed()
}

/// The API's description as pretty JSON, the same for the same source.
pub fn openapi_document() -> String {
    let document = service().spec();
    let logout = format!("\"{}\":", api::LOGOUT_PATH);
    document.replacen("\"/logout\":", &logout, 1) + "\n"
}
