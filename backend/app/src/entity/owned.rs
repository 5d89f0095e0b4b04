//! Rows that belong to one company, and the only way to ask for them.

use sea_orm::{ColumnTrait, EntityTrait, PrimaryKeyTrait, QueryFilter, Select};
use uuid::Uuid;

/// A table whose rows each belong to one company. Features start their queries here; `cargo xtask tidy` sees to it.
pub trait Owned: EntityTrait {
    const COMPANY_ID: Self::Column;

    /// The company's rows.
    fn owned_by(company_id: Uuid) -> Select<Self> {
        Self::find().filter(Self::COMPANY_ID.eq(company_id))
    }

    /// The company's row with this id; another company's is not found.
    fn find_owned(company_id: Uuid, id: Uuid) -> Select<Self>
    where
        Uuid: Into<<Self::PrimaryKey as PrimaryKeyTrait>::ValueType>,
    {
        Self::find_by_id(id).filter(Self::COMPANY_ID.eq(company_id))
    }
}

/// Says of each table that its rows have a company.
macro_rules! owned {
    ($($table:ident),* $(,)?) => {$(
        impl Owned for super::$table::Entity {
            const COMPANY_ID: Self::Column = super::$table::Column::CompanyId;
        }
    )*};
}

owned![
    api_key,
    assignment_rule,
    audit_event,
    charge,
    check_call,
    cost_model,
    customer,
    detention,
    detention_policy,
    diesel_price,
    document,
    driver,
    driver_link,
    export,
    facility,
    fleet_owner,
    fuel_programme,
    idempotency_record,
    import,
    import_row,
    join_request,
    leg,
    load,
    load_tag,
    notice,
    number_format,
    owner_session,
    quote,
    quote_charge,
    quote_link,
    quote_stop,
    record_counter,
    role_grant,
    saved_view,
    stop,
    stop_event,
    tag,
    terminal,
    tracking,
    tracking_exception,
    tracking_link,
    tracking_link_view,
    tracking_settings,
    trailer,
    truck,
    truck_ownership,
    user_account,
];
