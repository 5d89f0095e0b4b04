//! The tables of this area in an archive of the company.

use haul_api::tables::Table;
use haul_entity::tracking::{
    check_call, driver_link, driver_report, load_message, tracking_exception, tracking_link, tracking_link_view,
    tracking_settings,
};
use haul_types::Permission::*;

pub const TABLES: &[Table] = &[
    Table::of::<check_call::Entity>(&[TrackingRead], "Check calls: where a load was, and when it was expected."),
    Table::of::<driver_link::Entity>(&[TrackingRead], "Links that drivers got, without the link itself."),
    Table::of::<driver_report::Entity>(&[TrackingRead], "What drivers' phones sent, and what became of it."),
    Table::of::<load_message::Entity>(&[TrackingRead], "Messages to drivers and customers, without their text."),
    Table::of::<tracking_exception::Entity>(&[TrackingRead], "Problems of loads on the road, and how they ended."),
    Table::of::<tracking_link::Entity>(&[TrackingRead], "Links that customers got, without the link itself."),
    Table::of::<tracking_link_view::Entity>(&[TrackingRead], "When customers opened their links."),
    Table::of::<tracking_settings::Entity>(&[TrackingRead], "When check calls are due, and what counts as late."),
    Table::left_out("tracking", "computed from stops and check calls; as of now in lists/tracked-loads.csv"),
];
