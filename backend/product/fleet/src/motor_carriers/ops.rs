//! The verbs of carriers.

use haul_annotations::tags::tagged;
use haul_api::{
    AnyOf, ApiError, AppContext, Invalid, SortBy, Write,
    authz::Actor,
    json_column,
    notices::close_matter,
    paging::PageParams,
    patch,
    records::{self, SimpleRecord},
    searched, simple_record,
};
use haul_company::{
    company::{checked_dockets, require_recent_sign_in, tell_admins},
    fmcsa::{Outcome, look_up},
};
use haul_compliance::expiring_records;
use haul_db::{Connection, Fetch};
use haul_entity::{
    Archivable, Owned,
    company::company,
    fleet::motor_carrier::{ActiveModel, Column, Entity, Model},
};
use haul_ports::RegistryNumber;
use haul_types::{
    DocketNumber, DotNumber, ErrorCode, FmcsaStatus, MotorCarrierKind, MotorCarrierStatus, NoticeKind, Timestamp,
    folded,
};
use sea_orm::{ActiveModelTrait, ColumnTrait, EntityTrait, IntoActiveModel, QueryFilter, Set};
use serde_json::json;
use uuid::Uuid;

use super::{
    checks::{self, CheckMotorCarrier},
    present::present,
    views::{
        LookupOutcome, MotorCarrier, MotorCarrierCreate, MotorCarrierLookup, MotorCarrierPage, MotorCarrierUpdate,
    },
    watch,
};

pub(super) const ALREADY_LISTED: &str = "Another carrier on your list has this USDOT number.";

/// Which carriers a list shows.
pub struct Filter {
    pub q: Option<String>,
    pub ids: AnyOf<Uuid>,
    pub kind: AnyOf<MotorCarrierKind>,
    pub status: AnyOf<MotorCarrierStatus>,
    pub fmcsa_status: AnyOf<FmcsaStatus>,
    pub expiring_within_days: Option<u32>,
    /// A record has at least one of them.
    pub tag: AnyOf<Uuid>,
    pub archived: bool,
}

impl SortBy for MotorCarrier {
    type Column = Column;

    const FIELDS: &'static [(&'static str, Column)] = &[
        ("legal_name", Column::NameFolded),
        ("fmcsa_checked_at", Column::FmcsaCheckedAt),
        ("fmcsa_changed_at", Column::FmcsaChangedAt),
        ("created_at", Column::CreatedAt),
    ];
    const DEFAULT: &'static str = "legal_name";
}

pub async fn list(
    ctx: &AppContext,
    actor: &Actor,
    filter: Filter,
    params: &PageParams<MotorCarrier>,
) -> Result<MotorCarrierPage, ApiError> {
    let found = searched(filter.q.as_deref(), &[Column::NameFolded], &[Column::DotNumber]);
    let mut select = Entity::archived_or_not(actor.company_id, filter.archived)
        .filter(found)
        .filter(filter.ids.on(Column::Id))
        .filter(filter.kind.on(Column::Kind))
        .filter(filter.status.on(Column::Status))
        .filter(filter.fmcsa_status.on(Column::FmcsaStatus))
        .filter(tagged(actor.company_id, &filter.tag, Column::Id));
    if let Some(days) = filter.expiring_within_days {
        let db = ctx.db_of(actor);
        let today = haul_api::today_at_company(&db, actor.company_id, ctx.now()).await?;
        let types = ["carrier_auto_insurance", "carrier_cargo_insurance"];
        let ending = expiring_records(actor.company_id, &types, today.plus_days(days));
        select = select.filter(Column::Id.in_subquery(ending));
    }
    Ok(records::list(ctx, actor, select, params, Column::Id).await?.into())
}

impl SimpleRecord for MotorCarrier {
    simple_record!("motor_carrier", Entity, MotorCarrierCreate, MotorCarrierUpdate, legal_name);

    fn begin(row: &mut ActiveModel) {
        row.status = Set(MotorCarrierStatus::Active);
        row.docket_numbers = Set(json!([]));
        row.fmcsa_status = Set(FmcsaStatus::NotChecked);
    }

    async fn apply(
        write: &Write,
        row: &mut ActiveModel,
        input: MotorCarrierUpdate,
        invalid: &mut Invalid,
    ) -> Result<(), ApiError> {
        let is_own = row.kind.try_as_ref() == Some(&MotorCarrierKind::Own);
        let own_number = row.dot_number.try_as_ref().filter(|_| is_own).cloned();
        if let Some(kind) = input.kind {
            row.kind = Set(kind);
        }
        if let Some(name) = input.legal_name {
            row.legal_name = Set(invalid.name("legal_name", &name, 120));
        }
        patch(&mut row.dba_name, input.dba_name, |text| invalid.optional_text("dba_name", &text, 120));
        row.name_folded = Set(folded_name(row));
        if let Some(text) = input.dot_number
            && let Some(number) = invalid.parse("dot_number", DotNumber::parse(&text))
        {
            forget_another(row, number.as_str());
            row.dot_number = Set(number.into());
        }
        if let Some(numbers) = input.docket_numbers {
            row.docket_numbers = Set(json_column(&checked_dockets(invalid, &numbers)));
        }
        patch(&mut row.contact_name, input.contact_name, |text| invalid.optional_text("contact_name", &text, 120));
        patch(&mut row.phone, input.phone, |text| invalid.phone("phone", &text));
        patch(&mut row.email, input.email, |text| invalid.email("email", &text));
        patch(&mut row.address, input.address, |address| {
            invalid.check_address("address", &address);
            Some(json_column(&address))
        });
        patch(&mut row.status_reason, input.status_reason, |text| invalid.optional_text("status_reason", &text, 200));
        if let Some(status) = input.status {
            row.status = Set(status);
        }
        check_reason(row, invalid);
        if let Some(number) = own_number {
            keep_default(write, row, &number, invalid).await?;
        }
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

    async fn added(write: &Write, row: &Model, _: &MotorCarrierCreate) -> Result<(), ApiError> {
        watch::begin(write).await?;
        CheckMotorCarrier::enqueue(write, row.id).await
    }

    async fn changed(write: &mut Write, before: &Self, after: &Self) -> Result<(), ApiError> {
        protect_own(write, before, after).await?;
        let is_another = before.dot_number != after.dot_number;
        let is_restored = before.archived_at.is_some() && after.archived_at.is_none();
        let has_left = after.archived_at.is_some() && after.kind == MotorCarrierKind::Partner;
        if is_another || has_left {
            close_matter(write, NoticeKind::CarrierBlocked, &after.id.to_string()).await?;
        }
        if is_another || is_restored {
            CheckMotorCarrier::enqueue(write, after.id).await?;
        }
        Ok(())
    }

    fn taken(key: &str, _row: &ActiveModel) -> Option<ApiError> {
        (key == "motor_carrier_dot_number_key").then(|| ApiError::new(ErrorCode::CarrierAlreadyListed, ALREADY_LISTED))
    }
}

/// The numbers of an own authority are whom the company is, so they change as those of the company do.
async fn protect_own(write: &mut Write, before: &MotorCarrier, after: &MotorCarrier) -> Result<(), ApiError> {
    let is_same = before.dot_number == after.dot_number && before.docket_numbers == after.docket_numbers;
    if before.kind != MotorCarrierKind::Own || is_same {
        return Ok(());
    }
    require_recent_sign_in(write, "the DOT or MC number")?;
    let title = format!("The DOT or MC number of {} was changed", after.legal_name);
    let page = format!("/apps/safety/carriers?motor_carrier={}", after.id);
    Ok(tell_admins(write, after.id, &title, &page).await?)
}

/// Trucks that name no carrier run under the company's own authority; without it nothing would judge them.
async fn keep_default(write: &Write, row: &ActiveModel, number: &str, invalid: &mut Invalid) -> Result<(), ApiError> {
    let is_kept = row.kind.try_as_ref() == Some(&MotorCarrierKind::Own)
        && row.dot_number.try_as_ref().is_some_and(|now| now == number);
    if is_kept {
        return Ok(());
    }
    let company = company::Entity::find_by_id(write.company_id()).fetch_optional(write.tx()).await?;
    let is_default = company.is_some_and(|company| company.dot_number == number);
    invalid.require(!is_default, "dot_number", "Your company's own authority keeps its USDOT number and kind.");
    Ok(())
}

/// Both names, so that either finds it.
fn folded_name(row: &ActiveModel) -> String {
    let legal_name = row.legal_name.try_as_ref().map(String::as_str).unwrap_or_default();
    let dba_name = row.dba_name.try_as_ref().and_then(Option::as_deref).unwrap_or_default();
    folded(&format!("{legal_name} {dba_name}"))
}

/// What the registry said about another number says nothing about this one.
pub(super) fn forget_another(row: &mut ActiveModel, dot_number: &str) {
    if row.dot_number.try_as_ref().is_none_or(|before| before == dot_number) {
        return;
    }
    row.fmcsa_status = Set(FmcsaStatus::NotChecked);
    row.fmcsa = Set(None);
    row.fmcsa_checked_at = Set(None);
    row.fmcsa_changed_at = Set(None);
    row.fmcsa_failed_at = Set(None);
    row.fmcsa_problem = Set(None);
}

/// A carrier on watch or blocked needs a reason that people can read; one in use needs none.
fn check_reason(row: &mut ActiveModel, invalid: &mut Invalid) {
    if row.status.try_as_ref() == Some(&MotorCarrierStatus::Active) {
        if row.status_reason.try_as_ref().is_some_and(Option::is_some) {
            row.status_reason = Set(None);
        }
        return;
    }
    let is_told = row.status_reason.try_as_ref().is_some_and(Option::is_some);
    invalid.require(is_told, "status_reason", "Say why. Dispatch sees it with the carrier's trucks.");
}

/// A new company's own authority, and the job that checks carriers each night.
pub async fn founded(write: &Write) -> Result<(), ApiError> {
    let company = company::Entity::find_by_id(write.company_id()).fetch_optional(write.tx()).await?;
    let company = company.ok_or_else(ApiError::not_found)?;
    let addresses: haul_company::company::CompanyAddresses = haul_api::from_json_column(company.addresses)?;
    let row = Model {
        id: write.new_id(),
        company_id: company.id,
        kind: MotorCarrierKind::Own,
        name_folded: folded(&format!("{} {}", company.legal_name, company.dba_name.as_deref().unwrap_or_default())),
        legal_name: company.legal_name,
        dba_name: company.dba_name,
        dot_number: company.dot_number,
        docket_numbers: company.docket_numbers,
        contact_name: None,
        phone: company.phone,
        email: company.email,
        address: addresses.physical.as_ref().map(json_column),
        status: MotorCarrierStatus::Active,
        status_reason: None,
        notes: None,
        fmcsa_status: FmcsaStatus::NotChecked,
        fmcsa: None,
        fmcsa_checked_at: None,
        fmcsa_changed_at: None,
        fmcsa_failed_at: None,
        fmcsa_problem: None,
        archived_at: None,
        version: 1,
        created_at: write.now,
        updated_at: write.now,
    };
    let row = row.into_active_model().reset_all().insert(write.tx()).await?;
    watch::begin(write).await?;
    CheckMotorCarrier::enqueue(write, row.id).await
}

/// Which carrier to look up: exactly one of the two numbers.
pub fn number(dot_number: Option<&str>, docket_number: Option<&str>) -> Result<RegistryNumber, ApiError> {
    let mut invalid = Invalid::default();
    let number = match (dot_number, docket_number) {
        (Some(text), None) => invalid
            .parse("dot_number", DotNumber::parse(text))
            .map(|number| RegistryNumber::Dot(number.as_str().to_owned())),
        (None, Some(text)) => invalid
            .parse("docket_number", DocketNumber::parse(text))
            .map(|number| RegistryNumber::Docket(number.number)),
        _ => {
            invalid.push("dot_number", "Give either a USDOT number or a docket number.");
            None
        }
    };
    invalid.finish()?;
    number.ok_or_else(ApiError::not_found)
}

pub async fn find(ctx: &AppContext, actor: &Actor, number: RegistryNumber) -> Result<MotorCarrierLookup, ApiError> {
    let answer = look_up(ctx, &number).await;
    let fmcsa_status = answer.status();
    let (outcome, found, record, problem) = match answer {
        Outcome::Found { dot_number, record } => (LookupOutcome::Found, Some(dot_number), Some(*record), None),
        Outcome::NotFound => (LookupOutcome::NotFound, None, None, None),
        Outcome::Unavailable(problem) => (LookupOutcome::Unavailable, None, None, Some(problem)),
    };
    let asked = match number {
        RegistryNumber::Dot(digits) => Some(digits),
        RegistryNumber::Docket(_) => None,
    };
    let known = match found.as_ref().or(asked.as_ref()) {
        Some(digits) => {
            let listed = Entity::owned_by(actor.company_id).filter(Column::DotNumber.eq(digits));
            listed.fetch_optional(&ctx.db_of(actor)).await?
        }
        None => None,
    };
    Ok(MotorCarrierLookup {
        outcome,
        dot_number: found,
        fmcsa_status,
        fmcsa: record,
        problem,
        motor_carrier_id: known.map(|row| row.id),
    })
}

/// Asks the registry now. Without an answer the carrier says so; nothing else changes.
pub async fn refresh(ctx: &AppContext, actor: &Actor, id: Uuid) -> Result<MotorCarrier, ApiError> {
    let db = ctx.db_of(actor);
    let row = Entity::find_owned(actor.company_id, id).fetch_optional(&db).await?.ok_or_else(ApiError::not_found)?;
    let answer = look_up(ctx, &RegistryNumber::Dot(row.dot_number.clone())).await;
    let mut write = Write::begin(ctx, actor).await?;
    let row = checks::store(&mut write, id, &row.dot_number, answer).await?.ok_or_else(ApiError::not_found)?;
    let shown = present(write.tx(), actor.company_id, vec![row], write.now).await?.pop();
    let shown = shown.ok_or_else(ApiError::not_found)?;
    write.commit(shown).await
}
