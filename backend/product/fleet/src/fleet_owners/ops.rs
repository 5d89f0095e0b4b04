//! The verbs of fleet owners.

use haul_api::{
    ApiError, AppContext, Invalid, SortBy, Write,
    auth::end_owner_sessions,
    authz::Actor,
    json_column,
    paging::PageParams,
    patch,
    records::{self, SimpleRecord},
    searched, simple_record,
};
use haul_db::Connection;
use haul_entity::{
    Archivable,
    fleet::fleet_owner::{ActiveModel, Column, Entity, Model},
};
use haul_types::{EmailAddress, ErrorCode, Timestamp, folded};
use sea_orm::{QueryFilter, Set, Unchanged};
use uuid::Uuid;

use super::{
    present::present,
    views::{FleetOwner, FleetOwnerCreate, FleetOwnerPage, FleetOwnerUpdate},
};

/// Which fleet owners a list shows.
pub struct Filter {
    pub q: Option<String>,
    pub archived: bool,
}

impl SortBy for FleetOwner {
    type Column = Column;

    const FIELDS: &'static [(&'static str, Column)] =
        &[("name", Column::NameFolded), ("created_at", Column::CreatedAt)];
    const DEFAULT: &'static str = "name";
}

pub async fn list(
    ctx: &AppContext,
    actor: &Actor,
    filter: Filter,
    params: &PageParams<FleetOwner>,
) -> Result<FleetOwnerPage, ApiError> {
    let found = searched(filter.q.as_deref(), &[Column::NameFolded, Column::Email], &[]);
    let select = Entity::archived_or_not(actor.company_id, filter.archived).filter(found);

    Ok(records::list(ctx, actor, select, params, Column::Id).await?.into())
}

impl SimpleRecord for FleetOwner {
    simple_record!("fleet_owner", Entity, FleetOwnerCreate, FleetOwnerUpdate, name);

    async fn apply(
        write: &Write,
        row: &mut ActiveModel,
        input: FleetOwnerUpdate,
        invalid: &mut Invalid,
    ) -> Result<(), ApiError> {
        if let Some(name) = input.name {
            let name = invalid.name("name", &name, 120);
            row.name_folded = Set(folded(&name));
            row.name = Set(name);
        }
        patch(&mut row.company_name, input.company_name, |text| invalid.optional_text("company_name", &text, 120));
        if let Some(email) = input.email
            && let Some(email) = invalid.parse("email", EmailAddress::parse(&email))
        {
            let email = String::from(email);
            // The previous holder of the address may not be the owner that the carrier means.
            if let (Unchanged(id), Unchanged(before)) = (&row.id, &row.email)
                && *before != email
            {
                end_owner_sessions(write, *id, None).await?;
            }
            row.email = Set(email);
        }
        patch(&mut row.phone, input.phone, |text| invalid.phone("phone", &text));
        patch(&mut row.address, input.address, |address| {
            invalid.check_address("address", &address);
            Some(json_column(&address))
        });
        patch(&mut row.notes, input.notes, |text| invalid.optional_text("notes", &text, 4000));
        Ok(())
    }

    async fn present(
        db: &impl Connection,
        company_id: Uuid,
        rows: Vec<Model>,
        now: Timestamp,
    ) -> Result<Vec<Self>, ApiError> {
        present(db, company_id, rows, now).await
    }

    fn taken(key: &str, _row: &ActiveModel) -> Option<ApiError> {
        match key {
            "fleet_owner_email_key" => {
                Some(ApiError::new(ErrorCode::EmailAlreadyUsed, "Another fleet owner has this email address."))
            }
            _ => None,
        }
    }
}
