//! The operations of archives.

use haul_api::{
    Answer, ApiError, AppContext, Begun, Created, IdempotencyKey, Sort, Write, auth::Member, paging::PageParams,
};
use haul_loads::documents::DocumentLink;
use poem::web::Data;
use poem_openapi::{
    OpenApi,
    param::{Path, Query},
};
use uuid::Uuid;

use super::{
    ops,
    views::{CompanyArchive, CompanyArchivePage},
};

#[derive(Default)]
pub struct ArchivesApi;

#[OpenApi(tag = "crate::Chapter::Archives")]
impl ArchivesApi {
    /// List archives
    ///
    /// The company's archives of the last 30 days, newest first.
    #[oai(path = "/api/company_archives", method = "get", operation_id = "list_company_archives")]
    async fn list_company_archives(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// Rows per page.
        Query(limit): Query<Option<u64>>,
        /// `next_cursor` of the previous page.
        Query(cursor): Query<Option<String>>,
    ) -> Result<Answer<CompanyArchivePage>, ApiError> {
        let db = ctx.db_of(&actor);
        let params = PageParams { limit, cursor, sort: Sort::default() };
        Ok(Answer(ops::list(&db, actor.company_id, &params).await?))
    }

    /// Read an archive
    ///
    /// With its progress.
    #[oai(path = "/api/company_archives/:company_archive_id", method = "get", operation_id = "read_company_archive")]
    async fn read_company_archive(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// The archive's id.
        Path(company_archive_id): Path<Uuid>,
    ) -> Result<Answer<CompanyArchive>, ApiError> {
        let db = ctx.db_of(&actor);
        Ok(Answer(ops::read(&db, actor.company_id, company_archive_id).await?.into()))
    }

    /// Order an archive
    ///
    /// Writes everything of the company to one ZIP file, in the background: each list that can be exported as CSV; each
    /// table as CSV, such as notes, check calls and settings; every stored file; `manifest.csv`, which names each of
    /// them and what could not be included; and `README.txt`, which explains them and what is left out, such as secrets
    /// and sign-ins. Needs a sign-in of the last ten minutes and all of the company's terminals, and every Admin is
    /// notified. The file is kept for a day; only then can the next one be ordered.
    #[oai(path = "/api/company_archives", method = "post", operation_id = "create_company_archive")]
    async fn create_company_archive(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// Any unique text; repeating the call with it within 24 hours returns the first response.
        #[oai(name = "Idempotency-Key")]
        key: IdempotencyKey,
    ) -> Result<Created<CompanyArchive>, ApiError> {
        let of = actor.company_id;
        let mut write = match Write::begin_create(&ctx, &actor, key.0, "create_company_archive", &of).await? {
            Begun::New(write) => write,
            Begun::Done(archive) => return Ok(Created::replayed(archive)),
        };
        let archive = ops::create(&mut write).await?;
        Ok(Created::new(write.commit(archive).await?))
    }

    /// Open an archive
    ///
    /// A link to the finished file that works for a few minutes. Needs a sign-in of the last ten minutes, and is in the
    /// audit log.
    #[oai(
        path = "/api/company_archives/:company_archive_id/open",
        method = "post",
        operation_id = "open_company_archive"
    )]
    async fn open_company_archive(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// The archive's id.
        Path(company_archive_id): Path<Uuid>,
    ) -> Result<Answer<DocumentLink>, ApiError> {
        let mut write = Write::begin(&ctx, &actor).await?;
        let link = ops::open(&mut write, company_archive_id).await?;
        Ok(Answer(write.commit(link).await?))
    }
}
