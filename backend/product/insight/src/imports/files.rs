//! Files that an import provides: the template, and its problems as a table.

use chrono::TimeDelta;
use haul_api::{AppContext, authz::Actor, from_json_column, imports::ImportProblem};
use haul_db::Fetch;
use haul_entity::{
    Owned,
    insight::{
        import,
        import_row::{Column, Entity},
    },
};
use haul_loads::documents::DocumentLink;
use haul_ports::{Cell, DownloadGrant, TableFormat, TableOrder};
use haul_types::{FileFormat, ImportRowStatus};
use sea_orm::{ColumnTrait, QueryFilter, QueryOrder};
use uuid::Uuid;

use super::{error::ImportError, views::ImportTemplate};
use crate::exports::media_type;

/// Time to follow a link that was just requested; the same as for documents.
const LINK_LIFETIME: TimeDelta = TimeDelta::minutes(5);
/// Rows in the file of problems; if there are more, the first ones.
const MOST_PROBLEMS: usize = 20_000;

/// The header and one example row.
pub async fn template(ctx: &AppContext, actor: &Actor, input: ImportTemplate) -> Result<DocumentLink, ImportError> {
    let imported = ctx.product.imported(input.kind)?;
    let columns = (imported.columns)();
    let header = columns.iter().map(|column| column.title.clone()).collect();
    let example = columns.into_iter().map(|column| column.example).collect();
    let (first, rest) = imported.nouns.split_at(1);
    let title = format!("{}{rest} to import", first.to_uppercase());
    link(ctx, actor, input.format, &title, header, vec![example]).await
}

/// Every problem with its row and column.
pub async fn errors(ctx: &AppContext, actor: &Actor, import_id: Uuid) -> Result<DocumentLink, ImportError> {
    let db = ctx.db_of(actor);
    let import = import::Entity::find_owned(actor.company_id, import_id)
        .fetch_optional(&db)
        .await?
        .ok_or(ImportError::NotFound)?;
    let with_problems = [ImportRowStatus::Bad, ImportRowStatus::Refused, ImportRowStatus::Kept];
    let found = Entity::owned_by(actor.company_id)
        .filter(Column::ImportId.eq(import.id))
        .filter(Column::Status.is_in(with_problems))
        .order_by_asc(Column::RowNumber)
        .fetch_all(&db)
        .await?;
    let mut rows = Vec::with_capacity(found.len());
    for row in found {
        let problems: Vec<ImportProblem> = from_json_column(row.problems)?;
        for problem in problems {
            let number = Cell::Integer(row.row_number.into());
            rows.push(vec![
                number,
                Cell::Text(row.label.clone()),
                Cell::Text(problem.title),
                Cell::Text(problem.message),
            ]);
        }
    }
    rows.truncate(MOST_PROBLEMS);
    let header = ["Row", "What", "Column", "Problem"].map(str::to_owned).to_vec();
    let stem = import.file_name.rsplit_once('.').map_or(import.file_name.as_str(), |(stem, _)| stem);
    link(ctx, actor, FileFormat::Csv, &format!("{stem} problems"), header, rows).await
}

async fn link(
    ctx: &AppContext,
    actor: &Actor,
    format: FileFormat,
    title: &str,
    header: Vec<String>,
    rows: Vec<Vec<Cell>>,
) -> Result<DocumentLink, ImportError> {
    let now = ctx.now();
    let order = TableOrder {
        company_id: actor.company_id,
        blob_id: ctx.ids.next(),
        format: match format {
            FileFormat::Csv => TableFormat::Csv,
            FileFormat::Xlsx => TableFormat::Xlsx,
        },
        title: title.to_owned(),
        header,
        created_at: now.utc(),
    };
    let mut table = ctx.tables.write(&order).await?;
    table.append(rows).await?;
    table.finish().await?;
    let expires_at = now + LINK_LIFETIME;
    let url = ctx.blobs.mint_download(&DownloadGrant {
        company_id: actor.company_id,
        blob_id: order.blob_id,
        file_name: format!("{title}.{}", format.as_str()),
        media_type: media_type(format).to_owned(),
        inline: false,
        expires_at: expires_at.utc(),
    })?;
    Ok(DocumentLink { url, expires_at })
}
