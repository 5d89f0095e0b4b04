//! The operations of customers' and drivers' links.

use haul_api::{Answer, ApiError, AppContext, Begun, Created, IdempotencyKey, Json, Write, auth::Member};
use poem::web::Data;
use poem_openapi::{OpenApi, param::Path};
use uuid::Uuid;

use super::{
    customer_links, driver_links,
    link_views::{
        DriverLink, DriverLinkAddress, DriverLinkCreate, DriverLinkCreated, DriverLinkList, TrackingLink,
        TrackingLinkCreate, TrackingLinkCreated, TrackingLinkList, TrackingLinkViews,
    },
};
use crate::messages::customers;

#[derive(Default)]
pub struct TrackingLinksApi;

#[OpenApi(tag = "crate::Chapter::Tracking")]
impl TrackingLinksApi {
    /// List a load's links for customers
    ///
    /// The latest first, revoked ones included.
    #[oai(path = "/api/loads/:load_id/tracking_links", method = "get", operation_id = "list_tracking_links")]
    async fn list_tracking_links(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// The load's id.
        Path(load_id): Path<Uuid>,
    ) -> Result<Answer<TrackingLinkList>, ApiError> {
        let db = ctx.db_of(&actor);
        Ok(Answer(customer_links::list(&db, actor.company_id, load_id, ctx.now()).await?))
    }

    /// Create a link for a customer
    ///
    /// Anyone with the link sees this load only, until some days after the delivery. The link is shown only once; with
    /// `email` it is mailed as well.
    #[oai(path = "/api/loads/:load_id/tracking_links", method = "post", operation_id = "create_tracking_link")]
    async fn create_tracking_link(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// The load's id.
        Path(load_id): Path<Uuid>,
        /// Any unique text; repeating the call with it within 24 hours returns the first response.
        #[oai(name = "Idempotency-Key")]
        key: IdempotencyKey,
        Json(body): Json<TrackingLinkCreate>,
    ) -> Result<Created<TrackingLinkCreated>, ApiError> {
        let operation = format!("create_tracking_link {load_id}");
        let mut write = match Write::begin_create(&ctx, &actor, key.0, operation, &body).await? {
            Begun::New(write) => write,
            Begun::Done(made) => return Ok(Created::replayed(made)),
        };
        let is_mailed = body.email.is_some();
        let made = customer_links::create(&mut write, load_id, body).await?;
        if is_mailed && made.link.email.is_some() {
            customers::send_link(&mut write, load_id, made.link.id, None).await?;
        }
        Ok(Created::new(write.commit(made).await?))
    }

    /// Revoke a customer's link
    ///
    /// The link stops working. Revoking twice changes nothing.
    #[oai(
        path = "/api/loads/:load_id/tracking_links/:tracking_link_id/revoke",
        method = "post",
        operation_id = "revoke_tracking_link"
    )]
    async fn revoke_tracking_link(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// The load's id.
        Path(load_id): Path<Uuid>,
        /// A customer's link of the load.
        Path(tracking_link_id): Path<Uuid>,
    ) -> Result<Answer<TrackingLink>, ApiError> {
        let mut write = Write::begin(&ctx, &actor).await?;
        let link = customer_links::revoke(&mut write, load_id, tracking_link_id).await?;
        Ok(Answer(write.commit(link).await?))
    }

    /// List views of a customer's link
    ///
    /// The latest first. IP addresses and browser details are not stored.
    #[oai(
        path = "/api/loads/:load_id/tracking_links/:tracking_link_id/views",
        method = "get",
        operation_id = "list_tracking_link_views"
    )]
    async fn list_tracking_link_views(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// The load's id.
        Path(load_id): Path<Uuid>,
        /// A customer's link of the load.
        Path(tracking_link_id): Path<Uuid>,
    ) -> Result<Answer<TrackingLinkViews>, ApiError> {
        let db = ctx.db_of(&actor);
        Ok(Answer(customer_links::views(&db, actor.company_id, load_id, tracking_link_id).await?))
    }

    /// List a load's links for drivers
    ///
    /// The latest first, revoked ones included.
    #[oai(path = "/api/loads/:load_id/driver_links", method = "get", operation_id = "list_driver_links")]
    async fn list_driver_links(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// The load's id.
        Path(load_id): Path<Uuid>,
    ) -> Result<Answer<DriverLinkList>, ApiError> {
        let db = ctx.db_of(&actor);
        Ok(Answer(driver_links::list(&db, actor.company_id, load_id, ctx.now()).await?))
    }

    /// Create a link for a driver
    ///
    /// Anyone with the link sees the stops of one leg and can report for it while this driver has the leg, and add
    /// documents for 3 days more.
    #[oai(path = "/api/loads/:load_id/driver_links", method = "post", operation_id = "create_driver_link")]
    async fn create_driver_link(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// The load's id.
        Path(load_id): Path<Uuid>,
        /// Any unique text; repeating the call with it within 24 hours returns the first response.
        #[oai(name = "Idempotency-Key")]
        key: IdempotencyKey,
        Json(body): Json<DriverLinkCreate>,
    ) -> Result<Created<DriverLinkCreated>, ApiError> {
        let operation = format!("create_driver_link {load_id}");
        let mut write = match Write::begin_create(&ctx, &actor, key.0, operation, &body).await? {
            Begun::New(write) => write,
            Begun::Done(made) => return Ok(Created::replayed(made)),
        };
        let made = driver_links::create(&mut write, load_id, body).await?;
        Ok(Created::new(write.commit(made).await?))
    }

    /// Read a driver's link to copy it
    ///
    /// As long as the link works.
    #[oai(
        path = "/api/loads/:load_id/driver_links/:driver_link_id/address",
        method = "get",
        operation_id = "read_driver_link_address"
    )]
    async fn read_driver_link_address(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// The load's id.
        Path(load_id): Path<Uuid>,
        /// A driver's link of the load.
        Path(driver_link_id): Path<Uuid>,
    ) -> Result<Answer<DriverLinkAddress>, ApiError> {
        Ok(Answer(driver_links::address(&ctx, actor.company_id, load_id, driver_link_id).await?))
    }

    /// Revoke a driver's link
    ///
    /// The link stops working. Revoking twice changes nothing.
    #[oai(
        path = "/api/loads/:load_id/driver_links/:driver_link_id/revoke",
        method = "post",
        operation_id = "revoke_driver_link"
    )]
    async fn revoke_driver_link(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// The load's id.
        Path(load_id): Path<Uuid>,
        /// A driver's link of the load.
        Path(driver_link_id): Path<Uuid>,
    ) -> Result<Answer<DriverLink>, ApiError> {
        let mut write = Write::begin(&ctx, &actor).await?;
        let link = driver_links::revoke(&mut write, load_id, driver_link_id).await?;
        Ok(Answer(write.commit(link).await?))
    }
}
