//! Writing to the ledger.

use haul_api::Write;
use haul_db::Fetch;
use haul_entity::{
    Owned,
    money::{posting, posting_line},
};
use haul_types::{AccountRole, Date, MAX_CENTS, PostingFact, PostingSource};
use sea_orm::{ActiveModelTrait, ColumnTrait, EntityTrait, QueryFilter, QueryOrder, Set};
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
    pub invoice_id: Option<Uuid>,
    pub invoice_line_id: Option<Uuid>,
}

/// Posts a fact, once. Refused in a closed month. Returns the posting's id.
pub async fn post(write: &mut Write, fact: Fact) -> Result<Uuid, LedgerError> {
    let accounts = chart::by_role(write).await?;
    let account = |role: AccountRole| {
        let id = accounts.get(&role).copied();
        id.ok_or_else(|| LedgerError::Unbalanced(format!("no account for {}", role.as_str())))
    };
    let lines: Vec<NewLine> = fact.lines.iter().copied().filter(|line| line.amount_cents != 0).collect();
    let lines = lines.into_iter().map(|line| Ok((account(line.account)?, line))).collect::<Result<_, LedgerError>>()?;
    write_posting(write, fact, None, lines).await
}

/// Posts the opposite of what was posted about a record: the same accounts, the other way round.
pub async fn reverse(
    write: &mut Write,
    (source, source_id, of): (PostingSource, Uuid, PostingFact),
    fact: PostingFact,
    posted_on: Date,
    memo: String,
) -> Result<Uuid, LedgerError> {
    let original = posting::Entity::owned_by(write.company_id())
        .filter(posting::Column::Source.eq(source))
        .filter(posting::Column::SourceId.eq(source_id))
        .filter(posting::Column::Fact.eq(of))
        .fetch_optional(write.tx())
        .await?;
    let original = original.ok_or_else(|| LedgerError::Unbalanced("there is nothing to reverse".to_owned()))?;
    let lines = posting_line::Entity::owned_by(write.company_id())
        .filter(posting_line::Column::PostingId.eq(original.id))
        .order_by_asc(posting_line::Column::Sequence)
        .fetch_all(write.tx())
        .await?;
    let chart = chart::accounts(write.tx(), write.company_id()).await?;
    let role = |id: Uuid| chart.iter().find(|account| account.id == id).map(|account| account.role);
    let mut opposite = Vec::with_capacity(lines.len());
    for line in lines {
        let account = role(line.account_id).ok_or_else(|| LedgerError::Unbalanced("an unknown account".to_owned()))?;
        let line = NewLine {
            account,
            amount_cents: line.amount_cents.saturating_neg(),
            invoice_id: line.invoice_id,
            invoice_line_id: line.invoice_line_id,
        };
        opposite.push(line);
    }
    let accounts = chart::by_role(write).await?;
    let lines = opposite.into_iter().filter_map(|line| Some((*accounts.get(&line.account)?, line))).collect();
    let fact = Fact { source, source_id, fact, posted_on, memo, lines: Vec::new() };
    write_posting(write, fact, Some(original.id), lines).await
}

async fn write_posting(
    write: &mut Write,
    fact: Fact,
    reverses_id: Option<Uuid>,
    lines: Vec<(Uuid, NewLine)>,
) -> Result<Uuid, LedgerError> {
    balanced(lines.iter().map(|(_, line)| line.amount_cents))?;
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
    let rows = (1..).zip(lines).map(|(sequence, (account_id, line))| posting_line::ActiveModel {
        id: Set(write.new_id()),
        company_id: Set(write.company_id()),
        posting_id: Set(id),
        sequence: Set(sequence),
        posted_on: Set(fact.posted_on),
        account_id: Set(account_id),
        amount_cents: Set(line.amount_cents),
        invoice_id: Set(line.invoice_id),
        invoice_line_id: Set(line.invoice_line_id),
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
