//! The audit log's hash chain: how a write's events are appended, and what each hash and seal covers.

use haul_db::Fetch;
use haul_entity::base::{audit_event, audit_head, audit_origin};
use haul_ports::Sealing;
use sea_orm::{ActiveModelTrait, EntityTrait, QuerySelect, Set};
use serde_json::json;
use sha2::{Digest, Sha256};

use crate::{ApiError, RecordedChange, Write, authz::ActorKind, client_ip, device, secrets::random_text, write::Event};

impl Write {
    /// The head row is locked last, so that two writes never deadlock. Whatever runs after it only inserts.
    pub(crate) async fn append_to_chain(&self, events: Vec<Event>) -> Result<Vec<RecordedChange>, ApiError> {
        let company_id = self.actor.company_id;
        let head = audit_head::Entity::find_by_id(company_id).lock_exclusive().fetch_optional(self.tx()).await?;
        let is_first = head.is_none();
        // Appending to a tampered chain must not make it look valid again.
        let is_genuine = head.as_ref().is_none_or(|head| is_sealed(&*self.ctx.sealing, head));
        let mut head = head.unwrap_or(audit_head::Model { company_id, sequence: 0, hash: String::new(), seal: None });
        let origin = self.origin().await?;
        let mut changes = Vec::new();
        for event in events {
            debug_assert!(
                self.ctx.product.is_declared(event.entity_type, &event.action),
                "{}: declare this verb in the registry of the record's area",
                event.action
            );
            changes.push(event.recorded(head.sequence + 1));
            let row = self.chained(&head, event, origin.as_ref());
            head = audit_head::Model { company_id, sequence: row.sequence, hash: row.hash.clone(), seal: None };
            sea_orm::IntoActiveModel::into_active_model(row).insert(self.tx()).await?;
        }
        let seal = if is_genuine { Some(seal_of(&*self.ctx.sealing, &head)?) } else { None };
        let head = audit_head::ActiveModel {
            company_id: Set(company_id),
            sequence: Set(head.sequence),
            hash: Set(head.hash),
            seal: Set(seal),
        };
        if is_first {
            head.insert(self.tx()).await?
        } else {
            head.update(self.tx()).await?
        };
        Ok(changes)
    }

    /// Where this write comes from, for people and programs of the company. Not kept for what customers and drivers do
    /// with a link.
    async fn origin(&self) -> Result<Option<audit_origin::Model>, ApiError> {
        let (address, device) = (client_ip(), device());
        let is_kept = matches!(self.actor.kind, ActorKind::User | ActorKind::ApiKey | ActorKind::Owner);
        if !is_kept || (address.is_none() && device.is_none()) {
            return Ok(None);
        }
        let row = audit_origin::Model {
            id: self.new_id(),
            company_id: self.company_id(),
            address,
            device,
            salt: random_text().map_err(ApiError::internal)?,
            created_at: self.now,
        };
        sea_orm::IntoActiveModel::into_active_model(row.clone()).insert(self.tx()).await?;
        Ok(Some(row))
    }

    fn chained(
        &self,
        head: &audit_head::Model,
        event: Event,
        origin: Option<&audit_origin::Model>,
    ) -> audit_event::Model {
        let (on_behalf_of_id, on_behalf_of_name) = self.actor.on_behalf_of.clone().unzip();
        let mut row = audit_event::Model {
            id: self.new_id(),
            company_id: self.actor.company_id,
            sequence: head.sequence + 1,
            occurred_at: self.now,
            actor_kind: self.actor.kind.name().to_owned(),
            actor_id: self.actor.id,
            actor_name: self.actor.name.clone(),
            action: event.action,
            entity_type: event.entity_type.to_owned(),
            entity_id: Some(event.entity_id),
            entity_label: Some(event.entity_label),
            changes: json!(event.changes),
            request_id: self.actor.request_id.clone(),
            origin_id: origin.map(|origin| origin.id),
            origin_hash: origin.map(origin_hash),
            on_behalf_of_id,
            on_behalf_of_name,
            previous_hash: head.hash.clone(),
            hash: String::new(),
        };
        row.hash = chain_hash(&row);
        row
    }
}

impl Event {
    fn recorded(&self, sequence: i64) -> RecordedChange {
        RecordedChange {
            action: self.action.clone(),
            record_type: self.entity_type,
            record_id: self.entity_id,
            record_label: self.entity_label.clone(),
            fields: self.changes.iter().map(|change| change.field.clone()).collect(),
            sequence,
        }
    }
}

/// Seals the end of a chain with the host's key, so that database access alone can't forge it.
pub fn seal_of(sealing: &dyn Sealing, head: &audit_head::Model) -> Result<String, ApiError> {
    sealing.seal(head.hash.as_bytes(), &head_binding(head)).map_err(ApiError::internal)
}

/// Whether this host sealed the end of the chain.
pub fn is_sealed(sealing: &dyn Sealing, head: &audit_head::Model) -> bool {
    let opened = head.seal.as_deref().and_then(|seal| sealing.open(seal, &head_binding(head)).ok());
    opened.is_some_and(|hash| hash == head.hash.as_bytes())
}

fn head_binding(head: &audit_head::Model) -> String {
    format!("audit_head.{}.{}", head.company_id, head.sequence)
}

/// SHA-256 over the event and the hash before it.
pub fn chain_hash(event: &audit_event::Model) -> String {
    let mut facts = vec![
        json!(event.previous_hash),
        json!(event.company_id),
        json!(event.sequence),
        json!(event.id),
        json!(event.occurred_at.micros()),
        json!(event.actor_kind),
        json!(event.actor_id),
        json!(event.actor_name),
        json!(event.action),
        json!(event.entity_type),
        json!(event.entity_id),
        json!(event.entity_label),
        json!(event.changes),
        json!(event.request_id),
    ];
    // Events without these facts, such as all from before they existed, keep their old hashes.
    let ids = event.origin_id.or(event.on_behalf_of_id);
    let texts = event.origin_hash.as_ref().or(event.on_behalf_of_name.as_ref());
    if ids.is_some() || texts.is_some() {
        facts.push(json!({
            "origin_id": event.origin_id,
            "origin_hash": event.origin_hash,
            "on_behalf_of_id": event.on_behalf_of_id,
            "on_behalf_of_name": event.on_behalf_of_name,
        }));
    }
    hex::encode(Sha256::digest(json!(facts).to_string().as_bytes()))
}

/// What an event keeps of its origin after the row itself is erased.
pub fn origin_hash(origin: &audit_origin::Model) -> String {
    let facts = json!([origin.salt, origin.company_id, origin.address, origin.device]);
    hex::encode(Sha256::digest(facts.to_string().as_bytes()))
}
