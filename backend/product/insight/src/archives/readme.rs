//! What an archive says about itself.

use haul_api::{AppContext, area::Product, tables::Table};
use haul_db::{Fetch, Scope};
use haul_entity::{Owned, company::company, insight::company_archive::Model};

use super::progress::Stop;

pub(super) async fn readme(ctx: &AppContext, row: &Model) -> Result<String, Stop> {
    let db = ctx.db.scoped(Scope::Company(row.company_id));
    let company = company::Entity::owned_by(row.company_id).fetch_optional(&db).await?;
    let name = company.map(|company| company.legal_name).unwrap_or_default();
    let product = &ctx.settings.product_name;
    let (on, by) = (row.created_at.date(), &row.requested_by);
    let (tables, left_out) = (archived(ctx.product), left_out(ctx.product));
    let text = format!(
        "{name}\n\
         Lists, tables and files stored in {product}, ordered on {on} by {by}.\n\
         \n\
         lists/        Each list as people see it, as a CSV file (UTF-8, comma-separated, with a header), archived\n\
         \u{20}             records included.\n\
         tables/       Everything else, and the same once more, as it is stored: a CSV file for each kind of row.\n\
         files/        Each stored file, in a folder for its record. Its name tells its kind and the day it was added.\n\
         manifest.csv  Every file with its record, kind, original name, size and SHA-256, and what could not be\n\
         \u{20}             included and why.\n\
         \n\
         Lists, tables and files were read one after the other: what changed meanwhile may be in one of them and not\n\
         in another. In lists, times are in UTC if the column's title says so.\n\
         \n\
         In tables, a row is found by its id: load_id is the id of a row of load.csv, record_id that of the kind\n\
         beside it. Times end in _at and are in UTC, days in _on. Amounts say what they are counted in: _cents,\n\
         _tenths, _thousandths, _ten_thousandths. Values that have parts are JSON. An apostrophe before =, +, - or @\n\
         keeps spreadsheets from running a text; it is not part of it.\n\
         \n\
         {tables}\
         \n\
         Not included: bank account numbers, tax IDs, passwords, links that open without a sign-in, and the secrets of\n\
         API keys and webhooks, which are stored encrypted, hashed or not at all. Invoices, bills of lading and other\n\
         papers that {product} renders from a load are in the tables as data. Nor are there tables of:\n\
         \n\
         {left_out}"
    );
    // Older editors on Windows need both.
    Ok(text.replace('\n', "\r\n"))
}

/// A line for each table that is inside.
fn archived(product: &Product) -> String {
    let names = product.archived_tables().map(|table| (format!("tables/{}.csv", table.name()), table.about));
    lines(names.collect())
}

/// A line for each that is not.
fn left_out(product: &Product) -> String {
    let names = product.tables().filter_map(|table| match table {
        Table::LeftOut { name, reason } => Some(((*name).to_owned(), *reason)),
        Table::Archived(_) => None,
    });
    lines(names.collect())
}

fn lines(mut names: Vec<(String, &str)>) -> String {
    names.sort_unstable();
    let width = names.iter().map(|(name, _)| name.len()).max().unwrap_or_default();
    names.into_iter().map(|(name, words)| format!("{name:width$}  {words}\n")).collect()
}
