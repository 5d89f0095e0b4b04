//! The operations of notices.

use poem::web::Data;
use poem_openapi::{
    OpenApi,
    param::{Path, Query},
};
use uuid::Uuid;

use super::{
    ops,
    views::{Notice, NoticeBox, NoticeCount, NoticePage},
};
use crate::{Answer, ApiError, AppContext, Sort, Write, auth::Member, paging::PageParams};

#[derive(Default)]
pub struct NoticesApi;

#[OpenApi(tag = "crate::Chapter::Notices")]
impl NoticesApi {
    /// List notices
    ///
    /// Your own notices, newest first, and the number of unread ones in the inbox.
    #[oai(path = "/api/notices", method = "get", operation_id = "list_notices")]
    async fn list_notices(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// The inbox, or the archive if you ask for it.
        Query(status): Query<Option<NoticeBox>>,
        /// Rows per page.
        Query(limit): Query<Option<u64>>,
        /// `next_cursor` of the previous page.
        Query(cursor): Query<Option<String>>,
    ) -> Result<Answer<NoticePage>, ApiError> {
        let db = ctx.db_of(&actor);
        let params = PageParams { limit, cursor, sort: Sort::default() };
        let page = ops::list(&db, &actor, status.unwrap_or_default(), &params).await?;
        let unread_count = ops::count_unread(&db, &actor).await?;
        let items = page.rows.into_iter().map(Notice::from).collect();
        Ok(Answer(NoticePage { items, next_cursor: page.next_cursor, total_count: page.total_count, unread_count }))
    }

    /// Archive a notice
    ///
    /// Moves it out of your inbox.
    #[oai(path = "/api/notices/:notice_id/archive", method = "post", operation_id = "archive_notice")]
    async fn archive_notice(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// The notice's id.
        Path(notice_id): Path<Uuid>,
    ) -> Result<Answer<Notice>, ApiError> {
        let mut write = Write::begin(&ctx, &actor).await?;
        let notice = ops::archive(&mut write, notice_id).await?;
        Ok(Answer(write.commit(notice.into()).await?))
    }

    /// Mark notices as read
    ///
    /// Marks everything in your inbox as read.
    #[oai(path = "/api/notices/read", method = "post", operation_id = "mark_notices_read")]
    async fn mark_notices_read(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
    ) -> Result<Answer<NoticeCount>, ApiError> {
        let mut write = Write::begin(&ctx, &actor).await?;
        ops::mark_read(&mut write).await?;
        Ok(Answer(write.commit(NoticeCount { unread_count: 0 }).await?))
    }
}
