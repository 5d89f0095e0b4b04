//! Adding tags to records and removing them.

use haul_api::{ApiError, Change, Invalid, Write};
use haul_db::Fetch;
use haul_entity::{
    Owned,
    annotations::{record_tag, tag},
};
use haul_types::RecordKind;
use sea_orm::{ActiveModelTrait, ColumnTrait, EntityTrait, QueryFilter, Set};
use uuid::Uuid;

use super::{
    refs::tags_of,
    views::{RecordTags, TagRef, TagsChange},
};
use crate::subject::{self, Subject};

/// A list could not show more.
const MAX_TAGS: usize = 20;

/// Changes the tags of a record, with an event in the record's history.
pub async fn of_record(
    write: &mut Write,
    kind: RecordKind,
    id: Uuid,
    input: TagsChange,
) -> Result<RecordTags, ApiError> {
    let subject = subject::find_for_update(write, kind, id).await?;
    let before = shown(write, id).await?;
    if change(write, kind, id, input).await? {
        let after = shown(write, id).await?;
        record(write, &subject, &before, &after);
        return Ok(RecordTags { tags: after });
    }
    Ok(RecordTags { tags: before })
}

/// Adds and removes tags of a record that the write has locked; whether that changed anything.
pub async fn change(write: &Write, kind: RecordKind, id: Uuid, input: TagsChange) -> Result<bool, ApiError> {
    let links = record_tag::Entity::owned_by(write.company_id()).filter(record_tag::Column::RecordId.eq(id));
    let there: Vec<Uuid> = links.fetch_all(write.tx()).await?.into_iter().map(|link| link.tag_id).collect();
    let unwanted = input.remove.unwrap_or_default();
    let mut added = input.add.unwrap_or_default();
    added.retain(|tag_id| !there.contains(tag_id));
    added.sort_unstable();
    added.dedup();
    let removed: Vec<Uuid> = there.iter().copied().filter(|tag_id| unwanted.contains(tag_id)).collect();
    if added.is_empty() && removed.is_empty() {
        return Ok(false);
    }
    check(write, &added, there.len().saturating_add(added.len()).saturating_sub(removed.len())).await?;
    record_tag::Entity::delete_many()
        .filter(record_tag::Column::CompanyId.eq(write.company_id()))
        .filter(record_tag::Column::RecordId.eq(id))
        .filter(record_tag::Column::TagId.is_in(removed))
        .exec(write.tx())
        .await?;
    for tag_id in added {
        row(write.company_id(), kind, id, tag_id).insert(write.tx()).await?;
    }
    Ok(true)
}

fn row(company_id: Uuid, kind: RecordKind, id: Uuid, tag_id: Uuid) -> record_tag::ActiveModel {
    let subject = Subject { kind, id, label: String::new() };
    record_tag::ActiveModel {
        company_id: Set(company_id),
        record_id: Set(id),
        tag_id: Set(tag_id),
        record_kind: Set(kind),
        load_id: Set(subject.id_if(RecordKind::Load)),
        quote_id: Set(subject.id_if(RecordKind::Quote)),
        customer_id: Set(subject.id_if(RecordKind::Customer)),
        facility_id: Set(subject.id_if(RecordKind::Facility)),
        driver_id: Set(subject.id_if(RecordKind::Driver)),
        truck_id: Set(subject.id_if(RecordKind::Truck)),
        trailer_id: Set(subject.id_if(RecordKind::Trailer)),
        motor_carrier_id: Set(subject.id_if(RecordKind::MotorCarrier)),
    }
}

/// Only the company's own active tags can be added.
async fn check(write: &Write, added: &[Uuid], count: usize) -> Result<(), ApiError> {
    let offered = tag::Entity::owned_by(write.company_id())
        .filter(tag::Column::Id.is_in(added.iter().copied()))
        .filter(tag::Column::ArchivedAt.is_null())
        .fetch_all(write.tx())
        .await?;
    let mut invalid = Invalid::default();
    invalid.require(offered.len() == added.len(), "add", "There is no such active tag.");
    invalid.require(count <= MAX_TAGS, "add", &format!("A record takes at most {MAX_TAGS} tags."));
    Ok(invalid.finish()?)
}

async fn shown(write: &Write, id: Uuid) -> Result<Vec<TagRef>, ApiError> {
    Ok(tags_of(write.tx(), write.company_id(), [id]).await?.remove(&id).unwrap_or_default())
}

fn record(write: &mut Write, subject: &Subject, before: &[TagRef], after: &[TagRef]) {
    let names = |tags: &[TagRef]| {
        let names: Vec<&str> = tags.iter().map(|tag| tag.name.as_str()).collect();
        (!names.is_empty()).then(|| names.join(", "))
    };
    let change = Change { field: "tags".to_owned(), from: names(before), to: names(after) };
    let kind = subject.kind.as_str();
    write.record(format!("{kind}.tagged"), kind, subject.id, &subject.label, vec![change]);
}
