//! What a load says to whom, how its hazardous freight is named on papers, and who agreed to a charge.

use crate::{Schema, column};

pub fn up(schema: &mut Schema) {
    for name in ["driver_notes", "invoice_notes", "billing_notes", "shipping_name", "packing_group"] {
        schema.add_column("load", column::text(name).null());
    }
    schema.add_column("charge", column::text("approval_reference").null());
}
