//! Where a load's miles come from. All miles so far were typed.

use crate::{Schema, column};

pub fn up(schema: &mut Schema) {
    for (miles, source) in
        [("loaded_miles_tenths", "loaded_miles_source"), ("empty_miles_tenths", "empty_miles_source")]
    {
        schema.add_column("load", column::text(source).null());
        schema.execute(&format!("UPDATE load SET {source} = 'typed' WHERE {miles} IS NOT NULL"));
    }
}
