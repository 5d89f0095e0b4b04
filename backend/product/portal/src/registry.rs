//! What this area registers.

use haul_api::{
    area::{Area, Hooks, Operations},
    authz::Access::{Owner, Public},
    jobs::JobKind,
};

pub const AREA: Area = Area {
    operations: &[Operations::of::<crate::fleet_api::OwnerFleetApi>(), Operations::of::<crate::api::OwnerPortalApi>()],
    policy: &[
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
    ],
    jobs: &[JobKind::of::<crate::login::SendOwnerLink>()],
    retention: &[|db, now| Box::pin(crate::login::sweep(db, now))],
    hooks: Hooks {
        owner_signed_out: Some(|ctx, owner| Box::pin(crate::sessions::end(ctx, owner, false))),
        ..Hooks::NONE
    },
    tables: crate::archived::TABLES,
    ..Area::new("portal")
};
