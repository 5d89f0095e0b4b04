//! The records that a file of loads names, looked up together.

use haul_api::imports::Cells;
use haul_db::Connection;
use sea_orm::DbErr;
use uuid::Uuid;

use super::{crew::CrewNames, places::Places};

/// The records that some rows name.
pub struct Names {
    pub places: Places,
    pub crews: CrewNames,
}

impl Names {
    pub async fn read(db: &impl Connection, company_id: Uuid, rows: &[Cells]) -> Result<Self, DbErr> {
        Ok(Self {
            places: Places::read(db, company_id, rows.iter()).await?,
            crews: CrewNames::read(db, company_id, rows).await?,
        })
    }
}
