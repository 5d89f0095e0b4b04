//! The operations of role grants.

use haul_api::{Answer, ApiError, AppContext, Write, auth::Member, authz::Section};
use haul_types::Role;
use poem::web::Data;
use poem_openapi::{OpenApi, param::Path};

use super::{
    ops,
    views::{RoleGrantList, RolePermissionList},
};

#[derive(Default)]
pub struct RoleGrantsApi;

#[OpenApi(tag = "crate::Chapter::Users")]
impl RoleGrantsApi {
    /// List role grants
    ///
    /// Every role with every section, and whether the role has it in your company.
    #[oai(path = "/api/role_grants", method = "get", operation_id = "list_role_grants")]
    async fn list_role_grants(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
    ) -> Result<Answer<RoleGrantList>, ApiError> {
        let db = ctx.db_of(&actor);
        Ok(Answer(ops::list(&db, actor.company_id).await?))
    }

    /// List what roles may do
    ///
    /// Every permission with its sections and the roles that have it in your company.
    #[oai(path = "/api/role_permissions", method = "get", operation_id = "list_role_permissions")]
    async fn list_role_permissions(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
    ) -> Result<Answer<RolePermissionList>, ApiError> {
        let db = ctx.db_of(&actor);
        Ok(Answer(ops::permissions(&db, actor.company_id).await?))
    }

    /// Open a section to a role
    ///
    /// Takes effect with the next request of each person with that role. Opening it again changes nothing.
    #[oai(path = "/api/role_grants/:role/:section", method = "put", operation_id = "grant_section")]
    async fn grant_section(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// The role to open the section to.
        Path(role): Path<Role>,
        /// The section to open.
        Path(section): Path<Section>,
    ) -> Result<Answer<RoleGrantList>, ApiError> {
        let mut write = Write::begin(&ctx, &actor).await?;
        let grants = ops::grant(&mut write, role, section).await?;
        Ok(Answer(write.commit(grants).await?))
    }

    /// Close a section to a role
    ///
    /// Takes effect with the next request of each person with that role. Closing it again changes nothing.
    #[oai(path = "/api/role_grants/:role/:section", method = "delete", operation_id = "revoke_section")]
    async fn revoke_section(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// The role to close the section to.
        Path(role): Path<Role>,
        /// The section to close.
        Path(section): Path<Section>,
    ) -> Result<Answer<RoleGrantList>, ApiError> {
        let mut write = Write::begin(&ctx, &actor).await?;
        let grants = ops::revoke(&mut write, role, section).await?;
        Ok(Answer(write.commit(grants).await?))
    }
}
