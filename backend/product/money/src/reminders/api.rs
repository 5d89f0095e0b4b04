//! The operations of reminders.

use haul_api::{Answer, ApiError, AppContext, Begun, Created, IdempotencyKey, Json, Write, auth::Member};
use poem::web::Data;
use poem_openapi::{
    OpenApi,
    param::{Path, Query},
};
use uuid::Uuid;

use super::{
    changing, reading, sending, settings,
    views::{CustomerReminder, ReminderList, ReminderSend, ReminderSettings, ReminderSettingsReplace},
};
use crate::{collections::CollectionEntry, ledger::require_everything};

#[derive(Default)]
pub struct RemindersApi;

#[OpenApi(tag = "crate::Chapter::Receivables")]
impl RemindersApi {
    /// List the next reminders
    ///
    /// Customers with invoices that will have reached a step of the schedule on the next morning: what goes out to them,
    /// or why nothing does. Needs all of the company's terminals.
    #[oai(path = "/api/reminders", method = "get", operation_id = "list_reminders")]
    async fn list_reminders(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// Rows per page.
        Query(limit): Query<Option<u64>>,
        /// `next_cursor` of the previous page.
        Query(cursor): Query<Option<String>>,
    ) -> Result<Answer<ReminderList>, ApiError> {
        Ok(Answer(reading::list(&ctx, &actor, limit, cursor.as_deref()).await?))
    }

    /// Read a customer's next reminder
    ///
    /// When it goes out and what it lists, or why it doesn't go out. Turn reminders to a customer off and on again with
    /// a collection entry. Needs all of the company's terminals.
    #[oai(path = "/api/receivables/:customer_id/reminder", method = "get", operation_id = "read_customer_reminder")]
    async fn read_customer_reminder(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// The customer's id.
        Path(customer_id): Path<Uuid>,
    ) -> Result<Answer<CustomerReminder>, ApiError> {
        Ok(Answer(reading::of_customer(&ctx, &actor, customer_id).await?))
    }

    /// Send a reminder
    ///
    /// By email, now, even if reminders are off: all invoices of the customer that have reached a step, with the
    /// statement as PDF. The entry says whether it was sent. Needs all of the company's terminals.
    #[oai(path = "/api/receivables/:customer_id/send_reminder", method = "post", operation_id = "send_reminder")]
    async fn send_reminder(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// The customer's id.
        Path(customer_id): Path<Uuid>,
        /// Any unique text; repeating the call with it within 24 hours returns the first response.
        #[oai(name = "Idempotency-Key")]
        key: IdempotencyKey,
        Json(body): Json<ReminderSend>,
    ) -> Result<Created<CollectionEntry>, ApiError> {
        let operation = format!("send_reminder {customer_id}");
        let mut write = match Write::begin_create(&ctx, &actor, key.0, operation, &body).await? {
            Begun::New(write) => write,
            Begun::Done(found) => return Ok(Created::replayed(found)),
        };
        let queued = sending::send_now(&mut write, customer_id, body).await?;
        Ok(Created::new(write.commit(queued).await?))
    }

    /// Read the reminder settings
    ///
    /// Whether reminders go out, and the days and tones of their steps. Needs all of the company's terminals.
    #[oai(path = "/api/reminder_settings", method = "get", operation_id = "read_reminder_settings")]
    async fn read_reminder_settings(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
    ) -> Result<Answer<ReminderSettings>, ApiError> {
        require_everything(&actor)?;
        Ok(Answer(settings::effective(&ctx.db_of(&actor), actor.company_id).await?))
    }

    /// Replace the reminder settings
    ///
    /// The first reminders go out on the next morning of a business day. A step that an invoice passed before counts as
    /// reached: of several, the invoice gets the latest. Needs all of the company's terminals.
    #[oai(path = "/api/reminder_settings", method = "put", operation_id = "replace_reminder_settings")]
    async fn replace_reminder_settings(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        Json(body): Json<ReminderSettingsReplace>,
    ) -> Result<Answer<ReminderSettings>, ApiError> {
        let mut write = Write::begin(&ctx, &actor).await?;
        let replaced = changing::replace(&mut write, body).await?;
        Ok(Answer(write.commit(replaced).await?))
    }
}
