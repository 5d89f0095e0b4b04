//! The file for the Clearinghouse's bulk upload of limited queries.
//!
//! Its format is FMCSA's: one line per driver without a header, seven columns separated by tabs.
//! The file has birth dates, so it is neither stored nor sent: the caller gets it, and the audit log says so.

use std::collections::HashMap;

use haul_api::{ApiError, Change, Write};
use haul_db::Fetch;
use haul_entity::{
    Archivable, Owned,
    compliance::driver_identity,
    fleet::driver::{Column, Entity, Model},
};
use haul_types::Date;
use sea_orm::{ColumnTrait, QueryFilter, QueryOrder};
use uuid::Uuid;

use super::views::{ClearinghouseFile, ClearinghouseFileGap};
use crate::identity;

/// A limited query, as the upload numbers its kinds.
const LIMITED: &str = "1";
const COUNTRY: &str = "US";

pub async fn file(write: &mut Write, ids: &[Uuid]) -> Result<ClearinghouseFile, ApiError> {
    let company_id = write.company_id();
    let drivers = Entity::archived_or_not(company_id, false)
        .filter(Column::Id.is_in(ids.iter().copied()))
        .order_by_asc(Column::LastNameFolded)
        .order_by_asc(Column::Id)
        .fetch_all(&write.seen())
        .await?;
    let known = driver_identity::Entity::owned_by(company_id)
        .filter(driver_identity::Column::DriverId.is_in(drivers.iter().map(|row| row.id)))
        .fetch_all(write.tx())
        .await?;
    let known: HashMap<Uuid, _> = known.into_iter().map(|row| (row.driver_id, row)).collect();
    let (mut content, mut left_out, mut driver_count) = (String::new(), Vec::new(), 0_u64);
    for row in &drivers {
        let birth_date = match known.get(&row.id) {
            Some(found) => identity::birth_date(&*write.ctx.sealing, found)?,
            None => None,
        };
        match line(row, birth_date) {
            Ok(line) => {
                content += &line;
                driver_count = driver_count.saturating_add(1);
            }
            Err(missing) => left_out.push(gap(row, missing)),
        }
    }
    let today = haul_api::today_at_company(write.tx(), company_id, write.now).await?;
    let count = Change { field: "driver_count".to_owned(), from: None, to: Some(driver_count.to_string()) };
    write.note("clearinghouse_query.file_written", "clearinghouse_query", company_id, "the bulk file", vec![count]);
    let file_name = format!("clearinghouse-limited-queries-{today}.txt");
    Ok(ClearinghouseFile { file_name, content, driver_count, left_out })
}

fn gap(row: &Model, missing: Vec<&str>) -> ClearinghouseFileGap {
    ClearinghouseFileGap {
        driver_id: row.id,
        driver_name: format!("{} {}", row.first_name, row.last_name),
        missing: missing.into_iter().map(str::to_owned).collect(),
    }
}

/// A driver's line, or what it lacks.
fn line(row: &Model, birth_date: Option<Date>) -> Result<String, Vec<&'static str>> {
    let (number, state) = (row.license_number.as_deref(), row.license_state.as_deref());
    let (Some(birth_date), Some(number), Some(state)) = (birth_date, number, state) else {
        let wanted = [
            ("birth date", birth_date.is_none()),
            ("license number", number.is_none()),
            ("license state", state.is_none()),
        ];
        return Err(wanted.into_iter().filter(|(_, is_missing)| *is_missing).map(|(what, _)| what).collect());
    };
    let birth_date = birth_date.format("%m/%d/%Y").to_string();
    let cells: [&str; 7] = [&row.last_name, &row.first_name, &birth_date, number, COUNTRY, state, LIMITED];
    Ok(format!("{}\r\n", cells.map(plain).join("\t")))
}

/// A tab or line break within a cell would shift the columns.
fn plain(text: &str) -> String {
    text.split(char::is_control).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::plain;

    #[test]
    fn a_cell_has_no_tabs_and_no_line_breaks() {
        assert_eq!(plain("O'Neil\tJr.\r\n"), "O'Neil Jr.  ");
    }
}
