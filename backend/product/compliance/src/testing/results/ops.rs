//! The verbs of tests.

use haul_api::{
    AnyOf, ApiError, AppContext, Invalid, SortBy, Write,
    authz::Actor,
    paging::PageParams,
    patch,
    records::{self, SimpleRecord},
    simple_record, today_at_company, value_of,
};
use haul_db::Connection;
use haul_entity::{
    Archivable, Owned,
    compliance::drug_alcohol_test::{ActiveModel, Column, Entity, Model},
    fleet::driver,
};
use haul_types::{Date, DrugAlcoholResult, DrugAlcoholTestKind, DrugAlcoholTestState, TestSubstance, Timestamp};
use sea_orm::{ColumnTrait, Condition, QueryFilter, Set};
use uuid::Uuid;

use super::state::state_of;
use super::views::{DrugAlcoholTest, DrugAlcoholTestCreate, DrugAlcoholTestPage, DrugAlcoholTestUpdate};
use crate::subject::driver_names;
use crate::testing::{program::named, standing::VIOLATION_THOUSANDTHS};

/// Which tests a list shows.
pub struct Filter {
    pub q: Option<String>,
    pub ids: AnyOf<Uuid>,
    pub driver_id: Option<Uuid>,
    pub kind: AnyOf<DrugAlcoholTestKind>,
    pub state: AnyOf<DrugAlcoholTestState>,
    pub result: AnyOf<DrugAlcoholResult>,
    pub archived: bool,
}

impl SortBy for DrugAlcoholTest {
    type Column = Column;

    const FIELDS: &'static [(&'static str, Column)] = &[
        ("ordered_on", Column::OrderedOn),
        ("collected_on", Column::CollectedOn),
        ("result_on", Column::ResultOn),
        ("created_at", Column::CreatedAt),
    ];
    const DEFAULT: &'static str = "-ordered_on";
}

pub async fn list(
    ctx: &AppContext,
    actor: &Actor,
    filter: Filter,
    params: &PageParams<DrugAlcoholTest>,
) -> Result<DrugAlcoholTestPage, ApiError> {
    let mut select = Entity::archived_or_not(actor.company_id, filter.archived)
        .filter(filter.ids.on(Column::Id))
        .filter(filter.kind.on(Column::Kind))
        .filter(filter.result.on(Column::Result))
        .filter(in_state(&filter.state));
    if let Some(id) = filter.driver_id {
        select = select.filter(Column::DriverId.eq(id));
    }
    if let Some(q) = &filter.q {
        select = select.filter(Column::DriverId.in_subquery(named(actor.company_id, q)));
    }
    Ok(records::list(ctx, actor, select, params, Column::Id).await?.into())
}

fn in_state(wanted: &AnyOf<DrugAlcoholTestState>) -> Condition {
    if wanted.is_empty() {
        return Condition::all();
    }
    let open = || Condition::all().add(Column::Result.is_null());
    wanted.values().iter().fold(Condition::any(), |any, state| {
        any.add(match state {
            DrugAlcoholTestState::Ordered => open().add(Column::CollectedOn.is_null()),
            DrugAlcoholTestState::Collected => open().add(Column::CollectedOn.is_not_null()),
            DrugAlcoholTestState::Result => Condition::all().add(Column::Result.is_not_null()),
        })
    })
}

impl SimpleRecord for DrugAlcoholTest {
    simple_record!("drug_alcohol_test", Entity, DrugAlcoholTestCreate, DrugAlcoholTestUpdate, driver_name);

    async fn apply(
        write: &Write,
        row: &mut ActiveModel,
        input: DrugAlcoholTestUpdate,
        invalid: &mut Invalid,
    ) -> Result<(), ApiError> {
        if let Some(id) = input.driver_id {
            let found = driver::Entity::find_owned(write.company_id(), id).fetch_optional(write.tx()).await?;
            invalid.require(found.is_some(), "driver_id", "There is no such driver.");
            row.driver_id = Set(id);
        }
        if let Some(kind) = input.kind {
            row.kind = Set(kind);
        }
        if let Some(substance) = input.substance {
            row.substance = Set(substance);
        }
        if let Some(day) = input.ordered_on {
            row.ordered_on = Set(day);
        }
        patch(&mut row.collected_on, input.collected_on, Some);
        patch(&mut row.result, input.result, Some);
        patch(&mut row.result_on, input.result_on, Some);
        patch(&mut row.alcohol_thousandths, input.alcohol_thousandths, Some);
        patch(&mut row.collection_site, input.collection_site, |text| {
            invalid.optional_text("collection_site", &text, 120)
        });
        patch(&mut row.reviewer, input.reviewer, |text| invalid.optional_text("reviewer", &text, 120));
        patch(&mut row.evaluated_on, input.evaluated_on, Some);
        patch(&mut row.follow_up_count, input.follow_up_count, Some);
        patch(&mut row.follow_up_through_on, input.follow_up_through_on, Some);
        patch(&mut row.note, input.note, |text| invalid.optional_text("note", &text, 1000));
        let today = today_at_company(write.tx(), write.company_id(), write.now).await?;
        check_days(row, today, invalid);
        check_result(row, invalid);
        check_return(row, invalid);
        Ok(())
    }

    async fn present(
        db: &impl Connection,
        company_id: Uuid,
        rows: Vec<Model>,
        _now: Timestamp,
    ) -> Result<Vec<Self>, ApiError> {
        let ids = rows.iter().map(|row| row.driver_id);
        let names = driver_names(db, company_id, ids).await?;
        let name = |id: Uuid| names.get(&id).cloned().unwrap_or_default();
        Ok(rows.into_iter().map(|row| shown(name(row.driver_id), row)).collect())
    }

    async fn changed(write: &mut Write, before: &Self, after: &Self) -> Result<(), ApiError> {
        if decides(before) || decides(after) {
            // Open boards ask again whether the driver may drive.
            write.show("driver", after.driver_id);
            if before.driver_id != after.driver_id {
                write.show("driver", before.driver_id);
            }
        }
        Ok(())
    }

    async fn follow_new(write: &mut Write, after: &Self) -> Result<(), ApiError> {
        if decides(after) {
            write.show("driver", after.driver_id);
        }
        crate::watch::begin(write).await
    }
}

/// Only then can it change whether the driver may drive. An order alone is unannounced (49 CFR 382.305(k)), so people
/// without the permission must not notice it.
fn decides(test: &DrugAlcoholTest) -> bool {
    test.result.is_some() || test.alcohol_thousandths.is_some()
}

fn shown(driver_name: String, row: Model) -> DrugAlcoholTest {
    DrugAlcoholTest {
        driver_name,
        state: state_of(&row),
        id: row.id,
        driver_id: row.driver_id,
        kind: row.kind,
        substance: row.substance,
        ordered_on: row.ordered_on,
        collected_on: row.collected_on,
        result: row.result,
        result_on: row.result_on,
        alcohol_thousandths: row.alcohol_thousandths,
        collection_site: row.collection_site,
        reviewer: row.reviewer,
        evaluated_on: row.evaluated_on,
        follow_up_count: row.follow_up_count,
        follow_up_through_on: row.follow_up_through_on,
        note: row.note,
        archived_at: row.archived_at,
        version: row.version,
        created_at: row.created_at,
        updated_at: row.updated_at,
    }
}

fn check_days(row: &ActiveModel, today: Date, invalid: &mut Invalid) {
    let ordered = row.ordered_on.try_as_ref().copied();
    let (collected, known) = (value_of(&row.collected_on), value_of(&row.result_on));
    for (field, day) in [("ordered_on", ordered), ("collected_on", collected), ("result_on", known)] {
        invalid.require(day.is_none_or(|day| day <= today), field, "This day is in the future.");
    }
    let is_after = |later: Option<Date>, earlier: Option<Date>| later.zip(earlier).is_none_or(|(a, b)| a >= b);
    invalid.require(is_after(collected, ordered), "collected_on", "This is before the day of the order.");
    invalid.require(is_after(known, collected), "result_on", "This is before the day of the collection.");
    invalid.require(is_after(known, ordered), "result_on", "This is before the day of the order.");
}

fn check_result(row: &ActiveModel, invalid: &mut Invalid) {
    let result = value_of(&row.result);
    let Some(result) = result else {
        invalid.require(value_of(&row.result_on).is_none(), "result", "Enter the result of that day.");
        let is_both = row.substance.try_as_ref() == Some(&TestSubstance::Both);
        let is_measured = value_of(&row.alcohol_thousandths).is_some();
        invalid.require(!is_measured || is_both, "result", "Enter the result along with the alcohol concentration.");
        let is_dated = !is_measured || value_of(&row.collected_on).is_some();
        invalid.require(is_dated, "collected_on", "Enter the day the sample was given.");
        return;
    };
    invalid.require(value_of(&row.result_on).is_some(), "result_on", "Enter the day of the result.");
    // A driver who refuses, or a canceled test, may leave no sample.
    let has_sample =
        matches!(result, DrugAlcoholResult::Negative | DrugAlcoholResult::NegativeDilute | DrugAlcoholResult::Positive);
    invalid.require(
        !has_sample || value_of(&row.collected_on).is_some(),
        "collected_on",
        "Enter the day the sample was given.",
    );
    let Some(substance) = row.substance.try_as_ref().copied() else { return };
    let alcohol = value_of(&row.alcohol_thousandths);
    invalid.require(
        alcohol.is_none() || substance.has_alcohol(),
        "alcohol_thousandths",
        "This test does not measure alcohol.",
    );
    let is_above = alcohol.is_some_and(|value| value >= VIOLATION_THOUSANDTHS);
    invalid.require(
        !is_above || !result.is_negative(),
        "result",
        "An alcohol concentration of 0.04 or more is a positive result.",
    );
    let needs_alcohol = substance == TestSubstance::Alcohol && result == DrugAlcoholResult::Positive;
    invalid.require(
        !needs_alcohol || is_above,
        "alcohol_thousandths",
        "A positive alcohol test has a concentration of 0.04 or more.",
    );
}

fn check_return(row: &ActiveModel, invalid: &mut Invalid) {
    let is_return = row.kind.try_as_ref() == Some(&DrugAlcoholTestKind::ReturnToDuty);
    let evaluated = value_of(&row.evaluated_on);
    if !is_return {
        let fields = [
            ("evaluated_on", evaluated.is_some()),
            ("follow_up_count", value_of(&row.follow_up_count).is_some()),
            ("follow_up_through_on", value_of(&row.follow_up_through_on).is_some()),
        ];
        for (field, is_given) in fields {
            invalid.require(!is_given, field, "Only a return-to-duty test has this.");
        }
        return;
    }
    let is_negative = value_of(&row.result).is_some_and(DrugAlcoholResult::is_negative);
    invalid.require(
        !is_negative || evaluated.is_some(),
        "evaluated_on",
        "Enter the day the SAP found the driver ready. Without it, the test does not end the prohibition.",
    );
    let is_before =
        evaluated.zip(value_of(&row.collected_on)).is_none_or(|(evaluated, collected)| evaluated <= collected);
    invalid.require(is_before, "evaluated_on", "The evaluation must not be dated after the test.");
}

/// Orders the random test of a driver whom a draw selected.
pub(crate) async fn order_random(
    write: &mut Write,
    driver_id: Uuid,
    substance: TestSubstance,
    today: Date,
) -> Result<DrugAlcoholTest, ApiError> {
    let input = DrugAlcoholTestCreate {
        driver_id,
        kind: DrugAlcoholTestKind::Random,
        substance,
        ordered_on: today,
        collected_on: None,
        result: None,
        result_on: None,
        alcohol_thousandths: None,
        collection_site: None,
        reviewer: None,
        evaluated_on: None,
        follow_up_count: None,
        follow_up_through_on: None,
        note: None,
    };
    write.add::<DrugAlcoholTest>(input).await
}
