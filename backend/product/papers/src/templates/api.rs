//! The operations of papers' words.

use haul_api::{Answer, ApiError, AppContext, Json, Write, auth::Member};
use haul_loads::documents::DocumentLink;
use haul_types::PaperKind;
use poem::web::Data;
use poem_openapi::{OpenApi, param::Path};

use super::{
    ops,
    views::{PaperTemplate, PaperTemplateList, PaperTemplatePreview, PaperTemplateUpdate},
};

#[derive(Default)]
pub struct PaperTemplatesApi;

#[OpenApi(tag = "haul_company::Chapter::Company")]
impl PaperTemplatesApi {
    /// List the words of papers
    ///
    /// What your company adds to each kind of paper, before and after its facts.
    #[oai(path = "/api/paper_templates", method = "get", operation_id = "list_paper_templates")]
    async fn list_paper_templates(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
    ) -> Result<Answer<PaperTemplateList>, ApiError> {
        let db = ctx.db_of(&actor);
        Ok(Answer(ops::list(&db, actor.company_id).await?))
    }

    /// Change the words of a paper
    ///
    /// Applies to papers made from then on. The texts are plain; unknown placeholders are refused.
    #[oai(path = "/api/paper_templates/:paper_kind", method = "patch", operation_id = "update_paper_template")]
    async fn update_paper_template(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// The kind of paper.
        Path(paper_kind): Path<PaperKind>,
        Json(body): Json<PaperTemplateUpdate>,
    ) -> Result<Answer<PaperTemplate>, ApiError> {
        let mut write = Write::begin(&ctx, &actor).await?;
        let template = ops::update(&mut write, paper_kind, body).await?;
        Ok(Answer(write.commit(template).await?))
    }

    /// Preview the words of a paper
    ///
    /// Returns a link to a PDF with your company's head and these words, without the paper's facts. Nothing is stored;
    /// the link works for a few minutes.
    #[oai(path = "/api/paper_templates/:paper_kind/preview", method = "post", operation_id = "preview_paper_template")]
    async fn preview_paper_template(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// The kind of paper.
        Path(paper_kind): Path<PaperKind>,
        Json(body): Json<PaperTemplatePreview>,
    ) -> Result<Answer<DocumentLink>, ApiError> {
        Ok(Answer(ops::preview(&ctx, actor.company_id, paper_kind, body).await?))
    }
}
