//! What a batch is called in histories and notices.

use haul_entity::money::invoice_batch::Model;

/// Such as `14 loads`.
pub fn label(row: &Model) -> String {
    let noun = if row.load_count == 1 { "load" } else { "loads" };
    format!("{} {noun}", row.load_count)
}
