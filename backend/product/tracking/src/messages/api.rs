//! The operations of messages about loads.

use haul_api::{Answer, ApiError, AppContext, Begun, IdempotencyKey, Json, Write, auth::Member};
use haul_entity::{Owned, loads::load};
use haul_loads::documents::DocumentLink;
use poem::web::Data;
use poem_openapi::{OpenApi, param::Path};
use uuid::Uuid;

use super::{
    book, customers, pod, status_file, trips,
    views::{LoadMessageList, MailTo, PodRequest},
};

#[derive(Default)]
pub struct LoadMessagesApi;

#[OpenApi(tag = "crate::Chapter::Tracking")]
impl LoadMessagesApi {
    /// List a load's messages
    ///
    /// What was sent about the load to its drivers and customer, and what became of it.
    #[oai(path = "/api/loads/:load_id/messages", method = "get", operation_id = "list_load_messages")]
    async fn list_load_messages(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// The load's id.
        Path(load_id): Path<Uuid>,
    ) -> Result<Answer<LoadMessageList>, ApiError> {
        let db = ctx.db_of(&actor);
        let load = load::Entity::find_owned(actor.company_id, load_id).fetch_optional(&db).await?;
        load.ok_or_else(ApiError::not_found)?;
        Ok(Answer(book::list(&db, actor.company_id, load_id).await?))
    }

    /// Send a driver's link
    ///
    /// By SMS if the server has a provider, and by email, as far as the driver has these addresses. Dispatching a leg
    /// sends its link by itself. Returns the load's messages.
    #[oai(
        path = "/api/loads/:load_id/driver_links/:driver_link_id/send",
        method = "post",
        operation_id = "send_driver_link"
    )]
    async fn send_driver_link(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// The load's id.
        Path(load_id): Path<Uuid>,
        /// A driver's link of the load.
        Path(driver_link_id): Path<Uuid>,
        /// Any unique text; repeating the call with it within 24 hours returns the first response.
        #[oai(name = "Idempotency-Key")]
        key: IdempotencyKey,
    ) -> Result<Answer<LoadMessageList>, ApiError> {
        let operation = format!("send_driver_link {driver_link_id}");
        let mut write = match Write::begin_create(&ctx, &actor, key.0, operation, &driver_link_id).await? {
            Begun::New(write) => write,
            Begun::Done(messages) => return Ok(Answer(messages)),
        };
        let messages = trips::send_again(&mut write, load_id, driver_link_id).await?;
        Ok(Answer(write.commit(messages).await?))
    }

    /// Mail a customer's link
    ///
    /// To the address given, or else to the one that the link was created for. Returns the load's messages.
    #[oai(
        path = "/api/loads/:load_id/tracking_links/:tracking_link_id/send",
        method = "post",
        operation_id = "send_tracking_link"
    )]
    async fn send_tracking_link(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// The load's id.
        Path(load_id): Path<Uuid>,
        /// A customer's link of the load.
        Path(tracking_link_id): Path<Uuid>,
        /// Any unique text; repeating the call with it within 24 hours returns the first response.
        #[oai(name = "Idempotency-Key")]
        key: IdempotencyKey,
        Json(body): Json<MailTo>,
    ) -> Result<Answer<LoadMessageList>, ApiError> {
        let operation = format!("send_tracking_link {tracking_link_id}");
        let mut write = match Write::begin_create(&ctx, &actor, key.0, operation, &body).await? {
            Begun::New(write) => write,
            Begun::Done(messages) => return Ok(Answer(messages)),
        };
        let messages = customers::send_link(&mut write, load_id, tracking_link_id, body.email).await?;
        Ok(Answer(write.commit(messages).await?))
    }

    /// Ask for a load's proof of delivery
    ///
    /// The driver by SMS and email, with the trip's link; or the facility. Returns the load's messages.
    #[oai(path = "/api/loads/:load_id/request_pod", method = "post", operation_id = "request_load_pod")]
    async fn request_load_pod(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// The load's id.
        Path(load_id): Path<Uuid>,
        /// Any unique text; repeating the call with it within 24 hours returns the first response.
        #[oai(name = "Idempotency-Key")]
        key: IdempotencyKey,
        Json(body): Json<PodRequest>,
    ) -> Result<Answer<LoadMessageList>, ApiError> {
        let operation = format!("request_load_pod {load_id}");
        let mut write = match Write::begin_create(&ctx, &actor, key.0, operation, &body).await? {
            Begun::New(write) => write,
            Begun::Done(messages) => return Ok(Answer(messages)),
        };
        let messages = pod::ask(&mut write, load_id, body).await?;
        Ok(Answer(write.commit(messages).await?))
    }

    /// Download a load's status report
    ///
    /// A CSV file with a row for each status, in the codes of X12's message 214: X3 and AF at pickups, X1, D1 and CD at
    /// deliveries, AG for the ETA, SD for delays. The link works for a few minutes.
    #[oai(path = "/api/loads/:load_id/status_report", method = "post", operation_id = "open_load_status_report")]
    async fn open_load_status_report(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// The load's id.
        Path(load_id): Path<Uuid>,
    ) -> Result<Answer<DocumentLink>, ApiError> {
        let file = status_file::write(&ctx, actor.company_id, load_id).await?;
        Ok(Answer(status_file::link(&ctx, actor.company_id, file)?))
    }

    /// Mail a load's status report
    ///
    /// The CSV file of `open_load_status_report`. Returns the load's messages.
    #[oai(path = "/api/loads/:load_id/status_report/send", method = "post", operation_id = "send_load_status_report")]
    async fn send_load_status_report(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// The load's id.
        Path(load_id): Path<Uuid>,
        /// Any unique text; repeating the call with it within 24 hours returns the first response.
        #[oai(name = "Idempotency-Key")]
        key: IdempotencyKey,
        Json(body): Json<MailTo>,
    ) -> Result<Answer<LoadMessageList>, ApiError> {
        // Before the transaction, because writing a file takes longer than one should.
        let file = status_file::write(&ctx, actor.company_id, load_id).await?;
        let operation = format!("send_load_status_report {load_id}");
        let mut write = match Write::begin_create(&ctx, &actor, key.0, operation, &body).await? {
            Begun::New(write) => write,
            Begun::Done(messages) => return Ok(Answer(messages)),
        };
        let messages = customers::send_report(&mut write, load_id, body.email, file).await?;
        Ok(Answer(write.commit(messages).await?))
    }
}
