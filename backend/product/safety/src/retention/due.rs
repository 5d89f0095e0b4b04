//! What may be purged today, and why some of it has to stay. Computed, never stored.

use std::collections::{HashMap, HashSet};

use chrono_tz::Tz;
use haul_api::{ApiError, by_ids, zone_of_company};
use haul_compliance::{testing::decisive, types::find};
use haul_db::{Connection, Fetch};
use haul_entity::{
    Archivable, Owned,
    annotations::record_file,
    compliance::{
        clearinghouse_query, compliance_item, drug_alcohol_test, employer_inquiry, motor_vehicle_record, random_draw,
        random_selection,
    },
    fleet::{driver, motor_carrier, trailer, truck},
    safety::{accident, claim, data_q_challenge, driver_event, roadside_inspection},
};
use haul_types::{
    ComplianceSubject, Date, DriverStatus, Permission, PurgeObstacle, RecordKind, RetainedKind, RetentionRule,
    Timestamp, start_of_day,
};
use sea_orm::{ColumnTrait, Condition, DbErr, QueryFilter, QueryOrder, QuerySelect};
use uuid::Uuid;

use super::rules::{self, ANNUAL_INSPECTION, DRIVING_RECORDS, MEDICAL_ITEMS, Rule};
use crate::holds::held;

/// More than this of one kind is shown once the oldest are gone.
const MOST_OF_A_KIND: u64 = 2_000;

/// The driver, truck, trailer or carrier that a record is about.
#[derive(Clone, Debug)]
pub struct About {
    pub kind: ComplianceSubject,
    pub id: Uuid,
    pub name: String,
}

/// A record whose time is over.
#[derive(Clone, Debug)]
pub struct Due {
    pub rule: &'static Rule,
    pub kind: RetainedKind,
    pub id: Uuid,
    /// What it is, never what it says.
    pub name: String,
    /// None of a draw, which is about many drivers.
    pub about: Option<About>,
    /// The day from which its time counts.
    pub dated_on: Date,
    /// The first day on which it may go.
    pub due_on: Date,
    pub obstacle: Option<PurgeObstacle>,
    /// All records that it is about; a hold on any of them keeps it.
    pub subjects: Vec<(ComplianceSubject, Uuid)>,
}

impl Due {
    fn is_of_testing(&self) -> bool {
        matches!(self.kind, RetainedKind::DrugAlcoholTest | RetainedKind::ClearinghouseQuery)
    }

    /// The permission to read such a record.
    pub fn read_permission(&self) -> Permission {
        read_permission(self.kind, self.about.as_ref().map(|about| about.kind))
    }
}

pub fn read_permission(kind: RetainedKind, about: Option<ComplianceSubject>) -> Permission {
    match kind {
        RetainedKind::ComplianceItem | RetainedKind::RecordFile => {
            about.map_or(Permission::DriversRead, ComplianceSubject::read_permission)
        }
        RetainedKind::MotorVehicleRecord => Permission::DriversRead,
        RetainedKind::EmployerInquiry => Permission::EmployerInquiriesRead,
        RetainedKind::DriverEvent => Permission::DriverEventsRead,
        RetainedKind::Accident => Permission::AccidentsRead,
        RetainedKind::RoadsideInspection => Permission::RoadsideInspectionsRead,
        RetainedKind::DrugAlcoholTest | RetainedKind::ClearinghouseQuery | RetainedKind::RandomDraw => {
            Permission::DrugAlcoholRead
        }
    }
}

/// Where and when to look.
struct Search<'a, C> {
    db: &'a C,
    company_id: Uuid,
    today: Date,
    zone: Tz,
    /// Only these records.
    only: Option<&'a [Uuid]>,
    found: Vec<Due>,
    /// Inspections whose signed report was not returned (49 CFR 396.9(d)(3)).
    unreturned: HashSet<Uuid>,
}

/// Everything that may be purged today, those that have been due longest first; of certain records only, if some are named.
pub async fn due(
    db: &impl Connection,
    company_id: Uuid,
    now: Timestamp,
    only: Option<&[Uuid]>,
) -> Result<Vec<Due>, ApiError> {
    let zone = zone_of_company(db, company_id).await?;
    let mut search =
        Search { db, company_id, today: now.date_in(zone), zone, only, found: Vec::new(), unreturned: HashSet::new() };
    search.papers().await?;
    search.files().await?;
    search.of_former_drivers().await?;
    search.driving_records().await?;
    search.accidents().await?;
    search.inspections().await?;
    search.tests_and_queries().await?;
    search.draws().await?;
    let Search { mut found, unreturned, .. } = search;
    let held = held(db, company_id).await?;
    let tested = found.iter().filter(|found| found.is_of_testing()).filter_map(|found| found.subjects.first());
    let tested = in_service(db, company_id, tested.map(|(_, id)| *id).collect()).await?;
    let counting = decisive(db, company_id, &tested, now).await?;
    let in_use = in_use(db, company_id, &found).await?;
    let names = names(db, company_id, &found).await?;
    for due in &mut found {
        due.about = match (due.kind, due.subjects.first()) {
            (RetainedKind::RandomDraw, _) | (_, None) => None,
            (_, Some((kind, id))) => {
                Some(About { kind: *kind, id: *id, name: names.get(id).cloned().unwrap_or_default() })
            }
        };
        due.obstacle = if due.subjects.iter().any(|(_, id)| held.contains(id)) {
            Some(PurgeObstacle::OnHold)
        } else if counting.contains(&due.id) {
            Some(PurgeObstacle::StillCounts)
        } else if in_use.contains(&due.id) {
            Some(PurgeObstacle::InUse)
        } else if unreturned.contains(&due.id) {
            Some(PurgeObstacle::NotReturned)
        } else {
            None
        };
    }
    found.sort_by_key(|due| (due.due_on, due.kind.as_str(), due.id));
    Ok(found)
}

/// Drivers who have not left: for them it matters what tests and queries say.
async fn in_service(db: &impl Connection, company_id: Uuid, driver_ids: HashSet<Uuid>) -> Result<HashSet<Uuid>, DbErr> {
    let rows = by_ids(db, driver::Entity::owned_by(company_id), driver::Column::Id, driver_ids).await?;
    Ok(rows.into_values().filter(|row| rules::left_on(row).is_none()).map(|row| row.id).collect())
}

/// Accidents and inspections that a claim or challenge is about.
async fn in_use(db: &impl Connection, company_id: Uuid, found: &[Due]) -> Result<HashSet<Uuid>, DbErr> {
    let of = |kind: RetainedKind| found.iter().filter(move |due| due.kind == kind).map(|due| due.id);
    let is_about = Condition::any()
        .add(data_q_challenge::Column::AccidentId.is_in(of(RetainedKind::Accident)))
        .add(data_q_challenge::Column::RoadsideInspectionId.is_in(of(RetainedKind::RoadsideInspection)));
    let claims = claim::Entity::owned_by(company_id)
        .filter(claim::Column::AccidentId.is_in(of(RetainedKind::Accident)))
        .fetch_all(db)
        .await?;
    let challenges = data_q_challenge::Entity::owned_by(company_id).filter(is_about).fetch_all(db).await?;
    let claimed = claims.into_iter().filter_map(|row| row.accident_id);
    let challenged = challenges.into_iter().flat_map(|row| [row.accident_id, row.roadside_inspection_id]);
    Ok(claimed.chain(challenged.flatten()).collect())
}

async fn names(db: &impl Connection, company_id: Uuid, found: &[Due]) -> Result<HashMap<Uuid, String>, DbErr> {
    let of = |kind: ComplianceSubject| {
        let first = found.iter().filter_map(|found| found.subjects.first());
        first.filter(move |(of, _)| *of == kind).map(|(_, id)| *id)
    };
    let mut names = HashMap::new();
    macro_rules! add {
        ($table:ident, $kind:expr, |$row:ident| $name:expr) => {
            let rows = by_ids(db, $table::Entity::owned_by(company_id), $table::Column::Id, of($kind)).await?;
            names.extend(rows.into_iter().map(|(id, $row)| (id, $name)));
        };
    }
    add!(driver, ComplianceSubject::Driver, |row| format!("{} {}", row.first_name, row.last_name));
    add!(truck, ComplianceSubject::Truck, |row| format!("Truck {}", row.unit_number));
    add!(trailer, ComplianceSubject::Trailer, |row| format!("Trailer {}", row.unit_number));
    add!(motor_carrier, ComplianceSubject::MotorCarrier, |row| row.legal_name);
    Ok(names)
}

/// The record's driver, truck and trailer.
fn involved(
    driver_id: Option<Uuid>,
    truck_id: Option<Uuid>,
    trailer_id: Option<Uuid>,
) -> Vec<(ComplianceSubject, Uuid)> {
    let named = [
        (ComplianceSubject::Driver, driver_id),
        (ComplianceSubject::Truck, truck_id),
        (ComplianceSubject::Trailer, trailer_id),
    ];
    named.into_iter().filter_map(|(kind, id)| id.map(|id| (kind, id))).collect()
}

impl<C: Connection> Search<'_, C> {
    fn chosen(&self, id: impl ColumnTrait) -> Condition {
        Condition::all().add_option(self.only.map(|ids| id.is_in(ids.iter().copied())))
    }

    /// Keeps a record if its time is over.
    fn add(
        &mut self,
        kind: RetainedKind,
        id: Uuid,
        name: String,
        rule: Option<(&'static Rule, Date)>,
        subjects: Vec<(ComplianceSubject, Uuid)>,
    ) {
        let Some((rule, dated_on)) = rule else { return };
        let due_on = rule.first_day(dated_on);
        if due_on <= self.today {
            self.found.push(Due { rule, kind, id, name, about: None, dated_on, due_on, obstacle: None, subjects });
        }
    }

    /// The latest day on which a record of the rule can be dated.
    fn latest(&self, code: RetentionRule) -> Date {
        Rule::of(code).map_or(self.today, |rule| rule.latest_date(self.today))
    }

    /// Drivers who left so long ago that their file may go, and the days.
    async fn former(&self) -> Result<HashMap<Uuid, Date>, DbErr> {
        let rows = driver::Entity::owned_by(self.company_id)
            .filter(driver::Column::Status.eq(DriverStatus::Terminated))
            .filter(driver::Column::TerminatedOn.lte(self.latest(RetentionRule::DriverFile)))
            .order_by_asc(driver::Column::TerminatedOn)
            .limit(MOST_OF_A_KIND)
            .fetch_all(self.db)
            .await?;
        Ok(rows.iter().filter_map(|row| rules::left_on(row).map(|day| (row.id, day))).collect())
    }

    async fn papers(&mut self) -> Result<(), DbErr> {
        use compliance_item::{Column, Entity};
        let former = self.former().await?;
        let renewed = Condition::any().add(Column::SupersededAt.is_not_null()).add(Column::ArchivedAt.is_not_null());
        let yearly = DRIVING_RECORDS.iter().chain(MEDICAL_ITEMS).chain([&ANNUAL_INSPECTION]).copied();
        let of_time = Condition::all().add(renewed).add(Column::ItemType.is_in(yearly));
        let mut wanted = Condition::any().add(of_time);
        if !former.is_empty() {
            wanted = wanted.add(Column::DriverId.is_in(former.keys().copied()));
        }
        let rows = Entity::owned_by(self.company_id)
            .filter(wanted)
            .filter(self.chosen(Column::Id))
            .order_by_asc(Column::CreatedAt)
            .limit(MOST_OF_A_KIND)
            .fetch_all(self.db)
            .await?;
        for row in rows {
            let left_on = row.driver_id.and_then(|id| former.get(&id).copied());
            let rule = rules::of_paper(&row, left_on, row.created_at.date_in(self.zone));
            let name = find(row.record_kind, &row.item_type).map_or(row.item_type, |of| of.name.to_owned());
            self.add(RetainedKind::ComplianceItem, row.id, name, rule, vec![(row.record_kind, row.record_id)]);
        }
        Ok(())
    }

    /// Files of former drivers that belong to no paper or event.
    async fn files(&mut self) -> Result<(), DbErr> {
        use record_file::{Column, Entity};
        let former = self.former().await?;
        if former.is_empty() {
            return Ok(());
        }
        let rows = Entity::owned_by(self.company_id)
            .filter(Column::RecordKind.eq(RecordKind::Driver))
            .filter(Column::DriverId.is_in(former.keys().copied()))
            .filter(Column::ComplianceItemId.is_null())
            .filter(Column::DriverEventId.is_null())
            .filter(self.chosen(Column::Id))
            .order_by_asc(Column::CreatedAt)
            .limit(MOST_OF_A_KIND)
            .fetch_all(self.db)
            .await?;
        for row in rows {
            let rule = Rule::of(RetentionRule::DriverFile).zip(former.get(&row.record_id).copied());
            let subjects = vec![(ComplianceSubject::Driver, row.record_id)];
            self.add(RetainedKind::RecordFile, row.id, "File of the driver".to_owned(), rule, subjects);
        }
        Ok(())
    }

    /// What goes with the file of a driver who left.
    async fn of_former_drivers(&mut self) -> Result<(), DbErr> {
        let former = self.former().await?;
        if former.is_empty() {
            return Ok(());
        }
        macro_rules! add {
            ($table:ident, $kind:ident, $rule:ident, $name:literal) => {
                let rows = $table::Entity::owned_by(self.company_id)
                    .filter($table::Column::DriverId.is_in(former.keys().copied()))
                    .filter(self.chosen($table::Column::Id))
                    .order_by_asc($table::Column::CreatedAt)
                    .limit(MOST_OF_A_KIND)
                    .fetch_all(self.db)
                    .await?;
                for row in rows {
                    let rule = Rule::of(RetentionRule::$rule).zip(former.get(&row.driver_id).copied());
                    let subjects = vec![(ComplianceSubject::Driver, row.driver_id)];
                    self.add(RetainedKind::$kind, row.id, $name.to_owned(), rule, subjects);
                }
            };
        }
        add!(employer_inquiry, EmployerInquiry, Investigation, "Inquiry to a previous employer");
        add!(driver_event, DriverEvent, DriverEvent, "Training, policy, coaching or incident");
        Ok(())
    }

    /// Yearly ones that a later one has renewed, and all of drivers who left.
    async fn driving_records(&mut self) -> Result<(), DbErr> {
        use motor_vehicle_record::{Column, Entity};
        let former = self.former().await?;
        let old = Column::PulledOn.lte(self.latest(RetentionRule::DrivingRecord));
        let mut wanted = Condition::any().add(old);
        if !former.is_empty() {
            wanted = wanted.add(Column::DriverId.is_in(former.keys().copied()));
        }
        let rows = Entity::owned_by(self.company_id)
            .filter(wanted)
            .filter(self.chosen(Column::Id))
            .order_by_asc(Column::PulledOn)
            .limit(MOST_OF_A_KIND)
            .fetch_all(self.db)
            .await?;
        let latest = self.latest_records(rows.iter().map(|row| row.driver_id).collect()).await?;
        for row in rows {
            let is_renewed = latest.get(&row.driver_id).is_some_and(|day| row.pulled_on < *day);
            let rule = rules::of_driving_record(&row, is_renewed, former.get(&row.driver_id).copied());
            let subjects = vec![(ComplianceSubject::Driver, row.driver_id)];
            self.add(RetainedKind::MotorVehicleRecord, row.id, "Motor vehicle record".to_owned(), rule, subjects);
        }
        Ok(())
    }

    /// The day on which the last one of each driver was pulled, of those that count.
    async fn latest_records(&self, driver_ids: HashSet<Uuid>) -> Result<HashMap<Uuid, Date>, DbErr> {
        use motor_vehicle_record::{Column, Entity};
        let mut latest: HashMap<Uuid, Date> = HashMap::new();
        if driver_ids.is_empty() {
            return Ok(latest);
        }
        let rows = Entity::archived_or_not(self.company_id, false)
            .filter(Column::DriverId.is_in(driver_ids))
            .filter(Column::ReviewedOn.is_not_null())
            .order_by_asc(Column::PulledOn)
            .fetch_all(self.db)
            .await?;
        latest.extend(rows.into_iter().map(|row| (row.driver_id, row.pulled_on)));
        Ok(latest)
    }

    async fn accidents(&mut self) -> Result<(), DbErr> {
        use accident::{Column, Entity};
        let rows = Entity::owned_by(self.company_id)
            .filter(Column::HappenedOn.lte(self.latest(RetentionRule::Accident)))
            .filter(self.chosen(Column::Id))
            .order_by_asc(Column::HappenedOn)
            .limit(MOST_OF_A_KIND)
            .fetch_all(self.db)
            .await?;
        for row in rows {
            let rule = Rule::of(RetentionRule::Accident).map(|rule| (rule, row.happened_on));
            let subjects = involved(row.driver_id, row.truck_id, row.trailer_id);
            self.add(RetainedKind::Accident, row.id, "Accident".to_owned(), rule, subjects);
        }
        Ok(())
    }

    async fn inspections(&mut self) -> Result<(), DbErr> {
        use roadside_inspection::{Column, Entity};
        let rows = Entity::owned_by(self.company_id)
            .filter(Column::InspectedOn.lte(self.latest(RetentionRule::RoadsideInspection)))
            .filter(self.chosen(Column::Id))
            .order_by_asc(Column::InspectedOn)
            .limit(MOST_OF_A_KIND)
            .fetch_all(self.db)
            .await?;
        for row in rows {
            let rule = Rule::of(RetentionRule::RoadsideInspection).map(|rule| (rule, row.inspected_on));
            let subjects = involved(row.driver_id, row.truck_id, row.trailer_id);
            if row.returned_on.is_none() {
                self.unreturned.insert(row.id);
            }
            self.add(RetainedKind::RoadsideInspection, row.id, "Roadside inspection".to_owned(), rule, subjects);
        }
        Ok(())
    }

    async fn tests_and_queries(&mut self) -> Result<(), DbErr> {
        use clearinghouse_query::Column as OfQuery;
        use drug_alcohol_test::Column as OfTest;
        let tests = drug_alcohol_test::Entity::owned_by(self.company_id)
            .filter(OfTest::Result.is_not_null())
            .filter(OfTest::OrderedOn.lte(self.latest(RetentionRule::NegativeTest)))
            .filter(self.chosen(OfTest::Id))
            .order_by_asc(OfTest::OrderedOn)
            .limit(MOST_OF_A_KIND)
            .fetch_all(self.db)
            .await?;
        let after = start_of_day(self.latest(RetentionRule::ClearinghouseQuery).plus_days(1), self.zone);
        let queries = clearinghouse_query::Entity::owned_by(self.company_id)
            .filter(OfQuery::QueriedAt.lt(after))
            .filter(self.chosen(OfQuery::Id))
            .order_by_asc(OfQuery::QueriedAt)
            .limit(MOST_OF_A_KIND)
            .fetch_all(self.db)
            .await?;
        for row in tests {
            let name = "Drug and alcohol test".to_owned();
            let subjects = vec![(ComplianceSubject::Driver, row.driver_id)];
            self.add(RetainedKind::DrugAlcoholTest, row.id, name, rules::of_test(&row), subjects);
        }
        for row in queries {
            let day = row.queried_at.date_in(self.zone);
            let rule = Rule::of(RetentionRule::ClearinghouseQuery).map(|rule| (rule, day));
            let subjects = vec![(ComplianceSubject::Driver, row.driver_id)];
            self.add(RetainedKind::ClearinghouseQuery, row.id, "Clearinghouse query".to_owned(), rule, subjects);
        }
        Ok(())
    }

    async fn draws(&mut self) -> Result<(), DbErr> {
        use random_draw::{Column, Entity};
        let rows = Entity::owned_by(self.company_id)
            .filter(Column::PeriodEndsOn.lte(self.latest(RetentionRule::RandomDraw)))
            .filter(self.chosen(Column::Id))
            .order_by_asc(Column::PeriodEndsOn)
            .limit(MOST_OF_A_KIND)
            .fetch_all(self.db)
            .await?;
        if rows.is_empty() {
            return Ok(());
        }
        let selected = random_selection::Entity::owned_by(self.company_id)
            .filter(random_selection::Column::RandomDrawId.is_in(rows.iter().map(|row| row.id)))
            .fetch_all(self.db)
            .await?;
        let mut drivers: HashMap<Uuid, Vec<(ComplianceSubject, Uuid)>> = HashMap::new();
        for row in selected {
            drivers.entry(row.random_draw_id).or_default().push((ComplianceSubject::Driver, row.driver_id));
        }
        for row in rows {
            let rule = Rule::of(RetentionRule::RandomDraw).map(|rule| (rule, row.period_ends_on));
            let subjects = drivers.remove(&row.id).unwrap_or_default();
            self.add(RetainedKind::RandomDraw, row.id, "Random draw".to_owned(), rule, subjects);
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use haul_compliance::types::ITEM_TYPES;

    use super::*;

    #[test]
    fn every_type_of_paper_with_a_time_of_its_own_is_in_the_catalog() {
        for code in DRIVING_RECORDS.iter().chain(MEDICAL_ITEMS).chain([&ANNUAL_INSPECTION]) {
            assert!(ITEM_TYPES.iter().any(|of| of.code == *code), "{code}");
        }
    }
}
