//! The verbs of drivers.

use haul_annotations::tags::tagged;
use haul_api::{
    AnyOf, ApiError, AppContext, Invalid, SortBy, Write,
    authz::Actor,
    json_column,
    paging::PageParams,
    patch,
    records::{self, SimpleRecord},
    searched, simple_record, today_at_company,
};
use haul_company::terminals::terminal_refs;
use haul_db::Connection;
use haul_entity::{
    Archivable, Owned,
    fleet::{
        driver::{ActiveModel, Column, Entity, Model},
        fleet_owner,
    },
};
use haul_types::{ComplianceSubject, DriverEmployment, DriverKind, DriverStatus, ErrorCode, Timestamp, folded};
use sea_orm::{ColumnTrait, QueryFilter, Set};
use uuid::Uuid;

use super::{
    present::present,
    views::{Driver, DriverCreate, DriverPage, DriverUpdate, EmergencyContact},
};

/// Which drivers a list shows.
pub struct Filter {
    pub q: Option<String>,
    pub ids: AnyOf<Uuid>,
    pub status: AnyOf<DriverStatus>,
    pub kind: AnyOf<DriverKind>,
    pub terminal_id: Option<Uuid>,
    /// A record has at least one of them.
    pub tag: AnyOf<Uuid>,
    pub expiring_within_days: Option<u32>,
    pub archived: bool,
}

impl SortBy for Driver {
    type Column = Column;

    const FIELDS: &'static [(&'static str, Column)] =
        &[("last_name", Column::LastNameFolded), ("hired_on", Column::HiredOn), ("home_by_on", Column::HomeByOn)];
    const DEFAULT: &'static str = "last_name";
}

pub async fn list(
    ctx: &AppContext,
    actor: &Actor,
    filter: Filter,
    params: &PageParams<Driver>,
) -> Result<DriverPage, ApiError> {
    let found = searched(filter.q.as_deref(), &[Column::FullNameFolded, Column::Email, Column::Phone], &[Column::Code]);
    let mut select =
        Entity::archived_or_not(actor.company_id, filter.archived).filter(found).filter(filter.ids.on(Column::Id));
    select = select.filter(tagged(actor.company_id, &filter.tag, Column::Id));
    select = select.filter(filter.status.on(Column::Status));
    select = select.filter(filter.kind.on(Column::Kind));
    if let Some(terminal_id) = filter.terminal_id {
        select = select.filter(Column::TerminalId.eq(terminal_id));
    }
    if let Some(days) = filter.expiring_within_days {
        let db = ctx.db_of(actor);
        let today = today_at_company(&db, actor.company_id, ctx.now()).await?;
        let day = today.plus_days(days);
        let expiring = haul_compliance::expiring_records(actor.company_id, SHOWN_DATES, day);
        select = select.filter(Column::Id.in_subquery(expiring));
    }

    Ok(records::list(ctx, actor, select, params, Column::Id).await?.into())
}

/// The types whose last valid days a driver shows.
const SHOWN_DATES: &[&str] = &["license", "medical", "twic"];

impl SimpleRecord for Driver {
    simple_record!("driver", Entity, DriverCreate, DriverUpdate, full_name);

    fn begin(row: &mut ActiveModel) {
        row.status = Set(DriverStatus::Active);
        row.employment = Set(DriverEmployment::Regular);
        row.has_cdl = Set(true);
        row.endorsements = Set(serde_json::json!([]));
        row.restrictions = Set(serde_json::json!([]));
    }

    fn place(row: &mut ActiveModel, terminal_id: Uuid) {
        row.terminal_id = Set(Some(terminal_id));
    }

    async fn apply(
        write: &Write,
        row: &mut ActiveModel,
        input: DriverUpdate,
        invalid: &mut Invalid,
    ) -> Result<(), ApiError> {
        patch(&mut row.code, input.code, |text| invalid.optional_text("code", &text.to_uppercase(), 20));
        if let Some(name) = input.first_name {
            row.first_name = Set(invalid.person_name("first_name", &name, 60));
        }
        if let Some(name) = input.last_name {
            let name = invalid.person_name("last_name", &name, 60);
            row.last_name_folded = Set(folded(&name));
            row.last_name = Set(name);
        }
        if let (Some(first), Some(last)) = (row.first_name.try_as_ref(), row.last_name.try_as_ref()) {
            row.full_name_folded = Set(folded(&format!("{first} {last}")));
        }
        patch(&mut row.phone, input.phone, |text| invalid.phone("phone", &text));
        patch(&mut row.email, input.email, |text| invalid.email("email", &text));
        if let Some(kind) = input.kind {
            row.kind = Set(kind);
        }
        if let Some(status) = input.status {
            row.status = Set(status);
        }
        patch(&mut row.hired_on, input.hired_on, Some);
        patch(&mut row.terminated_on, input.terminated_on, Some);
        if let (Some(Some(hired)), Some(Some(terminated))) = (row.hired_on.try_as_ref(), row.terminated_on.try_as_ref())
        {
            invalid.require(hired <= terminated, "terminated_on", "This is before the day they were hired.");
        }
        patch(&mut row.rehired_on, input.rehired_on, Some);
        if let Some(Some(rehired)) = row.rehired_on.try_as_ref() {
            let is_after = row.terminated_on.try_as_ref().is_some_and(|day| day.is_some_and(|day| day < *rehired));
            invalid.require(is_after, "rehired_on", "This is not after the day they left.");
        }
        if let Some(employment) = input.employment {
            row.employment = Set(employment);
        }
        if let Some(has_cdl) = input.has_cdl {
            row.has_cdl = Set(has_cdl);
        }
        patch(&mut row.license_number, input.license_number, |text| {
            invalid.optional_text("license_number", &text.to_uppercase(), 30)
        });
        patch(&mut row.license_state, input.license_state, |text| invalid.state_code("license_state", &text));
        patch(&mut row.license_class, input.license_class, Some);
        if let Some(endorsements) = input.endorsements {
            row.endorsements = Set(json_column(&endorsements));
        }
        if let Some(restrictions) = input.restrictions {
            row.restrictions = Set(json_column(&restrictions));
        }
        patch(&mut row.home_by_on, input.home_by_on, Some);
        patch(&mut row.home_note, input.home_note, |text| invalid.optional_text("home_note", &text, 200));
        patch(&mut row.emergency_contact, input.emergency_contact, |contact| {
            Some(json_column(&EmergencyContact {
                name: invalid.text("emergency_contact.name", &contact.name, 120),
                phone: invalid.phone("emergency_contact.phone", &contact.phone).unwrap_or_default(),
                relation: contact.relation,
            }))
        });
        patch(&mut row.address, input.address, |address| {
            invalid.check_address("address", &address);
            Some(json_column(&address))
        });
        patch(&mut row.notes, input.notes, |text| invalid.optional_text("notes", &text, 4000));
        patch(&mut row.terminal_id, input.terminal_id, Some);
        patch(&mut row.fleet_owner_id, input.fleet_owner_id, Some);
        check_references(write, row, invalid).await?;
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

    async fn added(write: &Write, row: &Model, input: &DriverCreate) -> Result<(), ApiError> {
        let days = [
            ("license", input.license_expires_on),
            ("medical", input.medical_expires_on),
            ("twic", input.twic_expires_on),
        ];
        haul_compliance::begin(write, ComplianceSubject::Driver, row.id, &days).await
    }

    async fn changed(write: &mut Write, before: &Self, after: &Self) -> Result<(), ApiError> {
        if after.rehired_on.is_some() && after.rehired_on != before.rehired_on {
            haul_compliance::begin_new_hire(write, after.id).await?;
        }
        Ok(())
    }

    fn taken(key: &str, _row: &ActiveModel) -> Option<ApiError> {
        match key {
            "driver_code_key" => Some(ApiError::new(ErrorCode::DriverCodeAlreadyUsed, "Another driver has this code.")),
            _ => None,
        }
    }
}

/// The database also refuses a foreign id, but can't tell which field it was.
async fn check_references(write: &Write, row: &ActiveModel, invalid: &mut Invalid) -> Result<(), ApiError> {
    if let Some(Some(id)) = row.terminal_id.try_as_ref() {
        let found = terminal_refs(write.tx(), write.company_id(), [*id]).await?;
        invalid.require(!found.is_empty(), "terminal_id", "There is no such terminal.");
    }
    if let Some(Some(id)) = row.fleet_owner_id.try_as_ref() {
        let found = fleet_owner::Entity::find_owned(write.company_id(), *id).fetch_optional(write.tx()).await?;
        invalid.require(found.is_some(), "fleet_owner_id", "There is no such fleet owner.");
    }
    Ok(())
}
