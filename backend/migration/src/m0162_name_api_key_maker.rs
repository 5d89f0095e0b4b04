//! An API key ends with its creator's access.

use crate::{Schema, column};

pub fn up(schema: &mut Schema) {
    schema.add_column("api_key", column::uuid("created_by_id").null());
    // Only if a single user has the name that the key was created under.
    schema.execute(
        "UPDATE api_key SET created_by_id = (SELECT user_account.id FROM user_account \
         WHERE user_account.company_id = api_key.company_id AND user_account.full_name = api_key.created_by) \
         WHERE (SELECT count(*) FROM user_account WHERE user_account.company_id = api_key.company_id \
         AND user_account.full_name = api_key.created_by) = 1",
    );
    schema.index("api_key_created_by_id_idx", "api_key", "company_id, created_by_id");
}
