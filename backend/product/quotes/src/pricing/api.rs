//! The operations of what quotes are computed with.

use haul_api::{ApiError, AppContext, Created, IdempotencyKey, Tag, Write, auth::Member, records};
use haul_db::Scope;
use poem::web::Data;
use poem_openapi::{OpenApi, param::Path, payload::Json};
use uuid::Uuid;

use super::{
    settings,
    settings_views::{
        CostModel, CostModelReplace, DieselPrice, DieselPriceSet, FuelProgramme, FuelProgrammeInput,
        FuelProgrammeReplace, QuoteSettings,
    },
};

#[derive(Default)]
pub struct QuoteSettingsApi;

#[OpenApi(tag = "Tag::Quotes")]
impl QuoteSettingsApi {
    /// Read what quotes are computed with
    ///
    /// The cost model, the fuel programmes and the prices of diesel.
    #[oai(path = "/api/quote_settings", method = "get", operation_id = "read_quote_settings")]
    async fn read_quote_settings(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
    ) -> Result<Json<QuoteSettings>, ApiError> {
        let db = ctx.db.scoped(Scope::Company(actor.company_id));
        Ok(Json(settings::read(&db, actor.company_id).await?))
    }

    /// Set the cost model
    ///
    /// What it costs to run a truck, and the least margin. Quotes keep what they were computed with until they are changed.
    #[oai(path = "/api/cost_model", method = "put", operation_id = "set_cost_model")]
    async fn set_cost_model(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        Json(body): Json<CostModelReplace>,
    ) -> Result<Json<CostModel>, ApiError> {
        let mut write = Write::begin(&ctx, &actor).await?;
        let model = settings::replace_cost_model(&mut write, body).await?;
        Ok(Json(write.commit(model).await?))
    }

    /// Set the price of diesel of a week
    ///
    /// Enters it, or corrects what was entered. Said twice it changes nothing.
    #[oai(path = "/api/diesel_prices", method = "put", operation_id = "set_diesel_price")]
    async fn set_diesel_price(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        Json(body): Json<DieselPriceSet>,
    ) -> Result<Json<DieselPrice>, ApiError> {
        let mut write = Write::begin(&ctx, &actor).await?;
        let price = settings::set_diesel_price(&mut write, body).await?;
        Ok(Json(write.commit(price).await?))
    }

    /// Add a fuel programme
    ///
    /// The name must not be in use in your company.
    #[oai(path = "/api/fuel_programmes", method = "post", operation_id = "create_fuel_programme")]
    async fn create_fuel_programme(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// A text of your choice that makes a repeated call answer as the first did, for 24 hours.
        #[oai(name = "Idempotency-Key")]
        key: IdempotencyKey,
        Json(body): Json<FuelProgrammeInput>,
    ) -> Result<Created<FuelProgramme>, ApiError> {
        records::create(&ctx, &actor, key.0, body).await
    }

    /// Change a fuel programme
    ///
    /// Replaces everything that it says. Quotes keep what they were computed with.
    #[oai(path = "/api/fuel_programmes/:fuel_programme_id", method = "put", operation_id = "update_fuel_programme")]
    async fn update_fuel_programme(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        Path(fuel_programme_id): Path<Uuid>,
        Json(body): Json<FuelProgrammeReplace>,
    ) -> Result<Json<FuelProgramme>, ApiError> {
        Ok(Json(records::update(&ctx, &actor, fuel_programme_id, body).await?))
    }

    /// Archive a fuel programme
    ///
    /// It is no longer offered; quotes keep what they were computed with.
    #[oai(
        path = "/api/fuel_programmes/:fuel_programme_id/archive",
        method = "post",
        operation_id = "archive_fuel_programme"
    )]
    async fn archive_fuel_programme(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        Path(fuel_programme_id): Path<Uuid>,
    ) -> Result<Json<FuelProgramme>, ApiError> {
        Ok(Json(records::archive(&ctx, &actor, fuel_programme_id).await?))
    }

    /// Restore a fuel programme
    ///
    /// Takes it out of the archive.
    #[oai(
        path = "/api/fuel_programmes/:fuel_programme_id/restore",
        method = "post",
        operation_id = "restore_fuel_programme"
    )]
    async fn restore_fuel_programme(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        Path(fuel_programme_id): Path<Uuid>,
    ) -> Result<Json<FuelProgramme>, ApiError> {
        Ok(Json(records::restore(&ctx, &actor, fuel_programme_id).await?))
    }
}
