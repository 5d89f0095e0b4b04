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

/// Says of a table, in its file, that each row belongs to a company.
macro_rules! owned {
    () => {
        impl crate::Owned for Entity {
            const COMPANY_ID: Self::Column = Column::CompanyId;
        }
    };
}

pub(crate) use owned;
