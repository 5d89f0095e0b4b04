//! The rows that belong to a load.

use haul_api::Write;
use haul_entity::{
    Owned,
    annotations::{record_note, record_tag},
    detention::detention,
    insight::sample,
    loads::{charge, document, leg, stop, stop_event},
    tracking::{
        check_call, driver_link, driver_report, load_message, tracking, tracking_exception, tracking_link,
        tracking_link_view,
    },
};
use sea_orm::{ColumnTrait, DbErr, EntityTrait, QueryFilter, QuerySelect, QueryTrait};
use uuid::Uuid;

/// Declares the tables whose rows name a load, each before those that its rows refer to.
macro_rules! tables_of_a_load {
    ($($table:ident),* $(,)?) => {
        /// Every table whose rows go with a load. A quote stays, and forgets that it was booked; so
        /// does a claim. The sample is on no invoice.
        pub const TABLES_OF_A_LOAD: &[&str] = &["tracking_link_view", $(stringify!($table)),*];

        async fn delete_naming(write: &Write, load_id: Uuid) -> Result<(), DbErr> {
            $(
                $table::Entity::delete_many()
                    .filter($table::Column::CompanyId.eq(write.company_id()))
                    .filter($table::Column::LoadId.eq(load_id))
                    .exec(write.tx())
                    .await?;
            )*
            Ok(())
        }
    };
}

tables_of_a_load![
    load_message,
    tracking_link,
    driver_report,
    driver_link,
    tracking_exception,
    check_call,
    tracking,
    detention,
    charge,
    document,
    record_tag,
    record_note,
    leg,
    stop_event,
    stop,
    sample,
];

/// Deletes the rows that belong to a load; the load's own row can follow.
pub async fn delete(write: &Write, load_id: Uuid) -> Result<(), DbErr> {
    let links = tracking_link::Entity::owned_by(write.company_id())
        .filter(tracking_link::Column::LoadId.eq(load_id))
        .select_only()
        .column(tracking_link::Column::Id)
        .into_query();
    tracking_link_view::Entity::delete_many()
        .filter(tracking_link_view::Column::CompanyId.eq(write.company_id()))
        .filter(tracking_link_view::Column::TrackingLinkId.in_subquery(links))
        .exec(write.tx())
        .await?;
    delete_naming(write, load_id).await
}
