//! Where the stops of a facility that was entered twice have gone.

use crate::{Schema, column};

pub fn up(schema: &mut Schema) {
    // SQLite adds no foreign key over two columns to a table that is there; the one verb that writes it locks both rows.
    schema.add_column("facility", column::uuid("merged_into_id").null());
    schema.index("facility_merged_into_idx", "facility", "company_id, merged_into_id");
}
