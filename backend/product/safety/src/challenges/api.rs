//! The operations of challenges.

use haul_api::{Answer, AnyOf, ApiError, AppContext, Sort, auth::Member, paging::PageParams, record_operations};
use haul_types::{DataQReason, DataQStatus};
use poem::web::Data;
use poem_openapi::{OpenApi, param::Query};
use uuid::Uuid;

use super::{
    ops,
    views::{DataQChallenge, DataQChallengeCreate, DataQChallengePage, DataQChallengeUpdate, DataQSubject},
};

#[derive(Default)]
pub struct DataQChallengesApi;

#[record_operations(
    DataQChallenge,
    words = "DataQs challenge",
    path = "/api/data_q_challenges",
    create = "Of either an inspection or an accident, with a reason that fits it.",
    history
)]
#[OpenApi(tag = "crate::Chapter::DataQChallenges")]
impl DataQChallengesApi {
    /// List DataQs challenges
    ///
    /// The latest first.
    #[oai(path = "/api/data_q_challenges", method = "get", operation_id = "list_data_q_challenges")]
    #[allow(clippy::too_many_arguments, reason = "each is a query parameter of the published API")]
    async fn list_data_q_challenges(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// Part of DataQs' number, the report number of the inspection or the city of the accident.
        Query(q): Query<Option<String>>,
        /// Only these records, such as those that another response names.
        Query(ids): Query<AnyOf<Uuid>>,
        /// Only those of inspections, or of accidents.
        Query(subject): Query<Option<DataQSubject>>,
        /// Only those of one inspection.
        Query(roadside_inspection_id): Query<Option<Uuid>>,
        /// Only those of one accident.
        Query(accident_id): Query<Option<Uuid>>,
        /// What they ask to review.
        Query(reason): Query<AnyOf<DataQReason>>,
        /// How far they are.
        Query(status): Query<AnyOf<DataQStatus>>,
        /// Only those that are not decided yet, or only the others.
        Query(is_open): Query<Option<bool>>,
        /// Only those that this user is in charge of.
        Query(owner_id): Query<Option<Uuid>>,
        /// Show archived ones instead of active ones.
        #[oai(default)]
        Query(archived): Query<bool>,
        /// Fields to sort by, the most important first; `-` before one sorts descending.
        Query(sort): Query<Sort<DataQChallenge>>,
        /// Rows per page.
        Query(limit): Query<Option<u64>>,
        /// `next_cursor` of the previous page.
        Query(cursor): Query<Option<String>>,
    ) -> Result<Answer<DataQChallengePage>, ApiError> {
        let filter = ops::Filter {
            q,
            ids,
            subject,
            roadside_inspection_id,
            accident_id,
            reason,
            status,
            is_open,
            owner_id,
            archived,
        };
        let params = PageParams { limit, cursor, sort };
        Ok(Answer(ops::list(&ctx, &actor, filter, &params).await?))
    }
}
