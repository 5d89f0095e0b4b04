//! Texts of a file can be read as others without a new upload.

use crate::{Schema, column};

pub fn up(schema: &mut Schema) {
    schema.add_column("import", column::json("corrections").default("[]"));
}
