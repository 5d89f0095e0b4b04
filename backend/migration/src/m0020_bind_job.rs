//! Jobs hold what one company's write put off; background work sees them all.

use crate::Schema;

pub fn up(schema: &mut Schema) {
    schema.bind_to_company("job");
}
