//! The verbs of terminations.

use haul_api::{
    AnyOf, ApiError, AppContext, Clearable, Invalid, SortBy, Write,
    authz::Actor,
    contains, from_json_column, json_column,
    paging::PageParams,
    patch,
    records::{self, SimpleRecord},
    simple_record, today_at_company,
};
use haul_db::Connection;
use haul_entity::{
    Archivable, Owned,
    fleet::{
        driver,
        driver_termination::{ActiveModel, Column, Entity, Model},
    },
};
use haul_types::{Date, RehireEligibility, TerminationReason, Timestamp, folded};
use sea_orm::{ColumnTrait, QueryFilter, QuerySelect, QueryTrait, Set};
use uuid::Uuid;

use super::{
    employment,
    steps::{Step, steps_for},
    views::{
        DriverTermination, DriverTerminationCreate, DriverTerminationPage, DriverTerminationUpdate, TerminationTask,
        TerminationTaskUpdate,
    },
};

/// Which terminations a list shows.
pub struct Filter {
    pub q: Option<String>,
    pub ids: AnyOf<Uuid>,
    pub driver_id: Option<Uuid>,
    pub reason: AnyOf<TerminationReason>,
    pub rehire: AnyOf<RehireEligibility>,
    pub has_open_steps: Option<bool>,
    pub from: Option<Date>,
    pub to: Option<Date>,
    pub archived: bool,
}

impl SortBy for DriverTermination {
    type Column = Column;

    const FIELDS: &'static [(&'static str, Column)] =
        &[("last_on", Column::LastOn), ("open_step_count", Column::OpenStepCount), ("created_at", Column::CreatedAt)];
    const DEFAULT: &'static str = "-last_on";
}

pub async fn list(
    ctx: &AppContext,
    actor: &Actor,
    filter: Filter,
    params: &PageParams<DriverTermination>,
) -> Result<DriverTerminationPage, ApiError> {
    let mut select = Entity::archived_or_not(actor.company_id, filter.archived)
        .filter(filter.ids.on(Column::Id))
        .filter(filter.reason.on(Column::Reason))
        .filter(filter.rehire.on(Column::Rehire));
    if let Some(q) = &filter.q {
        let named = driver::Entity::owned_by(actor.company_id)
            .filter(contains(driver::Column::FullNameFolded, &folded(q)))
            .select_only()
            .column(driver::Column::Id)
            .into_query();
        select = select.filter(Column::DriverId.in_subquery(named));
    }
    if let Some(driver_id) = filter.driver_id {
        select = select.filter(Column::DriverId.eq(driver_id));
    }
    if let Some(wanted) = filter.has_open_steps {
        select = select.filter(if wanted { Column::OpenStepCount.gt(0) } else { Column::OpenStepCount.eq(0) });
    }
    if let Some(day) = filter.from {
        select = select.filter(Column::LastOn.gte(day));
    }
    if let Some(day) = filter.to {
        select = select.filter(Column::LastOn.lte(day));
    }
    Ok(records::list(ctx, actor, select, params, Column::Id).await?.into())
}

impl SimpleRecord for DriverTermination {
    simple_record!("driver_termination", Entity, DriverTerminationCreate, DriverTerminationUpdate, driver_name);

    async fn apply(
        write: &Write,
        row: &mut ActiveModel,
        input: DriverTerminationUpdate,
        invalid: &mut Invalid,
    ) -> Result<(), ApiError> {
        if let Some(id) = input.driver_id {
            // Locked, so that nobody ends or changes the same employment meanwhile.
            let Some(of) = write.find_for_update::<driver::Entity>(id).await? else {
                invalid.push("driver_id", "There is no such driver.");
                return Ok(());
            };
            employment::refuse_second(write, &of, None).await?;
            begin(row, &of);
        }
        let today = today_at_company(write.tx(), write.company_id(), write.now).await?;
        if let Some(day) = input.last_on {
            invalid.require(day <= today, "last_on", "This day is in the future. Enter it once the driver has left.");
            row.last_on = Set(day);
        }
        let from = row.employed_from.try_as_ref().copied().flatten();
        let is_after = from.zip(row.last_on.try_as_ref().copied()).is_none_or(|(from, last)| from <= last);
        invalid.require(is_after, "last_on", "This is before the day they were hired.");
        if let Some(reason) = input.reason {
            row.reason = Set(reason);
        }
        patch(&mut row.reason_note, input.reason_note, |text| invalid.optional_text("reason_note", &text, 1000));
        if let Some(rehire) = input.rehire {
            row.rehire = Set(rehire);
        }
        patch(&mut row.reference_note, input.reference_note, |text| {
            invalid.optional_text("reference_note", &text, 2000)
        });
        if let Some(steps) = input.steps {
            let checklist = row.checklist.try_as_ref().cloned().unwrap_or_default();
            let mut checklist: Vec<TerminationTask> = from_json_column(checklist)?;
            let by = &write.actor.name;
            for (index, step) in steps.into_iter().enumerate() {
                change_step(&mut checklist, step, index, (today, by), invalid);
            }
            set_checklist(row, &checklist);
        }
        Ok(())
    }

    async fn present(
        db: &impl Connection,
        company_id: Uuid,
        rows: Vec<Model>,
        _now: Timestamp,
    ) -> Result<Vec<Self>, ApiError> {
        let names = employment::names(db, company_id, rows.iter().map(|row| row.driver_id)).await?;
        rows.into_iter().map(|row| shown(names.get(&row.driver_id).cloned().unwrap_or_default(), row)).collect()
    }

    async fn added(write: &Write, row: &Model, input: &DriverTerminationCreate) -> Result<(), ApiError> {
        if input.accepts_open_loads {
            return Ok(());
        }
        employment::refuse_open_loads(write, row.driver_id).await
    }

    async fn follow_new(write: &mut Write, after: &Self) -> Result<(), ApiError> {
        let of = employment::driver_of(write, after.driver_id).await?;
        employment::end(write, of, after.last_on).await
    }

    async fn changed(write: &mut Write, before: &Self, after: &Self) -> Result<(), ApiError> {
        employment::follow(write, before, after).await
    }

    fn taken(key: &str, _row: &ActiveModel) -> Option<ApiError> {
        (key == "driver_termination_driver_key").then(employment::already_terminated)
    }
}

/// The driver, what it was before, and what has to be done.
fn begin(row: &mut ActiveModel, of: &driver::Model) {
    row.driver_id = Set(of.id);
    row.employed_from = Set(employment::employed_from(of));
    employment::remember(row, of);
    let checklist: Vec<TerminationTask> = steps_for(of).map(open).collect();
    set_checklist(row, &checklist);
}

fn open(step: &Step) -> TerminationTask {
    TerminationTask {
        step: step.code,
        name: step.name.to_owned(),
        source: step.source.map(str::to_owned),
        done_on: None,
        done_by: None,
        note: None,
    }
}

fn set_checklist(row: &mut ActiveModel, checklist: &[TerminationTask]) {
    let open = checklist.iter().filter(|task| task.done_on.is_none()).count();
    row.open_step_count = Set(i32::try_from(open).unwrap_or(i32::MAX));
    row.checklist = Set(json_column(&checklist.to_vec()));
}

fn change_step(
    checklist: &mut [TerminationTask],
    input: TerminationTaskUpdate,
    index: usize,
    (today, by): (Date, &str),
    invalid: &mut Invalid,
) {
    let Some(task) = checklist.iter_mut().find(|task| task.step == input.step) else {
        invalid.push(format!("steps.{index}.step"), "This step does not apply to the driver.");
        return;
    };
    match input.done_on {
        Clearable::Keep => {}
        Clearable::Clear => (task.done_on, task.done_by) = (None, None),
        Clearable::Set(day) => {
            invalid.require(day <= today, &format!("steps.{index}.done_on"), "This day is in the future.");
            // The first person who marked it done; correcting the day keeps the name.
            task.done_by = task.done_by.take().or_else(|| Some(by.to_owned()));
            task.done_on = Some(day);
        }
    }
    match input.note {
        Clearable::Keep => {}
        Clearable::Clear => task.note = None,
        Clearable::Set(text) => task.note = invalid.optional_text(&format!("steps.{index}.note"), &text, 500),
    }
}

fn shown(driver_name: String, row: Model) -> Result<DriverTermination, ApiError> {
    Ok(DriverTermination {
        driver_name,
        checklist: from_json_column(row.checklist)?,
        id: row.id,
        driver_id: row.driver_id,
        employed_from: row.employed_from,
        last_on: row.last_on,
        reason: row.reason,
        reason_note: row.reason_note,
        rehire: row.rehire,
        reference_note: row.reference_note,
        open_step_count: row.open_step_count,
        archived_at: row.archived_at,
        version: row.version,
        created_at: row.created_at,
        updated_at: row.updated_at,
    })
}
