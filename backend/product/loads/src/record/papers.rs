//! The documents of a load and what its customer requires: what keeps it from being billed.

use std::collections::BTreeMap;

use haul_api::from_json_column;
use haul_db::{Connection, Fetch};
use haul_entity::{
    Owned,
    loads::{document, load},
    partners::customer,
};
use haul_types::DocumentKind;
use sea_orm::{ColumnTrait, QueryFilter};

use super::{
    aggregate::Aggregate,
    billing::{self, Pod},
    error::LoadError,
    own_terms::own_terms,
    reference::LoadReference,
};

/// The documents of a load and what its customer requires.
pub struct Papers {
    /// Includes a POD once it is known to be signed.
    pub kinds: Vec<DocumentKind>,
    pub pod: Option<Pod>,
    pub customer: Option<customer::Model>,
}

impl Papers {
    pub async fn read(db: &impl Connection, load: &load::Model) -> Result<Self, LoadError> {
        let documents = document::Entity::owned_by(load.company_id)
            .filter(document::Column::LoadId.eq(load.id))
            .filter(document::Column::ArchivedAt.is_null())
            .fetch_all(db)
            .await?;
        let customer = customer::Entity::find_owned(load.company_id, load.customer_id).fetch_optional(db).await?;
        let is_pod = |document: &document::Model| document.kind == DocumentKind::ProofOfDelivery;
        let pods = || documents.iter().filter(|document| is_pod(document));
        let pod = if pods().any(|document| document.is_signed == Some(true)) {
            Some(Pod::Signed)
        } else if pods().any(|document| document.is_signed.is_none()) {
            Some(Pod::Unknown)
        } else {
            pods().next().map(|_| Pod::Unsigned)
        };
        let counts = |document: &document::Model| !is_pod(document) || pod == Some(Pod::Signed);
        let kinds: BTreeMap<&str, DocumentKind> =
            documents.iter().filter(|row| counts(row)).map(|row| (row.kind.as_str(), row.kind)).collect();
        Ok(Self { kinds: kinds.into_values().collect(), pod, customer })
    }

    pub fn blockers(&self, load: &load::Model, aggregate: &Aggregate) -> Result<Vec<String>, LoadError> {
        let mut references: Vec<LoadReference> = from_json_column(load.references.clone())?;
        for stop in &aggregate.stops {
            references.extend(from_json_column::<Vec<LoadReference>>(stop.references.clone())?);
        }
        let references: Vec<_> = references.into_iter().map(|reference| reference.kind).collect();
        let customer = self.customer.as_ref();
        let required = |column: Option<serde_json::Value>| column.unwrap_or_else(|| serde_json::json!([]));
        let own = own_terms(load)?;
        let required_references: Vec<_> = match own.required_references {
            Some(kinds) => kinds,
            None => from_json_column(required(customer.map(|row| row.required_references.clone())))?,
        };
        let required_documents: Vec<_> = match own.required_documents {
            Some(kinds) => kinds,
            None => from_json_column(required(customer.map(|row| row.required_documents.clone())))?,
        };
        Ok(billing::blockers(&billing::Facts {
            status: load.status,
            has_weight: load.weight_pounds.is_some(),
            total_cents: load.total_cents.saturating_add(load.pending_cents),
            is_fuel_surcharge_incomplete: load.fuel_surcharge.as_ref().is_some_and(|it| it.get("problem").is_some()),
            has_charge_to_review: aggregate.charges.iter().any(|charge| charge.review_reason.is_some()),
            documents: &self.kinds,
            pod: self.pod,
            references: &references,
            required_references: &required_references,
            required_documents: &required_documents,
            is_customer_on_hold: customer.is_some_and(|row| row.is_on_credit_hold),
        }))
    }
}
