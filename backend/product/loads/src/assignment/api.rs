//! The operations on the assignment gate's rules.

use haul_api::{Answer, ApiError, AppContext, Json, Write, auth::Member};
use poem::web::Data;
use poem_openapi::OpenApi;

use super::{
    rule_views::{AssignmentRuleList, AssignmentRulesUpdate},
    rules,
};

#[derive(Default)]
pub struct AssignmentRulesApi;

#[OpenApi(tag = "crate::Chapter::Loads")]
impl AssignmentRulesApi {
    /// List assignment rules
    ///
    /// The rules that assignments are judged by, and whether breaking one warns or blocks.
    #[oai(path = "/api/assignment_rules", method = "get", operation_id = "list_assignment_rules")]
    async fn list_assignment_rules(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
    ) -> Result<Answer<AssignmentRuleList>, ApiError> {
        let db = ctx.db_of(&actor);
        Ok(Answer(rules::list(&db, actor.company_id).await?))
    }

    /// Change assignment rules
    ///
    /// Sets whether individual rules warn or block, from the next assignment on. Other rules stay as they are.
    #[oai(path = "/api/assignment_rules", method = "patch", operation_id = "update_assignment_rules")]
    async fn update_assignment_rules(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        Json(body): Json<AssignmentRulesUpdate>,
    ) -> Result<Answer<AssignmentRuleList>, ApiError> {
        let mut write = Write::begin(&ctx, &actor).await?;
        let rules = rules::update(&mut write, body).await?;
        Ok(Answer(write.commit(rules).await?))
    }
}
