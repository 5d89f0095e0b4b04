//! Which sign-in of a person the audit log has already.

use crate::{Schema, column};

pub fn up(schema: &mut Schema) {
    schema.add_column("user_account", column::timestamp("signed_in_at").null());
}
