//! The tables of this area in an archive of the company.

use haul_api::tables::Table;
use haul_entity::fleet::{driver, driver_termination, fleet_owner, motor_carrier, trailer, truck, truck_ownership};
use haul_types::Permission::*;

pub const TABLES: &[Table] = &[
    Table::of::<driver::Entity>(&[DriversRead], "Drivers, with license and contacts."),
    Table::of::<driver_termination::Entity>(
        &[DriverTerminationsRead],
        "Why drivers left, what future employers may be told, and the checklists.",
    ),
    Table::of::<fleet_owner::Entity>(&[FleetOwnersRead], "Owners of trucks under the company's authority."),
    Table::of::<motor_carrier::Entity>(
        &[MotorCarriersRead],
        "Carriers under whose authority trucks run, with what FMCSA last said.",
    ),
    Table::left_out(
        "motor_carrier_watch",
        "the night on which carriers were last checked, so that none is checked twice",
    ),
    Table::of::<trailer::Entity>(&[TrailersRead], "Trailers."),
    Table::of::<truck::Entity>(&[TrucksRead], "Trucks."),
    Table::of::<truck_ownership::Entity>(&[TrucksRead], "Who owned which truck, from when to when."),
];
