//! Rows that belong to one company, the only way to query them, and what most of them share.

use haul_types::Timestamp;
use std::marker::PhantomData;

use haul_db::{Cell, Cells, Connection, FromRow, fetch_kept};
use sea_orm::{ColumnTrait, DbErr, EntityTrait, IntoActiveModel, PrimaryKeyTrait, QueryFilter, QuerySelect, Select};
use uuid::Uuid;

/// A table whose rows each belong to one company. Features start their queries here; `cargo xtask tidy` enforces it.
pub trait Owned: EntityTrait<Model: FromRow> {
    const COMPANY_ID: Self::Column;

    /// The company's rows.
    fn owned_by(company_id: Uuid) -> Select<Self> {
        Self::find().filter(Self::COMPANY_ID.eq(company_id))
    }

    /// The company's row with this id; another company's is not found.
    fn find_owned(company_id: Uuid, id: Uuid) -> OwnedRow<Self>
    where
        Self: EntityTrait<PrimaryKey: PrimaryKeyTrait<ValueType = Uuid>>,
    {
        OwnedRow { company_id, id, entity: PhantomData }
    }
}

/// A company's row, not read yet.
#[derive(Clone, Copy, Debug)]
pub struct OwnedRow<E> {
    company_id: Uuid,
    id: Uuid,
    entity: PhantomData<E>,
}

impl<E: Owned<PrimaryKey: PrimaryKeyTrait<ValueType = Uuid>>> OwnedRow<E> {
    pub fn fetch_optional(self, db: &impl Connection) -> impl Future<Output = Result<Option<E::Model>, DbErr>> + Send {
        fetch_kept::<Self, E>(db, self.params(), move || self.select())
    }

    /// The row, locked until the transaction ends.
    pub fn fetch_for_update(
        self,
        db: &impl Connection,
    ) -> impl Future<Output = Result<Option<E::Model>, DbErr>> + Send {
        struct Locked<E>(PhantomData<E>);
        fetch_kept::<Locked<E>, E>(db, self.params(), move || self.select().lock_exclusive())
    }

    fn params(self) -> Cells {
        Cells::from_iter([Cell::Uuid(self.id), Cell::Uuid(self.company_id)])
    }

    /// As a query, for conditions beyond the id.
    pub fn select(self) -> Select<E> {
        E::find_by_id(self.id).filter(E::COMPANY_ID.eq(self.company_id))
    }
}

/// A table whose rows have a version, so that no one overwrites changes they have not seen.
pub trait Versioned:
    Owned<
        Model: IntoActiveModel<<Self as EntityTrait>::ActiveModel> + Clone + Send + Sync,
        ActiveModel: Send + Sync,
        PrimaryKey: PrimaryKeyTrait<ValueType = Uuid>,
    >
{
    fn version(row: &Self::Model) -> i32;

    fn updated_at(row: &Self::Model) -> Timestamp;

    /// Makes this the version after `before`.
    fn count_change(row: &mut Self::ActiveModel, before: &Self::Model, now: Timestamp);
}

/// A table whose rows are archived, never deleted.
pub trait Archivable: Versioned {
    const ARCHIVED_AT: Self::Column;

    /// The company's archived rows, or the active ones.
    fn archived_or_not(company_id: Uuid, archived: bool) -> Select<Self> {
        let rows = Self::owned_by(company_id);
        match archived {
            true => rows.filter(Self::ARCHIVED_AT.is_not_null()),
            false => rows.filter(Self::ARCHIVED_AT.is_null()),
        }
    }

    /// The first version of a new row.
    fn begin(id: Uuid, company_id: Uuid, now: Timestamp) -> Self::ActiveModel;

    fn is_archived(row: &Self::Model) -> bool;

    fn set_archived_at(row: &mut Self::ActiveModel, at: Option<Timestamp>);
}

/// Declares in a table's file that each row belongs to a company; optionally also that it has versions, or can be
/// archived.
macro_rules! owned {
    () => {
        impl crate::Owned for Entity {
            const COMPANY_ID: Self::Column = Column::CompanyId;
        }
    };
    (versioned) => {
        crate::owned::owned!();

        impl crate::Versioned for Entity {
            fn version(row: &Model) -> i32 {
                row.version
            }

            fn updated_at(row: &Model) -> Timestamp {
                row.updated_at
            }

            fn count_change(row: &mut ActiveModel, before: &Model, now: Timestamp) {
                row.version = sea_orm::Set(before.version + 1);
                row.updated_at = sea_orm::Set(now);
            }
        }
    };
    (archivable) => {
        crate::owned::owned!(versioned);

        impl crate::Archivable for Entity {
            const ARCHIVED_AT: Self::Column = Column::ArchivedAt;

            fn begin(id: Uuid, company_id: Uuid, now: Timestamp) -> ActiveModel {
                ActiveModel {
                    id: sea_orm::Set(id),
                    company_id: sea_orm::Set(company_id),
                    version: sea_orm::Set(1),
                    created_at: sea_orm::Set(now),
                    updated_at: sea_orm::Set(now),
                    ..Default::default()
                }
            }

            fn is_archived(row: &Model) -> bool {
                row.archived_at.is_some()
            }

            fn set_archived_at(row: &mut ActiveModel, at: Option<Timestamp>) {
                row.archived_at = sea_orm::Set(at);
            }
        }
    };
}

pub(crate) use owned;
