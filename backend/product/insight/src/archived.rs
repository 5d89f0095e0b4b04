//! The tables of this area in an archive of the company.

use haul_api::tables::Table;
use haul_entity::insight::{dashboard_count, dashboard_preference, dashboard_target, import, import_row, saved_view};
use haul_types::Permission::*;

use crate::permissions::IMPORTED_READ;

pub const TABLES: &[Table] = &[
    Table::of::<dashboard_count::Entity>(&[DashboardRead], "What the operations dashboard counted at each day's end."),
    Table::of::<dashboard_preference::Entity>(&[UsersRead], "How each person arranged the dashboards."),
    Table::of::<dashboard_target::Entity>(&[DashboardRead], "Targets for the dashboards' figures."),
    Table::of::<import::Entity>(IMPORTED_READ, "Imports; the files are under files/imports."),
    Table::of::<import_row::Entity>(IMPORTED_READ, "Rows of imported files, and the records they became."),
    Table::of::<saved_view::Entity>(&[UsersRead], "Lists as people saved them: filters, order, columns."),
    Table::left_out("company_archive", "archives themselves"),
    Table::left_out("export", "orders of files made from lists, which are kept for a day"),
    Table::left_out("sample", "which records belong to the sample load"),
];
