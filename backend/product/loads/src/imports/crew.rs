//! Finds drivers, trucks and trailers by the names in a file.

use std::collections::BTreeSet;

use haul_api::imports::{
    Cells, Complaints,
    simple::{self, ByName},
};
use haul_db::{Connection, Fetch};
use haul_entity::{
    Owned,
    fleet::{driver, trailer, truck},
};
use sea_orm::{ColumnTrait, DbErr, QueryFilter, sea_query::ExprTrait};
use uuid::Uuid;

use crate::assignment::crew::Crew;

/// Active records that some rows name, looked up together.
#[derive(Default)]
pub struct CrewNames {
    drivers: ByName,
    trucks: ByName,
    trailers: ByName,
}

impl CrewNames {
    pub async fn read(db: &impl Connection, company_id: Uuid, rows: &[Cells]) -> Result<Self, DbErr> {
        let mut found = Self::default();
        let of = |column: &str| simple::named(rows, column);
        let drivers: BTreeSet<String> = of("driver").into_iter().chain(of("co_driver")).collect();
        if !drivers.is_empty() {
            let codes = drivers.iter().map(|name| simple::upper(name));
            let named = driver::Column::FullNameFolded.is_in(drivers.clone()).or(driver::Column::Code.is_in(codes));
            let select = driver::Entity::owned_by(company_id).filter(driver::Column::ArchivedAt.is_null());
            for row in select.filter(named).fetch_all(db).await? {
                found.drivers.add(&row.full_name_folded, row.id);
                if let Some(code) = &row.code {
                    found.drivers.add(code, row.id);
                }
            }
        }
        let trucks = truck::Entity::owned_by(company_id)
            .filter(truck::Column::ArchivedAt.is_null())
            .filter(truck::Column::UnitNumberFolded.is_in(of("truck")));
        for row in trucks.fetch_all(db).await? {
            found.trucks.add(&row.unit_number, row.id);
        }
        let trailers = trailer::Entity::owned_by(company_id)
            .filter(trailer::Column::ArchivedAt.is_null())
            .filter(trailer::Column::UnitNumberFolded.is_in(of("trailer")));
        for row in trailers.fetch_all(db).await? {
            found.trailers.add(&row.unit_number, row.id);
        }
        Ok(found)
    }

    /// The crew and equipment that a row names.
    pub fn crew(&self, cells: &Cells, complaints: &mut Complaints) -> Crew {
        Crew {
            driver_id: self.drivers.find(cells, "driver", "driver", complaints),
            co_driver_id: self.drivers.find(cells, "co_driver", "driver", complaints),
            truck_id: self.trucks.find(cells, "truck", "truck", complaints),
            trailer_id: self.trailers.find(cells, "trailer", "trailer", complaints),
        }
    }
}
