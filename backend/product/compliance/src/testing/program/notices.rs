//! Gives notice of overdue queries, once a day with the notices of papers.

use haul_api::{
    ApiError, Write,
    notices::{NewNotice, close_others, notify_section},
};
use haul_db::Fetch;
use haul_types::{NoticeKind, Section};

use super::{
    ops::{covered, of_drivers},
    views::TestedDriver,
};
use crate::testing::first_test_on;

/// People who may not see it are never asked about: only the section of restricted files hears of it.
pub async fn give_notice(write: &mut Write) -> Result<(), ApiError> {
    let company_id = write.company_id();
    let drivers = covered(company_id).fetch_all(write.tx()).await?;
    let terminals: std::collections::HashMap<_, _> = drivers.iter().map(|row| (row.id, row.terminal_id)).collect();
    let all = of_drivers(write.tx(), company_id, drivers, write.now).await?;
    // A company that keeps its program elsewhere is not reminded of it.
    let has_queries = all.iter().any(|one| one.last_query_on.is_some());
    if !has_queries && first_test_on(write.tx(), company_id).await?.is_none() {
        return Ok(());
    }
    let overdue: Vec<TestedDriver> = all.into_iter().filter(|one| one.is_query_overdue).collect();
    let standing: Vec<String> = overdue.iter().map(matter).collect();
    close_others(write, NoticeKind::Testing, &standing).await?;
    for one in overdue {
        let terminal_id = terminals.get(&one.driver.id).copied().flatten();
        notify_section(write, Section::DriverFiles, terminal_id, notice(&one)).await?;
    }
    Ok(())
}

fn matter(one: &TestedDriver) -> String {
    let day = one.query_due_on.map(|day| day.to_string()).unwrap_or_default();
    format!("{}:{day}", one.driver.id)
}

fn notice(one: &TestedDriver) -> NewNotice {
    let body = match one.last_query_on {
        Some(day) => format!("The last query was on {}; the next was due within 12 months.", day.words()),
        None => "No query is on record.".to_owned(),
    };
    NewNotice {
        kind: NoticeKind::Testing,
        matter: matter(one),
        title: format!("{}: Clearinghouse query is overdue", one.driver.name),
        body: Some(body),
        path: Some(format!("/apps/safety/drivers?tab=testing&driver={}", one.driver.id)),
    }
}
