//! The accounts that every company begins with.

use std::collections::HashMap;

use haul_api::Write;
use haul_db::{Connection, Fetch};
use haul_entity::{
    Owned,
    money::ledger_account::{ActiveModel, Column, Entity, Model},
};
use haul_types::{AccountKind, AccountRole};
use sea_orm::{ColumnTrait, DbErr, EntityTrait, Iterable, QueryFilter, QueryOrder, Set, sea_query::OnConflict};
use uuid::Uuid;

/// Number, name and kind of the account for each role.
fn usual(role: AccountRole) -> (&'static str, &'static str, AccountKind) {
    match role {
        AccountRole::Bank => ("1000", "Bank", AccountKind::Asset),
        AccountRole::UndepositedFunds => ("1050", "Undeposited funds", AccountKind::Asset),
        AccountRole::AccountsReceivable => ("1100", "Accounts receivable", AccountKind::Asset),
        AccountRole::UnappliedPayments => ("2100", "Unapplied payments", AccountKind::Liability),
        AccountRole::OpeningBalanceEquity => ("3900", "Opening balance equity", AccountKind::Equity),
        AccountRole::LineHaulRevenue => ("4000", "Line haul", AccountKind::Revenue),
        AccountRole::FuelSurchargeRevenue => ("4100", "Fuel surcharge", AccountKind::Revenue),
        AccountRole::DetentionRevenue => ("4200", "Detention and layover", AccountKind::Revenue),
        AccountRole::AccessorialRevenue => ("4300", "Accessorials", AccountKind::Revenue),
        AccountRole::Allowances => ("4900", "Credits and allowances", AccountKind::Revenue),
        AccountRole::BadDebt => ("6100", "Bad debt", AccountKind::Expense),
    }
}

/// The company's accounts by number.
pub async fn accounts(db: &impl Connection, company_id: Uuid) -> Result<Vec<Model>, DbErr> {
    Entity::owned_by(company_id).order_by_asc(Column::Number).fetch_all(db).await
}

/// The account for a role; none until something is posted.
pub async fn account_of(db: &impl Connection, company_id: Uuid, role: AccountRole) -> Result<Option<Uuid>, DbErr> {
    let found = Entity::owned_by(company_id).filter(Column::Role.eq(role)).fetch_optional(db).await?;
    Ok(found.map(|account| account.id))
}

/// The company's accounts by role; those that it lacks are added.
pub async fn by_role(write: &Write) -> Result<HashMap<AccountRole, Uuid>, DbErr> {
    let mut known = accounts(write.tx(), write.company_id()).await?;
    if known.len() < AccountRole::iter().count() {
        seed(write).await?;
        known = accounts(write.tx(), write.company_id()).await?;
    }
    Ok(known.into_iter().map(|account| (account.role, account.id)).collect())
}

/// Adds the usual accounts, unless the company has them.
pub async fn seed(write: &Write) -> Result<(), DbErr> {
    let rows = AccountRole::iter().map(|role| {
        let (number, name, kind) = usual(role);
        ActiveModel {
            id: Set(write.new_id()),
            company_id: Set(write.company_id()),
            number: Set(number.to_owned()),
            name: Set(name.to_owned()),
            kind: Set(kind),
            role: Set(role),
            created_at: Set(write.now),
        }
    });
    let once = OnConflict::columns([Column::CompanyId, Column::Role]).do_nothing().to_owned();
    Entity::insert_many(rows).on_conflict(once).exec_without_returning(write.tx()).await?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use haul_types::AccountRole;
    use sea_orm::Iterable;

    use super::usual;

    #[test]
    fn each_role_has_an_account_of_its_own() {
        let numbers: HashSet<_> = AccountRole::iter().map(|role| usual(role).0).collect();
        assert_eq!(numbers.len(), AccountRole::iter().count());
    }
}
