//! The operations of number formats.

use haul_api::{Answer, ApiError, AppContext, Json, Write, auth::Member};
use haul_types::NumberKind;
use poem::web::Data;
use poem_openapi::{OpenApi, param::Path};

use super::{
    ops,
    views::{NumberFormat, NumberFormatList, NumberFormatUpdate},
};

#[derive(Default)]
pub struct NumberFormatsApi;

#[OpenApi(tag = "crate::Chapter::Company")]
impl NumberFormatsApi {
    /// List number formats
    ///
    /// How load and quote numbers are written, and which number comes next.
    #[oai(path = "/api/number_formats", method = "get", operation_id = "list_number_formats")]
    async fn list_number_formats(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
    ) -> Result<Answer<NumberFormatList>, ApiError> {
        let db = ctx.db_of(&actor);
        Ok(Answer(ops::list(&db, actor.company_id, ctx.now()).await?))
    }

    /// Change a number format
    ///
    /// Applies to new numbers; existing records keep theirs. The next number only goes up.
    #[oai(path = "/api/number_formats/:kind", method = "patch", operation_id = "update_number_format")]
    async fn update_number_format(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// The kind of records whose numbers it formats.
        Path(kind): Path<NumberKind>,
        Json(body): Json<NumberFormatUpdate>,
    ) -> Result<Answer<NumberFormat>, ApiError> {
        let mut write = Write::begin(&ctx, &actor).await?;
        let format = ops::update(&mut write, kind, body).await?;
        Ok(Answer(write.commit(format).await?))
    }
}
