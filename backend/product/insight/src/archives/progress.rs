//! How far an archive is: stored, told to those who see it, and in the end to the person who ordered it.

use haul_api::{
    ApiError, AppContext, Write,
    authz::Actor,
    jobs::JobError,
    notices::{NewNotice, notify},
};
use haul_entity::insight::company_archive::{Entity, Model};
use haul_ports::{ArchivesError, TablesError};
use haul_types::{ArchiveStatus, NoticeKind, Timestamp};
use sea_orm::{ActiveModelTrait, DbErr, IntoActiveModel};

use super::views::CompanyArchive;

/// Where the archive is shown.
pub(super) const PAGE: &str = "/admin?tab=archive";

/// What is left to do.
pub(super) enum Next {
    Nothing,
    /// More, not before this time.
    At(Timestamp),
}

/// What ends a step before its work is done.
pub(super) enum Stop {
    /// The archive fails; shown to people.
    Because(String),
    /// The job is retried.
    Passing(JobError),
}

/// Stores how far the archive is and tells those who see it.
pub(super) async fn save(ctx: &AppContext, actor: &Actor, row: &mut Model) -> Result<(), ApiError> {
    let mut write = Write::begin(ctx, actor).await?;
    update(&write, row).await?;
    write.show("company_archive", row.id);
    write.commit(true).await?;
    Ok(())
}

/// The same, once nothing will change anymore.
pub(super) async fn settle(ctx: &AppContext, actor: &Actor, mut row: Model) -> Result<(), ApiError> {
    let mut write = Write::begin(ctx, actor).await?;
    update(&write, &mut row).await?;
    let archive = CompanyArchive::from(row.clone());
    let (verb, title) = match row.status {
        ArchiveStatus::Failed => ("company_archive.failed", "The archive of the company could not be written"),
        _ => ("company_archive.finished", "The archive of the company is ready"),
    };
    let body = row.problem.or_else(|| Some("Download it within a day.".to_owned()));
    let notice = NewNotice {
        kind: NoticeKind::Table,
        matter: row.id.to_string(),
        title: title.to_owned(),
        body,
        path: Some(PAGE.to_owned()),
    };
    notify(&mut write, row.requested_by_id, notice).await?;
    write.record(verb, "company_archive", row.id, &archive.file_name, Vec::new());
    write.commit(true).await?;
    Ok(())
}

async fn update(write: &Write, row: &mut Model) -> Result<(), ApiError> {
    let Some(before) = write.find_for_update::<Entity>(row.id).await? else { return Err(ApiError::not_found()) };
    row.version = before.version.saturating_add(1);
    row.updated_at = write.now;
    row.clone().into_active_model().reset_all().update(write.tx()).await?;
    Ok(())
}

impl From<ApiError> for Stop {
    fn from(error: ApiError) -> Self {
        Self::Passing(error.into())
    }
}

impl From<DbErr> for Stop {
    fn from(error: DbErr) -> Self {
        Self::Passing(JobError::passing(error))
    }
}

impl From<TablesError> for Stop {
    fn from(error: TablesError) -> Self {
        Self::Passing(JobError::passing(error))
    }
}

impl From<ArchivesError> for Stop {
    /// Limits hold at the next attempt, too.
    fn from(error: ArchivesError) -> Self {
        match error {
            ArchivesError::TooManyFiles { max } => {
                Self::Because(format!("The company has more files than an archive can have, which is {max}."))
            }
            ArchivesError::TooLarge { max } => {
                let gigabytes = max >> 30;
                Self::Because(format!("The archive would be larger than {gigabytes} GB, the most it can be."))
            }
            error @ (ArchivesError::Busy | ArchivesError::Timeout | ArchivesError::Unavailable(_)) => {
                Self::Passing(JobError::passing(error))
            }
        }
    }
}
