//! An import's progress: stored, shown, and announced at the end.

use crate::{
    ApiError, Write,
    notices::{NewNotice, notify},
};
use haul_entity::insight::import::Model;
use haul_types::NoticeKind;
use sea_orm::{ActiveModelTrait, IntoActiveModel};

/// Records per transaction: about a second's work for the slowest database, so that others hardly wait.
pub const CHUNK: u64 = 100;

/// Writes the import's row and commits. Progress is only shown; completion is an event in the history.
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

/// Notifies the user who started it that it has finished.
pub async fn tell(write: &mut Write, import: &Model, title: String, body: String) -> Result<(), ApiError> {
    let Some(user_id) = write.actor.id else { return Ok(()) };
    let path = Some(format!("/apps/imports?import={}", import.id));
    let matter = import.id.to_string();
    notify(write, user_id, NewNotice { kind: NoticeKind::Table, matter, title, body: Some(body), path }).await
}

/// `1 row`, `4,900 rows`.
pub fn rows(count: i32) -> String {
    let noun = if count == 1 { "row" } else { "rows" };
    format!("{count} {noun}")
}
