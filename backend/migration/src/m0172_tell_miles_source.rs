//! Where a load's miles come from: what there is was entered by somebody.

use crate::{Schema, column};

pub fn up(schema: &mut Schema) {
    for miles in ["loaded", "empty"] {
        let source = match miles {
            "loaded" => "loaded_miles_source",
            _ => "empty_miles_source",
        };
        schema.add_column("load", column::text(source).null());
        schema.execute(&format!("UPDATE load SET {source} = 'typed' WHERE {miles}_miles_tenths IS NOT NULL"));
    }
}
