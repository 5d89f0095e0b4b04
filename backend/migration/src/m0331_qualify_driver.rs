//! What a driver's qualification file needs depends on how they are employed and what they drive.

use crate::{Schema, column};

pub fn up(schema: &mut Schema) {
    schema.add_column("driver", column::boolean("has_cdl").default(true));
    schema.add_column("driver", column::text("employment").default("regular"));
    schema.add_column("driver", column::date("rehired_on").null());
}
