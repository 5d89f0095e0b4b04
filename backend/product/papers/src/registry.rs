//! What this area registers.

use haul_api::{
    area::{Area, Operations},
    authz::Access::Permission as Needs,
};
use haul_types::Permission::*;

pub const AREA: Area = Area {
    operations: &[Operations::of::<crate::api::PapersApi>()],
    policy: &[
        ("print_load", Needs(LoadsRead)),
        // It is made of documents, and the rate confirmation among them states the price.
        ("open_load_invoice_packet", Needs(DocumentsRead)),
        // It says no more than the wait on the screen does.
        ("open_detention_case_file", Needs(LoadsRead)),
    ],
    ..Area::new("papers")
};
