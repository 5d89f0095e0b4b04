//! What this area registers.

use haul_api::{
    area::{Area, Hooks, Operations, Record},
    authz::Access::{AnyOf, Permission as Needs},
    imports::ImportedKind,
    jobs::JobKind,
    notices::NoticeSpec,
};
use haul_types::{NoticeKind, NoticePriority, Permission::*};

pub const AREA: Area = Area {
    operations: &[
        Operations::of::<crate::drivers::DriversApi>(),
        Operations::of::<crate::terminations::DriverTerminationsApi>(),
        Operations::of::<crate::fleet_owners::FleetOwnersApi>(),
        Operations::of::<crate::motor_carriers::MotorCarriersApi>(),
        Operations::of::<crate::trailers::TrailersApi>(),
        Operations::of::<crate::trucks::TrucksApi>(),
        Operations::of::<crate::vins::VinsApi>(),
    ],
    exports: &[
        crate::drivers::EXPORT,
        crate::trucks::EXPORT,
        crate::trailers::EXPORT,
        crate::fleet_owners::EXPORT,
        crate::motor_carriers::EXPORT,
        crate::terminations::EXPORT,
    ],
    imports: &[
        ImportedKind::of::<crate::drivers::Drivers>(),
        ImportedKind::of::<crate::trucks::Trucks>(),
        ImportedKind::of::<crate::trailers::Trailers>(),
    ],
    searches: &[crate::drivers::SEARCH, crate::trucks::SEARCH, crate::trailers::SEARCH],
    policy: &[
        // Drivers, trucks, trailers, fleet owners, carriers
        ("list_drivers", Needs(DriversRead)),
        ("read_driver", Needs(DriversRead)),
        ("list_driver_history", Needs(DriversRead)),
        ("create_driver", Needs(DriversWrite)),
        ("update_driver", Needs(DriversWrite)),
        ("archive_driver", Needs(DriversWrite)),
        ("restore_driver", Needs(DriversWrite)),
        ("list_driver_terminations", Needs(DriverTerminationsRead)),
        ("read_driver_termination", Needs(DriverTerminationsRead)),
        ("list_driver_termination_history", Needs(DriverTerminationsRead)),
        ("read_termination_statement", Needs(DriverTerminationsRead)),
        ("create_driver_termination", Needs(DriverTerminationsWrite)),
        ("update_driver_termination", Needs(DriverTerminationsWrite)),
        ("archive_driver_termination", Needs(DriverTerminationsWrite)),
        ("restore_driver_termination", Needs(DriverTerminationsWrite)),
        ("decode_vin", AnyOf(&[TrucksRead, TrailersRead])),
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
        ("list_motor_carriers", Needs(MotorCarriersRead)),
        ("read_motor_carrier", Needs(MotorCarriersRead)),
        ("list_motor_carrier_history", Needs(MotorCarriersRead)),
        ("create_motor_carrier", Needs(MotorCarriersWrite)),
        ("update_motor_carrier", Needs(MotorCarriersWrite)),
        ("archive_motor_carrier", Needs(MotorCarriersWrite)),
        ("restore_motor_carrier", Needs(MotorCarriersWrite)),
        ("look_up_carrier", Needs(MotorCarriersRead)),
        ("refresh_motor_carrier", Needs(MotorCarriersWrite)),
        ("change_dot_number", Needs(CompanyWrite)),
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
        Record::of("driver_termination", Needs(DriverTerminationsRead))
            .shown_as::<crate::terminations::DriverTermination>(),
        Record::of("fleet_owner", Needs(FleetOwnersRead)).shown_as::<crate::fleet_owners::FleetOwner>(),
        Record::of("motor_carrier", Needs(MotorCarriersRead))
            .shown_as::<crate::motor_carriers::MotorCarrier>()
            .annotated()
            .with_files()
            .with_papers()
            .telling(&[
                ("fmcsa_checked", "Checked {label} with FMCSA for the first time"),
                ("fmcsa_changed", "FMCSA's record of {label} changed"),
            ]),
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
    jobs: &[
        JobKind::of::<crate::motor_carriers::CheckMotorCarrier>(),
        JobKind::of::<crate::motor_carriers::WatchMotorCarriers>(),
    ],
    notices: &[
        NoticeSpec::new(
            NoticeKind::CarrierBlocked,
            NoticePriority::Critical,
            "motor_carrier",
            "A carrier under whose authority trucks run may not operate any more",
            Needs(MotorCarriersWrite),
        ),
        NoticeSpec::new(
            NoticeKind::CarrierChanged,
            NoticePriority::Warning,
            "motor_carrier",
            "FMCSA's record of a carrier changed",
            Needs(MotorCarriersWrite),
        ),
    ],
    hooks: Hooks { company_created: Some(|write| Box::pin(crate::motor_carriers::founded(write))), ..Hooks::NONE },
    tables: crate::archived::TABLES,
    ..Area::new("fleet")
};
