//! How far an import is: kept, shown, and told in the end.

use crate::{
    ApiError, Write,
    notices::{NewNotice, notify},
};
use haul_entity::insight::import::Model;
use haul_types::NoticeKind;
use sea_orm::{ActiveModelTrait, IntoActiveModel};

/// Records of one transaction: about a second's work of the slowest database, so that others hardly wait for it.
pub const CHUNK: u64 = 100;

/// Writes the import's row and commits. Progress is shown; what is over is an event of the history.
pub async fn save(mut write: Write, import: Model, action: Option<&str>) -> Result<(), ApiError> {
    let import = Model { version: import.version + 1, updated_at: write.now, ..import };
    let import = import.into_active_model().reset_all().update(write.tx()).await?;
    match action {
        Some(action) => write.record(action, "import", import.id, &import.file_name, Vec::new()),
        None => write.show("import", import.id),
    }
    write.commit(true).await?;
    Ok(())
}

/// Tells whoever started it that it is over.
pub async fn tell(write: &mut Write, import: &Model, title: String, body: String) -> Result<(), ApiError> {
    let Some(user_id) = write.actor.id else { return Ok(()) };
    let path = Some(format!("/apps/imports?import={}", import.id));
    notify(write, user_id, NewNotice { kind: NoticeKind::Table, title, body: Some(body), path }).await
}

/// `1 row`, `4,900 rows`.
pub fn rows(count: i32) -> String {
    let noun = if count == 1 { "row" } else { "rows" };
    format!("{count} {noun}")
}
