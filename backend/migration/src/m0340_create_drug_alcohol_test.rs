//! Drug and alcohol tests of drivers, and queries of the Clearinghouse.

use crate::{Schema, column};

pub fn up(schema: &mut Schema) {
    schema.tenant_table("drug_alcohol_test", |table| {
        table
            .col(column::uuid("driver_id"))
            .col(column::text("kind"))
            .col(column::text("substance"))
            .col(column::date("ordered_on"))
            .col(column::date("collected_on").null())
            .col(column::text("result").null())
            .col(column::date("result_on").null())
            .col(column::integer("alcohol_thousandths").null())
            .col(column::text("collection_site").null())
            .col(column::text("reviewer").null())
            .col(column::date("evaluated_on").null())
            .col(column::integer("follow_up_count").null())
            .col(column::date("follow_up_through_on").null())
            .col(column::text("note").null())
            .col(column::timestamp("archived_at").null())
            .references("driver_id", "driver")
            .version()
            .timestamps();
    });
    schema.index("drug_alcohol_test_driver_idx", "drug_alcohol_test", "company_id, driver_id, ordered_on");
    schema.index("drug_alcohol_test_ordered_on_idx", "drug_alcohol_test", "company_id, ordered_on DESC, id DESC");
    schema.tenant_table("clearinghouse_query", |table| {
        table
            .col(column::uuid("driver_id"))
            .col(column::text("kind"))
            .col(column::timestamp("queried_at"))
            .col(column::text("result").null())
            .col(column::text("consent"))
            .col(column::date("consented_on"))
            .col(column::text("reference").null())
            .col(column::text("note").null())
            .col(column::timestamp("archived_at").null())
            .references("driver_id", "driver")
            .version()
            .timestamps();
    });
    schema.index("clearinghouse_query_driver_idx", "clearinghouse_query", "company_id, driver_id, queried_at");
    schema.index("clearinghouse_query_queried_at_idx", "clearinghouse_query", "company_id, queried_at DESC, id DESC");
}
