//! What identifies a vehicle in its maintenance record (49 CFR 396.3(b)(1)).

use crate::{Schema, column};

pub fn up(schema: &mut Schema) {
    for table in ["truck", "trailer"] {
        schema.add_column(table, column::text("tire_size").null());
    }
}
