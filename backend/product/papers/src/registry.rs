//! What this area registers.

use haul_api::{
    area::{Area, Operations, Record},
    authz::Access::{AnyOf, Permission as Needs},
};
use haul_types::Permission::*;

pub const AREA: Area = Area {
    operations: &[
        Operations::of::<crate::api::PapersApi>(),
        Operations::of::<crate::carrier::CarrierPacketApi>(),
        Operations::of::<crate::compliance_file::ComplianceFileApi>(),
        Operations::of::<crate::templates::PaperTemplatesApi>(),
    ],
    policy: &[
        ("read_carrier_packet", Needs(CompanyRead)),
        ("open_carrier_packet", Needs(CompanyRead)),
        ("send_carrier_packet", Needs(CompanyWrite)),
        ("list_paper_templates", Needs(CompanyRead)),
        ("update_paper_template", Needs(CompanyWrite)),
        ("preview_paper_template", Needs(CompanyRead)),
        ("print_load", Needs(LoadsRead)),
        // It contains documents, and the rate confirmation among them shows the price.
        ("open_load_invoice_packet", Needs(DocumentsRead)),
        // It shows no more than the detention page does.
        ("open_detention_case_file", Needs(LoadsRead)),
        ("open_compliance_file", AnyOf(&[DriversRead, TrucksRead, TrailersRead])),
    ],
    records: &[Record::of("paper_template", Needs(CompanyRead))
        .telling(&[("updated", "Changed the words of the paper “{label}”")])],
    mails: &[&crate::carrier::CARRIER_PACKET],
    ..Area::new("papers")
};
