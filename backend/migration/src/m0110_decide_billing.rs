//! What people decide about billing a load.

use crate::{Schema, column};

pub fn up(schema: &mut Schema) {
    schema.add_column("load", column::text("billing_reason").null());
    schema.add_column("load", column::text("billing_exception").null());
    schema.add_column("load", column::text("billing_decided_by").null());
    schema.add_column("load", column::timestamp("billing_decided_at").null());
}
