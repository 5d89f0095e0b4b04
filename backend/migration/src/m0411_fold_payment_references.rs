//! Payments are found by their reference however it is written.

use crate::{Schema, column};

pub fn up(schema: &mut Schema) {
    schema.add_column("payment", column::text("reference_folded").default(""));
    schema.execute("UPDATE \"payment\" SET reference_folded = lower(reference)");
}
