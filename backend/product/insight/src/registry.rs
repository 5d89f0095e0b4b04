//! What this area registers.

use haul_api::{
    area::{Area, Hooks, Operations, Record},
    authz::Access::{AnyOf, Member, Permission as Needs, Staff},
    jobs::JobKind,
};
use haul_types::Permission::*;

use crate::permissions::{IMPORTED_READ, IMPORTED_WRITE};

pub const AREA: Area = Area {
    operations: &[
        Operations::of::<crate::archives::ArchivesApi>(),
        Operations::of::<crate::dashboards::DashboardsApi>(),
        Operations::of::<crate::exports::ExportsApi>(),
        Operations::of::<crate::health::HealthApi>(),
        Operations::of::<crate::imports::ImportsApi>(),
        Operations::of::<crate::samples::SamplesApi>(),
        Operations::of::<crate::saved_views::SavedViewsApi>(),
        Operations::of::<crate::search::SearchApi>(),
    ],
    policy: &[
        // Saved views: a person's own order of columns; a program names its columns and filters in each call
        ("list_saved_views", Staff),
        ("create_saved_view", Staff),
        ("update_saved_view", Staff),
        ("remove_saved_view", Staff),
        // Exports; the list's own entry decides who may export it
        ("list_exports", Member),
        ("read_export", Member),
        ("list_export_columns", Member),
        ("create_export", Member),
        ("open_export", Member),
        // Everything of the company as one file; its list says what is stored, not what is inside
        ("list_company_archives", Needs(HealthRead)),
        ("read_company_archive", Needs(HealthRead)),
        ("create_company_archive", Needs(CompanyArchive)),
        ("open_company_archive", Needs(CompanyArchive)),
        // Background jobs, integrations, storage
        ("read_system_health", Needs(HealthRead)),
        ("list_jobs", Needs(HealthRead)),
        ("retry_job", Needs(HealthWrite)),
        ("dismiss_job", Needs(HealthWrite)),
        // Imports create several kinds of records; each requires the kind's own write permission
        ("list_imports", AnyOf(IMPORTED_READ)),
        ("read_import", AnyOf(IMPORTED_READ)),
        ("list_import_rows", AnyOf(IMPORTED_READ)),
        ("read_import_reconciliation", AnyOf(IMPORTED_READ)),
        ("list_import_columns", AnyOf(IMPORTED_READ)),
        ("create_import_upload", AnyOf(IMPORTED_WRITE)),
        ("create_import", AnyOf(IMPORTED_WRITE)),
        ("correct_import", AnyOf(IMPORTED_WRITE)),
        ("commit_import", AnyOf(IMPORTED_WRITE)),
        ("undo_import", AnyOf(IMPORTED_WRITE)),
        ("open_import_template", AnyOf(IMPORTED_WRITE)),
        ("open_import_errors", AnyOf(IMPORTED_WRITE)),
        // The sample load
        ("create_sample_load", Needs(CompanyWrite)),
        ("read_sample_load", Needs(LoadsRead)),
        ("remove_sample_load", Needs(CompanyWrite)),
        // Search, live updates, billing, dashboards
        ("search", Member),
        ("read_operations_dashboard", Needs(DashboardRead)),
        ("read_finance_dashboard", Needs(InvoicesRead)),
        ("read_analytics_dashboard", Needs(DashboardRead)),
        ("read_dashboard_targets", Needs(DashboardRead)),
        ("replace_dashboard_targets", Needs(CompanyWrite)),
        // A person's own tiles and mail
        ("read_dashboard_preference", Staff),
        ("replace_dashboard_preference", Staff),
    ],
    records: &[
        Record::of("company_archive", Needs(HealthRead)).telling(&[
            ("requested", "Ordered the archive of the company: {label}"),
            ("finished", "Finished the archive of the company: {label}"),
            ("failed", "The archive of the company failed: {label}"),
            ("opened", "Opened the archive of the company: {label}"),
        ]),
        Record::personal("dashboard_preference").emitting(&["replaced"]),
        Record::of("dashboard_target", Needs(DashboardRead)).emitting(&["replaced"]),
        Record::personal("export").telling(&[
            ("requested", "Requested the export {label}"),
            ("finished", "Finished the export {label}"),
            ("failed", "The export {label} failed"),
        ]),
        Record::of("import", AnyOf(IMPORTED_READ))
            .telling(&[
                ("checked", "Checked the import {label}"),
                ("failed", "The import {label} failed"),
                ("corrected", "Corrected the import {label}"),
                ("started", "Started the import {label}"),
                ("imported", "Imported {label}"),
                ("stopped", "Stopped the import {label}"),
                ("undo_started", "Started to undo the import {label}"),
                ("undone", "Undid the import {label}"),
            ])
            .emitting(&["created"]),
        Record::of("background_job", Needs(HealthRead))
            .telling(&[("retried", "Retried the job: {label}"), ("dismissed", "Dismissed the failed job: {label}")]),
        Record::of("saved_view", Staff),
    ],
    jobs: &[
        JobKind::of::<crate::archives::PackArchive>(),
        JobKind::of::<crate::dashboards::CountDashboard>(),
        JobKind::of::<crate::dashboards::MailDashboard>(),
        JobKind::of::<crate::exports::RunExport>(),
        JobKind::of::<haul_api::imports::CheckImport>(),
        JobKind::of::<haul_api::imports::CommitImport>(),
        JobKind::of::<haul_api::imports::UndoImport>(),
    ],
    retention: &[
        |db, now| Box::pin(crate::archives::sweep(db, now)),
        |db, now| Box::pin(crate::exports::sweep(db, now)),
        |db, now| Box::pin(crate::dashboards::sweep_days(db, now)),
    ],
    hooks: Hooks { company_created: Some(|write| Box::pin(crate::dashboards::count_days(write))), ..Hooks::NONE },
    tables: crate::archived::TABLES,
    ..Area::new("insight")
};
