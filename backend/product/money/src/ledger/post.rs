//! Writing to the ledger.

use haul_api::Write;
use haul_db::Fetch;
use haul_entity::{
    Owned,
    money::{posting, posting_line},
};
use haul_types::{AccountRole, Date, MAX_CENTS, PostingFact, PostingSource};
use sea_orm::{ActiveModelTrait, ColumnTrait, EntityTrait, QueryFilter, QueryOrder, QuerySelect, Set};
use uuid::Uuid;

use super::{chart, error::LedgerError, periods};

/// A fact to post.
#[derive(Clone, Debug)]
pub struct Fact {
    pub source: PostingSource,
    pub source_id: Uuid,
    pub fact: PostingFact,
    pub posted_on: Date,
    /// For the reader of the journal, such as `Invoice INV-1001, Blue Ridge Logistics`.
    pub memo: String,
    pub lines: Vec<NewLine>,
}

/// One account of a posting.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NewLine {
    pub account: AccountRole,
    /// Debits are positive, credits negative. A line of nothing is left out.
    pub amount_cents: i64,
    pub about: About,
}

/// What a line is about.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct About {
    pub invoice_id: Option<Uuid>,
    pub invoice_line_id: Option<Uuid>,
    pub payment_id: Option<Uuid>,
}

/// A line whose account is known.
struct Entry {
    account_id: Uuid,
    amount_cents: i64,
    about: About,
}

/// Posts a fact, once. Refused in a closed month. Returns the posting's id.
pub async fn post(write: &mut Write, fact: Fact) -> Result<Uuid, LedgerError> {
    let accounts = chart::by_role(write).await?;
    let mut entries = Vec::with_capacity(fact.lines.len());
    for line in fact.lines.iter().filter(|line| line.amount_cents != 0) {
        let account_id = accounts.get(&line.account).copied();
        let account_id =
            account_id.ok_or_else(|| LedgerError::Unbalanced(format!("no account for {}", line.account.as_str())))?;
        entries.push(Entry { account_id, amount_cents: line.amount_cents, about: line.about });
    }
    write_posting(write, fact, None, entries).await
}

/// Posts the opposite of what was posted about a record: the same accounts, the other way round.
pub async fn reverse(
    write: &mut Write,
    (source, source_id): (PostingSource, Uuid),
    fact: PostingFact,
    posted_on: Date,
    memo: String,
) -> Result<Uuid, LedgerError> {
    reverse_through(write, (source, source_id), fact, posted_on, memo, None).await
}

/// The same, with the second account of `through` in place of the first.
pub async fn reverse_through(
    write: &mut Write,
    (source, source_id): (PostingSource, Uuid),
    fact: PostingFact,
    posted_on: Date,
    memo: String,
    through: Option<(AccountRole, AccountRole)>,
) -> Result<Uuid, LedgerError> {
    let accounts = chart::by_role(write).await?;
    let instead = through.and_then(|(from, to)| Some((*accounts.get(&from)?, *accounts.get(&to)?)));
    let original = posting::Entity::owned_by(write.company_id())
        .filter(posting::Column::Source.eq(source))
        .filter(posting::Column::SourceId.eq(source_id))
        .filter(posting::Column::Fact.eq(PostingFact::Posted))
        .fetch_optional(write.tx())
        .await?;
    let original = original.ok_or_else(|| LedgerError::Unbalanced("there is nothing to reverse".to_owned()))?;
    let lines = posting_line::Entity::owned_by(write.company_id())
        .filter(posting_line::Column::PostingId.eq(original.id))
        .order_by_asc(posting_line::Column::Sequence)
        .fetch_all(write.tx())
        .await?;
    let opposite = |line: posting_line::Model| Entry {
        account_id: instead.filter(|(from, _)| *from == line.account_id).map_or(line.account_id, |(_, to)| to),
        amount_cents: line.amount_cents.saturating_neg(),
        about: About {
            invoice_id: line.invoice_id,
            invoice_line_id: line.invoice_line_id,
            payment_id: line.payment_id,
        },
    };
    let fact = Fact { source, source_id, fact, posted_on, memo, lines: Vec::new() };
    write_posting(write, fact, Some(original.id), lines.into_iter().map(opposite).collect()).await
}

/// The last day on which something about these payments was posted to an account. What moves the money on has that day
/// or a later one, or the account would hold on some past day what wasn't there.
pub async fn last_posted_on(
    write: &Write,
    payment_ids: &[Uuid],
    account: AccountRole,
) -> Result<Option<Date>, LedgerError> {
    let Some(account_id) = chart::account_of(write.tx(), write.company_id(), account).await? else { return Ok(None) };
    let latest = posting_line::Entity::owned_by(write.company_id())
        .filter(posting_line::Column::AccountId.eq(account_id))
        .filter(posting_line::Column::PaymentId.is_in(payment_ids.iter().copied()))
        .order_by_desc(posting_line::Column::PostedOn)
        .limit(1)
        .fetch_optional(write.tx())
        .await?;
    Ok(latest.map(|line| line.posted_on))
}

async fn write_posting(
    write: &mut Write,
    fact: Fact,
    reverses_id: Option<Uuid>,
    entries: Vec<Entry>,
) -> Result<Uuid, LedgerError> {
    balanced(entries.iter().map(|entry| entry.amount_cents))?;
    // Locks the month, so that it isn't closed meanwhile.
    periods::require_open(write, fact.posted_on).await?;
    let id = write.new_id();
    let row = posting::ActiveModel {
        id: Set(id),
        company_id: Set(write.company_id()),
        source: Set(fact.source),
        source_id: Set(fact.source_id),
        fact: Set(fact.fact),
        posted_on: Set(fact.posted_on),
        memo: Set(fact.memo.clone()),
        reverses_id: Set(reverses_id),
        posted_by: Set(write.actor.name.clone()),
        created_at: Set(write.now),
    };
    row.insert(write.tx()).await?;
    let rows = (1..).zip(entries).map(|(sequence, entry)| posting_line::ActiveModel {
        id: Set(write.new_id()),
        company_id: Set(write.company_id()),
        posting_id: Set(id),
        sequence: Set(sequence),
        posted_on: Set(fact.posted_on),
        account_id: Set(entry.account_id),
        amount_cents: Set(entry.amount_cents),
        invoice_id: Set(entry.about.invoice_id),
        invoice_line_id: Set(entry.about.invoice_line_id),
        payment_id: Set(entry.about.payment_id),
    });
    let rows: Vec<_> = rows.collect();
    // A statement takes some thousand parameters; a consolidated invoice may have more lines.
    for part in rows.chunks(500) {
        posting_line::Entity::insert_many(part.to_vec()).exec_without_returning(write.tx()).await?;
    }
    write.record("posting.created", "posting", id, fact.memo, Vec::new());
    Ok(id)
}

/// Whether debits equal credits, and no amount is beyond what a column takes.
fn balanced(amounts: impl Iterator<Item = i64>) -> Result<(), LedgerError> {
    let (mut sum, mut count) = (0_i128, 0_usize);
    for cents in amounts {
        if !(-MAX_CENTS..=MAX_CENTS).contains(&cents) || cents == 0 {
            return Err(LedgerError::Unbalanced(format!("a line of {cents} cents")));
        }
        sum = sum.saturating_add(i128::from(cents));
        count = count.saturating_add(1);
    }
    match (sum, count) {
        (0, 2..) => Ok(()),
        _ => Err(LedgerError::Unbalanced(format!("{count} lines add up to {sum} cents"))),
    }
}

#[cfg(test)]
mod tests {
    use haul_types::MAX_CENTS;

    use super::balanced;

    #[test]
    fn debits_equal_credits() {
        for (amounts, is_balanced) in [
            (&[100, -100][..], true),
            (&[250_000, -240_000, -10_000], true),
            (&[100, -99], false),
            (&[], false),
            (&[0, 0], false),
            (&[100, -100, 0], false),
            (&[MAX_CENTS + 1, -MAX_CENTS - 1], false),
            (&[MAX_CENTS, -MAX_CENTS], true),
        ] {
            assert_eq!(balanced(amounts.iter().copied()).is_ok(), is_balanced, "{amounts:?}");
        }
    }
}
