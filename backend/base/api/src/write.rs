//! A write: one transaction with its audit events, its jobs and its idempotency record.

use haul_db::{Fetch, Narrowed, Scope, Tx};
use haul_entity::{Owned, base::job, company::company};
use haul_ports::{ACCESS_ENDED, RecordChange};
use haul_types::Timestamp;
use poem_openapi::types::{ParseFromJSON, ToJSON};
use sea_orm::{ActiveModelTrait, DbErr, EntityTrait, PrimaryKeyTrait, QuerySelect, Set};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use uuid::Uuid;

use crate::{
    ApiError, AppContext,
    authz::Actor,
    idempotency::{Claim, Claimed},
    jobs::Job,
    places::Places,
};

/// An open write. Dropped without [`Write::commit`] it has no effect.
pub struct Write {
    pub ctx: AppContext,
    pub actor: Actor,
    /// The one timestamp of everything in this write.
    pub now: Timestamp,
    tx: Tx,
    claim: Option<Claim>,
    events: Vec<Event>,
    told: Vec<RecordChange>,
}

/// One field that a write changed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Change {
    pub field: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub from: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub to: Option<String>,
}

/// A change that was just recorded in the audit log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordedChange {
    /// Such as `load.cancelled`.
    pub action: String,
    pub record_type: &'static str,
    pub record_id: Uuid,
    pub record_label: String,
    /// The names of the fields that changed.
    pub fields: Vec<String>,
    /// Its number in the company's audit log.
    pub sequence: i64,
}

/// An audit event to come.
pub(crate) struct Event {
    pub action: String,
    pub entity_type: &'static str,
    pub entity_id: Uuid,
    pub entity_label: String,
    pub changes: Vec<Change>,
}

/// A write that may have been done before.
pub enum Begun<T> {
    New(Box<Write>),
    /// The response of the first call with this key.
    Done(T),
}

impl Write {
    pub async fn begin(ctx: &AppContext, actor: &Actor) -> Result<Self, ApiError> {
        Self::begin_in(ctx, actor, Scope::Company(actor.company_id)).await
    }

    /// A write that crosses companies or comes before one exists: registration and sign-in.
    pub async fn begin_as_system(ctx: &AppContext, actor: &Actor, reason: &'static str) -> Result<Self, ApiError> {
        Self::begin_in(ctx, actor, Scope::System(reason)).await
    }

    async fn begin_in(ctx: &AppContext, actor: &Actor, scope: Scope) -> Result<Self, ApiError> {
        let tx = ctx.db.scoped(scope).begin().await?;
        let now = ctx.now();
        Ok(Self { ctx: ctx.clone(), actor: actor.clone(), now, tx, claim: None, events: Vec::new(), told: Vec::new() })
    }

    /// Begins a create that a caller may repeat under the same key. `operation` names the parent record, if there is
    /// one.
    pub async fn begin_create<T: ParseFromJSON>(
        ctx: &AppContext,
        actor: &Actor,
        key: Option<String>,
        operation: impl Into<String>,
        body: &impl ToJSON,
    ) -> Result<Begun<T>, ApiError> {
        let Some(key) = key else { return Ok(Begun::New(Box::new(Self::begin(ctx, actor).await?))) };
        let claim = Claim::new(key, operation.into(), body)?;
        // A second try finds the rival's response, or no rival at all if it rolled back.
        for _ in 0..2 {
            let mut write = Self::begin(ctx, actor).await?;
            match claim.take(ctx, actor, &write.tx).await? {
                Claimed::New => {
                    write.claim = Some(claim);
                    return Ok(Begun::New(Box::new(write)));
                }
                Claimed::Done(answer) => return Ok(Begun::Done(answer)),
                Claimed::Raced => drop(write),
            }
        }
        Err(ApiError::unavailable())
    }

    pub fn tx(&self) -> &Tx {
        &self.tx
    }

    pub fn company_id(&self) -> Uuid {
        self.actor.company_id
    }

    pub fn new_id(&self) -> Uuid {
        self.ctx.ids.next()
    }

    /// The company's row, locked until the write ends, so that its version can't change in between.
    pub async fn find_for_update<E: Owned<PrimaryKey: PrimaryKeyTrait<ValueType = Uuid>>>(
        &self,
        id: Uuid,
    ) -> Result<Option<E::Model>, DbErr> {
        E::find_owned(self.company_id(), id).fetch_for_update(&self.tx).await
    }

    /// Records a change in the audit log, such as `load.cancelled`, and notifies open screens.
    pub fn record(
        &mut self,
        action: impl Into<String>,
        entity_type: &'static str,
        entity_id: Uuid,
        entity_label: impl Into<String>,
        changes: Vec<Change>,
    ) {
        let is_personal = self.ctx.product.record(entity_type).is_some_and(|record| record.is_personal);
        let reader_id = self.actor.id.filter(|_| is_personal);
        self.told.push(RecordChange { reader_id, ..RecordChange::of(entity_type, entity_id) });
        self.note(action, entity_type, entity_id, entity_label, changes);
    }

    /// Records an event that changes nothing on screen, such as `access.refused`.
    pub fn note(
        &mut self,
        action: impl Into<String>,
        entity_type: &'static str,
        entity_id: Uuid,
        entity_label: impl Into<String>,
        changes: Vec<Change>,
    ) {
        let action = action.into();
        self.events.push(Event { action, entity_type, entity_id, entity_label: entity_label.into(), changes });
    }

    /// Notifies one person's screens after the commit, for a record that is in no audit log.
    pub fn tell(&mut self, reader_id: Uuid, topic: &str, record_id: Uuid) {
        self.told.push(RecordChange { reader_id: Some(reader_id), ..RecordChange::of(topic, record_id) });
    }

    /// Notifies open screens after the commit, for something outside the record's own history: progress of work,
    /// or a consequence of other records' changes, which are in the audit log.
    pub fn show(&mut self, topic: &str, record_id: Uuid) {
        self.told.push(RecordChange::of(topic, record_id));
    }

    /// Ends a reader's open streams after the commit.
    pub fn end_streams(&mut self, reader_id: Uuid) {
        self.told.push(RecordChange { reader_id: Some(reader_id), ..RecordChange::of(ACCESS_ENDED, reader_id) });
    }

    /// Defers work until after the commit. Returns the job.
    pub async fn enqueue<J: Job>(&self, payload: &J::Payload) -> Result<Uuid, ApiError> {
        self.enqueue_at::<J>(payload, self.now).await
    }

    /// Like [`Write::enqueue`], but not before a given time.
    pub async fn enqueue_at<J: Job>(&self, payload: &J::Payload, run_after: Timestamp) -> Result<Uuid, ApiError> {
        self.put_job::<J>(Some(self.actor.company_id), payload, run_after).await
    }

    /// Like [`Write::enqueue`], for work that must find its company itself; it runs with the nil id.
    pub async fn enqueue_for_nobody<J: Job>(&self, payload: &J::Payload) -> Result<Uuid, ApiError> {
        self.put_job::<J>(None, payload, self.now).await
    }

    async fn put_job<J: Job>(
        &self,
        company_id: Option<Uuid>,
        payload: &J::Payload,
        run_after: Timestamp,
    ) -> Result<Uuid, ApiError> {
        let payload = serde_json::to_value(payload).map_err(ApiError::internal)?;
        let row = job::ActiveModel {
            id: Set(self.new_id()),
            company_id: Set(company_id),
            kind: Set(J::KIND.to_owned()),
            payload: Set(payload),
            run_after: Set(run_after),
            attempts: Set(0),
            leased_until: Set(None),
            finished_at: Set(None),
            failed_at: Set(None),
            last_error: Set(None),
            created_at: Set(self.now),
        };
        Ok(row.insert(&self.tx).await?.id)
    }

    /// Writes the audit events and the idempotency record, commits, notifies open screens, and returns the response.
    pub async fn commit<T: ToJSON>(mut self, answer: T) -> Result<T, ApiError> {
        if let Some(claim) = &self.claim {
            claim.keep(&self.ctx, &self.actor, &self.tx, &answer).await?;
        }
        let events = std::mem::take(&mut self.events);
        if !events.is_empty() {
            let changes = self.append_to_chain(events).await?;
            self.changes_recorded(&changes).await?;
        }
        self.place_changes().await?;
        self.tx.commit().await?;
        if !self.told.is_empty() {
            self.ctx.events.publish(self.actor.company_id, self.told);
        }
        Ok(answer)
    }

    /// Adds to each change the terminals that its record belongs to, as this transaction leaves it.
    async fn place_changes(&mut self) -> Result<(), DbErr> {
        let mut places = Places::new(&self.tx, self.actor.company_id);
        for change in self.told.iter_mut().filter(|change| change.reader_id.is_none()) {
            change.terminals = places.of(&change.topic, change.record_id).await?;
        }
        Ok(())
    }

    /// Makes concurrent writes of one company wait for each other. Without it, two that find no row would both insert one.
    pub async fn lock_company(&self) -> Result<(), DbErr> {
        company::Entity::find_by_id(self.company_id()).lock_exclusive().fetch_optional(self.tx()).await?;
        Ok(())
    }

    /// What the actor sees of the company's rows, in this transaction: for records named by number or name.
    pub fn seen(&self) -> Narrowed<'_> {
        Narrowed { tx: &self.tx, narrowing: self.actor.narrowing() }
    }
}

/// The settings whose text differs between before and after. An empty side is left out.
pub fn changed_words<'a>(settings: impl IntoIterator<Item = (&'a str, String, String)>) -> Vec<Change> {
    let told = |words: String| (!words.is_empty()).then_some(words);
    settings
        .into_iter()
        .filter(|(_, from, to)| from != to)
        .map(|(field, from, to)| Change { field: field.to_owned(), from: told(from), to: told(to) })
        .collect()
}

/// The differences between two wire forms of one record, field by field, without bookkeeping fields.
pub fn changes_between<T: ToJSON>(before: Option<&T>, after: &T) -> Vec<Change> {
    const BOOKKEEPING: [&str; 6] = ["id", "version", "created_at", "updated_at", "paper_warnings", "objections"];
    let fields = |value: Option<Value>| match value {
        Some(Value::Object(map)) => map,
        _ => serde_json::Map::new(),
    };
    let before = fields(before.and_then(ToJSON::to_json));
    let after = fields(after.to_json());
    let names: std::collections::BTreeSet<&String> = before.keys().chain(after.keys()).collect();
    names
        .into_iter()
        .filter(|name| !BOOKKEEPING.contains(&name.as_str()))
        .filter(|name| before.get(*name) != after.get(*name))
        .map(|name| Change {
            field: name.clone(),
            from: before.get(name).and_then(shown),
            to: after.get(name).and_then(shown),
        })
        .collect()
}

fn shown(value: &Value) -> Option<String> {
    match value {
        Value::Null => None,
        Value::String(text) => Some(text.clone()),
        other => Some(other.to_string()),
    }
}
