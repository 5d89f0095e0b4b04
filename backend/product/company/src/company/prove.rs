//! The operator's confirmation of a company's DOT number, on the command line.

use haul_api::{ApiError, AppContext, Change, Write, authz::Actor};
use haul_db::{Fetch, Scope};
use haul_entity::company::company::{Column, Entity};
use haul_types::{DotNumber, InvalidDotNumber};
use sea_orm::{ActiveModelTrait, ColumnTrait, EntityTrait, IntoActiveModel, QueryFilter, Set};
use uuid::Uuid;

#[derive(Debug, thiserror::Error)]
pub enum ProveError {
    #[error("{0}")]
    DotNumber(#[from] InvalidDotNumber),
    #[error("no company with USDOT {0} is registered")]
    NoSuchCompany(String),
    #[error(transparent)]
    Api(#[from] ApiError),
}

/// The company whose DOT number was confirmed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proven {
    pub company_id: Uuid,
    pub name: String,
}

/// Records that the DOT number is the company's own, which raises its mail budget. Safe to repeat.
pub async fn prove(ctx: &AppContext, dot_number: &str) -> Result<Proven, ProveError> {
    let dot_number = DotNumber::parse(dot_number)?;
    let db = ctx.db.scoped(Scope::System("the operator names a company on the command line"));
    let company = Entity::find().filter(Column::DotNumber.eq(dot_number.as_str())).fetch_optional(&db).await;
    let company = company.map_err(ApiError::from)?.ok_or_else(|| ProveError::NoSuchCompany(dot_number.into()))?;
    let proven = Proven { company_id: company.id, name: company.legal_name.clone() };
    if company.is_dot_proven {
        return Ok(proven);
    }
    let mut write = Write::begin(ctx, &Actor::system(company.id)).await?;
    let (id, version) = (company.id, company.version);
    let mut row = company.into_active_model();
    row.is_dot_proven = Set(true);
    row.version = Set(version + 1);
    row.updated_at = Set(write.now);
    row.update(write.tx()).await.map_err(ApiError::from)?;
    let change =
        Change { field: "is_dot_proven".to_owned(), from: Some("false".to_owned()), to: Some("true".to_owned()) };
    write.record("company.proven", "company", id, &proven.name, vec![change]);
    write.commit(true).await?;
    Ok(proven)
}
