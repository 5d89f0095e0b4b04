//! What this area registers.

use haul_api::{
    area::{Area, Operations, Record},
    authz::Access::Permission as Needs,
    imports::ImportedKind,
};
use haul_types::Permission::*;

pub const AREA: Area = Area {
    operations: &[
        Operations::of::<crate::drivers::DriversApi>(),
        Operations::of::<crate::fleet_owners::FleetOwnersApi>(),
        Operations::of::<crate::trailers::TrailersApi>(),
        Operations::of::<crate::trucks::TrucksApi>(),
    ],
    exports: &[crate::drivers::EXPORT, crate::trucks::EXPORT, crate::trailers::EXPORT, crate::fleet_owners::EXPORT],
    imports: &[
        ImportedKind::of::<crate::drivers::Drivers>(),
        ImportedKind::of::<crate::trucks::Trucks>(),
        ImportedKind::of::<crate::trailers::Trailers>(),
    ],
    searches: &[crate::drivers::SEARCH, crate::trucks::SEARCH, crate::trailers::SEARCH],
    policy: &[
        // Drivers, trucks, trailers, fleet owners
        ("list_drivers", Needs(DriversRead)),
        ("read_driver", Needs(DriversRead)),
        ("list_driver_history", Needs(DriversRead)),
        ("create_driver", Needs(DriversWrite)),
        ("update_driver", Needs(DriversWrite)),
        ("archive_driver", Needs(DriversWrite)),
        ("restore_driver", Needs(DriversWrite)),
        ("list_trucks", Needs(TrucksRead)),
        ("read_truck", Needs(TrucksRead)),
        ("list_truck_history", Needs(TrucksRead)),
        ("create_truck", Needs(TrucksWrite)),
        ("update_truck", Needs(TrucksWrite)),
        ("archive_truck", Needs(TrucksWrite)),
        ("restore_truck", Needs(TrucksWrite)),
        ("list_truck_ownerships", Needs(TrucksRead)),
        ("create_truck_ownership", Needs(TrucksWrite)),
        ("update_truck_ownership", Needs(TrucksWrite)),
        ("list_trailers", Needs(TrailersRead)),
        ("read_trailer", Needs(TrailersRead)),
        ("list_trailer_history", Needs(TrailersRead)),
        ("create_trailer", Needs(TrailersWrite)),
        ("update_trailer", Needs(TrailersWrite)),
        ("archive_trailer", Needs(TrailersWrite)),
        ("restore_trailer", Needs(TrailersWrite)),
        ("list_fleet_owners", Needs(FleetOwnersRead)),
        ("read_fleet_owner", Needs(FleetOwnersRead)),
        ("list_fleet_owner_history", Needs(FleetOwnersRead)),
        ("create_fleet_owner", Needs(FleetOwnersWrite)),
        ("update_fleet_owner", Needs(FleetOwnersWrite)),
        ("archive_fleet_owner", Needs(FleetOwnersWrite)),
        ("restore_fleet_owner", Needs(FleetOwnersWrite)),
    ],
    records: &[
        Record::of("driver", Needs(DriversRead))
            .shown_as::<crate::drivers::Driver>()
            .annotated()
            .with_files()
            .with_papers()
            .telling(&[
                ("documents_requested", "Asked driver {label} for documents"),
                ("document_request_revoked", "Revoked a request for documents of driver {label}"),
                ("document_submitted", "Received a document of driver {label}"),
                ("document_accepted", "Accepted a document of driver {label}"),
                ("document_rejected", "Sent a document back to driver {label}"),
            ])
            .emitting(&["removed"]),
        Record::of("fleet_owner", Needs(FleetOwnersRead)).shown_as::<crate::fleet_owners::FleetOwner>(),
        Record::of("trailer", Needs(TrailersRead))
            .shown_as::<crate::trailers::Trailer>()
            .annotated()
            .with_files()
            .with_papers()
            .emitting(&["removed"]),
        Record::of("truck", Needs(TrucksRead))
            .shown_as::<crate::trucks::Truck>()
            .annotated()
            .with_files()
            .with_papers()
            .telling(&[
                ("ownership_added", "Added an owner of truck {label}"),
                ("ownership_changed", "Changed the ownership of truck {label}"),
            ])
            .emitting(&["removed"]),
    ],
    tables: crate::archived::TABLES,
    ..Area::new("fleet")
};
