//! Wire types of vendors.

use haul_api::{Clearable, FromModel, IntoUpdate, page_of};
use haul_entity::partners::vendor;
use haul_types::{Address, Timestamp, VendorKind, WriteJson};
use poem_openapi::Object;
use uuid::Uuid;

/// A business that the carrier pays for things other than freight.
#[derive(Clone, Debug, PartialEq, FromModel, Object, WriteJson)]
#[from_model(vendor::Model)]
#[oai(skip_serializing_if_is_none)]
pub struct Vendor {
    /// Assigned by the server; never changes.
    pub id: Uuid,
    /// 1 to 120 characters, unique in the company.
    pub name: String,
    pub kind: VendorKind,
    /// The contact person.
    pub contact_name: Option<String>,
    /// E.164, such as `+13125550123`.
    pub phone: Option<String>,
    /// The vendor's email address, in lowercase.
    pub email: Option<String>,
    /// Days from bill to payment; 0 for due on receipt.
    pub payment_terms_days: i32,
    /// The last four digits of the tax ID; the full number is never shown.
    pub tax_id_last4: Option<String>,
    /// Gets a Form 1099 for a year's payments.
    pub is_1099: bool,
    #[from_model(json)]
    pub address: Option<Address>,
    /// For your own staff; at most 4,000 characters.
    pub notes: Option<String>,
    /// When it was archived, in UTC; omitted unless it is.
    pub archived_at: Option<Timestamp>,
    /// Send this version back with your change; it goes up with every change.
    pub version: i32,
    /// When it was added, in UTC.
    pub created_at: Timestamp,
    /// When it was last changed, in UTC.
    pub updated_at: Timestamp,
}

/// A vendor to add.
#[derive(Clone, IntoUpdate, Object)]
#[into_update(VendorUpdate)]
#[oai(skip_serializing_if_is_none)]
pub struct VendorCreate {
    /// 1 to 120 characters, unique in the company.
    #[oai(validator(max_length = 120))]
    pub name: String,
    pub kind: VendorKind,
    /// The contact person.
    #[oai(validator(max_length = 120))]
    pub contact_name: Option<String>,
    /// E.164, such as `+13125550123`.
    pub phone: Option<String>,
    /// The vendor's email address, in lowercase.
    pub email: Option<String>,
    /// Days from bill to payment, 0 to 180; 30 if omitted.
    #[oai(validator(minimum(value = "0"), maximum(value = "180")))]
    pub payment_terms_days: Option<i32>,
    /// Nine digits of an EIN or SSN. Stored encrypted and never returned.
    pub tax_id: Option<String>,
    /// Gets a Form 1099 for a year's payments; false if omitted.
    pub is_1099: Option<bool>,
    pub address: Option<Address>,
    /// For your own staff; at most 4,000 characters.
    pub notes: Option<String>,
}

/// Changes to a vendor: omitted fields stay, null clears.
#[derive(Clone, Object)]
#[oai(skip_serializing_if_is_none)]
pub struct VendorUpdate {
    /// The version your change is based on.
    pub version: i32,
    /// 1 to 120 characters, unique in the company.
    #[oai(validator(max_length = 120))]
    pub name: Option<String>,
    pub kind: Option<VendorKind>,
    /// The contact person.
    #[oai(validator(max_length = 120))]
    pub contact_name: Clearable<String>,
    /// E.164, such as `+13125550123`.
    pub phone: Clearable<String>,
    /// The vendor's email address, in lowercase.
    pub email: Clearable<String>,
    /// Days from bill to payment, 0 to 180.
    #[oai(validator(minimum(value = "0"), maximum(value = "180")))]
    pub payment_terms_days: Option<i32>,
    /// Nine digits of an EIN or SSN. Stored encrypted and never returned.
    pub tax_id: Clearable<String>,
    /// Gets a Form 1099 for a year's payments.
    pub is_1099: Option<bool>,
    /// The vendor's postal address; null if it isn't known.
    pub address: Clearable<Address>,
    /// For your own staff; at most 4,000 characters.
    pub notes: Clearable<String>,
}

page_of! {
    /// A page of vendors.
    pub struct VendorPage of Vendor;
}
