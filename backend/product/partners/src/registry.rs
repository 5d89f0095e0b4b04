//! What this area registers.

use haul_api::{
    area::{Area, Operations, Record},
    authz::Access::{self, Permission as Needs},
    imports::ImportedKind,
};
use haul_types::Permission::*;

pub const AREA: Area = Area {
    operations: &[
        Operations::of::<crate::customers::CustomersApi>(),
        Operations::of::<crate::facilities::FacilitiesApi>(),
        Operations::of::<crate::places::PlacesApi>(),
        Operations::of::<crate::vendors::VendorsApi>(),
    ],
    exports: &[crate::customers::EXPORT, crate::facilities::EXPORT, crate::vendors::EXPORT],
    imports: &[ImportedKind::of::<crate::customers::Customers>(), ImportedKind::of::<crate::facilities::Facilities>()],
    searches: &[crate::customers::SEARCH, crate::facilities::SEARCH, crate::vendors::SEARCH],
    policy: &[
        // Customers, facilities and vendors
        ("list_customers", Needs(CustomersRead)),
        ("read_customer", Needs(CustomersRead)),
        ("list_customer_history", Needs(CustomersRead)),
        ("create_customer", Needs(CustomersWrite)),
        ("update_customer", Needs(CustomersWrite)),
        ("archive_customer", Needs(CustomersWrite)),
        ("restore_customer", Needs(CustomersWrite)),
        ("list_customer_duplicates", Needs(CustomersRead)),
        ("preview_customer_merge", Needs(CustomersRead)),
        ("merge_customer", Needs(CustomersWrite)),
        ("list_facilities", Needs(FacilitiesRead)),
        ("read_facility", Needs(FacilitiesRead)),
        ("list_facility_history", Needs(FacilitiesRead)),
        ("create_facility", Needs(FacilitiesWrite)),
        ("update_facility", Needs(FacilitiesWrite)),
        ("archive_facility", Needs(FacilitiesWrite)),
        ("restore_facility", Needs(FacilitiesWrite)),
        ("list_facility_duplicates", Needs(FacilitiesRead)),
        ("preview_facility_merge", Needs(FacilitiesRead)),
        ("merge_facility", Needs(FacilitiesWrite)),
        // For anyone who enters an address.
        ("search_places", Access::Staff),
        ("list_vendors", Needs(VendorsRead)),
        ("read_vendor", Needs(VendorsRead)),
        ("list_vendor_history", Needs(VendorsRead)),
        ("create_vendor", Needs(VendorsWrite)),
        ("update_vendor", Needs(VendorsWrite)),
        ("archive_vendor", Needs(VendorsWrite)),
        ("restore_vendor", Needs(VendorsWrite)),
    ],
    records: &[
        Record::of("customer", Needs(CustomersRead))
            .shown_as::<crate::customers::Customer>()
            .annotated()
            .with_files()
            .telling(&[
                ("merged", "Merged another customer into {label}"),
                ("merged_into_another", "Merged {label} into another customer"),
            ])
            .emitting(&["removed"]),
        Record::of("facility", Needs(FacilitiesRead))
            .shown_as::<crate::facilities::Facility>()
            .annotated()
            .with_files()
            .telling(&[
                ("merged", "Merged another facility into {label}"),
                ("merged_into_another", "Merged {label} into another facility"),
            ])
            .emitting(&["removed"]),
        Record::of("vendor", Needs(VendorsRead)).shown_as::<crate::vendors::Vendor>(),
    ],
    tables: crate::archived::TABLES,
    ..Area::new("partners")
};
