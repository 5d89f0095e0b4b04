//! The verbs of vendors.

use haul_api::{
    AnyOf, ApiError, AppContext, Clearable, Invalid, SortBy, Write,
    authz::Actor,
    json_column,
    paging::PageParams,
    patch,
    records::{self, SimpleRecord},
    searched, simple_record,
};
use haul_entity::{
    Archivable,
    partners::vendor::{ActiveModel, Column, Entity},
};
use haul_types::{ErrorCode, VendorKind, folded};
use sea_orm::{ColumnTrait, QueryFilter, Set};
use uuid::Uuid;

use super::{
    tax_id,
    views::{Vendor, VendorCreate, VendorPage, VendorUpdate},
};

/// The usual terms of repair shops.
const DEFAULT_PAYMENT_TERMS_DAYS: i32 = 30;

/// Which vendors a list shows.
pub struct Filter {
    pub q: Option<String>,
    pub ids: AnyOf<Uuid>,
    pub kind: AnyOf<VendorKind>,
    pub is_1099: Option<bool>,
    /// Gets a 1099, and its tax ID is missing.
    pub lacks_tax_id: bool,
    pub archived: bool,
}

impl SortBy for Vendor {
    type Column = Column;

    const FIELDS: &'static [(&'static str, Column)] = &[
        ("name", Column::NameFolded),
        ("payment_terms_days", Column::PaymentTermsDays),
        ("created_at", Column::CreatedAt),
    ];
    const DEFAULT: &'static str = "name";
}

pub async fn list(
    ctx: &AppContext,
    actor: &Actor,
    filter: Filter,
    params: &PageParams<Vendor>,
) -> Result<VendorPage, ApiError> {
    let found = searched(filter.q.as_deref(), &[Column::NameFolded, Column::Email], &[]);
    let mut select =
        Entity::archived_or_not(actor.company_id, filter.archived).filter(found).filter(filter.ids.on(Column::Id));
    select = select.filter(filter.kind.on(Column::Kind));
    if let Some(is_1099) = filter.is_1099 {
        select = select.filter(Column::Is1099.eq(is_1099));
    }
    if filter.lacks_tax_id {
        select = select.filter(Column::Is1099.eq(true)).filter(Column::TaxIdLast4.is_null());
    }

    Ok(records::list(ctx, actor, select, params, Column::Id).await?.into())
}

impl SimpleRecord for Vendor {
    simple_record!("vendor", Entity, VendorCreate, VendorUpdate, name, plain);

    fn begin(row: &mut ActiveModel) {
        row.payment_terms_days = Set(DEFAULT_PAYMENT_TERMS_DAYS);
        row.is_1099 = Set(false);
    }

    async fn apply(
        write: &Write,
        row: &mut ActiveModel,
        input: VendorUpdate,
        invalid: &mut Invalid,
    ) -> Result<(), ApiError> {
        if let Some(name) = input.name {
            let name = invalid.text("name", &name, 120);
            row.name_folded = Set(folded(&name));
            row.name = Set(name);
        }
        if let Some(kind) = input.kind {
            row.kind = Set(kind);
        }
        patch(&mut row.contact_name, input.contact_name, |text| invalid.optional_text("contact_name", &text, 120));
        patch(&mut row.phone, input.phone, |text| invalid.phone("phone", &text));
        patch(&mut row.email, input.email, |text| invalid.email("email", &text));
        if let Some(days) = input.payment_terms_days {
            row.payment_terms_days = Set(invalid.between("payment_terms_days", days, 0, 180));
        }
        match input.tax_id {
            Clearable::Keep => {}
            Clearable::Clear => tax_id::clear(row),
            Clearable::Set(text) => tax_id::put(write, row, &text, invalid)?,
        }
        if let Some(is_1099) = input.is_1099 {
            row.is_1099 = Set(is_1099);
        }
        patch(&mut row.address, input.address, |address| {
            invalid.check_address("address", &address);
            Some(json_column(&address))
        });
        patch(&mut row.notes, input.notes, |text| invalid.optional_text("notes", &text, 4000));
        Ok(())
    }

    fn taken(key: &str, _row: &ActiveModel) -> Option<ApiError> {
        (key == "vendor_name_key")
            .then(|| ApiError::new(ErrorCode::VendorNameAlreadyUsed, "Another vendor has this name."))
    }
}
