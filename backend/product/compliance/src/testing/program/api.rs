//! The operations of the program.

use haul_api::{Answer, ApiError, AppContext, auth::Member};
use poem::web::Data;
use poem_openapi::{OpenApi, param::Path};
use uuid::Uuid;

use super::{
    ops,
    views::{TestedDriver, TestingProgram},
};

#[derive(Default)]
pub struct ProgramApi;

#[OpenApi(tag = "crate::Chapter::DrugAlcohol")]
impl ProgramApi {
    /// Read the testing program
    ///
    /// All drivers who take part, with what is due for each.
    #[oai(path = "/api/testing_program", method = "get", operation_id = "read_testing_program")]
    async fn read_testing_program(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
    ) -> Result<Answer<TestingProgram>, ApiError> {
        Ok(Answer(ops::read(&ctx.db_of(&actor), actor.company_id, ctx.now()).await?))
    }

    /// Read how a driver stands in the testing program
    #[oai(path = "/api/drivers/:driver_id/testing", method = "get", operation_id = "read_driver_testing")]
    async fn read_driver_testing(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// The driver's id.
        Path(driver_id): Path<Uuid>,
    ) -> Result<Answer<TestedDriver>, ApiError> {
        Ok(Answer(ops::of_driver(&ctx.db_of(&actor), actor.company_id, driver_id, ctx.now()).await?))
    }
}
