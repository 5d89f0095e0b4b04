//! Drivers', trucks' and trailers' papers that are about to expire.

use haul_db::{Db, Fetch};
use haul_entity::{
    Owned,
    fleet::{driver, trailer, truck},
};
use haul_types::{Date, DriverStatus, VehicleStatus, paper_warning};
use sea_orm::{ColumnTrait, Condition, DbErr, QueryFilter};
use uuid::Uuid;

use super::operations_views::{ExpiringPaper, PaperSubject};

/// As many as fit on the page; the lists of drivers and trucks show the rest.
const SHOWN: usize = 20;
/// The same span as the warnings on the records themselves.
const NOTICE_DAYS: u32 = 30;

/// Papers in use that have expired or will within 30 days, soonest first.
pub async fn expiring(db: &Db, company_id: Uuid, today: Date) -> Result<Vec<ExpiringPaper>, DbErr> {
    let last = today.plus_days(NOTICE_DAYS);
    let mut papers = of_drivers(db, company_id, today, last).await?;
    papers.extend(of_trucks(db, company_id, today, last).await?);
    papers.extend(of_trailers(db, company_id, today, last).await?);
    papers.sort_by(|a, b| (a.expires_on, &a.subject_name).cmp(&(b.expires_on, &b.subject_name)));
    papers.truncate(SHOWN);
    Ok(papers)
}

/// The driver, truck or trailer that a paper belongs to.
struct Subject {
    kind: PaperSubject,
    id: Uuid,
    name: String,
    path: String,
}

fn papers_of(subject: &Subject, dates: &[(&str, Option<Date>)], today: Date) -> Vec<ExpiringPaper> {
    let paper = |(code, expires_on): &(&str, Option<Date>)| {
        let warning = paper_warning(code, "", *expires_on, today)?;
        Some(ExpiringPaper {
            subject_kind: subject.kind,
            subject_id: subject.id,
            subject_name: subject.name.clone(),
            code: warning.code,
            expires_on: (*expires_on)?,
            path: subject.path.clone(),
        })
    };
    dates.iter().filter_map(paper).collect()
}

async fn of_drivers(db: &Db, company_id: Uuid, today: Date, last: Date) -> Result<Vec<ExpiringPaper>, DbErr> {
    use driver::{Column, Entity};
    let expiring = Condition::any()
        .add(Column::LicenseExpiresOn.lte(last))
        .add(Column::MedicalExpiresOn.lte(last))
        .add(Column::TwicExpiresOn.lte(last));
    let rows = Entity::owned_by(company_id)
        .filter(Column::ArchivedAt.is_null())
        .filter(Column::Status.eq(DriverStatus::Active))
        .filter(expiring)
        .fetch_all(db)
        .await?;
    let papers = rows.into_iter().flat_map(|row| {
        let subject = Subject {
            kind: PaperSubject::Driver,
            id: row.id,
            name: format!("{} {}", row.first_name, row.last_name),
            path: format!("/apps/safety/drivers?driver={}", row.id),
        };
        let dates =
            [("license", row.license_expires_on), ("medical", row.medical_expires_on), ("twic", row.twic_expires_on)];
        papers_of(&subject, &dates, today)
    });
    Ok(papers.collect())
}

async fn of_trucks(db: &Db, company_id: Uuid, today: Date, last: Date) -> Result<Vec<ExpiringPaper>, DbErr> {
    use truck::{Column, Entity};
    let expiring = Condition::any()
        .add(Column::RegistrationExpiresOn.lte(last))
        .add(Column::AnnualInspectionExpiresOn.lte(last))
        .add(Column::InsuranceExpiresOn.lte(last));
    let rows = Entity::owned_by(company_id)
        .filter(Column::ArchivedAt.is_null())
        .filter(Column::Status.is_not_in([VehicleStatus::Inactive, VehicleStatus::Sold]))
        .filter(expiring)
        .fetch_all(db)
        .await?;
    let papers = rows.into_iter().flat_map(|row| {
        let subject = Subject {
            kind: PaperSubject::Truck,
            id: row.id,
            name: format!("Truck {}", row.unit_number),
            path: format!("/apps/safety/trucks?truck={}", row.id),
        };
        let dates = [
            ("registration", row.registration_expires_on),
            ("inspection", row.annual_inspection_expires_on),
            ("insurance", row.insurance_expires_on),
        ];
        papers_of(&subject, &dates, today)
    });
    Ok(papers.collect())
}

async fn of_trailers(db: &Db, company_id: Uuid, today: Date, last: Date) -> Result<Vec<ExpiringPaper>, DbErr> {
    use trailer::{Column, Entity};
    let expiring =
        Condition::any().add(Column::RegistrationExpiresOn.lte(last)).add(Column::AnnualInspectionExpiresOn.lte(last));
    let rows = Entity::owned_by(company_id)
        .filter(Column::ArchivedAt.is_null())
        .filter(Column::Status.is_not_in([VehicleStatus::Inactive, VehicleStatus::Sold]))
        .filter(expiring)
        .fetch_all(db)
        .await?;
    let papers = rows.into_iter().flat_map(|row| {
        let subject = Subject {
            kind: PaperSubject::Trailer,
            id: row.id,
            name: format!("Trailer {}", row.unit_number),
            path: format!("/apps/safety/trucks?trailer={}", row.id),
        };
        let dates = [("registration", row.registration_expires_on), ("inspection", row.annual_inspection_expires_on)];
        papers_of(&subject, &dates, today)
    });
    Ok(papers.collect())
}
