//! The operations for customers to follow loads and for drivers to report, with the token of a link.
//!
//! The token is sent in the body, never in a URL, so no log or cache stores it.

use haul_api::{Answer, ApiError, AppContext, Json};
use haul_loads::documents::DocumentLink;
use poem::web::Data;
use poem_openapi::{OpenApi, param::Header};

use super::{
    driver_trip, public,
    public_views::{DriverEventReport, DriverPositionReport, DriverTrip, LinkDocumentOpen, LinkOpen, PublicTracking},
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

    /// Open a driver's link
    ///
    /// Shows the leg's stops and what may be reported now.
    #[oai(path = "/api/driver_trip/open", method = "post", operation_id = "open_driver_trip")]
    async fn open_driver_trip(
        &self,
        ctx: Data<&AppContext>,
        Json(body): Json<LinkOpen>,
    ) -> Result<Answer<DriverTrip>, ApiError> {
        Ok(Answer(driver_trip::see(&ctx, &body.token).await?))
    }

    /// Report a driver's position
    ///
    /// Creates a check call on the load.
    #[oai(path = "/api/driver_trip/report_position", method = "post", operation_id = "report_driver_position")]
    async fn report_driver_position(
        &self,
        ctx: Data<&AppContext>,
        Json(body): Json<DriverPositionReport>,
    ) -> Result<Answer<DriverTrip>, ApiError> {
        Ok(Answer(driver_trip::report_position(&ctx, body).await?))
    }

    /// Report a driver's arrival or departure
    ///
    /// Recorded at the stop as of now.
    #[oai(path = "/api/driver_trip/report_event", method = "post", operation_id = "report_driver_event")]
    async fn report_driver_event(
        &self,
        ctx: Data<&AppContext>,
        Json(body): Json<DriverEventReport>,
    ) -> Result<Answer<DriverTrip>, ApiError> {
        Ok(Answer(driver_trip::report_event(&ctx, body).await?))
    }
}
