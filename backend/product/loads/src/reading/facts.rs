//! Which facts are known of a load, and when it earned its revenue: what figures over loads count.

use haul_entity::{
    Owned,
    loads::{load::Column, stop},
};
use haul_types::{LoadFact, LoadStatus, StopKind, Timestamp};
use sea_orm::{ColumnTrait, Condition, Iterable, QueryFilter, QuerySelect, QueryTrait, sea_query::SelectStatement};
use uuid::Uuid;

/// Loads of which all these facts are known.
pub fn with_facts(company_id: Uuid, facts: &[LoadFact]) -> Condition {
    facts.iter().fold(Condition::all(), |all, fact| all.add(with_fact(company_id, *fact)))
}

fn with_fact(company_id: Uuid, fact: LoadFact) -> Condition {
    let stop_where = |condition: Condition| Column::Id.in_subquery(loads_of_stops(company_id, condition));
    let all = Condition::all();
    match fact {
        LoadFact::LoadedMiles => all.add(Column::LoadedMilesTenths.is_not_null()),
        LoadFact::AllMiles => {
            all.add(Column::LoadedMilesTenths.is_not_null()).add(Column::EmptyMilesTenths.is_not_null())
        }
        LoadFact::PendingCharges => all.add(Column::PendingCents.ne(0)),
        LoadFact::TimedPickup => all.add(stop_where(timed(StopKind::takes_on))),
        LoadFact::TimedDelivery => all.add(stop_where(timed(StopKind::gives_off))),
        LoadFact::Dwell => all.add(stop_where(
            arrived().add(stop::Column::DepartedAt.is_not_null()).add(stop::Column::IsDepartureUnconfirmed.eq(false)),
        )),
    }
}

fn loads_of_stops(company_id: Uuid, condition: Condition) -> SelectStatement {
    stop::Entity::owned_by(company_id).filter(condition).select_only().column(stop::Column::LoadId).into_query()
}

/// An arrival that may count, at a stop with an agreed time.
fn timed(is_kind: impl Fn(StopKind) -> bool) -> Condition {
    let kinds: Vec<StopKind> = StopKind::iter().filter(|kind| is_kind(*kind)).collect();
    arrived().add(stop::Column::DueAt.is_not_null()).add(stop::Column::Kind.is_in(kinds))
}

fn arrived() -> Condition {
    Condition::all().add(stop::Column::ArrivedAt.is_not_null()).add(stop::Column::IsArrivalUnconfirmed.eq(false))
}

/// Loads that earned revenue from a moment on, and before another: delivered then, or decided then to be a truck
/// ordered and not used.
pub fn earned(from: Option<Timestamp>, before: Option<Timestamp>) -> Option<Condition> {
    if from.is_none() && before.is_none() {
        return None;
    }
    let at = |status: LoadStatus, column: Column| {
        Condition::all()
            .add(Column::Status.eq(status))
            .add(column.is_not_null())
            .add_option(from.map(|at| column.gte(at)))
            .add_option(before.map(|at| column.lt(at)))
    };
    Some(Condition::any().add(at(LoadStatus::Delivered, Column::DeliveredAt)).add(at(LoadStatus::Tonu, Column::TonuAt)))
}
