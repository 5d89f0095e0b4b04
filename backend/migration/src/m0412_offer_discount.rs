//! Discounts for paying early, how a customer wants its invoices, and where its credit was checked.

use haul_db::Dialect;

use crate::{Schema, column};

pub fn up(schema: &mut Schema) {
    schema.add_column("customer", column::integer("discount_basis_points").null());
    schema.add_column("customer", column::integer("discount_days").null());
    schema.add_column("customer", column::text("invoice_delivery").default("email"));
    schema.add_column("customer", column::text("invoice_portal").null());
    schema.add_column("customer", column::text("credit_source").null());
    schema.add_column("customer", column::date("credit_checked_on").null());
    schema.add_column("invoice", column::integer("discount_basis_points").null());
    schema.add_column("invoice", column::integer("discount_days").null());
    schema.add_column("invoice", column::date("discount_until").null());
    schema.add_column("invoice_batch", column::integer("portal_count").default(0));
    schema.add_column("invoice_adjustment", column::uuid("application_id").null());
    schema.index("invoice_adjustment_application_idx", "invoice_adjustment", "company_id, application_id");
    // Written with the row and never changed, as its other columns; PostgreSQL grants only those that voiding marks.
    schema.execute_on(
        Dialect::Sqlite,
        "CREATE TRIGGER \"invoice_adjustment_keeps_application\" BEFORE UPDATE OF application_id \
         ON \"invoice_adjustment\" BEGIN SELECT RAISE(ABORT, 'invoice_adjustment is append-only'); END",
    );
}
