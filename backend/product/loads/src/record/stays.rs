//! The usual stay at a facility, stored on its row.

use chrono::TimeDelta;
use haul_api::Write;
use haul_db::Fetch;
use haul_entity::{Owned, loads::stop, partners::facility};
use sea_orm::{ColumnTrait, Condition, DbErr, EntityTrait, QueryFilter, QueryOrder, QuerySelect, sea_query::Expr};
use uuid::Uuid;

use crate::assignment::availability::is_short;

/// Fewer visits could just be bad days.
const ENOUGH: usize = 3;
/// The latest visits: a facility that was slow last year may have changed.
const LOOKED_AT: u64 = 20;
/// A longer stay has a reason other than the dock; a shorter one did not use the dock.
const BOUNDS: (TimeDelta, TimeDelta) = (TimeDelta::minutes(30), TimeDelta::hours(12));

/// Called after a visit was recorded or corrected.
pub async fn refresh(write: &Write, facility_id: Uuid) -> Result<(), DbErr> {
    use facility::Column;
    let stay = usual(write, facility_id).await?;
    let minutes = stay.and_then(|stay| i32::try_from(stay.num_minutes()).ok());
    // Usually nothing changes; then no one else has to wait for the facility's row.
    let has_changed = match minutes {
        Some(minutes) => {
            Condition::any().add(Column::UsualStayMinutes.ne(minutes)).add(Column::UsualStayMinutes.is_null())
        }
        None => Condition::all().add(Column::UsualStayMinutes.is_not_null()),
    };
    facility::Entity::update_many()
        .col_expr(Column::UsualStayMinutes, Expr::value(minutes))
        .filter(Column::CompanyId.eq(write.company_id()))
        .filter(Column::Id.eq(facility_id))
        .filter(has_changed)
        .exec(write.tx())
        .await?;
    Ok(())
}

/// The median of the latest live visits whose both ends are known.
async fn usual(write: &Write, facility_id: Uuid) -> Result<Option<TimeDelta>, DbErr> {
    use stop::Column;
    let visits = stop::Entity::owned_by(write.company_id())
        .filter(Column::FacilityId.eq(facility_id))
        .filter(Column::DepartedAt.is_not_null())
        .filter(Column::IsArrivalUnconfirmed.eq(false))
        .filter(Column::IsDepartureUnconfirmed.eq(false))
        .order_by_desc(Column::DepartedAt)
        .order_by_desc(Column::Id)
        .limit(LOOKED_AT)
        .fetch_all(write.tx())
        .await?;
    let live = visits.iter().filter(|visit| !is_short(visit));
    Ok(median(live.filter_map(|visit| Some(visit.departed_at? - visit.arrived_at?)).collect()))
}

fn median(mut stays: Vec<TimeDelta>) -> Option<TimeDelta> {
    stays.sort_unstable();
    let (shortest, longest) = BOUNDS;
    stays.get(stays.len() / 2).filter(|_| stays.len() >= ENOUGH).map(|stay| (*stay).clamp(shortest, longest))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_usual_stay_takes_three_visits_and_forgives_one_bad_day() {
        let of_hours = |hours: &[i64]| median(hours.iter().copied().map(TimeDelta::hours).collect());
        for (hours, expected) in [
            (&[][..], None),
            (&[1, 1], None),
            (&[1, 30, 1], Some(TimeDelta::hours(1))),
            (&[30, 30, 30], Some(BOUNDS.1)),
            (&[0, 0, 0], Some(BOUNDS.0)),
        ] {
            assert_eq!(of_hours(hours), expected, "{hours:?}");
        }
    }
}
