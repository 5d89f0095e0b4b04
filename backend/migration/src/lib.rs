//! The database schema, one migration per file, applied in order by a small runner.
//!
//! A migration is frozen once released: the runner refuses one whose statements have changed since they were applied.
//!
//! To add one, write `src/mNNNN_<verb>_<table>.rs` with `pub fn up(schema: &mut Schema)` and append its name to the list below.
//!
//! ```
//! use haul_migration::{Schema, column};
//!
//! pub fn up(schema: &mut Schema) {
//!     schema.tenant_table("customer", |table| {
//!         table
//!             .col(column::text("name"))
//!             .col(column::text("name_folded"))
//!             .col(column::uuid("terminal_id").null())
//!             .references("terminal_id", "terminal");
//!     });
//!     schema.unique_index("customer_name_key", "customer", "company_id, name_folded");
//! }
//! ```

pub mod column;
mod runner;
mod schema;

pub use runner::{Applied, MigrationError, Status, migrate, migrate_with, status};
pub use schema::{Migration, Schema, TableBuilder};

/// Declares the modules and lists them in the order in which they run.
macro_rules! migrations {
    ($($name:ident),* $(,)?) => {
        $(mod $name;)*

        /// Every migration, oldest first.
        pub const MIGRATIONS: &[Migration] = &[$(Migration { name: stringify!($name), up: $name::up }),*];
    };
}

migrations![
    m0001_create_role,
    m0002_create_core,
    m0003_create_registration,
    m0010_create_fleet_owner,
    m0011_create_customer,
    m0012_create_facility,
    m0013_create_driver,
    m0014_create_truck,
    m0015_create_trailer,
    m0016_create_load,
    m0017_create_document,
    m0018_create_owner_session,
    m0020_bind_job,
    m0021_note_sign_in,
    m0030_create_detention,
    m0040_create_quote,
    m0050_order_packet,
    m0060_create_assignment_rule,
    m0070_create_saved_view,
    m0080_create_tracking,
    m0090_create_export_import,
    m0100_create_number_format,
    m0101_create_tag,
    m0102_merge_customer,
    m0110_decide_billing,
    m0111_widen_load,
    m0120_add_geofence,
    m0121_merge_facility,
    m0130_mark_load_over,
    m0140_create_vendor,
    m0150_rename_fuel_program,
    m0160_bound_amounts,
    m0161_budget_mail,
    m0162_name_api_key_maker,
    m0163_seal_audit_head_and_ein,
    m0170_part_agreed_charges,
    m0171_confirm_stop_times,
    m0172_tell_miles_source,
    m0173_time_loads,
    m0174_charge_fuel,
    m0175_locate_facilities,
    m0176_rename_tracked_views,
    m0177_route_loads,
    m0178_widen_load_views,
    m0179_correct_imports,
    m0180_create_sample,
    m0190_create_webhook,
    m0200_name_status,
    m0201_export_by_key,
    m0202_widen_freight,
    m0210_driver_report,
    m0220_scope_terminals,
    m0221_create_user_session,
    m0222_tell_audit_origin,
    m0230_rank_notice,
    m0231_watch_paper,
    m0240_send_driver_link,
    m0241_mail_milestones,
    m0250_annotate_records,
    m0260_create_remittance,
    m0261_create_company_settings,
    m0262_create_company_document,
    m0263_create_mail_template,
    m0270_create_dashboard,
    m0280_quote_again,
    m0290_count_document_pages,
    m0291_override_customer_terms,
    m0300_pause_detention,
    m0301_find_jobs,
    m0302_count_dashboard,
    m0303_index_ages,
    m0310_create_company_archive,
    m0320_create_compliance_item,
    m0330_request_document,
    m0331_qualify_driver,
    m0332_create_compliance_setting,
    m0333_create_accident,
    m0340_create_drug_alcohol_test,
    m0341_create_driver_identity,
    m0342_create_random_draw,
    m0350_create_motor_carrier,
    m0360_create_data_q_challenge,
    m0361_create_claim,
    m0362_create_basic_measure,
    m0370_create_employer_inquiry,
    m0371_add_tire_size,
    m0372_create_audit_binder,
    m0373_create_motor_vehicle_record,
    m0380_create_legal_hold,
    m0381_create_purge_proposal,
    m0382_create_driver_termination,
    m0390_add_call_templates,
    m0391_create_paper_template,
    m0392_create_certificate_request,
    m0395_create_driver_event,
    m0400_create_ledger,
    m0401_create_invoice,
    m0402_create_payment,
    m0403_create_posting_line,
    m0404_group_invoices,
    m0405_create_deposit,
    m0406_create_collection_entry,
    m0407_open_balances,
    m0408_create_reminder,
    m0409_create_invoice_batch,
    m0410_create_write_off_request,
    m0411_fold_payment_references,
    m0412_offer_discount,
    m0413_index_money_lists,
    m0414_add_accident_time,
    m0415_create_medical_setting,
];
