//! The operations of the settings that quotes are computed with.

use haul_api::{Answer, ApiError, AppContext, Created, IdempotencyKey, Json, Write, auth::Member, records};
use poem::web::Data;
use poem_openapi::{OpenApi, param::Path};
use uuid::Uuid;

use super::{
    settings,
    settings_views::{
        CostModel, CostModelReplace, DieselPrice, DieselPriceSet, FuelProgram, FuelProgramInput, FuelProgramReplace,
        QuoteSettings,
    },
};

#[derive(Default)]
pub struct QuoteSettingsApi;

#[OpenApi(tag = "crate::Chapter::Quotes")]
impl QuoteSettingsApi {
    /// Read the quote settings
    ///
    /// The cost model, the fuel programs and the diesel prices.
    #[oai(path = "/api/quote_settings", method = "get", operation_id = "read_quote_settings")]
    async fn read_quote_settings(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
    ) -> Result<Answer<QuoteSettings>, ApiError> {
        let db = ctx.db_of(&actor);
        Ok(Answer(settings::read(&db, actor.company_id).await?))
    }

    /// Set the cost model
    ///
    /// The cost of running a truck, and the minimum margin. Quotes keep their figures until they are changed.
    #[oai(path = "/api/cost_model", method = "put", operation_id = "set_cost_model")]
    async fn set_cost_model(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        Json(body): Json<CostModelReplace>,
    ) -> Result<Answer<CostModel>, ApiError> {
        let mut write = Write::begin(&ctx, &actor).await?;
        let model = settings::replace_cost_model(&mut write, body).await?;
        Ok(Answer(write.commit(model).await?))
    }

    /// Set a week's diesel price
    ///
    /// Enters it, or corrects what was entered. Repeating it changes nothing.
    #[oai(path = "/api/diesel_prices", method = "put", operation_id = "set_diesel_price")]
    async fn set_diesel_price(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        Json(body): Json<DieselPriceSet>,
    ) -> Result<Answer<DieselPrice>, ApiError> {
        let mut write = Write::begin(&ctx, &actor).await?;
        let price = settings::set_diesel_price(&mut write, body).await?;
        Ok(Answer(write.commit(price).await?))
    }

    /// Add a fuel program
    ///
    /// The name must not be in use in your company.
    #[oai(path = "/api/fuel_programs", method = "post", operation_id = "create_fuel_program")]
    async fn create_fuel_program(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// Any unique text; repeating the call with it within 24 hours returns the first response.
        #[oai(name = "Idempotency-Key")]
        key: IdempotencyKey,
        Json(body): Json<FuelProgramInput>,
    ) -> Result<Created<FuelProgram>, ApiError> {
        records::create(&ctx, &actor, key.0, body).await
    }

    /// Change a fuel program
    ///
    /// Replaces its whole content. Quotes keep their figures.
    #[oai(path = "/api/fuel_programs/:fuel_program_id", method = "put", operation_id = "update_fuel_program")]
    async fn update_fuel_program(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// The program's id.
        Path(fuel_program_id): Path<Uuid>,
        Json(body): Json<FuelProgramReplace>,
    ) -> Result<Answer<FuelProgram>, ApiError> {
        Ok(Answer(records::update(&ctx, &actor, fuel_program_id, body).await?))
    }

    /// Archive a fuel program
    ///
    /// It is no longer offered; quotes keep their figures.
    #[oai(path = "/api/fuel_programs/:fuel_program_id/archive", method = "post", operation_id = "archive_fuel_program")]
    async fn archive_fuel_program(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// The program's id.
        Path(fuel_program_id): Path<Uuid>,
    ) -> Result<Answer<FuelProgram>, ApiError> {
        Ok(Answer(records::archive(&ctx, &actor, fuel_program_id).await?))
    }

    /// Restore a fuel program
    ///
    /// Returns it from the archive.
    #[oai(path = "/api/fuel_programs/:fuel_program_id/restore", method = "post", operation_id = "restore_fuel_program")]
    async fn restore_fuel_program(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// The program's id.
        Path(fuel_program_id): Path<Uuid>,
    ) -> Result<Answer<FuelProgram>, ApiError> {
        Ok(Answer(records::restore(&ctx, &actor, fuel_program_id).await?))
    }
}
