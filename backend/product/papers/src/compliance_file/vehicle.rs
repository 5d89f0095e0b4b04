//! What identifies a vehicle in its file (49 CFR 396.3(b)(1)).

use haul_api::ApiError;
use haul_db::{Connection, Fetch};
use haul_entity::{
    Owned,
    fleet::{fleet_owner, trailer, truck, truck_ownership},
};
use haul_types::{ComplianceSubject, Date};
use sea_orm::{ColumnTrait, Condition, QueryFilter, QueryOrder};
use uuid::Uuid;

use crate::facts::{Fact, facts};

/// Empty for a record that is no vehicle.
pub async fn facts_of(
    db: &impl Connection,
    company_id: Uuid,
    (kind, id): (ComplianceSubject, Uuid),
    on: Date,
) -> Result<Vec<Fact>, ApiError> {
    macro_rules! identity {
        ($table:ident, $owner:expr) => {{
            let row = $table::Entity::find_owned(company_id, id).fetch_optional(db).await?;
            let row = row.ok_or_else(ApiError::not_found)?;
            facts([
                ("VIN", row.vin),
                ("Make and model", joined([row.make, row.model])),
                ("Year", row.year.map(|year| year.to_string())),
                ("Tire size", row.tire_size),
                ("Plate", joined([row.plate, row.plate_state])),
                ("Owner", $owner),
            ])
        }};
    }
    Ok(match kind {
        ComplianceSubject::Truck => identity!(truck, owner(db, company_id, id, on).await?),
        ComplianceSubject::Trailer => identity!(trailer, None),
        ComplianceSubject::Driver | ComplianceSubject::MotorCarrier => Vec::new(),
    })
}

fn joined(parts: [Option<String>; 2]) -> Option<String> {
    let known: Vec<String> = parts.into_iter().flatten().collect();
    (!known.is_empty()).then(|| known.join(" "))
}

/// Who furnished the truck, if it is not the company's own.
async fn owner(db: &impl Connection, company_id: Uuid, truck_id: Uuid, on: Date) -> Result<Option<String>, ApiError> {
    let lasts =
        Condition::any().add(truck_ownership::Column::EndsOn.is_null()).add(truck_ownership::Column::EndsOn.gte(on));
    let found = truck_ownership::Entity::owned_by(company_id)
        .filter(truck_ownership::Column::TruckId.eq(truck_id))
        .filter(truck_ownership::Column::StartsOn.lte(on))
        .filter(lasts)
        .order_by_desc(truck_ownership::Column::StartsOn)
        .fetch_optional(db)
        .await?;
    let Some(found) = found else { return Ok(None) };
    let owner = fleet_owner::Entity::find_owned(company_id, found.fleet_owner_id).fetch_optional(db).await?;
    Ok(owner.map(|row| row.name))
}
