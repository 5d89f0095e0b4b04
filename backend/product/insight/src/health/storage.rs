//! How much the company's files take.

use haul_db::{Db, sum_of};
use haul_entity::{Owned, annotations::record_file, company::company_document, insight::export, loads::document};
use haul_types::Timestamp;
use sea_orm::{ColumnTrait, DbErr, EntityTrait, FromQueryResult, QueryFilter, QuerySelect, Select, sea_query::Expr};
use uuid::Uuid;

use super::views::{StorageKind, StorageUse};

#[derive(FromQueryResult)]
struct Sum {
    files: i64,
    bytes: i64,
}

/// Files of imports are left out: no row knows their size.
pub async fn read(db: &Db, company_id: Uuid, now: Timestamp) -> Result<Vec<StorageUse>, DbErr> {
    let exported = export::Entity::owned_by(company_id).filter(export::Column::ExpiresAt.gt(now));
    Ok(vec![
        in_use(db, StorageKind::LoadDocuments, document::Entity::owned_by(company_id), document::Column::ByteSize)
            .await?,
        in_use(db, StorageKind::RecordFiles, record_file::Entity::owned_by(company_id), record_file::Column::ByteSize)
            .await?,
        in_use(
            db,
            StorageKind::CompanyDocuments,
            company_document::Entity::owned_by(company_id),
            company_document::Column::ByteSize,
        )
        .await?,
        in_use(db, StorageKind::Exports, exported, export::Column::ByteSize).await?,
    ])
}

async fn in_use<E: EntityTrait>(
    db: &Db,
    kind: StorageKind,
    select: Select<E>,
    byte_size: E::Column,
) -> Result<StorageUse, DbErr> {
    let bytes = sum_of(Expr::col(byte_size.as_column_ref()));
    let sum = select
        .select_only()
        .column_as(byte_size.count(), "files")
        .column_as(bytes, "bytes")
        .into_model::<Sum>()
        .one(db)
        .await?;
    let Sum { files, bytes } = sum.unwrap_or(Sum { files: 0, bytes: 0 });
    Ok(StorageUse { kind, file_count: files, bytes })
}
