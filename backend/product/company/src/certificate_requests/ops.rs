//! The verbs of requests for certificates of insurance.

use haul_api::{
    AnyOf, ApiError, AppContext, Invalid, SortBy, Write,
    authz::Actor,
    jobs::send_mail,
    json_column,
    paging::PageParams,
    patch,
    records::{self, SimpleRecord},
    searched, simple_record, today_at_company,
};
use haul_entity::{
    Archivable,
    company::certificate_request::{ActiveModel, Column, Entity, Model},
};
use haul_types::folded;
use sea_orm::{ColumnTrait, QueryFilter, Set};
use uuid::Uuid;

use super::{
    mail,
    views::{CertificateRequest, CertificateRequestCreate, CertificateRequestPage, CertificateRequestUpdate},
};

/// Which requests a list shows.
pub struct Filter {
    pub q: Option<String>,
    pub ids: AnyOf<Uuid>,
    pub is_open: Option<bool>,
    pub archived: bool,
}

impl SortBy for CertificateRequest {
    type Column = Column;

    const FIELDS: &'static [(&'static str, Column)] =
        &[("created_at", Column::CreatedAt), ("holder_name", Column::HolderNameFolded)];
    const DEFAULT: &'static str = "-created_at";
}

pub async fn list(
    ctx: &AppContext,
    actor: &Actor,
    filter: Filter,
    params: &PageParams<CertificateRequest>,
) -> Result<CertificateRequestPage, ApiError> {
    let found = searched(filter.q.as_deref(), &[Column::HolderNameFolded], &[]);
    let mut select =
        Entity::archived_or_not(actor.company_id, filter.archived).filter(found).filter(filter.ids.on(Column::Id));
    if let Some(is_open) = filter.is_open {
        let came = Column::ReceivedOn;
        select = select.filter(if is_open { came.is_null() } else { came.is_not_null() });
    }
    Ok(records::list(ctx, actor, select, params, Column::Id).await?.into())
}

impl SimpleRecord for CertificateRequest {
    simple_record!(
        "certificate_request",
        Entity,
        CertificateRequestCreate,
        CertificateRequestUpdate,
        holder_name,
        plain
    );

    async fn apply(
        write: &Write,
        row: &mut ActiveModel,
        input: CertificateRequestUpdate,
        invalid: &mut Invalid,
    ) -> Result<(), ApiError> {
        // Later changes keep the original requester.
        if row.requested_by.is_not_set() {
            row.requested_by = Set(write.actor.name.clone());
        }
        if let Some(name) = input.holder_name {
            let name = invalid.name("holder_name", &name, 120);
            row.holder_name_folded = Set(folded(&name));
            row.holder_name = Set(name);
        }
        patch(&mut row.holder_address, input.holder_address, |address| {
            invalid.check_address("holder_address", &address);
            Some(json_column(&address))
        });
        if let Some(email) = input.agent_email {
            row.agent_email = Set(invalid.email("agent_email", &email).unwrap_or_default());
        }
        patch(&mut row.wording, input.wording, |text| invalid.optional_text("wording", &text, 1_000));
        let today = today_at_company(write.tx(), write.company_id(), write.now).await?;
        patch(&mut row.received_on, input.received_on, |day| {
            invalid.require(day <= today, "received_on", "This day is in the future.");
            Some(day)
        });
        Ok(())
    }

    async fn added(write: &Write, row: &Model, _: &CertificateRequestCreate) -> Result<(), ApiError> {
        send_mail(write, mail::request(write, row).await?).await?;
        Ok(())
    }
}
