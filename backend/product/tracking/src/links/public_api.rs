//! The operations for customers to follow loads with the token of a link.
//!
//! The token is sent in the body, never in a URL, so no log or cache stores it.

use haul_api::{Answer, ApiError, AppContext, Json};
use haul_loads::documents::DocumentLink;
use poem::web::Data;
use poem_openapi::{OpenApi, param::Header};

use super::{
    public,
    public_views::{LinkDocumentOpen, LinkOpen, PublicTracking},
};

#[derive(Default)]
pub struct PublicTrackingApi;

#[OpenApi(tag = "crate::Chapter::Tracking")]
impl PublicTrackingApi {
    /// Open a customer's link
    ///
    /// Shows the load of a link: milestones, the next stop, its ETA and the truck's approximate position. The carrier
    /// sees when the link was viewed and on what kind of device.
    #[oai(path = "/api/public_tracking/open", method = "post", operation_id = "open_public_tracking")]
    async fn open_public_tracking(
        &self,
        ctx: Data<&AppContext>,
        /// Tells the kind of device, which alone is stored.
        #[oai(name = "user-agent")]
        Header(user_agent): Header<Option<String>>,
        Json(body): Json<LinkOpen>,
    ) -> Result<Answer<PublicTracking>, ApiError> {
        Ok(Answer(public::see(&ctx, &body.token, user_agent.as_deref()).await?))
    }

    /// Open a document of a customer's link
    ///
    /// Returns a link to the file that works for a few minutes.
    #[oai(path = "/api/public_tracking/open_document", method = "post", operation_id = "open_public_tracking_document")]
    async fn open_public_tracking_document(
        &self,
        ctx: Data<&AppContext>,
        Json(body): Json<LinkDocumentOpen>,
    ) -> Result<Answer<DocumentLink>, ApiError> {
        Ok(Answer(public::open_document(&ctx, &body).await?))
    }
}
