//! Notice of papers that a load should have by now: one job for each moment at which one is due.
//!
//! A job for a moment that has moved, or for a paper that has arrived, finds nothing to do.

use chrono::TimeDelta;
use haul_api::{
    ApiError, AppContext, Write,
    authz::Actor,
    jobs::{Job, JobError},
    notices::{NewNotice, close_matter, notify, notify_admins},
};
use haul_entity::loads::load;
use haul_types::{LoadStatus, NoticeKind, Timestamp};
use serde::{Deserialize, Serialize};
use uuid::Uuid;

use super::notices::path_of;

/// How long after delivery a POD is missed, and how long before pickup a rate confirmation.
const DAY: TimeDelta = TimeDelta::hours(24);
/// A load booked shortly before its pickup.
const SOONEST: TimeDelta = TimeDelta::hours(1);

/// A paper whose absence is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Paper {
    Pod,
    RateConfirmation,
}

/// Gives notice if the paper is missing.
pub struct AskForPaper;

impl Job for AskForPaper {
    const KIND: &'static str = "ask_for_paper";
    const TITLE: &'static str = "Remind about a load's missing document";
    type Payload = About;

    async fn run(ctx: &AppContext, company_id: Uuid, about: About) -> Result<(), JobError> {
        Ok(ask(ctx, company_id, about).await?)
    }
}

/// The load and the paper that a job is for.
#[derive(Serialize, Deserialize)]
pub struct About {
    load_id: Uuid,
    paper: Paper,
}

impl Paper {
    fn kind(self) -> NoticeKind {
        match self {
            Self::Pod => NoticeKind::PodMissing,
            Self::RateConfirmation => NoticeKind::RateConfirmationMissing,
        }
    }

    fn is_present(self, load: &load::Model) -> bool {
        match self {
            Self::Pod => load.is_pod_present,
            Self::RateConfirmation => load.is_rate_confirmation_present,
        }
    }

    /// Nobody asks for it anymore: the load does not run, or it is not delivered after all.
    fn is_moot(self, load: &load::Model) -> bool {
        match self {
            Self::Pod => load.delivered_at.is_none(),
            Self::RateConfirmation => matches!(load.status, LoadStatus::Cancelled | LoadStatus::Tonu),
        }
    }

    /// When its absence is told; none if the load needs none yet, or never will.
    fn due_at(self, load: &load::Model) -> Option<Timestamp> {
        match self {
            Self::Pod => load.delivered_at.map(|at| at + DAY),
            Self::RateConfirmation => {
                let is_open = LoadStatus::TO_MOVE.contains(&load.status) && !load.is_draft;
                is_open.then(|| load.pickup_at - DAY)
            }
        }
    }
}

/// Follows a load that has settled: enqueues a job for each moment that is new, and closes what is over.
pub async fn follow(write: &mut Write, before: Option<&load::Model>, after: &load::Model) -> Result<(), ApiError> {
    for paper in [Paper::Pod, Paper::RateConfirmation] {
        let was_present = before.is_some_and(|before| paper.is_present(before));
        if paper.is_present(after) {
            if !was_present {
                close_matter(write, paper.kind(), &after.id.to_string()).await?;
            }
            continue;
        }
        let (due, was_due) = (paper.due_at(after), before.and_then(|before| paper.due_at(before)));
        if was_due.is_some_and(|at| at <= write.now) && paper.is_moot(after) {
            close_matter(write, paper.kind(), &after.id.to_string()).await?;
        }
        let is_new = before.is_none() || due != was_due;
        if let Some(at) = due.filter(|at| is_new && *at + DAY > write.now) {
            let about = About { load_id: after.id, paper };
            write.enqueue_at::<AskForPaper>(&about, at.max(write.now + SOONEST)).await?;
        }
    }
    Ok(())
}

async fn ask(ctx: &AppContext, company_id: Uuid, About { load_id, paper }: About) -> Result<(), ApiError> {
    let mut write = Write::begin(ctx, &Actor::system(company_id)).await?;
    let Some(load) = write.find_for_update::<load::Entity>(load_id).await? else { return Ok(()) };
    let is_due = paper.due_at(&load).is_some_and(|at| at <= write.now);
    if !is_due || paper.is_present(&load) {
        return Ok(());
    }
    let (title, body) = match paper {
        Paper::Pod => (
            format!("Load {}: POD is missing", load.number),
            "It was delivered 24 hours ago. Without the signed POD it can't be billed.",
        ),
        Paper::RateConfirmation => (
            format!("Load {}: rate confirmation is missing", load.number),
            "Its pickup is near. Without the rate confirmation it can't be billed.",
        ),
    };
    let notice = NewNotice {
        kind: paper.kind(),
        matter: load_id.to_string(),
        title,
        body: Some(body.to_owned()),
        path: Some(path_of(load_id)),
    };
    match load.dispatcher_id.or(load.booked_by_id) {
        Some(user_id) => notify(&mut write, user_id, notice).await?,
        None => notify_admins(&mut write, notice).await.map(drop)?,
    }
    write.commit(true).await?;
    Ok(())
}
