//! Where collecting from each customer stands.

use std::collections::HashMap;

use haul_db::{Connection, Fetch, sum_of};
use haul_entity::{
    Owned,
    money::{
        collection_entry::{Column, Entity, Model},
        payment,
    },
};
use haul_types::{CollectionKind, CollectionStage, Date, MessageStatus, PaymentStatus};
use sea_orm::{ColumnTrait, DbErr, FromQueryResult, QueryFilter, QueryOrder, QuerySelect, sea_query::Expr};
use uuid::Uuid;

/// What a customer's entries add up to.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Standing {
    pub last_contact_on: Option<Date>,
    pub follow_up_on: Option<Date>,
    pub promise: Option<Promise>,
    /// A collection agency has the account.
    pub is_placed: bool,
    /// Why the customer gets no reminders.
    pub no_reminders: Option<String>,
    /// When the last reminder went out, or was to.
    pub last_reminded_on: Option<Date>,
}

/// What a customer promised last.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Promise {
    pub promised_on: Date,
    pub promised_cents: i64,
    /// What came in since, in cents.
    pub paid_cents: i64,
    made_on: Date,
}

impl Promise {
    pub fn is_kept(self) -> bool {
        self.paid_cents >= self.promised_cents
    }

    /// Its day is not over, and less than that came in.
    pub fn is_open(self, today: Date) -> bool {
        self.promised_on >= today && !self.is_kept()
    }

    /// Its day is over, and less than that came in.
    pub fn is_broken(self, today: Date) -> bool {
        self.promised_on < today && !self.is_kept()
    }
}

impl Standing {
    /// Takes the entries in the order in which they were made.
    fn add(&mut self, entry: &Model) {
        // A mail that didn't go out reached nobody.
        let is_sent = entry.mail_status.is_none_or(|status| status == MessageStatus::Sent);
        if entry.kind.is_contact() && is_sent {
            self.last_contact_on = self.last_contact_on.max(Some(entry.happened_on));
        }
        match entry.kind {
            CollectionKind::Placed => self.is_placed = true,
            CollectionKind::Recalled => self.is_placed = false,
            CollectionKind::RemindersOff => self.no_reminders = Some(entry.note.clone().unwrap_or_default()),
            CollectionKind::RemindersOn => self.no_reminders = None,
            CollectionKind::Reminder if entry.mail_status != Some(MessageStatus::Failed) => {
                self.last_reminded_on = self.last_reminded_on.max(Some(entry.happened_on));
            }
            CollectionKind::Call
            | CollectionKind::Email
            | CollectionKind::Note
            | CollectionKind::Statement
            | CollectionKind::Reminder => {}
        }
        if !entry.kind.is_about_mail() {
            self.follow_up_on = entry.follow_up_on;
        }
        if let Some((promised_on, promised_cents)) = entry.promised_on.zip(entry.promised_cents) {
            let made_on = entry.happened_on;
            self.promise = Some(Promise { promised_on, promised_cents, paid_cents: 0, made_on });
        }
    }

    /// By the oldest day on which an owed invoice was or is due.
    pub fn stage(&self, oldest_due_on: Option<Date>, as_of: Date) -> CollectionStage {
        if self.is_placed {
            return CollectionStage::Agency;
        }
        match oldest_due_on.map_or(0, |day| as_of.days_since(day)) {
            ..=0 => CollectionStage::Current,
            1..=30 => CollectionStage::Days1To30,
            31..=60 => CollectionStage::Days31To60,
            61..=90 => CollectionStage::Days61To90,
            _ => CollectionStage::Over90Days,
        }
    }
}

#[derive(FromQueryResult)]
struct Paid {
    customer_id: Uuid,
    received_on: Date,
    cents: i64,
}

/// The standings of these customers at the end of a day.
pub async fn standings(
    db: &impl Connection,
    company_id: Uuid,
    customer_ids: &[Uuid],
    as_of: Date,
) -> Result<HashMap<Uuid, Standing>, DbErr> {
    let mut all: HashMap<Uuid, Standing> = HashMap::new();
    for some in customer_ids.chunks(1_000) {
        let entries = Entity::owned_by(company_id)
            .filter(Column::CustomerId.is_in(some.iter().copied()))
            .filter(Column::HappenedOn.lte(as_of))
            .order_by_asc(Column::CreatedAt)
            .order_by_asc(Column::Id)
            .fetch_all(db)
            .await?;
        for entry in &entries {
            all.entry(entry.customer_id).or_default().add(entry);
        }
    }
    let made = all.values().filter_map(|standing| standing.promise.map(|promise| promise.made_on)).min();
    let Some(first) = made else { return Ok(all) };
    let ids: Vec<Uuid> = all.iter().filter(|(_, standing)| standing.promise.is_some()).map(|(id, _)| *id).collect();
    for some in ids.chunks(1_000) {
        for paid in paid_since(db, company_id, some, first, as_of).await? {
            let promise = all.get_mut(&paid.customer_id).and_then(|standing| standing.promise.as_mut());
            if let Some(promise) = promise.filter(|promise| paid.received_on >= promise.made_on) {
                promise.paid_cents = promise.paid_cents.saturating_add(paid.cents);
            }
        }
    }
    Ok(all)
}

/// What came in by customer and day.
async fn paid_since(
    db: &impl Connection,
    company_id: Uuid,
    customer_ids: &[Uuid],
    first: Date,
    as_of: Date,
) -> Result<Vec<Paid>, DbErr> {
    payment::Entity::owned_by(company_id)
        .filter(payment::Column::CustomerId.is_in(customer_ids.iter().copied()))
        .filter(payment::Column::Status.is_in([PaymentStatus::Unapplied, PaymentStatus::Applied]))
        .filter(payment::Column::ReceivedOn.gte(first))
        .filter(payment::Column::ReceivedOn.lte(as_of))
        .select_only()
        .column_as(payment::Column::CustomerId, "customer_id")
        .column_as(payment::Column::ReceivedOn, "received_on")
        .column_as(sum_of(Expr::col(payment::Column::AmountCents.as_column_ref())), "cents")
        .group_by(payment::Column::CustomerId)
        .group_by(payment::Column::ReceivedOn)
        .into_model::<Paid>()
        .all(db)
        .await
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_stage_follows_the_oldest_invoice_unless_an_agency_has_it() {
        use CollectionStage::*;
        let as_of = Date::new(2026, 11, 30).unwrap();
        let mut standing = Standing::default();
        for (days, stage) in [
            (0, Current),
            (1, Days1To30),
            (30, Days1To30),
            (31, Days31To60),
            (60, Days31To60),
            (61, Days61To90),
            (90, Days61To90),
            (91, Over90Days),
        ] {
            assert_eq!(standing.stage(Some(as_of.minus_days(days)), as_of), stage, "{days}");
        }
        assert_eq!(standing.stage(None, as_of), Current);
        standing.is_placed = true;
        assert_eq!(standing.stage(Some(as_of), as_of), Agency);
    }

    #[test]
    fn a_promise_is_broken_once_its_day_is_over_and_too_little_came_in() {
        let day = Date::new(2026, 11, 30).unwrap();
        let promise = |paid_cents| Promise { promised_on: day, promised_cents: 500, paid_cents, made_on: day };
        assert!(!promise(499).is_broken(day) && promise(499).is_open(day));
        assert!(!promise(500).is_open(day) && !promise(499).is_open(day.plus_days(1)));
        assert!(promise(499).is_broken(day.plus_days(1)));
        assert!(!promise(500).is_broken(day.plus_days(1)));
    }
}
