//! A person may work at several terminals, and quotes and API keys know theirs.

use crate::{Schema, column};

pub fn up(schema: &mut Schema) {
    schema.tenant_link_table("user_terminal", |table| {
        table
            .col(column::uuid("user_id"))
            .col(column::uuid("terminal_id"))
            .primary_key(&["company_id", "user_id", "terminal_id"])
            .references("user_id", "user_account")
            .references("terminal_id", "terminal");
    });
    schema.index("user_terminal_terminal_idx", "user_terminal", "company_id, terminal_id");
    schema.execute(
        "INSERT INTO user_terminal (company_id, user_id, terminal_id) \
         SELECT company_id, id, terminal_id FROM user_account WHERE terminal_id IS NOT NULL",
    );
    // No longer used. SQLite drops no column with a foreign key.
    schema.execute("UPDATE user_account SET terminal_id = NULL");

    schema.add_column("quote", column::uuid("terminal_id").null());
    schema.index("quote_terminal_idx", "quote", "company_id, terminal_id");
    schema.execute(
        "UPDATE quote SET terminal_id = (SELECT load.terminal_id FROM load WHERE load.id = quote.load_id) \
         WHERE load_id IS NOT NULL",
    );

    // A key sees no more than the person who created it.
    schema.add_column("api_key", column::text("terminal_ids").null());
    schema.execute(
        "UPDATE api_key SET terminal_ids = (SELECT CAST(user_terminal.terminal_id AS TEXT) FROM user_terminal \
         JOIN user_account ON user_account.id = user_terminal.user_id \
         WHERE user_account.id = api_key.created_by_id AND user_account.role NOT IN ('SuperAdmin', 'Admin'))",
    );
    schema.execute(
        "UPDATE api_key SET terminal_ids = '' WHERE terminal_ids IS NULL AND created_by_id IN \
         (SELECT id FROM user_account WHERE role = 'TerminalManager')",
    );
}
