//! Daily SMS limits per company: each one costs the operator money, and a stolen session could text anyone.

use haul_api::{ApiError, Write};
use haul_db::Fetch;
use haul_entity::{
    Owned,
    company::company,
    tracking::load_message::{Column, Entity},
};
use haul_types::{MessageChannel, start_of_day};
use sea_orm::{ColumnTrait, EntityTrait, PaginatorTrait, QueryFilter};

/// SMS per day of a company with an unconfirmed DOT number: enough to try it with a few drivers.
const UNPROVEN: u64 = 20;
/// A fleet of 200 trucks dispatches about 400 trips a day and changes some; more than twice that is a mistake.
const PROVEN: u64 = 1_000;

/// Whether the write's company has used up its SMS of the day, in UTC.
pub async fn is_spent(write: &Write) -> Result<bool, ApiError> {
    let company = company::Entity::find_by_id(write.company_id()).fetch_optional(write.tx()).await?;
    let limit = if company.is_some_and(|company| company.is_dot_proven) { PROVEN } else { UNPROVEN };
    let tried = Entity::owned_by(write.company_id())
        .filter(Column::Channel.eq(MessageChannel::Sms))
        .filter(Column::AttemptedAt.gte(start_of_day(write.now.date(), chrono_tz::UTC)));
    Ok(tried.count(write.tx()).await? >= limit)
}
