//! The list of loads opens on open work; users' views of it keep showing all loads.

use crate::Schema;

pub fn up(schema: &mut Schema) {
    schema.execute(
        "UPDATE saved_view SET search = CASE WHEN search = '' THEN 'group=all' ELSE 'group=all&' || search END \
         WHERE list = 'loads' AND search NOT LIKE '%group=%'",
    );
}
