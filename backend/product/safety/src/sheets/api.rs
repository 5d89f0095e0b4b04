//! The operations of sheets.

use haul_api::{Answer, ApiError, AppContext, Json, auth::Member};
use haul_loads::documents::DocumentLink;
use poem::web::Data;
use poem_openapi::{OpenApi, param::Path};
use uuid::Uuid;

use super::{
    ops::{self, Sheet},
    views::SafetySheetOpen,
};

#[derive(Default)]
pub struct SafetySheetsApi;

#[OpenApi]
impl SafetySheetsApi {
    /// Open a driver's investigation history
    ///
    /// What previous employers were asked and what they answered (49 CFR 391.53), as one PDF, today or up to a past day;
    /// returns a link that works for a few minutes. The driver's history says who opened it.
    #[oai(
        path = "/api/drivers/:driver_id/investigation/open",
        method = "post",
        operation_id = "open_driver_investigation",
        tag = "haul_compliance::Chapter::DriverInvestigation"
    )]
    async fn open_driver_investigation(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// The driver's id.
        Path(driver_id): Path<Uuid>,
        Json(body): Json<SafetySheetOpen>,
    ) -> Result<Answer<DocumentLink>, ApiError> {
        Ok(Answer(ops::open(&ctx, &actor, Sheet::Investigation(driver_id), body).await?))
    }

    /// Open a driver's testing file
    ///
    /// Tests, Clearinghouse queries and random selections (49 CFR 382.401), as one PDF, today or up to a past day; returns a
    /// link that works for a few minutes. The driver's history says who opened it.
    #[oai(
        path = "/api/drivers/:driver_id/testing/open",
        method = "post",
        operation_id = "open_driver_testing",
        tag = "haul_compliance::Chapter::DrugAlcohol"
    )]
    async fn open_driver_testing(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// The driver's id.
        Path(driver_id): Path<Uuid>,
        Json(body): Json<SafetySheetOpen>,
    ) -> Result<Answer<DocumentLink>, ApiError> {
        Ok(Answer(ops::open(&ctx, &actor, Sheet::DrugAlcohol(driver_id), body).await?))
    }

    /// Open the accident register
    ///
    /// Recordable accidents of the three years before (49 CFR 390.15), as one PDF, today or as of a past day; returns a link
    /// that works for a few minutes.
    #[oai(
        path = "/api/accidents/open",
        method = "post",
        operation_id = "open_accident_register",
        tag = "crate::Chapter::Accidents"
    )]
    async fn open_accident_register(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        Json(body): Json<SafetySheetOpen>,
    ) -> Result<Answer<DocumentLink>, ApiError> {
        Ok(Answer(ops::open(&ctx, &actor, Sheet::Accidents, body).await?))
    }

    /// Open the register of roadside inspections
    ///
    /// Those of the twelve months before with their violations (49 CFR 396.9), as one PDF, today or as of a past day;
    /// returns a link that works for a few minutes.
    #[oai(
        path = "/api/roadside_inspections/open",
        method = "post",
        operation_id = "open_inspection_register",
        tag = "crate::Chapter::RoadsideInspections"
    )]
    async fn open_inspection_register(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        Json(body): Json<SafetySheetOpen>,
    ) -> Result<Answer<DocumentLink>, ApiError> {
        Ok(Answer(ops::open(&ctx, &actor, Sheet::Inspections, body).await?))
    }

    /// Open the register of training and policies
    ///
    /// What drivers were trained in and which policies they signed in the three years before (49 CFR 172.704, 382.601), as one
    /// PDF, today or as of a past day; returns a link that works for a few minutes.
    #[oai(
        path = "/api/driver_events/open",
        method = "post",
        operation_id = "open_training_register",
        tag = "crate::Chapter::DriverEvents"
    )]
    async fn open_training_register(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        Json(body): Json<SafetySheetOpen>,
    ) -> Result<Answer<DocumentLink>, ApiError> {
        Ok(Answer(ops::open(&ctx, &actor, Sheet::Training, body).await?))
    }
}
