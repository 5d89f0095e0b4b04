//! The operations of the dispatch board.

use haul_api::{Answer, AnyOf, ApiError, AppContext, Invalid, Sort, auth::Member, paging::PageParams};
use haul_types::{Date, Equipment, Permission};
use poem::web::Data;
use poem_openapi::{OpenApi, param::Query};
use uuid::Uuid;

use super::{
    empty, rows,
    select::Window,
    unanswered, unassigned,
    views::{BoardLeg, BoardRows, DispatchBoard, EmptyTrucks, UnansweredLegPage, UnassignedLegPage},
};
use crate::Filter;

/// No carrier plans further ahead in detail.
const MAX_DAYS: u32 = 14;

const DEFAULT_DAYS: u32 = 7;

#[derive(Default)]
pub struct DispatchBoardApi;

#[OpenApi(tag = "crate::Chapter::Loads")]
impl DispatchBoardApi {
    /// Read the dispatch board
    ///
    /// Drivers by last name, or trucks by unit number, with their legs in the days shown and where they are available
    /// next. Callers with `tracking:read` also see where each row is on its load, and when to call.
    #[oai(path = "/api/dispatch_board", method = "get", operation_id = "read_dispatch_board")]
    #[allow(clippy::too_many_arguments, reason = "each is a query parameter of the published API")]
    async fn read_dispatch_board(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// What the rows are; drivers if omitted.
        Query(rows): Query<Option<BoardRows>>,
        /// The first day, in the company's time zone; today if omitted.
        Query(from): Query<Option<Date>>,
        /// 1 to 14; 7 if omitted.
        Query(days): Query<Option<u32>>,
        /// The driver's or truck's terminal.
        Query(terminal_id): Query<Option<Uuid>>,
        /// Rows that are available or move a load of this dispatcher.
        Query(dispatcher_id): Query<Option<Uuid>>,
        /// Rows that are available or move a load with one of these.
        Query(equipment): Query<AnyOf<Equipment>>,
        /// Only rows with a dispatched leg whose driver has neither accepted nor declined.
        Query(is_unanswered): Query<Option<bool>>,
        /// Part of a driver's name, a unit number or an open load's number.
        Query(q): Query<Option<String>>,
        /// Rows per page.
        Query(limit): Query<Option<u64>>,
        /// `next_cursor` of the previous page.
        Query(cursor): Query<Option<String>>,
    ) -> Result<Answer<DispatchBoard>, ApiError> {
        let db = ctx.db_of(&actor);
        let mut invalid = Invalid::default();
        let days = invalid.between("days", days.unwrap_or(DEFAULT_DAYS), 1, MAX_DAYS);
        invalid.finish()?;
        let rows = rows.unwrap_or_default();
        let window = Window {
            rows,
            from,
            days,
            terminal_id,
            dispatcher_id,
            equipment,
            is_unanswered: is_unanswered == Some(true),
            q,
        };
        let is_followed = actor.may(Permission::TrackingRead);
        Ok(Answer(rows::read(&db, actor.company_id, &window, (limit, cursor), is_followed, ctx.now()).await?))
    }

    /// List legs without a crew
    ///
    /// Legs of booked loads that lack a driver or a truck, or whose driver declined, the next pickup first.
    #[oai(path = "/api/dispatch_board/unassigned", method = "get", operation_id = "list_unassigned_legs")]
    #[allow(clippy::too_many_arguments, reason = "each is a query parameter of the published API")]
    async fn list_unassigned_legs(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// The load's terminal.
        Query(terminal_id): Query<Option<Uuid>>,
        /// The user who dispatches the load.
        Query(dispatcher_id): Query<Option<Uuid>>,
        /// Equipment to show.
        Query(equipment): Query<AnyOf<Equipment>>,
        /// Part of a number, a reference, a customer's name or a city.
        Query(q): Query<Option<String>>,
        /// Rows per page.
        Query(limit): Query<Option<u64>>,
        /// `next_cursor` of the previous page.
        Query(cursor): Query<Option<String>>,
        /// Fields to sort by, the most important first; `-` before one sorts descending.
        Query(sort): Query<Sort<BoardLeg>>,
    ) -> Result<Answer<UnassignedLegPage>, ApiError> {
        let db = ctx.db_of(&actor);
        let filter = Filter { terminal_id, dispatcher_id, equipment, q, ..Filter::default() };
        let params = PageParams { limit, cursor, sort };
        Ok(Answer(unassigned::list(&db, actor.company_id, &filter, &params, ctx.now()).await?))
    }

    /// List unanswered dispatches
    ///
    /// Legs that were sent to a driver who declined or has not answered, the next pickup first.
    #[oai(path = "/api/dispatch_board/unanswered", method = "get", operation_id = "list_unanswered_legs")]
    #[allow(clippy::too_many_arguments, reason = "each is a query parameter of the published API")]
    async fn list_unanswered_legs(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// The load's terminal.
        Query(terminal_id): Query<Option<Uuid>>,
        /// The user who dispatches the load.
        Query(dispatcher_id): Query<Option<Uuid>>,
        /// Part of a number, a reference, a customer's name or a city.
        Query(q): Query<Option<String>>,
        /// Rows per page.
        Query(limit): Query<Option<u64>>,
        /// `next_cursor` of the previous page.
        Query(cursor): Query<Option<String>>,
        /// Fields to sort by, the most important first; `-` before one sorts descending.
        Query(sort): Query<Sort<BoardLeg>>,
    ) -> Result<Answer<UnansweredLegPage>, ApiError> {
        let db = ctx.db_of(&actor);
        let filter = Filter { terminal_id, dispatcher_id, q, ..Filter::default() };
        let params = PageParams { limit, cursor, sort };
        Ok(Answer(unanswered::list(&db, actor.company_id, &filter, &params, ctx.now()).await?))
    }

    /// List trucks that will be empty
    ///
    /// Available trucks that stand empty or will be empty by the end of a day, and where.
    #[oai(path = "/api/dispatch_board/empty_trucks", method = "get", operation_id = "list_empty_trucks")]
    async fn list_empty_trucks(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// The day, in the company's time zone; tomorrow if omitted.
        Query(by): Query<Option<Date>>,
        /// The truck's terminal.
        Query(terminal_id): Query<Option<Uuid>>,
        /// Trucks that stand empty or move a load of this dispatcher.
        Query(dispatcher_id): Query<Option<Uuid>>,
        /// At most so many, 1 to 200; 50 if omitted.
        Query(limit): Query<Option<u32>>,
    ) -> Result<Answer<EmptyTrucks>, ApiError> {
        let db = ctx.db_of(&actor);
        let limit = limit.unwrap_or(empty::SHOWN);
        let window = Window { rows: BoardRows::Trucks, terminal_id, dispatcher_id, ..Window::default() };
        let is_followed = actor.may(Permission::TrackingRead);
        Ok(Answer(empty::read(&db, actor.company_id, (by, limit), &window, is_followed, ctx.now()).await?))
    }
}
