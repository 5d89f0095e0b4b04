//! The operations of quotes as records: list, read, create, change, compute, revise, duplicate.

use haul_api::{
    Answer, AnyOf, ApiError, AppContext, Begun, Created, IdempotencyKey, Json, Sort, Write,
    audit::{RecordHistory, history_of},
    auth::Member,
    paging::PageParams,
};
use haul_entity::{Owned, quotes::quote};
use haul_loads::moments;
use haul_types::{Date, Equipment, QuoteStatus};
use poem::web::Data;
use poem_openapi::{
    OpenApi,
    param::{Path, Query},
};
use uuid::Uuid;

use super::{
    list::{self, Filter},
    ops, requote,
};
use crate::record::{
    action_views::QuoteStep,
    list_views::{QuotePage, QuotePreview, QuotePreviewInput, QuoteSummary},
    views::{Quote, QuoteInput, QuoteReplace},
};

#[derive(Default)]
pub struct QuotesApi;

#[OpenApi(tag = "crate::Chapter::Quotes")]
impl QuotesApi {
    /// List quotes
    ///
    /// The quotes of your company, newest first unless sorted otherwise. Versions replaced by a newer one are left out
    /// unless `status` names them.
    #[oai(path = "/api/quotes", method = "get", operation_id = "list_quotes")]
    #[allow(clippy::too_many_arguments, reason = "each is a query parameter of the published API")]
    async fn list_quotes(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// Part of a number, customer, prospect or city.
        Query(q): Query<Option<String>>,
        /// Only these records, such as those that another response names.
        Query(ids): Query<AnyOf<Uuid>>,
        /// Numbers of quotes in any version, as pasted; the response names those that no quote has.
        Query(numbers): Query<AnyOf<String>>,
        /// Ids of tags; quotes with at least one of them.
        Query(tag): Query<AnyOf<Uuid>>,
        /// Statuses to show.
        Query(status): Query<AnyOf<QuoteStatus>>,
        /// Only quotes for this customer.
        Query(customer_id): Query<Option<Uuid>>,
        /// The user who created it.
        Query(created_by_id): Query<Option<Uuid>>,
        /// Equipment to show.
        Query(equipment): Query<AnyOf<Equipment>>,
        /// Words in the cities of the lane, such as `joliet dallas`.
        Query(lane): Query<Option<String>>,
        /// With a margin below the floor.
        Query(is_below_floor): Query<Option<bool>>,
        /// Open, and priced with an earlier week's diesel than the latest.
        Query(is_fuel_outdated): Query<Option<bool>>,
        /// First day of pickup, in the stop's time zone.
        Query(pickup_from): Query<Option<Date>>,
        /// Last day of pickup, in the stop's time zone.
        Query(pickup_to): Query<Option<Date>>,
        /// First day of creation, in your company's time zone.
        Query(created_from): Query<Option<Date>>,
        /// Last day of creation, in your company's time zone.
        Query(created_to): Query<Option<Date>>,
        /// Fields to sort by, the most important first; `-` before one sorts descending.
        Query(sort): Query<Sort<QuoteSummary>>,
        /// Rows per page.
        Query(limit): Query<Option<u64>>,
        /// `next_cursor` of the previous page.
        Query(cursor): Query<Option<String>>,
    ) -> Result<Answer<QuotePage>, ApiError> {
        let db = ctx.db_of(&actor);
        let (created_from, created_before) = moments(&db, actor.company_id, created_from, created_to).await?;
        let filter = Filter {
            q,
            ids,
            numbers,
            tag,
            status,
            customer_id,
            created_by_id,
            equipment,
            lane,
            is_below_floor,
            is_fuel_outdated,
            pickup_from,
            pickup_to,
            created_from,
            created_before,
        };
        let params = PageParams { limit, cursor, sort };
        Ok(Answer(list::list(&db, actor.company_id, &filter, &params).await?))
    }

    /// Read a quote
    ///
    /// One version of a quote of your company, with its stops, charges and costs, and a list of its other versions.
    #[oai(path = "/api/quotes/:quote_id", method = "get", operation_id = "read_quote")]
    async fn read_quote(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// The quote's id.
        Path(quote_id): Path<Uuid>,
    ) -> Result<Answer<Quote>, ApiError> {
        let db = ctx.db_of(&actor);
        Ok(Answer(ops::read(&db, actor.company_id, quote_id, ctx.now()).await?))
    }

    /// List a quote's history
    ///
    /// What happened to the version of the quote and who did it, newest first; at most 200 entries.
    #[oai(path = "/api/quotes/:quote_id/history", method = "get", operation_id = "list_quote_history")]
    async fn list_quote_history(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// The quote's id.
        Path(quote_id): Path<Uuid>,
    ) -> Result<Answer<RecordHistory>, ApiError> {
        let db = ctx.db_of(&actor);
        let found = quote::Entity::find_owned(actor.company_id, quote_id).fetch_optional(&db).await?;
        found.ok_or_else(ApiError::not_found)?;
        Ok(Answer(history_of(ctx.product, &db, actor.company_id, "quote", quote_id).await?))
    }

    /// Create a quote
    ///
    /// Creates a draft. Its freight, stops and charges follow the rules of loads; the server assigns the number and
    /// computes the amounts, the fuel surcharge and the margin.
    #[oai(path = "/api/quotes", method = "post", operation_id = "create_quote")]
    async fn create_quote(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// Any unique text; repeating the call with it within 24 hours returns the first response.
        #[oai(name = "Idempotency-Key")]
        key: IdempotencyKey,
        Json(body): Json<QuoteInput>,
    ) -> Result<Created<Quote>, ApiError> {
        let mut write = match Write::begin_create(&ctx, &actor, key.0, "create_quote", &body).await? {
            Begun::New(write) => write,
            Begun::Done(quote) => return Ok(Created::replayed(quote)),
        };
        let quote = ops::create(&mut write, body).await?;
        Ok(Created::new(write.commit(quote).await?))
    }

    /// Change a draft
    ///
    /// Replaces the draft's whole content. The fuel surcharge is recalculated with the latest diesel price.
    #[oai(path = "/api/quotes/:quote_id", method = "put", operation_id = "update_quote")]
    async fn update_quote(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// The quote's id.
        Path(quote_id): Path<Uuid>,
        Json(body): Json<QuoteReplace>,
    ) -> Result<Answer<Quote>, ApiError> {
        let mut write = Write::begin(&ctx, &actor).await?;
        let quote = ops::replace(&mut write, quote_id, body).await?;
        Ok(Answer(write.commit(quote).await?))
    }

    /// Compute a quote
    ///
    /// Totals of charges, miles and a fuel program, before anything is saved. Nothing is written.
    #[oai(path = "/api/quote_preview", method = "post", operation_id = "preview_quote")]
    async fn preview_quote(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        Json(body): Json<QuotePreviewInput>,
    ) -> Result<Answer<QuotePreview>, ApiError> {
        let db = ctx.db_of(&actor);
        Ok(Answer(ops::preview(&db, actor.company_id, body, ctx.now()).await?))
    }

    /// Revise a quote
    ///
    /// Creates a draft of the next version with the same number. This version is superseded, and the customer's link
    /// says so.
    #[oai(path = "/api/quotes/:quote_id/revise", method = "post", operation_id = "revise_quote")]
    async fn revise_quote(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// The quote's id.
        Path(quote_id): Path<Uuid>,
        /// Any unique text; repeating the call with it within 24 hours returns the first response.
        #[oai(name = "Idempotency-Key")]
        key: IdempotencyKey,
        Json(body): Json<QuoteStep>,
    ) -> Result<Created<Quote>, ApiError> {
        let operation = format!("revise_quote {quote_id}");
        let mut write = match Write::begin_create(&ctx, &actor, key.0, operation, &body).await? {
            Begun::New(write) => write,
            Begun::Done(quote) => return Ok(Created::replayed(quote)),
        };
        let quote = ops::revise(&mut write, quote_id, body.version).await?;
        Ok(Created::new(write.commit(quote).await?))
    }

    /// Requote
    ///
    /// Computes the fuel surcharge with the latest price of diesel: in a draft, or in a new version of a quote that was
    /// sent, which is then ready to be sent. Refused with `quote_fuel_is_current` if the price has not changed.
    #[oai(path = "/api/quotes/:quote_id/requote", method = "post", operation_id = "requote_quote")]
    async fn requote_quote(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// The quote's id.
        Path(quote_id): Path<Uuid>,
        Json(body): Json<QuoteStep>,
    ) -> Result<Answer<Quote>, ApiError> {
        let mut write = Write::begin(&ctx, &actor).await?;
        let quote = requote::requote(&mut write, quote_id, body.version).await?;
        Ok(Answer(write.commit(quote).await?))
    }

    /// Duplicate a quote
    ///
    /// Creates a draft with its own number and the same customer, freight, stops and charges.
    #[oai(path = "/api/quotes/:quote_id/copy", method = "post", operation_id = "copy_quote")]
    async fn copy_quote(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// The quote's id.
        Path(quote_id): Path<Uuid>,
        /// Any unique text; repeating the call with it within 24 hours returns the first response.
        #[oai(name = "Idempotency-Key")]
        key: IdempotencyKey,
    ) -> Result<Created<Quote>, ApiError> {
        let mut write = match Write::begin_create(&ctx, &actor, key.0, "copy_quote", &quote_id).await? {
            Begun::New(write) => write,
            Begun::Done(quote) => return Ok(Created::replayed(quote)),
        };
        let quote = ops::duplicate(&mut write, quote_id).await?;
        Ok(Created::new(write.commit(quote).await?))
    }
}
