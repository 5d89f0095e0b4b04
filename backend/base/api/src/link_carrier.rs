//! The carrier as links without an account show it.

use haul_db::{Connection, Fetch};
use haul_entity::company::company;
use haul_types::WriteJson;
use poem_openapi::Object;
use sea_orm::EntityTrait;
use uuid::Uuid;

use crate::{ApiError, AppContext, Brand, brand_of};

/// The carrier's contact details.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct LinkCarrier {
    /// Legal name of the carrier.
    pub name: String,
    /// The carrier's USDOT number.
    pub dot_number: String,
    /// The carrier's phone number.
    pub phone: Option<String>,
    /// The carrier's email address.
    pub email: Option<String>,
    pub brand: Brand,
}

impl LinkCarrier {
    pub async fn read(ctx: &AppContext, db: &impl Connection, company_id: Uuid) -> Result<Self, ApiError> {
        let found = company::Entity::find_by_id(company_id).fetch_optional(db).await?;
        let row = found.ok_or_else(ApiError::not_found)?;
        let brand = brand_of(ctx, db, company_id).await?;
        Ok(Self { name: row.legal_name, dot_number: row.dot_number, phone: row.phone, email: row.email, brand })
    }
}
