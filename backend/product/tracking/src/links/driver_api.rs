//! The operations for drivers to report, with the token of a link.
//!
//! The token is sent in the body, never in a URL, so no log or cache stores it.

use haul_api::{Answer, ApiError, AppContext, Created, IdempotencyKey, Json};
use haul_loads::documents::DocumentUpload;
use poem::web::Data;
use poem_openapi::OpenApi;

use super::{
    driver_bodies::{
        DriverAnswer, DriverCheckCallReport, DriverDocumentAdd, DriverEventReport, DriverPositionReport,
        DriverProblemReport, DriverUpload,
    },
    driver_papers,
    driver_report::Report,
    driver_reports::take,
    driver_trip,
    driver_views::DriverTrip,
    public_views::LinkOpen,
};

#[derive(Default)]
pub struct DriverTripApi;

#[OpenApi(tag = "crate::Chapter::Tracking")]
impl DriverTripApi {
    /// Open a driver's link
    ///
    /// Shows the leg's stops, what may be reported now, and what became of the reports so far.
    #[oai(path = "/api/driver_trip/open", method = "post", operation_id = "open_driver_trip")]
    async fn open_driver_trip(
        &self,
        ctx: Data<&AppContext>,
        Json(body): Json<LinkOpen>,
    ) -> Result<Answer<DriverTrip>, ApiError> {
        Ok(Answer(driver_trip::see(&ctx, &body.token).await?))
    }

    /// Answer a driver's trip
    ///
    /// Accepts or declines the leg, once it was dispatched and until it is started.
    #[oai(path = "/api/driver_trip/answer", method = "post", operation_id = "answer_driver_trip")]
    async fn answer_driver_trip(
        &self,
        ctx: Data<&AppContext>,
        /// Any text that is unique for the link; repeating the call with it has no other effect than the first.
        #[oai(name = "Idempotency-Key")]
        key: IdempotencyKey,
        Json(body): Json<DriverAnswer>,
    ) -> Result<Answer<DriverTrip>, ApiError> {
        Ok(Answer(take(&ctx, key.0, Report::Answer(body)).await?))
    }

    /// Report a driver's position
    ///
    /// Creates a check call on the load.
    #[oai(path = "/api/driver_trip/report_position", method = "post", operation_id = "report_driver_position")]
    async fn report_driver_position(
        &self,
        ctx: Data<&AppContext>,
        /// Any text that is unique for the link; repeating the call with it has no other effect than the first.
        #[oai(name = "Idempotency-Key")]
        key: IdempotencyKey,
        Json(body): Json<DriverPositionReport>,
    ) -> Result<Answer<DriverTrip>, ApiError> {
        Ok(Answer(take(&ctx, key.0, Report::Position(body)).await?))
    }

    /// Report a driver's arrival or departure
    ///
    /// Recorded at the stop, by the same rules as for dispatchers. If dispatch has recorded it, that time stays and the
    /// outcome is `already_known`.
    #[oai(path = "/api/driver_trip/report_event", method = "post", operation_id = "report_driver_event")]
    async fn report_driver_event(
        &self,
        ctx: Data<&AppContext>,
        /// Any text that is unique for the link; repeating the call with it has no other effect than the first.
        #[oai(name = "Idempotency-Key")]
        key: IdempotencyKey,
        Json(body): Json<DriverEventReport>,
    ) -> Result<Answer<DriverTrip>, ApiError> {
        Ok(Answer(take(&ctx, key.0, Report::Event(body)).await?))
    }

    /// Report a driver's check call
    ///
    /// With a position, an ETA, a temperature or a note.
    #[oai(path = "/api/driver_trip/report_check_call", method = "post", operation_id = "report_driver_check_call")]
    async fn report_driver_check_call(
        &self,
        ctx: Data<&AppContext>,
        /// Any text that is unique for the link; repeating the call with it has no other effect than the first.
        #[oai(name = "Idempotency-Key")]
        key: IdempotencyKey,
        Json(body): Json<DriverCheckCallReport>,
    ) -> Result<Answer<DriverTrip>, ApiError> {
        Ok(Answer(take(&ctx, key.0, Report::CheckCall(body)).await?))
    }

    /// Report a driver's problem
    ///
    /// Opens an exception of the load; if the same one is open, the note is added to it.
    #[oai(path = "/api/driver_trip/report_problem", method = "post", operation_id = "report_driver_problem")]
    async fn report_driver_problem(
        &self,
        ctx: Data<&AppContext>,
        /// Any text that is unique for the link; repeating the call with it has no other effect than the first.
        #[oai(name = "Idempotency-Key")]
        key: IdempotencyKey,
        Json(body): Json<DriverProblemReport>,
    ) -> Result<Answer<DriverTrip>, ApiError> {
        Ok(Answer(take(&ctx, key.0, Report::Problem(body)).await?))
    }

    /// Start a driver's upload
    ///
    /// Returns a URL to `PUT` the bytes to. Its response contains the receipt for adding a document.
    #[oai(path = "/api/driver_trip/upload", method = "post", operation_id = "begin_driver_upload")]
    async fn begin_driver_upload(
        &self,
        ctx: Data<&AppContext>,
        Json(body): Json<DriverUpload>,
    ) -> Result<Created<DocumentUpload>, ApiError> {
        Ok(Created::new(driver_papers::begin_upload(&ctx, &body).await?))
    }

    /// Add a driver's document
    ///
    /// An uploaded picture or PDF becomes a document of the load. A POD counts for billing at once. Possible until 3 days
    /// after the leg's end, unless billing approves the load before.
    #[oai(path = "/api/driver_trip/add_document", method = "post", operation_id = "add_driver_document")]
    async fn add_driver_document(
        &self,
        ctx: Data<&AppContext>,
        /// Any text that is unique for the link; repeating the call with it has no other effect than the first.
        #[oai(name = "Idempotency-Key")]
        key: IdempotencyKey,
        Json(body): Json<DriverDocumentAdd>,
    ) -> Result<Answer<DriverTrip>, ApiError> {
        Ok(Answer(take(&ctx, key.0, Report::Document(body)).await?))
    }
}
