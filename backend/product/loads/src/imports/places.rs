//! Finds customers and facilities by the names in a file.

use std::collections::{BTreeSet, HashMap};

use haul_api::imports::Cells;
use haul_db::{Connection, Fetch};
use haul_entity::{
    Owned,
    partners::{customer, facility},
};
use haul_types::folded;
use sea_orm::{ColumnTrait, DbErr, QueryFilter, sea_query::ExprTrait};
use uuid::Uuid;

/// Records that some rows name, looked up together.
#[derive(Default)]
pub struct Places {
    customers: HashMap<String, Uuid>,
    facilities: HashMap<String, Vec<Place>>,
}

/// A facility as a file describes it.
struct Place {
    id: Uuid,
    city_folded: String,
    state: String,
}

/// The facility that a file means.
pub enum Found {
    One(Uuid),
    /// Several have this name, even with city and state.
    Several,
    None,
}

/// Keys of the columns that name facilities.
fn facility_names(cells: &Cells) -> impl Iterator<Item = String> {
    cells.0.iter().filter(|(key, _)| key.ends_with("_facility")).map(|(_, name)| folded(name))
}

impl Places {
    pub async fn read<'a>(
        db: &impl Connection,
        company_id: Uuid,
        rows: impl Iterator<Item = &'a Cells> + Clone,
    ) -> Result<Self, DbErr> {
        let mut places = Self::default();
        let named: BTreeSet<String> = rows.clone().filter_map(|cells| cells.text("customer")).map(folded).collect();
        let ids: Vec<Uuid> = named.iter().filter_map(|name| name.parse().ok()).collect();
        let customers = customer::Entity::owned_by(company_id)
            .filter(customer::Column::ArchivedAt.is_null())
            .filter(customer::Column::NameFolded.is_in(named).or(customer::Column::Id.is_in(ids)))
            .fetch_all(db)
            .await?;
        for row in customers {
            places.customers.insert(row.id.to_string(), row.id);
            places.customers.insert(row.name_folded, row.id);
        }
        let names: BTreeSet<String> = rows.flat_map(facility_names).collect();
        let facilities = facility::Entity::owned_by(company_id)
            .filter(facility::Column::ArchivedAt.is_null())
            .filter(facility::Column::NameFolded.is_in(names))
            .fetch_all(db)
            .await?;
        for row in facilities {
            places.add(&row.name, row.id, &row.city_folded, &row.state);
        }
        Ok(places)
    }

    pub fn customer(&self, name: &str) -> Option<Uuid> {
        self.customers.get(&folded(name)).copied()
    }

    /// A facility by its name; if several match, by city and state.
    pub fn facility(&self, name: &str, city: Option<&str>, state: Option<&str>) -> Found {
        let Some(places) = self.facilities.get(&folded(name)) else { return Found::None };
        let is_meant = |place: &&Place| {
            city.is_none_or(|city| folded(city) == place.city_folded)
                && state.is_none_or(|state| state.trim().eq_ignore_ascii_case(&place.state))
        };
        let mut meant = places.iter().filter(is_meant);
        match (meant.next(), meant.next()) {
            (Some(place), None) => Found::One(place.id),
            (Some(_), Some(_)) => Found::Several,
            _ => Found::None,
        }
    }

    pub fn add(&mut self, name: &str, id: Uuid, city: &str, state: &str) {
        let place = Place { id, city_folded: folded(city), state: state.to_owned() };
        self.facilities.entry(folded(name)).or_default().push(place);
    }
}
