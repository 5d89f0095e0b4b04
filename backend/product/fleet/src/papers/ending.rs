//! Papers that expire by a given day.

use haul_db::{Connection, Fetch};
use haul_entity::{
    Archivable,
    fleet::{driver, trailer, truck},
};
use haul_types::{Date, DriverStatus, VehicleStatus};
use sea_orm::{ColumnTrait, Condition, DbErr, QueryFilter, sea_query::IntoCondition};
use uuid::Uuid;

/// A paper of a driver, truck or trailer in use.
pub struct EndingPaper {
    pub owner: PaperOwner,
    pub owner_id: Uuid,
    /// `Ann Lee`, `Truck 101`.
    pub owner_name: String,
    /// The terminal of its owner.
    pub terminal_id: Option<Uuid>,
    /// The page of its owner.
    pub path: String,
    /// Its name in codes, such as `medical`.
    pub code: &'static str,
    /// Its usual name, such as `Medical certificate`.
    pub name: &'static str,
    /// The last day on which it is valid.
    pub expires_on: Date,
}

/// What a paper belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PaperOwner {
    Driver,
    Truck,
    Trailer,
}

struct Owner {
    kind: PaperOwner,
    id: Uuid,
    terminal_id: Option<Uuid>,
    name: String,
    path: String,
}

type Dated = (&'static str, &'static str, Option<Date>);

/// Papers whose last valid day is `last` or earlier, expired ones included.
pub async fn ending_by(db: &impl Connection, company_id: Uuid, last: Date) -> Result<Vec<EndingPaper>, DbErr> {
    let mut papers = of_drivers(db, company_id, last).await?;
    papers.extend(of_trucks(db, company_id, last).await?);
    papers.extend(of_trailers(db, company_id, last).await?);
    papers.sort_by(|a, b| (a.expires_on, &a.owner_name).cmp(&(b.expires_on, &b.owner_name)));
    Ok(papers)
}

fn papers_of(owner: &Owner, dated: &[Dated], last: Date) -> Vec<EndingPaper> {
    let paper = |(code, name, expires_on): &Dated| {
        let expires_on = expires_on.filter(|day| *day <= last)?;
        Some(EndingPaper {
            owner: owner.kind,
            owner_id: owner.id,
            owner_name: owner.name.clone(),
            terminal_id: owner.terminal_id,
            path: owner.path.clone(),
            code,
            name,
            expires_on,
        })
    };
    dated.iter().filter_map(paper).collect()
}

/// Records in use with one of these dates on the last day or before it.
async fn in_use<E: Archivable>(
    db: &impl Connection,
    company_id: Uuid,
    is_used: impl IntoCondition,
    dates: impl IntoIterator<Item = E::Column>,
    last: Date,
) -> Result<Vec<E::Model>, DbErr> {
    let ending = dates.into_iter().fold(Condition::any(), |any, date| any.add(date.lte(last)));
    E::archived_or_not(company_id, false).filter(is_used).filter(ending).fetch_all(db).await
}

async fn of_drivers(db: &impl Connection, company_id: Uuid, last: Date) -> Result<Vec<EndingPaper>, DbErr> {
    use driver::{Column, Entity};
    let is_used = Column::Status.eq(DriverStatus::Active);
    let dates = [Column::LicenseExpiresOn, Column::MedicalExpiresOn, Column::TwicExpiresOn];
    let rows = in_use::<Entity>(db, company_id, is_used, dates, last).await?;
    let papers = rows.into_iter().flat_map(|row| {
        let owner = Owner {
            kind: PaperOwner::Driver,
            id: row.id,
            terminal_id: row.terminal_id,
            name: format!("{} {}", row.first_name, row.last_name),
            path: format!("/apps/safety/drivers?driver={}", row.id),
        };
        let dated = [
            ("license", "License", row.license_expires_on),
            ("medical", "Medical certificate", row.medical_expires_on),
            ("twic", "TWIC", row.twic_expires_on),
        ];
        papers_of(&owner, &dated, last)
    });
    Ok(papers.collect())
}

async fn of_trucks(db: &impl Connection, company_id: Uuid, last: Date) -> Result<Vec<EndingPaper>, DbErr> {
    use truck::{Column, Entity};
    let is_used = Column::Status.is_not_in([VehicleStatus::Inactive, VehicleStatus::Sold]);
    let dates = [Column::RegistrationExpiresOn, Column::AnnualInspectionExpiresOn, Column::InsuranceExpiresOn];
    let rows = in_use::<Entity>(db, company_id, is_used, dates, last).await?;
    let papers = rows.into_iter().flat_map(|row| {
        let owner = Owner {
            kind: PaperOwner::Truck,
            id: row.id,
            terminal_id: row.terminal_id,
            name: format!("Truck {}", row.unit_number),
            path: format!("/apps/safety/trucks?truck={}", row.id),
        };
        let dated = [
            ("registration", "Registration", row.registration_expires_on),
            ("inspection", "Annual inspection", row.annual_inspection_expires_on),
            ("insurance", "Insurance", row.insurance_expires_on),
        ];
        papers_of(&owner, &dated, last)
    });
    Ok(papers.collect())
}

async fn of_trailers(db: &impl Connection, company_id: Uuid, last: Date) -> Result<Vec<EndingPaper>, DbErr> {
    use trailer::{Column, Entity};
    let is_used = Column::Status.is_not_in([VehicleStatus::Inactive, VehicleStatus::Sold]);
    let dates = [Column::RegistrationExpiresOn, Column::AnnualInspectionExpiresOn];
    let rows = in_use::<Entity>(db, company_id, is_used, dates, last).await?;
    let papers = rows.into_iter().flat_map(|row| {
        let owner = Owner {
            kind: PaperOwner::Trailer,
            id: row.id,
            terminal_id: row.terminal_id,
            name: format!("Trailer {}", row.unit_number),
            path: format!("/apps/safety/trucks?trailer={}", row.id),
        };
        let dated = [
            ("registration", "Registration", row.registration_expires_on),
            ("inspection", "Annual inspection", row.annual_inspection_expires_on),
        ];
        papers_of(&owner, &dated, last)
    });
    Ok(papers.collect())
}
