//! In which order a customer wants the documents that follow an invoice.

use crate::{Schema, column};

pub fn up(schema: &mut Schema) {
    schema.add_column("customer", column::json("invoice_packet_order").default("[]"));
}
