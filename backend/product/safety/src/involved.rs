//! Names of the driver, truck and trailer that a register's rows name, for a whole page at once.

use std::collections::HashMap;

use haul_api::{ApiError, Invalid, Write, by_ids};
use haul_db::Connection;
use haul_entity::{
    Owned,
    fleet::{driver, motor_carrier, trailer, truck},
};
use haul_types::NamedRef;
use sea_orm::{ActiveValue, DbErr};
use uuid::Uuid;

#[derive(Default)]
pub struct Involved(HashMap<Uuid, NamedRef>);

impl Involved {
    pub fn of(&self, id: Option<Uuid>) -> Option<NamedRef> {
        id.and_then(|id| self.0.get(&id).cloned())
    }

    /// Each row names its driver, truck and trailer.
    pub async fn find(
        db: &impl Connection,
        company_id: Uuid,
        ids: impl IntoIterator<Item = [Option<Uuid>; 3]>,
    ) -> Result<Self, DbErr> {
        let ids: Vec<[Option<Uuid>; 3]> = ids.into_iter().collect();
        let mut found = HashMap::new();
        macro_rules! add {
            ($table:ident, $ids:expr, |$row:ident| $name:expr) => {
                let rows = by_ids(db, $table::Entity::owned_by(company_id), $table::Column::Id, $ids).await?;
                found.extend(rows.into_iter().map(|(id, $row)| (id, NamedRef { id, name: $name })));
            };
        }
        add!(driver, ids.iter().filter_map(|[id, _, _]| *id), |row| format!("{} {}", row.first_name, row.last_name));
        add!(truck, ids.iter().filter_map(|[_, id, _]| *id), |row| row.unit_number);
        add!(trailer, ids.iter().filter_map(|[_, _, id]| *id), |row| row.unit_number);
        Ok(Self(found))
    }

    /// Adds the names of carriers.
    pub async fn add_carriers(
        &mut self,
        db: &impl Connection,
        company_id: Uuid,
        ids: impl IntoIterator<Item = Uuid>,
    ) -> Result<(), DbErr> {
        let carriers = motor_carrier::Entity::owned_by(company_id);
        let rows = by_ids(db, carriers, motor_carrier::Column::Id, ids).await?;
        self.0.extend(rows.into_iter().map(|(id, row)| (id, NamedRef { id, name: row.legal_name })));
        Ok(())
    }
}

/// The columns of a row that name the driver, truck and trailer: each has to exist in the company.
pub async fn check(
    write: &Write,
    driver_id: &ActiveValue<Option<Uuid>>,
    truck_id: &ActiveValue<Option<Uuid>>,
    trailer_id: &ActiveValue<Option<Uuid>>,
    invalid: &mut Invalid,
) -> Result<(), ApiError> {
    macro_rules! exists {
        ($table:ident, $field:ident, $message:literal) => {
            if let ActiveValue::Set(Some(id)) = $field {
                let found = $table::Entity::find_owned(write.company_id(), *id).fetch_optional(write.tx()).await?;
                invalid.require(found.is_some(), stringify!($field), $message);
            }
        };
    }
    exists!(driver, driver_id, "There is no such driver.");
    exists!(truck, truck_id, "There is no such truck.");
    exists!(trailer, trailer_id, "There is no such trailer.");
    Ok(())
}

/// The same of a column that names a carrier.
pub async fn check_carrier(
    write: &Write,
    motor_carrier_id: &ActiveValue<Option<Uuid>>,
    invalid: &mut Invalid,
) -> Result<(), ApiError> {
    if let ActiveValue::Set(Some(id)) = motor_carrier_id {
        let found = motor_carrier::Entity::find_owned(write.company_id(), *id).fetch_optional(write.tx()).await?;
        invalid.require(found.is_some(), "motor_carrier_id", "There is no such carrier.");
    }
    Ok(())
}
