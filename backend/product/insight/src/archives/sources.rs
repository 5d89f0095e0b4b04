//! What becomes a CSV file of an archive: the lists, as the exports show them, and the tables, as they are stored.

use haul_api::{
    ApiError, AppContext, area::Product, authz::Actor, exports::ExportedList, inside::Inside, paging::MAX_LIMIT,
    tables::ArchivedTable,
};
use haul_db::Db;
use haul_ports::Cell;
use haul_types::{ErrorCode, ExportList};
use sea_orm::Iterable;
use serde_json::Value;

use crate::exports::{exported, page_of};

/// Rows of a table read at once: with the widest ones a megabyte.
const ROWS_OF_TABLE: u64 = 500;

/// The parameters that show all rows of a list, one call after the other. Those that change every few minutes are read
/// in an order that stays, so that no row is passed over.
pub fn passes(list: ExportList) -> &'static [&'static str] {
    match list {
        ExportList::Customers
        | ExportList::Facilities
        | ExportList::Vendors
        | ExportList::Drivers
        | ExportList::Trucks
        | ExportList::Trailers
        | ExportList::FleetOwners
        | ExportList::ComplianceItems
        | ExportList::Accidents
        | ExportList::RoadsideInspections
        | ExportList::LegalHolds
        | ExportList::DriverTerminations
        | ExportList::DataQChallenges
        | ExportList::Claims
        | ExportList::DriverEvents
        | ExportList::MotorCarriers => &["", "archived=true"],
        ExportList::Loads => &["sort=number"],
        ExportList::AuditEvents => &["sort=sequence"],
        ExportList::Invoices => &["sort=number"],
        ExportList::LedgerLines => &["sort=posted_on"],
        ExportList::Payments | ExportList::Deposits => &["sort=created_at"],
        ExportList::Quotes
        | ExportList::Detention
        | ExportList::ReadyToBill
        | ExportList::Users
        | ExportList::Receivables
        | ExportList::AccountBalances
        | ExportList::TrackedLoads
        | ExportList::TrackingExceptions => &[""],
    }
}

/// Whether the list says of each row if it is archived.
fn has_archived(list: ExportList) -> bool {
    passes(list).len() > 1
}

#[derive(Clone, Copy)]
pub(super) enum Source {
    List(&'static ExportedList),
    Table(&'static ArchivedTable),
}

/// Some rows, and where the pass goes on; none at its end.
pub(super) struct Page {
    pub(super) rows: Vec<Vec<Cell>>,
    pub(super) next: Option<String>,
}

impl Source {
    pub(super) fn all(product: &'static Product) -> Result<Vec<Self>, ApiError> {
        let lists = ExportList::iter().map(|list| exported(product, list).map(Self::List));
        lists.chain(product.archived_tables().map(|table| Ok(Self::Table(table)))).collect()
    }

    pub(super) fn is_table(self) -> bool {
        matches!(self, Self::Table(_))
    }

    pub(super) fn name(self) -> &'static str {
        match self {
            Self::List(list) => list.list.as_str(),
            Self::Table(table) => table.name(),
        }
    }

    pub(super) fn title(self) -> &'static str {
        match self {
            Self::List(list) => list.title,
            Self::Table(table) => table.about,
        }
    }

    pub(super) fn header(self) -> Vec<String> {
        match self {
            Self::List(list) => {
                let titles = list.columns.iter().map(|column| column.title.to_owned());
                titles.chain(has_archived(list.list).then(|| "Archived".to_owned())).collect()
            }
            Self::Table(table) => table.columns().into_iter().map(str::to_owned).collect(),
        }
    }

    /// How often it is read from the beginning, each time with other parameters.
    pub(super) fn passes(self) -> usize {
        match self {
            Self::List(list) => passes(list.list).len(),
            Self::Table(_) => 1,
        }
    }
}

/// Reads for the person who ordered the archive, who gets what that person may see.
pub(super) struct Reader<'a> {
    actor: &'a Actor,
    db: Db,
    inside: Inside,
}

impl<'a> Reader<'a> {
    pub(super) fn new(ctx: &AppContext, actor: &'a Actor) -> Self {
        Self { actor, db: ctx.db_of(actor), inside: Inside::new(ctx, actor.clone()) }
    }

    pub(super) async fn page(&self, source: Source, pass: usize, cursor: Option<&str>) -> Result<Page, ApiError> {
        match source {
            Source::List(list) => self.page_of_list(list, pass, cursor).await,
            Source::Table(table) => self.page_of_table(table, cursor).await,
        }
    }

    async fn page_of_list(
        &self,
        list: &'static ExportedList,
        pass: usize,
        cursor: Option<&str>,
    ) -> Result<Page, ApiError> {
        let search = passes(list.list).get(pass).copied().unwrap_or_default();
        let page = self.inside.get(&page_of(list, search, MAX_LIMIT, cursor)).await?;
        let items = page.get("items").and_then(Value::as_array).map(Vec::as_slice).unwrap_or_default();
        Ok(Page {
            rows: items.iter().map(|item| cells(list, item, pass > 0)).collect(),
            next: page.get("next_cursor").and_then(Value::as_str).map(str::to_owned),
        })
    }

    async fn page_of_table(&self, table: &ArchivedTable, cursor: Option<&str>) -> Result<Page, ApiError> {
        if let Some(missing) = table.needs.iter().find(|permission| !self.actor.may(**permission)) {
            return Err(ApiError::new(
                ErrorCode::PermissionMissing,
                format!("The person who ordered the archive does not have the permission {missing}."),
            ));
        }
        let page = table.rows(&self.db, self.actor.company_id, cursor, ROWS_OF_TABLE).await?;
        Ok(Page { rows: page.rows, next: page.next })
    }
}

fn cells(list: &ExportedList, item: &Value, is_archived: bool) -> Vec<Cell> {
    let archived = Cell::Text(if is_archived { "yes" } else { "no" }.to_owned());
    let cells = list.columns.iter().map(|column| column.cell(item));
    cells.chain(has_archived(list.list).then_some(archived)).collect()
}
