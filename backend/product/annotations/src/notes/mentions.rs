//! The people mentioned in a note.

use haul_api::{
    AnyOf, ApiError, AppContext, Invalid, Write,
    auth::user_behind,
    contains,
    notices::{NewNotice, notify},
    search_words,
};
use haul_db::{Db, Fetch};
use haul_entity::{Owned, company::user_account};
use haul_types::{NoteAudience, NoticeKind, Permission, UserStatus};
use sea_orm::{ColumnTrait, Condition, QueryFilter, QueryOrder, QuerySelect};
use uuid::Uuid;

use super::views::{Colleague, ColleagueList, Mention};
use crate::subject::Subject;

/// More people are better reached by email.
pub const MAX_MENTIONS: usize = 20;
/// As many as fit below a text field.
const OFFERED: u64 = 20;
/// Of a note, for the notice.
const QUOTED_CHARACTERS: usize = 200;

/// The permission that a reader of such a note needs besides the record's own.
pub fn needed_for(audience: NoteAudience) -> Option<Permission> {
    match audience {
        NoteAudience::Internal => None,
        NoteAudience::Accounting => Some(Permission::BillingRead),
    }
}

/// Active users to mention.
pub async fn colleagues(
    db: &Db,
    company_id: Uuid,
    q: Option<&str>,
    ids: &AnyOf<Uuid>,
) -> Result<ColleagueList, ApiError> {
    let named = search_words(q).map(|q| contains(user_account::Column::FullNameFolded, &q));
    let rows = user_account::Entity::owned_by(company_id)
        .filter(Condition::all().add(user_account::Column::Status.eq(UserStatus::Active)).add_option(named))
        .filter(ids.on(user_account::Column::Id))
        .order_by_asc(user_account::Column::FullNameFolded)
        .order_by_asc(user_account::Column::Id)
        .limit(OFFERED)
        .fetch_all(db)
        .await?;
    Ok(ColleagueList {
        items: rows.into_iter().map(|row| Colleague { id: row.id, full_name: row.full_name }).collect(),
    })
}

/// The people with these ids, who must be able to see the record, read the note and be mentioned in its text.
pub async fn checked(
    ctx: &AppContext,
    subject: &Subject,
    company_id: Uuid,
    audience: NoteAudience,
    text: &str,
    ids: Vec<Uuid>,
    invalid: &mut Invalid,
) -> Result<Vec<Mention>, ApiError> {
    let mut ids = ids;
    ids.sort_unstable();
    ids.dedup();
    if ids.len() > MAX_MENTIONS {
        invalid.require(false, "mentions", &format!("Mention at most {MAX_MENTIONS} people."));
        return Ok(Vec::new());
    }
    let mut mentions = Vec::with_capacity(ids.len());
    for user_id in ids {
        let Some(user) = user_behind(ctx, company_id, user_id).await? else {
            invalid.require(false, "mentions", "There is no such active user.");
            continue;
        };
        let may_read = user.may(subject.kind.read_permission())
            && needed_for(audience).is_none_or(|one| user.may(one))
            && subject.is_seen(&ctx.db_of(&user), company_id).await?;
        invalid.require(may_read, "mentions", &format!("{} can't read this note.", user.name));
        let is_named = text.contains(&format!("@{}", user.name));
        invalid.require(is_named, "mentions", &format!("Mention {0} in the text as @{0}.", user.name));
        mentions.push(Mention { user_id, name: user.name });
    }
    Ok(mentions)
}

/// Notifies the people whom the note did not mention before, except its author.
pub async fn tell(
    write: &mut Write,
    subject: &Subject,
    note_id: Uuid,
    text: &str,
    mentions: &[Mention],
    before: &[Mention],
) -> Result<(), ApiError> {
    let author = write.actor.name.clone();
    let kind = subject.kind.as_str();
    let quoted: String = text.chars().take(QUOTED_CHARACTERS).collect();
    let quoted = if quoted.len() < text.len() { format!("{quoted}…") } else { quoted };
    for mention in mentions {
        let is_known = before.iter().any(|known| known.user_id == mention.user_id);
        if is_known || write.actor.id == Some(mention.user_id) {
            continue;
        }
        let notice = NewNotice {
            kind: NoticeKind::Mention,
            matter: note_id.to_string(),
            title: format!("{author} mentioned you on {kind} {}", subject.label),
            body: Some(quoted.clone()),
            path: Some(subject.path()),
        };
        notify(write, mention.user_id, notice).await?;
    }
    Ok(())
}
